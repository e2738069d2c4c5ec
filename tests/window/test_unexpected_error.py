"""An unexpected error in the program: it is told and written down, and the game goes on."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch
from thegame_desktop.model.session import Session
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.theme import Theme


def fail(_session: Session) -> bool:
    raise ZeroDivisionError("a fault for this test")


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    return tmp_path / "errors.log"


@pytest.fixture
def driver(
    open_window: OpenWindow, log_file: Path, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Driver]:
    """The window with everything watched, as when the program is started."""
    # Whoever was there before is called too, and in tests that fails the test.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(sys, "unraisablehook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    driver = open_window()
    watch = ErrorWatch(ErrorLog(log_file))
    watch.install()
    dialog = ErrorDialog(theme, log_file, driver.window)
    watch.caught.connect(dialog.tell)
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 98/2")
    yield driver
    watch.remove()


def test_the_player_is_told_and_can_go_on(
    driver: Driver, log_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = driver.app.session.observation
    with monkeypatch.context() as broken:
        broken.setattr(Session, "take_back", fail)
        driver.click(driver.button("take back"))
        qtbot.waitUntil(lambda: driver.dialog is not None)
    dialog = driver.dialog
    assert isinstance(dialog, ErrorDialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert "This is a fault of the program, not yours. The game goes on." in texts
    (path,) = dialog.findChildren(PathText)
    assert path.toPlainText() == str(log_file)
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert driver.app.session.observation == before
    lay_all(driver, "15/0")
    driver.click(driver.button("take back"))
    assert driver.app.session.observation == before
    driver.finish()
    assert len(driver.app.session.observation.table.turns) == 1


def test_it_is_written_to_the_log_file(
    driver: Driver, log_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "take_back", fail)
    assert not log_file.exists()
    driver.click(driver.button("take back"))
    qtbot.waitUntil(lambda: driver.dialog is not None)
    written = log_file.read_text(encoding="utf-8")
    assert "ZeroDivisionError: a fault for this test" in written
    driver.key(Qt.Key.Key_Return)


def test_the_same_fault_again_bothers_nobody_again(
    driver: Driver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "take_back", fail)
    driver.click(driver.button("take back"))
    qtbot.waitUntil(lambda: driver.dialog is not None)
    driver.key(Qt.Key.Key_Return)
    driver.click(driver.button("take back"))
    driver.click(driver.button("take back"))
    assert driver.dialog is None
