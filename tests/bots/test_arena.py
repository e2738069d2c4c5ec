"""The arena holds bots to their turn."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.positions import layout
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.player import Eagerness, QuietBot
from thegame_desktop.bots.random_bot import RandomBot
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.engine import (
    EDITIONS,
    Action,
    Command,
    Deal,
    IllegalAction,
    Lay,
    Observation,
    deal,
    legal_actions,
    observe,
    setup_named,
)


class Idle(QuietBot):
    """Does nothing when asked."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        return []


class Eager(QuietBot):
    """Lays everything it can, then goes on laying."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        lays = [action for action in legal_actions(observation) if isinstance(action, Lay)]
        return [*lays[:1], *RandomBot().choose(observation, rng)]


def test_a_bot_that_does_nothing_is_an_error() -> None:
    setup = setup_named("original", "standard", 2)
    with pytest.raises(ValueError, match="do something"):
        play_game(setup, setup.edition.cards, [Idle(), Idle()], Random(0))


def test_what_a_bot_plans_beyond_its_turn_is_dropped() -> None:
    extreme = EDITIONS["extreme"]
    stops = layout(stop=" ".join(card.code for card in extreme.cards))
    setup = setup_named("extreme", "standard", 2, stops)
    assert setup.layout.in_play == {Command.STOP}
    end = play_game(setup, Deal(extreme, 1).deck, [Eager(), Eager()], Random(0))
    assert all(len(turn.lays) == 1 for turn in end.table.turns)


def test_an_illegal_choice_is_an_error() -> None:
    setup = setup_named("original", "standard", 2)
    with pytest.raises(IllegalAction):
        play_game(setup, setup.edition.cards, [Eager(), Eager()], Random(0))


@pytest.mark.parametrize("name", ["casual", "skilled"])
def test_a_hand_with_no_way_to_begin_has_no_wish_to(name: str) -> None:
    extreme = EDITIONS["extreme"]
    skulls = layout(skull=" ".join(card.code for card in extreme.cards))
    setup = setup_named("extreme", "standard", 2, skulls)
    dealt = deal(setup, Deal(extreme, 1).deck)
    assert BOTS[name]().eagerness(observe(dealt, 0)) is Eagerness.NONE


class Keen(QuietBot):
    """Would like to begin as much as it is told."""

    def __init__(self, wish: Eagerness) -> None:
        self._wish = wish

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        return RandomBot().choose(observation, rng)

    def eagerness(self, observation: Observation) -> Eagerness:
        return self._wish


def test_whoever_wishes_it_most_begins_and_chance_decides_among_equals() -> None:
    setup = setup_named("quick", "standard", 4)
    bots = [
        Keen(wish) for wish in (Eagerness.WEAK, Eagerness.STRONG, Eagerness.NONE, Eagerness.STRONG)
    ]
    ends = [play_game(setup, setup.edition.cards, bots, Random(seed)) for seed in range(20)]
    assert {end.table.starter for end in ends} == {1, 3}
