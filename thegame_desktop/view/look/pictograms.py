"""Pictograms as filled paths in the unit square: x and y from 0 to 1, y pointing down."""

from collections.abc import Callable
from functools import cache, partial
from math import cos, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from thegame_desktop.engine import Advice, Colour, Command, Direction, Height, Note
from thegame_desktop.view.look.shapes import (
    FINE,
    box,
    curve,
    disc,
    ellipse,
    line,
    point,
    polygon,
    rect,
    stroke,
)

_Outline = Callable[[], QPainterPath]
ANTENNA = 0.17
"""How much of a computer player's height its antenna takes."""


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


def advice(which: Advice) -> QPainterPath:
    """The sign of what a player would like the others to do with a pile."""
    return QPainterPath(_drawn(_ADVICE[which]))


def note(which: Note) -> QPainterPath:
    """The sign of what a player has to say about a command."""
    return QPainterPath(_drawn(_NOTES[which]))


def height(which: Height) -> QPainterPath:
    """As many of three rising bars as a card is high."""
    return QPainterPath(_drawn(_HEIGHTS[which]))


def computer(*, has_eyes: bool = True) -> QPainterPath:
    """The head of a computer player; its face, perhaps without eyes, lies below the antenna."""
    return QPainterPath(_drawn(_computer if has_eyes else _blind_computer))


def placed(path: QPainterPath, square: QRectF) -> QPainterPath:
    """The unit square's path moved and scaled into `square`."""
    to_square = QTransform.fromTranslate(square.x(), square.y())
    return to_square.scale(square.width(), square.height()).map(path)


@cache
def _drawn(draw: _Outline) -> QPainterPath:
    return QTransform.fromScale(1 / FINE, 1 / FINE).map(draw().simplified())


def _pictogram(draw: _Outline) -> _Outline:
    """What is drawn on the fine grid, as a path in the unit square that is the caller's own."""
    return lambda: QPainterPath(_drawn(draw))


def _crossed_out(path: QPainterPath) -> QPainterPath:
    bar = line((0.08, 0.08), (0.92, 0.92))
    gap = stroke(line((-0.2, -0.2), (1.2, 1.2)), 0.24, is_round=False)
    return path.subtracted(gap).united(stroke(bar, 0.12))


def _one(right: float, top: float, height: float, width: float) -> QPainterPath:
    flag = line((right - width * 0.6, top + width * 0.7), (right - width * 1.7, top + width * 1.5))
    return box(right - width, top, width, height, width * 0.3).united(stroke(flag, width * 0.8))


def _stop() -> QPainterPath:
    corners = [(pi / 8 + n * pi / 4) for n in range(8)]
    octagon = polygon([(0.5 + 0.5 * cos(a), 0.5 + 0.5 * sin(a)) for a in corners], 0.06)
    return octagon.subtracted(box(0.19, 0.39, 0.62, 0.22, 0.05))


def _skull() -> QPainterPath:
    head = ellipse(0.5, 0.37, 0.44, 0.36).united(box(0.25, 0.5, 0.5, 0.49, 0.1))
    for x in (0.31, 0.69):
        head = head.subtracted(ellipse(x, 0.41, 0.125, 0.135))
    head = head.subtracted(polygon([(0.5, 0.54), (0.45, 0.63), (0.55, 0.63)], 0.05))
    for x in (0.41, 0.59):
        head = head.subtracted(box(x - 0.03, 0.79, 0.06, 0.25))
    return head


def _three() -> QPainterPath:
    upper, lower = rect(0.1, 0.09, 0.4, 0.38), rect(0.07, 0.47, 0.46, 0.44)
    digit = QPainterPath()
    digit.arcMoveTo(upper, 150)
    digit.arcTo(upper, 150, -240)
    digit.arcMoveTo(lower, 90)
    digit.arcTo(lower, 90, -240)
    mark = polygon([(0.78, 0.1), (0.91, 0.1), (0.87, 0.6), (0.82, 0.6)], 0.09)
    return stroke(digit, 0.165).united(mark).united(disc(0.845, 0.88, 0.1))


def _silence() -> QPainterPath:
    bubble = box(0.0, 0.08, 1.0, 0.66, 0.24)
    tail = polygon([(0.2, 0.62), (0.2, 0.93), (0.5, 0.66)], 0.06)
    return _crossed_out(bubble.united(tail))


