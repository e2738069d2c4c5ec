"""The archive's file: opened anew for whatever is to be done, and mended if it is damaged.

Whoever writes holds a lock of the system's besides SQLite's own: so nobody writes into a file that
another process is just putting aside.
"""

import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

from thegame_desktop.storage.archive_rows import insert, look_at_everything, look_for_damage
from thegame_desktop.storage.archive_schema import (
    SCHEMA,
    VERSION,
    Damage,
    connected,
    our_schema,
    our_table,
    schema_of,
)
from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.own_files import provide_folder
from thegame_desktop.storage.safe_write import replacing, sweep, sync_folder
from thegame_desktop.storage.salvage import NONSENSE, salvage

_PATIENCE_S = 20.0
_SHORT_PATIENCE_S = 1.0
"""How long whoever must not wait does so nevertheless."""
_REPLACING_S = 2.0
"""How long to try to replace a file that somebody reads: not every system allows it."""
_POLL_S = 0.01
_LONGEST_ANSWER_S = 5.0
"""For whoever must not wait; no archive is so large, but pages that point in a circle are."""
_STEPS_BETWEEN_LOOKS = 100_000
"""Of SQLite's own machine, until somebody looks at the clock: a few milliseconds."""
_COPIED_BYTES = 1 << 20
_PAGE_BYTES = 16384
"""Large enough for nearly every game to lie in one piece, so that it can be found in ruins."""
_ROLLBACK_JOURNAL = b"\x01\x01"
"""How a file says, in the bytes 18 and 19, that it may be read and written without a log."""
_NOT_DAMAGE = {
    sqlite3.SQLITE_BUSY: errno.EAGAIN,
    sqlite3.SQLITE_LOCKED: errno.EAGAIN,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_NOMEM: errno.ENOMEM,
}

T = TypeVar("T")


class Mended(NamedTuple):
    """A damaged archive was put aside."""

    path: Path
    """Where it lies now."""
    saved: int
    """How many games could be saved from it."""


class NewerArchive(OSError):
    """Only a newer version of the program can read the archive."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.ENOTSUP, os.strerror(errno.ENOTSUP), str(path))


class DamagedArchive(OSError):
    """The archive is damaged, and whoever has found that must not wait until it is mended."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))


class ArchiveFile:
    """Is made for the first game. All may raise OSError."""

    def __init__(
        self,
        path: Path,
        tell: Callable[[Mended], None],
        on_damage: Callable[[], None] | None,
    ) -> None:
        """What the latter two are for, `Archive` tells."""
        self._path = path
        self._tell = tell
        self._on_damage = on_damage
        self._patience_s = _PATIENCE_S if on_damage is None else _SHORT_PATIENCE_S
        self._new = path.with_name(f"{path.name}.new")
        self._aside = path.parent / "put-aside"

    # Damage

    def check(self) -> None:
        """Look for damage that nobody has met yet, and mend it; not within the single games.

        What somebody has left who was killed while mending is removed.
        """
        sweep(self._aside)
        if self._new.exists():
            with self._locked():
                self._drop_new()
        self.asked(look_for_damage, None)

    def mend(self) -> None:
        """Look at everything, and mend it if anything is damaged."""
        with _plain_errors(self._path):
            self._mend()

    def _mend(self) -> None:
        """Put the damaged file aside, and begin a new one with all that can be read of it."""
        with self._locked():
            if not self._is_damaged():
                return  # another process has done it meanwhile
            self._drop_new()
            try:
                with closing(connected(self._new, self._patience_s)) as connection:
                    _make(connection)
                    connection.execute("BEGIN IMMEDIATE")
                    with connection:
                        saved = insert(connection, salvage(self._path))
                with self._put_aside() as aside:
                    _replace(self._new, self._path)
            finally:
                self._drop_new()
            sync_folder(self._path.parent)
        self._tell(Mended(aside, saved))

    def _drop_new(self) -> None:
        for kind in ("", "-journal"):
            self._new.with_name(f"{self._new.name}{kind}").unlink(missing_ok=True)

    def _is_damaged(self) -> bool:
        try:
            with closing(self._opened()) as connection:
                if _format_of(self._path) != _ROLLBACK_JOURNAL:
                    return True  # SQLite would take it for read-only, and never say why
                if _is_made(connection):
                    look_at_everything(connection)
        except NONSENSE as error:
            _raise_unless_damaged(error, self._path)
            return True
        return False

    @contextmanager
    def _put_aside(self) -> Iterator[Path]:
        """Have the damaged file in another place too, for somebody who knows more than we do.

        If what is done then fails, all is as it was.
        """
        provide_folder(self._aside)
        paths = (self._aside / f"{self._path.stem} {n}{self._path.suffix}" for n in count(1))
        aside = next(path for path in paths if not path.exists() or path.samefile(self._path))
        moved: list[tuple[Path, Path]] = []
        try:
            if not aside.exists():  # it does if somebody was killed just here
                _link_or_copy(self._path, aside)
            for kind in ("-journal", "-wal", "-shm"):
                with suppress(FileNotFoundError):
                    # It belongs to the damaged file, and would damage the new one.
                    beside = self._path.with_name(f"{self._path.name}{kind}")
                    there = beside.replace(aside.with_name(f"{aside.name}{kind}"))
                    moved.append((beside, there))
            yield aside
        except BaseException:
            for beside, there in moved:
                there.replace(beside)
            aside.unlink(missing_ok=True)
            raise

    # The file

    def asked(self, ask: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        """What the archive answers; that nothing is there, while there is no file."""

        def open_and_ask() -> T:
            try:
                connection = self._opened()
            except FileNotFoundError:
                return nothing
            with closing(connection):
                if not _is_made(connection):
                    return nothing
                if self._on_damage is not None:
                    end = time.monotonic() + _LONGEST_ANSWER_S
                    connection.set_progress_handler(
                        lambda: time.monotonic() > end, _STEPS_BETWEEN_LOOKS
                    )
                return ask(connection)

        return self._mending(open_and_ask)

    def written(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Write, all of it or nothing."""

        def open_and_write() -> T:
            with (
                self._locked(),
                closing(connected(self._path, self._patience_s)) as connection,
            ):
                if not _is_made(connection):
                    _make(connection)
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    return write(connection)

        is_new = not self._path.exists()
        result = self._mending(open_and_write)
        if is_new:
            sync_folder(self._path.parent)
        return result

    def _mending(self, do: Callable[[], T]) -> T:
        try:
            return do()
        except NONSENSE as error:
            _raise_unless_damaged(error, self._path)
            if self._on_damage is not None:
                self._on_damage()
                raise DamagedArchive(self._path) from error
        with _plain_errors(self._path):
            self._mend()
            return do()

    def _opened(self) -> sqlite3.Connection:
        """The file as it is; raises FileNotFoundError."""
        if not self._path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._path))
        return connected(self._path, self._patience_s)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Nobody else writes or mends meanwhile."""
        provide_folder(self._path.parent)
        lock = FolderLock(self._path.with_suffix(".lock"))
        end = time.monotonic() + self._patience_s
        while not lock.acquire():
            if time.monotonic() > end:
                raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self._path))
            time.sleep(_POLL_S)
        try:
            yield
        finally:
            lock.release()


