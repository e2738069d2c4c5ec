"""The whole program with its window, in a home of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QLayout, QLayoutItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers

from tests.window.computers import FOR_EVER_MS, wait_for_ever
from tests.window.driver import Driver
from tests.window.ear import Ear
from thegame_desktop.app import App, dress
from thegame_desktop.model.preferences import Preferences, Speed, ThemeChoice
from thegame_desktop.view.dialogs.question import Question
from thegame_desktop.view.look import announcing
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.chosen_theme import wear
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages import games_page, new_game_page
from thegame_desktop.view.sound import sound_board
from thegame_desktop.view.sound.player import Player, SilentPlayer
from thegame_desktop.view.table.cover import careful_button
from thegame_desktop.view.widgets import copy_button
from thegame_desktop.view.window import main_window
from thegame_desktop.view.wishes import Go

OpenWindow = Callable[..., Driver]


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """Hears what is announced, in place of a screen reader."""
    ear = Ear()
    monkeypatch.setattr(announcing, "QAccessible", ear)
    return ear


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    """The look of the program, given once to the application of this process."""
    return dress(qapp)


class _UnforgettingArt(CardArt):
    """Keeps the pictures of cards whichever game begins, as long as there is room."""

    def forget_unused(self) -> None:
        """Keep them all: another window may ask for them."""


@pytest.fixture(scope="session")
def drawn_once(theme: Theme) -> CardArt:
    """The pictures of cards for all windows of this process: drawing them takes long.

    And Qt doesn't smooth edges in the same way each time: twins would differ.
    """
    return _UnforgettingArt(theme)


def layout_items() -> list[QLayoutItem]:
    """The items of layouts that Python knows, which should be none.

    PySide isn't told when such an item goes, and takes whatever comes to lie in its place for it:
    the program may crash. It gets to know those of a layout that is filled before it is added to
    another one.
    """
    known = getAllValidWrappers()
    return [
        each for each in known if isinstance(each, QLayoutItem) and not isinstance(each, QLayout)
    ]


def is_in_front(window: QWidget) -> bool:
    """Whether the window has the keyboard, or a message that it had to tell as it came up."""
    active = QApplication.activeWindow()
    return active is not None and active in (window, *window.findChildren(QDialog))


@pytest.fixture
def open_window(
    qtbot: QtBot,
    qapp: QApplication,
    theme: Theme,
    drawn_once: CardArt,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenWindow]:
    """Open the window at a size, with preferences; without animation unless told.

    Nothing happens in it just because time has passed: computer players of any pace but the
    fastest wait until they are hurried, sounds until somebody wants to hear one, and what was
    copied stays told.

    A covered hand can be uncovered at once unless told: nobody waits half a second each turn.
    With the data folder of another one it is a second start: everything is as it was left.
    Without motion, a window opens at the first thing done with it, with a game if that is dealt;
    `at_once` it shows before what can be chosen. The start page is left for the unfinished games,
    or where there is none for the choice of a new game, unless a test is to begin `at_start`.
    """
    opened: list[App] = []
    # Nobody cuts the power here, and thousands of games would wait for the disk.
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
    for module in (main_window, new_game_page, games_page):
        monkeypatch.setattr(module, "CardArt", lambda _theme: drawn_once)
    # On a busy machine a moment is over before anybody has looked.
    wait_for_ever(monkeypatch)
    monkeypatch.setattr(sound_board, "READY_AFTER_MS", FOR_EVER_MS)
    monkeypatch.setattr(copy_button, "_COPIED_MS", FOR_EVER_MS)

    def open_it(
        width: int = 1280,
        height: int = 720,
        data: Path | None = None,
        grace_ms: int = 0,
        at_once: bool = False,
        open_player: Callable[[], Player] = SilentPlayer,
        at_start: bool = False,
        **preferences: object,
    ) -> Driver:
        monkeypatch.setattr(careful_button, "GRACE_MS", grace_ms)
        folder = data or tmp_path / f"data {len(opened)}"
        app = App(folder, Random(len(opened)), theme, open_player=open_player)
        opened.append(app)
        if data is None:
            app.settings.change(speed=Speed.OFF, language="en", theme=ThemeChoice.DARK)
            app.window.resize(width, height)
        app.settings.change(**preferences)

        def show() -> None:
            has_game = app.session.is_running or app.session.ending is not None
            if not has_game:
                app.window.door.fulfil(Go.START)
            with qtbot.waitExposed(app.window):
                app.window.show()
            app.window.activateWindow()
            qtbot.waitUntil(lambda: is_in_front(app.window))
            if not (has_game or at_start):
                driver.leave_start()

        driver = Driver(app, show)
        if at_once or at_start or data is not None or "speed" in preferences:
            driver.open()
        return driver

    yield open_it
    assert layout_items() == []
    for app in opened:
        app.window.close()
        for question in app.window.findChildren(Question):
            if question.isVisible():  # one that was withdrawn may not be gone yet
                question.accept()  # what can't be saved is not to be saved
        app.window.deleteLater()
        app.language.speak("en")
        app.deleteLater()
    qapp.clipboard().clear()
    qapp.processEvents()
    # Now, or the tests to come would hear the language that was spoken here.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # When there is nobody left to be dressed.
    wear(theme, qapp, Preferences(theme=ThemeChoice.DARK))
