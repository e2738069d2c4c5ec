"""Number cards, and the two directions in which piles of them grow."""

from enum import Enum, StrEnum
from typing import NamedTuple


class Colour(StrEnum):
    """The five colours of Quick & Easy; the value is the letter used in card codes."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    PURPLE = "P"


class Card(NamedTuple):
    """One card: a number and, where the edition has them, a colour."""

    number: int
    colour: Colour | None = None

    @property
    def code(self) -> str:
        """The card as the record writes it: "37", or "R7" with a colour."""
        return f"{self.colour or ''}{self.number}"

    def __str__(self) -> str:
        return self.code


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand once `card` has left it."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


class Direction(Enum):
    """Which way the numbers of a pile go; the value is the sign of a step forwards."""

    ASCENDING = 1
    DESCENDING = -1


class Row(NamedTuple):
    """A row card: it gives its pile a direction and counts as the top of the empty pile."""

    direction: Direction
    card: Card

    def step(self, top: Card, card: Card) -> int:
        """How far `card` would move the pile on from `top`; negative against the direction."""
        return self.direction.value * (card.number - top.number)
