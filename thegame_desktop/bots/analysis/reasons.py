"""Why a way to play the turn is better than others: what is true of it, and not of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from thegame_desktop.engine import Lay, Observation


@dataclass(frozen=True)
class SmallestStep:
    """No other card moves any pile on by less."""

    lay: Lay
    step: int


Reason = SmallestStep


def reasons_for(
    observation: Observation, lays: tuple[Lay, ...], others: Sequence[tuple[Lay, ...]]
) -> tuple[Reason, ...]:
    """What speaks for playing the turn, or the rest of it, like this; the most telling first.

    The others are what it was compared with, the best of them first. All that is told is true of
    what the seat may know. There may be nothing to tell.
    """
    return ()
