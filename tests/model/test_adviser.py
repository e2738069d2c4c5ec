"""Hints: who may ask, what is told and for how long, and what the game remembers of it."""

import threading
from collections.abc import Callable, Iterator, Set
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.model.narrator import PlainNarrator
from tests.model.thinkers import thinker_of
from tests.positions import lays
from tests.window.hints import thought_about_quickly
from tests.window.prepared import STEPS, dealt
from thegame_desktop.bots.analysis.hints import Hint
from thegame_desktop.bots.core import Flag
from thegame_desktop.bots.roster import Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    Advice,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    Observation,
    PileAdvice,
    decode_record,
    encode_record,
    legal_lays,
)
from thegame_desktop.model import adviser as module
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.model.replay import Playback
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.played_turns import played_turns
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import FIRST_SEATS
from thegame_desktop.play.summary import summary_of_course

LOW, HIGH = "2 3 4 5 6 7 8", "90 91 92 93 94 95 96"


class Oracle:
    """Finds any two lays, and notes what it was asked and in which thread."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []
        self.seeds: list[int] = []
        self.flags: list[Flag] = []
        self.says_all: list[Set[int]] = []
        self.plans: list[tuple[Lay, ...] | None] = []
        self.threads: set[int] = set()
        self.gate = threading.Event()
        """Nothing is answered before it is open."""
        self.gate.set()
        self.fault: Exception | None = None

    def __call__(
        self,
        seen: Observation,
        effort: Effort,
        seed: int,
        flag: Flag,
        says_all: Set[int],
        plan: tuple[Lay, ...] | None,
    ) -> tuple[Hint, ...]:
        assert effort.think_ms is not None
        assert effort.think_ms <= 1_000
        self.seen.append(seen)
        self.seeds.append(seed)
        self.flags.append(flag)
        self.says_all.append(says_all)
        self.plans.append(plan)
        self.threads.add(threading.get_ident())
        assert self.gate.wait(20)
        if self.fault is not None:
            raise self.fault
        one, other, *_ = legal_lays(seen.table.setup, seen.table.position, seen.hand)
        return Hint(one, (one,), ()), Hint(other, (other,), ())


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Who is asked in place of the expert."""
    oracle = Oracle()
    monkeypatch.setattr(module, "hints", oracle)
    return oracle


@pytest.fixture
def session() -> Session:
    return Session()


@pytest.fixture
def adviser(session: Session, oracle: Oracle) -> Iterator[Adviser]:
    adviser = Adviser(session)
    yield adviser
    oracle.gate.set()
    adviser.close()


@pytest.fixture
def ask(adviser: Adviser, qtbot: QtBot) -> Callable[[], Lay | FinishTurn | None]:
    """Ask, and wait for what is told."""

    def ask() -> Lay | FinishTurn | None:
        adviser.ask()
        qtbot.waitUntil(lambda: not adviser.is_thinking)
        return told(adviser)

    return ask


Ask = Callable[[], Lay | FinishTurn | None]


def with_computer(game: NewGame) -> NewGame:
    """The first player is a person, the second is none."""
    computer = replace(FIRST_SEATS[1], strength=Strength.SKILLED)
    return replace(game, seats=(FIRST_SEATS[0], computer))


def told(adviser: Adviser) -> Lay | FinishTurn | None:
    """What is told to be done, if anything."""
    return None if adviser.hint is None else adviser.hint.action


def may_ask(adviser: Adviser) -> bool:
    return adviser.can_ask


# What is told


