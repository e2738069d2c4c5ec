"""Tells a key that is held down from one that is pressed anew, where Qt can't."""

import ctypes
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractNativeEventFilter,
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

_FASTEST_FINGER_S = 0.06
"""No finger presses a key again as soon as this; a held one looks so faster."""


class XKeyEvent(ctypes.Structure):
    """The beginning of an event of a key, as X11 tells it."""

    _fields_ = (
        ("kind", ctypes.c_uint8),
        ("scan_code", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("stamp_ms", ctypes.c_uint32),
    )


class XKeys(QAbstractNativeEventFilter):
    """Knows which key repeats itself by X11's own events, before a screen reader delays them."""

    PRESS, RELEASE = 2, 3
    _SENT_BY_A_PROGRAM = 0x80

    def __init__(self) -> None:
        super().__init__()
        self.repeating: int | None = None
        """The scan code of the key that is held down; None if the last one was pressed anew."""
        self._released, self._released_ms = 0, 0

    def nativeEventFilter(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> tuple[bool, int]:
        if kind == b"xcb_generic_event_t":
            event = XKeyEvent.from_address(int(message))
            match event.kind & ~self._SENT_BY_A_PROGRAM:
                case self.RELEASE:
                    self._released, self._released_ms = event.scan_code, event.stamp_ms
                case self.PRESS:
                    is_same = event.scan_code == self._released
                    is_at_once = event.stamp_ms - self._released_ms < 1000 * _FASTEST_FINGER_S
                    self.repeating = event.scan_code if is_same and is_at_once else None
        return False, 0


class _KeyMoment(NamedTuple):
    """When a key was last heard of."""

    stamp_ms: int
    """As the system says; 0 if it doesn't say, as with a screen reader in between."""
    arrived_s: float


class KeyRepeats(QObject):
    """Under X11 a held key may look released and pressed again; here it is told as held.

    Both have the same time then; where a screen reader in between has taken it from them, X11 is
    asked, and where there is no X11, it is told by how soon they come. Whoever asks `isAutoRepeat`
    before something that can't be undone may rely on it.
    """

    def __init__(
        self, parent: QObject, keys: XKeys | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(parent)
        self._last: dict[tuple[int, Qt.KeyboardModifier], _KeyMoment] = {}
        self._clock = clock
        self._keys = keys or XKeys()
        application = QCoreApplication.instance()
        if application is not None and QGuiApplication.platformName() == "xcb":
            application.installNativeEventFilter(self._keys)

    def watch(self, window: QWindow) -> None:
        """Mend the key events of this window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        assert isinstance(event, QKeyEvent)
        now = _KeyMoment(event.timestamp(), self._clock())
        key = (event.key(), event.modifiers())
        last = self._last.get(key)
        self._last = {key: now}  # once another key comes, this one isn't held any more
        is_press = event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
        if is_press and last is not None and self._is_held(event, last, now):
            QGuiApplication.sendEvent(watched, _as_repeat(event))
            return True
        return False

    def _is_held(self, event: QKeyEvent, last: _KeyMoment, now: _KeyMoment) -> bool:
        if last.stamp_ms and now.stamp_ms:
            return last.stamp_ms == now.stamp_ms
        # What comes by way of a screen reader comes late if the machine is busy.
        is_repeating = event.nativeScanCode() == self._keys.repeating
        return is_repeating or now.arrived_s - last.arrived_s < _FASTEST_FINGER_S


def _as_repeat(event: QKeyEvent) -> QKeyEvent:
    repeat = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    repeat.setTimestamp(event.timestamp())
    return repeat
