"""The coach: what it finds out in its thread, what it keeps, and that it stops when it is told."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.coached_games import FOR_LONG, QUICKLY, carelessly_played, held_back, wait_for
from tests.model.thinkers import thinking_threads
from thegame_desktop.bots.analysis.review import Knowledge, Review
from thegame_desktop.engine import BadRecord, Record, Status
from thegame_desktop.model import coach as coach_module
from thegame_desktop.model.coach import Coach
from thegame_desktop.play.played_turns import played_turns


@pytest.fixture
def record() -> Record:
    return carelessly_played("quick", 3)


@pytest.fixture
def other() -> Record:
    return carelessly_played("quick", 2)


def settle(coach: Coach) -> None:
    wait_for(coach.changed, lambda: not coach.is_at_work)


def learn_something(coach: Coach) -> None:
    known = coach.review.share
    wait_for(coach.changed, lambda: coach.review.share > known)


def test_a_game_is_looked_through_turn_by_turn(qtbot: QtBot, record: Record) -> None:
    coach = Coach(care=QUICKLY)
    with qtbot.waitSignal(coach.opened):
        coach.open(record)
    assert coach.is_at_work
    settle(coach)
    assert [each.turn for each in coach.review.turns] == list(played_turns(record))
    assert coach.review.share == 1
    assert all(each.before.games == sum(QUICKLY.games) for each in coach.review.turns)
    assert [seat.name for seat in coach.seats] == ["Anna", "Ben", "Sarah"]
    assert coach.outcome.status is Status.LOST
    coach.close()


def test_both_ways_of_looking_keep_what_they_know(qapp: object, record: Record) -> None:
    coach = Coach(care=QUICKLY)
    coach.open(record)
    settle(coach)
    then = coach.review
    coach.judge_by(Knowledge.OPEN)
    assert coach.review.turns == ()
    settle(coach)
    openly = coach.review
    assert (then.knowledge, openly.knowledge) == (Knowledge.THEN, Knowledge.OPEN)
    assert then.turns != openly.turns
    coach.judge_by(Knowledge.THEN)
    assert not coach.is_at_work
    assert coach.review is then
    coach.close()


def test_whoever_has_rested_goes_on_where_they_were(qapp: object, record: Record) -> None:
    steady, restless = Coach(care=QUICKLY), Coach(care=QUICKLY)
    steady.open(record)
    settle(steady)
    restless.open(record)
    rests, share = 0, 0.0
    while restless.review.share < 1:
        learn_something(restless)
        restless.rest()
        assert not restless.is_at_work
        assert restless.review.share >= share
        rests, share = rests + 1, restless.review.share
        restless.work()
    assert rests > 1
    assert restless.review == steady.review
    for coach in (steady, restless):
        coach.close()


def test_what_was_found_out_last_is_kept_though_it_rests(qapp: object, record: Record) -> None:
    coach = Coach(care=FOR_LONG)
    coach.open(record)
    learn_something(coach)
    coach.rest()
    known = coach.review
    coach.close()  # waits for the thread, whose last news comes late
    QCoreApplication.processEvents()
    assert coach.review.share >= known.share
    assert not coach.is_at_work


def test_it_can_be_closed_in_the_middle_of_its_work(qapp: object, record: Record) -> None:
    before = thinking_threads()
    coach = Coach(care=FOR_LONG)
    coach.open(record)
    learn_something(coach)
    assert len(thinking_threads()) == len(before) + 1
    coach.close()
    assert thinking_threads() == before


def test_news_of_another_game_comes_too_late(
    qapp: object, record: Record, other: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach = Coach(care=QUICKLY)
    known: list[Review] = []
    with held_back(monkeypatch, lambda _first: True) as news:
        coach.open(record)
        late = news.await_it()
        coach.open(other)
        coach.changed.connect(lambda: known.append(coach.review))
        news.let_go()
        settle(coach)
    turns = played_turns(other)
    assert late.turns[0].turn not in turns
    assert [each.turn for each in coach.review.turns] == list(turns)
    assert {each.turns[0].turn for each in known} == {turns[0]}, "what came late was never told"
    assert len(coach.seats) == 2
    coach.close()


def test_another_game_in_the_middle_of_one(qapp: object, record: Record, other: Record) -> None:
    coach = Coach(care=FOR_LONG)
    coach.open(record)
    coach.judge_by(Knowledge.OPEN)
    learn_something(coach)
    coach.care = QUICKLY
    coach.open(other)
    assert (coach.knowledge, coach.review.turns) == (Knowledge.THEN, ())
    settle(coach)
    assert [each.turn for each in coach.review.turns] == list(played_turns(other))
    coach.close()


def test_what_cant_have_been_played_leaves_the_game_that_is_open(
    qapp: object, record: Record
) -> None:
    coach = Coach(care=QUICKLY)
    assert not coach.is_open
    bad = replace(record, turns=record.turns[::-1], outcome=None)
    with pytest.raises(BadRecord):
        coach.open(bad)
    assert not coach.is_open
    coach.open(record)
    with pytest.raises(BadRecord):
        coach.open(bad)
    assert coach.record is record
    coach.work()
    settle(coach)
    assert coach.review.share == 1
    coach.close()


def test_a_game_without_a_turn_has_nothing_to_look_at(qapp: object, record: Record) -> None:
    coach = Coach(care=QUICKLY)
    coach.open(replace(record, turns=(), outcome=None, extra={"marks": {"given_up": True}}))
    assert coach.is_given_up
    assert (coach.turns, coach.review.turns, coach.is_at_work) == ((), (), False)
    coach.close()


def test_without_the_core_it_says_so_and_rests(
    qapp: object, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_module, "trouble", lambda: "no core")
    coach = Coach(care=QUICKLY)
    coach.open(record)
    assert coach.trouble == "no core"
    assert not coach.is_at_work
    coach.close()
