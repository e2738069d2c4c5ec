"""Compiles the core in C with the machine's own compiler, once for each state of its sources."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).with_name("core")
BUILD = Path(__file__).resolve().parent.parent / "build" / "core"
COMPILERS = ("cc", "gcc", "clang")
# Sums mustn't be made more exactly than Python makes them, or choices would differ.
FLAGS = ("-std=c11", "-O2", "-ffp-contract=off", "-fvisibility=hidden", "-shared", "-fPIC")


class NoCore(RuntimeError):
    """The core can't be compiled; the message says why."""


@cache
def core_library() -> ctypes.CDLL:
    """The compiled core; raises NoCore."""
    return ctypes.CDLL(str(compiled(SOURCES, BUILD)))


def compiled(sources: Path, folder: Path) -> Path:
    """The library made of these sources, compiled into the folder unless it is there already."""
    digest = hashlib.sha256(" ".join(FLAGS).encode())
    for source in sorted(sources.glob("*.[ch]")):
        digest.update(source.name.encode() + source.read_bytes())
    library = folder / f"core-{digest.hexdigest()[:16]}.so"
    if not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _compile(sorted(sources.glob("*.c")), library)
    return library


def _compile(sources: list[Path], library: Path) -> None:
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise NoCore(f"a C compiler is needed, one of: {', '.join(COMPILERS)}")
    # Renamed when it is complete: somebody else may want to load it at the same time.
    with tempfile.TemporaryDirectory(dir=library.parent) as scratch:
        made = Path(scratch) / library.name
        command = [compiler, *FLAGS, "-o", str(made), *map(str, sources)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            raise NoCore(f"{compiler} can't compile the core:\n{result.stderr}")
        os.replace(made, library)  # noqa: PTH105
