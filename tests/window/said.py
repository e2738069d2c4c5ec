"""Every text that a window has just now, wherever it stands."""

from collections.abc import Iterator
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QWidget,
)


class Said(NamedTuple):
    """One text, and where it stands."""

    where: str
    kind: str
    text: str


def said(window: QWidget) -> list[Said]:
    """All texts of a window that can be seen or heard; widgets always in the same order."""
    found = [Said("window", "title", window.windowTitle())]
    for widget in sorted(window.findChildren(QWidget), key=_identity):
        where = f"{type(widget).__name__} {widget.objectName() or _identity(widget)}"
        if isinstance(widget, QMenu):
            for item in widget.actions():
                said_by_it = (item.text(), item.toolTip(), item.whatsThis())
                found += [Said(where, "item", each) for each in said_by_it]
            found.append(Said(where, "title", widget.title()))
        elif widget.isVisible():
            found += [Said(where, kind, text) for kind, text in _texts(widget)]
    return [each for each in found if each.text]


def _identity(widget: QWidget) -> int:
    """A number that a widget keeps, however it is moved among its siblings."""
    return int(shiboken6.getCppPointer(widget)[0])


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    yield "tool tip", widget.toolTip()
    yield "what's this", widget.whatsThis()
    yield "window title", widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QGroupBox):
        yield "title", widget.title()
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    elif isinstance(widget, QComboBox):
        for index in range(widget.count()):
            yield "choice", widget.itemText(index)
    elif isinstance(widget, QListView) and widget.parentWidget() is not None:
        model = widget.model()
        for row in range(model.rowCount()):
            yield "line", str(model.index(row, 0).data(Qt.ItemDataRole.DisplayRole))
