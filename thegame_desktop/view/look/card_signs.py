"""What all styles of cards have alike: indices, badges of commands, and the middle of backs."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from thegame_desktop.engine import Card, Command, Direction
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_lettering import Lettering, index_centre
from thegame_desktop.view.look.card_parts import pixels, square, turn_around
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme

_SIGN_BELOW_INDEX = 0.21
_BADGE_CENTRE_FROM_BOTTOM = 0.27
_SPENT_INK = 0.42
"""How much paper is in the ink of a command that binds nobody any more."""


def draw_indices(
    painter: QPainter,
    place: QRectF,
    lettering: Lettering,
    card: Card,
    ink: QColor,
    halo: QPen | None = None,
) -> None:
    """The number, and the sign of its colour, at the upper left and turned at the lower right."""
    width = place.width()
    below = index_centre(place) + QPointF(0, _SIGN_BELOW_INDEX * width)
    for is_turned in (False, True):
        painter.save()
        if is_turned:
            turn_around(painter, place.center())
        lettering.index(painter, place, str(card.number), ink, halo)
        if card.colour is not None:
            sign = pictograms.suit(card.colour)
            painter.fillPath(pictograms.placed(sign, square(below, width * 0.15)), ink)
        painter.restore()


def draw_command(
    painter: QPainter, place: QRectF, theme: Theme, command: Command, *, is_spent: bool
) -> None:
    """A command's badge below the index, which shows in a fan, and a big one at the foot.

    One that is spent is hollow and struck through, and has no lightning any more.
    """
    width = place.width()
    below_index = index_centre(place) + QPointF(0, _SIGN_BELOW_INDEX * width)
    foot = QPointF(place.center().x(), place.bottom() - _BADGE_CENTRE_FROM_BOTTOM * width)
    badge = _spent_badge if is_spent else _badge
    badge(painter, below_index, width * 0.2, theme, command)
    badge(painter, foot, width * 0.34, theme, command)
    if not is_spent:
        _hint(painter, foot + QPointF(-0.17, 0.085) * width, width * 0.14, theme, command)


def draw_medallion(
    painter: QPainter, centre: QPointF, side: float, theme: Theme, pen: QPen
) -> None:
    """An arrow each way in a circle, which is the middle of every back."""
    painter.setBrush(theme.cards.back)
    painter.setPen(pen)
    painter.drawEllipse(square(centre, side))
    painter.setPen(Qt.PenStyle.NoPen)
    for direction in Direction:
        spot = centre - QPointF(0.176, 0.083) * side * direction.value
        sign = pictograms.placed(pictograms.arrow(direction), square(spot, side * 0.41))
        painter.fillPath(sign, mix(theme.cards.back_pattern, theme.cards.paper, 0.4))


def _badge(painter: QPainter, centre: QPointF, side: float, theme: Theme, command: Command) -> None:
    painter.setBrush(theme.cards.on_command)
    painter.drawEllipse(square(centre, side))
    painter.setBrush(_ground(theme, command))
    painter.drawEllipse(square(centre, side - 2 * pixels(side, 0.05)))
    sign = pictograms.placed(pictograms.command(command), square(centre, side * 0.56))
    painter.fillPath(sign, theme.cards.on_command)


def _spent_badge(
    painter: QPainter, centre: QPointF, side: float, theme: Theme, command: Command
) -> None:
    paper, dark = theme.cards.paper, theme.cards.numeral_on_light
    ink = theme.ink_on(paper) if theme.is_high_contrast else mix(dark, paper, _SPENT_INK)
    line, stroke = pixels(side, 0.07), pixels(side, 0.05)
    painter.setBrush(paper)
    painter.drawEllipse(square(centre, side))
    painter.fillPath(
        pictograms.placed(pictograms.command(command), square(centre, side * 0.6)), ink
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The stroke has a margin of paper, or it would be lost on a sign as dark as itself.
    reach = QPointF(0.33, -0.33) * side
    for colour, width in ((paper, 2 * stroke), (ink, stroke)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(centre - reach, centre + reach)
    painter.setPen(QPen(ink, line))
    painter.drawEllipse(square(centre, side - line))
    painter.setPen(Qt.PenStyle.NoPen)


def _hint(painter: QPainter, centre: QPointF, side: float, theme: Theme, command: Command) -> None:
    painter.setBrush(_ground(theme, command))
    painter.drawEllipse(square(centre, side))
    painter.setBrush(theme.cards.on_command)
    painter.drawEllipse(square(centre, side - 2 * pixels(side, 0.07)))
    sign = pictograms.infinity() if command.is_lasting else pictograms.lightning()
    painter.fillPath(pictograms.placed(sign, square(centre, side * 0.76)), _ground(theme, command))


def _ground(theme: Theme, command: Command) -> QColor:
    return theme.cards.command_lasting if command.is_lasting else theme.cards.command_instant
