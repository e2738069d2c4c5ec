"""What the expert would do next, and why."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from thegame_desktop.bots.analysis.reasons import Reason, reasons_for
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.core import Flag, core_for, trouble
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import FinishTurn, Lay, Observation


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
    lines = _lines(observation, effort, seed, flag, says_all)
    return tuple(
        Hint(_action(line), line, reasons_for(observation, line, [*_without(lines, line)]))
        for line in _best_two(lines)
    )


_Line = tuple[Lay, ...]


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


def _best_two(lines: Sequence[_Line]) -> Iterator[_Line]:
    """The best, and the best of those that begin otherwise.

    Rather with something that isn't part of the best one: that could be its beginning as well.
    """
    if not lines:
        return
    best, *others = lines
    yield best
    otherwise = [line for line in others if _action(line) != _action(best)]
    otherwise.sort(key=lambda line: _action(line) in best)
    yield from otherwise[:1]


def _without(lines: Sequence[_Line], line: _Line) -> Iterator[_Line]:
    return (each for each in lines if each is not line)


def _action(line: _Line) -> Lay | FinishTurn:
    return line[0] if line else FinishTurn()
