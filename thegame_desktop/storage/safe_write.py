"""Writing a file so that the old one stays whole until the new one is."""

import errno
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from thegame_desktop.storage.own_files import insist_on_a_file, provide

_OLD_S = 60.0
_TEMPORARY = re.compile(r"\.[0-9a-f]{16}\.tmp")


@contextmanager
def replacing(path: Path, *, is_own: bool = False) -> Iterator[IO[bytes]]:
    """A stream whose content takes the place of `path` on leaving, or is dropped on an error.

    A file that the player wants to have gets the rights of any new file; the program's own ones are
    as private as `own_files` has it.
    """
    if is_own:
        insist_on_a_file(path)
    elif path.exists() and not path.is_file():
        with path.open("wb") as device:  # a pipe or /dev/null can't be replaced
            yield device
        return
    path = _behind_links(path)
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        if is_own:
            provide(temporary)
        with temporary.open("wb" if is_own else "xb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def free_path(path: Path) -> Path:
    """The path, or one like it that isn't taken."""
    number = 1
    candidate = path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem} {number}{path.suffix}")
    return candidate


def sweep(folder: Path) -> None:
    """Remove the temporary files of writers that were killed, not those of one who writes now."""
    old = time.time() - _OLD_S
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):  # what stays does no harm
                if _TEMPORARY.fullmatch(entry.name) and entry.stat().st_mtime < old:
                    Path(entry.path).unlink()


def _behind_links(path: Path) -> Path:
    """The file that is meant: a link stays, what it points to is replaced."""
    with suppress(RuntimeError):  # how some Pythons tell of links in a circle
        path = path.resolve()
    if path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return path


def sync_folder(folder: Path) -> None:
    """Make new and removed names themselves safe from a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some file systems can't; the file is written all the same
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
