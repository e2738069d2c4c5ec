"""The expert: tries out what the skilled player thinks of, in worlds that might be the real one."""

import os
from collections.abc import Sequence, Set
from random import Random

from thegame_desktop.bots.core import Flag, core_for, trouble
from thegame_desktop.bots.known_ending import winning_turn
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import Action, FinishTurn, Lay, Observation, is_stop

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
        setup, seed = observation.table.setup, rng.getrandbits(64)
        lays = best_turns(observation, self._effort, seed, self._flag, self._says_all)[0]
        is_over = bool(lays) and is_stop(setup, lays[-1].card)
        return lays if is_over else (*lays, FinishTurn())

    def hurry(self) -> None:
        self._flag.set()


def best_turns(
    observation: Observation,
    effort: Effort,
    seed: int,
    flag: Flag,
    says_all: Set[int] = frozenset(),
) -> list[tuple[Lay, ...]]:
    """What the player on turn can do, as far as it was tried out, the best first; raises NoCore.

    Where everything is known, it is known too what wins.
    """
    search = Search(core_for(observation.table.setup), observation, effort, seed, flag, says_all)
    winning = winning_turn(observation, flag)
    tried = [each.turn.lays for each in search.run()]
    if winning is None:
        return tried
    return [winning, *(lays for lays in tried if set(lays) != set(winning))]
