"""What the item models have in common: a list of values, one a row."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

Value = TypeVar("Value")
Index = QModelIndex | QPersistentModelIndex

VALUE_ROLE = Qt.ItemDataRole.UserRole
"""The value itself: all that a row has."""


class ListModel(QAbstractListModel, Generic[Value]):
    """Shows `rows`; whoever changes them tells so by Qt's begin and end calls."""

    rows: Sequence[Value] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        value = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.words(value)
        return value if role == VALUE_ROLE else None

    def words(self, value: Value) -> str:
        """The value as a text."""
        raise NotImplementedError
