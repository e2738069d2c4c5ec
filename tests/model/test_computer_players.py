"""Computer players at the table: they think beside the window and act when it is time."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.model.thinkers import thinker_of, thinking_threads
from tests.positions import layout
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.player import Bot, Eagerness
from thegame_desktop.bots.random_bot import RandomBot
from thegame_desktop.bots.roster import BOTS, Strength
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import (
    Action,
    Advice,
    CardLaid,
    ChooseStarter,
    Deal,
    FinishTurn,
    GiveSignals,
    Layout,
    Observation,
    PileAdvice,
    Signals,
    SignalsGiven,
    Status,
    setup_named,
    verify,
)
from thegame_desktop.model import computer_players
from thegame_desktop.model.computer_players import ComputerPlayers, Thoughts
from thegame_desktop.model.session import Session
from thegame_desktop.model.thinker import Answer
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.play.seats import FIRST_SEATS, Seat, played_by

SKILLED = Strength.SKILLED


class Spy:
    """Plays and says what it is told, and notes what it was shown and in which thread."""

    says_all = True

    def __init__(self) -> None:
        self.others: Set[int] = frozenset()
        self.seen: list[Observation] = []
        self.plans: list[Sequence[Action]] = []
        self.threads: set[int] = set()
        self.says: Signals = ()
        self.feels = Eagerness.WEAK
        self.gate = threading.Event()
        """Nothing is chosen before it is open."""
        self.gate.set()
        self.fault: Exception | None = None
        self.hurries = 0

    def sit_with(self, says_all: Set[int]) -> None:
        self.others = says_all

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        self.seen.append(observation)
        self.threads.add(threading.get_ident())
        assert self.gate.wait(20)
        if self.fault is not None:
            raise self.fault
        self.plans.append(BOTS["greedy"]().choose(observation, rng))
        return self.plans[-1]

    def speak(self, observation: Observation) -> Signals:
        self.threads.add(threading.get_ident())
        return self.says

    def eagerness(self, observation: Observation) -> Eagerness:
        return self.feels

    def hurry(self) -> None:
        self.hurries += 1


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    """What every skilled player is in this test."""
    spy = Spy()
    bots: Mapping[str, Callable[[], Bot]] = {**BOTS, SKILLED.value: lambda: spy}
    monkeypatch.setattr(computer_players, "BOTS", bots)
    return spy


@pytest.fixture
def session() -> Session:
    return Session()


@pytest.fixture
def computers(session: Session) -> Iterator[ComputerPlayers]:
    players = ComputerPlayers(session)
    yield players
    players.close()


def seats(*strengths: Strength | None) -> tuple[Seat, ...]:
    seated: tuple[Seat, ...] = FIRST_SEATS[: len(strengths)]
    for place, strength in enumerate(strengths):
        seated = played_by(seated, place, strength)
    return seated


def game(
    *strengths: Strength | None,
    edition: str = "original",
    commands: Layout | None = None,
    open_hands: bool = False,
) -> NewGame:
    setup = setup_named(edition, "standard", len(strengths), commands)
    deck = Deal(setup.edition, 3).deck
    return NewGame(setup, deck, seats=seats(*strengths), open_hands=open_hands)


def is_idle(computers: ComputerPlayers, session: Session) -> bool:
    """True if the one who is to act has made up its mind."""
    return computers.acting is not None and not computers.is_thinking


def play_to_the_end(qtbot: QtBot, session: Session, computers: ComputerPlayers) -> None:
    while session.is_running:
        if computers.acting is None:
            (action,) = RandomBot().choose(session.observation, Random(len(session.events)))
            assert session.submit(action)
        else:
            qtbot.waitUntil(lambda: is_idle(computers, session))
            computers.proceed()


def laid(session: Session) -> int:
    return len(session.observation.table.lays)


def answers_of(computers: ComputerPlayers) -> list[Answer]:
    """The answers that come from now on. They come from a thread: no `waitSignal` outlives that."""
    answers: list[Answer] = []
    thinker_of(computers).answered.connect(answers.append)
    return answers


# What they do


def test_nothing_is_laid_before_it_is_time(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED))
    actors = [computers.acting]
    session.submit(ChooseStarter(1))
    actors.append(computers.acting)
    assert actors == [None, 1]
    qtbot.waitUntil(lambda: is_idle(computers, session))
    assert laid(session) == 0
    with qtbot.waitSignal(session.stepped) as told:
        computers.proceed()
    assert laid(session) == 1
    assert told.args is not None
    moment = told.args[0]
    assert isinstance(moment.events[0], CardLaid)
    assert moment.before.seat == moment.after.seat == 0, "the person's own hand stays in sight"


def test_a_turn_is_played_card_by_card_as_it_was_planned(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    (plan,) = spy.plans
    assert len(plan) > 2
    assert plan[-1] == FinishTurn()
    for laid in range(1, len(plan)):
        computers.proceed()
        assert session.observation.table.lays == tuple(plan[:laid])
    computers.proceed()
    assert session.observation.table.on_turn == 0
    assert len(spy.seen) == 1, "it was thought about once"


def test_nobody_proceeds_before_it_is_known_what_to_do(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.gate.clear()
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    computers.proceed()
    assert computers.is_thinking
    with qtbot.waitSignal(computers.ready):
        spy.gate.set()
    assert laid(session) == 0, "whoever watches says when"
    computers.proceed()
    assert laid(session) == 1


@pytest.mark.parametrize("edition", ["original", "extreme", "quick"])
@pytest.mark.parametrize(
    "strengths",
    [
        (None, Strength.CASUAL, SKILLED),
        (SKILLED, None, None, Strength.CASUAL),
        (SKILLED, SKILLED, SKILLED, SKILLED, None),
        (Strength.CASUAL, SKILLED),
        (Strength.EXPERT, None),
    ],
)
def test_any_mix_plays_a_whole_game(
    qtbot: QtBot,
    session: Session,
    computers: ComputerPlayers,
    edition: str,
    strengths: tuple[Strength | None, ...],
) -> None:
    session.start(game(*strengths, edition=edition, open_hands=True))
    if None in strengths:
        session.submit(ChooseStarter(0))
    play_to_the_end(qtbot, session, computers)
    record = session.record()
    assert verify(record).outcome.status is not Status.UNFINISHED
    assert course_of_record(record).game.seats == session.seats


def test_nobody_takes_back_what_a_computer_player_has_laid(
    qtbot: QtBot, session: Session, computers: ComputerPlayers
) -> None:
    session.start(game(None, Strength.CASUAL, edition="quick", open_hands=True))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    computers.proceed()
    assert session.observation.table.lays
    assert not session.can_take_back
    assert not session.take_back()


# What they know


def test_each_sees_what_its_own_seat_may_know(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED, SKILLED))
    session.submit(ChooseStarter(1))
    for _ in range(8):
        if computers.acting is not None:
            qtbot.waitUntil(lambda: is_idle(computers, session))
            computers.proceed()
    course = session.course
    assert course is not None
    assert {seen.seat for seen in spy.seen} == {1, 2}
    for seen in spy.seen:
        others = {card for hand in course.state.hands for card in hand} - {*seen.hand}
        assert seen.hand
        assert others.isdisjoint(seen.hand)


def test_each_is_told_whose_silence_tells_something(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    """People say as little as they like."""
    session.start(game(None, SKILLED, None, SKILLED))
    session.submit(ChooseStarter(3))
    qtbot.waitUntil(lambda: bool(spy.seen))
    assert spy.others == {1, 3}


def test_people_are_never_played_for(session: Session, computers: ComputerPlayers) -> None:
    session.start(game(None, SKILLED))
    with pytest.raises(AssertionError, match="for themselves"):
        session.seen_by_computer(0)
    with pytest.raises(AssertionError, match="for themselves"):
        session.submit_for(0, ChooseStarter(0))


# What they say


def test_they_speak_of_their_own_accord_and_it_is_no_story(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.says = (PileAdvice(2, Advice.KEEP_OFF),)
    session.start(game(None, SKILLED, SKILLED))
    session.submit(ChooseStarter(0))
    qtbot.waitUntil(lambda: session.observation.table.signals == ((), spy.says, spy.says))
    assert not [event for event in session.events if isinstance(event, SignalsGiven)]


def test_before_the_beginning_they_only_wish(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.says, spy.feels = (PileAdvice(2, Advice.KEEP_OFF),), Eagerness.STRONG
    with qtbot.waitSignal(computers.eagerness_changed):
        session.start(game(None, SKILLED, None, SKILLED))
    assert computers.eagerness == {1: Eagerness.STRONG, 3: Eagerness.STRONG}
    assert not any(session.observation.table.signals)
    with qtbot.waitSignal(computers.eagerness_changed):
        for _ in range(2):
            session.uncover()
            session.cover()
        session.submit(ChooseStarter(2))
    assert computers.eagerness == {}


def test_the_one_on_turn_is_silent_and_so_is_everyone_under_silence(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.says = (PileAdvice(2, Advice.GO_AHEAD),)
    every_card = " ".join(str(number) for number in range(2, 100))
    session.start(
        game(None, SKILLED, SKILLED, edition="extreme", commands=layout(silence=every_card))
    )
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    assert session.observation.table.signals == ((), (), spy.says)
    computers.proceed()
    assert session.observation.table.is_silent
    while computers.acting == 1:
        with qtbot.waitSignal(session.stepped):
            computers.proceed()
    qtbot.waitUntil(lambda: is_idle(computers, session))
    course = session.course
    assert course is not None
    assert course.state.table.signals[1] == (), "it has laid, and nobody may speak"


def test_a_signal_that_comes_while_one_thinks_is_thought_about(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    said = (PileAdvice(0, Advice.KEEP_OFF),)
    session.submit(GiveSignals(0, said))
    assert computers.is_thinking
    computers.proceed()
    assert laid(session) == 0, "what was planned doesn't count any more"
    qtbot.waitUntil(lambda: is_idle(computers, session))
    assert spy.seen[-1].table.signals[0] == said
    assert not spy.seen[0].table.signals[0]


# How they think


def test_they_think_beside_the_window(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    assert spy.threads
    assert threading.get_ident() not in spy.threads


def test_whoever_thinks_can_be_hurried(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.gate.clear()
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: bool(spy.seen))
    hurries = spy.hurries
    computers.hurry()
    assert spy.hurries == hurries + 1
    session.submit(GiveSignals(0, (PileAdvice(0, Advice.KEEP_OFF),)))
    assert spy.hurries == hurries + 2, "nobody waits for what it thinks about any more"
    spy.gate.set()


def test_experts_come_to_an_end_when_the_program_does(qtbot: QtBot, session: Session) -> None:
    """The thread would go on for a long time: nobody has to wait for it."""
    bot = ExpertBot(Effort(10**9))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(computer_players, "BOTS", {**BOTS, SKILLED.value: lambda: bot})
        computers, before = ComputerPlayers(session), thinking_threads()
        session.start(game(None, SKILLED))
        session.submit(ChooseStarter(1))
        (thread,) = thinking_threads() - before
        computers.close()
    thread.join(30)
    assert not thread.is_alive()


@pytest.mark.parametrize("goes_on_by", ["another game", "the same again", "giving up"])
def test_a_late_answer_is_dropped(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy, goes_on_by: str
) -> None:
    spy.gate.clear()
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    computers.proceed()
    qtbot.waitUntil(lambda: bool(spy.seen))
    {
        "another game": lambda: session.start(game(None, Strength.CASUAL)),
        "the same again": session.restart,
        "giving up": session.give_up,
    }[goes_on_by]()
    revision, answers = session.revision, answers_of(computers)
    spy.gate.set()
    qtbot.waitUntil(lambda: any(each.revision < revision for each in answers))
    assert session.revision == revision, "nothing was done"
    assert session.observation.table.lays == ()


def test_what_is_waiting_to_be_thought_about_is_cancelled(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.gate.clear()
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: bool(spy.seen))
    session.submit(GiveSignals(0, (PileAdvice(0, Advice.KEEP_OFF),)))
    session.give_up()
    answers = answers_of(computers)
    spy.gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    computers.close()
    assert len(spy.seen) == 1, "the second question was never put"


def test_an_error_is_told_and_the_game_is_as_it_was(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    spy.fault = ZeroDivisionError("planted")
    session.start(game(None, SKILLED))
    with qtbot.captureExceptions() as caught:
        session.submit(ChooseStarter(1))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError
    assert session.is_running
    spy.fault = None
    with qtbot.waitSignal(computers.ready):
        session.submit(GiveSignals(0, ()))


def test_closing_waits_for_nobody(session: Session, computers: ComputerPlayers, spy: Spy) -> None:
    before = thinking_threads()
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    (thread,) = thinking_threads() - before
    computers.close()
    thread.join(30)
    assert not thread.is_alive()


def test_a_game_that_was_left_within_a_turn_goes_on_from_there(
    qtbot: QtBot, session: Session, computers: ComputerPlayers, spy: Spy
) -> None:
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(1))
    qtbot.waitUntil(lambda: is_idle(computers, session))
    computers.proceed()
    course = course_of_record(session.record())
    laid = session.observation.table.lays
    session.start(game(None, None))
    session.open(course)
    assert computers.acting == 1
    qtbot.waitUntil(lambda: is_idle(computers, session))
    computers.proceed()
    assert session.observation.table.lays[:1] == laid
    assert len(session.observation.table.lays) == 2


def test_an_answer_that_is_on_its_way_at_the_end_is_dropped(
    spy: Spy, session: Session, computers: ComputerPlayers, qtbot: QtBot
) -> None:
    spy.says = (PileAdvice(0, Advice.GO_AHEAD),)
    session.start(game(None, SKILLED))
    session.submit(ChooseStarter(0))
    qtbot.waitUntil(lambda: not computers.is_thinking)
    said = session.observation.table.signals
    answer = Answer(session.revision, Thoughts(says={1: (PileAdvice(1, Advice.KEEP_OFF),)}))
    computers.close()
    thinker_of(computers).answered.emit(answer)
    assert session.observation.table.signals == said
    session.submit(GiveSignals(0, (PileAdvice(2, Advice.KEEP_OFF),)))
    assert not computers.is_thinking
