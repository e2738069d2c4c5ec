"""Lays that ask first: a Stop, and one that would lose."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import about_to_lose, lay_all, with_stop

STOP = card("7")


def said(driver: Driver) -> str:
    """What the open question says."""
    assert driver.dialog is not None
    return "\n".join(label.text() for label in driver.dialog.findChildren(QLabel))


def never_again(driver: Driver) -> QCheckBox:
    assert driver.dialog is not None
    (box,) = driver.dialog.findChildren(QCheckBox)
    return box


def turns(driver: Driver) -> int:
    return len(driver.app.session.observation.table.turns)


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(with_stop())
    return driver


def test_a_stop_asks_and_enter_lays_it(driver: Driver) -> None:
    driver.drag_card(STOP, driver.pile(0))
    assert "Lay the Stop card?" in said(driver)
    assert turns(driver) == 0
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert turns(driver) == 1
    assert driver.app.session.observation.table.piles[0].top == STOP


@pytest.mark.parametrize("how", ["drag", "clicks", "double click", "keyboard"])
def test_escape_lays_no_stop_and_the_card_is_home(driver: Driver, how: str) -> None:
    before, home = driver.app.session.observation, driver.card(STOP).geometry()
    if how == "drag":
        driver.drag_card(STOP, driver.pile(0))
    elif how == "clicks":
        driver.lay(STOP, 0)
    elif how == "double click":
        driver.double_click_card(STOP)
    else:
        driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert "Lay the Stop card?" in said(driver)
    driver.key(Qt.Key.Key_Escape)
    assert driver.dialog is None
    assert driver.app.session.observation == before
    assert driver.card(STOP).geometry() == home
    assert not any(driver.pile(index).accessibleDescription() for index in range(4))
    assert driver.app.settings.preferences.asks_before_stop


def test_a_declined_stop_leaves_the_keyboard_on_the_card(driver: Driver) -> None:
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Escape)
    assert driver.focused == "card 7"


def test_its_button_lays_it_and_cancel_does_not(driver: Driver) -> None:
    for text, expected in (("Cancel", 0), ("Lay Stop", 1)):
        driver.drag_card(STOP, driver.pile(0))
        assert driver.dialog is not None
        (button,) = (b for b in driver.dialog.findChildren(QPushButton) if b.text() == text)
        driver.click(button)
        assert turns(driver) == expected


def test_dont_ask_again_asks_no_more(driver: Driver) -> None:
    driver.drag_card(STOP, driver.pile(0))
    box = never_again(driver)
    assert box.text() == "Don't ask again"
    driver.tick(box)
    driver.key(Qt.Key.Key_Return)
    assert turns(driver) == 1
    driver.start(with_stop())
    driver.drag_card(STOP, driver.pile(0))
    assert driver.dialog is None
    assert turns(driver) == 1


def test_dont_ask_again_counts_for_nothing_when_cancelled(driver: Driver) -> None:
    driver.drag_card(STOP, driver.pile(0))
    driver.tick(never_again(driver))
    driver.key(Qt.Key.Key_Escape)
    driver.drag_card(STOP, driver.pile(0))
    assert driver.dialog is not None


def test_a_refused_stop_asks_nothing(driver: Driver) -> None:
    lay_all(driver, "8/0")
    driver.drag_card(STOP, driver.pile(0))
    assert driver.dialog is None
    assert driver.notice == "7 is not higher than 8"


def test_switched_off_a_stop_is_laid_at_once(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_stop=False)
    driver.start(with_stop())
    driver.drag_card(STOP, driver.pile(0))
    assert driver.dialog is None
    assert turns(driver) == 1


def test_other_cards_ask_nothing(driver: Driver) -> None:
    driver.drag_card(card("8"), driver.pile(0))
    assert driver.dialog is None


def test_a_losing_lay_is_laid_without_a_word_at_first(open_window: OpenWindow) -> None:
    driver = open_window()
    about_to_lose(driver)
    driver.lay(card("3"), 3)
    assert driver.dialog is None
    assert driver.can_see("same again")


def test_a_losing_lay_is_warned_of_if_wished(open_window: OpenWindow) -> None:
    driver = open_window(warns_of_losing_lay=True)
    about_to_lose(driver)
    before, home = driver.app.session.observation, driver.card(card("3")).geometry()
    driver.lay(card("3"), 3)
    assert "Lay this card all the same?" in said(driver)
    assert not never_again(driver).isVisible(), "only those are warned who have wished for it"
    driver.key(Qt.Key.Key_Return)  # the way out is the default
    assert driver.dialog is None
    assert driver.app.session.observation == before
    assert driver.card(card("3")).geometry() == home


def test_a_losing_lay_can_be_laid_all_the_same(open_window: OpenWindow) -> None:
    driver = open_window(warns_of_losing_lay=True)
    about_to_lose(driver)
    driver.lay(card("3"), 3)
    assert driver.dialog is not None
    (button,) = (b for b in driver.dialog.findChildren(QPushButton) if b.text() == "Lay it")
    driver.click(button)
    assert driver.can_see("same again")
    assert driver.app.settings.preferences.warns_of_losing_lay


def test_a_harmless_lay_is_not_warned_of(open_window: OpenWindow) -> None:
    driver = open_window(warns_of_losing_lay=True)
    about_to_lose(driver)
    driver.lay(card("50"), 3)
    assert driver.dialog is None
    assert driver.app.session.is_running
