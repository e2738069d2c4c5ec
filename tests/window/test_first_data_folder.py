"""A data folder as the first version wrote it: every later version opens all of it.

`tests/data_folders/first` is never written anew. What is expected of it stands here in plain words.
"""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import shelf, tiles
from thegame_desktop.engine import (
    Advice,
    PileAdvice,
    SignalsGiven,
)

FIRST = Path(__file__).parent.parent / "data_folders" / "first"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def driver(open_window: OpenWindow, tmp_path: Path) -> Driver:
    folder = tmp_path / "data"
    shutil.copytree(FIRST, folder)
    return open_window(data=folder)


def resume(driver: Driver, name: str) -> None:
    """Go on with the game in this file."""
    (tile,) = (each for each in tiles(driver) if each.game.place == name)
    driver.double_click(tile)


def test_all_games_are_offered(driver: Driver) -> None:
    names = {each.game.place for each in tiles(driver)}
    assert names == {"alone", "before", "words", "open", "ended"}
    assert len(shelf(driver)) == 5
    assert not (driver.app.data_folder / "games" / "put-aside").exists()


def test_alone_in_the_middle_of_a_turn(driver: Driver) -> None:
    resume(driver, "alone")
    assert driver.hand == "2 5 15 40 85 88"
    assert driver.app.session.record().extra["marks"] == {"take_backs": 1}
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.key(Qt.Key.Key_Z, CTRL)
    assert driver.hand == "2 5 12 15 40 85 88 98"


def test_before_the_beginning(driver: Driver) -> None:
    resume(driver, "before")
    driver.uncover()
    assert driver.hand == "4 5 14 15 50 70 97", "Anna has looked, it is Ben's turn to look"
    assert [seat.name for seat in driver.app.session.seats] == ["Anna", "Ben"]


def test_words_and_an_own_order(driver: Driver) -> None:
    resume(driver, "words")
    session = driver.app.session
    assert driver.hand == ""
    driver.uncover()
    assert driver.hand == "5 14 15 50 70 97"
    assert session.observation.table.signals == ((), (PileAdvice(2, Advice.GO_AHEAD),))
    said = [each for each in session.events if isinstance(each, SignalsGiven)]
    assert said == [
        SignalsGiven(0, (PileAdvice(1, Advice.KEEP_OFF),)),
        SignalsGiven(1, (PileAdvice(2, Advice.GO_AHEAD),)),
    ]
    driver.lay(card("5"), 0)
    driver.finish()
    assert driver.hand == "98 12 13 40 60 6 7"


def test_open_hands(driver: Driver) -> None:
    resume(driver, "open")
    session = driver.app.session
    assert session.open_hands is not None
    assert session.observation.table.on_turn == 1
    assert len(session.observation.table.lays) == 1


def test_a_lost_game_with_a_way_back(driver: Driver) -> None:
    resume(driver, "ended")
    driver.click(driver.button("take back the last"))
    assert driver.app.session.is_running


def test_settings_choices_and_results_are_there(driver: Driver, qtbot: QtBot) -> None:
    preferences = driver.app.settings.preferences
    assert (preferences.language, preferences.covers_after_minutes) == ("de", 5)
    assert not preferences.shows_log
    choice = driver.app.settings.last_choice
    assert (choice.edition, choice.variant, choice.player_count) == ("extreme", "expert", 3)
    assert [seat.name for seat in choice.seats] == ["Anna", "Ben", "Sarah", "Zoë", "Mika"]
    assert len(kept_results(FIRST)) == 0, "it had none"
    qtbot.waitUntil(lambda: len(kept_results(driver.app.data_folder)) == 2)
    lines = (FIRST / "finished.jsonl").read_bytes().splitlines()
    assert sorted(kept_results(driver.app.data_folder)) == sorted(lines)
    qtbot.waitUntil(lambda: not (driver.app.data_folder / "finished.jsonl").exists())
    assert not (driver.app.data_folder / "put-aside").exists()
    driver.click(driver.button("begin new game"))
    driver.click(driver.button("play"))
    carriers = {each.code for each, _command in driver.app.session.setup.layout.carriers}
    assert carriers == {"7", "28", "14"}
