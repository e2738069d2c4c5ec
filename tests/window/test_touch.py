"""A finger instead of a mouse: taps, drags, and lists that follow it."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests import gallery_games as games
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open, told
from tests.window.prepared import STEPS, dealt
from thegame_desktop.view.daily.daily_page import DailyPage
from thegame_desktop.view.table.log_panel import LogPanel

_STEPS_OF_A_DRAG = 6


@pytest.fixture(scope="module")
def finger() -> "Finger":
    return Finger()


class Finger:
    """Touches a window, never a widget."""

    def __init__(self) -> None:
        self._screen = QTest.createTouchDevice()

    def tap(self, widget: QWidget, place: QPoint | None = None) -> None:
        self.drag(widget, widget, place, place)

    def drag(
        self,
        start: QWidget,
        end: QWidget,
        start_place: QPoint | None = None,
        end_place: QPoint | None = None,
    ) -> None:
        window = start.window().windowHandle()
        here, there = _in_window(start, start_place), _in_window(end, end_place)
        QTest.touchEvent(window, self._screen).press(0, here, window).commit()
        for step in range(1, _STEPS_OF_A_DRAG + 1):
            if here == there:
                break
            place = here + (there - here) * (step / _STEPS_OF_A_DRAG)
            QTest.touchEvent(window, self._screen).move(0, place, window).commit()
            QApplication.processEvents()
        QTest.touchEvent(window, self._screen).release(0, there, window).commit()
        QApplication.processEvents()


def _in_window(widget: QWidget, place: QPoint | None) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center() if place is None else place)


def top_of(driver: Driver, pile: int) -> str:
    return driver.app.session.observation.table.piles[pile].top.code


def left_part(driver: Driver, code: str) -> QPoint:
    button = driver.card(card(code))
    return QPoint(button.width() // 4, button.height() // 2)


def test_taps_and_drags_lay_cards(open_window: OpenWindow, finger: Finger) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    finger.tap(driver.card(card("15")), left_part(driver, "15"))
    finger.tap(driver.card(card("12")), left_part(driver, "12"))
    assert top_of(driver, 0) == "1", "two quick taps on two cards are no double click"
    assert driver.pile(0).accessibleDescription() == "Takes the card (+11)"
    finger.tap(driver.pile(0))
    assert top_of(driver, 0) == "12"
    finger.drag(driver.card(card("98")), driver.pile(2), left_part(driver, "98"))
    assert top_of(driver, 2) == "98"
    finger.tap(driver.button("finish"))
    assert len(driver.app.session.observation.table.turns) == 1


def test_a_list_follows_the_finger(open_window: OpenWindow, finger: Finger) -> None:
    driver = open_window()
    games.played_until(games.halfway, "original", 3).replay(driver.session)
    driver.open()
    log = driver.find(LogPanel, None).list
    QApplication.processEvents()
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 200
    view = log.viewport()
    middle, below = QPoint(20, 60), QPoint(20, view.height() - 20)
    finger.drag(view, view, middle, below)
    assert bar.value() < bar.maximum() - 100


def test_a_tap_on_a_pile_soon_after_another_elsewhere_counts(
    open_window: OpenWindow, finger: Finger
) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    finger.tap(driver.window, QPoint(640, 60))  # nothing there
    finger.tap(driver.pile(1))
    assert told(driver).startswith("Pile 2")
    finger.tap(driver.window, QPoint(640, 60))
    assert not is_open(driver)


def test_a_page_follows_the_finger(open_window: OpenWindow, finger: Finger) -> None:
    driver = open_window(900, 500, at_once=True)
    driver.choose("Game", "Daily deal…")
    area = driver.find(DailyPage, None).findChildren(QScrollArea)[0]
    QApplication.processEvents()
    view, bar = area.viewport(), area.verticalScrollBar()
    assert bar.value() == 0 < bar.maximum()
    finger.drag(view, view, QPoint(10, view.height() - 20), QPoint(10, 40))
    assert bar.value() == min(bar.maximum(), view.height() - 60)
