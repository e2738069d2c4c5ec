"""The archive of finished games: one SQLite file, which mends itself.

Whoever writes holds a lock of the system's besides SQLite's own, and opens the file anew: so nobody
writes into a file that another process is just putting aside.
"""

import errno
import os
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.safe_write import sync_folder
from thegame_desktop.storage.salvage import Finished, pack, salvage, unpack
from thegame_desktop.storage.summaries import (
    Order,
    Played,
    Result,
    Summary,
    Wanted,
    conditions,
    lines,
    ordering,
)

_VERSION = 1
_PATIENCE_S = 20.0
_POLL_S = 0.01
_BATCH = 500
_COLUMNS = (
    "id, ended, edition, variant, names, strengths, result, cards_left, hints, take_backs, "
    "open_hands, beginning, daily, deal_code"
)
_SCHEMA = f"""
CREATE TABLE about (version INTEGER NOT NULL);
INSERT INTO about VALUES ({_VERSION});
CREATE TABLE games (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ended INTEGER NOT NULL,
    edition TEXT NOT NULL, variant TEXT NOT NULL, names TEXT NOT NULL, strengths TEXT NOT NULL,
    result TEXT NOT NULL, cards_left INTEGER NOT NULL, hints INTEGER NOT NULL,
    take_backs INTEGER NOT NULL, open_hands INTEGER NOT NULL, beginning TEXT NOT NULL,
    daily TEXT NOT NULL, deal_code TEXT NOT NULL,
    player_count INTEGER NOT NULL, computer_count INTEGER NOT NULL, people TEXT NOT NULL,
    checksum INTEGER NOT NULL);
CREATE INDEX games_by_date ON games (ended);
CREATE INDEX daily_games ON games (daily) WHERE daily <> '';
CREATE TABLE records (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
PRAGMA user_version = {_VERSION};
"""
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


class Entry(NamedTuple):
    """A game in the archive, and the number by which it is asked for."""

    number: int
    summary: Summary


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


class _Damage(Exception):
    """The archive doesn't make sense."""


