"""The tutor: takes what was asked for, answers everything else, and remembers where one was."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.model.narrator import PlainNarrator
from tests.positions import card
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.engine import (
    Advice,
    Colour,
    FinishTurn,
    GiveSignals,
    Height,
    Holding,
    Lay,
    PileAdvice,
    Reason,
)
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.tutor import LessonPhase, Tutor
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.play.reply import Objection, Reply
from thegame_desktop.play.wishes import Say, TakeBack


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def tutor(settings: Settings, qtbot: QtBot) -> Iterator[Tutor]:
    tutor = Tutor(settings, PlainNarrator())
    yield tutor
    tutor.close()


def phase_of(tutor: Tutor) -> LessonPhase:
    return tutor.phase


def scene_of(tutor: Tutor) -> str:
    return "" if tutor.asked is None else tutor.asked.scene.name


def watch(tutor: Tutor, qtbot: QtBot) -> None:
    """Let the computer player have its turn."""
    while phase_of(tutor) is LessonPhase.WATCHES:
        qtbot.waitUntil(lambda: not tutor.sitting.computers.is_thinking)
        tutor.sitting.computers.proceed()


def lay(tutor: Tutor, code: str, pile: int) -> None:
    tutor.fulfil(Lay(card(code), pile))


def answer(tutor: Tutor, code: str, pile: int) -> Reply:
    """What is said about a lay; nothing else changes."""
    before, played = tutor.session.observation, tutor.played
    reply = tutor.fulfil(Lay(card(code), pile))
    assert (tutor.session.observation, tutor.played) == (before, played)
    assert isinstance(reply, Reply)
    return reply


def go_to(tutor: Tutor, settings: Settings, edition: str, step: str) -> None:
    names = [each.name for each in LESSONS[edition].steps]
    settings.keep_lesson_step(edition, names.index(step))
    tutor.begin(edition)
    assert tutor.asked is not None
    assert tutor.asked.step.name == step


def test_what_was_asked_for_is_done_and_leads_on(tutor: Tutor) -> None:
    tutor.begin("original")
    assert (tutor.phase, tutor.played, tutor.last) == (LessonPhase.ASKS, 0, None)
    lay(tutor, "3", 1)
    assert tutor.asked is not None
    assert tutor.asked.step.name == "down"
    lay(tutor, "97", 3)
    tutor.fulfil(FinishTurn())
    assert phase_of(tutor) is LessonPhase.RESTS
    assert tutor.played == 3
    tutor.go_on()
    assert phase_of(tutor) is LessonPhase.ASKS
    assert scene_of(tutor) == "steps"


def test_each_kind_of_slip_has_an_answer_of_its_own(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "original", "trick_up")
    refused = []
    tutor.session.refused.connect(lambda _action, refusal: refused.append(refusal.reason))
    told = answer(tutor, "51", 0)
    assert refused == [Reason.NOT_HIGHER], "the table is told too"
    assert (told.objection, told.refusal and told.refusal.reason) == (
        Objection.REFUSED,
        Reason.NOT_HIGHER,
    )
    told = answer(tutor, "91", 1)
    # From 35 to 90 there are 56 numbers; of those 39, 41, 57, 62, 68, 77 and 86 are laid.
    assert (told.objection, told.skipped) == (Objection.WASTES, 49)
    assert answer(tutor, "60", 0).objection is Objection.OTHERWISE
    assert len(refused) == 1
    go_to(tutor, settings, "original", "more")
    assert tutor.fulfil(FinishTurn()) == Reply(Objection.TOO_EARLY, FinishTurn())
    go_to(tutor, settings, "original", "enough")
    tutor.fulfil(FinishTurn())
    assert answer(tutor, "33", 0).objection is Objection.OVER


def test_a_lay_that_would_lose_is_told_and_not_done(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "extreme", "skull")
    for pile in (2, 3):  # nothing in hand would cover it there
        assert answer(tutor, "14", pile).objection is Objection.LOSES


def test_a_card_taken_back_is_a_step_back(tutor: Tutor, settings: Settings) -> None:
    tutor.begin("original")
    lay(tutor, "3", 0)
    tutor.fulfil(TakeBack())
    assert (tutor.played, settings.lesson_step("original")) == (0, 0)
    assert card("3") in tutor.session.observation.hand
    lay(tutor, "3", 1)
    assert tutor.played == 1
    settings.change(allows_take_back=False)
    tutor.fulfil(TakeBack())
    assert tutor.played == 1


def test_a_lesson_goes_on_where_it_was_left(settings: Settings, qtbot: QtBot) -> None:
    first = Tutor(settings, PlainNarrator())
    first.begin("original")
    lay(first, "3", 0)
    lay(first, "97", 2)
    first.begin("quick")
    lay(first, "Y2", 1)
    seen = first.session.observation
    first.close()
    later = Tutor(settings, PlainNarrator())
    later.begin("quick")
    assert later.session.observation == seen
    later.begin("original")
    assert later.asked is not None
    assert later.asked.step.name == "draw"
    later.close()


def test_one_that_is_done_begins_again(tutor: Tutor, settings: Settings) -> None:
    settings.keep_lesson_step("quick", len(LESSONS["quick"].steps))
    tutor.begin("quick")
    assert (tutor.played, tutor.phase) == (0, LessonPhase.ASKS)


@pytest.mark.parametrize("kept", ["-1", "x", "²", "999", "1" * 400, ""])
def test_what_makes_no_sense_in_the_settings_is_a_beginning(
    qtbot: QtBot, kept: str, tmp_path: Path
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("tutorial/original", kept)
    store.sync()
    odd = Tutor(Settings(store), PlainNarrator())
    odd.begin("original")
    assert odd.played == 0
    odd.close()


def test_the_partner_waits_until_she_was_told(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "original", "say")
    qtbot.waitUntil(lambda: not tutor.sitting.computers.is_thinking)
    before = tutor.session.observation.table
    tutor.sitting.computers.proceed()
    assert tutor.session.observation.table == before
    for slip in ((2,), (2, 3), (0, 1, 3)):
        told = tutor.fulfil(Say(tuple(PileAdvice(pile, Advice.KEEP_OFF) for pile in slip)))
        assert isinstance(told, Reply)
        assert told.objection is Objection.OTHERWISE
        assert phase_of(tutor) is LessonPhase.ASKS, "that isn't what was asked for"
    asked = (PileAdvice(3, Advice.KEEP_OFF),)
    tutor.fulfil(Say(asked))
    assert phase_of(tutor) is LessonPhase.WATCHES
    tutor.fulfil(Say(()))
    assert tutor.session.observation.table.signals[0] == asked, "she has heard it"
    watch(tutor, qtbot)
    assert tutor.session.observation.table.piles[3].top == card("60"), "she has kept off"
    assert tutor.asked is not None
    assert tutor.asked.step.name == "own_trick", "and that pays"
    wanted = PileAdvice(1, Advice.KEEP_OFF)
    qtbot.waitUntil(lambda: wanted in tutor.session.observation.table.signals[1])
    lay(tutor, "70", 3)
    assert answer(tutor, "33", 1).objection is Objection.TAKES
    lay(tutor, "49", 0)
    tutor.fulfil(FinishTurn())
    watch(tutor, qtbot)
    assert Lay(card("12"), 1) in tutor.session.observation.table.turns[-1].lays
    assert phase_of(tutor) is LessonPhase.RESTS


@pytest.mark.parametrize(
    ("edition", "step"),
    [
        (lesson.edition, step.name)
        for lesson in LESSONS.values()
        for step in lesson.steps
        if step.answer
    ],
)
def test_ada_answers_as_who_begins_later_finds_it(
    tutor: Tutor, settings: Settings, qtbot: QtBot, edition: str, step: str
) -> None:
    """A lesson that is gone on with after her turn is the same as one that was never left."""
    go_to(tutor, settings, edition, step)
    assert tutor.asked is not None
    asked = tutor.asked.step
    qtbot.waitUntil(lambda: not tutor.sitting.computers.is_thinking)
    (way,) = asked.ways
    if isinstance(way, GiveSignals):
        tutor.fulfil(Say(way.signals))
    else:
        tutor.fulfil(FinishTurn())
    watch(tutor, qtbot)
    turn = tutor.session.observation.table.turns[-1]
    assert (turn.player, turn.lays) == (1, asked.answer)
    left, seen = tutor.asked, tutor.session.observation
    tutor.begin(edition)
    assert tutor.asked == left
    again = tutor.session.observation
    assert (again.hand, again.table.piles) == (seen.hand, seen.table.piles)


def test_without_being_told_ada_would_have_taken_the_learners_pile(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    """So that there was something to say."""
    go_to(tutor, settings, "original", "say")
    qtbot.waitUntil(lambda: not tutor.sitting.computers.is_thinking)
    seen = tutor.session.seen_by_computer(1)
    plan = BOTS["skilled"]().choose(seen, Random(0))
    assert 3 in {each.pile for each in plan if isinstance(each, Lay)}


def test_every_deed_moves_the_count_on(tutor: Tutor, qtbot: QtBot) -> None:
    """Also the one that leads to the next scene."""
    tutor.begin("original")
    counted = [tutor.nth]
    while phase_of(tutor) is not LessonPhase.DONE:
        way = tutor.shown_way
        if way is None:
            tutor.go_on()
        elif isinstance(way, Lay):
            tutor.fulfil(way)
        elif isinstance(way, GiveSignals):
            tutor.fulfil(Say(way.signals))
        else:
            tutor.fulfil(FinishTurn())
        counted.append(tutor.nth)
        watch(tutor, qtbot)
        assert tutor.nth == counted[-1], "Ada's turn is seen on the way there"
    assert counted == [*range(1, tutor.lesson.length + 1)]


@pytest.mark.parametrize("laid", [*permutations(("24/1", "73/2", "57/3"), 2)], ids=" ".join)
def test_ada_plays_the_trick_that_she_has_signalled(
    tutor: Tutor, settings: Settings, qtbot: QtBot, laid: tuple[str, str]
) -> None:
    """What the praise after it says, whatever was laid before."""
    go_to(tutor, settings, "original", "keep_off")
    wanted = PileAdvice(0, Advice.KEEP_OFF)
    qtbot.waitUntil(lambda: wanted in tutor.session.observation.table.signals[1])
    told = answer(tutor, "42", 0)
    assert (told.objection, told.player) == (Objection.TAKES, 1)
    for each in laid:
        code, _, pile = each.partition("/")
        lay(tutor, code, int(pile))
    tutor.fulfil(FinishTurn())
    watch(tutor, qtbot)
    assert Lay(card("30"), 0) in tutor.session.observation.table.turns[-1].lays


def test_ada_talks_again_once_the_silence_is_covered(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "extreme", "cover_silence")
    said = tutor.session.observation.table.signals
    assert said[1] == ()
    lay(tutor, "51", 2)
    wanted = PileAdvice(0, Advice.KEEP_OFF)
    qtbot.waitUntil(lambda: wanted in tutor.session.observation.table.signals[1])
    told = answer(tutor, "22", 0)
    assert (told.objection, told.player) == (Objection.TAKES, 1)
    lay(tutor, "81", 3)
    tutor.fulfil(FinishTurn())
    watch(tutor, qtbot)
    assert Lay(card("10"), 0) in tutor.session.observation.table.turns[-1].lays
    assert phase_of(tutor) is LessonPhase.RESTS


def test_ada_says_that_she_has_the_blue_card_that_is_waited_for(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "quick", "last_two")
    low_blue = Holding(Colour.BLUE, Height.LOW)
    qtbot.waitUntil(lambda: low_blue in tutor.session.observation.table.signals[1])
    assert answer(tutor, "B5", 0).objection is Objection.REFUSED
    assert answer(tutor, "B5", 1).objection is Objection.REFUSED


def test_what_has_long_been_laid_is_not_wasted(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "original", "last_trick")
    assert answer(tutor, "38", 2).objection is Objection.OTHERWISE


def test_where_the_turn_is_to_be_finished_no_smaller_step_is_asked_for(
    tutor: Tutor, settings: Settings, qtbot: QtBot
) -> None:
    go_to(tutor, settings, "original", "draw")
    assert answer(tutor, "71", 1).objection is Objection.OTHERWISE


def test_a_lesson_stays_done_until_it_is_really_begun_again(
    tutor: Tutor, settings: Settings
) -> None:
    done = len(LESSONS["quick"].steps)
    settings.keep_lesson_step("quick", done)
    tutor.begin("quick")
    assert settings.lesson_step("quick") == done
    lay(tutor, "Y2", 1)
    assert settings.lesson_step("quick") == 1
