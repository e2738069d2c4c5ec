"""Games in files of the player's own: the menu, the recent ones, a drop; and hostile ones."""

import errno
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.people import FAMILY
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import LEFT, PLAIN, Driver
from tests.window.games_page_tools import shelf, tiles
from tests.window.prepared import begin_with_steps, dealt, lay_all, lose
from thegame_desktop.engine import Status, decode_record, encode_record, verify
from thegame_desktop.view.dialogs.message import Message
from thegame_desktop.view.wishes import OpenFile

CTRL = Qt.KeyboardModifier.ControlModifier
PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
ANNA, BEN = "2 3 12 13 40 60 98", "4 5 14 15 50 70 97"


def answer_file_dialog(driver: Driver, path: Path) -> None:
    """Type the name into the dialog that has opened, and press Enter."""
    (dialog,) = (each for each in driver.all(QFileDialog, None) if each.isVisible())
    (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
    field.selectAll()
    QTest.keyClicks(field, str(path))
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def save_as(driver: Driver, path: Path) -> None:
    driver.choose("Game", "Save as…")
    answer_file_dialog(driver, path)


def open_by_menu(driver: Driver, path: Path) -> None:
    driver.choose("Game", "Open…")
    answer_file_dialog(driver, path)


def drop(driver: Driver, data: QMimeData, on: QWidget) -> bool:
    """Drag this over a spot of the window and let go of it there; True if it was taken."""
    handle = driver.window.windowHandle()
    spot = on.mapTo(driver.window, on.rect().center())
    copy = Qt.DropAction.CopyAction
    # Newer versions of Qt warn of what is the only way in older ones.
    exactly: Any = spot.toPointF() if PySide6.__version_info__ >= (6, 12) else spot
    enter = QDragEnterEvent(exactly, copy, data, LEFT, PLAIN)
    QApplication.sendEvent(handle, enter)
    if not enter.isAccepted():
        return False
    fall = QDropEvent(spot, copy, data, LEFT, PLAIN)
    QApplication.sendEvent(handle, fall)
    QApplication.processEvents()
    return fall.isAccepted()


def file_data(*paths: Path) -> QMimeData:
    """What a file manager hands over: addresses, and the same as text."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))
    return data


def said(driver: Driver) -> list[str]:
    assert isinstance(driver.dialog, Message), "nothing is told"
    words = [label.text() for label in driver.dialog.findChildren(QLabel)]
    (path,) = driver.dialog.findChildren(QPlainTextEdit)
    return [*words, path.toPlainText()]


def recent(driver: Driver) -> list[str]:
    """The items of the menu of recent files."""
    menu = recent_menu(driver)
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.text()]


def recent_menu(driver: Driver) -> QMenu:
    (menu,) = (each for each in driver.window.findChildren(QMenu) if "Open re" in each.title())
    return menu


@pytest.fixture
def file(open_window: OpenWindow, tmp_path: Path) -> Path:
    """A game that was saved in its first turn."""
    driver = open_window()
    begin_with_steps(driver)
    path = tmp_path / "my games" / "Sunday & more.thegame"
    path.parent.mkdir()
    save_as(driver, path)
    assert path.exists()
    return path


def test_save_as_writes_a_record_that_keeps_the_rules(file: Path) -> None:
    state = verify(decode_record(file.read_bytes()))
    assert [each.code for each in state.table.laid] == ["12", "98"]


def test_a_copy_that_is_opened_after_the_end_counts_as_known(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window(asks_before_leaving=False)
    begin_with_steps(driver)
    save_as(driver, tmp_path / "copy.thegame")
    for _ in range(2):
        driver.choose("Game", "Give up…")
        open_by_menu(driver, tmp_path / "copy.thegame")
    assert driver.app.autosave.flush()
    told = [json.loads(line)["marks"] for line in kept_results(driver.app.data_folder)]
    assert [each.get("begun_from") for each in told] == [None, "deal"]


def test_the_ending_of_the_name_is_added(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    begin_with_steps(driver)
    save_as(driver, tmp_path / "Sunday")
    assert (tmp_path / "Sunday.thegame").exists()


def test_before_a_game_there_is_nothing_to_be_saved(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.key(Qt.Key.Key_S, CTRL)
    assert driver.all(QFileDialog, None) == []


@pytest.mark.parametrize("way", ["the menu", "a drop", "a drop on a field", "the start"])
def test_it_is_opened_and_stays_as_it_was(way: str, file: Path, open_window: OpenWindow) -> None:
    before = file.read_bytes()
    driver = open_window()
    match way:
        case "the menu":
            open_by_menu(driver, file)
        case "a drop":
            assert drop(driver, file_data(file), driver.window)
        case "a drop on a field":
            assert drop(driver, file_data(file), driver.find(QLineEdit, "deal code"))
        case _:
            driver.window.door.fulfil(OpenFile(file))
    assert driver.hand == "2 5 15 40 85 88"
    lay_all(driver, "15/0")
    driver.finish()
    assert driver.app.autosave.flush()
    assert file.read_bytes() == before
    (kept,) = shelf(driver)
    assert len(verify(decode_record(kept.read_bytes())).table.laid) == 3


def test_a_running_game_waits_among_the_unfinished_ones(
    file: Path, open_window: OpenWindow
) -> None:
    driver = open_window()
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.begin()
    drop(driver, file_data(file), driver.window)
    assert driver.hand == "2 5 15 40 85 88"
    driver.key(Qt.Key.Key_U, CTRL)
    assert ["Anna, Ben" in each.accessibleDescription() for each in tiles(driver)] == [False, True]


def test_what_was_only_looked_at_leaves_nothing_behind(file: Path, open_window: OpenWindow) -> None:
    driver = open_window()
    for _ in range(3):
        drop(driver, file_data(file), driver.window)
        assert driver.app.autosave.flush()
        assert len(shelf(driver)) == 1
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    assert again.can_see("play")
    assert recent(again)[0].endswith("Sunday && more.thegame")


def test_of_several_people_the_hand_is_covered(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.begin(starter=1)
    driver.lay(card("4"), 0)
    save_as(driver, tmp_path / "two.thegame")
    other = open_window()
    open_by_menu(other, tmp_path / "two.thegame")
    assert other.hand == ""
    other.uncover()
    assert other.hand == "5 14 15 50 70 97"


@pytest.mark.parametrize("name", ["original-standard-won", "quick-standard-lost"])
def test_a_finished_game_shows_its_end_and_counts_nowhere(
    name: str, open_window: OpenWindow
) -> None:
    driver = open_window()
    open_by_menu(driver, PLAYTHROUGHS / f"{name}.thegame")
    assert driver.can_see("same again")
    assert not driver.can_see("take back the last")
    ending = driver.app.session.ending
    assert ending is not None
    assert (ending.outcome.status is Status.WON) == ("won" in name)
    assert ending.reveal is not None
    driver.window.close()
    assert shelf(driver) == []
    assert not kept_results(driver.app.data_folder)


def test_a_lost_game_that_was_saved_on_its_last_page_counts_once(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    lose(driver)
    save_as(driver, tmp_path / "lost.thegame")
    driver.choose("Game", "New game…")
    drop(driver, file_data(tmp_path / "lost.thegame"), driver.window)
    assert driver.can_see("same again")
    assert not driver.can_see("take back the last")
    driver.window.close()
    assert len(kept_results(driver.app.data_folder)) == 1


# Recent files


def test_recent_files_are_offered_the_latest_first(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    begin_with_steps(driver)
    for name in ("one", "two", "one"):
        save_as_over(driver, tmp_path / f"{name}.thegame")
    names = [Path(text).name for text in recent(driver)[:-1]]
    assert names == ["one.thegame", "two.thegame"]
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    again.choose("Game", "Open recent")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_1)
    QApplication.processEvents()
    assert again.hand == "2 5 15 40 85 88"


def save_as_over(driver: Driver, path: Path) -> None:
    """Save there, whatever lies there already."""
    path.unlink(missing_ok=True)
    save_as(driver, path)


def test_a_recent_file_that_is_gone_is_told_of_and_forgotten(
    file: Path, open_window: OpenWindow
) -> None:
    driver = open_window()
    drop(driver, file_data(file), driver.window)
    file.unlink()
    driver.window.door.fulfil(OpenFile(file))
    assert said(driver)[1] == "The file is not there any more."
    driver.key(Qt.Key.Key_Return)
    assert len(recent(driver)) == 1, "only the item that clears the list"


def test_the_list_can_be_cleared(file: Path, open_window: OpenWindow) -> None:
    driver = open_window()
    drop(driver, file_data(file), driver.window)
    assert len(recent(driver)) == 2
    recent_menu(driver).actions()[-1].trigger()
    assert driver.app.settings.recent_files == ()


# What can't be opened

GOOD = PLAYTHROUGHS / "original-standard-lost.thegame"


def changed(**changes: object) -> bytes:
    return json.dumps({**json.loads(GOOD.read_bytes()), **changes}).encode()


BAD = {
    "empty": (b"", "no saved game"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "no saved game"),
    "cut short": (GOOD.read_bytes()[:-200], "no saved game"),
    "deep": (b"[" * 100_000, "no saved game"),
    "long": (b" " * 3_000_000, "no saved game"),
    "newer": (changed(version=2), "newer version"),
    "another edition": (changed(edition="legacy"), "isn't known here"),
    "against the rules": (changed(outcome={"status": "won", "cards_left": 0}), "by the rules"),
    "a card twice": (changed(deck=["2"] * 98), "by the rules"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_gets_one_message_and_the_game_goes_on(
    kind: str, open_window: OpenWindow, tmp_path: Path
) -> None:
    content, words = BAD[kind]
    path = tmp_path / f"<b>{kind}.thegame"
    path.write_bytes(content)
    driver = open_window()
    begin_with_steps(driver)
    drop(driver, file_data(path), driver.window)
    headline, explanation, place = said(driver)
    assert headline == "This game can't be opened"
    assert words in explanation
    assert place == str(path)
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert path.read_bytes() == content
    assert driver.hand == "2 5 15 40 85 88"
    lay_all(driver, "15/0")
    assert len(driver.app.session.observation.table.lays) == 3
    assert driver.app.settings.recent_files == ()


def test_a_folder_and_a_missing_file_get_a_message_too(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    for path, words in ((tmp_path, "no file"), (tmp_path / "x.thegame", "not there")):
        driver.window.door.fulfil(OpenFile(path))
        assert words in said(driver)[1]
        driver.key(Qt.Key.Key_Return)


if sys.platform == "linux":

    def test_a_pipe_is_not_waited_for(open_window: OpenWindow, tmp_path: Path) -> None:
        driver = open_window()
        os.mkfifo(tmp_path / "pipe.thegame")
        driver.window.door.fulfil(OpenFile(tmp_path / "pipe.thegame"))
        assert "no file" in said(driver)[1]

    def test_a_name_of_half_characters_can_be_told(open_window: OpenWindow, tmp_path: Path) -> None:
        driver = open_window()
        path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe\n.thegame"))
        driver.window.door.fulfil(OpenFile(path))
        assert said(driver)[2].endswith("\ufffd\ufffd\ufffd.thegame")


def test_what_is_no_file_is_not_taken(open_window: OpenWindow) -> None:
    driver = open_window()
    text = QMimeData()
    text.setText("12")
    assert not drop(driver, text, driver.window)
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/x.thegame")])
    assert not drop(driver, web, driver.window)


def test_saving_where_nothing_can_be_written_is_told(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    path = tmp_path / "x.thegame"

    def fail(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    driver.app.autosave.flush()
    monkeypatch.setattr(os, "fsync", fail)
    save_as(driver, path)
    headline, explanation, place = said(driver)
    assert headline == "The game can't be saved there"
    assert explanation == "The reason: the disk is full. Please choose another place."
    assert place == str(path)
    driver.key(Qt.Key.Key_Return)
    assert list(tmp_path.glob("*x*")) == []
    assert driver.hand == "2 5 15 40 85 88"


def test_an_open_question_about_the_old_game_is_withdrawn(
    file: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.begin()
    driver.choose("Game", "Give up…")
    question = driver.dialog
    assert question is not None
    driver.window.door.fulfil(OpenFile(file))
    assert not question.isVisible()
    assert driver.app.session.is_running
    assert driver.hand == "2 5 15 40 85 88"


def test_a_bare_record_of_another_program_is_played_on(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    bare = replace(driver.app.session.record(), extra={"app": "other"}, players=("<i>Kim</i>",))
    path = tmp_path / "bare.thegame"
    path.write_bytes(encode_record(bare))
    other = open_window()
    open_by_menu(other, path)
    lay_all(other, "15/0")
    save_as(other, tmp_path / "again.thegame")
    again = decode_record((tmp_path / "again.thegame").read_bytes())
    assert (again.players, again.extra["app"]) == (("<i>Kim</i>",), "other")


def test_the_file_of_the_running_game_leads_back_to_the_table(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    save_as(driver, tmp_path / "x.thegame")
    driver.choose("Game", "Unfinished games…")
    driver.click(driver.button("open file"))
    answer_file_dialog(driver, tmp_path / "x.thegame")
    assert driver.hand == "2 5 15 40 85 88"
    assert len(shelf(driver)) == 1


def test_an_earlier_state_of_the_running_game_is_a_game_of_its_own(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.look_round()
    save_as(driver, tmp_path / "x.thegame")
    driver.click(driver.button("starter 1"))
    open_by_menu(driver, tmp_path / "x.thegame")
    assert driver.can_see("starter 0"), "nobody has begun here"
    driver.click(driver.button("starter 0"))
    assert driver.app.autosave.flush()
    assert len(shelf(driver)) == 2
