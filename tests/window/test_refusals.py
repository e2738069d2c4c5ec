"""A lay that the rules refuse: the card is home again, and one short line says why."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import begin_with_steps, dealt, lay_all
from thegame_desktop.model.preferences import Speed
from thegame_desktop.view.widgets.notice import Notice

WHY = "5 is not higher than 12"


def by_drag(driver: Driver) -> None:
    driver.drag_card(card("5"), driver.pile(0))


def by_click(driver: Driver) -> None:
    driver.lay(card("5"), 0)


def by_keyboard(driver: Driver) -> None:
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert driver.focused == "card 5"
    driver.keys(Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return)


MEANS = pytest.mark.parametrize("lay", [by_drag, by_click, by_keyboard])


@MEANS
def test_a_refused_card_is_home_again_and_it_is_said_why(
    open_window: OpenWindow, lay: Callable[[Driver], None]
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    before, home = driver.app.session.observation, driver.card(card("5")).geometry()
    lay(driver)
    assert driver.app.session.observation == before
    assert driver.card(card("5")).geometry() == home
    assert driver.notice == WHY
    assert all(not driver.pile(index).accessibleDescription() for index in range(4))
    assert driver.dialog is None


@pytest.mark.parametrize("means", ["drag", "click", "keyboard"])
def test_a_refused_card_glides_home(open_window: OpenWindow, qtbot: QtBot, means: str) -> None:
    driver = open_window()
    begin_with_steps(driver)
    before, home = driver.app.session.observation, driver.card(card("5")).geometry()
    driver.app.settings.change(speed=Speed.NORMAL)
    if means == "drag":
        by_drag(driver)
    elif means == "click":
        driver.click_card(card("5"))
        qtbot.waitUntil(lambda: not driver.table.is_moving)
        driver.click_pile(0)
    else:
        driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_1)
        qtbot.waitUntil(lambda: not driver.table.is_moving)
        driver.key(Qt.Key.Key_Return)
    assert driver.table.is_moving
    assert driver.card(card("5")).geometry() != home
    assert driver.notice == WHY
    qtbot.waitUntil(lambda: not driver.table.is_moving)
    assert driver.card(card("5")).geometry() == home
    assert driver.app.session.observation == before
    assert driver.notice == WHY


def test_a_refused_card_can_be_laid_elsewhere_at_once(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    by_drag(driver)
    driver.drag_card(card("5"), driver.pile(1))
    assert driver.notice == ""
    assert driver.app.session.observation.table.lays[-1].pile == 1


def test_by_keyboard_the_refused_card_has_the_focus_again(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    by_keyboard(driver)
    assert driver.focused == "card 5"


def test_the_line_is_one_line_and_fits(open_window: OpenWindow) -> None:
    """The longest reason there is, in the smallest window, in German."""
    driver = open_window(900, 500, language="de")
    driver.start(dealt("R5 B9", "G1 Y2", edition="quick"))
    driver.begin(0)
    lay_all(driver, "R5/0 B9/0")
    assert (
        driver.notice == "Die blaue 9 ist nicht niedriger als die rote 5 und hat eine andere Farbe"
    )
    assert "\n" not in driver.notice
    notice = driver.find(Notice, None)
    picture = driver.table.grab(notice.geometry()).toImage()
    left, right = (picture.pixelColor(x, picture.height() // 2) for x in (0, notice.width() - 1))
    ground = driver.table.grab().toImage().pixelColor(notice.geometry().topLeft())
    assert picture.size() == notice.size() * notice.devicePixelRatioF()
    assert left.lightness() == pytest.approx(ground.lightness(), abs=12), "the line ends before"
    assert right.lightness() == pytest.approx(ground.lightness(), abs=12)


def test_a_lay_before_it_is_agreed_who_begins_is_refused(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96"))
    driver.uncover()
    home = driver.card(card("4")).geometry()
    # Of no use would be that it has to be agreed who begins: that comes later.
    pass_on = "Remember your hand, then pass the laptop to Player 2 (Space)."
    driver.click_card(card("4"))
    assert driver.notice == pass_on
    driver.drag_card(card("4"), driver.pile(3), QPoint(5, 5))
    assert driver.notice == pass_on
    assert driver.card(card("4")).geometry() == home
    driver.double_click_card(card("4"))
    assert driver.notice == pass_on
    assert driver.app.session.observation.table.on_turn is None


def test_a_command_is_named_as_the_reason(open_window: OpenWindow) -> None:
    driver = open_window()
    hand = "10 20 30 40 50 60 70 80"
    commands = layout(no_backwards="80")
    driver.start(dealt(hand, edition="extreme", commands=commands))
    lay_all(driver, "80/3 20/0 10/0")
    assert driver.notice == "80 forbids the backwards trick"
