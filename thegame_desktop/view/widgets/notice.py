"""One short line on the table: why a card was refused, what can be done now."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.texts import draw_line, fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated


class Notice(Translated, Painted, PaintedText):
    """Shows a line until the next one; its words are made anew when the language changes."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words: Callable[[], str] | None = None
        self._is_refusal = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(
        self, words: Callable[[], str], *, is_refusal: bool = False, is_heard: bool = True
    ) -> None:
        """Show this line; have it heard too, unless something else says the same."""
        self._words, self._is_refusal = words, is_refusal
        self.retranslate()
        self.show()
        if is_heard:
            announce(self, self.line, is_urgent=is_refusal)

    def clear(self) -> None:
        """Show nothing."""
        self._words = None
        self.setAccessibleName("")
        self.hide()

    @property
    def line(self) -> str:
        """The line as it is now; empty if there is none."""
        return self._words() if self._words else ""

    def retranslate(self) -> None:
        self.setAccessibleName(self.line)
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        text, colours = self.line, self._theme.colours
        font = self._theme.font(max(12.5, 15 * self.unit), QFont.Weight.DemiBold)
        side = self.height() * 0.7
        font = fitted(font, text, self.width() - 2 * side)
        width = text_width(font, text) + 2 * side
        pill = QRectF(0, 0, width, self.height()).adjusted(1, 1, -1, -1)
        pill.moveCenter(QRectF(self.rect()).center())
        line = QPen(colours.danger if self._is_refusal else colours.outline, 1.5)
        draw_box(painter, pill, pill.height() / 2, colours.surface, line)
        draw_line(painter, pill, text, font, colours.text, Qt.AlignmentFlag.AlignHCenter)
