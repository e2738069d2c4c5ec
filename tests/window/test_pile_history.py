"""A pile's history: all its cards, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.view.pages.card_flow import CardFlow


def shown(driver: Driver) -> str:
    """What the open history tells a screen reader."""
    assert driver.dialog is not None
    (flow,) = driver.dialog.findChildren(CardFlow)
    assert flow.isVisible()
    return flow.accessibleName()


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 15/0 5/0 40/0")
    return driver


def test_a_click_shows_all_cards(driver: Driver) -> None:
    driver.click_pile(0)
    assert shown(driver) == "Pile 1, ascending: Row card, ascending, 12, 15, 5, 40"
    driver.key(Qt.Key.Key_Escape)
    assert driver.dialog is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_shows_all_cards_and_leads_back(driver: Driver, key: Qt.Key) -> None:
    driver.keys(Qt.Key.Key_Up, key)
    assert shown(driver) == "Pile 1, ascending: Row card, ascending, 12, 15, 5, 40"
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert driver.focused == "pile 0"


def test_an_empty_pile_has_only_its_row_card(driver: Driver) -> None:
    driver.click_pile(3)
    assert shown(driver) == "Pile 4, descending: Row card, descending"
    driver.key(Qt.Key.Key_Escape)


def test_it_does_not_come_while_a_card_is_held(driver: Driver) -> None:
    driver.click_card(card("85"))
    driver.click_pile(3)
    assert driver.dialog is None
    assert driver.app.session.observation.table.piles[3].top == card("85")


def test_it_shows_the_pile_of_now(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.click_pile(0)
    assert shown(driver).endswith("12, 15, 5")
    driver.key(Qt.Key.Key_Escape)
