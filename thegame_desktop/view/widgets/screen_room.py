"""How much room a screen has for a window."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(0, 40)
"""How large a title bar may be: before a window is shown, nobody knows."""


def screen_room(window: QWidget) -> QSize:
    """How large a window may be on its screen."""
    return window.screen().availableSize() - _FRAME
