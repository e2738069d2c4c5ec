"""Whole games through the window, all cards laid, by every means there is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from thegame_desktop.engine import EDITIONS, Card, Record, decode_record, is_stop
from thegame_desktop.model.new_game import NewGame

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


def won_game(edition: str) -> Record:
    """A recorded game in which every card was laid."""
    return decode_record((PLAYTHROUGHS / f"{edition}-standard-won.thegame").read_bytes())


def play(
    driver: Driver, record: Record, lay: Callable[[Card, int], None], finish: Callable[[], None]
) -> None:
    """Play the recorded game from its start to its end."""
    driver.start(NewGame(record.setup, record.deck))
    if record.setup.player_count > 1:
        driver.click(driver.button(f"starter {record.starter}"))
    for turn in record.turns:
        for each in turn.lays:
            lay(each.card, each.pile)
            if is_stop(record.setup, each.card):
                assert driver.dialog is not None, "a Stop asks first"
                driver.answer()
        if not turn.is_open and not is_stop(record.setup, turn.lays[-1].card):
            finish()
    assert driver.can_see("same again"), "the end page tells of it"
    ending = driver.app.session.ending
    assert ending is not None
    assert ending.outcome.cards_left == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_by_drag_and_drop(edition: str, open_window: OpenWindow) -> None:
    driver = open_window()
    play(
        driver,
        won_game(edition),
        lambda card, pile: driver.drag_card(card, driver.pile(pile)),
        lambda: driver.click(driver.button("finish")),
    )


def test_a_whole_game_by_clicks(open_window: OpenWindow) -> None:
    driver = open_window()

    def lay(card: Card, pile: int) -> None:
        driver.click_card(card)
        driver.click_pile(pile)

    play(driver, won_game("extreme"), lay, lambda: driver.click(driver.button("finish")))


def test_a_whole_game_by_keyboard_alone(open_window: OpenWindow) -> None:
    driver = open_window()

    def lay(card: Card, pile: int) -> None:
        for _ in range(20):
            if driver.focused == f"card {card.code}":
                break
            driver.key(Qt.Key.Key_Right)
        else:
            raise AssertionError(f"no way to {card.code}, only to {driver.focused}")
        driver.key(Qt.Key.Key_Space)
        driver.key(Qt.Key(Qt.Key.Key_1.value + pile))
        driver.key(Qt.Key.Key_Return)

    play(
        driver,
        won_game("original"),
        lay,
        lambda: driver.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    )
