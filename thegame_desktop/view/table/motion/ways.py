"""How something gets from one place to another: each kind of motion has a way of its own."""

from collections.abc import Callable
from math import cos, hypot, pi, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF

Way = Callable[[QRect, QRect, float], QRect]
"""From the start, the target and the share of the time that has passed, the place by then."""

_LIFT = 0.06
"""How much larger a card becomes that is lifted off the table."""
_BOW = 0.14
"""How far a card rises above the straight way, as a share of that way."""
_HIGHEST_BOW = 0.45
"""The same at most, as a share of the card's height."""
_THINNEST = 0.04
"""What is left of a card's width when it is seen edge-on."""

_CALM = QEasingCurve(QEasingCurve.Type.OutCubic)
_EVEN = QEasingCurve(QEasingCurve.Type.InOutSine)
_HEAVY = QEasingCurve(QEasingCurve.Type.InOutCubic)


def straight(start: QRect, end: QRect, share: float) -> QRect:
    """Quickly off, and gently to a stop."""
    return _whole(_between(start, end, _CALM.valueForProgress(share)))


def arc(start: QRect, end: QRect, share: float) -> QRect:
    """Lifted off the table, over it in a low bow, and set down."""
    eased = _CALM.valueForProgress(share)
    place, height = _between(start, end, eased), sin(pi * eased)
    rise = min(_BOW * _distance(start, end), _HIGHEST_BOW * end.height()) * height
    return _whole(_scaled(place.translated(0, -rise), 1 + _LIFT * height))


def swing(start: QRect, end: QRect, share: float) -> QRect:
    """Past the target, and back onto it in a bow: what goes backwards."""
    eased = _EVEN.valueForProgress(share)
    here, there = QRectF(start).center(), QRectF(end).center()
    beyond = there + QPointF(end.width() * 1.25, -end.height() * 0.6)
    before = here + (beyond - here) * 0.55
    rest = 1 - eased
    centre = (
        here * rest**3
        + before * (3 * rest**2 * eased)
        + beyond * (3 * rest * eased**2)
        + there * eased**3
    )
    place = _between(start, end, eased)
    place.moveCenter(centre)
    return _whole(_scaled(place, 1 + _LIFT * sin(pi * eased)))


def turning(start: QRect, end: QRect, share: float) -> QRect:
    """Turned over on the way: narrower and narrower, and wide again with the other side."""
    eased = _CALM.valueForProgress(share)
    place = _between(start, end, eased)
    width = place.width() * max(abs(cos(pi * share)), _THINNEST)
    centre = place.center()
    place.setWidth(width)
    place.moveCenter(centre)
    return _whole(place)


def is_turned(share: float) -> bool:
    """True once what is turned over shows its other side."""
    return share >= 1 / 2


def hop(start: QRect, end: QRect, share: float) -> QRect:
    """Up a little, and down again."""
    rise = end.height() * 0.09 * sin(pi * share)
    return _whole(_between(start, end, share).translated(0, -rise))


def sink(start: QRect, end: QRect, share: float) -> QRect:
    """Slowly off, slowly to a stop."""
    return _whole(_between(start, end, _HEAVY.valueForProgress(share)))


def flutter(start: QRect, end: QRect, share: float) -> QRect:
    """Down like paper, from side to side."""
    place = _between(start, end, _EVEN.valueForProgress(share))
    aside = end.width() * 2.5 * (1 - share) * sin(3 * pi * share)
    return _whole(place.translated(aside, 0))


def _between(start: QRect, end: QRect, share: float) -> QRectF:
    one, other = QRectF(start), QRectF(end)
    corner = one.topLeft() + (other.topLeft() - one.topLeft()) * share
    size = one.size() + (other.size() - one.size()) * share
    return QRectF(corner, size)


def _scaled(place: QRectF, scale: float) -> QRectF:
    wider, higher = place.width() * (scale - 1) / 2, place.height() * (scale - 1) / 2
    return place.adjusted(-wider, -higher, wider, higher)


def _distance(start: QRect, end: QRect) -> float:
    way = end.center() - start.center()
    return hypot(way.x(), way.y())


def _whole(place: QRectF) -> QRect:
    """In whole pixels; never of no size, or it would be gone."""
    width, height = max(1, round(place.width())), max(1, round(place.height()))
    return QRect(round(place.x()), round(place.y()), width, height)
