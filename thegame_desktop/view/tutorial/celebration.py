"""What is to be seen at a lesson's table when its game is won: large words, and confetti."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import fitted, tinge
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.confetti import Rain

_PIXELS = 44
_USUAL_WIDTH = 1280


class Celebration(QWidget):
    """Lies over a table, and lets every click through to it."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self.setObjectName("celebration")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._words = QLabel(self)
        self._words.setObjectName("celebration words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rain = Rain(self)
        self.hide()

    @property
    def is_raining(self) -> bool:
        """True while confetti is on its way."""
        return self._rain.is_falling

    def begin(self, words: str, room: QRect, rain_ms: int) -> None:
        """Say this where there is room for it, and let confetti fall for so long."""
        self.say(words, room)
        self.show()
        self.raise_()
        if rain_ms:
            self._rain.fall(self._unit, self._theme, rain_ms)

    def say(self, words: str, room: QRect) -> None:
        """Say it in another language, or where there is room for it now."""
        self._words.setText(words)
        self._words.setGeometry(room)
        pixels = grown(_PIXELS * self._unit, 0.3)
        font = self._theme.picture_font(pixels, QFont.Weight.Black)
        self._words.setFont(fitted(font, words, room.width(), height=room.height()))
        tinge(self._words, self._theme.colours.accent)

    def end(self) -> None:
        """Have seen enough of it."""
        self._rain.stop()
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rain.stop()

    @property
    def _unit(self) -> float:
        return max(self.width() / _USUAL_WIDTH, 0.7)
