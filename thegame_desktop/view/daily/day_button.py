"""A day of the calendar, as a button."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QRadioButton, QWidget

from thegame_desktop.play.daily import DayResult
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.daily.day_mark import draw_mark
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.choices import Choice

_NUMBER, _MARK = 21, 18
_ROOMY = 45
"""From this height on everything grows with the button."""
_LEAST, _MOST = 0.88, 1.25
_CALENDAR_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


class DayButton(Choice, QRadioButton):
    """Shows the number of the day, and a mark if its deal was played."""

    def __init__(self, theme: Theme, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.number = number
        self._result: DayResult | None = None
        self._is_today = False

    def show_day(self, result: DayResult | None, *, is_today: bool) -> None:
        """Show what has become of the day's deal."""
        self._result, self._is_today = result, is_today
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(40 * self.unit), round(40 * self.unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CALENDAR_KEYS:
            event.ignore()  # for the calendar, which knows the weeks
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        colours = self.theme.colours
        self.draw_ground(painter, 10 * self.unit, has_border=False)
        unit = self.unit * self._zoom
        high, low = grown(_NUMBER * unit), grown(_MARK * unit, 0.8)
        line = QRectF(0, (self.height() - high - low) / 2, self.width(), high)
        weight = QFont.Weight.Black if self._is_today else QFont.Weight.DemiBold
        ink = colours.text
        if not self.isEnabled():
            ink = self.theme.faint_ink
        elif self._is_today:
            pill = QRectF(line.center().x() - 0.7 * high, line.y(), 1.4 * high, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            painter.drawRoundedRect(pill, high / 2, high / 2)
            ink = colours.on_accent
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, line, self.label, self.theme.font(16 * unit, weight), ink, centre)
        if self._result is not None:
            room = QRectF(0, line.bottom() + 2 * unit, self.width(), low - 2 * unit)
            self._draw_result(painter, room, self._result, unit)

    @property
    def _zoom(self) -> float:
        """How much larger everything is where there is room for it."""
        return min(max(self.height() / grown(_ROOMY * self.unit, 0.9), _LEAST), _MOST)

    def _draw_result(self, painter: QPainter, room: QRectF, result: DayResult, unit: float) -> None:
        """The mark, and beside it how many cards were left."""
        side = room.height()
        left = "" if result.result is Result.WON else str(result.cards_left)
        font = self.theme.font(13 * unit, QFont.Weight.DemiBold)
        width = text_width(font, left) + 2 if left else 0.0
        gap = 3 * unit if left else 0.0
        x = room.center().x() - (side + gap + width) / 2
        draw_mark(painter, QRectF(x, room.y(), side, side), result, self.theme)
        if left:
            line = QRectF(x + side + gap, room.y(), width, side)
            draw_line(painter, line, left, font, self.theme.colours.text_muted)
