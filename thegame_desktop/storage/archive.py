"""The archive of finished games: one SQLite file, which mends itself."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from thegame_desktop.storage.archive_file import ArchiveFile, Mended
from thegame_desktop.storage.archive_rows import COLUMNS, insert, summary_in, unpacked
from thegame_desktop.storage.archive_schema import Damage
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import (
    CountedGame,
    Order,
    Result,
    Summary,
    Wanted,
    conditions,
    ordering,
)

_MOST_ASKED = 10_000
"""In one question; SQLite takes three times as many."""
T = TypeVar("T")
_OF_ID = "number = (SELECT number FROM games WHERE id = ?)"


class Archive:
    """What can be asked of it, and written to it. All may raise OSError."""

    def __init__(
        self,
        path: Path,
        tell: Callable[[Mended], None] = lambda _mended: None,
        on_damage: Callable[[], None] | None = None,
    ) -> None:
        """That it had to be mended is told in whichever thread has noticed it.

        With `on_damage` nobody waits for long: damage isn't mended but told by it, and by raising
        DamagedArchive.
        """
        self._file = ArchiveFile(path, tell, on_damage)

    def check(self) -> None:
        """Look for damage that nobody has met yet, and mend it; not within the single games."""
        self._file.check()

    def mend(self) -> None:
        """Look at everything, and mend it if anything is damaged."""
        self._file.mend()

    # What is written

    def add(self, games: Sequence[Finished]) -> int:
        """Keep these games, safe on the disk when this returns; how many were not there before."""
        return self._file.written(lambda connection: insert(connection, games))

    def remove(self, ids: Iterable[str]) -> None:
        """Forget these games for good."""
        one_by_one = [(game,) for game in ids]

        def remove(connection: sqlite3.Connection) -> None:
            connection.executemany(f"DELETE FROM records WHERE {_OF_ID}", one_by_one)
            connection.executemany("DELETE FROM games WHERE id = ?", one_by_one)

        self._file.written(remove)

    def remove_all(self, wanted: Wanted) -> None:
        """Forget all of these games for good."""
        condition, values = conditions(wanted)

        def remove(connection: sqlite3.Connection) -> None:
            numbers = f"SELECT number FROM games WHERE {condition}"
            connection.execute(f"DELETE FROM records WHERE number IN ({numbers})", values)
            connection.execute(f"DELETE FROM games WHERE {condition}", values)

        self._file.written(remove)

    # What is asked

    def count(self, wanted: Wanted) -> int:
        """How many games there are of these."""
        condition, values = conditions(wanted)
        query = f"SELECT count(*) FROM games WHERE {condition}"
        return self._asked(query, values, lambda rows: int(next(rows)[0]), 0)

    def numbers(
        self, wanted: Wanted, order: Order = Order.DATE, *, is_descending: bool = True
    ) -> list[int]:
        """Where these games lie, in this order; once anything has changed, ask again."""
        condition, values = conditions(wanted)
        by = ordering(order, wanted, is_descending=is_descending)
        query = f"SELECT number FROM games WHERE {condition} ORDER BY {by}"
        return self._asked(query, values, lambda rows: [number for (number,) in rows], [])

    def ids_of(self, numbers: Sequence[int]) -> list[str]:
        """The ids of the games of these numbers, in their order; without those that are gone."""
        found: dict[int, str] = {}

        def ask(connection: sqlite3.Connection) -> None:
            for start in range(0, len(numbers), _MOST_ASKED):
                asked = numbers[start : start + _MOST_ASKED]
                query = f"SELECT number, id FROM games WHERE number IN ({_places(asked)})"
                found.update(connection.execute(query, asked))

        self._file.asked(ask, None)
        return [found[number] for number in numbers if number in found]

    def summaries(self, numbers: Sequence[int]) -> dict[int, Summary]:
        """The games of these numbers, by them; without those that are gone."""
        query = (
            f"SELECT number, checksum, {COLUMNS} FROM games WHERE number IN ({_places(numbers)})"
        )
        return self._asked(
            query, numbers, lambda rows: {row[0]: summary_in(row[1:]) for row in rows}, {}
        )

    def knows_deal(self, edition: str, code: str, deck: bytes) -> bool:
        """True if there is a game of this deal: of its code or, where either has none, its deck.

        The deck is given as records have it.
        """
        by_code = "SELECT EXISTS (SELECT 1 FROM games WHERE deal_code = ?)"
        by_deck = "SELECT data FROM games NATURAL JOIN records WHERE edition = ?"

        def ask(connection: sqlite3.Connection) -> bool:
            query = by_deck
            if code:
                ((is_known,),) = connection.execute(by_code, (code,))
                if is_known:
                    return True
                query += " AND deal_code = ''"
            rows = connection.execute(query, (edition,))
            return any(deck in unpacked(data).record for (data,) in rows)

        return self._file.asked(ask, False)

    def daily(self, day: str = "") -> list[Summary]:
        """All games of a daily deal, or those of one day's, the first ones first."""
        of_day, values = ("AND daily = ?", (day,)) if day else ("", ())
        query = (
            f"SELECT checksum, {COLUMNS} FROM games WHERE daily <> '' {of_day} "
            "ORDER BY ended, number"
        )
        return self._asked(query, values, lambda rows: [summary_in(row) for row in rows], [])

    def played(self, wanted: Wanted) -> list[CountedGame]:
        """What figures are made of, for all of these games, the first ones first."""
        condition, values = conditions(wanted)
        query = (
            f"SELECT ended, result, cards_left FROM games WHERE {condition} ORDER BY +ended, number"
        )
        results = {result.value: result for result in Result}

        def read(rows: sqlite3.Cursor) -> list[CountedGame]:
            try:
                return [
                    CountedGame(int(ended), results[won], int(left)) for ended, won, left in rows
                ]
            except (KeyError, ValueError, TypeError, OverflowError) as error:
                raise Damage from error

        return self._asked(query, values, read, [])

    def teams(self) -> dict[tuple[str, ...], int]:
        """Which people have played, as many as there were together, and how often."""
        query = "SELECT CAST(people AS TEXT), count(*) FROM games GROUP BY people"

        def read(rows: sqlite3.Cursor) -> dict[tuple[str, ...], int]:
            teams = [*rows]
            if any(people is None for people, _n in teams):
                raise Damage
            return {tuple(people.split("\n")[1:-1]): n for people, n in teams}

        return self._asked(query, (), read, {})

    def record(self, game: str) -> bytes | None:
        """The record of the game with this id; None if it is gone."""
        query = f"SELECT data FROM records WHERE {_OF_ID}"

        def read(rows: sqlite3.Cursor) -> bytes | None:
            return next((unpacked(data).record for (data,) in rows), None)

        return self._asked(query, (game,), read, None)

    def _asked(
        self, query: str, values: Sequence[object], read: Callable[[sqlite3.Cursor], T], nothing: T
    ) -> T:
        """What is read from the rows of one answer; `nothing` while there is no file."""
        return self._file.asked(lambda connection: read(connection.execute(query, values)), nothing)


def _places(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
