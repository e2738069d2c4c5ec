"""The one way to uncover a hand: a button that nobody presses by accident."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from thegame_desktop.view.look.focus_ring import is_choosing_key

GRACE_MS = 500
"""How long a new cover takes no key and no click: they were meant for what was there before."""


class UncoverButton(QPushButton):
    """Heeds only what is pressed on it after the hand was covered, and pressed anew."""

    ready = Signal()
    """From now on a key or a click uncovers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.timeout.connect(self._be_ready)
        self.is_by_key = False
        """True if the last press came from the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def is_ready(self) -> bool:
        """True once a key or a click uncovers."""
        return not self._grace.isActive()

    def wait(self) -> None:
        """Take nothing for a while: the last player may still be pressing."""
        self.setDown(False)
        self._grace.start(GRACE_MS)

    def _be_ready(self) -> None:
        self.update()
        self.ready.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_choosing_key(event):
            event.ignore()  # the table knows where the arrow keys lead
        elif self.is_ready and not event.isAutoRepeat():
            # A key that is held down since before only repeats itself.
            self.is_by_key = True
            self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_ready:
            self.is_by_key = False
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click in a hurry was meant for what was there before."""
