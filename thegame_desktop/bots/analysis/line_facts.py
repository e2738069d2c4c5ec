"""What is true of a way to play the turn, whatever it is compared with."""

from collections.abc import Iterator

from thegame_desktop.bots.analysis.line import LaidStep, Line
from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    CoversCommand,
    CoversSkull,
    EmptiesHand,
    ExactFit,
    FurtherIsDear,
    Heeds,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    SmallestStep,
    StartsPile,
    StopEnds,
    WinsGame,
)
from thegame_desktop.engine import (
    Advice,
    CommandNote,
    Holding,
    Lay,
    Note,
    PileAdvice,
    PileWanted,
    Signal,
    TrickPossible,
    after_lay,
    finish_refusal,
    is_stop,
    legal_lays,
    look_ahead,
    without,
)

_SMALL = 3
"""A step that is small enough where somebody asks for one."""


def facts_of(line: Line) -> list[PlayReason]:
    """All of it but what somebody said."""
    return [
        *_of_the_end(line),
        *_tricks(line),
        *_of_commands(line),
        *_of_finishing(line),
        *_of_steps(line),
        *_only_way(line),
    ]


def heeded(line: Line) -> list[Heeds]:
    """What others say that is done."""
    observation = line.observation
    return [
        Heeds(seat, signal)
        for seat, said in enumerate(observation.table.signals)
        if seat != observation.seat and observation.hand_sizes[seat]
        for signal in said
        if _is_heeded(line, signal)
    ]


def _is_heeded(line: Line, signal: Signal) -> bool:
    match signal:
        case PileAdvice(pile, Advice.GO_AHEAD):
            return line.moved_on(pile) > 0
        case PileAdvice(pile, Advice.SMALL_STEP):
            return line.moved_on(pile) <= _SMALL
        case PileAdvice(pile) | PileWanted(pile) | TrickPossible(pile):
            return not line.lays_on(pile)
        case CommandNote(command, Note.NOT_NOW):
            by_card = line.setup.layout.by_card
            return all(by_card.get(lay.card) is not command for lay in line.lays)
        case Holding(colour):
            return any(top.colour is colour for top in line.end.tops)
    return False


def _of_the_end(line: Line) -> Iterator[PlayReason]:
    """What it means that the hand becomes empty."""
    observation = line.observation
    if not line.lays or line.rest or observation.draw_pile_size or not line.is_whole:
        return
    is_last = sum(observation.hand_sizes) == len(observation.hand)
    yield WinsGame() if is_last else EmptiesHand()


def _tricks(line: Line) -> Iterator[PlayReason]:
    laid: dict[int, LaidStep] = {}
    """By pile, what was laid on it last."""
    for each in line.steps:
        pile = each.lay.pile
        if each.is_backwards:
            before = laid.get(pile)
            if before is None:
                yield BackwardsTrick(each.lay, each.top, -each.step)
            elif not before.is_backwards:
                yield PreparedTrick(before.lay, each.lay, -each.step)
        laid[pile] = each


def _of_commands(line: Line) -> Iterator[PlayReason]:
    start = line.observation.table.position
    by_card = line.setup.layout.by_card
    showing = {by_card.get(top) for top in line.end.tops}
    for top in start.tops:
        command = by_card.get(top)
        if command is not None and command.is_lasting and command not in showing:
            yield CoversCommand(top, command)
    if line.lays and line.lays[0].pile in start.open_skulls - line.end.open_skulls:
        yield CoversSkull(line.lays[0], start.tops[line.lays[0].pile])
    if line.ends_with_stop and line.end.laid < line.end.minimum:
        yield StopEnds(line.lays[-1])


def _of_finishing(line: Line) -> Iterator[PlayReason]:
    """What speaks for laying nothing more."""
    if not line.is_whole or line.ends_with_stop:
        return
    further = line.further
    if not further:
        if not line.lays:
            yield NothingMore()
        return
    if any(line.begins_pile(lay.pile, line.end.tops[lay.pile]) for lay in further):
        return
    step = min(line.step_of(line.end, lay) for lay in further)
    if step > 1:
        yield FurtherIsDear(step, len(line.lays))


def _of_steps(line: Line) -> Iterator[PlayReason]:
    laid = set(line.observation.table.laid)
    for nth, each in enumerate(line.steps):
        if nth == 0:
            yield from _smallest_step(line, each)
        if line.begins_pile(each.lay.pile, each.top):
            if each.step <= _SMALL:
                yield StartsPile(each.lay)
        elif each.step > 0:
            is_open = line.edition.has_colours or line.passed_over(
                each.lay.pile, each.top, each.lay.card, laid
            )
            if not is_open:
                yield ExactFit(each.lay, each.top)
            if each.step <= _SMALL and finish_refusal(each.before) is None:
                yield CheapExtra(each.lay, each.step)
        laid.add(each.lay.card)


def _smallest_step(line: Line, first: LaidStep) -> Iterator[PlayReason]:
    lays = list(legal_lays(line.setup, first.before, line.observation.hand))
    if any(line.begins_pile(lay.pile, first.before.tops[lay.pile]) for lay in lays):
        return
    if 0 < first.step == min(line.step_of(first.before, lay) for lay in lays) and len(lays) > 1:
        yield SmallestStep(first.lay, first.step)


def _only_way(line: Line) -> Iterator[PlayReason]:
    start, hand = line.observation.table.position, line.observation.hand
    if not line.lays or finish_refusal(start) is None:
        return
    first = line.lays[0]
    others = (lay for lay in legal_lays(line.setup, start, hand) if lay != first)
    if not any(_can_finish_after(line, lay) for lay in others) and line.can_be_finished:
        yield OnlyWay(first)


def _can_finish_after(line: Line, lay: Lay) -> bool:
    if is_stop(line.setup, lay.card):
        return True
    position = after_lay(line.setup, line.observation.table.position, lay)
    rest = without(line.observation.hand, lay.card)
    return look_ahead(line.setup, position, rest).can_finish
