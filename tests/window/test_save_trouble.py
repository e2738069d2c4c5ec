"""When the game can't be saved, that is told as long as it is so; play goes on, nothing is lost."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.positions import card
from tests.small_disks import small_disk
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import shelf
from tests.window.prepared import STEPS, dealt, lay_all, lose
from thegame_desktop.engine import decode_record, verify
from thegame_desktop.model import autosave
from thegame_desktop.model.preferences import Speed
from thegame_desktop.storage.shelf import Shelf
from thegame_desktop.view.dialogs.question import Question

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _tries_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "RETRY_MS", 20)


class Disk:
    """A disk that can be told to fail; everything else about it is real."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fault: int | None = None
        self.only: str | None = None
        """The one game that can't be kept; None if none can."""
        keep = Shelf.keep

        def kept(shelf: Shelf, name: str, record: bytes) -> None:
            if self.fault is not None and self.only in (None, name):
                raise OSError(self.fault, os.strerror(self.fault), str(shelf.folder))
            keep(shelf, name, record)

        monkeypatch.setattr(Shelf, "keep", kept)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def driver(open_window: OpenWindow, disk: Disk) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    assert driver.app.autosave.flush()
    return driver


def told(driver: Driver) -> str:
    """What the bar says; empty if there is none."""
    if not driver.can_see("save trouble"):
        return ""
    (label,) = (each for each in driver.all(QLabel, None) if _is_in_bar(each))
    return label.text()


def _is_in_bar(label: QLabel) -> bool:
    parent = label.parentWidget()
    return parent is not None and parent.objectName() == "save trouble"


def laid_on_disk(driver: Driver) -> list[str]:
    (path,) = shelf(driver)
    return [each.code for each in verify(decode_record(path.read_bytes())).table.laid]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "nothing may be written to its folder"),
        (errno.EACCES, "nothing may be written to its folder"),
        (errno.ENOENT, "its folder can't be reached"),
        (errno.EIO, "its folder can't be reached"),
    ],
)
def test_it_is_told_while_it_is_so_and_the_game_goes_on(
    fault: int, words: str, driver: Driver, disk: Disk, qtbot: QtBot
) -> None:
    assert told(driver) == ""
    disk.fault = fault
    lay_all(driver, "98/2")
    qtbot.waitUntil(lambda: words in told(driver))
    assert driver.dialog is None, "nobody is stopped"
    lay_all(driver, "15/0")
    driver.key(Qt.Key.Key_Z, CTRL)
    assert driver.hand == "2 5 15 40 85 88"
    assert laid_on_disk(driver) == ["12"], "the last that could be saved is whole"
    disk.fault = None
    qtbot.waitUntil(lambda: told(driver) == "")
    assert laid_on_disk(driver) == ["12", "98"]


def test_it_is_told_in_the_language_of_now(driver: Driver, disk: Disk, qtbot: QtBot) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    qtbot.waitUntil(lambda: "the disk is full" in told(driver))
    driver.app.settings.change(language="de")
    qtbot.waitUntil(lambda: "Der Datenträger ist voll" in told(driver))


def test_the_bar_leads_to_another_place(driver: Driver, disk: Disk, qtbot: QtBot) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    qtbot.waitUntil(lambda: told(driver) != "")
    driver.click(driver.button("save elsewhere"))
    (dialog,) = (each for each in driver.all(QFileDialog, None) if each.isVisible())
    dialog.reject()


def test_quitting_unsaved_asks_first(driver: Driver, disk: Disk, qtbot: QtBot) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    driver.window.close()
    assert driver.window.isVisible()
    assert isinstance(driver.dialog, Question)
    driver.key(Qt.Key.Key_Return)
    assert driver.window.isVisible(), "the safe answer"
    driver.window.close()
    assert driver.dialog is not None
    (leave,) = (b for b in driver.dialog.findChildren(QPushButton) if b.text() == "Quit")
    driver.click(leave)
    assert not driver.window.isVisible()
    assert laid_on_disk(driver) == ["12"]


