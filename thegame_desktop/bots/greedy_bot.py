"""Plays the cheapest turn: the one that moves the piles on least."""

from collections.abc import Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple

from thegame_desktop.bots.player import QuietBot
from thegame_desktop.engine import (
    Action,
    Card,
    FinishTurn,
    Lay,
    Observation,
    Position,
    Setup,
    after_lay,
    finish_refusal,
    is_stop,
    legal_lays,
    without,
)

CHEAP_STEP = 3
"""What laying a card is worth: a step this small is made even if nobody demands it."""
HOPE = 13
"""How far a dear beginning may lie above the cheapest turn known: a later trick may mend it."""


class GreedyBot(QuietBot):
    """Compares the promising orders of its own cards and looks no further."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:  # noqa: ARG002
        table = observation.table
        search = _CheapestTurn(table.setup)
        search.explore(table.position, observation.hand, 0, ())
        assert search.best is not None, "whoever is on turn in a running game can finish the turn"
        return search.best.actions


class _GreedyPlan(NamedTuple):
    cost: int
    actions: tuple[Action, ...]


class _CheapestTurn:
    """Walks through the promising turns, each set of lays once, and remembers the cheapest."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._seen: set[tuple[Position, tuple[Card, ...]]] = set()
        self.best: _GreedyPlan | None = None

    def explore(
        self, position: Position, hand: tuple[Card, ...], cost: int, lays: tuple[Lay, ...]
    ) -> None:
        can_finish = finish_refusal(position) is None
        if can_finish:
            self._consider(cost, (*lays, FinishTurn()))
        for step, lay in self._cheapest_first(position, hand):
            cost_then = cost + step - CHEAP_STEP
            if (can_finish and step > CHEAP_STEP) or self._is_hopeless(cost_then):
                break
            if is_stop(self._setup, lay.card):
                self._consider(cost_then, (*lays, lay))
                continue
            rest = without(hand, lay.card)
            position_then = after_lay(self._setup, position, lay)
            if (position_then, rest) not in self._seen:
                self._seen.add((position_then, rest))
                self.explore(position_then, rest, cost_then, (*lays, lay))

    def _cheapest_first(self, position: Position, hand: tuple[Card, ...]) -> list[tuple[int, Lay]]:
        rows, tops = self._setup.edition.rows, position.tops
        steps = [
            (rows[lay.pile].step(tops[lay.pile], lay.card), lay)
            for lay in legal_lays(self._setup, position, hand)
        ]
        return sorted(steps, key=itemgetter(0))

    def _is_hopeless(self, cost: int) -> bool:
        return self.best is not None and cost - HOPE >= self.best.cost

    def _consider(self, cost: int, actions: tuple[Action, ...]) -> None:
        if self.best is None or cost < self.best.cost:
            self.best = _GreedyPlan(cost, actions)
