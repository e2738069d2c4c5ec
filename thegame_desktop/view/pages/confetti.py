"""The cards of the game as confetti: it falls through the panel and out of sight."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card
from thegame_desktop.view.look.painted import blank_of
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.motion.flying_card import FlyingPicture
from thegame_desktop.view.table.motion.ways import flutter
from thegame_desktop.view.table.places.table_layout import CARD_SHAPE

_COUNT = 60
_LATEST = 0.45
"""When the last piece sets out, as a share of all the time."""


@dataclass(frozen=True)
class Piece:
    """One of them, and how far from the left it falls."""

    left: float
    width: float
    angle: float
    colour: QColor

    @property
    def size(self) -> QSize:
        """The room that it needs at any angle."""
        return QSize(round(2 * self.width), round(2 * self.width))

    def picture(self, ratio: float) -> QPixmap:
        """It alone, in the middle of its room."""
        picture = blank_of(self.size, ratio)
        width, height = self.width, self.width * CARD_SHAPE
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(width, width))
            painter.rotate(self.angle)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour)
            shape = QRectF(-width / 2, -height / 2, width, height)
            painter.drawRoundedRect(shape, width * 0.15, width * 0.15)
        return picture


def strewn(width: int, unit: float, theme: Theme) -> Iterator[Piece]:
    """Pieces all over this width, in the colours of the cards from the lowest to the highest."""
    chance = Random(98)  # always the same picture
    ground = theme.colours.surface
    for nth in range(_COUNT):
        number = 2 + round(nth * 97 / (_COUNT - 1))
        yield Piece(
            left=chance.random() * width,
            width=(6 + 6 * chance.random()) * unit,
            angle=chance.random() * 180,
            colour=mix(theme.tint(Card(number)), ground, 0.05),
        )


class Rain(QObject):
    """Lets confetti fall from above the canvas to below it; nothing of it stays."""

    def __init__(self, canvas: QWidget) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._choreographer = Choreographer(self)

    @property
    def is_falling(self) -> bool:
        """True while some of it is in the air."""
        return self._choreographer.is_moving

    def fall(self, unit: float, theme: Theme, fall_ms: int) -> None:
        """Let it fall for so long."""
        chance, ratio = Random(99), self._canvas.devicePixelRatioF()

        def prepare() -> Iterator[Glide]:
            for piece in strewn(self._canvas.width(), unit, theme):
                flying = FlyingPicture(piece.picture(ratio), self._canvas)
                above = QRect(QPointF(piece.left, 0).toPoint(), piece.size)
                above.moveBottom(-1)
                below = QRect(above)
                below.moveTop(self._canvas.height())
                flying.start_from(above)
                delay = round(chance.random() * _LATEST * fall_ms)
                yield Glide(flying, below, delay, flutter)

        self._choreographer.play([Stage(prepare, round(fall_ms * (1 - _LATEST)), self._land)])

    def stop(self) -> None:
        """Have everything out of sight at once."""
        self._choreographer.hurry()

    def _land(self) -> None:
        for flying in self._canvas.findChildren(FlyingPicture):
            flying.land()
