"""A disk image with the app, which is dragged to the folder of applications."""

import platform
import shutil
from pathlib import Path

from installers.freezing import freeze
from installers.workplace import PACKAGE, Workplace
from tools.machine import Trouble


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the image."""
    if not workplace.machine.is_macos:
        raise Trouble("it can be built on macOS only; the recipe in .github/workflows does.")
    app = freeze(workplace)
    content = workplace.emptied("dmg") / "content"
    shutil.copytree(app, content / app.name, symlinks=True)
    (content / "Applications").symlink_to("/Applications")
    name = f"{PACKAGE}-{workplace.version}-macos-{platform.machine()}.dmg"
    image = workplace.artefact(name)
    shape = ("-volname", "The Game", "-fs", "HFS+", "-format", "UDZO", "-ov")
    workplace.run("hdiutil", "create", *shape, "-srcfolder", content, image)
    return image
