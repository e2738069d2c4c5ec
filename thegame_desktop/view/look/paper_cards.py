"""The style Paper: printed in one ink, with a woven band that lies the higher the number is."""

from functools import cache, lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from thegame_desktop.engine import Card, Colour, Command
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
from thegame_desktop.view.look.style_sheet import contrast, mix, with_alpha

_FRAME = 0.05
_FRAME_CORNER = 0.045
_LOWEST_BAND, _HIGHEST_BAND = 0.1, 0.9
_THREADS = 9
_POINTS = 90
_BAND_HEIGHT = 0.27
_SIZES = 8
_PETALS = 16
_HALO = 0.12
_CLEAR_OF_NUMERAL, _CLEAR_OF_INDEX = 0.42, 0.27
"""How far from the middle the band touches neither."""
_LINE = 0.009
_NUMERAL_ABOVE = 0.2
_DARKEST = 300
_READABLE, _WELL_READABLE = 5.0, 7.0


class PaperCards(CardDrawing):
    """A frame around each, and hairlines of one ink."""

    def face(
        self,
        painter: QPainter,
        place: QRectF,
        card: Card,
        command: Command | None,
        *,
        is_spent: bool = False,
    ) -> None:
        """The front: paper, a frame, a band or a sign, the numeral and its indices."""
        tint, paper, width = self._theme.tint(card), self._paper(), place.width()
        ink = self._ink(tint, paper)
        draw_paper(painter, place, self._theme, paper)
        frame = within(place, pixels(width, _FRAME))
        text, halo = str(card.number), QPen(paper, width * _HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        off_middle = 0.0
        if card.colour is None:
            off_middle = abs(self._band(painter, frame, share_of(card), tint)) / width
            numeral_halo = halo if off_middle < _CLEAR_OF_NUMERAL else None
            self._lettering.numeral(painter, place, text, ink, numeral_halo)
        else:
            self._sign(painter, place, card.colour, share_of(card), tint, ink)
            above = place.center() - QPointF(0, _NUMERAL_ABOVE * width)
            self._lettering.text(painter, text, above, 0.45 * width, 0.43 * width, ink)
        # Only where threads pass: a halo takes longer than what it lies around.
        index_halo = halo if off_middle > _CLEAR_OF_INDEX else None
        draw_indices(painter, place, self._lettering, card, ink, index_halo)
        outlined(painter, frame, width * _FRAME_CORNER, QPen(ink, pixels(width, _LINE)))
        if command is not None:
            draw_command(painter, place, self._theme, command, is_spent=is_spent)

    def back(self, painter: QPainter, place: QRectF) -> None:
        """The back: a woven rose in a frame, and an arrow each way in its middle."""
        colours, width = self._theme.cards, place.width()
        draw_paper(painter, place, self._theme, self._paper())
        panel = within(place, pixels(width, _FRAME))
        line = QPen(colours.back_pattern, pixels(width, _LINE))
        textured(painter, panel, width * _FRAME_CORNER, self._weave)
        draw_medallion(painter, place.center(), width * 0.4, self._theme, line)

    def _paper(self) -> QColor:
        # By lamplight paper isn't as white as by day.
        share = 0.045 if self._theme.is_dark and not self._theme.is_high_contrast else 0.02
        return mix(self._theme.cards.paper, self._theme.cards.numeral_on_light, share)

    def _ink(self, tint: QColor, paper: QColor) -> QColor:
        """The tint, as much darker as it takes to be read on paper."""
        wanted = _WELL_READABLE if self._theme.is_high_contrast else _READABLE
        shades = (tint.darker(percent) for percent in range(100, _DARKEST, 8))
        inks = (shade for shade in shades if contrast(shade, paper) >= wanted)
        return next(inks, self._theme.ink_on(paper))

    def _band(self, painter: QPainter, frame: QRectF, share: float, tint: QColor) -> float:
        """Threads from side to side, the higher the number; how far below the middle they lie."""
        at = _LOWEST_BAND + (_HIGHEST_BAND - _LOWEST_BAND) * share
        band = QImage(_threads(round(frame.width())))
        with QPainter(band) as dye:
            dye.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            dye.fillRect(band.rect(), tint)
        below = frame.height() * (0.5 - at)
        top = round(frame.center().y() + below - band.height() / 2)
        painter.drawImage(QPointF(frame.left(), top), band)
        return below

    def _sign(
        self,
        painter: QPainter,
        place: QRectF,
        suit: Colour,
        share: float,
        tint: QColor,
        ink: QColor,
    ) -> None:
        """The colour's sign below the numeral, as full as the number is high."""
        width = place.width()
        spot = square(place.center() + QPointF(0, 0.27 * width), width * 0.4)
        sign = pictograms.placed(pictograms.suit(suit), spot)
        level = 1 - share
        filling = QLinearGradient(spot.topLeft(), spot.bottomLeft())
        pale = mix(self._paper(), tint, 0.4)
        for at, colour in ((level, pale), (level + 0.001, tint)):
            filling.setColorAt(min(at, 1.0), colour)
        painter.fillPath(sign, filling)
        painter.strokePath(sign, QPen(ink, 1.5 * pixels(width, _LINE)))

    def _weave(self, painter: QPainter, ground: QRectF) -> None:
        colours, width = self._theme.cards, ground.width()
        painter.fillRect(ground, colours.back)
        pen = QPen(with_alpha(colours.back_pattern, 0.5), pixels(width, 0.005))
        for size in (1.75, 1.0):
            to_middle = QTransform.fromTranslate(ground.center().x(), ground.center().y())
            painter.strokePath(to_middle.scale(size * width, size * width).map(_rose()), pen)
        frame = within(ground, pixels(width, 0.03))
        line = QPen(colours.back_pattern, pixels(width, _LINE))
        outlined(painter, frame, width * _FRAME_CORNER * 0.6, line)


# Fine lines take longer than all the rest of a card.
@lru_cache(maxsize=_SIZES)
def _threads(width: int) -> QImage:
    """Waves that swing about a line, each a little later than the one before."""
    image = QImage(width, round(width * _BAND_HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    pen = QPen(with_alpha(QColor(Qt.GlobalColor.black), 0.65), pixels(width, 0.006))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.translate(0, image.height() / 2)
        for thread in range(_THREADS):
            phase = 2 * pi * thread / _THREADS
            shares = [point / _POINTS for point in range(_POINTS + 1)]
            painter.drawPolyline([QPointF(at * width, _swing(at, phase) * width) for at in shares])
    return image


def _swing(at: float, phase: float) -> float:
    return (0.085 - 0.04 * cos(4 * pi * at)) * sin(5 * pi * at + phase)


@cache
def _rose() -> QPainterPath:
    """Ellipses around one middle, each turned a little further."""
    path = QPainterPath()
    for turn in range(_PETALS):
        ellipse = QPainterPath()
        ellipse.addEllipse(QPointF(), 0.4, 0.22)
        path.addPath(QTransform().rotate(180 * turn / _PETALS).map(ellipse))
    return path