def _is_made(connection: sqlite3.Connection) -> bool:
    """True if it is an archive of ours, False if nothing is in it; else raises why not."""
    schema = schema_of(connection)
    ((version,),) = connection.execute("PRAGMA user_version")
    if not schema and not version:
        return False
    # Of a newer version nothing is known but how it says so; and then nothing else is asked.
    if schema != our_schema() and not (version > VERSION and our_table("about") in schema):
        raise Damage
    if connection.execute("SELECT version FROM about LIMIT 2").fetchall() != [(version,)]:
        raise Damage  # a slip of the disk is no newer version
    if version > VERSION:
        ((_id, _number, name),) = connection.execute("PRAGMA database_list")
        raise NewerArchive(Path(name))
    return True


def _make(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
    connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")


def _link_or_copy(path: Path, aside: Path) -> None:
    """Have the file under another name too, however large it is; where that can't be, a copy."""
    try:
        os.link(path.resolve(), aside)
    except OSError:  # not every file system can
        # Killed in the middle, no half copy is taken for a whole one, nor kept for good.
        with path.open("rb") as file, replacing(aside, is_own=True) as copy:
            shutil.copyfileobj(file, copy, _COPIED_BYTES)


def _replace(new: Path, path: Path) -> None:
    """Have the new file take the place of the old one as soon as nobody reads that."""
    end = time.monotonic() + _REPLACING_S
    while True:
        try:
            new.replace(path)
            return
        except PermissionError:
            if time.monotonic() > end:
                raise
        time.sleep(_POLL_S)


def _format_of(path: Path) -> bytes:
    """What the file says about how it is written."""
    with path.open("rb") as file:
        file.seek(18)
        return file.read(2)


@contextmanager
def _plain_errors(path: Path) -> Iterator[None]:
    """Whatever goes wrong is an OSError."""
    try:
        yield
    except NONSENSE as error:
        _raise_unless_damaged(error, path)
        raise OSError(errno.EIO, str(error), str(path)) from error


def _raise_unless_damaged(error: Exception, path: Path) -> None:
    """Raise an OSError for what isn't the file's own fault."""
    code = getattr(error, "sqlite_errorcode", None)
    number = None if code is None else _NOT_DAMAGE.get(code & 0xFF)
    if number == errno.EACCES and path.exists() and _format_of(path) != _ROLLBACK_JOURNAL:
        return
    if number is not None:
        raise OSError(number, os.strerror(number), str(path)) from error
