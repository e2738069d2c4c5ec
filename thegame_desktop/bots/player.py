"""What a computer player is."""

from collections.abc import Sequence, Set
from enum import IntEnum
from random import Random
from typing import Protocol

from thegame_desktop.engine import Action, Observation, Signals


class Eagerness(IntEnum):
    """How much a player would like to begin: all that is said of it, and no number."""

    NONE = 0
    WEAK = 1
    STRONG = 2


class Bot(Protocol):
    """A computer player: all it has to go by is an observation and the chance handed in."""

    says_all: bool
    """True if it always says all there is to say: then its silence tells something too."""

    def sit_with(self, says_all: Set[int]) -> None:
        """Sit down at a table, and be told the seats that say all there is to say."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        """One or more actions to take now, in order; asked only when its seat is on turn."""

    def speak(self, observation: Observation) -> Signals:
        """What it says at the moment; asked whenever it may speak."""

    def eagerness(self, observation: Observation) -> Eagerness:
        """How much it would like to begin; asked before the beginning."""

    def hurry(self) -> None:
        """Choose soon, by what is known so far; called from another thread than `choose`."""


class PromptBot:
    """Never takes long, and doesn't ask who the others are."""

    says_all = False

    def sit_with(self, says_all: Set[int]) -> None:
        pass

    def hurry(self) -> None:
        pass


class QuietBot(PromptBot):
    """Says nothing and is not eager to begin."""

    def speak(self, observation: Observation) -> Signals:  # noqa: ARG002
        return ()

    def eagerness(self, observation: Observation) -> Eagerness:  # noqa: ARG002
        return Eagerness.NONE
