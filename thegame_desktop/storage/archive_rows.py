"""Finished games as rows of SQLite's, each with a checksum: a slip of the disk is noticed."""

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from thegame_desktop.storage.archive_schema import Damage
from thegame_desktop.storage.salvage import Finished, pack, unpack
from thegame_desktop.storage.summaries import Result, Summary, lines

COLUMNS = (
    "id, ended, edition, variant, names, strengths, result, cards_left, hints, take_backs, "
    "open_hands, beginning, daily, deal_code, player_count, computer_count, people"
)


def insert(connection: sqlite3.Connection, games: Iterable[Finished]) -> int:
    """Add these games; how many were not there before."""
    added = 0
    places = ", ".join("?" * (len(COLUMNS.split(",")) + 1))
    query = f"INSERT INTO games ({COLUMNS}, checksum) VALUES ({places}) ON CONFLICT (id) DO NOTHING"
    for game in games:
        if _is_another(connection, game):
            # Nobody's result is lost because somebody else's game claims to be the same.
            own = hashlib.sha256(game.record).hexdigest()[: len(game.summary.id)]
            game = Finished(replace(game.summary, id=own), game.record)  # noqa: PLW2901
        values = _values(game.summary)
        cursor = connection.execute(query, (*values, _checksum(values)))
        if cursor.rowcount:
            added += 1
            row = (cursor.lastrowid, pack(game))
            connection.execute("INSERT INTO records (number, data) VALUES (?, ?)", row)
    return added


def _is_another(connection: sqlite3.Connection, game: Finished) -> bool:
    """True if there is a game of this id, and it isn't this one."""
    query = "SELECT data FROM games NATURAL JOIN records WHERE id = ?"
    found = connection.execute(query, (game.summary.id,)).fetchone()
    return found is not None and unpacked(found[0]).record != game.record


def summary_in(row: tuple[Any, ...]) -> Summary:
    """The game in a row of the checksum and the columns; raises Damage."""
    checksum, *values = row
    if _checksum(tuple(values)) != checksum:
        raise Damage
    told = values[: len(fields(Summary))]
    told[4:7] = [*(tuple(text.split("\n")[1:-1]) for text in told[4:6]), Result(told[6])]
    told[10] = bool(told[10])
    return Summary(*told)


def _values(summary: Summary) -> tuple[Any, ...]:
    """The columns: the summary itself, and what of it can be asked for."""
    return (
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
        summary.player_count,
        sum(map(bool, summary.strengths)),
        lines(summary.people),
    )


def _checksum(values: tuple[Any, ...]) -> int:
    return zlib.crc32(repr(values).encode("utf-8", "replace"))


def unpacked(data: Any) -> Finished:
    try:
        return unpack(data)
    except (ValueError, TypeError) as error:
        raise Damage from error


def look_for_damage(connection: sqlite3.Connection) -> None:
    """Raise if something is wrong with how it all hangs together; SQLite does it by itself."""
    ((found,),) = connection.execute("PRAGMA integrity_check(1)")
    if found != "ok":
        raise Damage
    counts = "SELECT (SELECT count(*) FROM games NATURAL JOIN records), "
    counts += "(SELECT count(*) FROM games), (SELECT count(*) FROM records)"
    if len(set(connection.execute(counts).fetchone())) > 1:
        raise Damage


def look_at_everything(connection: sqlite3.Connection) -> None:
    """Raise if anything at all is wrong, also within a game."""
    look_for_damage(connection)
    for row in connection.execute(f"SELECT checksum, {COLUMNS} FROM games"):
        summary_in(row)
    for (data,) in connection.execute("SELECT data FROM records"):
        unpacked(data)
