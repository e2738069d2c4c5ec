"""The chance of winning over the turns of a game, with its words; and how it is drawn."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.texts import draw_line, elided, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import Columns
from thegame_desktop.view.statistics.chart_drawing import ColumnDrawing

_TEXT = 12
_CURVE = 2.2
"""How broad the curve is."""
_STRIP = 6
"""How high the pieces are that tell whose turn it was."""


@dataclass(frozen=True)
class CurvePoint:
    """The chance at one moment between two turns."""

    chance: float
    error: float
    """How far it may be off, up or down."""


@dataclass(frozen=True)
class CurveTurn:
    """A turn: a column of the chart."""

    colour: QColor
    """That of whoever played it."""
    is_costly: bool
    """True if it is one of those that cost most."""
    told: tuple[str, ...]
    """What there is to tell of it, a line each."""


@dataclass(frozen=True)
class Curve(Columns):
    """The chart with its words."""

    points: tuple[CurvePoint, ...] = ()
    """The chance before each turn, as far as it is known, and at the end."""
    turns: tuple[CurveTurn, ...] = ()
    rates: tuple[str, ...] = ("",)
    """What stands beside the grid, from its lowest line to its highest."""
    lost_after: int | None = None
    """The turn, counted from 0, after which there was no way to win; None if nobody knows."""
    lost_words: str = ""

    @property
    def told(self) -> tuple[tuple[str, ...], ...]:
        return tuple(turn.told for turn in self.turns)


class ChanceDrawing(ColumnDrawing):
    """A column for each turn, with the chance as it began."""

    def __init__(self, curve: Curve, theme: Theme, place: QRectF, unit: float) -> None:
        super().__init__(curve, theme, place, unit)
        self._curve = curve
        beside = max(text_width(self._font, rate) for rate in curve.rates) + 8 * unit
        below = self._line_height + (_STRIP + 8) * unit
        # The highest mark may have its number above it, and half of a label stands out too.
        above = max(self._line_height, 8 * unit)
        self.plot = place.adjusted(beside, above, -6 * unit, -below)

    def _spot(self, index: int, chance: float) -> QPointF:
        """Where a chance stands: in the middle of its turn; that at the end, on the border."""
        y = self.plot.bottom() - self.plot.height() * min(max(chance, 0.0), 1.0)
        is_end = index == len(self._curve.turns)
        return QPointF(self.plot.right() if is_end else self.column(index).center().x(), y)

    @property
    def _spots(self) -> list[QPointF]:
        """The corners of the curve, as far as it is known."""
        return [self._spot(n, each.chance) for n, each in enumerate(self._curve.points)]

    def _draw_chart(self, painter: QPainter) -> None:
        self._draw_grid(painter)
        self._draw_turns(painter)
        self._draw_curve(painter)
        self._draw_marks(painter)

    def _draw_ground(self, painter: QPainter) -> None:
        """A quiet shade over the turns in which nothing could be won any more."""
        if self._curve.lost_after is None:
            return
        plot, colours = self.plot, self._theme.colours
        shade = QRectF(plot)
        shade.setLeft(self.column(self._curve.lost_after).right())
        painter.fillRect(shade, with_alpha(colours.descending, 0.08))
        pattern = QBrush(with_alpha(colours.descending, 0.14), Qt.BrushStyle.BDiagPattern)
        painter.fillRect(shade, pattern)
        painter.setPen(QPen(with_alpha(colours.descending, 0.6), 1.2 * self._unit))
        painter.drawLine(shade.topLeft(), shade.bottomLeft())
        room = QRectF(plot.left(), self._place.top(), plot.width(), self._line_height)
        words = elided(self._font, self._curve.lost_words, room.width())
        align = Qt.AlignmentFlag.AlignRight
        draw_line(painter, room, words, self._font, colours.descending, align)

    def _draw_grid(self, painter: QPainter) -> None:
        last = len(self._curve.rates) - 1
        for nth, rate in enumerate(self._curve.rates):
            y = round(self.plot.bottom() - self.plot.height() * nth / max(1, last)) + 0.5
            self._draw_grid_line(painter, y, rate, is_lowest=not nth)

    def _draw_turns(self, painter: QPainter) -> None:
        """A piece for each turn in its player's colour, and the numbers of some."""
        unit, count = self._unit, len(self._curve.turns)
        gap = min(2 * unit, self._pitch / 4)
        top = self.plot.bottom() + 4 * unit
        painter.setPen(Qt.PenStyle.NoPen)
        for index, turn in enumerate(self._curve.turns):
            column = self.column(index)
            piece = QRectF(column.left() + gap / 2, top, column.width() - gap, _STRIP * unit)
            painter.setBrush(with_alpha(turn.colour, 0.9))
            painter.drawRoundedRect(piece, 2 * unit, 2 * unit)
        widest = text_width(self._font, str(count))
        every = _round_step((widest + 8 * unit) / self._pitch)
        for number in range(1, count + 1):
            if number % every == 0 or number == 1:
                label = QRectF(0, 0, widest + 2, self._line_height)
                label.moveCenter(QPointF(self.column(number - 1).center().x(), 0))
                label.moveTop(top + (_STRIP + 2) * unit)
                self._write(painter, label, str(number), Qt.AlignmentFlag.AlignHCenter)

    def _draw_curve(self, painter: QPainter) -> None:
        points, colours = self._curve.points, self._theme.colours
        high = [self._spot(n, each.chance + each.error) for n, each in enumerate(points)]
        low = [self._spot(n, each.chance - each.error) for n, each in enumerate(points)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(colours.accent, 0.18))
        painter.drawPolygon(QPolygonF([*high, *reversed(low)]))
        pen = QPen(colours.accent, _CURVE * self._unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        spots = self._spots
        painter.drawPolyline(QPolygonF(spots))
        if len(points) > len(self._curve.turns) and spots:
            painter.setBrush(colours.accent)
            painter.drawEllipse(spots[-1], 2.4 * self._unit, 2.4 * self._unit)

    def _draw_marks(self, painter: QPainter) -> None:
        """A dot on each turn that cost much, with its number where there is room."""
        unit, colours = self._unit, self._theme.colours
        taken: list[QRectF] = []
        below = self._place.bottom() - self.plot.bottom()
        bold = self._theme.font((_TEXT + 1) * unit, QFont.Weight.Black)
        for _index, spot in self._costly_spots():
            painter.setPen(QPen(colours.text, 2 * unit))
            painter.setBrush(mix(colours.surface, colours.accent, 0.25))
            painter.drawEllipse(spot, 5.5 * unit, 5.5 * unit)
            taken.append(QRectF(spot.x() - 6 * unit, spot.y() - 6 * unit, 12 * unit, 12 * unit))
        line = self._curve_shape()
        for index, spot in self._costly_spots():
            number = str(index + 1)
            boxes = [
                box
                for box in self._boxes_around(spot, text_width(bold, number) + 2)
                if self._place.adjusted(0, 0, 0, -below).contains(box)
                and not any(box.intersects(each) for each in taken)
            ]
            if boxes:
                box = min(boxes, key=line.intersects)  # the first one beside the curve
                draw_line(painter, box, number, bold, colours.text, Qt.AlignmentFlag.AlignHCenter)
                taken.append(box)

    def _boxes_around(self, spot: QPointF, width: float) -> Iterator[QRectF]:
        """Where the number of a dot may stand, the best place first."""
        height = self._line_height
        up, aside = 6 * self._unit + height / 2, 8 * self._unit + width / 2
        straight = ((0.0, -up), (aside, 0.0), (0.0, up), (-aside, 0.0))
        slanting = ((aside, -up), (-aside, -up), (aside, up), (-aside, up))
        for across, down in (*straight, *slanting):
            middle = spot + QPointF(across, down)
            yield QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def _curve_shape(self) -> QPainterPath:
        """The curve as broad as it is drawn."""
        path, stroker = QPainterPath(), QPainterPathStroker()
        path.addPolygon(QPolygonF(self._spots))
        stroker.setWidth(_CURVE * self._unit)
        return stroker.createStroke(path)

    def _costly_spots(self) -> Iterator[tuple[int, QPointF]]:
        # Not where the chance has half gone: it would show a figure that nothing else tells.
        for index, (turn, spot) in enumerate(zip(self._curve.turns, self._spots, strict=False)):
            if turn.is_costly:
                yield index, spot


def _round_step(least: float) -> int:
    """A step between numbers that is easy to count by, and no smaller than this."""
    return next(each for each in (1, 5, 10, 20, 50, 100) if each >= min(least, 100))
