"""Why a way to play the turn is better than others: what is true of it, and not of them."""

from collections.abc import Iterator, Sequence
from typing import get_args

from thegame_desktop.bots.analysis.line import Line
from thegame_desktop.bots.analysis.line_comparison import compared
from thegame_desktop.bots.analysis.line_facts import facts_of
from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    EmptiesHand,
    EnoughLaid,
    ExactFit,
    FurtherIsDear,
    Heeds,
    KeepsPlayable,
    LaysMore,
    LeavesOutFewer,
    Moves,
    MovesLess,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    SavesPile,
    SmallestStep,
    StartsPile,
    WinsGame,
)
from thegame_desktop.engine import Advice, Holding, Lay, Observation, PileAdvice

_MOST = 3
"""How many reasons are told at most."""
_MOST_RIVALS = 4
"""With how many others a line is compared before there is nothing to tell."""

_ORDER: tuple[type[PlayReason], ...] = get_args(PlayReason)
"""The most telling first."""

_ALIKE: tuple[frozenset[type[PlayReason]], ...] = (
    frozenset({ExactFit, SmallestStep, CheapExtra}),
    frozenset({BackwardsTrick, MovesLess}),
    frozenset({PreparedTrick, MovesLess}),
    frozenset({LeavesOutFewer, MovesLess}),
    frozenset({LeavesOutFewer, ExactFit}),
)
"""Who has told one of these need not tell another."""

_SETTLING: tuple[type[PlayReason], ...] = (WinsGame, OnlyWay, NothingMore)
"""Where one of these is true, nothing less telling matters any more."""


def reasons_for(
    observation: Observation,
    lays: tuple[Lay, ...],
    others: Sequence[tuple[Lay, ...]],
    *,
    shared: bool = True,
) -> tuple[PlayReason, ...]:
    """What speaks for playing the turn, or the rest of it, like this; the most telling first.

    The others are what it was compared with, the best of them first. All that is told is true of
    what the seat may know. There may be nothing to tell. What speaks for the very next lay is told
    even if the other way makes it too, some time; not so if nothing `shared` is wanted.
    """
    line = Line(observation, lays)
    rivals = _rivals(line, [Line(observation, other) for other in others])
    if others and not rivals and not shared:
        return ()
    compared_with: Sequence[Line | None] = rivals[:_MOST_RIVALS] or [None]
    for rival in compared_with:
        found = [*_telling(line, rival, shared=shared)]
        if found:
            first = lays[0] if lays else None
            found.sort(key=lambda reason: _rank(reason, first, shared=shared))
            return tuple(_without_echoes(found))[:_MOST]
    return tuple(_plain(line)) if shared else ()


def _rivals(line: Line, others: Sequence[Line]) -> list[Line]:
    """What to compare with: first what leads elsewhere from the next lay on."""

    def is_alike(other: Line) -> tuple[bool, bool]:
        is_part = bool(line.lays and other.lays) and other.lays[0] in line.lays
        return other.shape == line.shape, is_part

    elsewhere = [
        other for other in others if (other.end.tops, other.rest) != (line.end.tops, line.rest)
    ]
    return sorted(elsewhere, key=is_alike)


def _telling(line: Line, rival: Line | None, *, shared: bool) -> Iterator[PlayReason]:
    """What sets the line apart, and what speaks for the next lay anyway."""
    of_rival = [] if rival is None else facts_of(rival)
    for reason in facts_of(line):
        if isinstance(reason, FurtherIsDear):
            goes_on = rival is not None and len(rival.lays) > len(line.lays)
            if not line.lays or (goes_on and reason.step >= _dear(line)):
                yield reason
        elif _sets_apart(reason, line, rival, of_rival) or (
            shared and _is_about_next(reason, line)
        ):
            yield reason
    if rival is not None:
        yield from compared(line, rival)


def _dear(line: Line) -> int:
    """The step from which on a card that nobody demands is better kept."""
    return 2 if line.edition.has_colours else 4


def _sets_apart(
    reason: PlayReason, line: Line, rival: Line | None, of_rival: Sequence[PlayReason]
) -> bool:
    if rival is None:
        return True
    if isinstance(reason, SmallestStep | CheapExtra) and line.moved > rival.moved:
        return False  # one small step is no merit of a turn that moves the piles on by more
    if isinstance(reason, ExactFit | SmallestStep | StartsPile | CheapExtra | OnlyWay):
        return not rival.lays_as(line.step_with(reason.lay.card))
    return reason not in of_rival


def _is_about_next(reason: PlayReason, line: Line) -> bool:
    """True if it is why the next card is laid, or the turn finished."""
    if isinstance(reason, WinsGame | EmptiesHand | NothingMore):
        return True
    first = line.lays[0] if line.lays else None
    if isinstance(reason, PreparedTrick) and first is not None:
        return reason.lay.pile == first.pile  # there may be more cards on the way to it
    return first is not None and getattr(reason, "lay", None) == first


def _plain(line: Line) -> Iterator[PlayReason]:
    """What can be said at least where nothing else can."""
    if not line.lays and line.is_whole:
        yield EnoughLaid()
    elif line.lays and line.counts_steps:
        yield Moves(line.moved)


def _rank(reason: PlayReason, first: Lay | None, *, shared: bool) -> float:
    """The lower, the more telling; `first` is what is laid next."""
    match reason:
        # Of two turns it tells more what becomes of the piles than how each card fits.
        case SavesPile() if not shared:
            return _ORDER.index(KeepsPlayable) + 0.5
        # That a pile is free, or a colour welcome, is no more than a hint.
        case Heeds(_, PileAdvice(_, Advice.GO_AHEAD) | Holding()):
            return _ORDER.index(LaysMore) + 0.5
        # What is true of the rest of the turn says little of the next card.
        case FurtherIsDear(_, count) if count:
            return _ORDER.index(MovesLess) + 0.5
        case ExactFit(lay) | CheapExtra(lay) | StartsPile(lay) if lay != first:
            return _ORDER.index(MovesLess) + 0.5
    return _ORDER.index(type(reason))


def _without_echoes(reasons: Sequence[PlayReason]) -> Iterator[PlayReason]:
    """One of each kind, and none that says nearly the same as one before it."""
    told: set[type[PlayReason]] = set()
    for reason in reasons:
        kind = type(reason)
        if kind in told or any(kind in alike and told & alike for alike in _ALIKE):
            continue
        told.add(kind)
        yield reason
        if kind in _SETTLING:
            return
