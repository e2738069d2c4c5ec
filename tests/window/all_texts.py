"""Every text that a window has to show or to tell, and whether it has the room for it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QWidget,
)

from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.widgets.painted import Painted

LEAST_PIXELS = 10
"""Painted words are made smaller rather than cut off, but not so small that none can read them."""
_ICON_GAP = 4
"""What Qt leaves between the icon and the word of a box to choose from."""


class Text(NamedTuple):
    """A text, and where it was found."""

    where: str
    text: str


# What can be read and heard


def texts_of(top: QWidget) -> list[Text]:
    """All texts of a window and of what shows in it, always in the same order."""
    found = [Text("window title", top.windowTitle())] if top.isWindow() else []
    for widget in (top, *_shown_in(top)):
        found += [Text(f"{_name(widget)}: {what}", text) for what, text in _said_by(widget)]
    if isinstance(top, QMainWindow):
        for menu in top.findChildren(QMenu):
            found.append(Text("menu", menu.title()))
            for item in (menu.menuAction(), *menu.actions()):
                said = (item.text(), _plain(item.toolTip()), item.whatsThis())
                found += [Text(f"item of {menu.title()}", each) for each in said]
    return [each for each in found if each.text.strip()]


def _said_by(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tool tip", _plain(widget.toolTip())
    yield "what's this", _plain(widget.whatsThis())
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    match widget:
        case Choice():
            yield "label", widget.label
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QGroupBox():
            yield "title", widget.title()
        case QComboBox():
            for index in range(widget.count()):
                yield "item", widget.itemText(index)
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QAbstractItemView() if widget.model() is not None:
            for row in range(widget.model().rowCount()):
                yield "row", str(widget.model().index(row, 0).data())


def _plain(tip: str) -> str:
    """A tool tip as it is read: one with a player's name may be written as rich text."""
    if not tip.startswith("<p "):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def _shown_in(top: QWidget) -> list[QWidget]:
    return [each for each in top.findChildren(QWidget) if each.isVisible() and each.window() is top]


def _name(widget: QWidget) -> str:
    return widget.objectName() or type(widget).__name__


def open_windows(main: QWidget) -> list[QWidget]:
    """The window, and all dialogs that are open beside it."""
    dialogs = [each for each in main.findChildren(QDialog) if each.isVisible()]
    return [main, *dialogs]


def bare_parts(text: str) -> str:
    """What of a text in brackets was never translated; empty if all of it was."""
    if text.rstrip("\u2069").endswith("…"):  # shortened, its closing brackets too; a name is closed
        text += "›" * (text.count("‹") - text.count("›"))
    while (shorter := re.sub(r"‹[^‹›]*›", "", text)) != text:
        text = shorter
    return text.strip() if has_words(text) else ""


def has_words(text: str) -> bool:
    """True if there is anything to translate: more than numbers, signs and letters on keys."""
    return re.search(r"[^\W\d_]{2}", text) is not None


# What is painted


class PaintedText(NamedTuple):
    """A text as it was painted: how large, and by how much its place was too small."""

    text: str
    pixels: int
    lacks: QSize


@contextmanager
def _noted() -> Iterator[list[PaintedText]]:
    """Meanwhile, all texts that our own widgets paint are noted down."""
    noted: list[PaintedText] = []
    draw_text: Any = QPainter.drawText

    def note(painter: QPainter, *args: Any) -> object:
        place, flags, text = args
        lacks = _lacks_of_painted(QFontMetricsF(painter.font()), QRectF(place), int(flags), text)
        noted.append(PaintedText(text, painter.font().pixelSize(), lacks))
        return draw_text(painter, *args)

    QPainter.drawText = note  # type: ignore[method-assign, assignment]
    try:
        yield noted
    finally:
        QPainter.drawText = draw_text  # type: ignore[method-assign]


def _lacks_of_painted(metrics: QFontMetricsF, place: QRectF, flags: int, text: str) -> QSize:
    """How much of the words, or of the ink of a single line, lies outside of its place."""
    taken = metrics.boundingRect(place, flags, text)
    across, down = taken.width() - place.width(), taken.height() - place.height()
    if not flags & Qt.TextFlag.TextWordWrap.value:
        # Not what Qt takes for it: the last letter may lean over its own edge by a pixel.
        across = metrics.horizontalAdvance(text) - place.width()
        ink = metrics.tightBoundingRect(text).translated(0, taken.top() + metrics.ascent())
        down = max(place.top() - ink.top(), ink.bottom() - place.bottom())
    return QSize(max(0, round(across)), max(0, round(down)))


