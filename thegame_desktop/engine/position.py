"""What the rules of laying look at: the tops of the piles and the demands of this turn."""

from typing import NamedTuple

from thegame_desktop.engine.cards import Card


class Position(NamedTuple):
    """A point within a turn; two equal positions allow the same lays and finishes."""

    tops: tuple[Card, ...]
    """The top card of each pile; its row card where nothing has been laid."""

    minimum: int
    """How many cards this turn needs. Nothing is drawn within a turn, so it stays."""

    laid: int = 0
    """How many cards have been laid in this turn."""

    three_laid: bool = False
    """A "3!" has been laid in this turn."""

    open_skulls: frozenset[int] = frozenset()
    """The piles on which a Skull laid in this turn still shows."""

    bound_to: int | None = None
    """The pile to which a showing one_pile card has tied the rest of this turn."""

    def next_turn(self, minimum: int) -> "Position":
        """The same piles at the start of the next turn."""
        return Position(self.tops, minimum)
