"""Everything that a program could tell in words, wherever it is kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QMetaObject,
    QMetaType,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tests.window.driver import Driver
from thegame_desktop.view.pages.new_game_page import NewGamePage

_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
    QAccessible.Text.Identifier,
)
ALL_ROLES = range(Qt.ItemDataRole.UserRole + 33)
_USUAL_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.UserRole,
)
_NEWEST = 2
"""How many rows of a model are asked for every role each time; the others were asked before."""
_LEFT_OUT = frozenset({"styleSheet", "html"})
"""Properties that are texts about looks; what an HTML text says is in another property too."""


class Word(NamedTuple):
    """A text, and where it was found."""

    where: str
    text: str


class Datum(NamedTuple):
    """What a model holds, and where."""

    where: str
    value: object


@dataclass(frozen=True)
class Everything:
    """All that there is of a program at one moment."""

    windows: Sequence[QWidget]
    """The main window and whatever else there is beside it, seen or not."""
    things: Sequence[QObject]
    """All objects below the windows."""
    models: Sequence[QAbstractItemModel]
    left_out: QWidget | None

    @property
    def visible(self) -> list[QWidget]:
        """The windows that can be seen."""
        return [each for each in self.windows if each.isVisible()]

    def spoken(self) -> Iterator[Word]:
        """What a screen reader could say, of what can't be seen just now too."""
        for window in self.windows:
            yield from spoken(window, self.left_out)

    def written(self) -> Iterator[Word]:
        """All texts of all objects."""
        for thing in self.things:
            yield from written(thing)

    def data(self, *, every_row: bool) -> Iterator[Datum]:
        """What all models tell."""
        for model in self.models:
            yield from data_of(model, every_row=every_row)


def everything_of(
    driver: Driver, *, beside: Sequence[QWidget] = (), every_page: bool = True
) -> Everything:
    """All that there is, but for windows `beside` it; always in the same order.

    The page for a new game knows nothing of the running one: every page takes twice the time.
    """
    own = [driver.window, *(each for each in driver.all(QWidget, None) if each.isWindow())]
    others = [each for each in QApplication.topLevelWidgets() if each not in (*own, *beside)]
    windows = [*own, *sorted(others, key=lambda each: (type(each).__name__, each.windowTitle()))]
    found = dict.fromkeys(each for window in windows for each in (window, *_below(window)))
    page = None if every_page else driver.window.findChildren(NewGamePage)[0]
    things = found.keys() - set(_below(page)) if page else found.keys()
    in_order = [each for each in found if each in things]
    models = driver.app.findChildren(QAbstractItemModel)
    models += [each for each in in_order if isinstance(each, QAbstractItemModel)]
    return Everything(windows, in_order, models, page)


def _below(window: QWidget) -> list[QObject]:
    return window.findChildren(QObject)


def spoken(window: QWidget, left_out: QWidget | None = None) -> Iterator[Word]:
    """The whole accessibility tree of a window, but for what is left out."""
    root: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(window)
    waiting = [(type(window).__name__, root)]
    while waiting:
        where, node = waiting.pop()
        if node is None or not node.isValid() or node.role() == QAccessible.Role.ScrollBar:
            continue  # how far it is scrolled is a number that means nothing
        if left_out is not None and node.object() is left_out:
            continue
        for kind in _SPOKEN:
            text = node.text(kind)
            if text:
                yield Word(f"accessible {kind.name} of {where}", text)
        children = range(node.childCount())
        waiting += [(f"{where}/{nth}", node.child(nth)) for nth in reversed(children)]


def written(thing: QObject) -> Iterator[Word]:
    """The texts of an object: tool tips, titles, its name, and any other text that it has."""
    names = [*_text_properties(thing.metaObject()), *_own_properties(thing)]
    for name in names:
        text = thing.property(name)
        if isinstance(text, str) and text:
            yield Word(f"{name} of {_name(thing)}", text)


def _name(thing: QObject) -> str:
    return f"{type(thing).__name__} {thing.objectName()}".strip()


def _own_properties(thing: QObject) -> list[str]:
    names = [bytes(name.data()).decode() for name in thing.dynamicPropertyNames()]
    return [name for name in names if not name.startswith(("_q_", "_PySide"))]


_text_properties_of: dict[str, tuple[str, ...]] = {}


def _text_properties(meta: QMetaObject) -> tuple[str, ...]:
    kind = str(meta.className())
    if kind not in _text_properties_of:
        properties = map(meta.property, range(meta.propertyCount()))
        _text_properties_of[kind] = tuple(
            str(each.name())
            for each in properties
            if each.typeId() == QMetaType.Type.QString.value and str(each.name()) not in _LEFT_OUT
        )
    return _text_properties_of[kind]


# Models


def data_of(model: QAbstractItemModel, *, every_row: bool) -> Iterator[Datum]:
    """What a model tells: for every role, of the newest rows only unless told."""
    name, root = type(model).__name__, QModelIndex()
    is_list = isinstance(model, QAbstractListModel)  # then it has one column, and won't say so
    rows, columns = model.rowCount(root), 1 if is_list else model.columnCount(root)
    for row, column in product(range(rows), range(columns)):
        is_asked = every_row or row >= rows - _NEWEST
        index = model.index(row, column)
        for role in ALL_ROLES if is_asked else _USUAL_ROLES:
            value = model.data(index, role)
            if value is not None:
                yield Datum(f"{name}, row {row}, role {int(role)}", value)
    if every_row:
        for way, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows)):
            for section, role in product(range(count), ALL_ROLES):
                value = model.headerData(section, way, role)
                if value is not None:
                    yield Datum(f"{name}, {way.name} header {section}, role {role}", value)


# Beside the windows


def copied() -> Iterator[Word]:
    """What is on the clipboard, in every form that can be pasted."""
    data = QGuiApplication.clipboard().mimeData()
    if data is not None:
        for form in data.formats():
            yield Word(f"clipboard, {form}", bytes(data.data(form).data()).decode(errors="replace"))


def kept(folder: Path, *, but: Sequence[str] = ()) -> Iterator[Word]:
    """The names and contents of all files of a folder, but for some files and folders in it."""
    for top in sorted(folder.iterdir()):
        if top.name not in but:
            yield from _kept_in(top, folder)


def _kept_in(top: Path, folder: Path) -> Iterator[Word]:
    for path in (top, *sorted(top.rglob("*"))):
        name = path.relative_to(folder).as_posix()
        yield Word("name of a file", name)
        if path.is_file():
            yield Word(f"file {name}", path.read_text(encoding="utf-8", errors="replace"))
