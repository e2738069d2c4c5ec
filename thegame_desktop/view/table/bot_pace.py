"""When computer players go on: card by card, at a pace one can follow."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from thegame_desktop.model.preferences import Pace, Settings
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.view.table.game_table import GameTable


class Waits(NamedTuple):
    """How long the table rests before a computer player does something, in milliseconds."""

    before_turn_ms: int
    """Time for the others to say something."""
    before_card_ms: int
    before_finish_ms: int


WAITS: Mapping[Pace, Waits] = {
    Pace.LEISURELY: Waits(3500, 1200, 900),
    Pace.NORMAL: Waits(1800, 600, 500),
    Pace.BRISK: Waits(700, 250, 200),
    Pace.AT_ONCE: Waits(0, 0, 0),
}
_LOOK_AGAIN_MS = 100
"""How soon it is looked again whether a table that was busy is at rest."""


class BotPace(QObject):
    """Lets them proceed when the table is at rest and nobody wants them to wait."""

    def __init__(self, sitting: Sitting, settings: Settings, table: GameTable) -> None:
        super().__init__(table)
        self._session = session = sitting.session
        self._computers = computers = sitting.computers
        self._settings = settings
        self._table = table
        self._hurried_turn: int | None = None
        """The turn that is to be brought to its end at once."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        computers.ready.connect(self._take_up)
        session.started.connect(self._begin)
        for signal in (session.stepped, session.taken_back, session.looked, settings.changed):
            signal.connect(self.wait)
        table.choreographer.idle.connect(self.wait)

    def wait(self) -> None:
        """Count from now on how long the table is at rest."""
        if self._computers.acting is None or self._computers.is_paused:
            self._timer.stop()
        else:
            self._timer.start(self._wait_ms())

    def hurry(self) -> None:
        """Have the turn that is being played played to its end at once."""
        if self._computers.can_be_hurried:
            self._hurried_turn = self._turn
            self._computers.pause(False)
            self._computers.hurry()
            self.wait()

    def pause(self, is_paused: bool) -> None:
        """Wait until told to go on; or go on."""
        self._computers.pause(is_paused)
        self.wait()

    def _begin(self) -> None:
        self._hurried_turn = None
        self._computers.pause(False)
        self.wait()

    @property
    def _turn(self) -> int:
        return len(self._session.observation.table.turns)

    def _wait_ms(self) -> int:
        table, waits = self._session.observation.table, WAITS[self._settings.preferences.pace]
        if self._hurried_turn == self._turn:
            return 0
        if not table.lays:
            return waits.before_turn_ms
        is_done = len(table.lays) >= table.position.minimum
        return waits.before_finish_ms if is_done else waits.before_card_ms

    def _take_up(self) -> None:
        """Go on if nothing but the thought was still waited for."""
        if not self._timer.isActive():
            self._go_on()

    def _go_on(self) -> None:
        if self._computers.acting is None or self._computers.is_paused:
            return
        if self._hurried_turn == self._turn:
            self._table.choreographer.hurry()
        if self._is_busy:
            self._timer.start(_LOOK_AGAIN_MS)
        elif not self._computers.is_thinking:  # or the table might be busy when it is known
            self._computers.proceed()

    @property
    def _is_busy(self) -> bool:
        """True if they had better wait: for what moves, or for somebody here."""
        sight = self._session.sight
        is_somebody_looking = not sight.is_open and not sight.is_up_to_the_team
        return is_somebody_looking or self._table.is_occupied
