"""The data folder: nobody else can look into it, and what is no file in it is never waited for."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.modes import mode, umask
from tests.no_files import NO_FILES
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import begin_with_steps, lose
from tests.window.test_game_files import answer_file_dialog, said
from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.error_log import ErrorLog
from thegame_desktop.model.preferences import Preferences
from thegame_desktop.play.own_layout import OwnLayout
from thegame_desktop.storage.archive_file import ArchiveFile
from thegame_desktop.view.wishes import Go

__test__ = os.name == "posix"

CTRL = Qt.KeyboardModifier.ControlModifier
EVERYTHING = {
    "commands.json",
    "errors.log",
    "errors.log.1",
    "games",
    "put-aside",
    "history.lock",
    "history.sqlite",
    "settings.ini",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One that everybody can look into: its files are all that there is to protect."""
    folder = tmp_path / "given"
    folder.mkdir()
    folder.chmod(0o755)
    return folder


@pytest.fixture
def _without_a_mask() -> Iterator[None]:
    """New files are everybody's, unless somebody has said otherwise."""
    with umask(0):
        yield


def fill(driver: Driver) -> None:
    """Have everything written that the program ever writes by itself."""
    folder = driver.app.data_folder
    assert driver.app.history.flush(60)
    QApplication.processEvents()
    while driver.dialog is not None:  # what was put aside is told
        driver.key(Qt.Key.Key_Return)
    driver.window.door.fulfil(Go.START)
    driver.app.settings.change(language="en")
    lose(driver)
    assert driver.session.ending is not None
    driver.window.door.fulfil(Go.START)  # leaves the end page: the game goes into the history
    begin_with_steps(driver)
    OwnLayout(folder / "commands.json").provide(EDITIONS["extreme"])
    log = ErrorLog(folder / "errors.log")
    for length in range(1, 40):
        log.write("x" * length + " " + "y" * 19_000)
    log.close()
    assert driver.app.autosave.flush()
    assert driver.app.history.flush(60)
    driver.window.close()


def damage(folder: Path) -> None:
    """Let there be something to put aside, of every kind."""
    (folder / "games").mkdir(mode=0o700)
    for path in (folder / "history.sqlite", folder / "finished.jsonl", folder / "games/x.thegame"):
        path.write_bytes(b"no such thing" * 100)
        path.chmod(0o600)


@pytest.mark.usefixtures("_without_a_mask")
def test_all_that_is_written_is_its_owners_alone(folder: Path, open_window: OpenWindow) -> None:
    damage(folder)
    fill(open_window(data=folder))
    shutil.rmtree(folder / "games" / "put-aside")
    fill(open_window(data=folder))
    found = {path: mode(path) for path in folder.rglob("*")}
    assert {path.name for path in folder.iterdir()} >= EVERYTHING
    assert {path.name for path in folder.glob("put-aside/*")} >= {"history 1.sqlite"}
    folders = {path for path in found if path.is_dir()}
    assert {path: found[path] for path in folders} == dict.fromkeys(folders, "700")
    files = found.keys() - folders
    assert {path: found[path] for path in files} == dict.fromkeys(files, "600")
    assert mode(folder) == "755", "it was given: it stays as it is"


@pytest.mark.usefixtures("_without_a_mask")
def test_those_who_share_a_folder_may_use_what_is_in_it(
    folder: Path, open_window: OpenWindow
) -> None:
    folder.chmod(0o770)
    fill(open_window(data=folder))
    found = {path: mode(path) for path in folder.rglob("*")}
    assert set(found.values()) == {"660", "770"}
    assert all((found[path] == "770") == path.is_dir() for path in found)


@pytest.mark.usefixtures("_without_a_mask")
def test_what_sqlite_writes_beside_the_history_is_as_private(folder: Path) -> None:
    seen: dict[str, str] = {}

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE anything (at_all)")
        seen.update({path.name: mode(path) for path in folder.iterdir()})

    ArchiveFile(folder / "history.sqlite", lambda _mended: None, None).written(write)
    names = ("history.lock", "history.sqlite", "history.sqlite-journal")
    assert seen == dict.fromkeys(names, "600")


def test_what_the_player_saves_is_as_any_other_file(
    tmp_path: Path, open_window: OpenWindow
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    with umask(0o022):
        driver.choose("Game", "Save as…")
        answer_file_dialog(driver, tmp_path / "for a friend.thegame")
    assert mode(tmp_path / "for a friend.thegame") == "644"


# What is no file


@pytest.mark.parametrize("kind", NO_FILES)
def test_settings_that_are_no_file_are_told_and_left_alone(
    kind: str, folder: Path, open_window: OpenWindow
) -> None:
    NO_FILES[kind](folder / "settings.ini")
    before = os.lstat(folder / "settings.ini")
    driver = open_window(data=folder, language="en")
    texts = said(driver)
    assert texts[0] == "The settings can't be read"
    assert texts[-1] == str(folder / "settings.ini")
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert driver.app.settings.preferences == Preferences(language="en")
    driver.app.settings.change(shows_log=False)
    assert not driver.app.settings.preferences.shows_log
    driver.window.close()
    after = os.lstat(folder / "settings.ini")
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)
    assert not (folder / "settings.ini").is_file()


def test_settings_whose_lock_is_no_file_are_left_alone_too(
    folder: Path, open_window: OpenWindow
) -> None:
    (folder / "settings.ini").write_text("[preferences]\nlanguage=en\n", encoding="utf-8")
    os.mkfifo(folder / "settings.ini.lock")
    driver = open_window(data=folder, language="en")
    assert said(driver)[-1] == str(folder / "settings.ini.lock")


@pytest.mark.parametrize("kind", NO_FILES)
def test_nothing_is_waited_for_and_a_game_can_be_played(
    kind: str, folder: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    (folder / "games").mkdir()
    names = ("commands.json", "errors.log", "history.sqlite", "history.lock", "finished.jsonl")
    for name in (*names, "games/one.thegame"):
        NO_FILES[kind](folder / name)
    driver = open_window(data=folder, language="en")
    ErrorLog(folder / "errors.log").write("lost")
    with pytest.raises(OSError):
        OwnLayout(folder / "commands.json").read(EDITIONS["extreme"])
    lose(driver)
    driver.window.door.fulfil(Go.START)
    assert not driver.app.autosave.flush(), "there is no place for a finished game"
    qtbot.waitUntil(lambda: driver.can_see("save trouble"))
    reason = driver.app.words.files.cannot_save(driver.app.autosave.trouble or OSError())
    assert reason == "something that is no file lies in its place"
    begin_with_steps(driver)
    qtbot.waitUntil(lambda: not driver.app.autosave.unsaved)
    assert not any((folder / name).is_file() for name in names)
