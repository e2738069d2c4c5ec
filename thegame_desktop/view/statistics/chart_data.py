"""What a chart shows, in words and numbers, ready to be drawn, told or listed."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What the games of a bar have in common; each looks different without its colour too."""

    WON = auto()
    EXCELLENT = auto()
    LOST = auto()
    GIVEN_UP = auto()
    RATE = auto()
    """No bar: the line across them."""


@dataclass(frozen=True)
class Bar:
    """So many games."""

    label: str
    """What stands below it."""
    parts: tuple[tuple[Kind, int], ...]
    """What it is made of, from its foot up."""
    told: tuple[str, ...]
    """What is said of it, line by line."""
    rate: float | None = None
    """Where the line across the bars is: 0 to 1."""

    @property
    def games(self) -> int:
        """How high it is."""
        return sum(games for _kind, games in self.parts)


class ChartTable(NamedTuple):
    """The same numbers in rows and columns."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Columns:
    """What every chart has: columns, and words for those who can't see them."""

    title: str = ""
    summary: str = ""
    """What it shows, in a sentence or some."""

    @property
    def told(self) -> tuple[tuple[str, ...], ...]:
        """What there is to tell of each column, a line each."""
        return ()


@dataclass(frozen=True)
class ChartData(Columns):
    """A chart of bars."""

    bars: tuple[Bar, ...] = ()
    legend: tuple[tuple[Kind, str], ...] = ()
    rates: tuple[str, ...] = ()
    """What stands beside the line across the bars, from its lowest place to its highest."""
    table: ChartTable = ChartTable((), ())

    @property
    def told(self) -> tuple[tuple[str, ...], ...]:
        return tuple(bar.told for bar in self.bars)

    @property
    def most(self) -> int:
        """How many games the highest bar has."""
        return max((bar.games for bar in self.bars), default=0)


class Tile(NamedTuple):
    """A figure by itself."""

    label: str
    value: str
    beside: str
    """What stands beside it in smaller letters."""
    note: str

    @property
    def told(self) -> str:
        """All of it in one line."""
        value = ", ".join(filter(None, (self.value, self.beside)))
        return f"{self.label}: {value}. {self.note}".removesuffix(". ")
