"""The figures and charts as a picture of their own, whatever the window looks like."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from thegame_desktop.view.look.texts import draw_line
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData, Tile
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing
from thegame_desktop.view.statistics.figure_tiles import (
    TILE_SHARES,
    draw_card,
    draw_tile,
    tile_height,
)

_WIDTH, _CHART_HEIGHT, _MARGIN, _GAP = 1200, 380, 32, 14
_SCALE = 2


def draw_picture(
    title: str, filters: str, tiles: Sequence[Tile], charts: Sequence[ChartData], theme: Theme
) -> QImage:
    """All of it, twice as fine as a usual screen."""
    head, line = theme.font(34, QFont.Weight.Black), theme.font(16)
    head_height, line_height = head.pixelSize() * 1.4, line.pixelSize() * 1.6
    row_height = tile_height(1.0)
    height = 2 * _MARGIN + head_height + line_height + row_height + _CHART_HEIGHT + 2 * _GAP
    image = QImage(QSize(_WIDTH, round(height)) * _SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SCALE)
    image.fill(theme.colours.table_centre)
    room = QRectF(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, head_height)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_line(painter, room, title, head, theme.colours.text)
        room = QRectF(room.left(), room.bottom(), room.width(), line_height)
        draw_line(painter, room, filters, line, theme.colours.text_muted)
        room = QRectF(room.left(), room.bottom() + _GAP, room.width(), row_height)
        for place, tile in zip(_beside(room, TILE_SHARES), tiles, strict=True):
            draw_tile(painter, place, tile, theme, 1.0)
        room = QRectF(room.left(), room.bottom() + _GAP, room.width(), _CHART_HEIGHT)
        for place, chart in zip(_beside(room, [1] * len(charts)), charts, strict=True):
            _draw_chart(painter, place, chart, theme)
    return image


def _draw_chart(painter: QPainter, place: QRectF, chart: ChartData, theme: Theme) -> None:
    draw_card(painter, place, theme, 1.0)
    font = theme.font(17, QFont.Weight.Bold)
    inner = place.adjusted(18, 14, -18, -14)
    line = QRectF(inner.left(), inner.top(), inner.width(), font.pixelSize() * 1.5)
    draw_line(painter, line, chart.title, font, theme.colours.text, Qt.AlignmentFlag.AlignLeft)
    inner.setTop(line.bottom() + 10)
    ChartDrawing(chart, theme, inner, 1.0).draw(painter)


def _beside(room: QRectF, shares: Sequence[int]) -> list[QRectF]:
    """Places side by side, of these shares of the room."""
    unit = (room.width() - _GAP * (len(shares) - 1)) / sum(shares)
    places, x = [], room.left()
    for share in shares:
        places.append(QRectF(x, room.top(), share * unit, room.height()))
        x += share * unit + _GAP
    return places
