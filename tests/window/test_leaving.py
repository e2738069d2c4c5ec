"""Leaving a running game: what ends it asks first; every other way keeps it to be gone on with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import tiles
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.engine import Event
from thegame_desktop.model.log_model import LogModel

CTRL = Qt.KeyboardModifier.ControlModifier


def question(driver: Driver) -> str:
    assert driver.dialog is not None, "nothing is asked"
    return driver.dialog.findChildren(QLabel)[0].text()


def press(driver: Driver, text: str) -> None:
    """Click the button of the open question that says so."""
    assert driver.dialog is not None
    (button,) = (each for each in driver.dialog.findChildren(QPushButton) if each.text() == text)
    driver.click(button)


def tick_never_again(driver: Driver) -> None:
    assert driver.dialog is not None
    (box,) = driver.dialog.findChildren(QCheckBox)
    driver.tick(box)


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 98/2")
    return driver


WAYS = {
    "give up": ("Give up this game?", "Give up"),
    "restart": ("Start this deal again?", "Start again"),
}


def leave(driver: Driver, way: str) -> None:
    match way:
        case "give up":
            driver.choose("Game", "Give up…")
        case "restart":
            driver.choose("Game", "Restart this deal…")
        case "close":
            driver.window.close()
        case "quit":
            driver.key(Qt.Key.Key_Q, CTRL)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_both_stay_in_the_game(driver: Driver, way: str, key: Qt.Key) -> None:
    before = driver.app.session.observation
    leave(driver, way)
    assert question(driver) == WAYS[way][0]
    driver.key(key)
    assert driver.dialog is None
    assert driver.app.session.observation == before
    assert driver.app.session.is_running
    assert driver.window.isVisible()
    assert driver.hand == "2 5 15 40 85 88"


def test_giving_up_shows_the_end_page(driver: Driver) -> None:
    leave(driver, "give up")
    press(driver, "Give up")
    assert not driver.app.session.is_running
    assert driver.can_see("same again")
    assert not driver.can_see("take back the last")


def test_restarting_deals_the_same_again(driver: Driver) -> None:
    leave(driver, "restart")
    press(driver, "Start again")
    assert driver.hand == STEPS
    assert driver.app.session.observation.table.lays == ()


def test_restarting_has_a_shortcut(driver: Driver) -> None:
    driver.key(Qt.Key.Key_R, CTRL)
    press(driver, "Start again")
    assert driver.hand == STEPS


@pytest.mark.parametrize("way", ["the button", "the menu"])
def test_from_the_new_game_page_a_way_leads_back(driver: Driver, way: str) -> None:
    before = driver.app.session.observation
    driver.key(Qt.Key.Key_N, CTRL)
    assert driver.can_see("play")
    assert driver.dialog is None
    if way == "the button":
        driver.click(driver.button("back"))
    else:
        driver.choose("Game", "Back to the game")
    assert driver.app.session.observation == before
    assert driver.hand == "2 5 15 40 85 88"
    driver.key(Qt.Key.Key_Right)
    assert driver.focused.startswith("card ")
    lay_all(driver, "15/0")
    assert len(driver.app.session.observation.table.lays) == 3


def test_play_keeps_the_running_game_beside_the_new_one(driver: Driver) -> None:
    before = driver.app.session.record().deck
    driver.choose("Game", "New game…")
    driver.click(driver.button("play"))
    assert driver.dialog is None
    assert driver.app.session.record().deck != before
    assert driver.app.session.observation.table.lays == ()
    assert driver.can_see("finish")
    driver.choose("Game", "Unfinished games…")
    assert len(tiles(driver)) == 2
    driver.double_click(tiles(driver)[1])
    assert driver.app.session.record().deck == before
    assert driver.hand == "2 5 15 40 85 88"


def test_without_a_running_game_the_way_back_is_to_the_start_and_nothing_is_asked(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    assert driver.button("back").text() == "Back"
    driver.click(driver.button("back"))
    driver.click(driver.button("start new"))
    driver.click(driver.button("play"))
    assert driver.dialog is None
    assert driver.app.session.is_running


@pytest.mark.parametrize("way", ["close", "quit"])
def test_closing_asks_nothing_since_all_is_saved(
    way: str, driver: Driver, open_window: OpenWindow
) -> None:
    leave(driver, way)
    assert driver.dialog is None
    assert not driver.window.isVisible()
    again = open_window(data=driver.app.data_folder)
    again.key(Qt.Key.Key_Return)
    assert again.hand == "2 5 15 40 85 88"


def test_quitting_with_the_log_open_does_no_harm(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Exception] = []
    words = LogModel.words

    def watched(model: LogModel, event: Event) -> str:
        """What is raised within a paint would never let Qt go on."""
        try:
            return words(model, event)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it fails the test
            faults.append(fault)
            return ""

    monkeypatch.setattr(LogModel, "words", watched)
    driver.key(Qt.Key.Key_L, CTRL)
    driver.window.activateWindow()
    leave(driver, "close")
    assert not driver.window.isVisible()
    assert faults == []


def test_dont_ask_again_asks_no_more_before_leaving(driver: Driver) -> None:
    leave(driver, "restart")
    tick_never_again(driver)
    press(driver, "Start again")
    lay_all(driver, "12/0")
    leave(driver, "restart")
    assert driver.dialog is None
    assert driver.hand == STEPS


def test_switched_off_nothing_is_asked(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    driver.start(dealt(STEPS))
    leave(driver, "give up")
    assert driver.dialog is None
    assert driver.can_see("same again")
