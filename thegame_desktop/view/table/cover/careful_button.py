"""A button that covers or uncovers a hand: nobody presses it by accident."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from thegame_desktop.view.look.focus_ring import is_choosing_key

GRACE_MS = 500
"""How long it takes no key and no click: they were meant for what was there before."""


class CarefulButton(QPushButton):
    """Heeds only what is pressed on it a moment after it came in sight, and pressed anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grace = QTimer(self, singleShot=True)
        self._grace.timeout.connect(self.update)
        self.is_by_key = False
        """True if the last press came from the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def is_ready(self) -> bool:
        """True once a key or a click is heeded."""
        return not self._grace.isActive()

    def wait(self) -> None:
        """Take nothing for a while: somebody may still be pressing what was there before."""
        self.setDown(False)
        self._grace.start(GRACE_MS)

    def press_by_key(self) -> None:
        """Heed a key that was pressed anew, whatever has the focus."""
        if self.is_ready:
            self.is_by_key = True
            self.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_choosing_key(event):
            event.ignore()  # the table knows where the arrow keys lead
        elif not event.isAutoRepeat():
            # A key that is held down since before only repeats itself.
            self.press_by_key()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_ready:
            self.is_by_key = False
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click in a hurry was meant for what was there before."""
