"""Says at the table that the game is a day's daily deal."""

from datetime import date

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.table_models import TurnModel, TurnRole
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.start_signs import StartSign, start_sign
from thegame_desktop.view.look.texts import draw_line, explain, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_LEAF_SHARE = 0.72
"""How much of the bar's height the leaf has."""
_MOST_OF_ROOM = 0.55
"""With words it takes no more than this of the bar's room: what else is told there has the rest."""
_GAP, _BESIDE = 8, 16


class DailyLeaf(Translated, RowView[TurnModel], Painted, PaintedText):
    """A leaf of the calendar with the day on it, and words beside it where there is room."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = DailyWords(words)
        self._day: date | None = None
        self.setObjectName("daily leaf")
        self.hide()

    def follow(self) -> None:
        daily = self.model.index(0).data(TurnRole.DAY)
        day = date.fromisoformat(daily) if daily else None
        if day != self._day:
            self._day = day
            self.setVisible(day is not None)
            self.retranslate()

    def take_from(self, room: QRect) -> QRect:
        """Take a place at the end of this room; what is left of it."""
        if self._day is None:
            return room
        side = self._leaf_side(room.height())
        widest = max(text_width(font, text) for font, text in self._lines(self._day))
        width = side + round(_GAP * self.unit) + round(widest) + 2
        if width > room.width() * _MOST_OF_ROOM:
            width = side
        self.setGeometry(room.right() + 1 - width, room.top(), width, room.height())
        return room.adjusted(0, 0, -width - round(_BESIDE * self.unit), 0)

    def retranslate(self) -> None:
        if self._day is None:
            return
        told = self._words.deal(self._day)
        self.setAccessibleName(told)
        explain(
            self,
            told,
            self.tr(
                "This is a daily deal: everyone who plays it gets the same cards on this day. The "
                "calendar keeps its result."
            ),
        )
        self.refresh()

    def _lines(self, day: date) -> list[tuple[QFont, str]]:
        title = self._theme.font(max(12.0, 14 * self.unit), QFont.Weight.Bold)
        return [
            (title, self.tr("Daily deal")),
            (self._theme.font(max(10.5, 12.5 * self.unit)), self._words.day(day)),
        ]

    def _leaf_side(self, height: int) -> int:
        return round(height * _LEAF_SHARE)

    def draw(self, painter: QPainter) -> None:
        if self._day is None:
            return
        colours, height = self._theme.colours, self.height()
        side = self._leaf_side(height)
        leaf = QRectF(0, (height - side) / 2, side, side)
        painter.fillPath(pictograms.placed(start_sign(StartSign.DAILY), leaf), colours.accent)
        number = leaf.adjusted(side * 0.16, side * 0.38, -side * 0.16, -side * 0.1)
        font = self._theme.picture_font(number.height() * 0.86, QFont.Weight.Black)
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, number, str(self._day.day), font, colours.text, middle)
        left = side + _GAP * self.unit
        if left >= self.width():
            return
        inks = (colours.text, colours.text_muted)
        for nth, (font, text) in enumerate(self._lines(self._day)):
            line = QRectF(left, height * (0.12 + 0.4 * nth), self.width() - left, height * 0.4)
            draw_line(painter, line, text, font, inks[nth])
