"""Hints and the coach agree: who does as a hint says hears of nothing better afterwards."""

from dataclasses import replace

import pytest

from tests.benchmarks.agreement import hinted_game, reviewed
from tests.bots.test_review import game_of
from tests.positions import LONG_DRAW, layout, lays, position
from thegame_desktop.bots.analysis.advice import seed_of
from thegame_desktop.bots.analysis.hints import hints
from thegame_desktop.bots.analysis.review import (
    Care,
    Knowledge,
    PlayedTurn,
    Reviewer,
    have_same_effect,
    is_whole_turn,
)
from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import observe

EFFORT = Effort(60, margin=20.0)
CARE = Care(EFFORT, (8, 160))


@pytest.mark.parametrize(
    ("edition", "players", "games"),
    [
        ("original", 1, 1),
        ("original", 3, 1),
        ("extreme", 2, 1),
        ("quick", 3, 3),
        *(
            pytest.param(edition, players, 30, marks=[pytest.mark.heavy, pytest.mark.timeout(7200)])
            for edition, players in (("original", 1), ("original", 4), ("extreme", 2), ("quick", 2))
        ),
    ],
)
def test_no_turn_that_a_hint_advised_is_called_costly(
    edition: str, players: int, games: int
) -> None:
    """By so few rollouts many hints are bad luck; the coach stands by them all the same."""
    for nth in range(games):
        review = reviewed(hinted_game(edition, players, nth, EFFORT), CARE)
        assert review.is_settled
        assert [each.turn.lays for each in review.turns if each.better is not None] == []


def test_what_the_coach_calls_better_is_the_first_choice_of_the_hint() -> None:
    found = 0
    for nth in range(4):
        turns = game_of("quick", 3, nth)[0]
        reviewer = Reviewer(turns, Knowledge.THEN, care=CARE)
        while not reviewer.is_done:
            review = reviewer.improve(Flag())
        assert review is not None
        for each in review.costliest(99):
            seen = each.turn.seen
            first, *_ = hints(seen, EFFORT, seed_of(seen), Flag())
            assert each.better is not None
            assert have_same_effect(first.lays, each.better.lays)
            found += 1
    assert found > 3


def test_advice_that_was_kept_is_stood_by_whatever_the_coach_would_say_now() -> None:
    """A hint may have had less time than the coach has, or have heard more."""
    state = position(
        "41 95 52 14 7 60", "33 34 77 20 71 9", tops={0: "51", 1: "12"}, draw="80 15 62 26 47 88"
    )
    wasteful = PlayedTurn(state, tuple(lays("95/1 60/0")))
    told = replace(wasteful, advised=tuple(lays("60/0 95/1")))
    otherwise = replace(wasteful, advised=tuple(lays("52/0 60/0")))
    costly = [reviewed([each], CARE).costliest(1) for each in (wasteful, told, otherwise)]
    assert [len(each) for each in costly] == [1, 0, 1]
    ways = [each[0].better.lays for each in costly if each and each[0].better is not None]
    assert ways[0] != otherwise.advised
    assert ways[1] == otherwise.advised, "the coach calls better what the hint said"


@pytest.mark.parametrize("nonsense", ["", "41/0", "41/1 14/0", "41/0 52/0 41/0", "3/0 4/0"])
def test_advice_that_cannot_be_played_counts_for_nothing(nonsense: str) -> None:
    """It comes from a file, and so from anywhere."""
    state = position(
        "41 95 52 14 7 60", "33 34 77 20 71 9", tops={0: "51", 1: "12"}, draw="80 15 62 26 47 88"
    )
    wasteful = PlayedTurn(state, tuple(lays("95/1 60/0")))
    told = replace(wasteful, advised=tuple(lays(nonsense)))
    better = [reviewed([each], CARE).costliest(1)[0].better for each in (wasteful, told)]
    assert better[0] == better[1] is not None


@pytest.mark.parametrize(("way", "is_whole"), [("17/0", True), ("16/0", False), ("5/0", False)])
def test_a_stop_makes_a_turn_whole_and_a_skull_does_not(way: str, is_whole: bool) -> None:
    state = position(
        "5 16 17 20 30",
        "50 51 52 53 54",
        edition="extreme",
        commands=layout(skull="16", stop="17"),
        draw=LONG_DRAW,
    )
    assert is_whole_turn(state, lays(way)) is is_whole
    assert is_whole_turn(state, lays(f"{way} 20/0")) is not is_whole


def test_the_seed_of_a_position_follows_from_what_the_player_may_know() -> None:
    hand = "20 30 41 42 60 70 97"
    state = position(hand, "11 12 13 14 15 16 17", tops={0: "40", 2: "80"}, draw=LONG_DRAW)
    other = position(hand, "2 3 4 5 6 7 8", tops={0: "40", 2: "80"}, draw=LONG_DRAW)
    seen, twin = observe(state, 0), observe(other, 0)
    assert state.hands[1] != other.hands[1]
    turned = replace(seen, hand=tuple(reversed(seen.hand)))
    assert seed_of(seen) == seed_of(twin) == seed_of(turned)
    assert seed_of(seen) != seed_of(observe(state, 1))
