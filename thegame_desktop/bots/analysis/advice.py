"""What the expert advises: hints tell it at the table, and the coach goes by it afterwards."""

from collections.abc import Set
from dataclasses import replace
from random import Random

from thegame_desktop.bots.analysis.alternatives import Lays
from thegame_desktop.bots.core import Flag, Rollouts, core_for
from thegame_desktop.bots.expert_bot import AT_THE_TABLE
from thegame_desktop.bots.known_ending import winning_turn
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.engine import Observation

FOR_ADVICE = replace(AT_THE_TABLE, margin=20.0)
"""As an expert thinks at the table, and about more ways to play the turn."""


def seed_of(observation: Observation) -> int:
    """The same for the same position, whoever thinks about it: by what the seat may know alone."""
    table = observation.table
    turns = [lay for turn in table.turns for lay in turn.lays]
    laid = [f"{lay.card.code}/{lay.pile}" for lay in (*turns, *table.lays)]
    hand = sorted(card.code for card in observation.hand)
    return Random(f"{observation.seat} {hand} {len(table.turns)} {laid}").getrandbits(63)


def tried_out(
    observation: Observation,
    effort: Effort,
    seed: int,
    flag: Flag,
    says_all: Set[int] = frozenset(),
    rollouts: Rollouts | None = None,
) -> list[Lays]:
    """The ways to play the turn, or the rest of it, that were tried to the end, the best one first.

    A win that is sure comes before all others. Raises NoCore.
    """
    core = core_for(observation.table.setup)
    winning = winning_turn(observation, flag)
    tried = Search(core, observation, effort, seed, flag, says_all, rollouts).run()
    lines = [each.turn.lays for each in tried]
    if winning is None:
        return lines
    return [winning, *(line for line in lines if set(line) != set(winning))]
