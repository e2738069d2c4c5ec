"""A slider over all steps of a game, on which its turns can be told apart."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.scaled import Scaled

_TO_COME = 0.4
"""How much of its colour a turn has that is still to come."""


class TurnSlider(Scaled, FocusRing, QSlider):
    """Each turn is a piece of the track, in the colour of whoever played it."""

    least_unit = 0.9

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._starts: Sequence[int] = ()
        self._colours: Sequence[QColor] = ()
        self.setObjectName("replay slider")
        self.setPageStep(1)

    def show_turns(self, starts: Sequence[int], colours: Sequence[QColor]) -> None:
        """Turns start at these steps, the last of which is the end; a colour for each turn."""
        self._starts, self._colours = starts, colours
        self.setRange(0, starts[-1])
        self.update()

    def rescale(self) -> None:
        self.setFixedHeight(round(42 * self.unit))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 24)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click leads there at once, and the pointer can be moved on from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def x_of(self, step: int) -> float:
        """Where a step lies on the track."""
        track = self._track()
        return track.left() + track.width() * step / max(1, self.maximum())

    def _follow(self, event: QMouseEvent) -> None:
        track = self._track()
        share = (event.position().x() - track.left()) / max(1.0, track.width())
        self.setValue(round(share * self.maximum()))

    def _track(self) -> QRectF:
        side, height = 13 * self.unit, 8 * self.unit
        middle = self.height() / 2
        return QRectF(side, middle - height / 2, self.width() - 2 * side, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            self._draw_track(painter)
            self._draw_handle(painter)

    def _draw_track(self, painter: QPainter) -> None:
        track, surface = self._track(), self._theme.colours.surface
        here = self.x_of(self.value())
        if not self._colours:  # nothing was done in the game
            painter.setBrush(self._theme.colours.outline)
            painter.drawRoundedRect(track, track.height() / 3, track.height() / 3)
        for (start, end), colour in zip(pairwise(self._starts), self._colours, strict=True):
            left, right = self.x_of(start), self.x_of(end)
            gap = min(1.5 * self.unit, (right - left) / 4)
            piece = QRectF(left, track.top(), max(1.0, right - left - gap), track.height())
            radius = min(piece.height(), piece.width()) / 3
            painter.setBrush(mix(surface, colour, _TO_COME))
            painter.drawRoundedRect(piece, radius, radius)
            if here > left:
                painter.save()
                painter.setClipRect(QRectF(left, 0, here - left, self.height()))
                painter.setBrush(colour)
                painter.drawRoundedRect(piece, radius, radius)
                painter.restore()

    def _draw_handle(self, painter: QPainter) -> None:
        colours, unit = self._theme.colours, self.unit
        centre = QPointF(self.x_of(self.value()), self.height() / 2)
        edge = colours.focus if self.has_ring else colours.surface
        painter.setPen(QPen(edge, 3 * unit))
        painter.setBrush(colours.text)
        painter.drawEllipse(centre, 10 * unit, 10 * unit)
