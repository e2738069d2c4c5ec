"""A button that may be locked, and then still answers."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton


class LockableButton(QPushButton):
    """Tells of a press while it is disabled, so that somebody can say why it is."""

    tried = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.tried.emit()
        return super().event(event)
