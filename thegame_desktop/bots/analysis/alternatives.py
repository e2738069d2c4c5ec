"""Ways to play a turn: which of them are the same, and how each can begin."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from thegame_desktop.engine import (
    FinishTurn,
    Lay,
    Observation,
    PileAdvice,
    after_lay,
    is_stop,
    lay_refusal,
    pile_of,
)

Lays = tuple[Lay, ...]
"""A turn, or the rest of it."""
Alike = tuple[int, ...]
"""For each pile the first one that is like it."""


def action_of(line: Lays) -> Lay | FinishTurn:
    """What the line begins with."""
    return line[0] if line else FinishTurn()


def piles_alike(observation: Observation) -> Alike:
    """Which piles nobody could choose between: they lie the same, and the same is said of them."""
    table = observation.table
    rows, tops = table.setup.edition.rows, table.position.tops

    def look(pile: int) -> object:
        said = [
            [
                (type(each), each.advice if isinstance(each, PileAdvice) else None)
                for each in signals
                if pile_of(each) == pile
            ]
            for signals in table.signals
        ]
        return rows[pile].direction, tops[pile], said

    looks = [look(pile) for pile in range(len(rows))]
    return tuple(looks.index(each) for each in looks)


def distinct(lines: Iterable[Lays], alike: Alike) -> list[Lays]:
    """The lines without those that differ from an earlier one only in piles that are alike."""
    found: dict[Lays, Lays] = {}
    for line in lines:
        found.setdefault(_with_first_piles(line, alike), line)
    return list(found.values())


def runner_up(
    lines: Sequence[Lays], best: Lays, alike: Alike, observation: Observation
) -> Lays | None:
    """The first of the lines that leads elsewhere, begun with what isn't part of the best one.

    If there is none, the first that begins otherwise; perhaps there is none of these either.
    """
    parts = {_begun(lay, alike) for lay in best}
    for line in lines:
        if not line and best:
            return line
        for lay in line:
            turned = _begun_with(lay, line, observation)
            if _begun(lay, alike) not in parts and turned is not None:
                return turned
    others = (line for line in lines if _begun(action_of(line), alike) != _begun(best[0], alike))
    return next(others, None) if best else None


def _begun(action: Lay | FinishTurn, alike: Alike) -> Lay | FinishTurn:
    return replace(action, pile=alike[action.pile]) if isinstance(action, Lay) else action


def _begun_with(first: Lay, line: Lays, observation: Observation) -> Lays | None:
    """The line with this lay as its first one, if it leads to the same then."""
    setup, start = observation.table.setup, observation.table.position
    turned = (first, *(lay for lay in line if lay != first))
    if turned == line:
        return line
    if any(is_stop(setup, lay.card) for lay in turned[:-1]):
        return None
    position, intended = start, start
    for lay, planned in zip(turned, line, strict=True):
        if lay_refusal(setup, position, lay) is not None:
            return None
        position = after_lay(setup, position, lay)
        intended = after_lay(setup, intended, planned)
    return turned if position == intended else None


def _with_first_piles(line: Lays, alike: Alike) -> Lays:
    """The line as it would be if of piles that are alike the first were always used first."""
    used: dict[int, int] = {}
    for lay in line:
        if lay.pile not in used:
            used[lay.pile] = next(_free(alike, alike[lay.pile], used.values()))
    return tuple(replace(lay, pile=used[lay.pile]) for lay in line)


def _free(alike: Alike, kind: int, used: Iterable[int]) -> Iterator[int]:
    return (pile for pile, its in enumerate(alike) if its == kind and pile not in used)
