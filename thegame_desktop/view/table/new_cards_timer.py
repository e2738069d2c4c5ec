"""How long new cards stay in sight after a turn, if the player doesn't want to be waited for."""

from PySide6.QtCore import QObject, QTimer

from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.play.wishes import CoverHand
from thegame_desktop.view.table.game_table import GameTable

SECOND_MS = 1000
_TICKS_A_SECOND = 10


class NewCardsTimer(QObject):
    """Has them covered; counts only while the table is at rest and nobody is at something else."""

    def __init__(self, session: Session, settings: Settings, table: GameTable) -> None:
        super().__init__(table)
        self._session = session
        self._settings = settings
        self._table = table
        self._ticks = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._count)
        for signal in (session.started, session.stepped, session.looked, session.given_up):
            signal.connect(self._begin)
        settings.changed.connect(self._begin)

    def _begin(self) -> None:
        """Count from now on, if there is anything to count for."""
        self._ticks = 0
        if self._session.course is None or not self._session.new_cards or not self._wanted_ticks:
            self._timer.stop()
        else:
            self._timer.start(SECOND_MS // _TICKS_A_SECOND)

    @property
    def _wanted_ticks(self) -> int:
        return self._settings.preferences.new_cards_seconds * _TICKS_A_SECOND

    def _count(self) -> None:
        self._ticks = 0 if self._table.is_occupied else self._ticks + 1
        if self._ticks >= self._wanted_ticks:
            self._timer.stop()
            self._table.wished.emit(CoverHand())
