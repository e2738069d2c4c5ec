"""What a player has missed, played once more on the table."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer

from thegame_desktop.model.session import Session
from thegame_desktop.play.recap import Recap, recap
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.motion.choreographer import Glide, Stage
from thegame_desktop.view.table.motion.flights import Flights
from thegame_desktop.view.table.staging import Staging

_ENCORES = 2
_BEFORE_ENCORE_MS = 5000
"""While the laptop goes from hand to hand, nobody sees the first showing."""


class RecapShow(QObject):
    """Shows the table as it was; then each card flies from whoever laid it."""

    def __init__(
        self,
        table: GameTable,
        staging: Staging,
        flights: Flights,
        session: Session,
        settle: Callable[[], None],
    ) -> None:
        """`settle` shows everything as it is now."""
        super().__init__(table)
        self._table = table
        self._staging = staging
        self._settle = settle
        self._flights = flights
        self._session = session
        self._encores = 0
        self._encore = QTimer(self)
        self._encore.setSingleShot(True)
        self._encore.timeout.connect(self._play_encore)

    def stages(self) -> Iterator[Stage]:
        """For whoever has just been handed the laptop: the recap, then the table of now."""
        self._encores = _ENCORES
        return self._stages()

    def again(self) -> None:
        """Play it once more, at once."""
        self._table.hurry()
        self._table.choreographer.play(self._stages())

    def stop(self) -> None:
        """Play no encore, and let no card be left in the air."""
        self._encore.stop()
        self._flights.land()

    def _play_encore(self) -> None:
        if self._encores and self._table.isVisible():
            self._encores -= 1
            self.again()

    def _stages(self) -> Iterator[Stage]:
        motion = self._table.motion
        sight = self._session.sight
        if sight.uncovered is not None or sight.awaited is None:
            return
        missed = recap(self._session.observation.table, sight.awaited)
        if not missed.scenes or not motion.recap_pause_ms:
            return
        yield Stage(lambda: self._rewind(missed), 2 * motion.recap_pause_ms)
        for scene in missed.scenes:
            arrived = partial(self._staging.show_piles, scene.table)
            yield from self._flights.laid(scene.laid, scene.table, motion, arrived)
            yield Stage(list, motion.recap_pause_ms)
        yield Stage(list, 0, self._end)

    def _rewind(self, missed: Recap) -> list[Glide]:
        self._staging.show_piles(missed.before)
        return []

    def _end(self) -> None:
        self._settle()
        if self._table.cover.is_waiting:
            self._encore.start(_BEFORE_ENCORE_MS)
