"""Many games between computer players, on one core or several, always the same for a seed."""

import math
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from random import Random
from typing import NamedTuple

from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    EDITIONS,
    Command,
    Deal,
    Layout,
    Setup,
    Status,
    encode_record,
    record_of,
    seed_from,
    setup_named,
)

_BATCH = 8
"""How many games a process plays between two reports."""
_NORMAL_QUANTILE = 1.959964
"""Of the 95 % interval."""


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated; nothing in it depends on how many processes do it."""

    edition: str
    variant: str
    player_count: int
    bot: str
    seed: int
    layout: Layout | None = None
    """Of the commands; None for the edition's own, or the deal's if they are shuffled."""
    shuffles_commands: bool = False
    switched_off: frozenset[Command] = frozenset()
    keeps_records: bool = False
    effort: Effort = Effort()
    """Of experts."""

    def deal(self, index: int) -> Deal:
        """The deal of the game with this index; other variants and bots meet the same one."""
        seed = seed_from("simulation", self.seed, index)
        return Deal(EDITIONS[self.edition], seed, self.shuffles_commands)

    def setup(self, deal: Deal) -> Setup:
        """How a game with this deal is set up; raises ValueError if there is no such game."""
        layout = (deal.layout if self.layout is None else self.layout).without(self.switched_off)
        return setup_named(self.edition, self.variant, self.player_count, layout)


class SimulatedGame(NamedTuple):
    """What came of one game; its record if it was wanted."""

    won: bool
    cards_left: int
    record: bytes | None


class Tally:
    """Adds up results."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.under_ten = 0
        self.cards_left = 0

    def add(self, game: SimulatedGame) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += game.won
        self.under_ten += game.cards_left < 10
        self.cards_left += game.cards_left


def run(simulation: Simulation, games: int, jobs: int) -> Iterator[SimulatedGame]:
    """The games of a simulation in their order, played by `jobs` processes."""
    if jobs == 1:
        yield from (_play(simulation, index) for index in range(games))
        return
    # Started afresh instead of forked: the same on every platform, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent)
    batches = (range(n, min(n + _BATCH, games)) for n in range(0, games, _BATCH))
    running: deque[Future[list[SimulatedGame]]] = deque()
    try:
        for batch in batches:
            with _ctrl_c_held_back():
                running.append(pool.submit(_play_batch, simulation, batch))
            if len(running) > 2 * jobs:  # enough to keep all busy, few enough to hold in memory
                yield from running.popleft().result()
        while running:
            yield from running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def interval(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score, honest near 0 and 1 too."""
    share, z2 = successes / trials, _NORMAL_QUANTILE**2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    half = _NORMAL_QUANTILE * spread / (1 + z2 / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Processes started within never get Ctrl+C: not even while they are still importing."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it later would let Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(simulation: Simulation, batch: range) -> list[SimulatedGame]:
    return [_play(simulation, index) for index in batch]


def _bot(simulation: Simulation) -> Bot:
    if simulation.bot == Strength.EXPERT:
        return ExpertBot(simulation.effort)
    return BOTS[simulation.bot]()


def _play(simulation: Simulation, index: int) -> SimulatedGame:
    deal = simulation.deal(index)
    setup = simulation.setup(deal)
    bots = [_bot(simulation) for _ in range(setup.player_count)]
    state = play_game(setup, deal.deck, bots, Random(f"{simulation.seed} {index}"))
    record = None
    if simulation.keeps_records:
        names = [f"{simulation.bot} {seat + 1}" for seat in range(setup.player_count)]
        record = encode_record(record_of(state, names, {"deal": deal.code}))
    return SimulatedGame(state.outcome.status is Status.WON, state.cards_left, record)
