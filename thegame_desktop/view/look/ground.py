"""The calm ground of the table and of the pages around it."""

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look import textures
from thegame_desktop.view.look.theme import Theme

_tiles: dict[tuple[str, float], QPixmap | None] = {}
"""The last tiles, by the look and the device pixel ratio."""
_MOST_TILES = 2


def draw_ground(painter: QPainter, widget: QWidget, dirty: QRect, theme: Theme) -> None:
    """Fill the dirty part of a widget; the light comes from a little above its middle."""
    centre = QPointF(widget.width() / 2, widget.height() * 0.4)
    glow = QRadialGradient(centre, max(widget.width(), widget.height()) * 0.72)
    glow.setColorAt(0, theme.colours.table_centre)
    glow.setColorAt(1, theme.colours.table_edge)
    painter.fillRect(dirty, glow)
    tile = _tile(theme, widget.devicePixelRatioF())
    if tile is not None:
        # From the window's corner: where two grounds meet they are one.
        corner = widget.mapTo(widget.window(), dirty.topLeft())
        painter.drawTiledPixmap(QRectF(dirty), tile, QPointF(corner))


def _tile(theme: Theme, ratio: float) -> QPixmap | None:
    key = (theme.look, ratio)
    if key not in _tiles:
        if len(_tiles) >= _MOST_TILES:
            _tiles.clear()
        _tiles[key] = textures.tile(theme.grain, ratio)
    return _tiles[key]
