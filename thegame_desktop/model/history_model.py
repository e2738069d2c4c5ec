"""The finished games as a table: as many as there are, read as they come in sight."""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)

from thegame_desktop.model.list_model import Index
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.summaries import Order, Summary, Wanted

_BLOCK = 64
_MOST_BLOCKS = 32


class Column(IntEnum):
    """What the table tells of a game, from left to right; it can be ordered by each."""

    DATE = 0
    EDITION = 1
    PLAYERS = 2
    RESULT = 3
    MARKS = 4


class HistoryModel(QAbstractTableModel):
    """Keeps where the games lie, and reads a block of them when one of it is asked for."""

    failed = Signal(object)
    """The OSError that kept the archive from being read."""

    def __init__(
        self,
        archive: Archive,
        tell: Callable[[Summary, Column], str],
        title: Callable[[Column], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._archive = archive
        self._tell = tell
        self._title = title
        self._wanted = Wanted()
        self._order = Order.DATE
        self._is_descending = True
        self._numbers: Sequence[int] = ()
        self._blocks: dict[int, dict[int, Summary]] = {}
        """The games of the rows that were in sight last, by their numbers."""

    def show(self, wanted: Wanted) -> None:
        """List these games, as they are now."""
        self._wanted = wanted
        self.refresh()

    def refresh(self) -> None:
        """List the same games as they are now."""
        self.beginResetModel()
        self._blocks = {}
        try:
            self._numbers = self._archive.numbers(
                self._wanted, self._order, is_descending=self._is_descending
            )
        except OSError as error:
            self._numbers = ()
            self.failed.emit(error)
        self.endResetModel()

    def summary(self, row: int) -> Summary | None:
        """The game in a row; None if it is gone meanwhile."""
        nth = row // _BLOCK
        block = self._blocks.get(nth)
        if block is None:
            block = self._read(nth)
        return block.get(self._numbers[row])

    def numbers(self, rows: Iterable[int]) -> list[int]:
        """Where the games of these rows lie in the archive."""
        return [self._numbers[row] for row in rows]

    def rows(self, numbers: Iterable[int]) -> list[int]:
        """The rows of the games that lie there, as far as they are listed."""
        wanted = set(numbers)
        if not wanted:
            return []
        return [row for row, number in enumerate(self._numbers) if number in wanted]

    def newest(self) -> list[int]:
        """The row of the game that ended last, if there is any."""
        if (self._order, self._is_descending) == (Order.DATE, True):
            return [0] if self._numbers else []
        try:
            return self.rows(self._archive.numbers(self._wanted)[:1])
        except OSError as error:
            self.failed.emit(error)
            return []

    def retranslate(self) -> None:
        """Have everything told anew, in the language of now."""
        if self._numbers:
            last = self.index(len(self._numbers) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def _read(self, nth: int) -> dict[int, Summary]:
        start = nth * _BLOCK
        try:
            block = self._archive.summaries(self._numbers[start : start + _BLOCK])
        except OSError as error:
            block = {}
            self.failed.emit(error)
        if len(self._blocks) >= _MOST_BLOCKS:
            del self._blocks[next(iter(self._blocks))]
        self._blocks[nth] = block
        return block

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        summary = self.summary(index.row())
        return "" if summary is None else self._tell(summary, Column(index.column()))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._title(Column(section))
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the games in another order; what is best or latest counts as first."""
        self._order = Order[Column(column).name]
        self._is_descending = order is Qt.SortOrder.DescendingOrder
        self.refresh()
