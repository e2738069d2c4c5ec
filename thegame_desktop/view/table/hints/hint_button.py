"""The button that asks for a hint: a light bulb."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QPushButton, QWidget

from thegame_desktop.view.look.pictograms import placed
from thegame_desktop.view.look.shapes import FINE, box, curve, line, stroke
from thegame_desktop.view.look.texts import faded
from thegame_desktop.view.look.theme import Theme

_SHARE = 0.62
"""How much of the button's height the sign has."""


class HintButton(QPushButton):
    """Has a sign instead of words."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self.height() * _SHARE
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.colours
        ink = colours.text if self.isEnabled() else faded(colours.text_muted, 0.45)
        painter.fillPath(placed(_bulb(), square), ink)


@cache
def _bulb() -> QPainterPath:
    """A bulb, its socket below, and a filament."""
    glass = curve(
        (0.4, 0.72),
        ((0.4, 0.6), (0.22, 0.54), (0.22, 0.35)),
        ((0.22, 0.19), (0.35, 0.07), (0.5, 0.07)),
        ((0.65, 0.07), (0.78, 0.19), (0.78, 0.35)),
        ((0.78, 0.54), (0.6, 0.6), (0.6, 0.72)),
    )
    glass.closeSubpath()
    filament = stroke(line((0.42, 0.36), (0.5, 0.44), (0.58, 0.36)), 0.06)
    filament = filament.united(stroke(line((0.5, 0.44), (0.5, 0.68)), 0.06))
    socket = box(0.38, 0.78, 0.24, 0.07, 0.035).united(box(0.42, 0.88, 0.16, 0.07, 0.035))
    bulb = stroke(glass, 0.085).united(filament).united(socket)
    return QTransform.fromScale(1 / FINE, 1 / FINE).map(bulb)