class Archive:
    """Knows the file, and makes it for the first game. All may raise OSError."""

    def __init__(self, path: Path, tell: Callable[[Mended], None] = lambda _mended: None) -> None:
        """That it had to be mended is told in whichever thread has noticed it."""
        self._path = path
        self._tell = tell

    # What is written

    def add(self, games: Iterable[Finished]) -> int:
        """Keep these games, safe on the disk when this returns; how many were not there before."""
        return self._written(lambda connection: _insert(connection, games))

    def remove(self, numbers: Iterable[int]) -> None:
        """Forget these games for good."""
        one_by_one = [(number,) for number in numbers]

        def remove(connection: sqlite3.Connection) -> None:
            for table in ("games", "records"):
                connection.executemany(f"DELETE FROM {table} WHERE number = ?", one_by_one)

        self._written(remove)

    def remove_all(self, wanted: Wanted) -> None:
        """Forget all of these games for good."""
        condition, values = conditions(wanted)

        def remove(connection: sqlite3.Connection) -> None:
            numbers = f"SELECT number FROM games WHERE {condition}"
            connection.execute(f"DELETE FROM records WHERE number IN ({numbers})", values)
            connection.execute(f"DELETE FROM games WHERE {condition}", values)

        self._written(remove)

    # What is asked

    def count(self, wanted: Wanted) -> int:
        """How many games there are of these."""
        condition, values = conditions(wanted)
        query = f"SELECT count(*) FROM games WHERE {condition}"

        def ask(connection: sqlite3.Connection) -> int:
            ((games,),) = connection.execute(query, values)
            return int(games)

        return self._asked(ask, 0)

    def numbers(
        self, wanted: Wanted, order: Order = Order.DATE, *, is_descending: bool = True
    ) -> Sequence[int]:
        """The numbers of these games, in this order."""
        condition, values = conditions(wanted)
        by = ordering(order, is_descending=is_descending)
        query = f"SELECT number FROM games WHERE {condition} ORDER BY {by}"
        return self._asked(
            lambda connection: [number for (number,) in connection.execute(query, values)], []
        )

    def entries(self, numbers: Sequence[int]) -> list[Entry]:
        """The games of these numbers, in their order; without those that are gone."""
        places = ", ".join("?" * len(numbers))
        query = f"SELECT number, checksum, {_COLUMNS} FROM games WHERE number IN ({places})"

        def ask(connection: sqlite3.Connection) -> list[Entry]:
            found = {row[0]: _entry(row) for row in connection.execute(query, numbers)}
            return [found[number] for number in numbers if number in found]

        return self._asked(ask, [])

    def daily(self) -> list[Entry]:
        """All games of a daily deal, the first ones first."""
        query = (
            f"SELECT number, checksum, {_COLUMNS} FROM games WHERE daily <> '' "
            "ORDER BY ended, number"
        )

        def ask(connection: sqlite3.Connection) -> list[Entry]:
            return [_entry(row) for row in connection.execute(query)]

        return self._asked(ask, [])

    def played(self, wanted: Wanted) -> list[Played]:
        """What figures are made of, for all of these games, the first ones first."""
        condition, values = conditions(wanted)
        query = (
            f"SELECT ended, result, cards_left FROM games WHERE {condition} ORDER BY ended, number"
        )
        results = {result.value: result for result in Result}

        def ask(connection: sqlite3.Connection) -> list[Played]:
            rows = connection.execute(query, values)
            try:
                return [Played(int(ended), results[won], int(left)) for ended, won, left in rows]
            except (KeyError, ValueError) as error:
                raise _Damage from error

        return self._asked(ask, [])

    def teams(self) -> dict[tuple[str, ...], int]:
        """Which people have played, as many as there were together, and how often."""
        query = "SELECT CAST(people AS TEXT), count(*) FROM games GROUP BY people"

        def ask(connection: sqlite3.Connection) -> dict[tuple[str, ...], int]:
            return {tuple(people.split("\n")[1:-1]): n for people, n in connection.execute(query)}

        return self._asked(ask, {})

    def record(self, number: int) -> bytes | None:
        """The record of a game; None if it is gone."""
        query = "SELECT data FROM records WHERE number = ?"

        def ask(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(query, (number,)).fetchone()
            return None if row is None else _unpacked(row[0]).record

        return self._asked(ask, None)

    def records(self, numbers: Sequence[int]) -> Iterator[bytes]:
        """The records of these games, in their order, without those that are gone."""
        for number in numbers:
            record = self.record(number)
            if record is not None:
                yield record

    # Damage

    def check(self) -> None:
        """Look for damage that nobody has met yet, and mend it; records are not looked into."""
        self._asked(lambda connection: _look_through(connection, has_time=False), None)

    def _mend(self) -> None:
        """Put the damaged file aside, and begin a new one with all that can be read of it."""
        with self._locked():
            if not self._is_damaged():
                return  # another process has done it meanwhile
            new = self._path.with_name(f"{self._path.name}.new")
            new.unlink(missing_ok=True)
            with closing(_connected(new)) as connection:
                _make(connection)
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    saved = _insert(connection, salvage(self._path))
            aside = self._put_aside()
            new.replace(self._path)
            sync_folder(self._path.parent)
        self._tell(Mended(aside, saved))

    def _is_damaged(self) -> bool:
        try:
            with closing(self._opened()) as connection:
                if _format_of(self._path) != _ROLLBACK_JOURNAL:
                    return True  # SQLite would take it for read-only, and never say why
                _look_through(connection, has_time=True)
        except sqlite3.Error as error:
            _raise_unless_damaged(error, self._path)
            return True
        except _Damage:
            return True
        return False

    def _put_aside(self) -> Path:
        """Have the damaged file in another place too, for somebody who knows more than we do."""
        folder = self._path.parent / "put-aside"
        folder.mkdir(exist_ok=True)
        paths = (folder / f"{self._path.stem} {n}{self._path.suffix}" for n in count(1))
        aside = next(path for path in paths if not path.exists())
        shutil.copyfile(self._path, aside)
        for kind in ("-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                # It belongs to the damaged file, and would damage the new one.
                beside = self._path.with_name(f"{self._path.name}{kind}")
                beside.replace(aside.with_name(f"{aside.name}{kind}"))
        return aside

    # The file

    def _asked(self, ask: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        """What the archive answers; that nothing is there, while there is no file."""

        def open_and_ask() -> T:
            try:
                connection = self._opened()
            except FileNotFoundError:
                return nothing
            with closing(connection):
                return ask(connection) if _is_made(connection) else nothing

        return self._mending(open_and_ask)

    def _written(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Write, all of it or nothing."""

        def open_and_write() -> T:
            with self._locked(), closing(_connected(self._path)) as connection:
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
        except sqlite3.Error as error:
            _raise_unless_damaged(error, self._path)
        except _Damage:
            pass
        self._mend()
        try:
            return do()
        except (sqlite3.Error, _Damage) as error:
            raise OSError(errno.EIO, str(error), str(self._path)) from error

    def _opened(self) -> sqlite3.Connection:
        """The file as it is; raises FileNotFoundError."""
        if not self._path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._path))
        return _connected(self._path)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Nobody else writes or mends meanwhile."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = FolderLock(self._path.with_suffix(".lock"))
        end = time.monotonic() + _PATIENCE_S
        while not lock.acquire():
            if time.monotonic() > end:
                raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self._path))
            time.sleep(_POLL_S)
        try:
            yield
        finally:
            lock.release()


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    try:
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        # What was deleted is really gone: nobody finds it again, salvage neither.
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        connection.close()
        raise
    return connection


def _is_made(connection: sqlite3.Connection) -> bool:
    """True if it is an archive of ours, False if nothing is in it; else raises why not."""
    ((version,),) = connection.execute("PRAGMA user_version")
    ((tables,),) = connection.execute("SELECT count(*) FROM sqlite_schema")
    if not tables and not version:
        return False
    ((stated,),) = connection.execute("SELECT version FROM about")
    if stated != version:
        raise _Damage  # a slip of the disk is no newer version
    if version > _VERSION:
        ((_id, _number, name),) = connection.execute("PRAGMA database_list")
        raise NewerArchive(Path(name))
    return True


def _make(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
    connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")


def _insert(connection: sqlite3.Connection, games: Iterable[Finished]) -> int:
    added = 0
    places = ", ".join("?" * (len(_COLUMNS.split(",")) + 4))
    names = f"{_COLUMNS}, player_count, computer_count, people, checksum"
    insert = f"INSERT INTO games ({names}) VALUES ({places}) ON CONFLICT (id) DO NOTHING"
    for game in games:
        cursor = connection.execute(insert, _row(game.summary))
        if cursor.rowcount:
            added += 1
            row = (cursor.lastrowid, pack(game))
            connection.execute("INSERT INTO records (number, data) VALUES (?, ?)", row)
    return added


def _row(summary: Summary) -> tuple[Any, ...]:
    values = (
        summary.id,
        summary.ended,
        summary.edition,
        summary.variant,
        lines(summary.names),
        lines(summary.strengths),
        summary.result.value,
        summary.cards_left,
        summary.hints,
        summary.take_backs,
        int(summary.open_hands),
        summary.beginning,
        summary.daily,
        summary.deal_code,
    )
    computers = sum(map(bool, summary.strengths))
    return (
        *values,
        summary.player_count,
        computers,
        lines(summary.people),
        _checksum(values),
    )


def _entry(row: tuple[Any, ...]) -> Entry:
    number, checksum, *values = row
    if _checksum(tuple(values)) != checksum:
        raise _Damage
    told = list(values)
    told[4:7] = [*(tuple(text.split("\n")[1:-1]) for text in values[4:6]), Result(values[6])]
    told[10] = bool(values[10])
    return Entry(number, Summary(*told))


def _checksum(values: tuple[Any, ...]) -> int:
    return zlib.crc32(repr(values).encode("utf-8", "replace"))


def _unpacked(data: Any) -> Finished:
    try:
        return unpack(data)
    except (ValueError, TypeError) as error:
        raise _Damage from error


def _look_through(connection: sqlite3.Connection, *, has_time: bool) -> None:
    """Raise if anything is wrong; with time, the records are read too."""
    if not _is_made(connection):
        return
    found = [text for (text,) in connection.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise _Damage
    query = f"SELECT number, checksum, {_COLUMNS}, player_count, computer_count, people FROM games"
    rows = connection.execute(query)
    while batch := list(islice(rows, _BATCH)):
        for row in batch:
            entry = _entry(row[:-3])
            if _row(entry.summary)[-4:-1] != row[-3:]:
                raise _Damage
    unpaired = "SELECT (SELECT count(*) FROM games NATURAL JOIN records), "
    unpaired += "(SELECT count(*) FROM games), (SELECT count(*) FROM records)"
    if len(set(connection.execute(unpaired).fetchone())) > 1:
        raise _Damage
    if has_time:
        for (data,) in connection.execute("SELECT data FROM records"):
            _unpacked(data)


def _format_of(path: Path) -> bytes:
    """What the file says about how it is written."""
    with path.open("rb") as file:
        file.seek(18)
        return file.read(2)


def _raise_unless_damaged(error: sqlite3.Error, path: Path) -> None:
    """Raise an OSError for what isn't the file's own fault."""
    code = getattr(error, "sqlite_errorcode", None)
    number = None if code is None else _NOT_DAMAGE.get(code & 0xFF)
    if number == errno.EACCES and _format_of(path) != _ROLLBACK_JOURNAL:
        return
    if number is not None:
        raise OSError(number, os.strerror(number), str(path)) from error
