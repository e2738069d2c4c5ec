"""The start page: what it tells, where its tiles lead, and the ways back to it."""

import os

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.gallery_daily import TODAY, summary
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.model.preferences import Speed
from thegame_desktop.model.unfinished_games import FIRST_LISTED
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.settings.settings_dialog import SettingsDialog

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
MARKS = {
    "start new": "play",
    "start daily": "play daily",
    "start lessons": "begin lesson",
    "start history": "import",
    "start statistics": "save as table",
    "all unfinished": "resume",
}
"""Where each button leads to, by a button that can be seen there."""


def told(driver: Driver, name: str) -> str:
    """What there is to know on a tile."""
    return driver.button(name).accessibleDescription()


def left_at_the_start(driver: Driver) -> Driver:
    """A game with a card laid, waiting while the start page is in sight."""
    driver.start(dealt(STEPS))
    lay_all(driver, "2/0")
    driver.key(KEY.Key_Home, ALT)
    return driver


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    return open_window(at_start=True)


def test_enter_leads_to_a_new_game_if_there_is_nothing_to_go_on_with(driver: Driver) -> None:
    assert driver.focused == "start new"
    assert not driver.can_see("resume latest")
    assert not driver.can_see("all unfinished")
    assert driver.all(NewGamePage, None) == [], "it isn't made before it is asked for"
    driver.key(KEY.Key_Return)
    assert driver.can_see("play")


@pytest.mark.parametrize("name", [name for name in MARKS if name != "all unfinished"])
def test_an_enter_that_is_held_leads_no_further(name: str, driver: Driver) -> None:
    driver.button(name).setFocus()
    driver.key(KEY.Key_Return)
    for _ in range(3):
        focused = driver.window.focusWidget()
        assert focused is not None
        held = QKeyEvent(
            QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(focused, held)
    assert driver.can_see(MARKS[name])


def test_keys_stay_here_while_something_still_moves_at_the_table(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(speed=Speed.NORMAL)
    driver.start(dealt("12 13 40 41 42 43 44", "30 31 32 33 34 36 37", draw="50 51"))
    table = driver.table
    table.hurry()
    driver.uncover()
    table.hurry()
    driver.click(driver.button("pass on"))
    assert table.is_moving
    driver.key(KEY.Key_Home, ALT)
    qtbot.waitUntil(lambda: not table.is_moving)
    assert driver.focused == "resume latest"


@pytest.mark.parametrize("name", [name for name in MARKS if name != "all unfinished"])
def test_each_button_leads_somewhere_and_back_again(name: str, driver: Driver) -> None:
    driver.click(driver.button(name))
    assert driver.can_see(MARKS[name])
    driver.key(KEY.Key_Escape)
    assert driver.can_see("start new")


def test_rules_and_settings_open_beside_it(driver: Driver) -> None:
    for name, kind in (("start rules", RulesDialog), ("start settings", SettingsDialog)):
        driver.click(driver.button(name))
        assert driver.find(kind, None).isVisible()


def test_a_running_game_waits_and_enter_goes_on_with_it(open_window: OpenWindow) -> None:
    driver = left_at_the_start(open_window())
    before = driver.app.session.course
    assert driver.focused == "resume latest"
    assert told(driver, "resume latest") == "Original · Standard. Alone · 97 cards left"
    assert not driver.can_see("all unfinished")
    driver.key(KEY.Key_Return)
    assert driver.app.session.course is before
    assert driver.table.isVisible()


def test_the_next_start_goes_on_with_the_latest_of_several(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    driver.start(dealt(STEPS))
    lay_all(driver, "2/0")
    driver.window.close()
    again = open_window(data=driver.app.data_folder, at_start=True)
    assert again.focused == "resume latest"
    assert again.button("all unfinished").accessibleName() == "All unfinished games"
    again.key(KEY.Key_Right)
    assert again.focused == "all unfinished"
    again.key(KEY.Key_Space)
    assert again.can_see(MARKS["all unfinished"])
    again.click(again.button("leave games"))
    again.key(KEY.Key_Return)
    assert again.hand == "5 12 15 40 85 88 98"


def test_arrows_lead_from_tile_to_tile(open_window: OpenWindow) -> None:
    driver = left_at_the_start(open_window())
    way = [
        (KEY.Key_Down, "start new"),
        (KEY.Key_Right, "start daily"),
        (KEY.Key_Left, "start new"),
        (KEY.Key_Down, "start lessons"),
        (KEY.Key_Right, "start history"),
        (KEY.Key_Right, "start history"),
        (KEY.Key_Down, "start statistics"),
        (KEY.Key_Right, "start rules"),
    ]
    for key, name in way:
        driver.key(key)
        assert driver.focused == name
    seen = [driver.focused]
    for _ in range(7):
        driver.key(KEY.Key_Tab)
        seen.append(driver.focused)
    names = {each.objectName() for each in driver.all(QAbstractButton, None) if each.isVisible()}
    assert {name for name in names if name.startswith(("start", "resume"))} <= set(seen)


def test_it_tells_of_today_of_the_lessons_and_of_the_history(driver: Driver) -> None:
    app = driver.app
    app.today.go_by(lambda: TODAY)
    assert told(driver, "start daily") == "Today's is still to be played"
    assert told(driver, "start lessons") == "In five minutes you will know how to play"
    assert told(driver, "start history") == "No finished games yet"
    for nth, edition in enumerate(("quick", "extreme")):
        app.history.archive.add([Finished(summary(edition, TODAY, Result.WON, 0), b"")])
        app.settings.keep_lesson_step(edition, len(LESSONS[edition].steps))
        app.history.changed.emit()
        assert (
            told(driver, "start daily")
            == (("Quick & Easy: Won", "2 of 3 played today, 2 won")[nth])
        )
    assert told(driver, "start lessons") == "2 of 3 lessons done, next: Original"
    assert told(driver, "start history") == "2 finished games"
    app.settings.keep_lesson_step("original", 3)
    driver.key(KEY.Key_N, CTRL)
    driver.choose("Game", "Start page")
    length = LESSONS["original"].length
    assert told(driver, "start lessons") == f"Original: 4 of {length} steps"


def test_todays_deal_is_told_of_however_many_games_were_begun_since(
    open_window: OpenWindow,
) -> None:
    driver = open_window(at_start=True)
    driver.app.today.go_by(lambda: TODAY)
    driver.click(driver.button("start daily"))
    driver.key(KEY.Key_Return)
    driver.start(dealt(STEPS))
    lay_all(driver, "2/0")
    driver.window.close()
    shelf = driver.app.data_folder / "games"
    (deal,) = (each for each in shelf.iterdir() if b'"daily"' in each.read_bytes())
    os.utime(deal, (1_000_000_000,) * 2)
    (other,) = (each for each in shelf.glob("*.thegame") if each != deal)
    for nth in range(FIRST_LISTED):
        other.with_name(f"{nth}.thegame").write_bytes(other.read_bytes())
    again = open_window(data=driver.app.data_folder, at_start=True)
    again.app.today.go_by(lambda: TODAY)
    assert told(again, "start daily") == "Original: begun, 98 cards left"


def test_a_game_that_is_gone_is_told_and_the_page_stays(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "2/0")
    driver.window.close()
    again = open_window(data=driver.app.data_folder, at_start=True)
    for file in (again.app.data_folder / "games").glob("*.thegame"):
        file.unlink()
    again.key(KEY.Key_Return)
    assert again.dialog is not None
    again.key(KEY.Key_Return)
    assert again.focused == "start new"
    assert not again.can_see("resume latest")