def _no_backwards() -> QPainterPath:
    bow = line((0.83, 0.6), (0.83, 0.4))
    bow.arcTo(rect(0.23, 0.1, 0.6, 0.6), 0, 180)
    bow.lineTo(point(0.23, 0.66))
    head = polygon([(0.03, 0.62), (0.43, 0.62), (0.23, 0.92)], 0.07)
    return _crossed_out(stroke(bow, 0.18).united(head))


def _one_pile() -> QPainterPath:
    # On a grid of sixteenths, so that the edges of the pile are crisp when it is small.
    card = box(0.125, 0.0, 0.75, 0.625, 0.09).subtracted(_one(0.5625, 0.125, 0.375, 0.125))
    edges = box(0.125, 0.6875, 0.75, 0.125, 0.05).united(box(0.125, 0.875, 0.75, 0.125, 0.05))
    return card.united(edges)


def _draw_one() -> QPainterPath:
    card = box(0.0625, 0.0, 0.875, 1.0, 0.13)
    plus = box(0.14, 0.4375, 0.36, 0.125, 0.03).united(box(0.2575, 0.32, 0.125, 0.36, 0.03))
    return card.subtracted(plus).subtracted(_one(0.8125, 0.25, 0.5, 0.125))


@_pictogram
def trick() -> QPainterPath:
    """The curved-back arrow of a backwards trick."""
    circle = rect(0.26, 0.16, 0.64, 0.64)
    bow = QPainterPath()
    bow.arcMoveTo(circle, -70)
    bow.arcTo(circle, -70, 240)
    head = polygon([(0.05, 0.43), (0.5, 0.43), (0.275, 0.74)], 0.07)
    return stroke(bow, 0.16).united(head)


def _arrow_up() -> QPainterPath:
    # fmt: off
    outline = [(0.5, 0.07), (0.9, 0.49), (0.67, 0.49), (0.67, 0.94), (0.33, 0.94), (0.33, 0.49),
               (0.1, 0.49)]
    # fmt: on
    return polygon(outline, 0.08)


def _arrow_down() -> QPainterPath:
    return QTransform(1, 0, 0, -1, 0, FINE).map(_arrow_up())


@_pictogram
def lightning() -> QPainterPath:
    """The sign of commands that bind the turn they are laid in."""
    # fmt: off
    outline = [(0.6, 0.04), (0.2, 0.56), (0.45, 0.56), (0.4, 0.96), (0.8, 0.42), (0.54, 0.42)]
    # fmt: on
    return polygon(outline, 0.06)


@_pictogram
def infinity() -> QPainterPath:
    """The sign of commands that last."""
    middle = (0.5, 0.5)
    bends = []
    for side in (1, -1):
        near, far = 0.5 + side * 0.16, 0.5 + side * 0.43
        bends.append(((near, 0.24), (far, 0.2), (far, 0.5)))
        bends.append(((far, 0.8), (near, 0.76), middle))
    return stroke(curve(middle, *bends), 0.14)


def _heart() -> QPainterPath:
    return curve(
        (0.5, 0.96),
        ((0.3, 0.8), (0.0, 0.6), (0.0, 0.32)),
        ((0.0, -0.02), (0.4, -0.04), (0.5, 0.22)),
        ((0.6, -0.04), (1.0, -0.02), (1.0, 0.32)),
        ((1.0, 0.6), (0.7, 0.8), (0.5, 0.96)),
    )


def _star() -> QPainterPath:
    turns = [(pi * n / 5 - pi / 2, 0.47 if n % 2 == 0 else 0.215) for n in range(10)]
    return polygon([(0.5 + r * cos(a), 0.53 + r * sin(a)) for a, r in turns], 0.07)


def _clover() -> QPainterPath:
    leaves = disc(0.5, 0.25, 0.23).united(disc(0.25, 0.57, 0.23)).united(disc(0.75, 0.57, 0.23))
    stem = polygon([(0.47, 0.45), (0.53, 0.45), (0.62, 0.95), (0.38, 0.95)], 0.05)
    return leaves.united(stem).united(disc(0.5, 0.48, 0.13))


def _drop() -> QPainterPath:
    return curve(
        (0.5, 0.0),
        ((0.62, 0.22), (0.86, 0.42), (0.86, 0.65)),
        ((0.86, 0.86), (0.7, 1.0), (0.5, 1.0)),
        ((0.3, 1.0), (0.14, 0.86), (0.14, 0.65)),
        ((0.14, 0.42), (0.38, 0.22), (0.5, 0.0)),
    )


def _moon() -> QPainterPath:
    return disc(0.5, 0.5, 0.48).subtracted(disc(0.72, 0.36, 0.37))


