"""Hints at the window: asked for by key, and found in no time."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.window.driver import Driver
from thegame_desktop.bots.search import Effort
from thegame_desktop.model import adviser

QUICKLY = Effort(rollouts=48)


@contextmanager
def thought_about_quickly() -> Iterator[None]:
    """Hints take little time, and are the same every time."""
    with (
        patch.object(adviser, "FOR_ADVICE", QUICKLY),
        patch.object(adviser, "seed_of", lambda _seen: 1),
    ):
        yield


def wait_for_hint(driver: Driver) -> None:
    while driver.app.adviser.is_thinking:
        QApplication.processEvents()


def ask_for_hint(driver: Driver) -> None:
    """Press the key, and wait for what is told."""
    with thought_about_quickly():
        driver.key(Qt.Key.Key_H)
        wait_for_hint(driver)
