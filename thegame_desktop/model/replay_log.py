"""The log of a game that is gone through once more: all of it, and where one is in it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import Event, Setup
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.showing import Showing


class ReplayLog(LogModel):
    """Lists what happened before and what comes after, and knows which rows are about now."""

    went = Signal()
    """Other rows are about now."""
    row_chosen = Signal(int)
    """Somebody wants to go there."""

    def __init__(
        self,
        showing: Showing,
        describe: Callable[[Event, Setup], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(showing.session, describe, parent)
        self._showing = showing
        showing.changed.connect(self._go)
        self.row_chosen.connect(lambda row: showing.go_to(showing.step_of_row(row)))

    def _begin(self) -> None:
        self.beginResetModel()
        self.rows = self._showing.events
        self.endResetModel()

    def _settle(self) -> None:
        """All of it is there already."""

    def _go(self) -> None:
        self.now = self._showing.rows_of(self._showing.now)
        self.went.emit()
