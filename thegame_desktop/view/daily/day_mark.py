"""The mark for what has become of a day's deal: told by its shape, not by its colour alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from thegame_desktop.play.daily import DayResult
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.theme import Theme

_TICK = ((0.29, 0.52), (0.44, 0.67), (0.72, 0.35))
_CROSS = (((0.34, 0.34), (0.66, 0.66)), ((0.66, 0.34), (0.34, 0.66)))
_BAR = (((0.3, 0.5), (0.7, 0.5)),)
_STROKE = 0.11
_RIM = 0.09


def draw_mark(painter: QPainter, rect: QRectF, result: DayResult, theme: Theme) -> None:
    """A tick for a win, a cross for a loss, a bar for giving up; in a ring if it came too late.

    A result that counts is on a disc.
    """
    colours = theme.colours
    colour = colours.success if result.result is Result.WON else colours.text_muted
    side = rect.width()
    counts = not result.is_known and not result.is_late
    rim = side * _RIM
    painter.setPen(Qt.PenStyle.NoPen if counts else QPen(with_alpha(colour, 0.75), rim))
    painter.setBrush(colour if counts else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect if counts else rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
    pen = QPen(colours.table_edge if counts else colour, side * _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = {Result.WON: (_TICK,), Result.LOST: _CROSS, Result.GIVEN_UP: _BAR}[result.result]
    for line in lines:
        points = [QPointF(rect.x() + x * side, rect.y() + y * side) for x, y in line]
        painter.drawPolyline(QPolygonF(points))
