"""What there is to say about an attempt to play a turn better."""

import math
from dataclasses import dataclass
from enum import Enum, auto

from thegame_desktop.bots.analysis.review import WayToPlay
from thegame_desktop.bots.race import Tried

_NEARLY = 0.01
"""A hundredth of the games, or one card in each of them, is no difference."""


class Verdict(Enum):
    """What there is to say about an attempt."""

    FOUND = auto()
    """It is the better way that was looked for."""
    AS_GOOD = auto()
    """It is another one, and no worse."""
    BETTER_THAN_THEN = auto()
    """It is better than what was played, and there is something better still."""
    OTHERWISE = auto()
    """It is no better than what was played."""
    LOST = auto()
    """The turn can't be finished any more."""

    @property
    def is_solved(self) -> bool:
        """True if there is nothing better to be found."""
        return self in (Verdict.FOUND, Verdict.AS_GOOD)


@dataclass(frozen=True)
class JudgedAttempt:
    """What came of an attempt, and of the other ways in the same games."""

    verdict: Verdict
    attempt: WayToPlay | None
    """None if the turn can't be finished."""
    better: WayToPlay
    played: WayToPlay | None
    """None if the game was lost in the middle of it."""


def verdict_of(to_better: Tried, to_played: Tried | None = None) -> Verdict:
    """What the games say; what chance alone may have brought about is no difference.

    As good as the better way is only what is nearer to it than to what was played.
    """
    gained = math.inf if to_played is None else to_played.gain
    missed = -to_better.gain
    if missed <= max(_NEARLY, to_better.error) and gained >= max(0.0, missed):
        return Verdict.AS_GOOD
    if to_played is None or gained > max(_NEARLY, to_played.error):
        return Verdict.BETTER_THAN_THEN
    return Verdict.OTHERWISE
