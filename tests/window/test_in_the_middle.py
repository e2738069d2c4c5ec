"""What a hand does while another thing is still under way: nothing gets stuck, nothing is laid."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.model.language import languages
from thegame_desktop.model.preferences import Speed
from thegame_desktop.view.settings.settings_dialog import SettingsDialog

CTRL = Qt.KeyboardModifier.ControlModifier
FIRST, SECOND = "2 3 4 5 6 7 40", "12 13 14 15 16 17 18"


def come_to_rest(qtbot: QtBot, driver: Driver) -> None:
    qtbot.waitUntil(lambda: not driver.table.is_moving)


def nothing_is_offered(driver: Driver) -> bool:
    return not any(driver.pile(index).accessibleDescription() for index in range(4))


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    return open_window(speed=Speed.SLOW)


def begin_round_the_laptop(driver: Driver) -> None:
    """Two players, of whom the first could finish the turn; cards move slowly again."""
    driver.app.settings.change(speed=Speed.OFF)
    driver.start(dealt(FIRST, SECOND, draw="98 99"))
    driver.begin(0)
    lay_all(driver, "2/0 3/0")
    driver.app.settings.change(speed=Speed.SLOW)


def test_a_card_of_the_leaving_hand_cannot_be_kept(driver: Driver, qtbot: QtBot) -> None:
    begin_round_the_laptop(driver)
    come_to_rest(qtbot, driver)
    driver.press_card(card("40"))
    driver.key(Qt.Key.Key_Return, CTRL)
    assert driver.table.is_moving
    driver.move_to(driver.pile(1))
    driver.release_on(driver.pile(1))
    come_to_rest(qtbot, driver)
    assert driver.hand == "4 5 6 7 40 98 99"
    assert driver.app.session.observation.table.lays == ()
    driver.press_card(card("40"))
    driver.move_to(driver.pile(1))
    driver.key(Qt.Key.Key_H, CTRL)
    driver.release_on(driver.pile(1))
    come_to_rest(qtbot, driver)
    assert driver.hand == ""
    driver.uncover()
    come_to_rest(qtbot, driver)
    assert driver.hand == SECOND
    assert driver.app.session.observation.table.lays == ()
    assert nothing_is_offered(driver)


def test_esc_ends_a_drag_that_began_while_cards_flew(driver: Driver, qtbot: QtBot) -> None:
    driver.start(dealt(STEPS))
    driver.lay(card("12"), 0)
    assert driver.table.is_moving
    driver.press_card(card("15"))
    driver.move_to(driver.pile(0))
    driver.key(Qt.Key.Key_Escape)
    driver.release_on(driver.pile(0))
    come_to_rest(qtbot, driver)
    assert len(driver.app.session.observation.table.lays) == 1
    assert nothing_is_offered(driver)


def test_nothing_is_laid_on_a_table_that_is_not_shown(driver: Driver, qtbot: QtBot) -> None:
    driver.start(dealt(STEPS))
    come_to_rest(qtbot, driver)
    driver.press_card(card("12"))
    driver.move_to(driver.pile(0))
    driver.key(Qt.Key.Key_N, CTRL)
    assert driver.can_see("play")
    handle = driver.window.windowHandle()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert driver.app.session.observation.table.lays == ()


def test_a_second_click_in_a_hurry_opens_no_history(driver: Driver, qtbot: QtBot) -> None:
    driver.start(dealt(STEPS))
    come_to_rest(qtbot, driver)
    driver.click_card(card("12"))
    driver.double_click(driver.pile(0))
    come_to_rest(qtbot, driver)
    assert len(driver.app.session.observation.table.lays) == 1
    assert driver.dialog is None


@pytest.mark.parametrize("code", ["de", "en"])
def test_no_setting_has_a_letter_twice(open_window: OpenWindow, code: str) -> None:
    driver = open_window(language=code)
    driver.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = driver.window.findChildren(SettingsDialog)
    texts = [box.text() for box in dialog.findChildren(QCheckBox)]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(letters) > 10
    assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("code", ["de", "en"])
def test_no_menu_has_a_letter_twice(open_window: OpenWindow, code: str) -> None:
    assert code in languages()
    driver = open_window(language=code)
    menus = [menu for menu in driver.window.findChildren(QMenu) if menu.title()]
    assert len(menus) == 5, "one of them within another"
    for submenu in menus:
        texts = [action.text() for action in submenu.actions() if action.text()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), texts
