"""What is read by scrolling follows a finger, where there is a touch screen."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""A touch soon after another, wherever that was, is a double click to Qt."""


class FingerScrolling(QObject):
    """Moves what is in an area with the finger; for the mouse nothing changes.

    Qt tells of a finger as of a mouse. A touch that moves nothing goes on to what is touched.
    Not Qt's own scroller: it warns of gestures whose target it can't find.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._bar = area.verticalScrollBar()
        self._touched_at: float | None = None
        self._value = 0
        self._is_scrolling = False
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not _is_by_finger(event):
            return False
        height = event.globalPosition().y()
        if event.type() in _PRESSES:
            self._touched_at, self._value = height, self._bar.value()
            self._is_scrolling = False
        elif event.type() == QEvent.Type.MouseMove and self._touched_at is not None:
            way = height - self._touched_at
            self._is_scrolling |= abs(way) >= QApplication.startDragDistance()
            if self._is_scrolling:
                self._bar.setValue(round(self._value - way))
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._touched_at = None
        return self._is_scrolling


def _is_by_finger(event: QMouseEvent) -> bool:
    return event.deviceType() == QInputDevice.DeviceType.TouchScreen
