"""The expert's search: what it tries, how it ends, and what it is worth."""

import threading
from random import Random

import pytest

from tests.bots.test_rollouts import in_the_middle, seen, spoken
from tests.positions import lays, play, position
from thegame_desktop.bots import expert_bot
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.core import Flag, core_for
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.player import Bot
from thegame_desktop.bots.race import Tried
from thegame_desktop.bots.search import Effort, Search
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import (
    Deal,
    FinishTurn,
    Lay,
    Observation,
    Status,
    observe,
    setup_named,
)


def searched(observation: Observation, effort: Effort, seed: int = 1) -> list[Tried]:
    return Search(core_for(observation.table.setup), observation, effort, seed, Flag()).run()


@pytest.fixture
def middle() -> Observation:
    return seen(spoken(in_the_middle("original", 3)))


def test_a_number_of_rollouts_gives_the_same_whatever_the_threads(middle: Observation) -> None:
    found = searched(middle, Effort(300))
    assert len(found) > 1
    assert found == searched(middle, Effort(300, threads=3))
    assert found != searched(middle, Effort(300), seed=2)


def test_the_effort_is_kept_to(middle: Observation) -> None:
    """Those that stay to the end have played the most games, and no more than there are."""
    for rollouts in (60, 240):
        found = searched(middle, Effort(rollouts))
        assert {tried.games for tried in found} == {found[0].games}
        assert rollouts / 8 <= found[0].games <= rollouts


def test_the_first_is_the_one_judged_best_unless_another_is_better_beyond_doubt() -> None:
    for seed in range(5):
        observation = seen(spoken(in_the_middle("original", 2 + seed % 4)))
        core = core_for(observation.table.setup)
        (judged_best,) = core.turns(weights_for(observation.table.setup), observation, 1)
        first, *others = searched(observation, Effort(120), seed)
        if first.turn == judged_best:
            assert (first.gain, first.error) == (0, 0)
            assert all(tried.gain <= tried.error for tried in others)
        else:
            assert first.gain > first.error


def test_a_time_limit_ends_a_search(middle: Observation) -> None:
    found = searched(middle, Effort(None, think_ms=30, threads=2))
    assert found[0].games > 0
    assert searched(middle, Effort(10**6, think_ms=1))[0].turn.lays


def test_a_search_that_would_never_end_is_refused() -> None:
    with pytest.raises(ValueError, match="end"):
        Effort(None)


def test_whoever_is_hurried_at_once_plays_what_is_judged_best(middle: Observation) -> None:
    bot = ExpertBot(Effort(10**6))
    bot.hurry()
    assert [*bot.choose(middle, Random(1))] == [*SkilledBot().choose(middle, Random(1))]


@pytest.mark.parametrize("threads", [1, 3])
def test_whoever_is_hurried_in_the_middle_of_it_comes_to_an_end(
    middle: Observation, threads: int
) -> None:
    bot = ExpertBot(Effort(10**9, threads=threads))
    chosen: list[object] = []
    thinking = threading.Thread(target=lambda: chosen.extend(bot.choose(middle, Random(1))))
    thinking.start()
    bot.hurry()
    thinking.join(60)
    assert chosen[-1] == FinishTurn()


def test_a_lone_way_needs_no_search() -> None:
    state = position("40 41", "70 71", tops={0: "39", 1: "99", 2: "2", 3: "2"}, draw="90 91")
    (only,) = searched(observe(state, 0), Effort(10**9))
    assert only.turn.lays == tuple(lays("40/0 41/0"))
    assert only.games == 0


def test_all_that_is_left_is_laid_if_it_can_be() -> None:
    """Nothing is hidden any more, so there is no doubt: 40, back to 30, then 31."""
    state = position("30 31 40", "", tops={0: "39", 1: "99", 2: "2", 3: "2"}, draw="")
    actions = ExpertBot(Effort(10)).choose(observe(state, 0), Random(0))
    assert [*actions][:3] == lays("40/0 30/0 31/0")


def test_without_a_core_it_plays_as_the_skilled_player(
    middle: Observation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert_bot, "trouble", lambda: "there is none")
    monkeypatch.setattr(expert_bot, "core_for", lambda _: pytest.fail("there is none"))
    actions = ExpertBot().choose(middle, Random(1))
    assert [*actions] == [*SkilledBot().choose(middle, Random(1))]


def wins(bot: Bot, edition: str, players: int, games: int) -> int:
    setup = setup_named(edition, "standard", players)
    ends = [
        play_game(setup, Deal(setup.edition, seed).deck, [bot] * players, Random(seed))
        for seed in range(games)
    ]
    return sum(end.outcome.status is Status.WON for end in ends)


@pytest.mark.parametrize(("edition", "players", "games"), [("original", 5, 10), ("quick", 4, 20)])
def test_experts_win_clearly_more_often_than_skilled_players(
    edition: str, players: int, games: int
) -> None:
    """A number of rollouts gives the same games on every machine, so this never fails by chance."""
    skilled = wins(SkilledBot(), edition, players, games)
    assert wins(ExpertBot(Effort(40)), edition, players, games) >= skilled + games // 10
    assert skilled >= games // 2


def test_lays_of_the_middle_of_a_turn_end_it_too() -> None:
    state = play(position("39 40 41 60", "70 71", tops={0: "38", 1: "20"}, draw="90 91"), "39/0")
    actions = [*ExpertBot(Effort(30)).choose(observe(state, 0), Random(0))]
    assert actions[-1] == FinishTurn()
    assert all(isinstance(action, Lay) for action in actions[:-1])
