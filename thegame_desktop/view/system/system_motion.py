"""Whether the system is set to less motion, as far as it tells.

The application knows it, as it knows its font: `system_wants_less_motion` may be asked anywhere.
"""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

_PROPERTY = "systemWantsLessMotion"
AFTER_START_MS = 300
"""What a start shows first doesn't wait for the answer."""

Tell = Callable[[bool], None]


class MotionReader(Protocol):
    """One kind of system, and how it is asked."""

    def ask(self, tell: Tell) -> None:
        """Tell if less motion is wanted, now or later, and again whenever the system says so.

        A system that doesn't know of such a wish tells nothing.
        """


def system_wants_less_motion() -> bool:
    """True if the system is set to less motion; false as long as it hasn't said."""
    application = QCoreApplication.instance()
    return application is not None and application.property(_PROPERTY) is True


class SystemMotion(QObject):
    """Asks after the start, and again when somebody comes back from other windows."""

    def __init__(
        self, application: QGuiApplication, find_reader: Callable[[], MotionReader | None]
    ) -> None:
        super().__init__(application)
        self._find_reader = find_reader
        self._reader: MotionReader | None = None
        application.applicationStateChanged.connect(self._heed_state)
        QTimer.singleShot(AFTER_START_MS, self, self._begin)

    def _begin(self) -> None:
        self._reader = self._find_reader()
        self._ask()

    def _ask(self) -> None:
        if self._reader is not None:
            self._reader.ask(_remember)

    def _heed_state(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()


def _remember(wants_less: bool) -> None:
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty(_PROPERTY, wants_less)


def reader_for(platform: str) -> MotionReader | None:
    """Whom to ask on this platform; None where there is nobody."""
    # What takes a while to load isn't loaded by a start, nor where it is of no use.
    if platform in ("win32", "darwin"):
        from thegame_desktop.view.system import motion_readers  # noqa: PLC0415

        is_windows = platform == "win32"
        return motion_readers.WindowsMotion() if is_windows else motion_readers.MacMotion()
    try:
        from thegame_desktop.view.system.portal_settings import PortalMotion  # noqa: PLC0415
    except ImportError:
        return None  # some systems have Qt without D-Bus
    return PortalMotion()
