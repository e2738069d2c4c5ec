"""A result is kept once, and only when its page is left."""

import pytest
from PySide6.QtCore import Qt

from tests.kept_results import kept_results
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lose
from thegame_desktop.engine import EDITIONS, Deal, Record, Status, decode_record, verify

CTRL = Qt.KeyboardModifier.ControlModifier
CODE = Deal(EDITIONS["original"], 1).code


def kept(driver: Driver) -> list[Record]:
    """The records of the games that are over, held to the rules."""
    assert driver.app.autosave.flush()
    records = [decode_record(raw) for raw in kept_results(driver.app.data_folder)]
    for record in records:
        verify(record)
    return records


@pytest.mark.parametrize("way", ["same again", "this deal again", "new game", "Ctrl+N"])
def test_it_is_kept_when_the_page_is_left_and_not_before(way: str, open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver, CODE)
    assert driver.can_see("same again")
    assert kept(driver) == []
    if way == "Ctrl+N":
        driver.key(Qt.Key.Key_N, CTRL)
    else:
        driver.click(driver.button(way))
    (record,) = kept(driver)
    assert record.extra["deal"] == CODE
    assert record.outcome is not None
    assert record.outcome.status is Status.LOST


def test_it_is_kept_once_whatever_comes_next(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.click(driver.button("new game"))
    driver.click(driver.button("play"))
    driver.app.settings.change(asks_before_leaving=False)
    driver.window.close()
    assert len(kept(driver)) == 1


def test_it_is_kept_when_the_window_is_closed_on_the_end_page(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.window.close()
    assert not driver.window.isVisible(), "a game that is over asks nothing"
    assert len(kept(driver)) == 1


def test_it_is_kept_by_quitting_on_the_end_page(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.key(Qt.Key.Key_Q, CTRL)
    assert len(kept(driver)) == 1


def test_a_loss_that_is_taken_back_is_not_kept(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.key(Qt.Key.Key_Z, CTRL)
    assert kept(driver) == []
    driver.lay(card("3"), 3)
    driver.click(driver.button("new game"))
    (record,) = kept(driver)
    assert record.extra["marks"] == {"take_backs": 1}


def test_once_kept_nothing_can_be_taken_back(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.key(Qt.Key.Key_N, CTRL)
    driver.key(Qt.Key.Key_Z, CTRL)
    assert driver.can_see("play")
    assert len(kept(driver)) == 1


def test_two_games_are_two_results(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    lose(driver)
    driver.click(driver.button("new game"))
    assert len(kept(driver)) == 2


def test_a_game_given_up_is_kept_with_its_mark(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 50 51 52 53 98 99"))
    driver.lay(card("2"), 0)
    driver.choose("Game", "Give up…")
    driver.keys(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert driver.can_see("same again")
    (record,) = kept(driver)
    assert record.extra["marks"] == {"given_up": True}
    driver.click(driver.button("new game"))
    assert len(kept(driver)) == 1, "though its page has been left"


def test_a_running_game_that_is_left_is_not_kept(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    driver.start(dealt("2 3 50 51 52 53 98 99"))
    driver.lay(card("2"), 0)
    driver.key(Qt.Key.Key_R, CTRL)
    driver.window.close()
    assert kept(driver) == []
