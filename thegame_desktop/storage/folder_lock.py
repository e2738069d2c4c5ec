"""A lock that one process holds at a time; the system lets go of it however the process ends."""

import errno
import sys
from pathlib import Path
from typing import BinaryIO

from thegame_desktop.storage.own_files import provide

_HELD_BY_ANOTHER = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})

if sys.platform == "win32":
    import msvcrt

    def _lock(stream: BinaryIO) -> None:
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(stream: BinaryIO) -> None:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Keeps a folder for one process; its file stays when the lock is gone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stream: BinaryIO | None = None

    def acquire(self) -> bool:
        """Try to get it; False only if another process has it.

        Where there are no locks or nothing can be written, nobody can be kept out.
        """
        if self._stream is not None:
            return True
        try:
            stream = _opened(self._path)
        except OSError:
            return True
        try:
            _lock(stream)
        except OSError as error:
            stream.close()
            return error.errno not in _HELD_BY_ANOTHER
        self._stream = stream
        return True

    def release(self) -> None:
        """Let another process have it."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None


def _opened(path: Path) -> BinaryIO:
    provide(path)
    try:
        return path.open("ab")
    except PermissionError:
        return path.open("rb")  # somebody else's: to hold it, it is enough to read it
