"""The smaller dialogs: what they say, how they are left, and how they change their language."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.view.marked_language import marked_language, unmarked, visible_texts
from tests.view.theme_tools import dark_theme, register_resources
from thegame_desktop import __version__
from thegame_desktop.model.error_log import ErrorLog, ErrorWatch
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.licences import Licences
from thegame_desktop.view.dialogs.path_text import PathText

FOLDER = Path("some", "folder")
LOG = FOLDER / "errors.log"


def _opened(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)


def _button(dialog: QDialog, text: str) -> QPushButton:
    (button,) = (b for b in dialog.findChildren(QPushButton) if b.text() == text)
    return button


def _path(dialog: QDialog) -> str:
    path = dialog.findChild(PathText)
    assert isinstance(path, PathText)
    return path.toPlainText()


def _said(dialog: QDialog) -> str:
    return "\n".join(visible_texts(dialog))


DIALOGS: list[Callable[[], QDialog]] = [
    lambda: AboutDialog(dark_theme(), FOLDER),
    lambda: KeysDialog(dark_theme(), ()),
    lambda: ErrorDialog(dark_theme(), LOG),
]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
@pytest.mark.parametrize("make", DIALOGS)
def test_they_close_by_escape_and_by_their_focused_button(
    qtbot: QtBot, make: Callable[[], QDialog], key: Qt.Key
) -> None:
    dialog = make()
    _opened(qtbot, dialog)
    focused = dialog.focusWidget()
    assert isinstance(focused, QPushButton)
    QTest.keyClick(focused, key)
    assert not dialog.isVisible()


def test_about_tells_version_author_licences_and_folder(qtbot: QtBot) -> None:
    dialog = AboutDialog(dark_theme(), FOLDER)
    _opened(qtbot, dialog)
    said = _said(dialog)
    for expected in (__version__, "Steffen Benndorf", "MIT", "Nunito", "LGPL"):
        assert expected in said
    assert _path(dialog) == str(FOLDER)


def test_about_shows_the_licences_on_request(qtbot: QtBot) -> None:
    dialog = AboutDialog(dark_theme(), FOLDER)
    _opened(qtbot, dialog)
    licences = dialog.findChild(Licences)
    assert isinstance(licences, Licences)
    text = licences.findChild(QPlainTextEdit)
    assert isinstance(text, QPlainTextEdit)
    assert not text.isVisible()
    QTest.mouseClick(_button(dialog, "Licences"), Qt.MouseButton.LeftButton)
    assert text.isVisible()
    box = dialog.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    read = {}
    for name in (box.itemText(index) for index in range(box.count())):
        assert box.currentText() == name
        read[name] = text.toPlainText()
        QTest.keyClick(box, Qt.Key.Key_Down)
    for name, words in {
        "The Game – Desktop": "Permission is hereby granted",
        "Nunito": "SIL OPEN FONT LICENSE",
        "Qt, PySide6": "GNU LESSER GENERAL PUBLIC LICENSE",
        "Parts of Qt made by others": "src/3rdparty/harfbuzz-ng",
        "Python": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "PyInstaller": "Bootloader Exception",
    }.items():
        assert words in read[name]


def test_about_stays_on_the_screen_when_it_grows(qtbot: QtBot) -> None:
    dialog = AboutDialog(dark_theme(), FOLDER)
    _opened(qtbot, dialog)
    screen = dialog.screen().availableGeometry()
    dialog.move(dialog.x(), screen.bottom() - dialog.height() - 10)
    before = dialog.height()
    QTest.mouseClick(_button(dialog, "Licences"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.height() > before)
    assert dialog.frameGeometry().bottom() <= screen.bottom()
    assert dialog.y() >= screen.top()


def test_licences_of_lent_libraries_are_shown_too(qtbot: QtBot, tmp_path: Path) -> None:
    register_resources()
    (tmp_path / "libpaint2.txt").write_bytes("Paint as you like. <b>\xe4</b>".encode("latin-1"))
    licences = Licences(tmp_path)
    qtbot.addWidget(licences)
    licences.show()
    box, text = licences.findChild(QComboBox), licences.findChild(QPlainTextEdit)
    assert isinstance(box, QComboBox)
    assert isinstance(text, QPlainTextEdit)
    QTest.keyClick(box, Qt.Key.Key_End)
    assert box.currentText() == "libpaint2"
    assert text.toPlainText() == "Paint as you like. <b>\N{REPLACEMENT CHARACTER}</b>"


@pytest.mark.parametrize(
    ("has_core", "told"),
    [
        (True, "Expert computer players think with the compiled core."),
        (False, "Expert computer players are weaker here: the compiled core is missing."),
    ],
)
def test_about_tells_whether_there_is_a_core(qtbot: QtBot, has_core: bool, told: str) -> None:
    dialog = AboutDialog(dark_theme(), FOLDER, has_core=has_core)
    _opened(qtbot, dialog)
    assert [text for text in visible_texts(dialog) if "core" in text] == [told]


@pytest.mark.parametrize("has_core", [True, False])
def test_about_changes_its_language(qtbot: QtBot, has_core: bool) -> None:
    dialog = AboutDialog(dark_theme(), FOLDER, has_core=has_core)
    _opened(qtbot, dialog)
    with marked_language():
        assert unmarked(dialog, frozenset({str(FOLDER)})) == []


def test_keys_lists_the_actions_that_have_a_shortcut(qtbot: QtBot) -> None:
    new, plain, finish = QAction("&New game…"), QAction("Rules"), QAction("Finish it")
    new.setShortcut(QKeySequence("Ctrl+N"))
    finish.setShortcut(QKeySequence("Ctrl+Enter"))
    dialog = KeysDialog(dark_theme(), (new, plain, finish))
    _opened(qtbot, dialog)
    texts = visible_texts(dialog)
    assert texts.index("New game") == texts.index("Ctrl+N") + 1
    assert "Rules" not in texts
    assert "Finish it" not in texts  # told with the table's own keys already
    assert {"Space", "Esc", "Ctrl+Enter", "1–4"} <= set(texts)


def test_keys_follow_the_actions_and_the_language(qtbot: QtBot) -> None:
    action = QAction("Old name")
    action.setShortcut(QKeySequence("F5"))
    dialog = KeysDialog(dark_theme(), (action,))
    _opened(qtbot, dialog)
    before = set(visible_texts(dialog))
    action.setEnabled(False)
    assert set(visible_texts(dialog)) == before
    action.setText("New name")
    assert "New name" in visible_texts(dialog)
    assert "Old name" not in visible_texts(dialog)
    with marked_language():
        assert unmarked(dialog, frozenset({"New name", "1–4"})) == []


def test_keys_fit_into_the_smallest_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    dialog = KeysDialog(dark_theme(), (), window)
    _opened(qtbot, dialog)
    assert dialog.width() <= 900
    assert dialog.height() <= 500


def test_error_tells_the_log_file_and_shows_details_on_request(qtbot: QtBot) -> None:
    dialog = ErrorDialog(dark_theme(), LOG)
    qtbot.addWidget(dialog)
    dialog.tell("Traceback: a")
    assert dialog.isVisible()
    assert _path(dialog) == str(LOG)
    details = dialog.findChild(QPlainTextEdit, "details")
    assert isinstance(details, QPlainTextEdit)
    assert not details.isVisible()
    QTest.mouseClick(_button(dialog, "Show details"), Qt.MouseButton.LeftButton)
    assert details.isVisible()
    assert details.toPlainText() == "Traceback: a"
    QTest.mouseClick(_button(dialog, "Copy details"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Traceback: a"
    assert "Copied" in visible_texts(dialog)


def test_a_second_error_is_added_to_the_first(qtbot: QtBot) -> None:
    dialog = ErrorDialog(dark_theme(), LOG)
    qtbot.addWidget(dialog)
    dialog.tell("first")
    dialog.tell("second")
    details = dialog.findChild(QPlainTextEdit, "details")
    assert isinstance(details, QPlainTextEdit)
    assert details.toPlainText() == "first\n\nsecond"
    QTest.mouseClick(_button(dialog, "Go on"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    dialog.tell("third")
    assert dialog.isVisible()
    assert details.toPlainText() == "third"


def test_an_error_at_every_paint_shows_one_dialog(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(QWidget):
        paints = 0

        def paintEvent(self, event: QPaintEvent) -> None:
            self.paints += 1
            raise ValueError("no colour left")

    # Whoever was there before is called too, and in tests that fails the test.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    watch = ErrorWatch(ErrorLog(tmp_path / "errors.log"))
    broken = Broken()
    qtbot.addWidget(broken)
    dialog = ErrorDialog(dark_theme(), LOG, broken)
    opened: list[str] = []
    watch.caught.connect(opened.append)
    watch.caught.connect(dialog.tell)
    watch.install()
    try:
        broken.show()
        qtbot.waitUntil(dialog.isVisible)
        QTest.mouseClick(_button(dialog, "Go on"), Qt.MouseButton.LeftButton)
        paints = broken.paints
        broken.update()
        qtbot.waitUntil(lambda: broken.paints > paints)
        qtbot.wait(20)
        assert not dialog.isVisible()
        assert len(opened) == 1
    finally:
        watch.remove()


def test_error_changes_its_language(qtbot: QtBot) -> None:
    dialog = ErrorDialog(dark_theme(), LOG)
    qtbot.addWidget(dialog)
    dialog.tell("Traceback: a")
    with marked_language():
        assert unmarked(dialog, frozenset({str(LOG)})) == []
