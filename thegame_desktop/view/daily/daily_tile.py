"""The big button that stands for an edition's deal of the day."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from thegame_desktop.engine import Edition
from thegame_desktop.play.daily import DayResult
from thegame_desktop.view.daily.day_mark import draw_mark
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.edition_tile import EditionTile

_HEIGHT = 76
_FAN, _FAN_CARD = 66, QSize(48, 67)
_WORDS = 128
_MARK = 30


class DailyTile(EditionTile):
    """Shows the edition, and what has become of its deal on the chosen day."""

    def __init__(self, edition: Edition, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(edition, theme, art, parent)
        self.setObjectName(f"daily {edition.name}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._result: DayResult | None = None

    def show_result(self, result: DayResult | None) -> None:
        """Show a mark for this result, or none."""
        self._result = result
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(300 * self.unit), round(grown(_HEIGHT * self.unit, 0.5)))

    def draw(self, painter: QPainter) -> None:
        unit, colours = self.unit, self.theme.colours
        self.draw_ground(painter, 16 * unit, has_border=True)
        middle = self.height() / 2
        self.draw_fan(painter, _FAN_CARD, QPointF(_FAN * unit, middle))
        right = self.width() - 18 * unit
        if self._result is not None:
            mark = QRectF(right - _MARK * unit, middle - _MARK * unit / 2, *2 * [_MARK * unit])
            draw_mark(painter, mark, self._result, self.theme)
            right = mark.left() - 10 * unit
        high, low = grown(30 * unit), grown(24 * unit)
        line = QRectF(_WORDS * unit, middle - (high + low) / 2, right - _WORDS * unit, high)
        ink = colours.accent if self.isChecked() else colours.text
        draw_line(painter, line, self.label, self.theme.font(22 * unit, QFont.Weight.Black), ink)
        below = QRectF(line.x(), line.bottom(), line.width(), low)
        draw_line(painter, below, self.summary, self.theme.font(15 * unit), colours.text_muted)
