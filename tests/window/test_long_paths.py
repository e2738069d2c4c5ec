"""However long a path is, the dialog that shows it stays on the smallest screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.test_game_files import recent_menu
from thegame_desktop.model.error_log import versions
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.dialogs.failed_starts import AlreadyRunning, LongName
from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.wishes import OpenFile

SCREEN = QRect(0, 0, 900, 500)
FRAME = 40
"""What the title bar of a dialog may take."""
PATHS = {
    "wide letters": Path("/", *["W" * 250] * 16),
    "spaces": Path("/", *["a folder in a folder " * 10] * 19),
    "wide signs": Path("/", *["記" * 80] * 16),
}


def message(theme: Theme, path: Path) -> QDialog:
    return Message(theme, lambda: News("What happened", "It can't be read. " * 9, str(path)))


def error(theme: Theme, path: Path) -> QDialog:
    dialog = ErrorDialog(theme, path, can_go_on=False)
    dialog.tell(versions())
    return dialog


DIALOGS: dict[str, Callable[[Theme, Path], QDialog]] = {
    "about": AboutDialog,
    "already running": lambda theme, path: AlreadyRunning(theme, as_shown_path(path)),
    "somebody else's": lambda theme, path: AlreadyRunning(
        theme, as_shown_path(path), is_strangers=True
    ),
    "long name": lambda theme, path: LongName(theme, as_shown_path(path)),
    "error": error,
    "message": lambda theme, path: message(theme, Path(as_shown_path(path))),
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
@pytest.mark.parametrize("name", DIALOGS)
def test_its_buttons_can_be_clicked(
    name: str, path: Path, language: str, open_window: OpenWindow, theme: Theme
) -> None:
    driver = open_window(language=language)
    dialog = DIALOGS[name](theme, path)
    dialog.setParent(driver.window, dialog.windowFlags())
    dialog.open()
    QApplication.processEvents()
    if not isinstance(dialog, AboutDialog):  # which goes by the screen that there is, and scrolls
        room = SCREEN.adjusted(0, 0, 0, -FRAME)
        assert room.contains(QRect(0, 0, dialog.width(), dialog.height())), dialog.size()
    (text,) = dialog.findChildren(PathText)
    last = text.document().lastBlock()
    assert text.blockBoundingGeometry(last).bottom() <= text.viewport().height() + 1
    (box,) = (b for b in dialog.findChildren(QDialogButtonBox) if b.isVisible())
    (button,) = (b for b in box.buttons() if b is dialog.focusWidget())
    place = button.mapTo(dialog, button.rect().center())
    assert dialog.rect().contains(place)
    ended: list[int] = []
    dialog.finished.connect(ended.append)
    QTest.mouseClick(dialog.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert len(ended) == 1


def test_a_file_far_away_is_told_so_that_its_name_can_be_seen(open_window: OpenWindow) -> None:
    driver = open_window()
    path = PATHS["wide letters"] / "Sunday.thegame"
    driver.window.door.fulfil(OpenFile(path))
    assert isinstance(driver.dialog, Message)
    (text,) = driver.dialog.findChildren(PathText)
    shown = text.toPlainText()
    assert shown.startswith("/WWW")
    assert shown.endswith("WWW/Sunday.thegame")
    assert "…" in shown
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None


def test_a_path_of_a_usual_length_is_shown_as_it_is() -> None:
    path = Path("/", *["folder"] * 30)
    assert as_shown_path(path) == str(path)


def test_tool_tips_of_files_far_away_fit_too(open_window: OpenWindow) -> None:
    driver: Driver = open_window()
    driver.app.settings.remember_file(PATHS["spaces"])
    menu = recent_menu(driver)
    menu.aboutToShow.emit()
    assert all(len(action.toolTip()) < 400 for action in menu.actions())
