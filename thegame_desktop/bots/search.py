"""The expert's search: the turns that are judged best are played out in many possible worlds.

After each round the worse half of them drops out.
"""

import math
import time
from collections.abc import Iterator, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

from thegame_desktop.bots.core import Core, Flag, Rollouts
from thegame_desktop.bots.race import Racer, Tried, better_half
from thegame_desktop.bots.weights import GameStage, stage_of, weights_for
from thegame_desktop.engine import Observation

_ROUNDS = 3
_BATCH = 8
"""How many worlds a thread plays between two looks at the clock."""


@dataclass(frozen=True)
class Effort:
    """How much is thought about a turn; without a time limit, the same on every machine."""

    rollouts: int | None = 100
    """How many games are played out; None for as many as there is time for."""
    think_ms: int | None = None
    """When to come to an end; None for no limit."""
    threads: int = 1
    """They change how long it takes, not what comes of a number of rollouts."""
    margin: float = 0.0
    """Turns are tried out that are judged worse than the best by this at least: with many rollouts
    there is time for what the judgement thinks little of."""

    def __post_init__(self) -> None:
        if self.rollouts is None and self.think_ms is None:
            raise ValueError("a search has to end")


class _Field(NamedTuple):
    """Which turns are tried out."""

    most: int
    margin: float
    """How much worse than the best they may be judged."""
    effort: int
    """How much more is thought than in the beginning."""


_FIELDS = {
    GameStage.OPENING: _Field(8, 10.0, 1),
    GameStage.MIDDLE: _Field(8, 10.0, 1),
    GameStage.END: _Field(16, 20.0, 3),
}
"""In the end each card decides, and playing on takes little time."""


class Search:
    """Tries out the turns of one observation."""

    def __init__(
        self,
        core: Core,
        observation: Observation,
        effort: Effort,
        seed: int,
        flag: Flag,
        says_all: Set[int] = frozenset(),
        rollouts: Rollouts | None = None,
    ) -> None:
        """The flag, once set, has it come to an end with what is known.

        The silence of the seats that say all there is to say tells something too. The rollouts are
        where the turns are tried out, if that isn't in the worlds that might be the real one.
        """
        setup = observation.table.setup
        weights = weights_for(setup)
        self._field = _FIELDS[stage_of(setup, observation.draw_pile_size)]
        turns = core.turns(weights, observation, self._field.most)
        margin = max(self._field.margin, effort.margin)
        self._racers = [Racer(turn) for turn in turns if turn.score <= turns[0].score + margin]
        self._rollouts = rollouts or core.rollouts(weights, observation, seed, says_all)
        self._effort = effort
        self._flag = flag

    def run(self) -> list[Tried]:
        """The turns that were tried to the end, the best one first; none if there is no turn."""
        racers = self._racers
        if len(racers) > 1:
            with _Worlds(self._rollouts, self._effort, self._flag) as worlds:
                for nth in range(_ROUNDS):
                    if nth:
                        racers = [racers[0], *better_half(racers[0], racers[1:])]
                    worlds.play(racers, self._share(len(racers)), (nth + 1) / _ROUNDS)
        return _ranked(racers)

    def _share(self, racers: int) -> int | None:
        """How many worlds a round has for each."""
        rollouts = self._effort.rollouts
        if rollouts is None:
            return None
        return max(1, rollouts * self._field.effort // _ROUNDS // racers)


def _ranked(racers: list[Racer]) -> list[Tried]:
    """Best first: another than the one that is judged best has to be better beyond doubt."""
    if not racers:
        return []
    first = racers[0]
    return sorted(
        (racer.against(first) for racer in racers),
        key=lambda tried: (tried.gain - tried.error > 0, tried.turn is first.turn, tried.gain),
        reverse=True,
    )


class _Worlds:
    """Deals out the worlds of a search, batch by batch, to one thread or several."""

    def __init__(self, rollouts: Rollouts, effort: Effort, flag: Flag) -> None:
        self._rollouts = rollouts
        self._threads = effort.threads
        self._think_s = math.inf if effort.think_ms is None else effort.think_ms / 1_000
        self._began = time.monotonic()
        self._flag = flag
        self._next = 0
        self._pool = ThreadPoolExecutor(effort.threads) if effort.threads > 1 else None

    def __enter__(self) -> "_Worlds":
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def play(self, racers: Sequence[Racer], count: int | None, share: float) -> None:
        """Play that many worlds, or until that share of the time is over."""
        end = self._began + self._think_s * share
        while (count is None or count > 0) and not self._flag.is_set and time.monotonic() < end:
            batch = _BATCH * self._threads if count is None else min(_BATCH * self._threads, count)
            self._play_batch(racers, batch)
            count = None if count is None else count - batch

    def _play_batch(self, racers: Sequence[Racer], count: int) -> None:
        turns = [racer.turn for racer in racers]
        parts = list(self._parts(count))
        if self._pool is None:
            played = [self._rollouts.play(turns, part, self._flag) for part in parts]
        else:
            jobs = [
                self._pool.submit(self._rollouts.play, turns, part, self._flag) for part in parts
            ]
            played = [job.result() for job in jobs]
        for games in played:
            if games is None:
                return  # broken off: nobody gets the rest
            for racer, ended in zip(racers, games, strict=True):
                racer.add(ended)

    def _parts(self, count: int) -> Iterator[range]:
        """The next worlds, in a part for each thread."""
        size = math.ceil(count / self._threads)
        end = self._next + count
        for start in range(self._next, end, size):
            yield range(start, min(start + size, end))
        self._next = end
