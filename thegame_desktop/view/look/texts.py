"""Drawing words so that they fit, and handing them to Qt so that they stay as they are."""

import math
from html import escape
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

_SMALLEST_PIXELS = 9
_HALF_A_PIXEL = 0.5
_LONGEST_TIP_LINE = 90
"""Longer lines of a tool tip are wrapped."""
_LONGEST_PATH = 240
"""Of a longer one, the middle is left out: a dialog has to fit on the smallest screen."""


def fitted(
    font: QFont,
    text: str,
    width: float,
    smallest: int = _SMALLEST_PIXELS,
    height: float = math.inf,
) -> QFont:
    """The font, made smaller until the text fits into the width, and the height, on one line."""
    font = QFont(font)
    while font.pixelSize() > smallest and not _fits(font, text, width, height):
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _fits(font: QFont, text: str, width: float, height: float) -> bool:
    """True if a line of its own, centred upright, has room for the ink of all letters."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) > width:
        return False
    if math.isinf(height):
        return True
    baseline = (height + metrics.ascent() - metrics.descent()) / 2
    ink = metrics.tightBoundingRect(text).translated(0, baseline)
    return ink.top() > -_HALF_A_PIXEL and ink.bottom() < height + _HALF_A_PIXEL


def text_width(font: QFont, text: str) -> float:
    """How wide the text is on one line."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    """The text, or its beginning if there is no room for all of it."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def draw_line(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, centred upright, made smaller first, and shortened only if it must be."""
    font = fitted(font, text, rect.width(), height=rect.height())
    text = elided(font, text, rect.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QRectF(rect), int(alignment | Qt.AlignmentFlag.AlignVCenter), text)


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> QRectF:
    """Words wrapped into a rectangle from its top, made smaller until they fit; what they take."""
    font = QFont(font)
    flags = int(side | Qt.AlignmentFlag.AlignTop)
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


def tinge(label: QLabel, colour: QColor) -> None:
    """Write a label's text in this colour; to be called again from `retranslate`.

    By the palette: with a style sheet of its own a label would lose its font.
    """
    palette = label.palette()
    palette.setColor(label.foregroundRole(), colour)
    label.setPalette(palette)


def as_tool_tip(text: str) -> str:
    """The text for a tool tip: Qt would take a name such as <b> for a format, or never wrap it."""
    if "<" not in text and "&" not in text and max(map(len, text.split("\n"))) <= _LONGEST_TIP_LINE:
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


def explain(thing: QWidget | QAction, tip: str, meaning: str) -> None:
    """Say in a tool tip what something does, and what it means to whoever asks what it is."""
    thing.setToolTip(as_tool_tip(tip))
    thing.setWhatsThis(meaning)


def inscribe(thing: QAbstractButton | QAction, text: str, tip: str, meaning: str) -> None:
    """Write this on a button or into a menu, and `explain` it."""
    thing.setText(text)
    explain(thing, tip, meaning)


def key_name(keys: str | QKeySequence | QKeySequence.StandardKey) -> str:
    """A shortcut as the platform and the language write it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def as_label(text: str) -> str:
    """The text for a button or a menu: Qt would take an & for an underline."""
    return text.replace("&", "&&")


def as_shown_path(path: Path) -> str:
    """The path as it can be shown: names of files may hold anything, even half characters.

    In the middle of a very long one something is left out, or nothing else would fit beside it.
    """
    text = str(path)
    if len(text) > _LONGEST_PATH:
        half = _LONGEST_PATH // 2
        text = f"{text[: half - 1]}…{text[-half:]}"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
