"""An edition's cards as numbers and sets of them as bits: what judging thousands of turns needs.

Nothing of the rules is repeated here: what a pile takes is read off the edition.
"""

from collections.abc import Iterable
from functools import cache

from thegame_desktop.engine import Card, Edition, Lay


class CardBits:
    """Numbers the cards of an edition; the row card of a pile has the number after the last."""

    def __init__(self, edition: Edition) -> None:
        cards = edition.cards
        count = len(cards)
        self.cards: list[Card] = list(cards)
        self.row_number = count
        self.number_of: dict[Card, int] = {card: number for number, card in enumerate(cards)}
        self.all = (1 << count) - 1
        self.lays: list[list[Lay]] = [
            [Lay(card, pile) for card in cards] for pile in range(len(edition.rows))
        ]
        """By pile and card."""
        self.takes: list[list[int]] = []
        """By pile and top: the cards that it takes."""
        self.backwards: list[list[int]] = []
        """By pile and top: those of them that it takes by a backwards trick."""
        self.steps: list[list[list[int]]] = []
        """By pile, top and card: how far the card would move the pile on."""
        for pile, row in enumerate(edition.rows):
            tops = [*cards, row.card]
            takes = [edition.takes[pile][top] for top in tops]
            self.takes.append([self.of(each.lays) for each in takes])
            self.backwards.append([self.of(each.backwards) for each in takes])
            self.steps.append([[row.step(top, card) for card in cards] for top in tops])
        self.gone = [[*steps[count], 0] for steps in self.steps]
        """By pile and top: how far it has gone from its row card."""

    def of(self, cards: Iterable[Card]) -> int:
        """The cards as bits."""
        bits = 0
        for card in cards:
            bits |= 1 << self.number_of[card]
        return bits

    def forwards(self, pile: int, top: int) -> int:
        """The cards that a pile takes without a trick."""
        return self.takes[pile][top] & ~self.backwards[pile][top]

    def tops(self, tops: Iterable[Card]) -> tuple[int, ...]:
        """The number of each top."""
        return tuple([self.number_of.get(top, self.row_number) for top in tops])


@cache
def card_bits(edition: Edition) -> CardBits:
    """The numbered cards of an edition."""
    return CardBits(edition)


def numbers_in(bits: int) -> list[int]:
    """The numbers of the cards in a set, lowest first."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers
