"""Animations looked at frame by frame: their clock stands still unless it is told to go on."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication

from tests.window.driver import Driver

_RUNNING = QAbstractAnimation.State.Running


class SlowMotion:
    """Holds the clock of the table's animations, so that no frame is missed on any machine."""

    def __init__(self, driver: Driver) -> None:
        self._table = driver.table
        (self._clock,) = self._table.findChildren(QVariantAnimation)
        self._clock.stateChanged.connect(self._hold)
        if self._clock.state() == _RUNNING:
            self._clock.pause()

    def _hold(self, state: QAbstractAnimation.State) -> None:
        if state == _RUNNING:
            self._clock.pause()

    def frames(self, each_ms: int) -> Iterator[int]:
        """Go on by so much time at once, until everything is at rest; a number for each frame."""
        frame = 0
        while self._table.is_moving:
            QApplication.processEvents()
            yield frame
            frame += 1
            # By an event, as a clock does: what is thrown away then goes before the next frame.
            QTimer.singleShot(0, self._table, lambda: self._go_on(each_ms))
            QApplication.processEvents()
        QApplication.processEvents()
        yield frame

    def _go_on(self, by_ms: int) -> None:
        here, end = self._clock.currentTime(), self._clock.duration()
        self._clock.setCurrentTime(min(here + by_ms, end))

    def come_to_rest(self) -> None:
        """Let everything arrive."""
        for _ in self.frames(each_ms=10_000):
            pass
