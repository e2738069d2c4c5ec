"""Animations looked at frame by frame: their clock stands still unless it is told to go on."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication

from tests.window.driver import Driver


class SlowMotion:
    """Holds the clocks of the table's animations, so that no frame is missed on any machine."""

    def __init__(self, driver: Driver) -> None:
        self._table = driver.table
        self._clocks = self._table.findChildren(QVariantAnimation)
        for clock in self._clocks:
            clock.stateChanged.connect(self._hold)
        self._hold()

    def _hold(self) -> None:
        for clock in self._clocks:
            if clock.state() == QAbstractAnimation.State.Running:
                clock.pause()

    @property
    def _held(self) -> list[QVariantAnimation]:
        stopped = QAbstractAnimation.State.Stopped
        return [clock for clock in self._clocks if clock.state() != stopped]

    def frames(self, each_ms: int) -> Iterator[int]:
        """Go on by so much time at once, until everything is at rest; a number for each frame."""
        frame = 0
        while self._held:
            QApplication.processEvents()
            yield frame
            frame += 1
            # By an event, as a clock does: what is thrown away then goes before the next frame.
            QTimer.singleShot(0, self._table, lambda: self._go_on(each_ms))
            QApplication.processEvents()
        QApplication.processEvents()
        yield frame

    def _go_on(self, by_ms: int) -> None:
        for clock in self._held:
            clock.setCurrentTime(min(clock.currentTime() + by_ms, clock.duration()))

    def come_to_rest(self) -> None:
        """Let everything arrive."""
        for _ in self.frames(each_ms=10_000):
            pass
