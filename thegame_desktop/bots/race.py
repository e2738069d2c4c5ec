"""Turns that are tried out in the same games, and compared game by game.

All of them meet the same worlds, so that luck tells them apart as little as can be.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from thegame_desktop.bots.core import PlayedOutGame, ScoredTurn

CARD_LEFT = 0.01
"""What each card left takes from a lost game: a near miss shows the better turn too."""


class Tried(NamedTuple):
    """What trying a turn out has shown."""

    turn: ScoredTurn
    games: int
    gain: float
    """How much better the games end than after the turn that it is compared with."""
    error: float
    """The standard error of that."""


class Racer:
    """A turn and how the games ended in which it was tried."""

    def __init__(self, turn: ScoredTurn) -> None:
        self.turn = turn
        self.games: list[PlayedOutGame] = []

    def add(self, games: Sequence[PlayedOutGame]) -> None:
        self.games += games

    def against(self, other: "Racer") -> Tried:
        """What trying it out has shown, compared world by world."""
        pairs = zip(self.games, other.games, strict=True)
        gains = [worth(mine) - worth(its) for mine, its in pairs]
        count = len(gains)
        if count < 2:
            return Tried(self.turn, count, 0.0, math.inf if self is not other else 0.0)
        # Not sum, which rounds in another way since Python 3.12: choices would differ.
        mean = math.fsum(gains) / count
        variance = math.fsum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return Tried(self.turn, count, mean, math.sqrt(variance / count))


def worth(game: PlayedOutGame) -> float:
    """What an ended game is worth."""
    return game.won - CARD_LEFT * game.cards_left


def better_half(first: Racer, others: Sequence[Racer]) -> list[Racer]:
    """Of these others, those that may still turn out best."""
    kept = max(1, math.ceil((len(others) + 1) / 2) - 1)

    def hope(racer: Racer) -> float:
        tried = racer.against(first)
        return tried.gain + tried.error

    return sorted(others, key=hope, reverse=True)[:kept]
