"""What each turn of a game has cost: by what could be known, and with all cards open."""

import dataclasses
import threading
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.test_hints import doubtful_endgames
from tests.positions import LONG_DRAW, lays, position
from thegame_desktop.bots.analysis import review as review_module
from thegame_desktop.bots.analysis.advice import tried_out
from thegame_desktop.bots.analysis.alternatives import Lays
from thegame_desktop.bots.analysis.hints import hints
from thegame_desktop.bots.analysis.review import (
    Care,
    Knowledge,
    PlayedTurn,
    Review,
    Reviewer,
    compare,
)
from thegame_desktop.bots.arena import talk
from thegame_desktop.bots.casual_bot import CasualBot
from thegame_desktop.bots.core import Flag, PlayedOutGame, Rollouts, ScoredTurn
from thegame_desktop.bots.random_bot import RandomBot
from thegame_desktop.bots.search import Effort
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    Action,
    ChooseStarter,
    Deal,
    State,
    Status,
    apply,
    deal,
    observe,
    setup_named,
)

_CARE = Care(Effort(24), (8, 16))
_CLOSELY = Care(Effort(200), (40, 40))
EDITIONS_AND_PLAYERS = [("original", 1), ("original", 3), ("extreme", 2), ("quick", 3)]


def game_of(
    edition: str, players: int, seed: int, bot: type[CasualBot | RandomBot] = CasualBot
) -> tuple[list[PlayedTurn], State]:
    """The turns of a game among computer players, and its end."""
    setup, rng = setup_named(edition, "standard", players), Random(seed)
    state = apply(deal(setup, Deal(setup.edition, seed).deck), ChooseStarter(0)).state
    mind, turns = bot(), []
    while state.table.result is None:
        before = state = talk(state, {seat: SkilledBot() for seat in range(players)})
        seat = state.table.on_turn
        assert seat is not None
        actions: list[Action] = []
        while state.table.result is None and len(state.table.turns) == len(before.table.turns):
            actions = actions or [*mind.choose(observe(state, seat), rng)]
            state = apply(state, actions.pop(0)).state
        if len(state.table.turns) > len(before.table.turns):
            turns.append(PlayedTurn(before, state.table.turns[-1].lays))
        elif state.table.lays:
            is_lost = state.outcome.status is Status.LOST
            left = state.cards_left if is_lost else None
            turns.append(PlayedTurn(before, state.table.lays, left))
    return turns, state


def reviewed(
    turns: Sequence[PlayedTurn], knowledge: Knowledge = Knowledge.THEN, care: Care = _CARE
) -> Review:
    """What is known in the end."""
    reviewer, review = Reviewer(turns, knowledge, care=care), None
    while not reviewer.is_done:
        review = reviewer.improve(Flag())
    assert review is not None
    return review


@pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)
@pytest.mark.parametrize("knowledge", Knowledge)
def test_every_turn_is_reviewed_round_by_round(
    edition: str, players: int, knowledge: Knowledge
) -> None:
    turns = game_of(edition, players, 3)[0][2::5]
    reviewer, told = Reviewer(turns, knowledge, care=_CARE), []
    while not reviewer.is_done:
        told.append(reviewer.improve(Flag()))
    assert len(told) == len(_CARE.games) * len(turns)
    reviews = [each for each in told if each is not None]
    assert len(reviews) == len(told)
    shares = [each.share for each in reviews]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert [len(each.turns) for each in reviews[: len(turns)]] == [*range(1, len(turns) + 1)]
    last = reviews[-1]
    assert [each.turn for each in last.turns] == turns
    for each in last.turns:
        assert each.is_judged
        assert each.played.ending.games == sum(_CARE.games)
        assert each.played.lays == each.turn.lays
        assert 0 <= each.before.chance <= 1
        assert each.before.error > 0
        if each.better is None:
            assert each.loss == 0
        else:
            assert each.loss > 0.01
            assert each.better.ending.games == sum(_CARE.games)
    costly = last.costliest(3)
    assert len(costly) <= 3
    assert [each.loss for each in costly] == sorted((each.loss for each in costly), reverse=True)


