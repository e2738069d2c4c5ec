"""The shapes that pictograms are joined and cut from: lengths are shares of the unit square."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

Point = tuple[float, float]
FINE = 250
"""Shapes are joined and cut on a grid this fine: Qt flattens curves to about a quarter unit."""


def point(x: float, y: float) -> QPointF:
    """The point on the fine grid."""
    return QPointF(x * FINE, y * FINE)


def rect(x: float, y: float, width: float, height: float) -> QRectF:
    """The rectangle on the fine grid."""
    return QRectF(x * FINE, y * FINE, width * FINE, height * FINE)


def line(*points: Point) -> QPainterPath:
    """Straight from point to point."""
    path = QPainterPath(point(*points[0]))
    for corner in points[1:]:
        path.lineTo(point(*corner))
    return path


def curve(start: Point, *bends: tuple[Point, Point, Point]) -> QPainterPath:
    """Bent from point to point; each bend has two handles and an end."""
    path = QPainterPath(point(*start))
    for one, two, end in bends:
        path.cubicTo(point(*one), point(*two), point(*end))
    return path


def polygon(points: Sequence[Point], rounding: float = 0.0) -> QPainterPath:
    """A closed shape, its corners rounded."""
    path = line(*points)
    path.closeSubpath()
    # Rounded by a stroke around it: the outline grows by half the rounding.
    return path.united(stroke(path, rounding)) if rounding else path


def stroke(path: QPainterPath, width: float, *, is_round: bool = True) -> QPainterPath:
    """What a pen of this width leaves along the path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * FINE)
    if is_round:
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = stroker.createStroke(path)
    # Where a stroke meets itself it stays filled.
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def ellipse(x: float, y: float, across: float, up: float) -> QPainterPath:
    """An ellipse around this point."""
    path = QPainterPath()
    path.addEllipse(point(x, y), across * FINE, up * FINE)
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle around this point."""
    return ellipse(x, y, radius, radius)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, its corners rounded."""
    path = QPainterPath()
    path.addRoundedRect(rect(x, y, width, height), radius * FINE, radius * FINE)
    return path
