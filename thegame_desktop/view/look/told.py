"""What a screen reader takes a painted widget for: Qt tells that by its class alone.

A plain QWidget is a "filler", and its name is never said. `QAccessible.installFactory` could tell
otherwise, but not from Python: it crashes at the end of the program.
"""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QLabel, QWidget


class Group(QGroupBox):
    """Holds what belongs together, under its accessible name; to the eye it is a plain widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._be_bare()

    def _be_bare(self) -> None:
        """Leave no room for a frame and a title."""
        self.setContentsMargins(0, 0, 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._be_bare()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Not the group box's, which makes room for its frame."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return QSize() if layout is None else layout.totalMinimumSize()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()  # the group box would ask the style each time whether its title is meant

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing of it is seen."""


class PaintedText(QLabel):
    """Something to read that paints itself; its accessible name is what it says."""

    def sizeHint(self) -> QSize:
        return QSize()  # not that of a label without a text

    def minimumSizeHint(self) -> QSize:
        return QSize()
