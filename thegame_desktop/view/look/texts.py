"""Drawing words so that they fit."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

_SMALLEST_PIXELS = 9


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, made smaller until the text fits into the width on one line."""
    font = QFont(font)
    while font.pixelSize() > _SMALLEST_PIXELS and text_width(font, text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def text_width(font: QFont, text: str) -> float:
    """How wide the text is on one line."""
    return QFontMetricsF(font).horizontalAdvance(text)


def draw_line(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, centred upright, made smaller rather than cut off."""
    painter.setFont(fitted(font, text, rect.width()))
    painter.setPen(colour)
    painter.drawText(QRectF(rect), int(alignment | Qt.AlignmentFlag.AlignVCenter), text)


def draw_lines(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor) -> QRectF:
    """Words wrapped into a rectangle from its top, made smaller until they fit; what they take."""
    font = QFont(font)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    flags |= int(Qt.TextFlag.TextWordWrap)
    while True:
        taken = QFontMetricsF(font).boundingRect(rect, flags, text)
        fits = taken.height() <= rect.height() and taken.width() <= rect.width()
        if fits or font.pixelSize() <= _SMALLEST_PIXELS:
            break
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, flags, text)
    return taken


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour, partly see-through."""
    see_through = QColor(colour)
    see_through.setAlphaF(colour.alphaF() * alpha)
    return see_through
