"""The style Tide: a card full of colour, in which the water stands the higher the number is."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from thegame_desktop.engine import Card, Command
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_drawing import CardDrawing
from thegame_desktop.view.look.card_parts import (
    draw_paper,
    outlined,
    pixels,
    share_of,
    square,
    textured,
    within,
)
from thegame_desktop.view.look.card_signs import draw_command, draw_indices, draw_medallion
from thegame_desktop.view.look.style_sheet import mix, with_alpha

_INSET = 0.042
_PANEL_CORNER = 0.052
_LOWEST_TIDE, _HIGHEST_TIDE = 0.05, 0.93
_SWINGS = (0.075, -0.085, 0.06)
"""How far the waves swing, one behind the other."""
_DEPTH, _BACK_DEPTH = 300, 160
"""How many times darker the bottom of the sea is, in percent."""
_BACK_WAVES = 12


class TideCards(CardDrawing):
    """A panel of water in a margin of paper."""

    def face(
        self,
        painter: QPainter,
        place: QRectF,
        card: Card,
        command: Command | None,
        *,
        is_spent: bool = False,
    ) -> None:
        """The front: paper, a panel in the card's tint, the numeral and its indices."""
        tint = self._theme.tint(card)
        ink = self._theme.numeral_on(tint)
        width, text = place.width(), str(card.number)
        draw_paper(painter, place, self._theme, self._theme.cards.paper)
        self._panel(painter, place, card, tint)
        shade = with_alpha(mix(tint, self._theme.cards.shadow, 0.6), 0.4)
        self._lettering.numeral(painter, place, text, shade, shift=pixels(width, 0.016))
        self._lettering.numeral(painter, place, text, ink)
        draw_indices(painter, place, self._lettering, card, ink)
        if command is not None:
            draw_command(painter, place, self._theme, command, is_spent=is_spent)

    def back(self, painter: QPainter, place: QRectF) -> None:
        """The back: the sea by night, and an arrow each way in the middle."""
        colours, width = self._theme.cards, place.width()
        draw_paper(painter, place, self._theme, colours.paper)
        panel, radius = within(place, pixels(width, _INSET)), width * _PANEL_CORNER
        textured(painter, panel, radius, self._sea)
        pen = QPen(mix(colours.back, colours.back_pattern, 0.7), pixels(width, 0.012))
        outlined(painter, within(panel, pixels(width, 0.025)), radius * 0.6, pen)
        draw_medallion(painter, place.center(), width * 0.5, self._theme, pen)

    def _panel(self, painter: QPainter, place: QRectF, card: Card, tint: QColor) -> None:
        def ground(brush: QPainter, panel: QRectF) -> None:
            self._water(brush, panel, card, tint)

        panel = within(place, pixels(place.width(), _INSET))
        textured(painter, panel, place.width() * _PANEL_CORNER, ground)

    def _water(self, painter: QPainter, ground: QRectF, card: Card, tint: QColor) -> None:
        colours, width = self._theme.cards, ground.width()
        is_light = self._theme.numeral_on(tint) == colours.numeral_on_light
        deep = tint.darker(_DEPTH)
        # Shaded away from the ink, so that this can be read everywhere.
        above = (mix(tint, colours.paper, 0.22), tint) if is_light else (tint, mix(tint, deep, 0.2))
        painter.fillRect(ground, _downwards(ground, *above))
        tide = _LOWEST_TIDE + (_HIGHEST_TIDE - _LOWEST_TIDE) * share_of(card)
        level = ground.bottom() - ground.height() * tide
        foam = mix(above[1], colours.paper, 0.3)
        painter.fillPath(_wave(ground, level, _SWINGS[0] * width), foam)
        level += pixels(width, 0.007)
        # All of it is opaque: that is drawn several times as fast.
        for layer, swing in enumerate(_SWINGS, start=1):
            depth = (0.09 if is_light else 0.17) * layer
            water = _downwards(ground, mix(above[0], deep, depth), mix(above[1], deep, depth))
            painter.fillPath(_wave(ground, level, swing * width), water)
            level += 0.06 * width
        if card.colour is not None:
            sign = pictograms.suit(card.colour)
            spot = square(ground.center(), width * 0.84)
            painter.fillPath(pictograms.placed(sign, spot), with_alpha(colours.numeral, 0.16))

    def _sea(self, painter: QPainter, ground: QRectF) -> None:
        colours, width = self._theme.cards, ground.width()
        light = mix(colours.back, colours.back_pattern, 0.3)
        deep = colours.back.darker(_BACK_DEPTH)
        painter.fillRect(ground, light)
        crest = QPen(with_alpha(colours.back_pattern, 0.5), pixels(width, 0.007))
        for wave in range(_BACK_WAVES):
            level = ground.top() + ground.height() * (wave + 0.5) / _BACK_WAVES
            swing = width * (0.07 if wave % 2 else -0.07)
            shade = mix(light, deep, (wave + 1) / _BACK_WAVES)
            painter.fillPath(_wave(ground, level, swing), shade)
            painter.strokePath(_crest(ground, level, swing), crest)


def _downwards(ground: QRectF, top: QColor, bottom: QColor) -> QBrush:
    gradient = QLinearGradient(ground.topLeft(), ground.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return QBrush(gradient)


def _crest(ground: QRectF, level: float, swing: float) -> QPainterPath:
    """The line of a wave from the left to the right."""
    left, right, width = ground.left(), ground.right(), ground.width()
    path = QPainterPath(QPointF(left, level))
    path.cubicTo(
        left + width * 0.33, level - swing, left + width * 0.66, level + swing, right, level
    )
    return path


def _wave(ground: QRectF, level: float, swing: float) -> QPainterPath:
    """All that lies below a wave."""
    path = _crest(ground, level, swing)
    path.lineTo(ground.bottomRight())
    path.lineTo(ground.bottomLeft())
    path.closeSubpath()
    return path
