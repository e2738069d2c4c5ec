"""What a computer player says where cards are numbers.

Each signal stands for a set of numbers of which it holds one. It is said only if at least three
of them aren't laid yet, so that nobody can read a card off it.
"""

from functools import cache

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.engine import (
    Advice,
    Command,
    CommandNote,
    Note,
    Observation,
    PileAdvice,
    Signal,
    Signals,
)

FEWEST_CAUSES = 3
"""So many numbers that aren't laid yet must be able to cause a signal."""
_VERY_GOOD, _GOOD = 2, 5
"""Up to which step a card is very good, or good; a trick is very good."""
_VERY_GOOD_AT_START, _GOOD_AT_START = 3, 6
"""The same near a pile's start, where there is no trick."""
_NEAR = 15
"""Up to which step a pile has something for a player."""


def speak_of_numbers(observation: Observation) -> Signals:
    """All that follows from the hand, and may be said."""
    table = observation.table
    bits = card_bits(table.setup.edition)
    unlaid = bits.all & ~bits.of(table.laid)
    hand = bits.of(observation.hand)
    said: list[Signal] = []
    for pile, top in enumerate(bits.tops(table.position.tops)):
        for advice, causes in advice_causes(bits, pile, top, unlaid):
            if hand & causes:
                said.append(PileAdvice(pile, advice))
                break
        else:
            if _may_go_ahead(bits, pile, top, hand, unlaid):
                said.append(PileAdvice(pile, Advice.GO_AHEAD))
    said.extend(_notes(observation, bits, hand, unlaid))
    return tuple(said)


def advice_causes(bits: CardBits, pile: int, top: int, unlaid: int) -> list[tuple[Advice, int]]:
    """What can be said of a pile because one number is held, and by which: the first that fits."""
    very_good, good, _ = ranges(bits, pile)[top]
    causes = []
    if (very_good & unlaid).bit_count() >= FEWEST_CAUSES:
        causes.append((Advice.KEEP_OFF, very_good & unlaid))
        good &= ~very_good
    if (good & unlaid).bit_count() >= FEWEST_CAUSES:
        causes.append((Advice.SMALL_STEP, good & unlaid))
    return causes


def _may_go_ahead(bits: CardBits, pile: int, top: int, hand: int, unlaid: int) -> bool:
    """True if there is nothing near in hand; that is said by whoever has only other numbers."""
    near = ranges(bits, pile)[top][2]
    return not hand & near and (unlaid & ~near).bit_count() >= FEWEST_CAUSES


def _notes(observation: Observation, bits: CardBits, hand: int, unlaid: int) -> list[Signal]:
    """Which commands are held, and which had better not come now."""
    table = observation.table
    layout = table.setup.layout
    notes: list[Signal] = []
    for command in layout.in_play:
        carriers = bits.of(layout.by_command[command]) & unlaid
        if hand & carriers and carriers.bit_count() >= FEWEST_CAUSES:
            notes.append(CommandNote(command, Note.HELD))
    if Command.NO_BACKWARDS in layout.in_play:
        tricks = 0
        for pile, top in enumerate(bits.tops(table.position.tops)):
            tricks |= bits.backwards[pile][top] & unlaid
        if hand & tricks and tricks.bit_count() >= FEWEST_CAUSES:
            notes.append(CommandNote(Command.NO_BACKWARDS, Note.NOT_NOW))
    return notes


@cache
def ranges(bits: CardBits, pile: int) -> list[tuple[int, int, int]]:
    """By top: the cards that are very good there, those that are good, those that are near."""
    ranges = []
    for steps, trick in zip(bits.steps[pile], bits.backwards[pile], strict=True):
        very_good_step, good_step = _VERY_GOOD, _GOOD
        if not trick:
            very_good_step, good_step = _VERY_GOOD_AT_START, _GOOD_AT_START
        masks = []
        for most in (very_good_step, good_step, _NEAR):
            within = (1 << number for number, step in enumerate(steps) if 0 < step <= most)
            masks.append(sum(within) | trick)
        ranges.append((masks[0], masks[1], masks[2]))
    return ranges
