"""What a computer player says where cards have colours: what it holds, and where it wants to go."""

from thegame_desktop.bots.card_bits import card_bits, numbers_in
from thegame_desktop.engine import (
    Card,
    Height,
    Holding,
    Observation,
    PileWanted,
    Signal,
    Signals,
    TrickPossible,
)

_LOW, _MIDDLE = 3, 7
"""Up to which number a card is low, or middle."""


def height_of(card: Card) -> Height:
    """How high a card is, as far as it may be told."""
    if card.number <= _LOW:
        return Height.LOW
    return Height.MIDDLE if card.number <= _MIDDLE else Height.HIGH


def speak_of_colours(observation: Observation) -> Signals:
    """All that the rules allow to be said of the hand."""
    table = observation.table
    setup, bits = table.setup, card_bits(table.setup.edition)
    tells_heights = setup.variant.heights_may_be_told
    said: list[Signal] = [
        Holding(card.colour, height_of(card) if tells_heights else None)
        for card in observation.hand
        if card.colour is not None
    ]
    hand = bits.of(observation.hand)
    tops = bits.tops(table.position.tops)
    steps = [
        (bits.steps[pile][top][number], pile)
        for pile, top in enumerate(tops)
        for number in numbers_in(hand & bits.takes[pile][top])
    ]
    if steps:
        said.append(PileWanted(min(steps)[1]))
    if not tells_heights:
        said.extend(
            TrickPossible(pile) for pile, top in enumerate(tops) if hand & bits.backwards[pile][top]
        )
    return tuple(said)
