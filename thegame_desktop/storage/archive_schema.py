"""The archive's schema, and how a file is opened that may have any other.

Nobody knows who made the file. A trigger or a view in it would do whatever its maker wanted as soon
as anything is asked or written: so the schema is compared before that, and reading it is all that
has happened until then.
"""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.own_files import provide

VERSION = 1
SCHEMA = f"""
CREATE TABLE about (version INTEGER NOT NULL);
INSERT INTO about VALUES ({VERSION});
CREATE TABLE games (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ended INTEGER NOT NULL,
    edition TEXT NOT NULL, variant TEXT NOT NULL, names TEXT NOT NULL, strengths TEXT NOT NULL,
    result TEXT NOT NULL, cards_left INTEGER NOT NULL, hints INTEGER NOT NULL,
    take_backs INTEGER NOT NULL, open_hands INTEGER NOT NULL, beginning TEXT NOT NULL,
    daily TEXT NOT NULL, deal_code TEXT NOT NULL,
    player_count INTEGER NOT NULL, computer_count INTEGER NOT NULL, people TEXT NOT NULL,
    checksum INTEGER NOT NULL);
CREATE INDEX games_by_date ON games (ended);
CREATE INDEX games_by_people ON games (people);
CREATE INDEX daily_games ON games (daily) WHERE daily <> '';
CREATE TABLE records (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
PRAGMA user_version = {VERSION};
"""
_MOST_STEPS = 3_000
"""Of SQLite's own machine, to read a schema with: ours takes less than a hundred."""
_LONGEST_STATEMENT = 1 << 16
"""In bytes; the longest of ours asks for 10,000 numbers, and takes half of it."""
_LONGEST_VALUE = 2 * MAX_RECORD_BYTES


class Damage(sqlite3.DatabaseError):
    """What is found makes no sense, though SQLite hasn't noticed."""


class SchemaPart(NamedTuple):
    """A table, an index, a view or a trigger, as the schema tells of it."""

    kind: str
    name: str
    table: str
    statement: str | None
    """What it was made by, its white space as single spaces; None for what SQLite made itself."""


def connected(path: Path, patience_s: float) -> sqlite3.Connection:
    """Open a file that anybody may have made; whatever its schema is, it is read in no time."""
    provide(path)
    connection = sqlite3.connect(path, timeout=patience_s, isolation_level=None)
    try:
        _restrict(connection)
        with _few_steps(connection):
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


def schema_of(connection: sqlite3.Connection) -> list[SchemaPart]:
    """All that there is in the file, without a look into any of it; raises Damage."""
    query = "SELECT type, name, tbl_name, sql, rootpage FROM sqlite_schema"
    with _few_steps(connection):
        rows = connection.execute(query).fetchall()
    pages = [page for *_, page in rows if page]
    if len(set(pages)) < len(pages) or 1 in pages:
        raise Damage  # what is written to one table would be written to another, or to the schema
    return sorted(
        (
            SchemaPart(kind, name, table, statement and " ".join(str(statement).split()))
            for kind, name, table, statement, _page in rows
        ),
        key=repr,
    )


@cache
def our_schema() -> list[SchemaPart]:
    """What there is in an archive of ours, and nothing else."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(SCHEMA)
        return schema_of(connection)


def our_table(name: str) -> SchemaPart:
    """The table of this name as it is in an archive of ours."""
    (table,) = (part for part in our_schema() if (part.kind, part.name) == ("table", name))
    return table


def _restrict(connection: sqlite3.Connection) -> None:
    """Let nothing happen that none of our own statements asks for."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, _LONGEST_STATEMENT)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)


@contextmanager
def _few_steps(connection: sqlite3.Connection) -> Iterator[None]:
    """SQLite reads the schema before it does anything, and gives up if there is no end to it."""
    connection.set_progress_handler(lambda: True, _MOST_STEPS)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)
