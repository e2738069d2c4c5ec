"""The sign of a backwards trick: a ring, and an arrow that turns back with how far it went."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPixmap

from thegame_desktop.view.look.painted import blank_of, draw_box
from thegame_desktop.view.look.texts import draw_line, faded
from thegame_desktop.view.look.theme import Theme

_SHAPE = 0.62
"""The sign's height by its width."""
_WIDTH = 0.54
"""The sign's width by the card's."""
_BEYOND = 0.35
"""How much of the sign's height is beyond the card's upper and right edge."""


def ring_picture(size: QSize, theme: Theme, ratio: float) -> QPixmap:
    """A ring in the shape of a card."""
    picture = blank_of(size, ratio)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(0, 0, size.width(), size.height()).adjusted(7, 7, -7, -7)
        # From a glow to a line.
        for width, strength in ((12.0, 0.2), (7.0, 0.4), (3.0, 1.0)):
            line = QPen(faded(theme.colours.accent, strength), width)
            draw_box(painter, frame, size.width() * 0.12, None, line)
    return picture


def sign_place(card: QRect) -> QRect:
    """Where the sign is told of this card: at its upper right, where no card has its number."""
    width = round(card.width() * _WIDTH)
    place = QRect(0, 0, width, round(width * _SHAPE))
    beyond = round(place.height() * _BEYOND)
    place.moveTopRight(card.topRight() + QPoint(beyond, -beyond))
    return place


def sign_picture(steps: int, size: QSize, theme: Theme, ratio: float) -> QPixmap:
    """A pill with an arrow that turns back, and how many steps that was."""
    width, height = size.width(), size.height()
    picture = blank_of(size, ratio)
    colours = theme.colours
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(1.5, 1.5, width - 3, height - 3)
        line = QPen(faded(colours.on_accent, 0.35), 1.5)
        draw_box(painter, pill, pill.height() / 2, colours.accent, line)
        _draw_arrow(
            painter, QRectF(width * 0.13, height * 0.24, height * 0.56, height * 0.52), theme
        )
        words = pill.adjusted(width * 0.48, 0, -width * 0.08, 0)
        font = theme.picture_font(height * 0.52, QFont.Weight.ExtraBold)
        draw_line(
            painter, words, str(steps), font, colours.on_accent, Qt.AlignmentFlag.AlignHCenter
        )
    return picture


def _draw_arrow(painter: QPainter, place: QRectF, theme: Theme) -> None:
    """To the right below, round, and back to the left above."""
    line = place.height() * 0.17
    pen = QPen(theme.colours.on_accent, line)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top, bottom = place.top() + place.height() * 0.28, place.bottom()
    turn = QRectF(place.right() - (bottom - top), top, bottom - top, bottom - top)
    arrow = QPainterPath(QPointF(place.left() + place.width() * 0.2, bottom))
    arrow.lineTo(turn.center().x(), bottom)
    arrow.arcTo(turn, 270, 180)
    arrow.lineTo(place.left(), top)
    tip = place.height() * 0.28
    arrow.moveTo(place.left() + tip, top - tip)
    arrow.lineTo(place.left(), top)
    arrow.lineTo(place.left() + tip, top + tip)
    painter.drawPath(arrow)
