"""What's this? Somebody points at something, or has gone there by keyboard, and is told."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWhatsThis

_KEY = "Shift+F1"
"""As Qt would have it; but the standard key is missing on some platforms."""


class WhatsThisAction(QAction):
    """The next click explains what it hits; asked twice, what has the keyboard is explained."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, shortcut=QKeySequence(_KEY), autoRepeat=False)
        self.triggered.connect(_ask)


def _ask() -> None:
    if QWhatsThis.inWhatsThisMode():
        QWhatsThis.leaveWhatsThisMode()
        _explain_focused()
    else:
        QWhatsThis.enterWhatsThisMode()


def _explain_focused() -> None:
    focused = QApplication.focusWidget()
    if focused is None:
        return
    # As Qt asks what is clicked: what has no words of its own leaves them to what it is part of.
    middle = focused.rect().center()
    event = QHelpEvent(QEvent.Type.WhatsThis, middle, focused.mapToGlobal(middle))
    QApplication.sendEvent(focused, event)
