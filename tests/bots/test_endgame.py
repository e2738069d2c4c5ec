"""Who holds all that is left lays as much of it as can be."""

from itertools import permutations
from random import Random

import pytest

from tests.positions import extreme, position
from thegame_desktop.bots.endgame import has_all_the_rest, longest_turn
from thegame_desktop.engine import Lay, State, apply, observe


def most_cards(state: State) -> int:
    """How many cards can be laid one after another, found by trying all orders."""
    takes = state.table.setup.edition.takes
    best = 0
    for order in permutations(state.hands[0]):
        reached = {state.table.position.tops}
        for count, card in enumerate(order, start=1):
            reached = {
                (*tops[:pile], card, *tops[pile + 1 :])
                for tops in reached
                for pile in range(4)
                if card in takes[pile][tops[pile]].lays
            }
            if not reached:
                break
            best = max(best, count)
    return best


def test_no_longer_turn_is_possible() -> None:
    rng = Random(3)
    for _ in range(25):
        numbers = [str(number) for number in rng.sample(range(2, 100), 8)]
        tops = dict(enumerate(numbers[:4]))
        state = position(" ".join(numbers[4:]), tops=tops)
        plan = longest_turn(observe(state, 0))
        assert len(plan.lays) == most_cards(state)


def test_it_is_played_by_the_rules_to_the_end() -> None:
    state = position("34 24 25 80", "", tops={0: "33", 1: "90", 2: "5", 3: "60"})
    plan = longest_turn(observe(state, 0))
    assert plan.rest == 0
    edition = state.table.setup.edition
    for number, pile in plan.lays:
        state = apply(state, Lay(edition.cards[number], pile)).state
    assert state.table.grade == "beaten"


@pytest.mark.parametrize(
    ("state", "has_all"),
    [
        (position("34 24", "", tops={0: "33"}), True),
        (position("34 24", "50", tops={0: "33"}), False),
        (position("34 24", "", tops={0: "33"}, draw="50"), False),
        (extreme("34 24", "", draw="", stop="24"), False),
        (position("R1 R2", "", edition="quick"), False),
    ],
)
def test_who_has_all_the_rest(state: State, has_all: bool) -> None:
    assert has_all_the_rest(observe(state, 0)) is has_all
