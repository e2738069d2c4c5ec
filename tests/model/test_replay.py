"""A game gone through once more is the game as it was played, at every step."""

from dataclasses import replace
from datetime import date
from random import Random
from typing import NamedTuple

import pytest

from tests.model.narrator import PlainNarrator
from tests.model.random_sessions import do_something, random_game_for
from tests.positions import ALL_SETUPS
from tests.random_games import random_action
from tests.view import ended_games
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import (
    EDITIONS,
    CardLaid,
    Deal,
    Event,
    Record,
    Signals,
    SignalsGiven,
    State,
    Status,
    TurnFinished,
    TurnStarted,
    decode_record,
    encode_record,
    setup_named,
    verify,
)
from thegame_desktop.model.replay import Playback
from thegame_desktop.model.session import Session
from thegame_desktop.model.showing import ShownLog
from thegame_desktop.model.thinker import Thinker
from thegame_desktop.play.course import Course
from thegame_desktop.play.daily import daily_game
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import Beginning, GameChoice, NewGame
from thegame_desktop.play.saved_game import course_of_record, record_of_course
from thegame_desktop.play.seats import FIRST_SEATS, played_by


class Played(NamedTuple):
    """A game that is over, and what it was like while it was played."""

    record: Record
    states: list[State]
    """After the deal and each thing that was done and not taken back."""
    events: tuple[Event, ...]


def silent(state: State) -> State:
    """The state without what is said in it."""
    nothing = ((),) * state.table.setup.player_count
    return replace(state, table=replace(state.table, signals=nothing, remarks=()))


def played(game: NewGame, rng: Random, most: int = 400) -> Played:
    """A game played at random, with signals and take-backs; given up if it takes too long."""
    session, states = Session(), list[State]()

    def note() -> None:
        assert session.course is not None
        states.append(silent(session.course.state))

    def forget() -> None:
        states.pop()

    def note_step(moment: Moment) -> None:
        if not all(isinstance(event, SignalsGiven) for event in moment.events):
            note()

    session.started.connect(note)
    session.stepped.connect(note_step)
    session.taken_back.connect(forget)
    session.start(game)
    while session.is_running and most:
        do_something(session, rng)
        most -= 1
    session.give_up()
    assert session.course is not None
    return Played(through_bytes(session.record()), states, session.course.turned_up().events)


def through_bytes(record: Record) -> Record:
    return decode_record(encode_record(record))


def opened(record: Record) -> Playback:
    playback = Playback(PlainNarrator())
    playback.open(record)
    return playback


