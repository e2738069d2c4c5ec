"""The signs on the tiles of the start page, as filled paths in the unit square."""

from collections.abc import Callable
from enum import Enum, auto
from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from thegame_desktop.view.look.shapes import FINE, box, curve, disc, line, polygon, stroke

_PEN = 0.1


class StartSign(Enum):
    """What a tile of the start page leads to."""

    PLAY = auto()
    NEW_GAME = auto()
    DAILY = auto()
    LESSONS = auto()
    HISTORY = auto()


@cache
def start_sign(which: StartSign) -> QPainterPath:
    """The sign, to be placed and filled."""
    drawn: dict[StartSign, Callable[[], QPainterPath]] = {
        StartSign.PLAY: _play,
        StartSign.NEW_GAME: _new_game,
        StartSign.DAILY: _calendar,
        StartSign.LESSONS: _cap,
        StartSign.HISTORY: _clock,
    }
    return QTransform.fromScale(1 / FINE, 1 / FINE).map(drawn[which]().simplified())


def _play() -> QPainterPath:
    return polygon([(0.3, 0.16), (0.3, 0.84), (0.86, 0.5)], 0.12)


def _new_game() -> QPainterPath:
    """A card with a plus, and another one behind it."""
    behind = stroke(line((0.08, 0.3), (0.08, 0.9), (0.5, 0.9)), _PEN)
    plus = stroke(line((0.585, 0.27), (0.585, 0.59)), _PEN)
    plus = plus.united(stroke(line((0.425, 0.43), (0.745, 0.43)), _PEN))
    return behind.united(stroke(box(0.25, 0.08, 0.67, 0.7, 0.1), _PEN)).united(plus)


def _calendar() -> QPainterPath:
    """A leaf of a calendar; there is room for the day on it."""
    head = box(0.09, 0.15, 0.82, 0.22, 0.06)
    rings = [box(x, 0.03, 0.09, 0.22, 0.045) for x in (0.26, 0.65)]
    gaps = [box(x - 0.035, 0.0, 0.16, 0.27, 0.07) for x in (0.26, 0.65)]
    leaf = stroke(box(0.09, 0.15, 0.82, 0.78, 0.12), _PEN).united(head)
    for gap, ring in zip(gaps, rings, strict=True):
        leaf = leaf.subtracted(gap).united(ring)
    return leaf


def _cap() -> QPainterPath:
    """What those wear who have learnt something."""
    board = polygon([(0.5, 0.2), (0.95, 0.41), (0.5, 0.62), (0.05, 0.41)], 0.05)
    head = curve((0.24, 0.5), ((0.24, 0.88), (0.76, 0.88), (0.76, 0.5)))
    head.closeSubpath()
    gap = polygon([(0.5, 0.26), (0.95, 0.47), (0.5, 0.69), (0.05, 0.47)], 0.05)
    tassel = stroke(line((0.92, 0.42), (0.92, 0.7)), 0.07).united(disc(0.92, 0.73, 0.055))
    return head.subtracted(gap).united(board).united(tassel)


def _clock() -> QPainterPath:
    """The time that has gone by."""
    face = disc(0.5, 0.5, 0.43).subtracted(disc(0.5, 0.5, 0.33))
    return face.united(stroke(line((0.5, 0.27), (0.5, 0.52), (0.66, 0.62)), _PEN))