def test_a_disk_that_has_recovered_needs_no_question(driver: Driver, disk: Disk) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    driver.app.autosave.flush()
    disk.fault = None
    driver.window.close()
    assert not driver.window.isVisible()
    assert laid_on_disk(driver) == ["12", "98"]


def test_a_second_game_does_not_hide_that_the_first_is_not_saved(
    driver: Driver, disk: Disk, qtbot: QtBot
) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    qtbot.waitUntil(lambda: told(driver) != "")
    driver.start(dealt("3 4 6 7 8 9 10 11"))
    disk.fault = None
    qtbot.waitUntil(lambda: told(driver) == "")
    games = [verify(decode_record(path.read_bytes())) for path in shelf(driver)]
    assert sorted(len(each.table.laid) for each in games) == [0, 2]


def test_a_folder_that_vanishes_is_made_anew(driver: Driver, qtbot: QtBot) -> None:
    (path,) = shelf(driver)
    path.unlink()
    path.parent.rmdir()
    lay_all(driver, "98/2")
    assert driver.app.autosave.flush()
    assert laid_on_disk(driver) == ["12", "98"]
    assert told(driver) == ""


def test_a_result_that_cannot_be_kept_is_told_and_kept_later(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    finished = driver.app.data_folder / "history.sqlite"
    finished.mkdir()
    lose(driver)
    driver.click(driver.button("new game"))
    qtbot.waitUntil(lambda: told(driver) != "")
    assert len(shelf(driver)) == 1, "it is still among the unfinished ones"
    finished.rmdir()
    qtbot.waitUntil(lambda: told(driver) == "")
    assert shelf(driver) == []
    assert len(kept_results(driver.app.data_folder)) == 1


def test_a_data_folder_that_cannot_be_made_is_told(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "file").touch()
    driver = open_window(data=tmp_path / "file" / "data", language="en")
    driver.start(dealt(STEPS))
    driver.lay(card("12"), 0)
    qtbot.waitUntil(lambda: "its folder can't be reached" in told(driver))
    assert driver.app.session.is_running


def test_a_failed_quit_on_the_last_page_leaves_no_way_back(
    open_window: OpenWindow, disk: Disk
) -> None:
    driver = open_window()
    lose(driver)
    disk.fault = errno.ENOSPC
    assert driver.can_see("take back the last")
    driver.window.close()
    driver.key(Qt.Key.Key_Return)
    assert driver.window.isVisible()
    assert not driver.can_see("take back the last"), "the result stands"
    assert driver.can_see("same again")


def test_of_another_game_it_is_told_otherwise(driver: Driver, disk: Disk, qtbot: QtBot) -> None:
    disk.fault = errno.ENOSPC
    lay_all(driver, "98/2")
    qtbot.waitUntil(lambda: told(driver).startswith("The game can't be saved"))
    assert driver.can_see("save elsewhere")
    disk.only = shelf(driver)[0].stem
    driver.start(dealt("3 4 6 7 8 9 10 11"))
    assert told(driver).startswith("An earlier game can't be saved")
    assert not driver.can_see("save elsewhere")


# A disk of its own


@pytest.mark.parametrize("trouble", ["full", "read-only"])
def test_a_disk_that_takes_nothing_more_loses_nothing(
    trouble: str,
    open_window: OpenWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    with small_disk(tmp_path / "stick", monkeypatch) as stick:
        driver = open_window(data=stick.folder / "data", language="en", speed=Speed.OFF)
        driver.start(dealt(STEPS))
        lay_all(driver, "12/0")
        assert driver.app.autosave.flush()
        if trouble == "full":
            stick.fill(0)
        else:
            stick.protect(is_protected=True)
        lay_all(driver, "98/2 15/0")
        words = "the disk is full" if trouble == "full" else "nothing may be written"
        qtbot.waitUntil(lambda: words in told(driver))
        assert laid_on_disk(driver) == ["12"]
        driver.finish()
        assert driver.app.session.observation.table.turns
        if trouble == "full":
            stick.free()
        else:
            stick.protect(is_protected=False)
        qtbot.waitUntil(lambda: told(driver) == "")
        assert laid_on_disk(driver) == ["12", "98", "15"]
        driver.window.close()
