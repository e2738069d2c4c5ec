"""Is there still a way to finish the turn? If not, the game is lost."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.commands import Command
from thegame_desktop.engine.laying import (
    THREE_DEMANDS,
    after_lay,
    finish_refusal,
    is_stop,
    legal_lays,
)
from thegame_desktop.engine.position import Position
from thegame_desktop.engine.setup import Setup


class Outlook(NamedTuple):
    """The answer of the search, and how many positions it looked at."""

    can_finish: bool
    nodes: int


def look_ahead(setup: Setup, position: Position, hand: Sequence[Card]) -> Outlook:
    """Search all orders of laying cards of `hand` for one that lets the turn be finished."""
    search = _Search(setup)
    return Outlook(search.finishes(position, tuple(hand)), search.nodes)


_DEMANDS: Mapping[Command | None, int] = {Command.THREE: 1, Command.SKULL: 2}
"""How much the turn must still bring once this is laid; nothing but an order."""


class _Search:
    """Depth first, and no position twice."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._hopeless: set[tuple[Position, tuple[Card, ...]]] = set()
        self.nodes = 0

    def finishes(self, position: Position, hand: tuple[Card, ...]) -> bool:
        self.nodes += 1
        if finish_refusal(position) is None:
            return True
        for lay in self._promising_first(legal_lays(self._setup, position, hand)):
            if is_stop(self._setup, lay.card):
                return True
            rest = tuple(card for card in hand if card != lay.card)
            node = (after_lay(self._setup, position, lay.card, lay.pile), rest)
            if node in self._hopeless:
                continue
            if self._may_cover_skulls(*node) and self.finishes(*node):
                return True
            self._hopeless.add(node)
        return False

    def _promising_first(self, lays: Iterable[Lay]) -> Iterable[Lay]:
        """The same lays, those last that make demands of their own."""
        by_card = self._setup.layout.by_card
        if not by_card:
            return lays
        return sorted(lays, key=lambda lay: _DEMANDS.get(by_card.get(lay.card), 0))

    def _may_cover_skulls(self, position: Position, hand: tuple[Card, ...]) -> bool:
        """False if the open Skulls can't all be covered, whatever the other commands allow."""
        if not position.open_skulls:
            return True
        by_card = self._setup.layout.by_card
        skulls = {card for card in hand if by_card.get(card) is Command.SKULL}
        covers = set(hand) - skulls
        if len(covers) < len(position.open_skulls):
            return False
        if position.three_laid and THREE_DEMANDS - position.laid < len(position.open_skulls):
            return False
        return all(
            position.bound_to in (None, pile) and self._reaches(pile, position, skulls, covers)
            for pile in position.open_skulls
        )

    def _reaches(self, pile: int, position: Position, skulls: Set[Card], covers: Set[Card]) -> bool:
        """True if one of `covers` fits on the pile, perhaps on top of more Skulls."""
        takes = self._setup.edition.takes[pile]
        tops, unlaid = [position.tops[pile]], set(skulls)
        while tops:
            taken = takes[tops.pop()].lays.keys()
            if not covers.isdisjoint(taken):
                return True
            reached = unlaid & taken
            unlaid -= reached
            tops.extend(reached)
        return False
