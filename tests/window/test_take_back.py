"""Taking back: card by card within a turn, even from a lay that has lost the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all, lose
from thegame_desktop.engine import Card
from thegame_desktop.view.pages.card_flow import Back, CardFlow, FlowRowCard

CTRL = Qt.KeyboardModifier.ControlModifier


def ctrl_z(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Z, CTRL)


def texts(driver: Driver) -> list[str]:
    return [label.text() for label in driver.all(QLabel, None) if label.isVisible()]


@pytest.mark.parametrize("means", ["button", "keys", "menu"])
def test_it_goes_card_by_card(means: str, open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    seen = [driver.app.session.observation]
    places = [driver.card(each).geometry() for each in seen[0].hand]
    for lay in ("12/0", "98/2", "2/0"):
        lay_all(driver, lay)
        seen.append(driver.app.session.observation)
    for earlier in reversed(seen[:-1]):
        if means == "button":
            driver.click(driver.button("take back"))
        elif means == "keys":
            ctrl_z(driver)
        else:
            driver.choose("Turn", "Take back")
        assert driver.app.session.observation == earlier
    assert driver.hand == STEPS
    assert [driver.card(each).geometry() for each in seen[0].hand] == places
    assert "empty" in driver.pile(0).accessibleName()
    assert not driver.button("take back").isEnabled()
    ctrl_z(driver)
    assert driver.app.session.observation == seen[0]


def test_it_does_not_go_across_a_finished_turn(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 98/2")
    driver.finish()
    before = driver.app.session.observation
    assert not driver.button("take back").isEnabled()
    ctrl_z(driver)
    assert driver.app.session.observation == before


def test_what_was_taken_back_leaves_the_log(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    before = driver.app.session.events
    lay_all(driver, "12/0")
    assert len(driver.app.session.events) == len(before) + 1
    ctrl_z(driver)
    assert driver.app.session.events == before


@pytest.mark.parametrize("means", ["button", "keys"])
def test_a_lay_that_lost_the_game_can_be_taken_back(means: str, open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    assert driver.can_see("same again")
    if means == "button":
        driver.click(driver.button("take back the last"))
    else:
        ctrl_z(driver)
    assert not driver.can_see("same again")
    assert driver.app.session.is_running
    assert card("3") in driver.app.session.observation.hand
    driver.lay(card("50"), 3)
    assert driver.app.session.observation.table.piles[3].top == card("50")


def test_the_end_page_notes_what_was_taken_back(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    assert not any("taken back" in text for text in texts(driver))
    ctrl_z(driver)
    driver.lay(card("3"), 3)
    assert "1 card taken back" in texts(driver)


def test_switched_off_there_is_no_way_back(open_window: OpenWindow) -> None:
    driver = open_window(allows_take_back=False)
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    assert not driver.can_see("take back")
    before = driver.app.session.observation
    ctrl_z(driver)
    assert driver.app.session.observation == before


def turned_up(driver: Driver) -> set[Card | Back | FlowRowCard]:
    """What lies on the page of the result: cards, or their backs."""
    return {shown for flow in driver.all(CardFlow, None) for shown in flow.shown}


def assert_no_way_back(driver: Driver) -> None:
    """Everything is turned up, and neither a button nor a key takes anything back."""
    assert turned_up(driver)
    assert Back.BACK not in turned_up(driver)
    assert not driver.can_see("take back the last")
    ctrl_z(driver)
    assert driver.can_see("same again")
    assert not driver.app.session.is_running


def test_switched_off_there_is_no_way_back_from_the_end_page(open_window: OpenWindow) -> None:
    driver = open_window(allows_take_back=False)
    lose(driver)
    assert driver.can_see("same again")
    assert_no_way_back(driver)
    for allows in (True, False):
        driver.app.settings.change(allows_take_back=allows)
        assert_no_way_back(driver)


def test_the_setting_holds_at_once_in_both_directions(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    assert driver.button("take back").isEnabled()
    driver.app.settings.change(allows_take_back=False)
    assert not driver.can_see("take back")
    driver.app.settings.change(allows_take_back=True)
    assert driver.button("take back").isEnabled()


def test_the_setting_holds_at_once_on_the_end_page(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    assert driver.can_see("take back the last")
    assert Back.BACK in turned_up(driver)
    driver.app.settings.change(allows_take_back=False)
    assert_no_way_back(driver)
    driver.app.settings.change(allows_take_back=True)
    assert_no_way_back(driver)
