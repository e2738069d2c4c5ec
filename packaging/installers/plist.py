"""What macOS is told of the app."""

from typing import Any

from installers.workplace import APP_ID

FILE_TYPE = f"{APP_ID}.record"
DOCUMENT_ICON = "thegame-document.icns"
OLDEST_MACOS = "12.0"


def info(version: str) -> dict[str, Any]:
    """The entries of Info.plist besides those that PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": "The Game",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["de", "en"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Game – Desktop contributors, MIT",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved game of The Game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": DOCUMENT_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Saved game of The Game",
                "UTTypeIconFile": DOCUMENT_ICON,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["thegame"],
                    "public.mime-type": ["application/x-thegame"],
                },
            }
        ],
    }
