"""A held key is told from one that is pressed anew, however late its events arrive."""

import ctypes
from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from thegame_desktop.view.window.key_repeats import KeyRepeats, XKeyEvent, XKeys

SPACE, RETURN = 65, 36
"""What X11 calls the keys."""


class Typist(QObject):
    """Types on a window, by way of a screen reader, on a machine that takes a second for each key.

    So the events have no time any more, and come late.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pressed_anew = 0
        self._keys = XKeys()
        self._window = QWindow()
        self._window.installEventFilter(self)
        seconds = count()
        self._repeats = KeyRepeats(self, self._keys, clock=lambda: next(seconds))
        self._repeats.watch(self._window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.pressed_anew += not event.isAutoRepeat()
        return False

    def press(self, at_ms: int, key: int = SPACE) -> None:
        self._tell(XKeys.PRESS, key, at_ms)
        self._send(QEvent.Type.KeyPress, key)

    def release(self, at_ms: int, key: int = SPACE) -> None:
        self._tell(XKeys.RELEASE, key, at_ms)
        self._send(QEvent.Type.KeyRelease, key)

    def _tell(self, kind: int, key: int, at_ms: int) -> None:
        event = XKeyEvent(kind=kind, scan_code=key, stamp_ms=at_ms)
        told = self._keys.nativeEventFilter(b"xcb_generic_event_t", ctypes.addressof(event))
        assert told == (False, 0), "Qt gets to know it too"

    def _send(self, kind: QEvent.Type, key: int) -> None:
        name = Qt.Key.Key_Space if key == SPACE else Qt.Key.Key_Return
        plain = Qt.KeyboardModifier.NoModifier
        QGuiApplication.sendEvent(self._window, QKeyEvent(kind, name, plain, key, 0, 0))


@pytest.fixture
def typist(qapp: QApplication) -> Iterator[Typist]:
    typist = Typist()
    yield typist
    typist.deleteLater()


def test_a_held_key_is_pressed_once(typist: Typist) -> None:
    typist.press(1000)
    for at_ms in range(1600, 3000, 40):
        typist.release(at_ms)
        typist.press(at_ms)
    assert typist.pressed_anew == 1


def test_a_key_that_was_let_go_is_pressed_anew(typist: Typist) -> None:
    typist.press(1000)
    typist.release(1600)
    typist.press(1600)
    typist.release(1640)
    typist.press(1900)
    assert typist.pressed_anew == 2
    typist.release(2000)
    typist.press(2200)
    assert typist.pressed_anew == 3


def test_two_keys_at_the_same_time_are_no_held_one(typist: Typist) -> None:
    typist.press(1000)
    typist.release(1100)
    typist.press(1100, RETURN)
    typist.release(1200, RETURN)
    typist.press(1300)
    assert typist.pressed_anew == 3


def test_other_events_of_the_system_mean_nothing(qapp: QApplication) -> None:
    keys = XKeys()
    assert keys.nativeEventFilter(b"windows_generic_MSG", 0) == (False, 0)
    assert keys.repeating is None
