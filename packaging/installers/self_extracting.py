"""One file that installs the program on any Linux, for one user and without further rights."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from installers import libraries, linux_files
from installers.freezing import freeze
from installers.workplace import APP_ID, NAME, PACKAGE, Workplace, filled, given_dates
from tools import linux_packages


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the installer."""
    workplace.needs_linux()
    workplace.needs(makeself="makeself", xz="xz-utils")
    frozen = freeze(workplace)
    folder = workplace.emptied("run")
    content = folder / "content"
    linux_files.lay_out(workplace, frozen, content / "files")
    found = libraries.binaries(frozen)
    required, useful = libraries.needed(found)
    scripts(workplace, content, glibc=libraries.glibc_of(found), required=required, useful=useful)
    given_dates(content, workplace.epoch)
    day = datetime.fromtimestamp(workplace.epoch, UTC).strftime("%a %b %d %H:%M:%S UTC %Y")
    installer = workplace.artefact(f"{PACKAGE}-{workplace.version}-{os.uname().machine}.run")
    # In this folder: the commands that were typed are written into the file.
    workplace.run(
        *("makeself", "--quiet", "--nox11", "--nomd5", "--sha256", "--xz", "--complevel", "9"),
        *("--packaging-date", day, "--tar-extra", "--owner=0 --group=0 --sort=name"),
        *("content", "made.run", "The Game", "./install.sh"),
        folder=folder,
    )
    return (folder / "made.run").replace(installer)


def scripts(
    workplace: Workplace,
    content: Path,
    *,
    glibc: tuple[int, int],
    required: Sequence[str],
    useful: Sequence[str] = (),
) -> None:
    """Write what installs and removes, which looks for these libraries first."""
    managers = {"apt-get": "sudo apt-get install", **linux_packages.INSTALLING}
    values = {
        "NAME": NAME,
        "APP_ID": APP_ID,
        "GLIBC": "{}.{}".format(*glibc),
        "REQUIRED": " ".join(required),
        "X11": " ".join(each for each in useful if each in linux_packages.X11_LIBRARIES),
        "WAYLAND": " ".join(each for each in useful if each in linux_packages.WAYLAND_LIBRARIES),
        "PACKAGES": "\n".join(map(_packages, (*required, *useful))),
        "MANAGERS": "\n".join(f"{manager} {how}" for manager, how in managers.items()),
    }
    for script in ("install.sh", "uninstall.sh"):
        text = filled(workplace.recipes / "linux" / script, values)
        (content / script).write_text(text, encoding="utf-8")
        (content / script).chmod(0o755)


def _packages(soname: str) -> str:
    """A line with a library, and the packages that it lies in, a column for each manager."""
    debian = libraries.DECLARED[soname]
    elsewhere = [linux_packages.names_for(each, [debian]) for each in linux_packages.INSTALLING]
    return " ".join([soname, debian, *map(",".join, elsewhere)])
