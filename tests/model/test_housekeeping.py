"""Garbage is collected in the GUI thread, and nowhere else."""

import gc
import threading

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from thegame_desktop.model.housekeeping import Housekeeper, collect_what_is_due


class Thing(QObject):
    """Something of Qt's that only a collection can destroy."""

    def __init__(self, gone: list[str]) -> None:
        super().__init__()
        self.me = self
        self.timer = QTimer(self)
        self.timer.start(1_000_000)
        self.destroyed.connect(lambda: gone.append(threading.current_thread().name))


def make_garbage() -> None:
    for _ in range(5_000):
        ring: list[object] = []
        ring.append(ring)


def test_another_thread_destroys_nothing(qtbot: QtBot) -> None:
    parent, gone = QObject(), list[str]()
    Housekeeper(parent)
    Thing(gone)
    thread = threading.Thread(target=make_garbage, name="another")
    thread.start()
    thread.join()
    assert gone == []
    qtbot.waitUntil(lambda: gone == [threading.main_thread().name])


def test_little_garbage_is_left_alone(qapp: object) -> None:
    gc.disable()
    gc.collect()
    gone: list[str] = []
    Thing(gone)
    collect_what_is_due()
    assert gone == []
    make_garbage()
    collect_what_is_due()
    assert gone == [threading.main_thread().name]
