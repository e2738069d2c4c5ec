"""What the expert would do next, and why."""

from collections.abc import Set
from dataclasses import dataclass

from thegame_desktop.bots.analysis.advice import tried_out
from thegame_desktop.bots.analysis.alternatives import (
    Lays,
    action_of,
    distinct,
    piles_alike,
    runner_up,
)
from thegame_desktop.bots.analysis.reason_kinds import PlayReason
from thegame_desktop.bots.analysis.reasons import reasons_for
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.core import Flag, trouble
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.bots.judgement import judged
from thegame_desktop.bots.plans import Plan
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import FinishTurn, Lay, Observation


@dataclass(frozen=True)
class Hint:
    """What to do next, and what it is part of."""

    action: Lay | FinishTurn
    lays: tuple[Lay, ...]
    """The turn, or the rest of it, that begins with this."""
    reasons: tuple[PlayReason, ...]
    """The most telling first; there may be none."""


def hints(
    observation: Observation,
    effort: Effort,
    seed: int,
    flag: Flag,
    says_all: Set[int] = frozenset(),
    plan: Lays | None = None,
) -> tuple[Hint, ...]:
    """The best thing to do for the player on turn, and the runner-up, if there is another.

    Once the flag is set, it comes to an end with what is known by then. The silence of the seats
    that say all there is to say tells something too. With a plan for the rest of the turn, that is
    the best: who has begun to do what they were told isn't told otherwise.
    """
    alike = piles_alike(observation)
    compared = distinct(_compared(observation, effort, seed, flag, says_all), alike)
    if plan is not None:
        compared = distinct([plan, *(line for line in compared if set(line) != set(plan))], alike)
    if not compared:
        return ()
    best, *others = compared
    second = runner_up(distinct([*others, *_judged(observation)], alike), best, alike, observation)
    hints = [Hint(action_of(best), best, reasons_for(observation, best, others))]
    if second is not None:
        rest = [line for line in compared if set(line) != set(second)]
        hints.append(Hint(action_of(second), second, reasons_for(observation, second, rest)))
    return tuple(hints)


def _compared(
    observation: Observation, effort: Effort, seed: int, flag: Flag, says_all: Set[int]
) -> list[Lays]:
    """The turns that were tried out to the end, best first; without the core, all of them."""
    if trouble() is None:
        return tried_out(observation, effort, seed, flag, says_all)
    lines = _judged(observation)
    if has_all_the_rest(observation):
        lines.insert(0, _line(longest_turn(observation), observation))
    return lines


def _judged(observation: Observation) -> list[Lays]:
    """All turns that come into question, the one that is judged best first."""
    turns = judged(observation, weights_for(observation.table.setup))
    return [_line(each.plan, observation) for each in turns]


def _line(plan: Plan, observation: Observation) -> Lays:
    lays = card_bits(observation.table.setup.edition).lays
    return tuple(lays[pile][number] for number, pile in plan.lays)