def shown(playback: Playback) -> State:
    assert playback.session.course is not None
    return playback.session.course.state


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)
def test_it_is_the_game_as_it_was_played(
    edition: str, variant: str, players: int, qapp: object
) -> None:
    rng = Random(f"replay {edition} {variant} {players}")
    game = random_game_for(edition, variant, players, rng, has_computers=rng.random() < 0.5)
    record, states, events = played(game, rng)
    playback = opened(record)
    assert [silent(step.state) for step in playback.steps] == states
    assert playback.events == events
    # Forwards, backwards and by jumps the same is in sight.
    there = range(len(states))
    for step in (*there, *reversed(there), *rng.choices(there, k=20)):
        playback.go_to(step)
        assert playback.now == step
        assert silent(shown(playback)) == states[step]
        seen = playback.session.observation
        assert seen.hand == states[step].hands[seen.seat or 0]
        assert {*playback.sitting.models.hand.cards} == {*seen.hand}
        assert seen.table.piles == states[step].table.piles
        assert playback.session.open_hands == (states[step].hands if players > 1 else None)
        assert playback.session.events == events[: playback.rows_of(step).stop]
        assert playback.step_of_row(playback.rows_of(step).stop - 1) == step or not step
        on_turn = states[step].table.on_turn
        assert on_turn in (seen.seat, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_said_is_on_the_table_again(
    edition: str, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing being taken back, people's signals are seen as they were; a turn has its number."""
    rng = Random(edition)
    session = Session()
    said: list[tuple[Signals, ...]] = [((),) * 3]
    session.start(replace(random_game_for(edition, "standard", 3, rng), open_hands=False))

    def note(moment: Moment) -> None:
        assert session.course is not None
        if isinstance(moment.events[0], SignalsGiven):
            said.pop()
        said.append(session.course.state.table.signals)

    session.stepped.connect(note)
    monkeypatch.setattr(session, "take_back", lambda: False)
    while session.is_running:
        do_something(session, rng)
    playback = opened(through_bytes(session.record()))
    assert any(map(any, said)), "nothing to see"
    assert [step.state.table.signals for step in playback.steps] == said
    # A turn is what lies between its start and its end.
    turn, expected = 0, []
    for step in playback.steps:
        if any(isinstance(event, CardLaid | TurnFinished) for event in step.events):
            turn = max(turn, 1)
        expected.append(turn)
        turn += any(isinstance(event, TurnFinished) for event in step.events)
    assert [step.turn for step in playback.steps] == expected
    starts = [
        nth
        for nth, step in enumerate(playback.steps)
        if any(isinstance(event, TurnStarted) for event in step.events)
    ]
    playback.go_to(0)
    walked = []
    while playback.now < playback.last:
        playback.go_to_next_turn()
        walked.append(playback.now)
    assert walked == sorted({*starts, playback.last})
    back = []
    while playback.now:
        back.append(playback.now)
        playback.go_to_previous_turn()
    assert back == walked[::-1]


@pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS[::6])
def test_every_step_can_be_played_on_from(
    edition: str, variant: str, players: int, qapp: object
) -> None:
    rng = Random(f"on {edition} {variant} {players}")
    game = random_game_for(edition, variant, players, rng, has_computers=rng.random() < 0.5)
    record, states, _events = played(game, rng, most=100)
    playback = opened(record)
    ids = set()
    for step, state in enumerate(states):
        playback.go_to(step)
        assert playback.can_play_on == (state.table.result is None)
        if not playback.can_play_on:
            continue
        course = playback.course_at(step)
        ids.add(course.id)
        is_deal = step == 0
        assert course.state == (state if not is_deal or players > 1 else states[0])
        assert course.game.beginning is (Beginning.DEAL if is_deal else Beginning.POSITION)
        assert replace(course.game, beginning=game.beginning) == replace(
            game, seats=course.game.seats
        )
        assert course.game.players == game.players
        assert (course.take_backs, course.can_take_back, course.ended) == (0, False, "")
        saved = through_bytes(record_of_course(course))
        assert verify(saved) == state
        assert saved.extra["marks"]["begun_from"] == course.game.beginning.value
        again = course_of_record(saved)
        assert replace(again, origin=None) == course
        if not again.sight.is_open:
            assert again.sight.uncovered is None
            person = state.table.on_turn
            assert again.sight.awaited == (None if person in again.sight.computers else person or 0)
    assert len(ids) == sum(state.table.result is None for state in states)
    _play_to_the_end(playback.course_at(min(5, len(states) - 2)), rng)


def test_only_from_its_first_step_a_daily_deal_is_the_deal_of_its_day(qapp: object) -> None:
    game = daily_game(GameChoice(), "original", date(2026, 11, 17), is_known=False)
    playback = opened(played(game, Random(1), most=10).record)
    days = [playback.course_at(step).game.daily for step in range(3)]
    assert days == ["2026-11-17", "", ""]


def _play_to_the_end(course: Course, rng: Random) -> None:
    """Whoever goes on takes back only what they have laid since."""
    session, floor = Session(), len(course.state.table.laid)
    session.open(course)
    while session.is_running:
        do_something(session, rng)
        assert session.course is not None
        assert len(session.course.state.table.laid) >= floor
        if rng.random() < 0.2:
            again = course_of_record(through_bytes(session.record()))
            assert again.earlier == session.course.earlier
    session.turn_up()
    record = through_bytes(session.record())
    assert verify(record).outcome == session.ending.outcome  # type: ignore[union-attr]
    assert record.extra["marks"]["begun_from"] == course.game.beginning.value


def test_the_ends_that_there_are(qapp: object) -> None:
    for session in (
        ended_games.lost_alone(),
        ended_games.excellent(),
        ended_games.won_alone(),
        ended_games.lost_with_all_laid(),
    ):
        playback = opened(through_bytes(session.record()))
        playback.go_to(playback.last)
        assert not playback.can_play_on
        assert not playback.is_given_up
        assert playback.outcome == session.ending.outcome  # type: ignore[union-attr]
    # Lost at the start of a turn: the step that finished the turn before is the last one.
    playback = opened(ended_games.excellent().record())
    assert isinstance(playback.steps[-1].events[0], TurnFinished)
    given_up = opened(ended_games.given_up(3).record())
    assert (given_up.last, given_up.turns) == (1, 0)
    given_up.go_to(1)
    assert given_up.is_given_up
    assert given_up.can_play_on
    assert given_up.outcome.status is Status.UNFINISHED


def test_nothing_can_be_done_in_it_and_nobody_thinks(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    game = random_game_for("original", "standard", 3, Random(3))
    seats = game.seats
    for place in (0, 2):
        seats = played_by(seats, place, Strength.EXPERT)
    record = played(replace(game, seats=seats), Random(3)).record
    monkeypatch.setattr(Thinker, "ask", lambda *_: asked.append(1))
    playback = opened(record)
    concluded: list[object] = []
    playback.session.concluded.connect(concluded.append)
    for step in range(playback.last + 1):
        playback.go_to(step)
        session, course = playback.session, playback.session.course
        assert not playback.sitting.computers.is_thinking
        assert playback.sitting.computers.acting is None
        assert not session.submit(random_action(playback.steps[0].state, Random(1)))
        session.take_back()
        session.give_up()
        session.arrange(tuple(reversed(session.observation.hand)))
        session.conclude()
        assert session.course is course
    assert playback.seats == seats
    assert (asked, concluded) == ([], [])


def test_the_deal_is_dealt_again_as_it_was(qapp: object) -> None:
    deal = Deal(EDITIONS["extreme"], 7, shuffles_commands=True)
    seats = played_by(FIRST_SEATS, 1, Strength.SKILLED)[:2]
    game = NewGame(
        setup_named("extreme", "expert", 2, deal.layout), deal.deck, deal.code, seats, True
    )
    session = Session()
    session.start(game)
    session.give_up()
    playback = Playback(PlainNarrator())
    playback.open(through_bytes(session.record()))
    again = playback.game_of_deal()
    assert again.players == seats
    assert replace(again, seats=seats) == replace(game, beginning=Beginning.DEAL)


def test_the_log_knows_what_is_now(qapp: object) -> None:
    record = played(random_game_for("quick", "standard", 3, Random(2)), Random(2)).record
    playback = Playback(PlainNarrator())
    log = playback.sitting.log
    assert isinstance(log, ShownLog)
    playback.open(record)
    assert tuple(log.rows) == playback.events
    assert log.now == range(0)
    for row in (len(log.rows) - 1, 0, len(log.rows) // 2):
        log.go_to_row(row)
        assert log.now is not None
        assert row in log.now
