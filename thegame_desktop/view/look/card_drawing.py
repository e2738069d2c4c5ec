"""What a style of cards draws, and what all of them draw alike: empty piles, and free places."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from thegame_desktop.engine import Card, Command, Direction, Row
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


class CardDrawing:
    """Draws cards into a given rectangle; the painter antialiases and has no pen."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._lettering = Lettering(theme)

    def face(
        self,
        painter: QPainter,
        place: QRectF,
        card: Card,
        command: Command | None,
        *,
        is_spent: bool = False,
    ) -> None:
        """The front of a card, with the command that it carries, or what is left of it."""
        raise NotImplementedError

    def back(self, painter: QPainter, place: QRectF) -> None:
        """The back that all cards share."""
        raise NotImplementedError

    def row_card(self, painter: QPainter, place: QRectF, row: Row, has_number: bool) -> None:
        """The card of an empty pile: an arrow and stairs, both up or both down, and its number."""
        theme, is_up = self._theme, row.direction is Direction.ASCENDING
        colour = theme.colours.ascending if is_up else theme.colours.descending
        width, centre = place.width(), place.center()
        rounded(painter, place, corner(place), with_alpha(theme.cards.row, 0.75))
        line = pixels(width, 0.014)
        outlined(painter, place, corner(place), QPen(line_of(theme, colour, 0.5), line))
        path = _stairs(within(place, pixels(width, _INSET)), row.direction)
        painter.fillPath(path, with_alpha(colour, 0.3))
        forwards = -row.direction.value
        side = width * (0.5 if has_number else 0.58)
        if has_number:
            number, spot = str(row.card.number), centre - QPointF(0, forwards * width * 0.27)
            self._lettering.text(painter, number, spot, width * 0.25, width, colour)
            centre += QPointF(0, forwards * width * 0.22)
        else:
            centre -= QPointF(0, width * 0.12)
        arrow = pictograms.placed(pictograms.arrow(row.direction), square(centre, side))
        painter.fillPath(arrow, line_of(theme, colour, 0.85))

    def empty_slot(self, painter: QPainter, place: QRectF) -> None:
        """An outlined place where a card could lie."""
        colour = self._theme.cards.empty_slot
        rounded(painter, place, corner(place), with_alpha(colour, 0.07))
        pen = QPen(line_of(self._theme, colour, 0.8), pixels(place.width(), 0.012))
        pen.setDashPattern([5, 4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        outlined(painter, place, corner(place), pen)


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
