"""The new-game page in a window, and how to find what is on it."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import dark_theme
from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.wishes import NameSoloist, Play, TakeSeats, Wish
from thegame_desktop.view.words.words import Words

LEFT = Qt.MouseButton.LeftButton


def shown(
    qtbot: QtBot, settings: Settings, own_file: Path, words: Words | None = None
) -> NewGamePage:
    page = NewGamePage(dark_theme(), words or Words(), own_file)
    page.show_choice(settings.last_choice)
    page.wished.connect(lambda wish: remember(settings, wish))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def remember(settings: Settings, wish: Wish) -> None:
    """Keep what has been chosen, as the window does."""
    match wish:
        case Play(choice):
            settings.last_choice = choice
        case TakeSeats(seats):
            settings.last_choice = replace(settings.last_choice, seats=seats)
        case NameSoloist(name):
            settings.last_choice = replace(settings.last_choice, soloist=name)


def button(page: QWidget, name: str) -> QAbstractButton:
    """The visible button of this name."""
    named = [
        each
        for each in page.findChildren(QAbstractButton)
        if name in (each.accessibleName() or each.text().replace("&&", "&"), each.text())
        and each.isVisible()
    ]
    assert len(named) == 1, f"{len(named)} buttons are called {name}"
    return named[0]


def click(qtbot: QtBot, page: QWidget, name: str) -> None:
    qtbot.mouseClick(button(page, name), LEFT)


def play_button(page: NewGamePage) -> QPushButton:
    found = button(page, "Play")
    assert isinstance(found, QPushButton)
    return found


def code_field(page: NewGamePage) -> QLineEdit:
    return field(page, "deal code")


def field(page: QWidget, name: str) -> QLineEdit:
    """The field of this object name."""
    (found,) = page.findChildren(QLineEdit, name)
    return found


def called(page: QWidget, name: str) -> QAbstractButton:
    """The button of this object name."""
    (found,) = page.findChildren(QAbstractButton, name)
    return found


def tab_order(qtbot: QtBot, page: QWidget) -> list[QWidget]:
    """Where Tab leads from here, until it comes round."""
    visited: list[QWidget] = []
    while (focus := page.focusWidget()) not in visited:
        visited.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    return visited


def visible_texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def played(qtbot: QtBot, page: NewGamePage) -> GameChoice:
    """What a click on Play asks for."""
    with qtbot.waitSignal(page.wished) as asked:
        qtbot.mouseClick(play_button(page), LEFT)
    assert asked.args is not None
    (wish,) = asked.args
    assert isinstance(wish, Play)
    return wish.choice
