"""The libraries that a frozen program needs on Linux: each is bundled, or declared here.

What is declared becomes the dependencies of packages, and what the self-extracting installer looks
for; a build that needs anything else fails.
"""

import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.linux_packages import (
    LIBRARIES,
    SOUND_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
)
from tools.machine import Trouble

_OF_THE_SYSTEM_ITSELF = (
    *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"),
    *("libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"),
)
DECLARED: Mapping[str, str] = {
    **dict.fromkeys(_OF_THE_SYSTEM_ITSELF, "libc6"),
    **LIBRARIES,
    **X11_LIBRARIES,
    **WAYLAND_LIBRARIES,
    **SOUND_LIBRARIES,
    "libuuid.so.1": "libuuid1",  # Python's
}
"""What is left to the system, by the Debian package that it lies in."""
OPTIONAL = frozenset({*X11_LIBRARIES, *WAYLAND_LIBRARIES, *SOUND_LIBRARIES})
"""What is enough if it is there for one kind of screen; and without sounds it is silent."""
FILES_NEEDED = ("fontconfig-config", "xkb-data")
"""Debian packages with files that libraries look for: which fonts there are, what keys mean."""
_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC = re.compile(r"Name: GLIBC_(\d+)\.(\d+)")
_ELF = b"\x7fELF"


@dataclass(frozen=True)
class Binary:
    """What a program or library asks of others."""

    path: Path
    needed: frozenset[str]
    glibc: tuple[int, int]
    """The oldest that will do."""


def binaries(folder: Path) -> list[Binary]:
    """All programs and libraries in a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [_read(path) for path in files if _is_elf(path)]


def left_to_the_system(found: Iterable[Binary]) -> set[str]:
    """The libraries that are asked for and not among these."""
    found = list(found)
    own = {each.path.name for each in found}
    return {name for each in found for name in each.needed} - own


def check(folder: Path) -> None:
    """Raise Trouble if a library is neither there nor declared, or a link leads nowhere."""
    undeclared = left_to_the_system(binaries(folder)) - DECLARED.keys()
    if undeclared:
        names = ", ".join(sorted(undeclared))
        raise Trouble(f"neither bundled nor declared in {Path(__file__).name}: {names}")
    dangling = [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]
    if dangling:
        raise Trouble(f"{dangling[0]} leads nowhere.")


def glibc_of(found: Iterable[Binary]) -> tuple[int, int]:
    """The oldest C library that will do for all of these."""
    return max(each.glibc for each in found)


def needed(found: Iterable[Binary]) -> tuple[list[str], list[str]]:
    """What the system has to have besides its C library, and what it should have; both sorted."""
    lent = {name for name in left_to_the_system(found) if DECLARED[name] != "libc6"}
    return sorted(lent - OPTIONAL), sorted(lent & OPTIONAL)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_ELF)) == _ELF


def _read(path: Path) -> Binary:
    done = subprocess.run(
        ["readelf", "--wide", "--dynamic", "--version-info", str(path)],
        capture_output=True,
        text=True,
        env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"},
        check=True,
    )
    versions = {(int(major), int(minor)) for major, minor in _GLIBC.findall(done.stdout)}
    return Binary(path, frozenset(_NEEDED.findall(done.stdout)), max(versions, default=(0, 0)))