def test_the_best_is_told_then_the_runner_up_then_the_best_again(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    session.start(dealt(STEPS))
    found = [(ask(), adviser.is_runner_up) for _ in range(3)]
    (one, _), (other, _), again = found
    assert None not in (one, other)
    assert one != other
    assert [is_runner_up for _, is_runner_up in found] == [False, True, False]
    assert again == (one, False)
    assert len(oracle.seen) == 1, "it was thought about once"
    assert threading.get_ident() not in oracle.threads


def test_it_goes_by_what_the_player_may_know(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    session.start(with_computer(dealt(LOW, HIGH)))
    session.submit(ChooseStarter(0))
    ask()
    assert oracle.seen == [session.observation]
    assert adviser.seen == session.observation
    assert oracle.seen[0].seat == 0
    assert oracle.says_all == [{1}]


def test_the_same_place_of_a_game_has_the_same_seed(
    session: Session, oracle: Oracle, ask: Ask
) -> None:
    session.start(dealt(STEPS))
    ask()
    session.submit(*lays("12/0"))
    ask()
    course = session.course
    assert course is not None
    session.open(course)  # as after another start of the program
    ask()
    session.take_back()
    ask()
    first, after_lay, again, taken_back = oracle.seeds
    assert again == after_lay != first == taken_back


def test_where_it_was_asked_before_it_is_told_at_once(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    session.start(dealt(STEPS))
    one = ask()
    session.submit(*lays("12/0"))
    session.take_back()
    assert told(adviser) is None
    adviser.ask()
    assert told(adviser) == one
    assert len(oracle.seen) == 1


def test_nothing_of_a_covered_hand_is_remembered(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    session.start(dealt(LOW, HIGH))
    session.submit(ChooseStarter(0))
    session.uncover()
    ask()
    session.cover()
    session.uncover()
    assert told(adviser) is None
    ask()
    assert oracle.seeds[0] == oracle.seeds[1], "it is thought about in the same way again"
    assert session.hints == 1


def test_who_begins_as_they_were_told_is_told_the_rest_of_it(
    session: Session, oracle: Oracle, ask: Ask
) -> None:
    session.start(dealt(STEPS))
    one = ask()
    assert oracle.plans == [None]
    assert isinstance(one, Lay)
    session.submit(one)
    ask()
    assert oracle.plans[1:] == [()], "all that was told has been done"
    session.take_back()
    other, *_ = (
        lay
        for lay in legal_lays(
            session.setup, session.observation.table.position, session.observation.hand
        )
        if lay != one
    )
    session.submit(other)
    ask()
    assert oracle.plans[2:] == [None], "that wasn't told"


def test_new_words_are_thought_about_in_the_middle_of_a_turn(
    session: Session, oracle: Oracle, ask: Ask
) -> None:
    session.start(with_computer(dealt(LOW, HIGH)))
    session.submit(ChooseStarter(0))
    one = ask()
    assert isinstance(one, Lay)
    session.submit(one)
    session.submit_for(1, GiveSignals(1, (PileAdvice(2, Advice.KEEP_OFF),)))
    ask()
    assert oracle.plans == [None, None]


# Who may ask


def test_only_whoever_is_on_turn_and_looks_may_ask(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    may = [adviser.can_ask]
    session.start(dealt(LOW, HIGH))
    may.append(adviser.can_ask)
    session.uncover()
    may.append(adviser.can_ask)
    session.submit(ChooseStarter(0))
    session.cover()
    assert may == [False] * 3, "nobody is on turn yet"
    assert ask() is None
    session.uncover()
    assert may_ask(adviser)
    assert ask() is not None
    session.wait_for(1)
    session.uncover()
    assert session.sight.uncovered == 1
    assert not may_ask(adviser), "another one is on turn"
    assert ask() is None
    assert len(oracle.seen) == 1


def test_nobody_asks_on_a_computer_players_turn_nor_after_the_end(
    session: Session, adviser: Adviser, ask: Ask
) -> None:
    session.start(with_computer(dealt(LOW, HIGH)))
    session.submit(ChooseStarter(1))
    assert not may_ask(adviser)
    session.start(dealt(STEPS))
    assert may_ask(adviser)
    session.give_up()
    assert not may_ask(adviser)
    assert ask() is None


# How long it is told


@pytest.mark.parametrize("deed", ["lay", "cover", "look", "give up", "start", "dismiss"])
def test_a_hint_goes_when_the_game_goes_on(
    deed: str, session: Session, adviser: Adviser, ask: Ask, qtbot: QtBot
) -> None:
    session.start(dealt(LOW, HIGH))
    session.submit(ChooseStarter(0))
    session.uncover()
    ask()
    deeds: dict[str, Callable[[], object]] = {
        "lay": lambda: session.submit(*lays("2/0")),
        "cover": session.cover,
        "look": lambda: session.wait_for(1),
        "give up": session.give_up,
        "start": lambda: session.start(dealt(STEPS)),
        "dismiss": adviser.dismiss,
    }
    with qtbot.waitSignal(adviser.changed):
        deeds[deed]()
    assert told(adviser) is None


def test_what_others_say_does_not_take_it_away(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask
) -> None:
    session.start(with_computer(dealt(LOW, HIGH)))
    session.submit(ChooseStarter(0))
    one = ask()
    session.submit_for(1, GiveSignals(1, (PileAdvice(0, Advice.KEEP_OFF),)))
    session.arrange(tuple(reversed(session.observation.hand)))
    assert told(adviser) == one
    adviser.dismiss()
    ask()
    assert len(oracle.seen) == 2, "but whoever asks anew gets what goes by it"


def test_what_is_said_meanwhile_is_thought_about_too(
    session: Session, adviser: Adviser, oracle: Oracle, qtbot: QtBot
) -> None:
    session.start(with_computer(dealt(LOW, HIGH)))
    session.submit(ChooseStarter(0))
    oracle.gate.clear()
    adviser.ask()
    qtbot.waitUntil(lambda: len(oracle.seen) == 1)
    session.submit_for(1, GiveSignals(1, (PileAdvice(0, Advice.KEEP_OFF),)))
    assert oracle.flags[0].is_set, "nobody waits for the old answer"
    assert adviser.is_thinking
    oracle.gate.set()
    qtbot.waitUntil(lambda: adviser.hint is not None)
    assert [any(seen.table.signals) for seen in oracle.seen] == [False, True]
    assert adviser.seen == oracle.seen[1]
    assert session.hints == 1


def test_an_answer_that_comes_too_late_is_not_told(
    session: Session, adviser: Adviser, oracle: Oracle, qtbot: QtBot
) -> None:
    session.start(dealt(STEPS))
    oracle.gate.clear()
    adviser.ask()
    adviser.ask()  # a second press changes nothing
    qtbot.waitUntil(lambda: len(oracle.seen) == 1)
    session.submit(*lays("12/0"))
    assert oracle.flags[0].is_set
    assert not adviser.is_thinking
    answers: list[object] = []
    thinker_of(adviser).answered.connect(answers.append)
    oracle.gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert told(adviser) is None
    assert session.hints == 0


def test_a_fault_is_told_to_whoever_watches_for_errors(
    session: Session, adviser: Adviser, oracle: Oracle, ask: Ask, qtbot: QtBot
) -> None:
    session.start(dealt(STEPS))
    oracle.fault = RuntimeError("no idea")
    with qtbot.captureExceptions() as caught:
        ask()
    assert [str(error) for _kind, error, _trace in caught] == ["no idea"]
    assert told(adviser) is None
    oracle.fault = None
    assert ask() is not None


# What the game remembers


def test_each_hint_counts_once_where_it_is_seen(
    session: Session, adviser: Adviser, ask: Ask
) -> None:
    session.start(dealt(STEPS))
    is_first = []
    for _ in range(3):
        ask()
        is_first.append(adviser.is_first)
    assert is_first == [True, False, False]
    assert session.hints == 2
    session.submit(*lays("12/0"))
    ask()
    session.take_back()
    assert session.hints == 3, "taking back unsees nothing"
    ask()
    assert session.hints == 3
    session.restart()
    assert session.hints == 0
    ask()
    assert session.hints == 1


def test_it_counts_before_it_is_seen(session: Session, adviser: Adviser, ask: Ask) -> None:
    session.start(dealt(STEPS))
    order: list[str] = []
    session.changed.connect(lambda: order.append(f"kept {session.hints}"))
    adviser.changed.connect(lambda: order.append("seen" if adviser.hint else "thought about"))
    ask()
    assert order == ["thought about", "kept 1", "seen"]


def test_it_is_kept_with_the_game_and_its_result(session: Session, ask: Ask) -> None:
    session.start(dealt(STEPS))
    ask()
    ask()
    assert session.record().extra["marks"] == {"hints": 2}
    kept = course_of_record(session.record())
    assert kept.hints == 2
    session.open(kept)
    session.submit(*lays("12/0"))
    ask()
    session.give_up()
    assert session.ending is not None
    assert session.ending.hints == 3
    assert session.course is not None
    assert summary_of_course(session.course).hints == 3


def test_the_coach_gets_to_know_what_was_told(session: Session, ask: Ask) -> None:
    """Of each turn that was begun as it was told, and of no other; whatever was saved meanwhile."""
    session.start(dealt(STEPS))
    first = ask()
    assert isinstance(first, Lay)
    session.submit(first)
    second = ask()
    assert isinstance(second, Lay)
    session.open(course_of_record(session.record()))
    session.submit(second)
    session.submit(FinishTurn())
    other = next(
        lay
        for lay in legal_lays(
            session.setup, session.observation.table.position, session.observation.hand
        )
    )
    session.submit(other)
    ask()
    session.give_up()
    record = decode_record(encode_record(session.record()))
    (turn,) = played_turns(record)
    assert turn.advised == (first, second)
    assert course_of_record(record).advice == {0: (first, second)}


@pytest.mark.parametrize("odd", [[], {"0": 3}, {"0": [["12"]]}, {"0": [["12", 9]]}, {"x": []}])
def test_advice_that_makes_no_sense_is_left_out(session: Session, odd: object) -> None:
    session.start(dealt(STEPS))
    record = session.record()
    assert course_of_record(replace(record, extra={**record.extra, "advice": odd})).advice == {}


def test_a_game_that_is_gone_on_with_counts_no_hint_twice(session: Session, ask: Ask) -> None:
    """Whatever was played in between; but all of them count in a game that is dealt again."""
    session.start(dealt(STEPS))
    ask()
    kept = session.record()
    session.open(course_of_record(kept))
    ask()
    assert session.hints == 1
    session.start(dealt(STEPS))
    ask()
    assert session.hints == 1, "another game with the same cards"
    session.open(course_of_record(kept))
    ask()
    assert session.hints == 1
    ask()
    assert session.hints == 2, "the runner-up hadn't been told"
    session.restart()
    ask()
    assert session.hints == 1


def test_games_that_nothing_tells_apart_have_their_own_hints(session: Session, ask: Ask) -> None:
    session.start(dealt(STEPS))
    course = session.course
    assert course is not None
    for _game in range(2):
        session.open(replace(course, id=""))
        ask()
        assert session.hints == 1


def test_a_game_from_a_position_begins_without(session: Session, ask: Ask) -> None:
    session.start(dealt(STEPS))
    ask()
    session.submit(*lays("12/0"))
    session.give_up()
    playback = Playback(PlainNarrator())
    playback.open(session.record())
    assert playback.course_at(playback.last - 1).hints == 0
    assert b"hints" in encode_record(session.record())


# The expert's own hints


def test_a_real_hint_is_a_legal_lay(qtbot: QtBot) -> None:
    session = Session()
    adviser = Adviser(session)
    session.start(dealt(STEPS))
    with thought_about_quickly():
        adviser.ask()
    qtbot.waitUntil(lambda: adviser.hint is not None)
    hint = adviser.hint
    assert hint is not None
    assert session.submit(hint.action)
    adviser.close()


def test_nothing_is_answered_once_the_program_ends(
    session: Session, adviser: Adviser, oracle: Oracle
) -> None:
    session.start(dealt(STEPS))
    adviser.close()
    adviser.ask()
    assert not adviser.is_thinking
    assert not oracle.seen
