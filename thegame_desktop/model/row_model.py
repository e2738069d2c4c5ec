"""Item models that go from one list of rows to the next by the steps that lie between them."""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import IntEnum
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QByteArray, QModelIndex, Qt

from thegame_desktop.engine import Setup
from thegame_desktop.model.list_model import VALUE_ROLE, Index, ListModel

R = TypeVar("R", bound=tuple[object, ...])

FIRST_ROLE = VALUE_ROLE + 1


class RowModel(ListModel[R], Generic[R]):
    """Rows of one game; each role is a field of them, and whoever follows is told what changed.

    Only another game resets it. Views that show all of a row read it whole (VALUE_ROLE); the other
    roles are for those that show a part of it, and tell which part has changed. On its way through
    Qt a member of a StrEnum becomes its value, unless it comes in something else, such as its row.
    """

    row_type: ClassVar[type[tuple[object, ...]]]
    roles: ClassVar[type[IntEnum]]
    """What a row says, by the names of its fields; whatever else there is the model knows."""
    _fields: ClassVar[dict[int, str]]

    setup: Setup | None = None
    """What is played."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        names = {int(role): role.name.lower() for role in cls.roles}
        cls._fields = {role: name for role, name in names.items() if hasattr(cls.row_type, name)}

    def begin(self, setup: Setup, rows: Sequence[R]) -> None:
        """Another game has been dealt: these are its rows."""
        self.beginResetModel()
        self.setup, self.rows = setup, tuple(rows)
        self.endResetModel()

    def become(self, rows: Sequence[R]) -> None:
        """Have these rows: those that aren't among them go, then come moves, new ones, changes."""
        wanted = {self.key(row): row for row in rows}
        self._remove(lambda row: self.key(row) not in wanted)
        self._move(list(wanted))
        self._insert(rows)
        self._change(rows)

    def key(self, row: R) -> Hashable:
        """What a row is about, whatever it says."""
        raise NotImplementedError

    def roleNames(self) -> dict[int, QByteArray]:
        own = {int(role): QByteArray(role.name.lower().encode()) for role in self.roles}
        return {**super().roleNames(), **own}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role in self._fields:
            return getattr(self.rows[index.row()], self._fields[role])
        return super().data(index, role)

    # From some rows to others

    def _keys(self) -> list[Hashable]:
        return [self.key(row) for row in self.rows]

    def _remove(self, is_gone: Callable[[R], bool]) -> None:
        for first, last in reversed([*_runs([is_gone(row) for row in self.rows])]):
            self.beginRemoveRows(QModelIndex(), first, last)
            self.rows = (*self.rows[:first], *self.rows[last + 1 :])
            self.endRemoveRows()

    def _move(self, wanted: list[Hashable]) -> None:
        """Bring what stays into the wanted order, with as few rows moved as can be."""
        order = [key for key in wanted if key in {*self._keys()}]
        staying = _longest_rise([order.index(key) for key in self._keys()])
        resting = {order[place] for place in staying}
        for place, key in enumerate(order):
            if key in resting:
                continue
            # Behind the one that it is to follow, wherever that lies now.
            keys = self._keys()
            start = keys.index(key)
            end = keys.index(order[place - 1]) + 1 if place else 0
            if end not in (start, start + 1):
                self.beginMoveRows(QModelIndex(), start, start, QModelIndex(), end)
                rows = [*self.rows]
                moved = rows.pop(start)
                rows.insert(end - (end > start), moved)
                self.rows = tuple(rows)
                self.endMoveRows()
            resting.add(key)

    def _insert(self, rows: Sequence[R]) -> None:
        there = {*self._keys()}
        for first, last in _runs([self.key(row) not in there for row in rows]):
            self.beginInsertRows(QModelIndex(), first, last)
            self.rows = (*self.rows[:first], *rows[first : last + 1], *self.rows[first:])
            self.endInsertRows()

    def _change(self, rows: Sequence[R]) -> None:
        before, self.rows = self.rows, tuple(rows)
        for first, last in _runs([old != new for old, new in zip(before, rows, strict=True)]):
            changed = range(first, last + 1)
            told = [
                role
                for role, field in self._fields.items()
                if any(getattr(before[row], field) != getattr(rows[row], field) for row in changed)
            ]
            if any(self.words(before[row]) != self.words(rows[row]) for row in changed):
                told += [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
            self.dataChanged.emit(self.index(first), self.index(last), [VALUE_ROLE, *told])


def _runs(flags: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The first and the last place of each stretch that is true."""
    first = None
    for place, flag in enumerate([*flags, False]):
        if flag and first is None:
            first = place
        elif not flag and first is not None:
            yield first, place - 1
            first = None


def _longest_rise(numbers: Sequence[int]) -> list[int]:
    """As many of these different numbers as can be that come one after another, rising."""
    ends: list[int] = []
    tails: list[list[int]] = []
    for number in numbers:
        place = bisect_left(ends, number)
        rise = [*(tails[place - 1] if place else []), number]
        ends[place : place + 1] = [number]
        tails[place : place + 1] = [rise]
    return tails[-1] if tails else []
