"""Why a turn works out better with the cards as they really lay: held to trying everything."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.chance_positions import small_positions
from tests.positions import lays, position
from thegame_desktop.bots.analysis.open_reasons import NextIsStuck, NextMovesLess, open_reason
from thegame_desktop.engine import FinishTurn, Lay, State, Status, apply, legal_actions


def turns_of(state: State) -> Iterator[tuple[tuple[Lay, ...], State, int]]:
    """Every way to play the turn by the engine: its lays, where it leads, how far piles move."""
    waiting: list[tuple[tuple[Lay, ...], State, int]] = [((), state, 0)]
    while waiting:
        laid, now, moved = waiting.pop()
        is_finished = len(now.table.turns) > len(state.table.turns)
        if is_finished or now.table.result is not None:
            if is_finished or now.outcome.status is Status.WON:
                yield laid, now, moved
            continue
        for action in legal_actions(now):
            if isinstance(action, Lay):
                row = now.table.setup.edition.rows[action.pile]
                step = row.step(now.table.position.tops[action.pile], action.card)
                waiting.append(((*laid, action), apply(now, action).state, moved + step))
            elif isinstance(action, FinishTurn):
                waiting.append((laid, apply(now, action).state, moved))


@pytest.mark.parametrize("edition", ["original", "extreme", "quick"])
def test_what_is_told_of_the_next_turn_is_true(edition: str) -> None:
    rng, told = Random(edition), 0
    for state in small_positions(edition, "standard", 40, 3):
        ways = [way for way in turns_of(state) if way[0]]
        if len(ways) < 2:
            continue
        (one, after_one, _), (other, after_other, _) = rng.sample(ways, 2)
        reason = open_reason(state, one, other)
        ends = [each.outcome.status for each in (after_one, after_other)]
        if Status.WON in ends or ends[0] is Status.LOST:
            assert reason is None
        elif ends[1] is Status.LOST:
            assert reason == NextIsStuck()
        else:
            steps, rival = (
                min(moved for _, _, moved in turns_of(each)) for each in (after_one, after_other)
            )
            assert reason == (NextMovesLess(steps, rival) if steps < rival else None)
        told += reason is not None
    assert told > 3


def test_of_two_turns_the_one_after_which_the_next_player_has_a_small_step() -> None:
    """Nothing is left to draw then, so one card will do: 15 on 14, or else 61 on 41."""
    state = position(
        "14 40 41", "15 16 61", tops={0: "12", 1: "90", 2: "3", 3: "99"}, draw="70 71 72 73"
    )
    better, played = tuple(lays("14/0 41/3")), tuple(lays("40/0 41/0"))
    assert open_reason(state, better, played) == NextMovesLess(1, 20)
    assert open_reason(state, played, better) is None
