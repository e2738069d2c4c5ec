"""Notices that nobody is at the laptop, or that it shows something else."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow

from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.wishes import CoverHand

MINUTE_MS = 60_000
_BETWEEN_WINDOWS_MS = 150
"""For so long no window may be active while one closes and the next one takes over."""
_SIGNS_OF_LIFE = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
    }
)


class AwayWatch(QObject):
    """Has the hand covered when other eyes may be on the screen, as far as the settings care."""

    wished = Signal(object)
    """To cover the hand."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._quiet = self._timer()
        self._inactive = self._timer()
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._heed_state)
        settings.changed.connect(self.wait)
        self.wait()

    def watch(self, window: QWindow) -> None:
        """Take what happens in this window for a sign of life."""
        # Not on the application: that would call Python for each and every event.
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIGNS_OF_LIFE:
            self.wait()
        return False

    def _timer(self) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(lambda: self.wished.emit(CoverHand()))
        return timer

    def wait(self) -> None:
        """Begin to wait anew for a sign of life."""
        minutes = self._settings.preferences.covers_after_minutes
        if minutes:
            self._quiet.start(minutes * MINUTE_MS)
        else:
            self._quiet.stop()

    def _heed_state(self, state: Qt.ApplicationState) -> None:
        is_away = state != Qt.ApplicationState.ApplicationActive
        if is_away and self._settings.preferences.covers_when_away:
            self._inactive.start(_BETWEEN_WINDOWS_MS)
        else:
            self._inactive.stop()
