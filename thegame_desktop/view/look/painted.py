"""What is painted: pictures with nothing on them yet, boxes, smooth edges."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget


def blank(widget: QWidget) -> QPixmap:
    """A picture of a widget's size with nothing on it yet."""
    return blank_of(widget.size(), widget.devicePixelRatioF())


def blank_of(size: QSize, ratio: float) -> QPixmap:
    """A picture of this size, in logical pixels, with nothing on it yet."""
    picture = QPixmap(QSize(size * ratio).expandedTo(QSize(1, 1)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def draw_box(
    painter: QPainter, box: QRectF, radius: float, fill: QColor | None, line: QPen | None = None
) -> None:
    """Draw a box with round corners: its ground, and a line along its edge, as far as wanted."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(box, radius, radius)


@contextmanager
def smooth_painter(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter with smooth edges, ended even if drawing fails, or Qt would crash."""
    with QPainter(device) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield painter
