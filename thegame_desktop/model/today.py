"""Which day it is where the player is."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDateTime, QObject, QTimer, Signal


class Today(QObject):
    """Tells the day, and when another one has begun."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock: Callable[[], date] = date.today
        self.day = self._clock()
        """The day as it was when the clock was last looked at."""
        self._midnight = QTimer(self)
        self._midnight.setSingleShot(True)
        self._midnight.timeout.connect(self.look)
        self._wait()

    def go_by(self, clock: Callable[[], date]) -> None:
        """From now on this clock tells which day it is."""
        self._clock = clock
        self.look()

    def look(self) -> None:
        """Look at the clock: the machine may have slept, or been set to another time zone."""
        self._wait()
        now = self._clock()
        if now != self.day:
            self.day = now
            self.changed.emit()

    def _wait(self) -> None:
        """Look again at midnight, or just before it; then there is little left to wait for."""
        now = QDateTime.currentDateTime()
        midnight = now.date().addDays(1).startOfDay()
        self._midnight.start(max(1, now.msecsTo(midnight)) + 1)
