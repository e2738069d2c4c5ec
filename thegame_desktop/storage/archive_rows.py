"""Finished games as rows of SQLite's, each with a checksum: a slip of the disk is noticed."""

import sqlite3
import zlib
from collections.abc import Iterable
from itertools import islice
from typing import Any

from thegame_desktop.storage.salvage import Finished, pack, unpack
from thegame_desktop.storage.summaries import Result, Summary, lines

VERSION = 1
_BATCH = 500
COLUMNS = (
    "id, ended, edition, variant, names, strengths, result, cards_left, hints, take_backs, "
    "open_hands, beginning, daily, deal_code"
)
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
CREATE INDEX daily_games ON games (daily) WHERE daily <> '';
CREATE TABLE records (number INTEGER PRIMARY KEY, data BLOB NOT NULL);
PRAGMA user_version = {VERSION};
"""


class Damage(sqlite3.DatabaseError):
    """What is found makes no sense, though SQLite hasn't noticed."""


def insert(connection: sqlite3.Connection, games: Iterable[Finished]) -> int:
    added = 0
    places = ", ".join("?" * (len(COLUMNS.split(",")) + 4))
    names = f"{COLUMNS}, player_count, computer_count, people, checksum"
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


def summary_in(row: tuple[Any, ...]) -> Summary:
    checksum, *values = row
    if _checksum(tuple(values)) != checksum:
        raise Damage
    told = list(values)
    told[4:7] = [*(tuple(text.split("\n")[1:-1]) for text in values[4:6]), Result(values[6])]
    told[10] = bool(values[10])
    return Summary(*told)


def _checksum(values: tuple[Any, ...]) -> int:
    return zlib.crc32(repr(values).encode("utf-8", "replace"))


def unpacked(data: Any) -> Finished:
    try:
        return unpack(data)
    except (ValueError, TypeError) as error:
        raise Damage from error


def look_through(connection: sqlite3.Connection, *, has_time: bool) -> None:
    """Raise if anything is wrong; with time, the records are read too."""
    found = [text for (text,) in connection.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise Damage
    query = f"SELECT checksum, {COLUMNS}, player_count, computer_count, people FROM games"
    rows = connection.execute(query)
    while batch := list(islice(rows, _BATCH)):
        for row in batch:
            if _row(summary_in(row[:-3]))[-4:-1] != row[-3:]:
                raise Damage
    unpaired = "SELECT (SELECT count(*) FROM games NATURAL JOIN records), "
    unpaired += "(SELECT count(*) FROM games), (SELECT count(*) FROM records)"
    if len(set(connection.execute(unpaired).fetchone())) > 1:
        raise Damage
    if has_time:
        for (data,) in connection.execute("SELECT data FROM records"):
            unpacked(data)
