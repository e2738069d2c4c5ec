"""The licences of everything in a bundle; what nothing is known of isn't bundled.

Those of our own, of Python and of Qt lie in `resources/licences`. Libraries that a Linux machine
lends are its packages', which tell theirs; what Windows needs besides is in `windows/licences`.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.machine import Trouble

FOLDER = Path("thegame_desktop", "licences")
"""Within a bundle; those of the system's libraries lie in a folder of their own below it."""
SYSTEM = FOLDER / "system"


def licence_files(root: Path, bundled: Mapping[str, str]) -> dict[str, Path]:
    """The files to be bundled, by their places; `bundled` tells where each other file comes from.

    Raises Trouble if the licence of one of those isn't known.
    """
    files = {str(FOLDER / path.name): path for path in _own(root)}
    lent = [Path(source) for source in bundled.values() if not is_known(Path(source), root)]
    if sys.platform == "win32":
        notes = (root / "packaging" / "windows" / "licences").glob("*.txt")
        return files | {str(SYSTEM / path.name): path for path in sorted(notes)}
    for package in sorted({_package_of(source) for source in lent}):
        told = Path("/usr/share/doc", package, "copyright")
        if not told.is_file():
            raise Trouble(f"the licence of {package} is nowhere to be found.")
        files[str(SYSTEM / f"{package}.txt")] = told
    return files


def _own(root: Path) -> Iterable[Path]:
    resources = root / "resources"
    yield from sorted((resources / "licences").glob("*.txt"))
    yield from (root / "LICENSE", resources / "fonts" / "OFL.txt")


def is_known(source: Path, root: Path) -> bool:
    """Whether it is a part of Python, of its packages, or of this project."""
    homes = [Path(sys.prefix), Path(sysconfig.get_path("stdlib")), root]
    if sys.base_prefix != "/usr":  # where everything lies, whosever it is
        homes.append(Path(sys.base_prefix))
    return any(source.is_relative_to(each) for each in homes) or "libpython" in source.name


def _package_of(library: Path) -> str:
    """The Debian package that a file of this machine belongs to."""
    real = library.resolve()
    # Packages may still call it /lib where this is the same as /usr/lib.
    for path in (library, real, Path("/", *real.parts[2:])):
        command = ["dpkg", "--search", str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            break
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    raise Trouble(f"{library} would be bundled, but nothing is known of its licence.")
