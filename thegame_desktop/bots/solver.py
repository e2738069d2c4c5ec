"""The core's search for a way to win with all cards open, as Python sees it."""

import ctypes
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.core import Flag, library
from thegame_desktop.bots.core_structures import (
    CLine,
    CRules,
    CStep,
    rules_of,
    view_of,
    world_of,
)
from thegame_desktop.engine import Lay, Setup, State, observe

_FOUND, _IMPOSSIBLE, _UNKNOWN = range(3)


class SolutionStep(NamedTuple):
    """A lay on the way to the win."""

    lay: Lay
    finishes_first: bool
    """The turn before it is finished, other than by a Stop."""


class Solution(NamedTuple):
    """What a search has shown."""

    line: tuple[SolutionStep, ...] | None
    """A way to win, if one was found."""
    is_exhaustive: bool
    """True if nothing was left out: then, without a line, there is no way to win."""


class Solver:
    """Looks for a way to win from a state of a running game; raises NoCore."""

    def __init__(self, state: State) -> None:
        if state.table.on_turn is None or state.table.result is not None:
            raise ValueError("the game isn't running")
        setup = state.table.setup
        self._library = library()
        self._bits = card_bits(setup.edition)
        self._cards_left = state.cards_left
        self._laid = ctypes.c_int32(0)
        view = view_of(observe(state, state.table.on_turn))
        world = world_of(setup.edition, state.hands, state.draw_pile)
        self._given = (_rules(setup), view, world)

    @property
    def share(self) -> float:
        """How much of the search that is running now is done."""
        return self._laid.value / self._cards_left

    def search(self, width: int, flag: Flag) -> Solution:
        """Looks at the best `width` positions with equally many cards laid, until the flag is set.

        The same width gives the same solution again.
        """
        self._laid.value = 0
        steps = CLine()
        verdict = self._library.solve(*self._given, width, flag.raw, self._laid, steps)
        line = self._line(steps[: self._cards_left]) if verdict == _FOUND else None
        return Solution(line, verdict == _IMPOSSIBLE)

    def _line(self, steps: Iterable[CStep]) -> tuple[SolutionStep, ...]:
        lays = self._bits.lays
        return tuple(
            SolutionStep(lays[step.pile][step.card], bool(step.finishes_first)) for step in steps
        )


@lru_cache(maxsize=8)
def _rules(setup: Setup) -> CRules:
    return rules_of(setup)
