"""One file for Linux that is started as it is.

The tool that makes it carries the start of each such file; it is in no package registry, so whoever
builds brings it along, as the recipe of the release does.
"""

import os
from pathlib import Path

from installers import linux_files
from installers.freezing import freeze
from installers.workplace import APP_ID, NAME, PACKAGE, Workplace, given_dates
from tools.machine import Trouble

TOOL = "appimagetool"


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the image."""
    workplace.needs_linux()
    if not workplace.machine.has_program(TOOL):
        raise Trouble(
            f"it can't be built here: put {TOOL} of the AppImage project where programs are found. "
            "The recipe in .github/workflows does."
        )
    app = lay_out(workplace)
    machine = os.uname().machine
    image = workplace.artefact(f"{PACKAGE}-{workplace.version}-{machine}.AppImage")
    # Without FUSE, which a machine that builds may lack.
    extract = {"ARCH": machine, "APPIMAGE_EXTRACT_AND_RUN": "1"}
    workplace.run(TOOL, "--no-appstream", app, image, environment=extract)
    return image


def lay_out(workplace: Workplace) -> Path:
    """The folder that is packed: the program below usr, and at its top what starts and shows it."""
    frozen = freeze(workplace)
    app = workplace.emptied("appimage") / "The Game.AppDir"
    linux_files.lay_out(workplace, frozen, app / "usr")
    share = Path("usr", "share")
    for name, place in (
        ("AppRun", Path("usr", "bin", NAME)),
        (f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop"),
        (f"{NAME}.png", share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png"),
        (".DirIcon", Path(f"{NAME}.png")),
    ):
        (app / name).symlink_to(place)
    given_dates(app, workplace.epoch)
    return app
