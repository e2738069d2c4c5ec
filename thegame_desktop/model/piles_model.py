"""The piles on the table, one a row."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import Pile
from thegame_desktop.model.list_model import ListModel
from thegame_desktop.model.session import Session


class PilesModel(ListModel[Pile]):
    """Each pile with its row card and all that has been laid on it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        for signal in (session.started, session.stepped, session.taken_back, session.jumped):
            signal.connect(self._settle)

    def words(self, value: Pile) -> str:
        return value.top.code

    def _settle(self) -> None:
        piles = self._session.observation.table.piles
        if len(piles) != len(self.rows):
            self.beginResetModel()
            self.rows = piles
            self.endResetModel()
            return
        changed = [row for row, pile in enumerate(piles) if pile != self.rows[row]]
        self.rows = piles
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))
