"""Computer players think beside the window: it never waits, whatever comes of it, and when."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.computers import (
    CASUAL,
    EXPERT,
    PERSON,
    SKILLED,
    Failing,
    Ponderer,
    Watch,
    acting,
    agree,
    laid,
    pace_timer,
    play_as,
    play_turn,
    turns,
    wait_for_people,
    wait_until_asked,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import shelf
from tests.window.prepared import dealt
from tests.window.test_pass_and_play import hands
from thegame_desktop.bots.expert_bot import ExpertBot
from thegame_desktop.bots.search import Effort
from thegame_desktop.model import computer_players
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch
from thegame_desktop.model.preferences import Pace
from thegame_desktop.model.thinker import Thinker
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.look.theme import Theme

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ponderer]:
    """Thinks for as long as the test wants, on the seats of all computer players."""
    ponderer = Ponderer()
    play_as(monkeypatch, ponderer)
    yield ponderer
    ponderer.is_enough.set()


@pytest.fixture
def thinking(open_window: OpenWindow, ponderer: Ponderer, qtbot: QtBot) -> Driver:
    """A computer player is on turn, should have laid long ago, and still thinks."""
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(with_computers(dealt(*hands(2)), PERSON, SKILLED))
    with qtbot.waitSignal(pace_timer(driver).timeout):
        agree(driver, 1)
    wait_until_asked(ponderer, qtbot)
    return driver


def test_the_window_answers_while_they_think(
    thinking: Driver, ponderer: Ponderer, qtbot: QtBot
) -> None:
    assert threading.get_ident() not in ponderer.threads
    thinking.drag_card(card("2"), thinking.card(card("14")))
    assert sorted(thinking.hand.split(), key=int) == hands(2)[0].split()
    assert thinking.hand != hands(2)[0]
    thinking.choose("Turn", "Sort hand")
    assert thinking.hand == hands(2)[0]
    thinking.choose("Help", "Keys and mouse")
    thinking.key(Qt.Key.Key_Escape)
    thinking.window.resize(1100, 700)
    QApplication.processEvents()
    assert laid(thinking) == 0
    ponderer.is_enough.set()
    wait_for_people(thinking, qtbot)
    assert turns(thinking) == 1


def test_an_expert_thinks_no_longer_than_one_lets_it(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It would go on for days: whoever hurries it gets the best that it has found."""
    patient = {EXPERT.value: lambda: ExpertBot(Effort(10**9))}
    monkeypatch.setattr(computer_players, "BOTS", patient)
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(with_computers(dealt(*hands(2)), PERSON, EXPERT))
    with qtbot.waitSignal(pace_timer(driver).timeout):
        agree(driver, 1)
    assert laid(driver) == 0
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert turns(driver) == 1


def test_a_late_thought_about_another_game_is_dropped(
    thinking: Driver, ponderer: Ponderer, qtbot: QtBot
) -> None:
    thinking.start(with_computers(dealt(*hands(3)), PERSON, CASUAL, CASUAL))
    agree(thinking, 0)
    ponderer.is_enough.set()
    play_turn(thinking)
    wait_for_people(thinking, qtbot)
    assert [each.player for each in thinking.app.session.observation.table.turns] == [0, 1, 2]
    assert [each.table.setup.player_count for each in ponderer.asked] == [2, 3, 3]


def test_a_thought_is_dropped_when_the_game_goes_on_without_it(
    thinking: Driver, ponderer: Ponderer, qtbot: QtBot
) -> None:
    """A word is said meanwhile: it thinks again, and only that counts."""
    thinking.click(thinking.button("signals"))
    thinking.click(thinking.button("signal pile_advice 0 keep_off"))
    thinking.click(thinking.button("signals done"))
    watch = Watch(thinking)
    ponderer.is_enough.set()
    wait_for_people(thinking, qtbot)
    assert [bool(each.table.signals[0]) for each in ponderer.asked] == [False, True]
    assert turns(thinking) == 1
    assert len(watch.lays) == laid(thinking)


@pytest.mark.parametrize("means", ["pause", "page"])
def test_a_late_thought_waits_too(
    means: str, thinking: Driver, ponderer: Ponderer, qtbot: QtBot
) -> None:
    """It was time long ago, but nobody is to play now."""
    if means == "pause":
        thinking.click(thinking.button("pause"))
    else:
        thinking.choose("Game", "New game…")
    (thinker,) = thinking.app.computers.findChildren(Thinker)
    with qtbot.waitSignal(thinker.answered):
        ponderer.is_enough.set()
    QApplication.processEvents()
    assert laid(thinking) == 0
    if means == "pause":
        thinking.click(thinking.button("pause"))
    else:
        thinking.click(thinking.button("back"))
    wait_for_people(thinking, qtbot)
    assert turns(thinking) == 1


def test_quitting_does_not_wait_for_a_thought(
    thinking: Driver, ponderer: Ponderer, open_window: OpenWindow, qtbot: QtBot
) -> None:
    thinking.key(Qt.Key.Key_Q, CTRL)
    assert not thinking.window.isVisible()
    (path,) = shelf(thinking)
    before = path.read_bytes()
    ponderer.is_enough.set()
    again = open_window(data=thinking.app.data_folder, pace=Pace.AT_ONCE)
    assert path.read_bytes() == before
    assert laid(thinking) == 0, "too late"
    again.click(again.button("resume"))
    wait_for_people(again, qtbot)
    assert turns(again) == 1


# A fault of theirs


@pytest.fixture
def watched_errors(
    theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ErrorWatch]:
    """Errors are told as when the program is started; elsewhere they fail a test."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    watch = ErrorWatch(ErrorLog(tmp_path / "errors.log"))
    watch.install()
    yield watch
    watch.remove()


def test_a_fault_is_told_and_the_game_goes_on(
    open_window: OpenWindow,
    watched_errors: ErrorWatch,
    theme: Theme,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = Failing()
    play_as(monkeypatch, failing)
    driver = open_window(pace=Pace.AT_ONCE)
    dialog = ErrorDialog(theme, tmp_path / "errors.log", driver.window)
    watched_errors.caught.connect(dialog.tell)
    driver.start(with_computers(dealt(*hands(2)), PERSON, SKILLED))
    agree(driver, 1)
    qtbot.waitUntil(lambda: driver.dialog is dialog)
    assert "a fault for this test" in (tmp_path / "errors.log").read_text(encoding="utf-8")
    driver.key(Qt.Key.Key_Return)
    assert acting(driver) == 1
    assert driver.app.autosave.flush()
    assert len(shelf(driver)) == 1, "the game is safe"
    failing.fails = False
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert turns(driver) == 1
