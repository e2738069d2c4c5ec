"""Is there still a way to finish the turn? If not, the game is lost."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card, without
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
    search = _OutlookSearch(setup)
    if not setup.layout.carriers:
        return Outlook(search.finishes(position, tuple(hand)), search.nodes)
    by_card = setup.layout.by_card
    ordered = tuple(sorted(hand, key=lambda card: _DEMANDS.get(by_card.get(card), 0)))
    plain = tuple(card for card in ordered if by_card.get(card) is not Command.SKULL)
    # Most ways out need no Skull, and are found sooner without the detours that Skulls offer.
    found = search.finishes(position, plain)
    if not found and len(plain) < len(ordered):
        found = search.finishes(position, ordered)
    return Outlook(found, search.nodes)


_DEMANDS: Mapping[Command | None, int] = {Command.THREE: 1, Command.SKULL: 2}
"""What makes demands on the rest of the turn is tried last."""


class _OutlookSearch:
    """Depth first, and no position twice."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._skulls = setup.layout.by_command[Command.SKULL]
        self._hopeless: set[tuple[Position, tuple[Card, ...]]] = set()
        self.nodes = 0

    def finishes(self, position: Position, hand: tuple[Card, ...]) -> bool:
        self.nodes += 1
        if finish_refusal(position) is None:
            return True
        for lay in self._promising(position, legal_lays(self._setup, position, hand)):
            if is_stop(self._setup, lay.card):
                return True
            rest = without(hand, lay.card)
            node = (after_lay(self._setup, position, lay), rest)
            if node in self._hopeless:
                continue
            if self._may_cover_skulls(*node) and self.finishes(*node):
                return True
            self._hopeless.add(node)
        return False

    def _promising(self, position: Position, lays: Iterable[Lay]) -> Iterable[Lay]:
        """The lays worth trying."""
        has_enough = position.laid >= position.minimum and not position.three_laid
        if not (has_enough and position.open_skulls):
            return lays
        # All that is missing is a cover for each open Skull. A lay elsewhere can only help by
        # covering a command that is in the way; any other way out works without it too.
        in_the_way = self._piles_showing(position, Command.NO_BACKWARDS, Command.ONE_PILE)
        needed = position.open_skulls | in_the_way
        return (lay for lay in lays if lay.pile in needed)

    def _piles_showing(self, position: Position, *commands: Command) -> set[int]:
        by_card = self._setup.layout.by_card
        return {pile for pile, top in enumerate(position.tops) if by_card.get(top) in commands}

    def _may_cover_skulls(self, position: Position, hand: tuple[Card, ...]) -> bool:
        """False if it is plain that the open Skulls can't all be covered any more."""
        skull_piles = position.open_skulls
        if not skull_piles:
            return True
        skulls = self._skulls.intersection(hand)
        covers = set(hand) - skulls
        lays_left = THREE_DEMANDS - position.laid if position.three_laid else len(hand)
        if min(len(covers), lays_left) < len(skull_piles):
            return False
        bans = self._piles_showing(position, Command.NO_BACKWARDS)
        if position.bound_to is None:
            # To lift the bans, each must be covered, and in the end by something else than a Skull.
            tricks = len(covers) >= len(skull_piles | bans)
        elif skull_piles == {position.bound_to}:
            tricks = bans <= skull_piles  # what shows on another pile stays
        else:
            return False
        return all(
            self._reaches(pile, position.tops[pile], skulls, covers, tricks=tricks)
            for pile in skull_piles
        )

    def _reaches(
        self, pile: int, top: Card, skulls: Set[Card], covers: Set[Card], *, tricks: bool
    ) -> bool:
        """True if one of `covers` fits on the pile, perhaps on top of more Skulls."""
        takes = self._setup.edition.takes[pile]
        tops, unlaid = [top], set(skulls)
        while tops:
            lays, backwards = takes[tops.pop()]
            taken = lays.keys() if tricks else lays.keys() - backwards
            if not covers.isdisjoint(taken):
                return True
            reached = unlaid & taken
            unlaid -= reached
            tops.extend(reached)
        return False
