"""The libraries that a frozen program needs on Linux: each is bundled, or declared here.

What is declared becomes the dependencies of packages, and what the self-extracting installer looks
for; a build that needs anything else fails.
"""

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.machine import Trouble

_LIBRARIES = {
    "libc6": (
        *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"),
        *("libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"),
    ),
    "libdbus-1-3": ("libdbus-1.so.3",),
    "libegl1": ("libEGL.so.1",),
    "libfontconfig1": ("libfontconfig.so.1",),
    "libfreetype6": ("libfreetype.so.6",),
    "libgcc-s1": ("libgcc_s.so.1",),
    "libgl1": ("libGL.so.1",),
    "libglib2.0-0": ("libglib-2.0.so.0", "libgthread-2.0.so.0"),
    "libgssapi-krb5-2": ("libgssapi_krb5.so.2",),
    "libpulse0": ("libpulse.so.0",),
    "libstdc++6": ("libstdc++.so.6",),
    "libuuid1": ("libuuid.so.1",),
    "libwayland-client0": ("libwayland-client.so.0",),
    "libwayland-cursor0": ("libwayland-cursor.so.0",),
    "libx11-6": ("libX11.so.6",),
    "libx11-xcb1": ("libX11-xcb.so.1",),
    "libxcb1": ("libxcb.so.1",),
    "libxcb-randr0": ("libxcb-randr.so.0",),
    "libxcb-render0": ("libxcb-render.so.0",),
    "libxcb-shape0": ("libxcb-shape.so.0",),
    "libxcb-shm0": ("libxcb-shm.so.0",),
    "libxcb-sync1": ("libxcb-sync.so.1",),
    "libxcb-xfixes0": ("libxcb-xfixes.so.0",),
    "libxcb-xkb1": ("libxcb-xkb.so.1",),
    "libzstd1": ("libzstd.so.1",),
    "zlib1g": ("libz.so.1",),
}
"""What is left to the system, by the Debian package that it lies in."""
DECLARED = {name: package for package, names in _LIBRARIES.items() for name in names}
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


def debian_packages(folder: Path) -> list[str]:
    """What the program depends on, as Debian says it."""
    found = binaries(folder)
    packages = {DECLARED[name] for name in left_to_the_system(found)} - {"libc6"}
    glibc = ".".join(map(str, max(each.glibc for each in found)))
    return [f"libc6 (>= {glibc})", *sorted({*packages, *FILES_NEEDED})]


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
