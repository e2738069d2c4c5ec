"""The chance of winning, turn by turn, with its words; ready to be drawn."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from thegame_desktop.view.statistics.chart_data import Columns


@dataclass(frozen=True)
class CurvePoint:
    """The chance at one moment between two turns."""

    chance: float
    error: float
    """How far it may be off, up or down."""


@dataclass(frozen=True)
class CurveTurn:
    """A turn: a column of the chart."""

    colour: QColor
    """That of whoever played it."""
    is_costly: bool
    """True if it is one of those that cost most."""
    told: tuple[str, ...]
    """What there is to tell of it, a line each."""


@dataclass(frozen=True)
class Curve(Columns):
    """The chart with its words."""

    points: tuple[CurvePoint, ...] = ()
    """The chance before each turn, as far as it is known, and at the end."""
    turns: tuple[CurveTurn, ...] = ()
    rates: tuple[str, ...] = ("",)
    """What stands beside the grid, from its lowest line to its highest."""
    lost_after: int | None = None
    """The turn, counted from 0, after which there was no way to win; None if nobody knows."""
    lost_words: str = ""

    @property
    def told(self) -> tuple[tuple[str, ...], ...]:
        return tuple(turn.told for turn in self.turns)
