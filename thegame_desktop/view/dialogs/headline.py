"""The words that a dialog begins with."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from thegame_desktop.view.look.theme import Theme


class Headline(QLabel):
    """A label in letters that are larger than the texts, of whichever size those are."""

    def __init__(
        self, theme: Theme, pixels: int = 20, weight: QFont.Weight = QFont.Weight.Bold
    ) -> None:
        super().__init__()
        self._theme = theme
        self._pixels = pixels
        self._weight = weight
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        self.setFont(self._theme.font(self._pixels, self._weight))
