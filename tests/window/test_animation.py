"""At normal speed: everything arrives where it belongs, and input never has to wait."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, about_to_lose, dealt
from thegame_desktop.model.preferences import Speed

CTRL = Qt.KeyboardModifier.ControlModifier


def come_to_rest(qtbot: QtBot, driver: Driver) -> None:
    qtbot.waitUntil(lambda: not driver.table.is_moving)


def assert_settled(driver: Driver) -> None:
    """What lies on the table is the game, each card exactly in its place."""
    seen = driver.app.session.observation
    assert driver.hand.split() == [each.code for each in sorted(seen.hand)]
    for index, pile in enumerate(seen.table.piles):
        if pile.cards:
            assert f"{pile.top.code} on top" in driver.pile(index).accessibleName()
    places = {each: driver.card(each).geometry() for each in seen.hand}
    # Any change of a setting lays everything out anew, without animation.
    driver.app.settings.change(shows_log=False)
    driver.app.settings.change(shows_log=True)
    assert places == {each: driver.card(each).geometry() for each in seen.hand}


@pytest.fixture
def driver(open_window: OpenWindow, qtbot: QtBot) -> Driver:
    driver = open_window(speed=Speed.NORMAL)
    driver.start(dealt(STEPS))
    come_to_rest(qtbot, driver)
    return driver


def test_a_deal_arrives(driver: Driver) -> None:
    assert_settled(driver)


def test_a_lay_arrives(driver: Driver, qtbot: QtBot) -> None:
    driver.lay(card("12"), 0)
    assert driver.table.is_moving
    assert driver.app.session.observation.table.piles[0].top == card("12")
    come_to_rest(qtbot, driver)
    assert_settled(driver)


def test_a_card_dropped_outside_glides_home(driver: Driver, qtbot: QtBot) -> None:
    home = driver.card(card("40")).geometry()
    driver.drag_card(card("40"), driver.table, QPoint(-100, -100))
    assert driver.card(card("40")).geometry() != home
    come_to_rest(qtbot, driver)
    assert driver.card(card("40")).geometry() == home
    assert_settled(driver)


def test_a_lay_while_the_last_card_still_flies(driver: Driver, qtbot: QtBot) -> None:
    for code, pile in (("12", 0), ("98", 2), ("15", 0), ("88", 2)):
        driver.drag_card(card(code), driver.pile(pile))
        assert driver.table.is_moving
    come_to_rest(qtbot, driver)
    assert [lay.card.code for lay in driver.app.session.observation.table.lays] == [
        "12",
        "98",
        "15",
        "88",
    ]
    assert_settled(driver)


def test_a_whole_turn_by_keys_without_waiting(driver: Driver, qtbot: QtBot) -> None:
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return)
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert driver.table.is_moving
    driver.key(Qt.Key.Key_Return, CTRL)
    come_to_rest(qtbot, driver)
    assert len(driver.app.session.observation.table.turns) == 1
    assert_settled(driver)
    assert driver.focused.startswith("card ")


def test_the_buttons_follow_the_game_while_the_card_still_flies(driver: Driver) -> None:
    driver.lay(card("12"), 0)
    driver.lay(card("15"), 0)
    assert driver.table.is_moving
    assert driver.button("finish").isEnabled()
    driver.click(driver.button("take back"))
    driver.click(driver.button("take back"))
    assert not driver.button("finish").isEnabled()
    assert driver.app.session.observation.table.lays == ()


def test_taking_back_while_the_card_still_flies(driver: Driver, qtbot: QtBot) -> None:
    driver.lay(card("12"), 0)
    driver.key(Qt.Key.Key_Z, CTRL)
    assert driver.table.is_moving
    come_to_rest(qtbot, driver)
    assert driver.hand == STEPS
    assert_settled(driver)


def test_sorting_a_sorted_hand_lets_the_card_lie(driver: Driver) -> None:
    driver.lay(card("12"), 0)
    assert driver.can_see("card 12"), "it flies"
    driver.key(Qt.Key.Key_T, CTRL)
    assert not driver.can_see("card 12"), "it lies on its pile"
    assert_settled(driver)


def test_a_resize_while_cards_glide(driver: Driver, qtbot: QtBot) -> None:
    driver.lay(card("12"), 0)
    assert driver.table.is_moving
    driver.window.resize(1000, 600)
    come_to_rest(qtbot, driver)
    assert_settled(driver)


def test_a_hand_over_ends_with_the_other_hand(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window(speed=Speed.FAST)
    driver.start(dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96", draw="20 21"))
    for _ in range(2):
        driver.uncover()
        driver.pass_on()  # while the hand still comes in: it is covered all the same
        assert driver.hand == ""
        come_to_rest(qtbot, driver)
    driver.click(driver.button("starter 0"))
    come_to_rest(qtbot, driver)
    driver.uncover()
    come_to_rest(qtbot, driver)
    driver.lay(card("2"), 0)
    driver.lay(card("3"), 0)
    come_to_rest(qtbot, driver)
    driver.click(driver.button("finish"))
    assert driver.table.is_moving
    come_to_rest(qtbot, driver)
    assert driver.hand == "4 5 6 7 8 20 21"
    assert_settled(driver)
    driver.pass_on()
    assert driver.table.is_moving
    come_to_rest(qtbot, driver)
    assert driver.hand == ""
    driver.uncover()
    assert driver.table.is_moving, "the hand comes in"
    come_to_rest(qtbot, driver)
    assert driver.hand == "90 91 92 93 94 95 96"
    assert_settled(driver)


def test_a_setting_changed_in_mid_drag_keeps_the_game_right(driver: Driver, qtbot: QtBot) -> None:
    driver.press_card(card("40"))
    driver.move_to(driver.pile(2))
    driver.app.settings.change(language="de")
    driver.move_to(driver.pile(1))
    driver.release_on(driver.pile(1))
    come_to_rest(qtbot, driver)
    assert driver.app.session.observation.table.piles[1].top == card("40")
    driver.app.settings.change(language="en")
    QApplication.processEvents()
    assert_settled(driver)


@pytest.fixture
def losing(open_window: OpenWindow, qtbot: QtBot) -> Driver:
    """The lay that loses has just been made; the end page is about to come."""
    driver = open_window()
    about_to_lose(driver)
    driver.app.settings.change(speed=Speed.NORMAL)
    driver.lay(card("3"), 3)
    assert driver.app.session.ending is not None
    assert driver.table.is_moving
    return driver


def test_the_end_page_comes_after_the_last_card_was_seen(losing: Driver, qtbot: QtBot) -> None:
    assert not losing.can_see("same again")
    qtbot.waitUntil(lambda: losing.can_see("same again"))


def test_a_losing_lay_can_be_taken_back_before_the_end_page_comes(
    losing: Driver, qtbot: QtBot
) -> None:
    losing.key(Qt.Key.Key_Z, CTRL)
    come_to_rest(qtbot, losing)
    assert losing.app.session.is_running
    assert not losing.can_see("same again")
    assert_settled(losing)


def test_the_end_page_does_not_come_over_the_next_game(losing: Driver, qtbot: QtBot) -> None:
    losing.key(Qt.Key.Key_N, CTRL)
    assert losing.can_see("play")
    losing.click(losing.button("play"))
    come_to_rest(qtbot, losing)
    assert losing.app.session.is_running
    assert not losing.can_see("same again")


def test_the_end_page_does_not_come_over_the_new_game_page(losing: Driver, qtbot: QtBot) -> None:
    table = losing.table
    losing.key(Qt.Key.Key_N, CTRL)
    qtbot.waitUntil(lambda: not table.is_moving)
    assert losing.can_see("play")
