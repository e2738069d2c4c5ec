"""Tells a key that is held down from one that is pressed anew, where Qt can't."""

from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

_FASTEST_FINGER_MS = 60
"""No finger presses a key again as soon as this; keys repeat themselves faster."""


class _Moment(NamedTuple):
    """When a key was last heard of."""

    stamp_ms: int
    """As the system says; 0 if it doesn't say, as with a screen reader in between."""
    arrived_ms: int


class KeyRepeats(QObject):
    """Under X11 a held key may look released and pressed again; here it is told as held.

    Both have the same time then; where they have none, it is told by how soon they come. Whoever
    asks `isAutoRepeat` before something that can't be undone may rely on it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last: dict[tuple[int, Qt.KeyboardModifier], _Moment] = {}
        self._clock = QElapsedTimer()
        self._clock.start()

    def watch(self, window: QWindow) -> None:
        """Mend the key events of this window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        assert isinstance(event, QKeyEvent)
        now = _Moment(event.timestamp(), self._clock.elapsed())
        key = (event.key(), event.modifiers())
        last = self._last.get(key)
        self._last = {key: now}  # once another key comes, this one isn't held any more
        is_press = event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
        if is_press and last is not None and _comes_at_once(last, now):
            QGuiApplication.sendEvent(watched, _as_repeat(event))
            return True
        return False


def _comes_at_once(last: _Moment, now: _Moment) -> bool:
    if last.stamp_ms and now.stamp_ms:
        return last.stamp_ms == now.stamp_ms
    return now.arrived_ms - last.arrived_ms < _FASTEST_FINGER_MS


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
