"""What is true of one way to play the turn because of what another one is like."""

from collections.abc import Iterator

from thegame_desktop.bots.analysis.line import Line
from thegame_desktop.bots.analysis.line_facts import heeded
from thegame_desktop.bots.analysis.reason_kinds import (
    KeepsBack,
    KeepsPair,
    KeepsPlayable,
    KeepsTrick,
    LaysMore,
    LeavesOutFewer,
    MoreFit,
    MovesLess,
    PlayReason,
    RidsOf,
    SavesPile,
    Survives,
    TrickStillOut,
)
from thegame_desktop.engine import Card, Command, Direction

_DEMANDING = (Command.SKULL, Command.THREE)
"""What one would rather have laid while there are cards to go with it."""


def compared(line: Line, rival: Line) -> Iterator[PlayReason]:
    """What is true of the line just because of what the other one is like."""
    if not rival.can_be_finished and line.can_be_finished:
        yield Survives()
    yield from (each for each in heeded(line) if each not in heeded(rival))
    yield from _kept(line, rival)
    yield from _commands(line, rival)
    yield from _sums(line, rival)
    yield from _what_is_left(line, rival)


def _kept(line: Line, rival: Line) -> Iterator[PlayReason]:
    """What the hand is still good for."""
    tops = line.end.tops
    for card in line.rest:
        if rival.tricks_with(card):
            continue
        piles = line.trick_piles(card)
        if piles and not (card in rival.rest and rival.trick_piles(card)):
            yield KeepsTrick(card, piles[0], tops[piles[0]])
        if card in rival.rest and line.fits(card) and not rival.fits(card):
            yield KeepsPlayable(card)
    for first, second in _pairs(line):
        is_kept = first in rival.rest and second in rival.rest
        if not is_kept and not rival.tricks_with(second) and not rival.tricks_with(first):
            yield KeepsPair(first, second)


def _pairs(line: Line) -> Iterator[tuple[Card, Card]]:
    """The cards in hand of which one could go back as soon as the other is laid, both a gain."""
    layout, takes = line.setup.layout, line.edition.takes
    if layout.shows(Command.NO_BACKWARDS, line.end.tops):
        return
    for first in line.rest:
        if layout.by_card.get(first) in (Command.NO_BACKWARDS, Command.STOP):
            continue
        for pile, top in enumerate(line.end.tops):
            if first in takes[pile][top].lays:
                for second in line.rest:
                    is_gain = line.edition.rows[pile].step(top, second) < 0
                    if is_gain and second in takes[pile][first].backwards:
                        yield first, second


def _commands(line: Line, rival: Line) -> Iterator[PlayReason]:
    """What the two lines do about the commands in hand."""
    for card, command in line.setup.layout.carriers:
        if card in line.rest and card in rival.cards:
            if command is Command.STOP or (command.is_lasting and card in rival.end.tops):
                yield KeepsBack(card, command)
        elif card in rival.rest and card in line.cards and command in _DEMANDING:
            yield RidsOf(card, command)


def _sums(line: Line, rival: Line) -> Iterator[PlayReason]:
    """What the two lines come to in numbers."""
    if not line.lays or not rival.lays:
        return  # whoever lays nothing moves nothing
    if len(line.lays) > len(rival.lays):
        yield LaysMore(len(line.lays), len(rival.lays))
    if not (line.counts_steps and rival.counts_steps):
        return
    is_less = line.moved < rival.moved
    if is_less:
        yield MovesLess(line.moved, rival.moved)
    ours, theirs = line.left_out, rival.left_out
    if line.edition.has_colours or ours is None or theirs is None:
        return
    # That nothing at all is left out tells more than how far the piles move, everything else less.
    if ours < theirs and (ours == 0 or not is_less):
        yield LeavesOutFewer(ours, theirs)


def _what_is_left(line: Line, rival: Line) -> Iterator[PlayReason]:
    """What the piles are still good for."""
    tops = line.end.tops
    for direction in Direction:
        piles = [pile for pile, row in enumerate(line.edition.rows) if row.direction is direction]
        freshest = min(piles, key=line.gone)
        if line.gone(freshest) < min(map(rival.gone, piles)) and not line.lays_on(freshest):
            yield SavesPile(freshest, tops[freshest])
    unseen = line.observation.unseen
    ours, theirs = sum(map(line.fits, unseen)), sum(map(rival.fits, unseen))
    if ours > theirs:
        yield MoreFit(ours, theirs)
    if not line.edition.has_colours:
        out = [(card, pile) for card in unseen for pile in line.trick_piles(card)]
        lost = [(card, pile) for card in unseen for pile in rival.trick_piles(card)]
        if len(out) > len(lost):
            card, pile = next(each for each in out if each not in lost)
            yield TrickStillOut(card, pile, tops[pile])
