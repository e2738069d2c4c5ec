"""Nobody uncovers by accident what the last player was still pressing for."""

from itertools import count

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from thegame_desktop.view.table.cover import careful_button
from thegame_desktop.view.table.cover.careful_button import CarefulButton
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.window import key_repeats

LONG = 60_000
"""A grace that no test waits for."""
AT_LEISURE = count(1_000_000_000, 100)
"""Times of events, in milliseconds, that are far enough apart for any finger."""
KEYS = pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])


def two_turns(driver: Driver) -> None:
    """The first player could finish the turn."""
    driver.start(dealt("2 3 4 5 6 7 8", "9 10 11 12 13 14 15"))
    session = driver.app.session
    for _ in range(2):
        session.uncover()
        session.cover()
    QApplication.processEvents()
    driver.click(driver.button("starter 0"))
    session.uncover()
    QApplication.processEvents()
    lay_all(driver, "2/0 3/0")


def end_turn(driver: Driver) -> None:
    """Finish the turn, and have the new cards covered: by a key that is heeded at once."""
    driver.click(driver.button("finish"))
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)


def is_covered(driver: Driver) -> bool:
    return driver.app.session.sight.uncovered is None


def send(
    driver: Driver,
    kind: QEvent.Type,
    key: Qt.Key,
    *,
    is_repeat: bool = False,
    at_ms: int | None = None,
) -> None:
    """A key event as the window gets it, a while after the last one unless told."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", is_repeat)
    event.setTimestamp(next(AT_LEISURE) if at_ms is None else at_ms)
    QApplication.sendEvent(driver.window.windowHandle(), event)
    QApplication.processEvents()


def be_ready(driver: Driver, qtbot: QtBot) -> None:
    """Let the time be over in which nothing is heeded."""
    button = driver.find(CarefulButton, "uncover")
    (grace,) = button.findChildren(QTimer)
    assert grace.isActive()
    with qtbot.waitSignal(grace.timeout):
        grace.start(0)


@KEYS
def test_a_key_that_comes_too_soon_is_not_heeded(
    key: Qt.Key, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(grace_ms=LONG)
    two_turns(driver)
    end_turn(driver)
    driver.key(key)
    assert is_covered(driver)
    be_ready(driver, qtbot)
    assert is_covered(driver), "what came too soon isn't made up for"
    driver.key(key)
    assert not is_covered(driver)


@KEYS
def test_a_key_held_down_since_before_never_uncovers(key: Qt.Key, open_window: OpenWindow) -> None:
    """Not even after the grace: it only repeats itself, until it is pressed anew."""
    driver = open_window()
    two_turns(driver)
    driver.click(driver.button("finish"))
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    send(driver, press, key, is_repeat=False)  # it passes on
    assert is_covered(driver)
    assert driver.find(CarefulButton, "uncover").is_ready
    for _ in range(20):
        send(driver, release, key, is_repeat=True)
        send(driver, press, key, is_repeat=True)
    send(driver, release, key, is_repeat=False)
    assert is_covered(driver)
    send(driver, press, key, is_repeat=False)
    assert not is_covered(driver)


@KEYS
def test_a_held_key_that_looks_as_if_pressed_anew_never_uncovers(
    key: Qt.Key, open_window: OpenWindow
) -> None:
    """As X11 tells it now and then: let go and pressed again in the same millisecond."""
    driver = open_window()
    two_turns(driver)
    end_turn(driver)
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for at_ms in range(1000, 3000, 40):
        send(driver, release, key, at_ms=at_ms)
        send(driver, press, key, at_ms=at_ms)
    send(driver, release, key, at_ms=3000)
    assert is_covered(driver)
    send(driver, press, key, at_ms=3150)
    assert not is_covered(driver)


@KEYS
def test_nor_does_it_where_events_have_no_time(
    key: Qt.Key, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader hands keys on without it."""
    monkeypatch.setattr(key_repeats, "_FASTEST_FINGER_S", LONG)  # a test may be slower
    driver = open_window()
    two_turns(driver)
    end_turn(driver)
    for _ in range(20):
        send(driver, QEvent.Type.KeyRelease, key, at_ms=0)
        send(driver, QEvent.Type.KeyPress, key, at_ms=0)
    send(driver, QEvent.Type.KeyRelease, key, at_ms=0)
    assert is_covered(driver)