@pytest.mark.parametrize("knowledge", Knowledge)
def test_it_goes_on_after_a_rest_as_if_there_had_been_none(knowledge: Knowledge) -> None:
    turns = game_of("original", 2, 4)[0][1::6]
    in_one_go = reviewed(turns, knowledge)
    reviewer, review = Reviewer(turns, knowledge, care=_CARE), None
    rests = 0
    stopped = Flag()
    stopped.set()
    while not reviewer.is_done:
        rests += reviewer.improve(stopped) is None
        review = reviewer.improve(Flag())
    assert rests == len(_CARE.games) * len(turns)
    assert review == in_one_go


def test_nothing_is_told_before_it_is_judged_and_nothing_changes_then() -> None:
    """Only what is in doubt is looked at once more; what has been told stays."""
    turns = game_of("quick", 3, 4)[0]
    reviewer, told = Reviewer(turns, Knowledge.THEN, care=Care(Effort(48), (8, 40, 200))), []
    while not reviewer.is_done:
        review = reviewer.improve(Flag())
        assert review is not None
        told.append(review)
    for review in told:
        assert not any(each.better for each in review.turns if not each.is_judged)
        assert review.is_settled == (review is told[-1])
        assert bool(review.costliest(5)) == review.is_settled
        for each, last in zip(review.turns, told[-1].turns, strict=False):
            assert each == last or not each.is_judged
    games = [each.played.ending.games for each in told[-1].turns]
    assert {*games} == {48, 248}, "some were in doubt, and some weren't"


