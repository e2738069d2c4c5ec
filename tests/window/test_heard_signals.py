"""What is heard of the others' signals: what is new, once, and nothing that is hidden."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.computers import CASUAL, PERSON, SKILLED, Spy, agree, play_as, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.prepared import dealt, lay_all
from tests.window.test_announcements import HANDS
from tests.window.test_pass_and_play import hands
from thegame_desktop.engine import Advice, PileAdvice, Signals

KEY = Qt.Key


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    spy = Spy()
    play_as(monkeypatch, spy)
    return spy


def said(ear: Ear) -> list[str]:
    """What was heard of signals."""
    return [each for each in ear.news() if each.startswith(("Alan: ", "Grace: "))]


KEEP_OFF = PileAdvice(1, Advice.KEEP_OFF)


def let_them_speak(driver: Driver, qtbot: QtBot, said: Signals) -> None:
    """Wait until all computer players say this."""
    session = driver.app.session
    qtbot.waitUntil(
        lambda: all(set(each) == set(said) for each in session.observation.table.signals[1:])
    )
    QApplication.processEvents()


def test_new_signals_are_announced_once_and_together(
    open_window: OpenWindow,
    ear: Ear,
    spy: Spy,
    qtbot: QtBot,
) -> None:
    spy.says = (PileAdvice(0, Advice.GO_AHEAD), KEEP_OFF, PileAdvice(2, Advice.GO_AHEAD))
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    ear.news()
    agree(driver, 0)
    let_them_speak(driver, qtbot, spy.says)
    what = "go ahead on pile 1 and pile 3; keep off pile 2"
    assert said(ear) == [f"Alan: {what}. Grace: {what}"]
    # They repeat themselves with every card, and what lapses with a card is said anew.
    first, second = driver.hand.split()[:2]
    driver.lay(card(first), 0)
    let_them_speak(driver, qtbot, spy.says)
    assert said(ear) == []
    spy.says = (*spy.says, PileAdvice(3, Advice.SMALL_STEP))
    driver.lay(card(second), 0)
    let_them_speak(driver, qtbot, spy.says)
    assert said(ear) == ["Alan: only small steps on pile 4. Grace: only small steps on pile 4"]


def test_nothing_is_announced_under_silence(
    open_window: OpenWindow,
    ear: Ear,
    spy: Spy,
    qtbot: QtBot,
) -> None:
    driver = open_window()
    game = dealt(*hands(3), edition="extreme", commands=layout(silence="2"))
    driver.start(with_computers(game, PERSON, SKILLED, CASUAL))
    agree(driver, 0)
    lay_all(driver, "2/0")
    spy.says = (KEEP_OFF,)
    lay_all(driver, "5/1")
    qtbot.waitUntil(lambda: not driver.app.computers.is_thinking)
    assert said(ear) == []
    lay_all(driver, "8/0")
    let_them_speak(driver, qtbot, spy.says)
    assert said(ear) == ["Alan: keep off pile 2. Grace: keep off pile 2"], "Silence is covered"


def test_whoever_says_something_needs_not_hear_it(
    open_window: OpenWindow,
    ear: Ear,
) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    driver.begin(0)
    driver.click(driver.button("signals"))
    ear.news()
    driver.click(driver.button("signal pile_advice 1 keep_off"))
    driver.click(driver.button("signals done"))
    assert ear.news() == [], "whoever says it knows it"
    lay_all(driver, "2/0 3/0")
    driver.finish()
    assert ear.news()[-1].endswith("Lay at least 2 cards"), "who lays has nothing more to say"


def test_what_was_said_in_between_is_heard_at_the_next_look(
    open_window: OpenWindow,
    ear: Ear,
) -> None:
    driver = open_window()
    driver.start(dealt(*HANDS))
    driver.begin(0)
    driver.click(driver.button("seat 1"))
    driver.uncover()
    driver.click(driver.button("signals"))
    driver.click(driver.button("signal pile_advice 1 keep_off"))
    driver.click(driver.button("signals done"))
    driver.click(driver.button("pass on"))
    ear.news()
    driver.uncover()
    assert ear.news()[-1].endswith("Lay at least 2 cards. Player 2: keep off pile 2")
    driver.key(KEY.Key_H, Qt.KeyboardModifier.ControlModifier)
    driver.uncover()
    assert ear.news()[-1].endswith("Lay at least 2 cards"), "known by now"
