"""What a computer player is."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from thegame_desktop.engine import Action, Observation


class Bot(Protocol):
    """A computer player: all it has to go by is an observation and the chance handed in."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        """One or more actions to take now, in order; asked only when its seat is on turn."""
