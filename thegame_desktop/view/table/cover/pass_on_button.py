"""The button that passes the laptop on, with the key that does the same."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.texts import as_label, draw_line, elided, fitted, key_name
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover.careful_button import CarefulButton
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.out_of_turn_words import PASS_ON_KEY

_KEY_SHARE = 0.36
"""How much of the button's height the name of the key has."""
_SIDE = 10
"""What the style takes beside the words: padding and line."""
_LINE = 2
_SMALLEST_KEY = 11


class PassOnButton(Scaled, CarefulButton):
    """Says whom the laptop goes to; the key is named below, smaller."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._below = 0
        self.setObjectName("pass on")
        self.setProperty("kind", "primary")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def write(self, words: str) -> None:
        """Have these words on it, as large as there is room."""
        below = round(self.height() * _KEY_SHARE)
        if below != self._below:
            self._below = below
            self.setStyleSheet(f"padding: 0px 8px {below}px 8px;")
        room = self.width() - 2 * _SIDE - 2  # a style counts whole pixels
        usual = self._theme.font(max(13.0, 18 * self.unit), QFont.Weight.Bold)
        smallest = round(13 * max(1.0, self.unit))
        font = fitted(usual, words, room, smallest=smallest)
        above = self.height() - below - 2 * _LINE - 1  # the same upright
        while QFontMetrics(font).height() > above and font.pixelSize() > smallest:
            font.setPixelSize(font.pixelSize() - 1)
        self.setFont(font)
        self.setText(as_label(elided(font, words, room)))
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        line = QRectF(self.rect()).adjusted(_SIDE, self.height() - self._below - 4, -_SIDE, -4)
        font = QFont(self.font())
        font.setPixelSize(max(_SMALLEST_KEY, round(font.pixelSize() * 0.68)))
        font.setWeight(QFont.Weight.DemiBold)
        centred = Qt.AlignmentFlag.AlignHCenter
        draw_line(
            painter, line, key_name(PASS_ON_KEY), font, self._theme.colours.on_accent, centred
        )
