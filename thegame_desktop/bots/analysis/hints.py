"""What the expert would do next, and why."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace

from thegame_desktop.bots.analysis.reasons import Reason, reasons_for
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.core import Flag, core_for, trouble
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import FinishTurn, Lay, Observation, PileAdvice, pile_of


@dataclass(frozen=True)
class Hint:
    """What to do next, and what it is part of."""

    action: Lay | FinishTurn
    lays: tuple[Lay, ...]
    """The turn, or the rest of it, that begins with this."""
    reasons: tuple[Reason, ...]
    """The most telling first; there may be none."""


def hints(
    observation: Observation,
    effort: Effort,
    seed: int,
    flag: Flag,
    says_all: Set[int] = frozenset(),
) -> tuple[Hint, ...]:
    """The best thing to do for the player on turn, and the runner-up, if there is another.

    Once the flag is set, it comes to an end with what is known by then. The silence of the seats
    that say all there is to say tells something too.
    """
    alike = _alike(observation)
    lines = _distinct(_lines(observation, effort, seed, flag, says_all), alike)
    return tuple(
        Hint(_action(line), line, reasons_for(observation, line, [*_without(lines, line)]))
        for line in _best_two(lines, alike)
    )


_Line = tuple[Lay, ...]
_Alike = tuple[int, ...]


def _lines(
    observation: Observation, effort: Effort, seed: int, flag: Flag, says_all: Set[int]
) -> list[_Line]:
    """The ways to play the turn that come into question, best first."""
    setup = observation.table.setup
    if trouble() is not None:
        bits = card_bits(setup.edition)
        plans = [each.plan for each in judged(observation, weights_for(setup))]
        if has_all_the_rest(observation):
            plans.insert(0, longest_turn(observation))
        return [tuple(bits.lays[pile][number] for number, pile in plan.lays) for plan in plans]
    search = Search(core_for(setup), observation, effort, seed, flag, says_all)
    return [tried.turn.lays for tried in search.run()]


def _alike(observation: Observation) -> _Alike:
    """For each pile the first one that is like it: nobody could say which of them to choose."""
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


def _distinct(lines: Sequence[_Line], alike: _Alike) -> list[_Line]:
    """The lines without those that differ from a better one only in piles that are alike."""
    found: dict[tuple[Lay, ...], _Line] = {}
    for line in lines:
        found.setdefault(_with_first_piles(line, alike), line)
    return list(found.values())


def _with_first_piles(line: _Line, alike: _Alike) -> _Line:
    """The line as it would be if of piles that are alike the first were always used first."""
    used: dict[int, int] = {}
    for lay in line:
        if lay.pile not in used:
            free = (pile for pile, kind in enumerate(alike) if kind == alike[lay.pile])
            used[lay.pile] = next(pile for pile in free if pile not in used.values())
    return tuple(replace(lay, pile=used[lay.pile]) for lay in line)


def _best_two(lines: Sequence[_Line], alike: _Alike) -> Iterator[_Line]:
    """The best, and the best of those that begin otherwise.

    Rather with something that isn't part of the best one: that could be its beginning as well.
    """
    if not lines:
        return
    best, *others = lines
    yield best

    def beginning(line: _Line) -> Lay | FinishTurn:
        action = _action(line)
        return replace(action, pile=alike[action.pile]) if isinstance(action, Lay) else action

    parts = {beginning((lay,)) for lay in best}
    otherwise = [line for line in others if beginning(line) != beginning(best)]
    otherwise.sort(key=lambda line: beginning(line) in parts)
    yield from otherwise[:1]


def _without(lines: Sequence[_Line], line: _Line) -> Iterator[_Line]:
    return (each for each in lines if each is not line)


def _action(line: _Line) -> Lay | FinishTurn:
    return line[0] if line else FinishTurn()
