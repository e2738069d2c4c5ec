"""Whole games through the window, from the deal to the end, by every means there is."""

from random import Random

import pytest

from tests.random_games import random_deal
from tests.window.conftest import OpenWindow
from tests.window.whole_games import (
    ByClicks,
    ByDrag,
    ByKeyboard,
    Company,
    Means,
    greedily,
    play_record,
    won_game,
)
from thegame_desktop.engine import EDITIONS, ChooseStarter, State, Status, apply

GAMES = {
    **{("original", players): seed for players, seed in ((2, 8), (3, 7), (4, 14), (5, 11))},
    **{("extreme", players): seed for players, seed in ((2, 3), (3, 1), (4, 4), (5, 47))},
    **{("quick", players): seed for players, seed in ((2, 57), (3, 162), (4, 69), (5, 161))},
}
"""Deals that a greedy player gets far with: most of them are won."""
LONG = {
    *(("original", 2), ("original", 3), ("original", 4)),
    *(("extreme", 2), ("extreme", 4), ("extreme", 5)),
    *(("quick", 3), ("quick", 4)),
}
"""Games that take so long that others like them have to do in every run."""
every_edition = pytest.mark.parametrize(
    "edition",
    # In every run the commands' edition stands for the one that has the same without them.
    [pytest.param(name, marks=[pytest.mark.heavy] * (name == "original")) for name in EDITIONS],
)
MEANS = (ByDrag, ByKeyboard, ByClicks)


def dealt(edition: str, players: int) -> State:
    seed = GAMES[edition, players]
    return random_deal(edition, "standard", players, Random(f"whole {seed} {edition} {players}"))


def starter(edition: str, players: int) -> int:
    """Somebody else each time."""
    return GAMES[edition, players] % players


@pytest.mark.parametrize(
    ("edition", "players"),
    [pytest.param(*game, marks=[pytest.mark.heavy] * (game in LONG)) for game in GAMES],
)
def test_a_whole_game_round_one_laptop(edition: str, players: int, open_window: OpenWindow) -> None:
    """Everybody plays by means of their own: a drag, the keyboard, clicks."""
    first = players % len(MEANS)
    means: list[type[Means]] = [*MEANS[first:], *MEANS[:first]]
    company = Company(open_window(), dealt(edition, players), means)
    company.play(starter(edition, players), greedily)


def test_these_games_have_it_all() -> None:
    """Every edition and number of players; wins and losses; somebody on turn again at once."""
    outcomes, again = [], 0
    for edition, players in GAMES:
        state = dealt(edition, players)
        state = apply(state, ChooseStarter(starter(edition, players))).state
        while state.table.result is None:
            on_turn, finished = state.table.on_turn, len(state.table.turns)
            state = apply(state, greedily(state)).state
            has_passed = len(state.table.turns) > finished and state.table.result is None
            again += has_passed and state.table.on_turn == on_turn
        outcomes.append(state.outcome.status)
    assert set(outcomes) == {Status.WON, Status.LOST}
    assert outcomes.count(Status.WON) >= 6
    assert again >= 10
    assert {edition for edition, _ in GAMES} == set(EDITIONS)
    assert {players for _, players in GAMES} == {2, 3, 4, 5}


@every_edition
def test_a_whole_game_by_drag_and_drop(edition: str, open_window: OpenWindow) -> None:
    play_record(open_window(), won_game(edition), ByDrag)


def test_a_whole_game_by_clicks(open_window: OpenWindow) -> None:
    play_record(open_window(), won_game("extreme"), ByClicks)


@every_edition
def test_a_whole_game_by_keyboard_alone(edition: str, open_window: OpenWindow) -> None:
    play_record(open_window(), won_game(edition), ByKeyboard)
