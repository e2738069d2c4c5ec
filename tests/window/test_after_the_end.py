"""The end page: what comes next, and the result as a text."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from tests.positions import layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import LOSING, dealt, lose
from thegame_desktop.engine import EDITIONS, Deal
from thegame_desktop.view.pages.card_flow import CardFlow
from thegame_desktop.view.pages.result_panel import ResultPanel

CODE = Deal(EDITIONS["original"], 1).code


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
    assert CODE in texts


def test_it_turns_up_the_hand_and_the_draw_pile(driver: Driver) -> None:
    flows = [each.accessibleName() for each in driver.all(CardFlow, None) if each.isVisible()]
    ending = driver.app.session.ending
    assert ending is not None
    draw_pile = ", ".join(card.code for card in ending.reveal.draw_pile)
    assert flows == [
        "Your hand: 50, 51, 52, 53, 54, 55, 56",
        f"Draw pile, next card first: {draw_pile}",
    ]


def test_this_deal_again_is_the_same_deck_and_hand(driver: Driver) -> None:
    game = driver.app.session.game
    driver.click(driver.button("this deal again"))
    assert driver.app.session.game == game
    assert driver.hand == LOSING
    assert driver.app.session.is_running


@pytest.mark.parametrize("means", ["click", "enter"])
def test_same_again_is_another_deal_of_the_same_game(driver: Driver, means: str) -> None:
    game = driver.app.session.game
    if means == "click":
        driver.click(driver.button("same again"))
    else:
        driver.key(Qt.Key.Key_Return)
    again = driver.app.session.game
    assert again.setup == game.setup
    assert again.deck != game.deck
    assert again.deal_code not in ("", game.deal_code)
    assert driver.app.session.is_running
    assert driver.hand != LOSING


def test_same_again_keeps_the_commands(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    commands = layout(stop="7", skull="14")
    driver.start(dealt(LOSING, edition="extreme", commands=commands))
    driver.choose("Game", "Give up…")
    driver.click(driver.button("same again"))
    assert driver.app.session.game.setup.layout == commands


def test_new_game_leads_to_the_choice(driver: Driver) -> None:
    driver.click(driver.button("new game"))
    assert driver.can_see("play")
    assert not driver.can_see("back")


def test_the_result_can_be_copied_with_its_deal_code(driver: Driver) -> None:
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
