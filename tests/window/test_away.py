"""Leaving the laptop, or looking at something else on it, covers the hand."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from tests.window.test_pass_and_play import assert_covered_for
from thegame_desktop.model.preferences import Speed
from thegame_desktop.play.wishes import CoverHand
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.window import away_watch

HANDS = ("2 3 4 5 6 7 8", "9 10 11 12 13 14 15")


def begin(driver: Driver) -> None:
    driver.start(dealt(*HANDS))
    driver.begin(0)


def go_away() -> None:
    """The system says that another program's window is in front now."""
    tell(Qt.ApplicationState.ApplicationInactive)


def come_back(driver: Driver) -> None:
    tell(Qt.ApplicationState.ApplicationActive)
    driver.window.activateWindow()
    QApplication.processEvents()


def tell(state: Qt.ApplicationState) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(state)


def test_another_window_in_front_covers_the_hand(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    begin(driver)
    driver.lay(card("2"), 0)
    driver.click_card(card("3"))
    with qtbot.waitSignal(driver.app.session.looked):
        go_away()
    come_back(driver)
    assert_covered_for(driver, 0)
    assert not any(driver.pile(index).accessibleDescription() for index in range(4))
    driver.uncover()
    assert driver.hand == "3 4 5 6 7 8"
    driver.click(driver.button("take back"))
    assert driver.hand == HANDS[0]


def test_going_from_window_to_window_of_the_game_covers_nothing(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    """Between two windows none is active for a moment."""
    driver = open_window()
    begin(driver)
    with qtbot.assertNotEmitted(driver.app.session.looked, wait=400):
        go_away()
        tell(Qt.ApplicationState.ApplicationActive)
    driver.choose("Game", "Settings…")
    assert driver.app.session.sight.uncovered == 0


@pytest.mark.parametrize("minutes", [1, 5])
def test_leaving_the_laptop_alone_covers_the_hand(
    minutes: int, open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window(covers_after_minutes=0)
    begin(driver)
    monkeypatch.setattr(away_watch, "MINUTE_MS", 10)
    with qtbot.waitSignal(driver.app.session.looked):
        driver.app.settings.change(covers_after_minutes=minutes)
    assert_covered_for(driver, 0)


@pytest.mark.parametrize("sign", ["key", "move", "click"])
def test_each_sign_of_life_makes_it_wait_anew(
    sign: str, open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shown by a minute that is shorter from now on: only who waits anew notices."""
    driver = open_window()
    begin(driver)
    monkeypatch.setattr(away_watch, "MINUTE_MS", 10)
    with qtbot.waitSignal(driver.app.session.looked):
        match sign:
            case "key":
                driver.key(Qt.Key.Key_Left)
            case "move":
                QTest.mouseMove(driver.window.windowHandle(), QPoint(50, 60))
            case _:
                driver.click_card(card("3"))


@pytest.mark.parametrize("sign", ["away", "quiet"])
def test_the_settings_can_switch_it_off(
    sign: str, open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window(covers_when_away=False, covers_after_minutes=0)
    begin(driver)
    monkeypatch.setattr(away_watch, "MINUTE_MS", 1)
    with qtbot.assertNotEmitted(driver.app.session.looked, wait=400):
        if sign == "away":
            go_away()
        else:
            driver.key(Qt.Key.Key_Left)
    assert driver.app.session.sight.uncovered == 0


def test_alone_and_with_open_hands_there_is_nothing_to_cover(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    with qtbot.assertNotEmitted(driver.app.session.looked, wait=400):
        go_away()
    assert driver.hand == "2 3 4 5 6 7 8 9"


def test_a_card_that_is_being_dragged_is_gone(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    begin(driver)
    driver.press_card(card("5"))
    driver.move_to(driver.pile(0))
    with qtbot.waitSignal(driver.app.session.looked):
        go_away()
    come_back(driver)
    assert_covered_for(driver, 0)
    driver.release_on(driver.pile(0))
    assert driver.app.session.observation.table.lays == ()
    assert driver.notice == ""


def test_a_question_about_a_lay_is_gone_too(open_window: OpenWindow, qtbot: QtBot) -> None:
    """Nobody else answers it."""
    driver = open_window()
    driver.start(dealt(*HANDS, edition="extreme", commands=layout(stop="7")))
    driver.begin(0)
    lay_all(driver, "2/0 3/0 7/0")
    assert asks(driver)
    with qtbot.waitSignal(driver.app.session.looked):
        go_away()
    come_back(driver)
    assert not asks(driver)
    assert_covered_for(driver, 0)
    driver.uncover()
    assert driver.hand == "4 5 6 7 8"


def asks(driver: Driver) -> bool:
    return driver.dialog is not None


def test_new_cards_that_are_still_to_be_seen_are_gone(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    """After a turn they lie there for a moment: not for whoever comes by."""
    driver = open_window(speed=Speed.SLOW)
    driver.start(dealt(*HANDS))
    session = driver.app.session
    for _ in range(2):
        session.uncover()
        session.cover()
    QApplication.processEvents()
    driver.click(driver.button("starter 0"))
    session.uncover()
    qtbot.waitUntil(lambda: not driver.table.is_moving)
    lay_all(driver, "2/0 3/0")
    qtbot.waitUntil(lambda: not driver.table.is_moving)
    driver.click(driver.button("finish"))
    assert driver.table.is_moving
    assert [each for each in driver.all(CardButton, None) if each.isVisible()]
    watch = driver.window.findChild(away_watch.AwayWatch)
    assert watch is not None
    with qtbot.waitSignal(watch.wished) as asked:
        go_away()
    assert asked.args == [CoverHand()]
    assert not driver.all(CardButton, None)


def test_the_settings_dialog_has_both(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.choose("Game", "Settings…")
    driver.app.settings.change(covers_after_minutes=5)
    boxes = driver.window.findChildren(QComboBox)
    assert any(box.currentText() == "5 minutes" for box in boxes)
