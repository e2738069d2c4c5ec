"""Whether everything that can be used says what it does, and what it is to whoever asks."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.scaled_page import ScaledPage

_CONTROLS = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox),
    *(QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, Painted),
)
_TOO_GENERAL = (QDialog, GameTable, ScaledPage, EndPage)
"""What these say is about all of them, and tells nothing about a part."""


def unexplained(windows: Sequence[QWidget]) -> Iterator[str]:
    """What can be used or read on its own, and lacks a tool tip or a what's-this text."""
    for window in windows:
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and widget.window() is window and _is_control(widget):
                yield from _lacks_of(widget)


def unexplained_items(window: QWidget) -> Iterator[str]:
    """The items of menus that lack one of the two."""
    menus = [each for each in window.findChildren(QMenu) if each.title()]  # Qt has one for itself
    for menu in menus:
        for item in (each for each in menu.actions() if not each.isSeparator()):
            name = item.text().replace("&", "")
            if item.toolTip() in ("", name, name.rstrip("… ")):  # Qt's own
                yield f"no tool tip: item {name!r}"
            if not item.whatsThis():
                yield f"no what's-this text: item {name!r}"


def _is_control(widget: QWidget) -> bool:
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
        return False  # nobody can point at it
    if isinstance(widget, QScrollBar) or isinstance(widget.parentWidget(), QLineEdit):
        return False  # parts of something else, and known from every other program
    if isinstance(widget, QLabel):
        return False  # words that can be selected, at most
    has_focus = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not widget.isWindow()
    return isinstance(widget, _CONTROLS) or has_focus


def _lacks_of(widget: QWidget) -> Iterator[str]:
    name = f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()!r}"
    if not widget.toolTip() and not isinstance(widget, _TOO_GENERAL):
        yield f"no tool tip: {name}"
    if not _asked(widget):
        yield f"no what's-this text: {name}"


def _asked(widget: QWidget) -> str:
    """What is told of the widget: by itself, or by a part of the window that is about it."""
    asked = widget
    while not asked.whatsThis():
        outer = asked.parentWidget()
        if outer is None or outer.isWindow() or isinstance(outer, _TOO_GENERAL):
            return ""
        asked = outer
    return asked.whatsThis()
