"""A saved game: everything comes back exactly as it was, and nothing foreign does any harm."""

import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.model.random_sessions import do_something, random_game_for
from tests.positions import SOME_SETUPS
from tests.random_games import random_game
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    BadRecord,
    CommandNote,
    Deal,
    PileWanted,
    Record,
    Remark,
    SignalsGiven,
    decode_record,
    encode_record,
    observe,
    record_of,
    setup_named,
    verify,
)
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.saved_game import course_of_record, record_of_course
from thegame_desktop.play.seats import FIRST_SEATS

KEYS = ("id", "begun", "deal", "seats", "marks", "signals", "said", "session")


def through_bytes(course: Course) -> Course:
    """The course after it was written and read again."""
    return course_of_record(decode_record(encode_record(record_of_course(course))))


def assert_same(resumed: Course, course: Course) -> None:
    """Everything is as it was, but that no hand is uncovered."""
    if course.is_over and not course.earlier:
        # Nobody will go by what was said any more.
        assert not resumed.state.table.remarks
        course = replace(
            course,
            state=replace(course.state, table=replace(course.state.table, remarks=())),
        )
    assert resumed.state == course.state
    assert resumed.earlier == course.earlier
    assert resumed.events == course.events
    assert resumed.game == course.game
    assert (resumed.id, resumed.begun) == (course.id, course.begun)
    assert resumed.take_backs == course.take_backs
    assert resumed.is_given_up == course.is_given_up
    if course.is_over and not course.earlier:
        return  # nobody takes a hand up again
    assert resumed.hand_orders == course.hand_orders
    if course.is_over:
        return
    was, now = course.sight, resumed.sight
    if was.is_open:
        assert now == was
        return
    assert now.uncovered is None
    assert now.have_looked == was.have_looked
    assert now.last == was.last
    if was.uncovered is None:
        assert now.awaited == was.awaited
    elif course.state.table.on_turn is not None:
        on_turn = course.state.table.on_turn
        assert now.awaited == (None if on_turn in now.computers else on_turn)


@pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
def test_random_games_come_back_as_they_were(
    edition: str, variant: str, players: int, qapp: object
) -> None:
    rng = Random(f"{edition} {variant} {players}")
    session = Session()
    for _game in range(2):
        has_computers = rng.random() < 0.5
        session.start(random_game_for(edition, variant, players, rng, has_computers=has_computers))
        for _step in range(120):
            do_something(session, rng)
            course = session.course
            assert course is not None
            assert_same(through_bytes(course), course)
            if course.is_over:
                break


def test_the_random_games_try_everything(qapp: object) -> None:
    """Or the test above would show little."""
    rng, session = Random(1), Session()
    seen: set[str] = set()
    for _game in range(30):
        session.start(random_game_for("extreme", "standard", 3, rng))
        for _step in range(150):
            do_something(session, rng)
            course = session.course
            assert course is not None
            seen |= {
                word
                for word, is_so in {
                    "way back": len(course.earlier) > 1,
                    "taken back": course.take_backs > 1,
                    "own order": len(course.hand_orders) > 1,
                    "words now": sum(map(bool, course.state.table.signals)) > 1,
                    "words before a lay": any(
                        any(each.state.table.signals) for each in course.earlier
                    ),
                    "words in the log": any(isinstance(e, SignalsGiven) for e in course.events),
                    "over": course.is_over,
                    "over, with a way back": course.is_over and bool(course.earlier),
                    "before the beginning": course.state.table.on_turn is None,
                    "a look in between": course.sight.awaited != course.state.table.on_turn,
                    "open hands": course.game.open_hands,
                }.items()
                if is_so
            }
            if course.is_over:
                break
    assert len(seen) == 11


@pytest.mark.parametrize("steps", [1, 30, 60])
def test_a_game_goes_on_as_if_it_had_never_been_away(steps: int, qapp: object) -> None:
    rng = Random(steps)
    session, other = Session(), Session()
    session.start(random_game_for("original", "standard", 2, rng))
    for _ in range(steps):
        do_something(session, rng)
    session.cover()
    assert session.course is not None
    other.open(through_bytes(session.course))
    one, two = Random(7), Random(7)
    for _ in range(60):
        do_something(session, one)
        do_something(other, two)
        assert other.course is not None
        assert other.observation == session.observation
        assert replace(other.course, origin=None) == session.course


def test_a_game_given_up_comes_back_given_up(qapp: object) -> None:
    session = Session()
    session.start(random_game_for("quick", "standard", 2, Random(3)))
    session.give_up()
    assert session.course is not None
    resumed = through_bytes(session.course)
    assert resumed.is_over
    assert not resumed.can_take_back


