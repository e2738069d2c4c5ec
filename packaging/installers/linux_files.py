"""The program as Linux has it below a prefix such as /usr: its folder, and what menus look for."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

from installers.workplace import APP_ID, NAME, PACKAGE, Workplace, filled, given_dates

PROGRAM = Path("lib", NAME)


def lay_out(workplace: Workplace, frozen: Path, prefix: Path) -> None:
    """Put everything below this prefix, which is a folder that isn't there yet."""
    shutil.copytree(frozen, prefix / PROGRAM, symlinks=True)
    command = _parent_made(prefix / "bin" / NAME)
    command.symlink_to(Path("..", PROGRAM, NAME))
    recipes, share = workplace.recipes / "linux", prefix / "share"
    day = datetime.fromtimestamp(workplace.epoch, UTC).date().isoformat()
    values = {"VERSION": workplace.version, "DATE": day}
    for template, place in (
        (f"{APP_ID}.desktop", Path("applications", f"{APP_ID}.desktop")),
        (f"{APP_ID}.metainfo.xml", Path("metainfo", f"{APP_ID}.metainfo.xml")),
        ("mime.xml", Path("mime", "packages", f"{NAME}.xml")),
        ("copyright", Path("doc", PACKAGE, "copyright")),
    ):
        _parent_made(share / place).write_text(filled(recipes / template, values), encoding="utf-8")
    shutil.copytree(workplace.icons / "hicolor", share / "icons" / "hicolor")
    given_dates(prefix, workplace.epoch)


def _parent_made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
