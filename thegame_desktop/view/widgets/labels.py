"""Labels that grow with the page, and such as show names as they are."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import restyle
from thegame_desktop.view.widgets.scaled import Scaled


class PageLabel(Scaled, QLabel):
    """A text of the page in one of the theme's colours, growing with the page."""

    def __init__(
        self,
        theme: Theme,
        pixels: int,
        colour: str = "text",
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        wraps: bool = False,
    ) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=wraps)
        self._theme = theme
        self._pixels = pixels
        self._colour = colour
        self._weight = weight

    def rescale(self) -> None:
        self._dress()

    def set_colour(self, colour: str) -> None:
        """Take another of the theme's colours."""
        if colour != self._colour:
            self._colour = colour
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # or of the theme
            self._dress()

    def _dress(self) -> None:
        # A style sheet, since the program's own would win over a font or a palette.
        colour = getattr(self._theme.colours, self._colour).name()
        pixels = text_pixels(self._pixels * self.unit)
        sheet = f"color: {colour}; font-size: {pixels}px; font-weight: {int(self._weight)};"
        restyle(self, sheet)


def plain_label(name: str = "", *, wraps: bool = False) -> QLabel:
    """A label that shows its text as it is: players may be called anything."""
    label = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=wraps)
    label.setObjectName(name)
    return label


def mute(label: QLabel) -> None:
    """Have the label step back behind the others."""
    label.setProperty("kind", "muted")
