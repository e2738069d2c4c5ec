"""Turns that are tried out in the same games, and compared game by game.

All of them meet the same worlds, so that luck tells them apart as little as can be.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from thegame_desktop.bots.core import Played, Turn

CARD_LEFT = 0.01
"""What each card left takes from a lost game: a near miss shows the better turn too."""


class Tried(NamedTuple):
    """What trying a turn out has shown."""

    turn: Turn
    games: int
    gain: float
    """How much better the games end than after the turn that it is compared with."""
    error: float
    """The standard error of that."""


class Racer:
    """A turn and how the games ended in which it was tried."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.won = 0
        self.cards_left = 0
        self.values: list[float] = []

    def add(self, games: Sequence[Played]) -> None:
        self.won += sum(game.won for game in games)
        self.cards_left += sum(game.cards_left for game in games)
        self.values += [game.won - CARD_LEFT * game.cards_left for game in games]

    def against(self, other: "Racer") -> Tried:
        """What trying it out has shown, compared world by world."""
        gains = [mine - its for mine, its in zip(self.values, other.values, strict=True)]
        count = len(gains)
        if count < 2:
            return Tried(self.turn, count, 0.0, math.inf if self is not other else 0.0)
        mean = sum(gains) / count
        variance = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return Tried(self.turn, count, mean, math.sqrt(variance / count))


def better_half(first: Racer, others: Sequence[Racer]) -> list[Racer]:
    """Of these others, those that may still turn out best."""
    kept = max(1, math.ceil((len(others) + 1) / 2) - 1)

    def hope(racer: Racer) -> float:
        tried = racer.against(first)
        return tried.gain + tried.error

    return sorted(others, key=hope, reverse=True)[:kept]
