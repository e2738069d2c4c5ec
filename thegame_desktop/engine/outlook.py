"""Is there still a way to finish the turn? If not, the game is lost."""

from collections.abc import Sequence
from typing import NamedTuple

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.laying import after_lay, finish_refusal, is_stop, legal_lays
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


class _Search:
    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._hopeless: set[tuple[Position, tuple[Card, ...]]] = set()
        self.nodes = 0

    def finishes(self, position: Position, hand: tuple[Card, ...]) -> bool:
        self.nodes += 1
        if finish_refusal(position) is None:
            return True
        for lay in legal_lays(self._setup, position, hand):
            if is_stop(self._setup, lay.card):
                return True
            rest = tuple(card for card in hand if card is not lay.card)
            node = (after_lay(self._setup, position, lay.card, lay.pile), rest)
            if node in self._hopeless:
                continue
            if self.finishes(*node):
                return True
            self._hopeless.add(node)
        return False