def test_the_chord_that_finishes_does_not_uncover(open_window: OpenWindow) -> None:
    driver = open_window()
    two_turns(driver)
    ctrl = Qt.KeyboardModifier.ControlModifier
    driver.key(Qt.Key.Key_Return, ctrl)
    assert not is_covered(driver), "there are new cards to be seen"
    driver.key(Qt.Key.Key_Return, ctrl)
    assert is_covered(driver)
    for _ in range(3):
        driver.key(Qt.Key.Key_Return, ctrl)
    assert is_covered(driver)
    assert driver.notice == "", "nor does it tell whoever comes that it isn't their turn"


def test_a_click_that_comes_too_soon_is_not_heeded(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window(grace_ms=LONG)
    two_turns(driver)
    driver.double_click(driver.button("finish"))
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    driver.click(driver.button("uncover"))
    driver.double_click(driver.button("uncover"))
    assert is_covered(driver)
    be_ready(driver, qtbot)
    assert is_covered(driver)
    driver.click(driver.button("uncover"))
    assert not is_covered(driver)


def test_a_press_from_before_that_is_let_go_on_the_button_means_nothing(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(grace_ms=LONG)
    two_turns(driver)
    end_turn(driver)
    button = driver.button("uncover")
    place = button.mapTo(driver.window, button.rect().center())
    handle, left = driver.window.windowHandle(), Qt.MouseButton.LeftButton
    QTest.mousePress(handle, left, Qt.KeyboardModifier.NoModifier, place)
    be_ready(driver, qtbot)
    QTest.mouseRelease(handle, left, Qt.KeyboardModifier.NoModifier, place)
    QApplication.processEvents()
    assert is_covered(driver)


@KEYS
def test_one_key_is_enough_wherever_the_last_click_went(
    key: Qt.Key, open_window: OpenWindow
) -> None:
    driver = open_window()
    two_turns(driver)
    end_turn(driver)
    driver.click(driver.find(Cover, None), QPoint(30, 12))
    driver.key(key)
    assert not is_covered(driver)


def test_each_cover_has_its_own_grace(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window(grace_ms=LONG)
    two_turns(driver)
    end_turn(driver)
    assert not driver.find(CarefulButton, "uncover").is_ready
    driver.click(driver.button("seat 0"))
    assert not driver.find(CarefulButton, "uncover").is_ready


@KEYS
def test_the_key_that_uncovers_does_nothing_more(key: Qt.Key, open_window: OpenWindow) -> None:
    """Held down a little long, it picks up no card and finishes nothing."""
    driver = open_window()
    two_turns(driver)
    end_turn(driver)
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    send(driver, press, key, is_repeat=False)
    assert not is_covered(driver)
    before = driver.app.session.observation
    for _ in range(5):
        send(driver, release, key, is_repeat=True)
        send(driver, press, key, is_repeat=True)
    send(driver, release, key, is_repeat=False)
    assert driver.app.session.observation == before
    assert not any(driver.pile(index).accessibleDescription() for index in range(4))


def test_another_game_waits_anew_for_the_same_player(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = "2 3 4 5 6 7 8", "30 31 32 33 34 36 37"
    driver = open_window()
    driver.start(dealt(*hands))
    assert driver.table.cover.uncover.is_ready
    monkeypatch.setattr(careful_button, "GRACE_MS", LONG)
    driver.start(dealt(*hands, draw="50 51"))
    driver.key(Qt.Key.Key_Space)
    assert driver.can_see("uncover"), "a key may still be meant for what led here"
    assert driver.hand == ""
