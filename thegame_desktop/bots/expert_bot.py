"""The expert: tries out what the skilled player thinks of, in worlds that might be the real one."""

import os
from collections.abc import Sequence, Set
from random import Random

from thegame_desktop.bots.core import Flag, core_for, trouble
from thegame_desktop.bots.known_ending import winning_turn
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import Action, FinishTurn, Observation, is_stop

AT_THE_TABLE = Effort(rollouts=1_000, think_ms=1_000, threads=max(1, (os.cpu_count() or 1) - 1))
"""Nobody waits longer than at a table with people, and one core is left for the window."""


class ExpertBot(SkilledBot):
    """Searches with the compiled core; where there is none, it plays as the skilled player does."""

    def __init__(self, effort: Effort = AT_THE_TABLE) -> None:
        super().__init__()
        self._effort = effort
        self._flag = Flag()
        self._says_all: Set[int] = frozenset()

    def sit_with(self, says_all: Set[int]) -> None:
        self._says_all = says_all

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        if trouble() is not None:
            return super().choose(observation, rng)
        setup = observation.table.setup
        lays = winning_turn(observation, self._flag)
        if lays is None:
            search = Search(
                core_for(setup),
                observation,
                self._effort,
                rng.getrandbits(64),
                self._flag,
                self._says_all,
            )
            lays = search.run()[0].turn.lays
        is_over = bool(lays) and is_stop(setup, lays[-1].card)
        return lays if is_over else (*lays, FinishTurn())

    def hurry(self) -> None:
        self._flag.set()
