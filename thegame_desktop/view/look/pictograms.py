"""Pictograms as filled paths in the unit square: x and y from 0 to 1, y pointing down."""

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from thegame_desktop.engine import Colour, Command, Direction

Point = tuple[float, float]
_FINE = 250
"""Shapes are joined and cut on a grid this fine: Qt flattens curves to about a quarter unit."""


def command(which: Command) -> QPainterPath:
    """The sign of a command."""
    return QPainterPath(_drawn(_COMMANDS[which]))


def suit(colour: Colour) -> QPainterPath:
    """The sign of one of Quick & Easy's colours; all five differ in shape."""
    return QPainterPath(_drawn(_SUITS[colour]))


def arrow(direction: Direction) -> QPainterPath:
    """A fat arrow: up where the numbers ascend, down where they descend."""
    is_up = direction is Direction.ASCENDING
    return QPainterPath(_drawn(_arrow_up if is_up else _arrow_down))


def trick() -> QPainterPath:
    """The curved-back arrow of a backwards trick."""
    return QPainterPath(_drawn(_trick))


def lightning() -> QPainterPath:
    """The sign of commands that bind the turn they are laid in."""
    return QPainterPath(_drawn(_lightning))


def infinity() -> QPainterPath:
    """The sign of commands that last."""
    return QPainterPath(_drawn(_infinity))


def placed(path: QPainterPath, square: QRectF) -> QPainterPath:
    """The unit square's path moved and scaled into `square`."""
    to_square = QTransform.fromTranslate(square.x(), square.y())
    return to_square.scale(square.width(), square.height()).map(path)


@cache
def _drawn(draw: Callable[[], QPainterPath]) -> QPainterPath:
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(draw().simplified())


def _point(x: float, y: float) -> QPointF:
    return QPointF(x * _FINE, y * _FINE)


def _rect(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x * _FINE, y * _FINE, width * _FINE, height * _FINE)


def _line(*points: Point) -> QPainterPath:
    path = QPainterPath(_point(*points[0]))
    for point in points[1:]:
        path.lineTo(_point(*point))
    return path


def _curve(start: Point, *bends: tuple[Point, Point, Point]) -> QPainterPath:
    path = QPainterPath(_point(*start))
    for one, two, end in bends:
        path.cubicTo(_point(*one), _point(*two), _point(*end))
    return path


def _polygon(points: Sequence[Point], rounding: float = 0.0) -> QPainterPath:
    path = _line(*points)
    path.closeSubpath()
    # Rounded by a stroke around it: the outline grows by half the rounding.
    return path.united(_stroke(path, rounding)) if rounding else path