@pytest.mark.parametrize("knowledge", Knowledge)
def test_a_way_is_judged_by_other_games_than_those_that_it_was_chosen_for(
    knowledge: Knowledge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the games that made it the best one it would look better than it is."""
    chosen_by, judged_by = set[tuple[int, int]](), set[tuple[int, int]]()
    is_choosing, play = False, Rollouts.play

    def noting_play(
        rollouts: Rollouts, turns: Sequence[ScoredTurn], worlds: range, flag: Flag
    ) -> list[list[PlayedOutGame]] | None:
        noted = chosen_by if is_choosing else judged_by
        noted.update((rollouts._seed, world) for world in worlds)
        return play(rollouts, turns, worlds, flag)

    def noting_tried_out(*given: Any) -> list[Lays]:
        nonlocal is_choosing
        is_choosing = True
        lines = tried_out(*given)
        is_choosing = False
        return lines

    monkeypatch.setattr(Rollouts, "play", noting_play)
    monkeypatch.setattr(review_module, "tried_out", noting_tried_out)
    reviewed(game_of("original", 3, 5)[0][2:4], knowledge)
    assert chosen_by
    assert judged_by
    assert chosen_by.isdisjoint(judged_by)


@pytest.mark.parametrize("knowledge", Knowledge)
def test_the_chance_at_a_turns_start_is_that_of_the_best_way_known(knowledge: Knowledge) -> None:
    for each in reviewed(game_of("quick", 3, 5)[0], knowledge).turns:
        assert each.before == (each.played if each.better is None else each.better).ending


def test_where_everything_is_known_so_is_the_win() -> None:
    """Whoever takes the one way to win isn't told that skilled players would have lost it."""
    for state, wins in doubtful_endgames("original", (3, 3), 3):
        found = hints(observe(state, 0), Effort(60), 1, Flag())[0]
        assert found.action in wins
        (review,) = reviewed([PlayedTurn(state, found.lays)]).turns
        assert review.better is None
        assert review.played.ending.chance == 1


def test_it_is_broken_off_from_another_thread() -> None:
    turns, _ = game_of("original", 3, 5)
    reviewer, flag = Reviewer(turns, Knowledge.THEN, care=Care(Effort(24), (10**7, 8))), Flag()
    threading.Timer(0.02, flag.set).start()
    assert reviewer.improve(flag) is None
    assert not reviewer.is_done


def test_by_what_could_be_known_hidden_cards_change_nothing() -> None:
    """Only with all cards open it matters how they really lay."""
    turns, _ = game_of("original", 2, 6)
    turn = turns[3]
    state, player = turn.before, turn.player
    other = state.hands[1 - player]
    hidden = [*other, *state.draw_pile]
    Random(1).shuffle(hidden)
    hands = [*state.hands]
    hands[1 - player] = tuple(sorted(hidden[: len(other)]))
    swapped = dataclasses.replace(
        state,
        hands=tuple(hands),
        deck=(*state.deck[: state.drawn], *hidden[len(other) :]),
    )
    twin = PlayedTurn(swapped, turn.lays)
    assert twin.seen == turn.seen
    for knowledge in Knowledge:
        one, two = (reviewed([each], knowledge).turns[0] for each in (turn, twin))
        assert (one.before == two.before) == (knowledge is Knowledge.THEN)


def test_a_turn_that_wastes_a_pile_is_found_out() -> None:
    """With 41 for the trick on 51 in hand, nobody would rather jump to 95."""
    state = position(
        "41 95 52 14 7 60", "33 34 77 20 71 9", tops={0: "51", 1: "12"}, draw="80 15 62 26 47 88"
    )
    wasteful = PlayedTurn(state, tuple(lays("95/1 60/0")))
    (review,) = reviewed([wasteful], care=_CLOSELY).turns
    assert review.better is not None
    assert review.better.lays != wasteful.lays
    assert review.better.ending.chance - review.played.ending.chance > 0.2
    best = PlayedTurn(state, review.better.lays)
    assert reviewed([best], care=_CLOSELY).turns[0].better is None


def test_a_turn_in_which_the_game_was_lost_is_a_loss_whatever_the_cards() -> None:
    state = position("60 61 70", "50", tops={0: "59", 1: "90", 2: "20", 3: "30"}, draw="75 76")
    lost = PlayedTurn(state, tuple(lays("70/0")), lost_with=5)
    (review,) = reviewed([lost], care=_CLOSELY).turns
    assert review.played.ending.won == 0
    assert review.played.ending.left == 5
    assert review.better is not None
    assert {lay.card.number for lay in review.better.lays} >= {60, 61}


def test_turns_by_chance_cost_more_than_those_of_somebody_who_looks() -> None:
    by_chance, looking = (
        reviewed(game_of("quick", 3, 10, bot)[0][:12], care=Care(Effort(200), (16, 64)))
        for bot in (RandomBot, CasualBot)
    )
    losses = [sum(each.loss for each in review.turns) for review in (by_chance, looking)]
    assert losses[0] > losses[1] + 0.1


def test_the_first_way_is_compared_with_the_others_game_by_game() -> None:
    hands = "20 30 41 42 60 70 97", "11 12 13 14 15 16 17"
    before = position(*hands, tops={0: "40", 2: "80"}, draw=LONG_DRAW)
    ways = [tuple(lays(text)) for text in ("41/0 70/2", "41/0 42/0", "97/0 20/2")]
    compared = compare(PlayedTurn(before, ways[2]), ways, Knowledge.THEN, 200, Flag())
    assert compared is not None
    first, *others = compared.ways
    for other, tried in zip(others, compared.first, strict=True):
        assert tried.gain == pytest.approx(first.ending.worth - other.ending.worth)
        assert (tried.games, tried.turn.lays) == (200, ways[0])
    assert compared.first[1].gain > 2 * compared.first[1].error > 0


def test_ways_are_compared_in_the_same_games() -> None:
    turns, _ = game_of("original", 2, 4)
    turn = turns[2]
    twice = compare(turn, [turn.lays, turn.lays], Knowledge.THEN, 70, Flag())
    assert twice is not None
    assert twice.ways[0] == twice.ways[1]
    assert twice.ways[0].ending.games == 70
    assert (twice.first[0].gain, twice.first[0].error) == (0, 0)
    stopped = Flag()
    stopped.set()
    assert compare(turn, [turn.lays], Knowledge.THEN, 70, stopped) is None
