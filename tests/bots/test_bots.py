"""Computer players keep the rules, and go only by what their seat may know."""

import dataclasses
from random import Random

import pytest

from tests.positions import ALL_SETUPS, cards, lays, position
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.engine import (
    EDITIONS,
    Deal,
    FinishTurn,
    Lay,
    Status,
    observe,
    record_of,
    setup_named,
    verify,
)

every_bot = pytest.mark.parametrize("name", BOTS)


@every_bot
@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_whole_games_keep_the_rules(name: str, edition: str, variant: str, players: int) -> None:
    setup = setup_named(edition, variant, players)
    bots = [BOTS[name]() for _ in range(players)]
    for seed in range(3):
        end = play_game(setup, Deal(setup.edition, seed).deck, bots, Random(seed))
        assert end.outcome.status is not Status.UNFINISHED
        # A record tells what was laid, not what was said.
        unsaid = dataclasses.replace(end.table, signals=((),) * players)
        played = dataclasses.replace(end, table=unsaid)
        assert verify(record_of(end, ["bot"] * players)) == played


@every_bot
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    rng = Random(4)
    for seed in range(30):
        hidden = [card.code for card in Deal(EDITIONS["original"], seed).deck]
        hand, rest = " ".join(hidden[:6]), hidden[6:]
        choices = []
        for _ in range(2):
            rng.shuffle(rest)
            state = position(hand, " ".join(rest[:6]), draw=" ".join(rest[6:]))
            choices.append(BOTS[name]().choose(observe(state, 0), Random(seed)))
        assert choices[0] == choices[1]


def test_greedy_takes_the_backwards_trick() -> None:
    state = position("37 38 80 81", "70 71", tops={0: "47", 1: "60"}, draw="90 91")
    actions = GreedyBot().choose(observe(state, 0), Random(0))
    assert list(actions) == [*lays("37/0 38/0"), FinishTurn()]


def test_greedy_lays_a_card_that_costs_nothing_beyond_the_minimum() -> None:
    state = position("5 6 7 60", "70 71", draw="90 91")
    actions = GreedyBot().choose(observe(state, 0), Random(0))
    assert [action.card.code for action in actions if isinstance(action, Lay)] == ["5", "6", "7"]
    assert actions[-1] == FinishTurn()


def test_greedy_plays_better_than_random() -> None:
    setup = setup_named("original", "standard", 3)
    left = {}
    for name in ("random", "greedy"):
        bots = [BOTS[name]()] * 3
        ends = [
            play_game(setup, Deal(setup.edition, seed).deck, bots, Random(seed))
            for seed in range(40)
        ]
        left[name] = sum(end.cards_left for end in ends) / len(ends)
    assert left["greedy"] < left["random"] / 2


def test_hands_of_a_swapped_world_are_really_swapped() -> None:
    """The hidden-card test above would prove nothing if its two worlds were the same."""
    one = position("5 6", "70 71", draw="90")
    other = dataclasses.replace(one, hands=(one.hands[0], cards("70 90")))
    assert observe(one, 0) == observe(other, 0)
    assert observe(one, 1) != observe(other, 1)
