"""What the drawings of cards have in common: lengths, shapes, edges and inks, in device pixels."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QTransform

from thegame_desktop.engine import Card
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.theme import Theme

Draw = Callable[[QPainter, QRectF], None]
"""Draws into a rectangle."""
_CORNER = 0.085
"""As a share of a card's width, as all lengths of drawings are."""
_HAIRLINE = 0.006
_THICKNESS = 0.01
_EDGE_SHADE = 0.28
_HIGHEST, _HIGHEST_OF_COLOUR = 100, 10


def corner(place: QRectF) -> float:
    """The radius of a card's corners."""
    return place.width() * _CORNER


def pixels(width: float, share: float) -> float:
    """A share of a card's width in whole pixels, at least one: lines stay crisp."""
    return float(max(1, round(width * share)))


def square(centre: QPointF, side: float) -> QRectF:
    """The square around this point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def within(rect: QRectF, inset: float) -> QRectF:
    """The rectangle that is smaller by this on each side."""
    return rect.adjusted(inset, inset, -inset, -inset)


def rounded(painter: QPainter, rect: QRectF, radius: float, fill: QBrush | QColor) -> None:
    """A filled rectangle with round corners."""
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def textured(painter: QPainter, rect: QRectF, radius: float, draw: Draw) -> None:
    """A rounded rectangle filled with what `draw` draws."""
    # Drawn flat and then used as a brush: the rounded edge stays smooth.
    ground = QImage(rect.size().toSize(), QImage.Format.Format_RGB32)
    with QPainter(ground) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(brush, QRectF(ground.rect()))
    texture = QBrush(ground)
    texture.setTransform(QTransform.fromTranslate(rect.x(), rect.y()))
    rounded(painter, rect, radius, texture)


def outlined(painter: QPainter, rect: QRectF, radius: float, pen: QPen) -> None:
    """A rounded outline that lies inside of `rect`."""
    half = pen.widthF() / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawRoundedRect(within(rect, half), radius - half, radius - half)
    painter.setPen(Qt.PenStyle.NoPen)


def turn_around(painter: QPainter, centre: QPointF) -> None:
    """From now on everything is drawn upside down."""
    painter.translate(centre)
    painter.rotate(180)
    painter.translate(-centre)


def share_of(card: Card) -> float:
    """How high a card's number is among those of its kind, from 0 to 1."""
    return card.number / (_HIGHEST if card.colour is None else _HIGHEST_OF_COLOUR)


def line_of(theme: Theme, colour: QColor, alpha: float) -> QColor:
    """The colour of a line that may be faint, if the theme's lines may be."""
    return colour if theme.is_high_contrast else with_alpha(colour, alpha)


def draw_paper(painter: QPainter, place: QRectF, theme: Theme, paper: QColor) -> None:
    """A blank card: a fine edge all around, and its thickness to be seen below."""
    shadow = theme.cards.shadow
    edge, line = mix(theme.cards.paper, shadow, _EDGE_SHADE), pixels(place.width(), _HAIRLINE)
    if theme.is_high_contrast:
        edge, line = theme.ink_on(theme.colours.table_centre), 2 * line
    radius, inner = corner(place), within(place, line)
    rounded(painter, place, radius, edge)
    rounded(painter, inner, radius - line, mix(paper, shadow, _EDGE_SHADE / 2))
    inner.setBottom(inner.bottom() - pixels(place.width(), _THICKNESS))
    rounded(painter, inner, radius - line, paper)
