"""What the tests of the tuner share."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from thegame_desktop.bots.weights import GameStage, Weights, weights_for, weights_named
from thegame_desktop.engine import Setup
from tuning.parameters import UNITS, Parameters

T = TypeVar("T")


class FixedChance(Random):
    """Picks the one that a number says, as the core does."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self._number = number

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[self._number % len(seq)]


def odd_weights(setup: Setup, rng: Random) -> Weights:
    """Weights by chance, none of them zero: nothing is left out by accident."""
    present = Parameters(setup, weights_for(setup), list(GameStage))
    named = present.named(present.vector())
    odd = {
        stage: {name: value + UNITS[name] * rng.uniform(0.1, 1.5) for name, value in values.items()}
        for stage, values in named.items()
    }
    return weights_named(odd, has_colours=setup.edition.has_colours)
