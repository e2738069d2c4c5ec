"""How far the game got, as a line from all cards left to none."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from thegame_desktop.engine import Grade
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.scaled import Scaled

_MARKER, _ENDS, _BETWEEN = 29, 18, 29
"""How high the words above and below the line are, and all that is between them."""


# A label, because screen readers pass over a plain widget.
class ResultScale(Scaled, QLabel):
    """Fills from the left as cards were laid; marks the zone of excellent results."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._all, self._left = 1, 0
        self._excellent_below: int | None = None
        self._grade: Grade | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_result(
        self, all_cards: int, left: int, excellent_below: int | None, grade: Grade | None
    ) -> None:
        """Show a game with so many cards, of which so many are left."""
        self._all, self._left = all_cards, left
        self._excellent_below, self._grade = excellent_below, grade
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(240 * self.unit), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(160 * self.unit), self._height)

    @property
    def _height(self) -> int:
        return round(_BETWEEN * self.unit + grown((_MARKER + _ENDS) * self.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        track = self._track()
        with smooth_painter(self) as painter:
            self._paint_track(painter, track)
            self._paint_ends(painter, track)
            self._paint_marker(painter, track)

    def _track(self) -> QRectF:
        top = grown(_MARKER * self.unit) + 11 * self.unit
        return QRectF(0, top, self.width(), 12 * self.unit)

    def _x(self, track: QRectF, left: int) -> float:
        return track.right() - track.width() * left / self._all

    def _paint_track(self, painter: QPainter, track: QRectF) -> None:
        colours = self._theme.colours
        self._paint_bar(painter, track, mix(colours.surface, colours.table_edge, 0.7))
        if self._excellent_below is not None:
            zone = QRectF(track)
            zone.setLeft(self._x(track, self._excellent_below - 1))
            self._paint_bar(painter, zone, mix(colours.surface, colours.success, 0.45))
        filled = QRectF(track)
        filled.setRight(self._x(track, self._left))
        if filled.width() > 0:
            filled.setWidth(max(filled.width(), track.height()))
            self._paint_bar(painter, filled, self._result_colour())

    def _paint_bar(self, painter: QPainter, bar: QRectF, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)

    def _paint_ends(self, painter: QPainter, track: QRectF) -> None:
        colours = self._theme.colours
        painter.setFont(self._theme.font(13 * self.unit, QFont.Weight.DemiBold))
        below = QRectF(0, track.bottom() + 4 * self.unit, self.width(), grown(_ENDS * self.unit))
        self._paint_text(painter, below, track.left(), str(self._all), colours.text_muted)
        if self._excellent_below is not None:
            middle = (self._x(track, self._excellent_below - 1) + track.right()) / 2
            best = f"1–{self._excellent_below - 1}"
            self._paint_text(painter, below, middle, best, colours.success)
        else:
            self._paint_text(painter, below, track.right(), "0", colours.text_muted)

    def _paint_marker(self, painter: QPainter, track: QRectF) -> None:
        unit, x = self.unit, self._x(track, self._left)
        font = self._theme.font(18 * unit, QFont.Weight.Bold)
        text = str(self._left)
        width = max(32 * unit, QFontMetricsF(font).horizontalAdvance(text) + 20 * unit)
        bubble = QRectF(x - width / 2, 0, width, grown(_MARKER * unit))
        bubble.moveLeft(min(max(bubble.left(), 0), self.width() - width))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._result_colour())
        painter.drawRoundedRect(bubble, bubble.height() / 2, bubble.height() / 2)
        half, base = 6 * unit, bubble.bottom() - 4 * unit
        # At the ends of the line it leans outwards, and its foot keeps within the bubble.
        foot = min(max(x, bubble.left() + 2 * half), bubble.right() - 2 * half)
        end = track.height() / 3
        tip = QPointF(min(max(x, track.left() + end), track.right() - end), track.top() - unit)
        painter.drawPolygon(
            QPolygonF([QPointF(foot - half, base), QPointF(foot + half, base), tip])
        )
        painter.setFont(font)
        painter.setPen(self._theme.colours.on_accent)
        painter.drawText(bubble, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_text(
        self, painter: QPainter, line: QRectF, middle: float, text: str, colour: QColor
    ) -> None:
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2
        place = QRectF(middle - width / 2, line.top(), width, line.height())
        place.moveLeft(min(max(place.left(), 0), self.width() - width))
        painter.setPen(colour)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _result_colour(self) -> QColor:
        colours = self._theme.colours
        if self._grade is Grade.BEATEN:
            return colours.accent
        if self._grade is Grade.EXCELLENT:
            return colours.success
        return colours.text_muted
