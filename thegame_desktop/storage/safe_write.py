"""Writing a file so that the old one stays whole until the new one is."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A stream whose content takes the place of `path` on leaving, or is dropped on an error."""
    path = path.resolve()  # through a link: the link stays, what it points to is replaced
    if path.exists() and not path.is_file():
        with path.open("wb") as device:  # a pipe or /dev/null can't be replaced
            yield device
        return
    with tempfile.NamedTemporaryFile(
        dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as stream:
        temporary = Path(stream.name)
        try:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
            stream.close()
            temporary.replace(path)
        except BaseException:
            stream.close()
            temporary.unlink(missing_ok=True)
            raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself safe from a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
