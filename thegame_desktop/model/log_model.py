"""What has happened, one event a row; the words are made when they are shown."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject

from thegame_desktop.engine import Event, Setup
from thegame_desktop.model.list_model import ListModel
from thegame_desktop.model.session import Session


class LogModel(ListModel[Event]):
    """Keeps events, so that another language changes what has long been told."""

    now: range | None = None
    """The rows about what is in sight, where later ones are known too; None where none are."""

    def __init__(
        self,
        session: Session,
        describe: Callable[[Event, Setup], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._describe = describe
        session.started.connect(self._begin)
        session.stepped.connect(self._settle)
        session.taken_back.connect(self._settle)

    def words(self, value: Event) -> str:
        return self._describe(value, self._session.setup)

    def retranslate(self) -> None:
        """Have everything told anew, in the language of now."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def _begin(self) -> None:
        # The same event may be told in other words in another game.
        self.beginResetModel()
        self.rows = self._session.events
        self.endResetModel()

    def _settle(self) -> None:
        events, told = self._session.events, self.rows
        kept = 0
        while kept < min(len(events), len(told)) and events[kept] == told[kept]:
            kept += 1
        if kept < len(told):
            self.beginRemoveRows(QModelIndex(), kept, len(told) - 1)
            self.rows = told[:kept]
            self.endRemoveRows()
        if kept < len(events):
            self.beginInsertRows(QModelIndex(), kept, len(events) - 1)
            self.rows = events
            self.endInsertRows()
