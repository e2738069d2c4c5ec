"""What the history and the statistics know of a finished game, and which games are asked for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, NamedTuple


class Result(StrEnum):
    """How a finished game ended."""

    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class Summary:
    """A finished game in short: nothing in it that its record doesn't say."""

    id: str
    """32 hexadecimal digits."""
    ended: int
    """When, in seconds since 1970; 0 if nobody knows."""
    edition: str
    variant: str
    names: tuple[str, ...]
    """What each player is called, in the order round the table; empty if only numbered."""
    strengths: tuple[str, ...]
    """For each player how well a computer player plays; empty for a person."""
    result: Result
    cards_left: int
    hints: int = 0
    take_backs: int = 0
    open_hands: bool = False
    beginning: str = "fresh"
    """How much could be known before it began: `fresh`, `deal` or `position`."""
    daily: str = ""
    """The day whose daily deal it was, as ISO 8601 has it; empty for any other deal."""
    deal_code: str = ""

    @property
    def player_count(self) -> int:
        """How many played."""
        return len(self.names)

    @property
    def people(self) -> tuple[str, ...]:
        """What the people among them are called, in the order of the alphabet."""
        seated = zip(self.names, self.strengths, strict=True)
        return tuple(sorted(name for name, strength in seated if not strength))

    @property
    def has_computers(self) -> bool:
        """True if computer players took part."""
        return any(self.strengths)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are asked for: all of this must be so; None where it doesn't matter."""

    edition: str | None = None
    variant: str | None = None
    player_count: int | None = None
    person: str | None = None
    """Somebody of this name took part."""
    team: tuple[str, ...] | None = None
    """Just these people took part, in whatever order."""
    has_computers: bool | None = None
    has_hints: bool | None = None
    has_take_backs: bool | None = None
    open_hands: bool | None = None
    is_fresh: bool | None = None
    """True: nothing of it could be known before; False: it was begun from a known deal or place."""
    is_daily: bool | None = None
    result: Result | None = None

    @property
    def is_anything(self) -> bool:
        """True if all games are asked for."""
        return all(getattr(self, field.name) is None for field in fields(self))


class Order(StrEnum):
    """What a list of games is ordered by; among equals the latest comes first."""

    DATE = "date"
    EDITION = "edition"
    PLAYERS = "players"
    RESULT = "result"
    """Won games first, then by the cards that were left."""
    MARKS = "marks"


class CountedGame(NamedTuple):
    """As much of a game as figures are made of."""

    ended: int
    """0 if nobody knows when."""
    result: Result
    cards_left: int


def conditions(wanted: Wanted) -> tuple[str, list[Any]]:
    """What is asked for as a condition of SQL, and the values in it."""
    parts = list(_parts(wanted))
    condition = " AND ".join(part for part, _values in parts) or "TRUE"
    return condition, [value for _part, values in parts for value in values]


def _parts(wanted: Wanted) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for column, value in (
        ("edition", wanted.edition),
        ("variant", wanted.variant),
        ("player_count", wanted.player_count),
        ("result", wanted.result),
        ("open_hands", wanted.open_hands),
    ):
        if value is not None:
            yield f"{column} = ?", (value,)
    for condition, is_so in (
        ("computer_count > 0", wanted.has_computers),
        ("hints > 0", wanted.has_hints),
        ("take_backs > 0", wanted.has_take_backs),
        ("beginning = 'fresh'", wanted.is_fresh),
        ("daily <> ''", wanted.is_daily),
    ):
        if is_so is not None:
            yield condition if is_so else f"NOT {condition}", ()
    if wanted.person is not None:
        yield "instr(people, ?) > 0", (lines([wanted.person]),)
    if wanted.team is not None:
        yield "people = ?", (lines(sorted(wanted.team)),)


def lines(names: Iterable[str]) -> str:
    """Names as one text in which each can be found: they have no line breaks of their own."""
    return "".join(f"\n{name}" for name in names) + "\n"


_ORDERS = {
    Order.DATE: ("ended",),
    Order.EDITION: ("edition", "variant"),
    Order.PLAYERS: ("player_count", "names"),
    Order.RESULT: ("(result <> 'won')", "cards_left"),
    Order.MARKS: ("(beginning <> 'fresh')", "hints > 0", "take_backs > 0", "open_hands"),
}


def ordering(order: Order, wanted: Wanted, *, is_descending: bool) -> str:
    """An order of these games as SQL has it."""
    direction = "DESC" if is_descending else "ASC"
    terms = [f"{term} {direction}" for term in _ORDERS[order]]
    terms += [f"number {direction}"] if order is Order.DATE else ["ended DESC", "number DESC"]
    if not wanted.is_anything:
        # By the index each game would be looked up on its own; looking through all is faster.
        terms[0] = f"+{terms[0]}"
    return ", ".join(terms)
