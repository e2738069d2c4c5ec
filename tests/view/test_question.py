"""The questions: clear words, a safe default, and an answer by any key or button."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.view.marked_language import marked_language, unmarked, visible_texts
from tests.view.theme_tools import dark_theme
from thegame_desktop.view.dialogs.question import Ask, Question

ALL = pytest.mark.parametrize("ask", Ask)


Opener = Callable[[Ask], Question]


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def open_it(ask: Ask) -> Question:
        question = Question(dark_theme(), ask, window)
        question.open()
        qtbot.waitUntil(question.isVisible)
        return question

    return open_it


def _accept_button(question: Question) -> QPushButton:
    box = question.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    (button,) = (
        button
        for button in box.buttons()
        if box.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole
    )
    assert isinstance(button, QPushButton)
    return button


def _cancel_button(question: Question) -> QPushButton:
    box = question.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return box.button(QDialogButtonBox.StandardButton.Cancel)


@ALL
def test_it_asks_in_its_own_words_and_is_modal_to_its_window(
    qtbot: QtBot, opened: Opener, ask: Ask
) -> None:
    question = opened(ask)
    assert question.windowTitle().endswith("?")
    assert _accept_button(question).text() not in ("", "OK", "Yes")
    assert question.windowModality() is Qt.WindowModality.WindowModal


def test_no_two_questions_are_the_same(opened: Opener) -> None:
    titles = [tuple(visible_texts(opened(ask))) for ask in Ask]
    assert len(set(titles)) == len(Ask)


@ALL
def test_the_buttons_answer(qtbot: QtBot, opened: Opener, ask: Ask) -> None:
    question = opened(ask)
    with qtbot.waitSignal(question.accepted):
        QTest.mouseClick(_accept_button(question), Qt.MouseButton.LeftButton)
    assert not question.isVisible()
    question = opened(ask)
    with qtbot.waitSignal(question.rejected):
        QTest.mouseClick(_cancel_button(question), Qt.MouseButton.LeftButton)
    assert not question.isVisible()


@ALL
def test_enter_does_what_is_safe_and_escape_cancels(qtbot: QtBot, opened: Opener, ask: Ask) -> None:
    question = opened(ask)
    safe = question.accepted if ask is Ask.STOP else question.rejected
    with qtbot.waitSignal(safe):
        QTest.keyClick(question, Qt.Key.Key_Return)
    question = opened(ask)
    with qtbot.waitSignal(question.rejected):
        QTest.keyClick(question, Qt.Key.Key_Escape)


@ALL
def test_the_safe_button_has_the_focus(qtbot: QtBot, opened: Opener, ask: Ask) -> None:
    question = opened(ask)
    safe = _accept_button(question) if ask is Ask.STOP else _cancel_button(question)
    assert safe.isDefault()
    assert question.focusWidget() is safe


@ALL
def test_whoever_ticks_the_box_is_not_asked_again(qtbot: QtBot, opened: Opener, ask: Ask) -> None:
    question = opened(ask)
    box = question.findChild(QCheckBox)
    assert isinstance(box, QCheckBox)
    assert question.asks_again
    can_be_switched_off = ask in (Ask.STOP, Ask.GIVE_UP, Ask.RESTART)
    assert box.isVisible() == ask.can_be_switched_off == can_be_switched_off
    if ask.can_be_switched_off:
        QTest.keyClick(box, Qt.Key.Key_Space)
        assert not question.asks_again


@ALL
def test_it_changes_its_language_while_it_is_open(qtbot: QtBot, opened: Opener, ask: Ask) -> None:
    question = opened(ask)
    before = visible_texts(question)
    with marked_language():
        assert unmarked(question) == []
    assert visible_texts(question) == before
