"""The cards of the game as confetti: where each piece comes to lie, and how they fall there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card
from thegame_desktop.view.look.painted import blank_of
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.choreographer import Choreographer, Glide, Stage, fading_to
from thegame_desktop.view.table.flying_card import FlyingPicture
from thegame_desktop.view.table.table_layout import CARD_SHAPE
from thegame_desktop.view.table.ways import flutter

_COUNT = 60
_LATEST = 0.45
"""When the last piece sets out, as a share of all the time."""


@dataclass(frozen=True)
class Piece:
    """One of them, where it comes to lie."""

    centre: QPointF
    width: float
    angle: float
    presence: float
    """How much of it can be seen in the end, from 0 to 1; while it falls, all of it."""
    colour: QColor

    def draw(self, painter: QPainter, centre: QPointF, presence: float) -> None:
        """Draw it around this point."""
        painter.save()
        painter.translate(centre)
        painter.rotate(self.angle)
        painter.setOpacity(presence)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour)
        width, height = self.width, self.width * CARD_SHAPE
        shape = QRectF(-width / 2, -height / 2, width, height)
        painter.drawRoundedRect(shape, width * 0.15, width * 0.15)
        painter.restore()

    @property
    def place(self) -> QRect:
        """Where it lies, with room to be drawn at any angle."""
        reach = self.width
        around = QRectF(self.centre, self.centre).adjusted(-reach, -reach, reach, reach)
        return around.toAlignedRect()

    def picture(self, ratio: float) -> QPixmap:
        """It alone, as large as its place."""
        place = self.place
        picture = blank_of(place.size(), ratio)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, self.centre - QPointF(place.topLeft()), 1.0)
        return picture


def strewn(size: QSize, unit: float, theme: Theme, free: Sequence[QRectF]) -> Iterator[Piece]:
    """Pieces all over this size, fewer and paler below; none where it is to stay free."""
    chance = Random(98)  # always the same picture
    ground = theme.colours.surface
    for nth in range(_COUNT):
        number = 2 + round(nth * 97 / (_COUNT - 1))
        width = (6 + 6 * chance.random()) * unit
        depth = chance.random() ** 1.5
        centre = QPointF(chance.random() * size.width(), depth * size.height())
        angle = chance.random() * 180
        if not any(rect.contains(centre) for rect in free):
            colour = mix(theme.tint(Card(number)), ground, 0.05)
            yield Piece(centre, width, angle, 0.85 - 0.7 * depth, colour)


class Rain(QObject):
    """Lets pieces fall to where they lie; then they are somebody else's to draw."""

    over = Signal()

    def __init__(self, canvas: QWidget) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._choreographer = Choreographer(self)

    @property
    def is_falling(self) -> bool:
        """True while pieces are on their way."""
        return self._choreographer.is_moving

    def fall(self, pieces: Iterable[Piece], fall_ms: int) -> None:
        """Let these fall."""
        chance, ratio = Random(99), self._canvas.devicePixelRatioF()

        def prepare() -> Iterator[Glide]:
            for piece in pieces:
                flying = FlyingPicture(piece.picture(ratio), self._canvas)
                above = QRect(piece.place)
                above.moveBottom(-1)
                flying.start_from(above)
                delay = round(chance.random() * _LATEST * fall_ms)
                fading = fading_to(piece.presence, flying.fade)
                yield Glide(flying, piece.place, delay, flutter, fading)

        self._choreographer.play([Stage(prepare, round(fall_ms * (1 - _LATEST)), self._land)])

    def stop(self) -> None:
        """Have everything lie at once."""
        self._choreographer.hurry()

    def _land(self) -> None:
        for flying in self._canvas.findChildren(FlyingPicture):
            flying.land()
        self.over.emit()