def played(qapp: object) -> Record:
    session, rng = Session(), Random(5)
    session.start(random_game_for("extreme", "standard", 3, rng))
    for _ in range(60):
        do_something(session, rng)
    assert session.course is not None
    return record_of_course(session.course)


def test_foreign_keys_and_marks_are_kept(qapp: object) -> None:
    record = played(qapp)
    marks = {**record.extra.get("marks", {}), "hints": 3}
    foreign = replace(record, extra={**record.extra, "marks": marks, "app": {"x": [1]}})
    again = record_of_course(course_of_record(foreign))
    assert again.extra["app"] == {"x": [1]}
    assert again.extra["marks"] == marks


def test_a_bare_record_can_be_played_on(qapp: object) -> None:
    """As another program would write it: nothing but what the format asks for."""
    record = replace(played(qapp), extra={}, players=("Kim", "Lou", "Sam"))
    course = course_of_record(record)
    assert course.state.table.turns == verify(record).table.turns
    assert [seat.name for seat in course.game.players] == ["Kim", "Lou", "Sam"]
    assert course.sight.awaited == course.state.table.on_turn
    assert course.id == ""
    assert record_of_course(course).players == ("Kim", "Lou", "Sam")


def test_a_deal_code_that_is_not_of_these_cards_is_dropped(qapp: object) -> None:
    setup = setup_named("original", "standard", 1)
    deal, other = Deal(setup.edition, 1), Deal(setup.edition, 2)
    for code, kept in ((deal.code, deal.code), (other.code, ""), ("T22", ""), (17, "")):
        course = Course.begin(NewGame(setup, deal.deck, "", FIRST_SEATS[:1]), "", "")
        record = replace(record_of_course(course), extra={"deal": code})
        assert course_of_record(record).game.deal_code == kept


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
SESSION = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(("looked", "last_look", "awaited", "before", "hands", "way_back"), JSON),
)


@given(st.dictionaries(st.sampled_from(KEYS), JSON | SESSION))
def test_nonsense_under_our_keys_loses_no_game(extra: Mapping[str, Any]) -> None:
    setup = setup_named("quick", "standard", 3)
    deal = Deal(setup.edition, 4)
    plain = record_of_course(Course.begin(NewGame(setup, deal.deck), "", ""))
    try:
        record = decode_record(encode_record(replace(plain, extra=extra)))
    except BadRecord:
        return  # such JSON is refused altogether, by the codec
    course = course_of_record(record)
    assert course.state.deck == deal.deck
    assert course.sight.uncovered is None or course.game.open_hands
    encode_record(record_of_course(course))


def test_words_of_somebody_without_cards_are_dropped_and_no_game_is_lost() -> None:
    """An older version let an empty hand speak, and a stranger's file may say anything."""
    course = _with_an_empty_hand(4)
    state = course.state
    empty = state.hands.index(())
    words = (PileWanted(0),)
    table = replace(
        state.table,
        signals=tuple(words for _ in state.hands),
        remarks=(Remark(empty, words, len(state.table.turns), len(state.table.lays)),),
    )
    said = (*course.events, SignalsGiven(empty, words))
    spoken = replace(course, state=replace(state, table=table), events=said)
    again = through_bytes(spoken)
    assert again.state.table.signals == tuple(words if hand else () for hand in state.hands)
    assert again.state.hands == state.hands
    assert again.events == said, "what was told stays told"
    seen = observe(again.state, again.state.table.on_turn)
    assert ExpertBot(Effort(rollouts=8)).choose(seen, Random(1))


def _with_an_empty_hand(players: int) -> Course:
    """A game of Quick & Easy that somebody has no card in any more."""
    for seed in range(1_000):
        for state, _ in random_game("quick", "standard", players, Random(seed)):
            if state.table.result is None and () in state.hands:
                record = record_of(state, [f"Player {seat}" for seat in range(players)])
                return course_of_record(record)
    raise AssertionError("somebody runs out of cards before the others")


def test_a_long_talk_does_not_make_a_game_too_long_to_be_saved(qapp: object) -> None:
    session, rng = Session(), Random(1)
    session.start(replace(random_game_for("extreme", "standard", 5, rng), open_hands=False))
    course = session.course
    assert course is not None
    vocabulary = sorted(course.game.setup.vocabulary, key=repr)
    words = tuple(word for word in vocabulary if isinstance(word, CommandNote))
    said = tuple(SignalsGiven(n % 5, words) for n in range(20_000))
    talked = replace(course, events=said)
    again = through_bytes(talked)
    assert again.events == said[-len(again.events) :]
    assert len(json.dumps(record_of_course(talked).extra["said"])) < 500_000
