"""The contrast of texts as they are painted, measured in the pixels of a window."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from tests.view.colour_science import contrast, luminance, over
from tests.window.recogniser import plain
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.widgets.painted import Painted

_LARGE_PIXELS, _LARGE_BOLD_PIXELS = 24, 18.66
_INKED = 24
"""By how much a pixel changes at least where there is ink, and not only its soft edge."""


class Measured(NamedTuple):
    """A text in a window, and its contrast to what lies below it, where that is least."""

    text: str
    ratio: float
    is_large: bool
    can_be_used: bool = True


class _Drawn(NamedTuple):
    text: str
    ink: QColor
    place: QRect
    font: QFont


def is_large(font: QFont) -> bool:
    """True if a text is so large, or so large and bold, that WCAG asks for less contrast."""
    pixels = QFontInfo(font).pixelSize()
    is_bold = font.weight() >= QFont.Weight.Bold
    return pixels >= (_LARGE_BOLD_PIXELS if is_bold else _LARGE_PIXELS)


def measured_in(top: QWidget) -> list[Measured]:
    """Every text that shows in a window and can be used or read, our own and stock ones."""
    drawn: list[_Drawn] = []
    top.grab()  # now everything lies where it stays
    with _watched(top, drawn, has_ink=True):
        whole = plain(top.grab())
    with _watched(top, [], has_ink=False):
        bare = plain(top.grab())
    _refresh(top)
    own = [Measured(*each) for each in (_own(top, each, whole, bare) for each in drawn) if each]
    return own + list(_stock(top, whole))


def _refresh(top: QWidget) -> None:
    for widget in top.findChildren(QWidget):
        if isinstance(widget, Painted):
            widget.refresh()


@contextmanager
def _watched(top: QWidget, drawn: list[_Drawn], *, has_ink: bool) -> Iterator[None]:
    """Meanwhile, what our own widgets write is noted down, or left out."""
    draw_text: Any = QPainter.drawText
    pictured: Any = Painted._pictured
    corners: list[QPoint] = []

    def write(painter: QPainter, *args: Any) -> object:
        if not has_ink:
            return None
        place, flags, text = args
        taken = QFontMetricsF(painter.font()).boundingRect(QRectF(place), int(flags), text)
        at = painter.deviceTransform().mapRect(taken)
        if corners:
            at.translate(QPointF(corners[-1]))
        if text.strip():
            ink = QColor(painter.pen().color())
            drawn.append(_Drawn(text, ink, at.toAlignedRect(), QFont(painter.font())))
        return draw_text(painter, *args)

    def picture(widget: QWidget, draw: Any) -> QPixmap:
        corners.append(widget.mapTo(top, QPoint()))
        try:
            return pictured(widget, draw)  # type: ignore[no-any-return]
        finally:
            corners.pop()

    _refresh(top)
    QPainter.drawText = write  # type: ignore[method-assign, assignment]
    Painted._pictured = picture  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        QPainter.drawText = draw_text  # type: ignore[method-assign]
        Painted._pictured = pictured  # type: ignore[method-assign]


def _own(
    top: QWidget, drawn: _Drawn, whole: QImage, bare: QImage
) -> tuple[str, float, bool, bool] | None:
    """The least contrast of a text to the pixels that its ink covers; None if it isn't seen."""
    place = drawn.place.intersected(whole.rect())
    pairs = set(zip(_pixels(whole, place), _pixels(bare, place), strict=True))
    grounds = sorted({below for above, below in pairs if _differ(above, below)}, key=_brightness)
    if not grounds:
        return None
    extremes = (QColor(grounds[0]), QColor(grounds[-1]))
    ratio = min(contrast(over(drawn.ink, each), each) for each in extremes)
    widget = top.childAt(place.center())
    can_be_used = not isinstance(widget, Choice) or widget.isEnabled()
    return drawn.text, ratio, is_large(drawn.font), can_be_used


def _stock(top: QWidget, whole: QImage) -> Iterator[Measured]:
    """The most contrast that a stock widget has to its own ground is that of its text."""
    for widget, text, place in _stock_texts(top):
        within = QRect(widget.mapTo(top, place.topLeft()), place.size()).intersected(whole.rect())
        shades = Counter(_pixels(whole, within))
        if len(shades) < 2:
            continue  # out of sight
        ground = QColor(shades.most_common(1)[0][0])
        extremes = (min(shades, key=_brightness), max(shades, key=_brightness))
        ratio = max(contrast(QColor(each), ground) for each in extremes)
        yield Measured(text, ratio, is_large(widget.font()))


def _stock_texts(top: QWidget) -> Iterator[tuple[QWidget, str, QRect]]:
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or widget.window() is not top:
            continue
        if widget.visibleRegion().boundingRect() != widget.rect():
            continue  # partly scrolled away
        inside = widget.rect().adjusted(6, 6, -6, -6)
        match widget:
            case Choice() | Painted():
                continue
            case QLabel() if widget.text() and widget.pixmap().isNull():
                yield widget, widget.text(), widget.rect()
            case QCheckBox() if widget.text():
                yield widget, widget.text(), inside.adjusted(26, 0, 0, 0)
            case QAbstractButton() if widget.text():
                yield widget, widget.text(), inside
            case QComboBox():
                yield widget, widget.currentText(), inside.adjusted(0, 0, -28, 0)
            case QLineEdit() if widget.text() or widget.placeholderText():
                yield widget, widget.text() or widget.placeholderText(), inside
            case QGroupBox() if widget.title():
                yield widget, widget.title(), QRect(0, 0, widget.width(), 24)
            case QMenuBar():
                yield widget, "menus", inside
            case QTextEdit() | QPlainTextEdit() if widget.toPlainText():
                yield widget, widget.toPlainText()[:40], inside
            case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal:
                yield from _heads(widget)


def _heads(header: QHeaderView) -> Iterator[tuple[QWidget, str, QRect]]:
    for nth in range(header.count()):
        text = str(header.model().headerData(nth, header.orientation()) or "")
        left, width = header.sectionViewportPosition(nth), header.sectionSize(nth)
        place = QRect(left, 0, width, header.height()).adjusted(6, 6, -6, -6)
        if text and header.rect().contains(place):
            yield header, text, place


def _pixels(image: QImage, place: QRect) -> memoryview:
    part = image.copy(place)  # kept by name: its bits go when it goes
    return memoryview(bytes(part.constBits())).cast("I")


def _differ(one: int, other: int) -> bool:
    return any(abs((one >> shift & 255) - (other >> shift & 255)) > _INKED for shift in (0, 8, 16))


@lru_cache(maxsize=20_000)
def _brightness(pixel: int) -> float:
    return luminance(QColor(pixel))
