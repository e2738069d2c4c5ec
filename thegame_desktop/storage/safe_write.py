"""Writing a file so that the old one stays whole until the new one is."""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A stream whose content takes the place of `path` on leaving, or is dropped on an error."""
    if path.exists() and not path.is_file():
        with path.open("wb") as device:  # a pipe or /dev/null can't be replaced
            yield device
        return
    path = path.resolve()  # through a link: the link stays, what it points to is replaced
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with temporary.open("xb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself safe from a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some file systems can't; the file is written all the same
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
