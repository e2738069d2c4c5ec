"""The end page: what comes next, and the result as a text."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import LOSING, dealt, lay_all, lose
from thegame_desktop.engine import EDITIONS, Deal
from thegame_desktop.view.pages.card_flow import CardFlow
from thegame_desktop.view.pages.result_panel import ResultPanel

CODE = Deal(EDITIONS["original"], 1).code
DECK = dealt(LOSING, draw="54 55 56").deck
"""The deck of the game that is lost."""


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    lose(driver, CODE)
    return driver


def test_it_tells_how_the_game_ended(driver: Driver) -> None:
    texts = [label.text() for label in driver.all(QLabel, None) if label.isVisible()]
    assert "The game wins this time" in texts
    assert "Too few cards fit to finish the turn." in texts
    assert "94 cards left. Fewer than 10 would be excellent." in texts


def test_the_deal_code_is_told_once_nothing_is_hidden_any_more(driver: Driver) -> None:
    """Who knows the code knows every card, and could go back all the same."""

    def texts() -> list[str]:
        return [label.text() for label in driver.all(QLabel, None) if label.isVisible()]

    copy = driver.find(ResultPanel, None).copy_button
    driver.click(copy)
    assert CODE not in texts()
    assert CODE not in QGuiApplication.clipboard().text()
    driver.click(driver.button("turn everything up"))
    assert CODE in texts()


def flows(driver: Driver) -> list[str]:
    """What is told of the hands and the draw pile."""
    return [each.accessibleName() for each in driver.all(CardFlow, None) if each.isVisible()]


@pytest.mark.parametrize("means", ["click", "keys"])
def test_it_turns_up_the_hand_and_the_draw_pile_once_there_is_no_way_back(
    driver: Driver, means: str
) -> None:
    own_hand = "Your hand: 50, 51, 52, 53, 54, 55, 56"
    assert flows(driver) == [own_hand, "Draw pile: 87 cards, face down"]
    if means == "click":
        driver.click(driver.button("turn everything up"))
    else:
        driver.keys(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    draw_pile = ", ".join(each.code for each in DECK[11:])
    assert flows(driver) == [own_hand, f"Draw pile, next card first: {draw_pile}"]
    assert not driver.can_see("take back the last")
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert driver.can_see("same again"), "who has seen everything can't go back"


def test_round_one_laptop_all_hands_lie_face_down_until_there_is_no_way_back(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 98 99", "50 51 52 53 54 55 56", draw="10 11 12 13"))
    driver.begin(0)
    lay_all(driver, "98/0 99/1 2/2")
    driver.finish()
    driver.lay(card("50"), 3)
    face_down = ["Player 1: 7 cards", "Player 2: 6 cards", "Draw pile: 81 cards"]
    assert flows(driver) == [f"{each}, face down" for each in face_down]
    driver.click(driver.button("turn everything up"))
    assert flows(driver)[:2] == [
        "Player 1: 3, 4, 5, 6, 10, 11, 12",
        "Player 2: 51, 52, 53, 54, 55, 56",
    ]


def test_this_deal_again_is_the_same_deck_and_hand(driver: Driver) -> None:
    driver.click(driver.button("this deal again"))
    record = driver.app.session.record()
    assert record.deck == DECK
    assert record.turns == ()
    assert driver.hand == LOSING
    assert driver.app.session.is_running


@pytest.mark.parametrize("means", ["click", "enter"])
def test_same_again_is_another_deal_of_the_same_game(driver: Driver, means: str) -> None:
    setup = driver.app.session.setup
    if means == "click":
        driver.click(driver.button("same again"))
    else:
        driver.click(driver.button("turn everything up"))
        driver.key(Qt.Key.Key_Return)
    again = driver.app.session.record()
    assert again.setup == setup
    assert again.deck != DECK
    assert again.extra["deal"] != CODE
    assert driver.app.session.is_running
    assert driver.hand != LOSING


def test_enter_goes_back_as_long_as_there_is_a_way_back(driver: Driver) -> None:
    """Nobody leaves it behind by a key that was meant for the last card."""
    driver.key(Qt.Key.Key_Return)
    assert driver.app.session.is_running
    assert driver.app.session.record().deck == DECK
    assert driver.hand == "3 50 51 52 53 54 55 56"


def test_same_again_keeps_the_commands(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    commands = layout(stop="7", skull="14")
    driver.start(dealt(LOSING, edition="extreme", commands=commands))
    driver.choose("Game", "Give up…")
    driver.click(driver.button("same again"))
    assert driver.app.session.setup.layout == commands


def test_new_game_leads_to_the_choice(driver: Driver) -> None:
    driver.click(driver.button("new game"))
    assert driver.can_see("play")
    driver.click(driver.button("back"))
    assert driver.can_see("start new"), "there is no game to go back to"


def test_the_result_can_be_copied_with_its_deal_code(driver: Driver) -> None:
    driver.click(driver.button("turn everything up"))
    driver.click(driver.find(ResultPanel, None).copy_button)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == [
        "The Game",
        "Original · Standard · Alone",
        "Lost · 94 cards left",
        f"Deal {CODE}",
    ]
    assert driver.find(ResultPanel, None).copy_button.text() == "Copied"


def test_the_copied_result_notes_what_was_taken_back(driver: Driver) -> None:
    driver.click(driver.button("take back the last"))
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_4, Qt.Key.Key_Return)
    driver.click(driver.find(ResultPanel, None).copy_button)
    assert "1 card taken back" in QGuiApplication.clipboard().text()
