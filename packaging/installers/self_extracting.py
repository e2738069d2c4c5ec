"""One file that installs the program on any Linux, for one user and without further rights."""

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from installers import libraries, linux_files
from installers.freezing import freeze
from installers.workplace import APP_ID, NAME, PACKAGE, Workplace, filled, given_dates

OPTIONAL = frozenset({"libpulse.so.0"})
"""Without it, the game is silent."""


def build(workplace: Workplace) -> Path:
    """Freeze the program and pack it; returns the installer."""
    workplace.needs_linux()
    workplace.needs(makeself="makeself", xz="xz-utils")
    frozen = freeze(workplace)
    folder = workplace.emptied("run")
    content = folder / "content"
    linux_files.lay_out(workplace, frozen, content / "files")
    found = libraries.binaries(frozen)
    lent = libraries.left_to_the_system(found) - OPTIONAL
    # Those of the system itself can't be missing.
    sonames = sorted(each for each in lent if libraries.DECLARED[each] != "libc6")
    scripts(workplace, content, glibc=max(each.glibc for each in found), sonames=sonames)
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
    workplace: Workplace, content: Path, *, glibc: tuple[int, int], sonames: Iterable[str]
) -> None:
    """Write what installs and removes, which looks for these libraries first."""
    values = {
        "NAME": NAME,
        "APP_ID": APP_ID,
        "GLIBC": "{}.{}".format(*glibc),
        "LIBRARIES": " ".join(sonames),
    }
    for script in ("install.sh", "uninstall.sh"):
        text = filled(workplace.recipes / "linux" / script, values)
        (content / script).write_text(text, encoding="utf-8")
        (content / script).chmod(0o755)
