"""What can be checked here of the installers for macOS and Windows."""

import plistlib
import re
from pathlib import Path
from xml.etree import ElementTree

from installers import plist
from tools.icons import DRAWINGS
from tools.translations import language_of, translation_files

ROOT = Path(__file__).resolve().parent.parent.parent
NSI = (ROOT / "packaging" / "windows" / "thegame.nsi").read_text(encoding="utf-8")


def test_macos_can_read_what_it_is_told() -> None:
    told = plistlib.loads(plistlib.dumps(plist.info("1.2.3")))
    assert told["CFBundleShortVersionString"] == "1.2.3"
    (kind,) = told["UTExportedTypeDeclarations"]
    (document,) = told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["thegame"]
    names = {f"{outside}.icns" for outside, _place in DRAWINGS.values()}
    assert {document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]} <= names


def test_macos_knows_every_language() -> None:
    spoken = {language_of(path) for path in translation_files(ROOT)}
    assert set(plist.info("1.2.3")["CFBundleLocalizations"]) == spoken


def test_files_are_of_the_same_type_everywhere() -> None:
    linux = ElementTree.parse(ROOT / "packaging" / "linux" / "mime.xml")
    (kind,) = (each.get("type") for each in linux.iter() if each.tag.endswith("mime-type"))
    (macos,) = plist.info("1.2.3")["UTExportedTypeDeclarations"]
    assert macos["UTTypeTagSpecification"]["public.mime-type"] == [kind]
    assert f'"Content Type" "{kind}"' in NSI


def test_the_wizard_says_everything_in_every_language() -> None:
    spoken = dict.fromkeys(re.findall(r"LangString (\w+) \$\{LANG_(\w+)\}", NSI))
    names = {name for name, _ in spoken}
    languages = set(re.findall(r'MUI_LANGUAGE "(\w+)"', NSI))
    assert languages == {"English", "German"}
    assert {(name, each.upper()) for name in names for each in languages} == set(spoken)
    assert set(re.findall(r"\$\((\w+)\)", NSI)) == names


def test_the_installer_of_windows_needs_no_rights_and_leaves_nothing() -> None:
    assert "RequestExecutionLevel user" in NSI
    assert "HKLM" not in NSI
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', NSI))
    removed = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', NSI))
    assert all(any(key.startswith(each) for each in removed) for key in written)
