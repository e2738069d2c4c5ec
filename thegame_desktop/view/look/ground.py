"""The calm ground of the table and of the pages around it."""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.theme import Theme


def draw_ground(painter: QPainter, widget: QWidget, dirty: QRect, theme: Theme) -> None:
    """Fill the dirty part of a widget; the light comes from a little above its middle."""
    centre = QPointF(widget.width() / 2, widget.height() * 0.4)
    glow = QRadialGradient(centre, max(widget.width(), widget.height()) * 0.72)
    glow.setColorAt(0, theme.colours.table_centre)
    glow.setColorAt(1, theme.colours.table_edge)
    painter.fillRect(dirty, glow)
