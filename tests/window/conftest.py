"""The whole program with its window, in a home of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.window.driver import Driver
from thegame_desktop.app import App, dress
from thegame_desktop.model.preferences import TEXT_PERCENTS, Speed
from thegame_desktop.view.dialogs.question import Question
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table import uncover_button

OpenWindow = Callable[..., Driver]


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    """The look of the program, given once to the application of this process."""
    return dress(qapp)


@pytest.fixture
def open_window(
    qtbot: QtBot,
    qapp: QApplication,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenWindow]:
    """Open the window at a size, with preferences; without animation unless told.

    A covered hand can be uncovered at once unless told: nobody waits half a second each turn.
    With the data folder of another one it is a second start: everything is as it was left.
    """
    opened: list[App] = []
    # Nobody cuts the power here, and thousands of games would wait for the disk.
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)

    def open_it(
        width: int = 1280,
        height: int = 720,
        data: Path | None = None,
        grace_ms: int = 0,
        **preferences: object,
    ) -> Driver:
        monkeypatch.setattr(uncover_button, "GRACE_MS", grace_ms)
        folder = data or tmp_path / f"data {len(opened)}"
        app = App(folder, Random(len(opened)), theme)
        opened.append(app)
        if data is None:
            app.settings.change(speed=Speed.OFF, language="en")
            app.window.resize(width, height)
        app.settings.change(**preferences)
        with qtbot.waitExposed(app.window):
            app.window.show()
        app.window.activateWindow()
        qtbot.waitUntil(app.window.isActiveWindow)
        return Driver(app)

    yield open_it
    for app in opened:
        app.window.close()
        for question in app.window.findChildren(Question):
            question.accept()  # what can't be saved is not to be saved
        app.window.deleteLater()
        app.language.speak("en")
        app.deleteLater()
    qapp.processEvents()
    theme.dress(qapp, TEXT_PERCENTS[0])
    # Now, or the tests to come would hear the language that was spoken here.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
