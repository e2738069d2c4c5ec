"""What a computer player says where cards are numbers.

The numbers near the top of a pile that aren't laid yet are put into tiers of three, the best ones
first. Each signal stands for a whole tier, of which one number is held: so there are always three
numbers that would have caused it, and nobody can read a card off it.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits, numbers_in
from thegame_desktop.engine import (
    Advice,
    Command,
    CommandNote,
    Note,
    Observation,
    PileAdvice,
    Setup,
    Signal,
    Signals,
)

FEWEST_CAUSES = 3
"""So many numbers that aren't laid yet must be able to cause a signal."""
_TIERS = 3
"""Very good, good, and those that are still worth something to whoever holds them."""
_NEAR = 15
"""Up to which step a pile has something for a player; a trick is always near."""


def speak_of_numbers(observation: Observation) -> Signals:
    """All that follows from the hand, and may be said."""
    table = observation.table
    bits = card_bits(table.setup.edition)
    unlaid = bits.all & ~bits.of(table.laid)
    hand = bits.of(observation.hand)
    said: list[Signal] = []
    tops = bits.tops(table.position.tops)
    for pile, top in enumerate(tops):
        advice = _advice(tiers(bits, pile, top, unlaid), hand, unlaid)
        if advice is not None:
            said.append(PileAdvice(pile, advice))
    said += [note for note, causes in _notable(table.setup, tops, unlaid) if hand & causes]
    return tuple(said)


class Meaning(NamedTuple):
    """What a signal tells of the hand, if its player speaks as computer players do."""

    barred: int = 0
    """None of these numbers is held."""
    needs: tuple[int, ...] = ()
    """Of each of these sets of numbers, at least one is held."""


def meaning(setup: Setup, tops: tuple[int, ...], unlaid: int, signal: Signal) -> Meaning:
    """What it tells that somebody says this while these are the tops."""
    bits = card_bits(setup.edition)
    match signal:
        case PileAdvice(pile, advice):
            very_good, good, fair = tiers(bits, pile, tops[pile], unlaid)
            match advice:
                case Advice.KEEP_OFF:
                    return Meaning(needs=(very_good,))
                case Advice.SMALL_STEP:
                    return Meaning(barred=very_good, needs=(good,))
                case Advice.GO_AHEAD:
                    return Meaning(barred=very_good | good | fair)
        case CommandNote(command, Note.HELD):
            return Meaning(needs=(bits.of(setup.layout.by_command[command]) & unlaid,))
        case CommandNote(Command.NO_BACKWARDS, Note.NOT_NOW):
            return Meaning(needs=(_tricks(bits, tops, unlaid),))
    return Meaning()


def silences(
    setup: Setup, tops: tuple[int, ...], unlaid: int, signals: Signals
) -> Iterator[Meaning]:
    """What it tells of somebody who says all there is to say that they say no more than this."""
    bits = card_bits(setup.edition)
    advised = {signal.pile for signal in signals if isinstance(signal, PileAdvice)}
    for pile, top in enumerate(tops):
        if pile not in advised:
            yield _no_advice(tiers(bits, pile, top, unlaid), unlaid)
    for note, causes in _notable(setup, tops, unlaid):
        if note not in signals:
            yield Meaning(barred=causes)


def _no_advice(found: list[int], unlaid: int) -> Meaning:
    """What it tells that nothing is said of a pile with these tiers.

    Where too few numbers would cause it, nobody reads a card off silence either.
    """
    very_good, good, fair = found
    barred = 0
    for tier in (very_good, good):
        if tier.bit_count() < FEWEST_CAUSES:
            return Meaning(barred)
        barred |= tier
    others = unlaid & ~(very_good | good | fair)
    is_telling = min(fair.bit_count(), others.bit_count()) < FEWEST_CAUSES
    return Meaning(barred, () if is_telling else (fair,))


def tiers(bits: CardBits, pile: int, top: int, unlaid: int) -> list[int]:
    """The numbers near a top that aren't laid yet, the three best, the next three, and so on."""
    found = [0] * _TIERS
    rank = 0
    for card in welcome(bits, pile)[top]:
        if unlaid >> card & 1:
            found[rank // FEWEST_CAUSES] |= 1 << card
            rank += 1
            if rank == _TIERS * FEWEST_CAUSES:
                break
    return found


def _advice(found: list[int], hand: int, unlaid: int) -> Advice | None:
    """What to say of a pile with these tiers."""
    very_good, good, fair = found
    if hand & very_good:
        return _unless_telling(Advice.KEEP_OFF, very_good)
    if hand & good:
        return _unless_telling(Advice.SMALL_STEP, good)
    if hand & fair:
        return None
    # Said by whoever has none of those: because of any other number.
    return _unless_telling(Advice.GO_AHEAD, unlaid & ~(very_good | good | fair))


def _unless_telling(advice: Advice, causes: int) -> Advice | None:
    return advice if causes.bit_count() >= FEWEST_CAUSES else None


@cache
def welcome(bits: CardBits, pile: int) -> list[list[int]]:
    """By top: the numbers near it, the most welcome one first."""
    by_top = []
    for steps, takes in zip(bits.steps[pile], bits.takes[pile], strict=True):
        near = [number for number in numbers_in(takes) if steps[number] <= _NEAR]
        by_top.append(sorted(near, key=steps.__getitem__))
    return by_top


def _notable(setup: Setup, tops: tuple[int, ...], unlaid: int) -> Iterator[tuple[Signal, int]]:
    """What may be said of commands, and the numbers that cause it: who holds one says so."""
    bits, layout = card_bits(setup.edition), setup.layout
    notes: list[tuple[Signal, int]] = [
        (CommandNote(command, Note.HELD), bits.of(layout.by_command[command]) & unlaid)
        for command in layout.in_play
    ]
    if Command.NO_BACKWARDS in layout.in_play:
        unwanted = CommandNote(Command.NO_BACKWARDS, Note.NOT_NOW)
        notes.append((unwanted, _tricks(bits, tops, unlaid)))
    return ((note, causes) for note, causes in notes if causes.bit_count() >= FEWEST_CAUSES)


def _tricks(bits: CardBits, tops: tuple[int, ...], unlaid: int) -> int:
    """The numbers that aren't laid yet and would do a backwards trick on one of these tops."""
    tricks = 0
    for pile, top in enumerate(tops):
        tricks |= bits.backwards[pile][top]
    return tricks & unlaid
