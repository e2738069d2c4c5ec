"""The card of an empty pile: an arrow and stairs, both up or both down, and its number."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from thegame_desktop.engine import Direction, Row
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_lettering import Lettering
from thegame_desktop.view.look.card_parts import (
    corner,
    line_of,
    outlined,
    pixels,
    rounded,
    square,
    within,
)
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.theme import Theme

_STEPS = 6
_STAIRS_HEIGHT = 0.34
_INSET = 0.07


def draw_row_card(
    painter: QPainter,
    place: QRectF,
    theme: Theme,
    lettering: Lettering,
    row: Row,
    number: str,
) -> None:
    """An empty pile's card; without a number if that is empty."""
    is_up = row.direction is Direction.ASCENDING
    colour = theme.colours.ascending if is_up else theme.colours.descending
    width, centre = place.width(), place.center()
    rounded(painter, place, corner(place), with_alpha(theme.cards.row, 0.75))
    line = pixels(width, 0.014)
    outlined(painter, place, corner(place), QPen(line_of(theme, colour, 0.5), line))
    path = _stairs(within(place, pixels(width, _INSET)), row.direction)
    painter.fillPath(path, with_alpha(colour, 0.3))
    forwards = -row.direction.value
    side = width * (0.5 if number else 0.58)
    if number:
        spot = centre - QPointF(0, forwards * width * 0.27)
        lettering.text(painter, number, spot, width * 0.25, width, colour)
        centre += QPointF(0, forwards * width * 0.22)
    else:
        centre -= QPointF(0, width * 0.12)
    arrow = pictograms.placed(pictograms.arrow(row.direction), square(centre, side))
    painter.fillPath(arrow, line_of(theme, colour, 0.85))


def _stairs(place: QRectF, direction: Direction) -> QPainterPath:
    """Stairs along the foot of the card, which go up to the right, or down."""
    path = QPainterPath(place.bottomLeft())
    for step in range(_STEPS):
        level = step + 1 if direction is Direction.ASCENDING else _STEPS - step
        top = round(place.bottom() - place.width() * _STAIRS_HEIGHT * level / _STEPS)
        path.lineTo(place.left() + round(place.width() * step / _STEPS), top)
        path.lineTo(place.left() + round(place.width() * (step + 1) / _STEPS), top)
    path.lineTo(place.bottomRight())
    path.closeSubpath()
    return path