def _stroke(path: QPainterPath, width: float, *, is_round: bool = True) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    if is_round:
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = stroker.createStroke(path)
    # Where a stroke meets itself it stays filled.
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def _ellipse(x: float, y: float, across: float, up: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(_point(x, y), across * _FINE, up * _FINE)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    return _ellipse(x, y, radius, radius)


def _box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(_rect(x, y, width, height), radius * _FINE, radius * _FINE)
    return path


def _crossed_out(path: QPainterPath) -> QPainterPath:
    bar = _line((0.08, 0.08), (0.92, 0.92))
    gap = _stroke(_line((-0.2, -0.2), (1.2, 1.2)), 0.24, is_round=False)
    return path.subtracted(gap).united(_stroke(bar, 0.12))


def _one(right: float, top: float, height: float, width: float) -> QPainterPath:
    flag = _line((right - width * 0.6, top + width * 0.7), (right - width * 1.7, top + width * 1.5))
    return _box(right - width, top, width, height, width * 0.3).united(_stroke(flag, width * 0.8))


def _stop() -> QPainterPath:
    corners = [(pi / 8 + n * pi / 4) for n in range(8)]
    octagon = _polygon([(0.5 + 0.5 * cos(a), 0.5 + 0.5 * sin(a)) for a in corners], 0.06)
    return octagon.subtracted(_box(0.19, 0.39, 0.62, 0.22, 0.05))


def _skull() -> QPainterPath:
    head = _ellipse(0.5, 0.37, 0.44, 0.36).united(_box(0.25, 0.5, 0.5, 0.49, 0.1))
    for x in (0.31, 0.69):
        head = head.subtracted(_ellipse(x, 0.41, 0.125, 0.135))
    head = head.subtracted(_polygon([(0.5, 0.54), (0.45, 0.63), (0.55, 0.63)], 0.05))
    for x in (0.41, 0.59):
        head = head.subtracted(_box(x - 0.03, 0.79, 0.06, 0.25))
    return head


def _three() -> QPainterPath:
    upper, lower = _rect(0.1, 0.09, 0.4, 0.38), _rect(0.07, 0.47, 0.46, 0.44)
    digit = QPainterPath()
    digit.arcMoveTo(upper, 150)
    digit.arcTo(upper, 150, -240)
    digit.arcMoveTo(lower, 90)
    digit.arcTo(lower, 90, -240)
    mark = _polygon([(0.78, 0.1), (0.91, 0.1), (0.87, 0.6), (0.82, 0.6)], 0.09)
    return _stroke(digit, 0.165).united(mark).united(_disc(0.845, 0.88, 0.1))


def _silence() -> QPainterPath:
    bubble = _box(0.0, 0.08, 1.0, 0.66, 0.24)
    tail = _polygon([(0.2, 0.62), (0.2, 0.93), (0.5, 0.66)], 0.06)
    return _crossed_out(bubble.united(tail))


def _no_backwards() -> QPainterPath:
    bow = _line((0.83, 0.6), (0.83, 0.4))
    bow.arcTo(_rect(0.23, 0.1, 0.6, 0.6), 0, 180)
    bow.lineTo(_point(0.23, 0.66))
    head = _polygon([(0.03, 0.62), (0.43, 0.62), (0.23, 0.92)], 0.07)
    return _crossed_out(_stroke(bow, 0.18).united(head))


def _one_pile() -> QPainterPath:
    # On a grid of sixteenths, so that the edges of the pile are crisp when it is small.
    card = _box(0.125, 0.0, 0.75, 0.625, 0.09).subtracted(_one(0.5625, 0.125, 0.375, 0.125))
    edges = _box(0.125, 0.6875, 0.75, 0.125, 0.05).united(_box(0.125, 0.875, 0.75, 0.125, 0.05))
    return card.united(edges)


def _draw_one() -> QPainterPath:
    card = _box(0.0625, 0.0, 0.875, 1.0, 0.13)
    plus = _box(0.14, 0.4375, 0.36, 0.125, 0.03).united(_box(0.2575, 0.32, 0.125, 0.36, 0.03))
    return card.subtracted(plus).subtracted(_one(0.8125, 0.25, 0.5, 0.125))


def _trick() -> QPainterPath:
    circle = _rect(0.26, 0.16, 0.64, 0.64)
    bow = QPainterPath()
    bow.arcMoveTo(circle, -70)
    bow.arcTo(circle, -70, 240)
    head = _polygon([(0.05, 0.43), (0.5, 0.43), (0.275, 0.74)], 0.07)
    return _stroke(bow, 0.16).united(head)


def _arrow_up() -> QPainterPath:
    # fmt: off
    outline = [(0.5, 0.07), (0.9, 0.49), (0.67, 0.49), (0.67, 0.94), (0.33, 0.94), (0.33, 0.49),
               (0.1, 0.49)]
    # fmt: on
    return _polygon(outline, 0.08)


def _arrow_down() -> QPainterPath:
    return QTransform(1, 0, 0, -1, 0, _FINE).map(_arrow_up())


def _lightning() -> QPainterPath:
    # fmt: off
    outline = [(0.6, 0.04), (0.2, 0.56), (0.45, 0.56), (0.4, 0.96), (0.8, 0.42), (0.54, 0.42)]
    # fmt: on
    return _polygon(outline, 0.06)


def _infinity() -> QPainterPath:
    middle = (0.5, 0.5)
    bends = []
    for side in (1, -1):
        near, far = 0.5 + side * 0.16, 0.5 + side * 0.43
        bends.append(((near, 0.24), (far, 0.2), (far, 0.5)))
        bends.append(((far, 0.8), (near, 0.76), middle))
    return _stroke(_curve(middle, *bends), 0.14)


def _heart() -> QPainterPath:
    return _curve(
        (0.5, 0.96),
        ((0.3, 0.8), (0.0, 0.6), (0.0, 0.32)),
        ((0.0, -0.02), (0.4, -0.04), (0.5, 0.22)),
        ((0.6, -0.04), (1.0, -0.02), (1.0, 0.32)),
        ((1.0, 0.6), (0.7, 0.8), (0.5, 0.96)),
    )


def _star() -> QPainterPath:
    turns = [(pi * n / 5 - pi / 2, 0.47 if n % 2 == 0 else 0.215) for n in range(10)]
    return _polygon([(0.5 + r * cos(a), 0.53 + r * sin(a)) for a, r in turns], 0.07)


def _clover() -> QPainterPath:
    leaves = _disc(0.5, 0.25, 0.23).united(_disc(0.25, 0.57, 0.23)).united(_disc(0.75, 0.57, 0.23))
    stem = _polygon([(0.47, 0.45), (0.53, 0.45), (0.62, 0.95), (0.38, 0.95)], 0.05)
    return leaves.united(stem).united(_disc(0.5, 0.48, 0.13))


def _drop() -> QPainterPath:
    return _curve(
        (0.5, 0.0),
        ((0.62, 0.22), (0.86, 0.42), (0.86, 0.65)),
        ((0.86, 0.86), (0.7, 1.0), (0.5, 1.0)),
        ((0.3, 1.0), (0.14, 0.86), (0.14, 0.65)),
        ((0.14, 0.42), (0.38, 0.22), (0.5, 0.0)),
    )


def _moon() -> QPainterPath:
    return _disc(0.5, 0.5, 0.48).subtracted(_disc(0.72, 0.36, 0.37))


_COMMANDS: dict[Command, Callable[[], QPainterPath]] = {
    Command.STOP: _stop,
    Command.SKULL: _skull,
    Command.THREE: _three,
    Command.SILENCE: _silence,
    Command.NO_BACKWARDS: _no_backwards,
    Command.ONE_PILE: _one_pile,
    Command.DRAW_ONE: _draw_one,
}
_SUITS: dict[Colour, Callable[[], QPainterPath]] = {
    Colour.RED: _heart,
    Colour.YELLOW: _star,
    Colour.GREEN: _clover,
    Colour.BLUE: _drop,
    Colour.PURPLE: _moon,
}
