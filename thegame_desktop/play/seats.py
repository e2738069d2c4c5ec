"""Who sits at the table: people and computer players, names in any script, and colours."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from thegame_desktop.bots.roster import Strength

MOST_SEATS = 5
LONGEST_NAME = 200
_LONGEST_TEXT = 10 * LONGEST_NAME
"""More of what is said to be a name isn't even looked at."""
_LEFT_OUT = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    "\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff\ufff9\ufffa\ufffb"
    "\u206a\u206b\u206c\u206d\u206e\u206f\u115f\u1160\u2800\u3164\uffa0"
)
"""Marks that would turn the writing beside the name round, and those that nobody can see."""
_JOINERS = "\u200c\u200d"
"""Some scripts and many emoji need them, between two characters."""


class SeatColour(StrEnum):
    """The colours to tell players by; what they look like is up to the theme."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    VIOLET = "violet"
    ORANGE = "orange"
    TEAL = "teal"
    PINK = "pink"
    YELLOW = "yellow"


@dataclass(frozen=True)
class Seat:
    """A player's place at the table."""

    name: str = ""
    """Empty for a player who is called by the number of the seat."""
    colour: SeatColour = SeatColour.RED
    strength: Strength | None = None
    """How well a computer player plays; None for a person."""


_COMPUTER_NAMES = ("Ada", "Alan", "Grace", "Konrad", "Emmy")
"""What the computer players on the seats are called unless somebody names them."""

FIRST_SEATS = tuple(Seat(colour=colour) for colour in list(SeatColour)[:MOST_SEATS])
"""The seats before anybody has changed anything."""


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What each player is called; empty for a person who is called by the number of the seat."""
    return tuple(
        seat.name or (default_name(place) if seat.strength else "")
        for place, seat in enumerate(seats)
    )


def default_name(place: int) -> str:
    """What a computer player on this seat is called if nobody has named it."""
    return _COMPUTER_NAMES[place]


def you_of(seats: Sequence[Seat]) -> int | None:
    """The only person's seat among computer players, if it has no name."""
    people = people_of(seats)
    is_you = len(people) == 1 < len(seats) and not seats[people[0]].name
    return people[0] if is_you else None


def people_of(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats on which people sit."""
    return tuple(place for place, seat in enumerate(seats) if seat.strength is None)


def clean_name(text: str) -> str:
    """The text as a name: one line, without marks that nobody can see, and not too long."""
    text = text[:_LONGEST_TEXT]
    shown = "".join(" " if char.isspace() else char for char in text if _can_be_shown(char))
    name = " ".join(shown.split())[:LONGEST_NAME].strip(_JOINERS + " ")
    return name if any(unicodedata.category(char)[0] in "LNPS" for char in name) else ""


def _can_be_shown(char: str) -> bool:
    if unicodedata.category(char) in ("Cc", "Cs"):
        return char.isspace()
    return char not in _LEFT_OUT


def renamed(seats: Sequence[Seat], place: int, name: str) -> tuple[Seat, ...]:
    """The seats with another name on one of them."""
    return _replaced(seats, place, replace(seats[place], name=clean_name(name)))


def recoloured(seats: Sequence[Seat], place: int, colour: SeatColour) -> tuple[Seat, ...]:
    """The seats with another colour on one of them; whoever had it takes the old one."""
    old = seats[place].colour
    exchanged = [replace(seat, colour=old) if seat.colour is colour else seat for seat in seats]
    return _replaced(exchanged, place, replace(seats[place], colour=colour))


def played_by(seats: Sequence[Seat], place: int, strength: Strength | None) -> tuple[Seat, ...]:
    """The seats with a computer player of this strength on one of them, or a person."""
    return _replaced(seats, place, replace(seats[place], strength=strength))


def next_colour(seats: Sequence[Seat], place: int) -> SeatColour:
    """The colour after this seat's that no other of these seats has."""
    colours = list(SeatColour)
    start = colours.index(seats[place].colour)
    taken = {seat.colour for seat in seats}
    round_about = [*colours[start + 1 :], *colours[:start]]
    return next((each for each in round_about if each not in taken), seats[place].colour)


def exchanged(seats: Sequence[Seat], place: int, other: int) -> tuple[Seat, ...]:
    """The seats with two players in each other's place."""
    seated = list(seats)
    seated[place], seated[other] = seated[other], seated[place]
    return tuple(seated)


def seats_from(kept: Iterable[object]) -> tuple[Seat, ...]:
    """As many seats as there can be, as far as they can be understood."""
    seats = FIRST_SEATS
    known = {colour.value: colour for colour in SeatColour}
    strengths = {strength.value: strength for strength in Strength}
    for place, seat in zip(range(MOST_SEATS), kept, strict=False):
        if not isinstance(seat, dict):
            continue
        if isinstance(seat.get("name"), str):
            seats = renamed(seats, place, seat["name"])
        colour = seat.get("colour")
        if isinstance(colour, str) and colour in known:
            seats = recoloured(seats, place, known[colour])
        strength = seat.get("strength")
        if isinstance(strength, str) and strength in strengths:
            seats = played_by(seats, place, strengths[strength])
    return seats


def seats_to(seats: Iterable[Seat]) -> list[dict[str, str]]:
    """The seats as plain values that JSON can write."""
    return [
        {"name": seat.name, "colour": seat.colour.value}
        | ({"strength": seat.strength.value} if seat.strength else {})
        for seat in seats
    ]


def _replaced(seats: Sequence[Seat], place: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:place], seat, *seats[place + 1 :])