def painted_in(top: QWidget) -> list[PaintedText]:
    """All texts that show in a window because our own widgets paint them."""
    for widget in _shown_in(top):
        if isinstance(widget, Painted):
            widget.refresh()
    with _noted() as noted:
        top.grab()
    return [each for each in noted if each.text.strip()]


# Whether there is room


def too_small(windows: Sequence[QWidget]) -> Iterator[str]:
    """What is cut off, and what is painted too small to be read."""
    for window in windows:
        yield from cut_off(window)
        for text, pixels, lacks in painted_in(window):
            if not lacks.isNull() or pixels < LEAST_PIXELS:
                cut = f"{lacks.width()}×{lacks.height()}"
                yield f"{text!r}, painted {pixels} pixels high, sticks out by {cut}"


def cut_off(top: QWidget) -> list[str]:
    """The texts of stock widgets that don't fit where they are."""
    return [f"{_name(each)}: {fault}" for each in _shown_in(top) for fault in _lacks_of(each)]


def _lacks_of(widget: QWidget) -> Iterator[str]:
    match widget:
        case Choice():
            return  # painted
        case QLabel() if widget.text():
            yield from _outside(widget, widget.text())
            yield from _lacks_of_label(widget)
        case QPushButton():
            yield from _outside(widget, widget.text())
            yield from _too_small(widget, widget.text(), _inside_of_button(widget).size())
        case QAbstractButton() if widget.text():
            yield from _outside(widget, widget.text())
            yield from _too_small(widget, widget.text(), widget.size(), widget.sizeHint())
        case QGroupBox():
            yield from _too_small(widget, widget.title(), widget.size())
        case QComboBox():
            field = _field_of_combo(widget).size()
            for index in range(widget.count()):
                icon = widget.iconSize().width() + _ICON_GAP
                taken = QSize(0 if widget.itemIcon(index).isNull() else icon, 0)
                yield from _too_small(widget, widget.itemText(index), field - taken)
        case QLineEdit():
            yield from _too_small(widget, widget.placeholderText(), _inside_of_line(widget).size())
        case QMenuBar():
            for action in widget.actions():
                if not widget.rect().contains(widget.actionGeometry(action)):
                    yield f"no room for {action.text()!r}"


def _lacks_of_label(label: QLabel) -> Iterator[str]:
    if not label.wordWrap():
        yield from _too_small(label, label.text(), label.size(), label.minimumSizeHint())
        return
    if label.heightForWidth(label.width()) > label.height():
        yield f"too low for {label.text()!r}"
    room = label.contentsRect().adjusted(label.margin(), 0, -label.margin(), 0)
    wrap = int(Qt.TextFlag.TextWordWrap)
    lines = label.fontMetrics().boundingRect(0, 0, room.width(), 10_000, wrap, label.text())
    if lines.width() > room.width():
        yield f"too narrow for a word of {label.text()!r}"


def _too_small(
    widget: QWidget, text: str, room: QSize, needed: QSize | None = None
) -> Iterator[str]:
    """What is missing, if anything, to show a line of text in this room."""
    if needed is None:
        needed = widget.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), text)
    lacks = needed - room
    if lacks.width() > 0 or lacks.height() > 0:
        yield f"{max(0, lacks.width())}×{max(0, lacks.height())} pixels missing for {text!r}"


def _outside(widget: QWidget, text: str) -> Iterator[str]:
    """Where it sticks out of what it lies in; what can be scrolled to is in sight."""
    outer = widget.parentWidget()
    while outer is not None and not widget.isWindow():
        place, room = QRect(widget.mapTo(outer, QPoint()), widget.size()), outer.rect()
        scrolls = isinstance(outer.parentWidget(), QAbstractScrollArea)
        if scrolls:
            room = QRect(room.left(), place.top(), room.width(), place.height())
        if not room.contains(place):
            yield f"{text!r} lies outside of {_name(outer)}: {place} in {room}"
        if scrolls or outer.isWindow() or not room.contains(place):
            return
        outer = outer.parentWidget()


def _inside_of_button(button: QPushButton) -> QRect:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    element = QStyle.SubElement.SE_PushButtonContents
    return button.style().subElementRect(element, option, button)


def _inside_of_line(line: QLineEdit) -> QRect:
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    element = QStyle.SubElement.SE_LineEditContents
    return line.style().subElementRect(element, option, line)


def _field_of_combo(combo: QComboBox) -> QRect:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return combo.style().subControlRect(kind, option, part, combo)