def _hand() -> QPainterPath:
    # Fingers and gaps are two sixteenths and one wide, so that they can be told when it is small.
    hand = box(0.25, 0.45, 0.6875, 0.53, 0.22)
    for finger, top in enumerate((0.16, 0.05, 0.02, 0.12)):
        hand = hand.united(box(0.25 + finger * 0.1875, top, 0.125, 0.6, 0.0625))
    thumb = line((0.10, 0.56), (0.42, 0.84))
    return hand.united(stroke(thumb, 0.15))


def _step_to_a_bar() -> QPainterPath:
    head = polygon([(0.1, 0.22), (0.5, 0.5), (0.1, 0.78)], 0.14)
    return head.united(box(0.75, 0.08, 0.16, 0.84, 0.06))


def _check() -> QPainterPath:
    return stroke(line((0.1, 0.55), (0.38, 0.82), (0.9, 0.2)), 0.19)


@_pictogram
def wanted() -> QPainterPath:
    """The sign of a pile that a player would like to lay on."""
    ring = disc(0.5, 0.5, 0.48).subtracted(disc(0.5, 0.5, 0.32))
    return ring.united(disc(0.5, 0.5, 0.16))


def _cards_in_hand() -> QPainterPath:
    back = QTransform().translate(0.02 * FINE, 0.24 * FINE).rotate(-20)
    front = QTransform().translate(0.55 * FINE, 0.08 * FINE).rotate(16)
    card = box(0.0, 0.0, 0.44, 0.72, 0.09)
    shade = box(-0.09, -0.09, 0.62, 0.9, 0.13)
    return back.map(card).subtracted(front.map(shade)).united(front.map(card))


def _pause() -> QPainterPath:
    return box(0.16, 0.1, 0.24, 0.8, 0.07).united(box(0.6, 0.1, 0.24, 0.8, 0.07))


def _bars(count: int) -> QPainterPath:
    bars = QPainterPath()
    for bar in range(count):
        top = 0.62 - bar * 0.28
        bars = bars.united(box(0.05 + bar * 0.325, top, 0.25, 0.95 - top, 0.06))
    return bars


@_pictogram
def laptop() -> QPainterPath:
    """The sign of whoever takes the laptop."""
    screen = box(0.12, 0.14, 0.76, 0.54, 0.07).subtracted(box(0.22, 0.24, 0.56, 0.34, 0.02))
    return screen.united(box(0.0, 0.76, 1.0, 0.13, 0.06))


@_pictogram
def person() -> QPainterPath:
    """The sign of a seat on which somebody sits."""
    shoulders = box(0.1, 0.56, 0.8, 0.8, 0.34).intersected(box(0.0, 0.5, 1.0, 0.48))
    return shoulders.united(disc(0.5, 0.27, 0.23))


def _computer() -> QPainterPath:
    eyes = disc(0.32, 0.56, 0.09).united(disc(0.68, 0.56, 0.09))
    return _blind_computer().subtracted(eyes)


def _blind_computer() -> QPainterPath:
    antenna = box(0.46, 0.06, 0.08, ANTENNA).united(disc(0.5, 0.08, 0.08))
    ears = box(0.0, 0.44, 1.0, 0.3, 0.07)
    face = box(0.08, ANTENNA, 0.84, 1.0 - ANTENNA, 0.22)
    return face.united(ears).united(antenna)


_COMMANDS: dict[Command, _Outline] = {
    Command.STOP: _stop,
    Command.SKULL: _skull,
    Command.THREE: _three,
    Command.SILENCE: _silence,
    Command.NO_BACKWARDS: _no_backwards,
    Command.ONE_PILE: _one_pile,
    Command.DRAW_ONE: _draw_one,
}
_SUITS: dict[Colour, _Outline] = {
    Colour.RED: _heart,
    Colour.YELLOW: _star,
    Colour.GREEN: _clover,
    Colour.BLUE: _drop,
    Colour.PURPLE: _moon,
}
_ADVICE: dict[Advice, _Outline] = {
    Advice.KEEP_OFF: _hand,
    Advice.SMALL_STEP: _step_to_a_bar,
    Advice.GO_AHEAD: _check,
}
_NOTES: dict[Note, _Outline] = {
    Note.HELD: _cards_in_hand,
    Note.NOT_NOW: _pause,
}
_HEIGHTS: dict[Height, _Outline] = {
    height: partial(_bars, bars) for bars, height in enumerate(Height, start=1)
}
