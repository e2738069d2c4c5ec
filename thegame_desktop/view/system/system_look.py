"""Whether the system asks for high contrast, as far as it tells.

Dark or light is Qt's to tell (`QStyleHints.colorScheme`); of contrast Qt knows only from 6.10 on.
Windows is asked itself, a Linux desktop through its portal. On macOS nobody is asked.
"""

import ctypes
import sys

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from thegame_desktop.view.system.system_motion import AFTER_START_MS

_GET_HIGH_CONTRAST = 0x0042
_IS_ON = 0x0001
_CONTRAST = ("org.freedesktop.appearance", "contrast")


class SystemLook(QObject):
    """Knows what the system asks for, once it follows it."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asks_for_contrast = False
        """True if the system is known to ask for high contrast."""

    def follow(self) -> None:
        """Find out, now or as soon as the system answers, and go on listening."""
        if sys.platform == "win32":
            self._ask_windows()
            # Windows tells its windows, but not through Qt: whoever comes back looks again.
            application = QGuiApplication.instance()
            assert isinstance(application, QGuiApplication)
            application.applicationStateChanged.connect(self._come_back)
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._ask_windows)
        elif sys.platform == "linux":
            QTimer.singleShot(AFTER_START_MS, self, self._ask_portal)

    def take(self, value: object) -> None:
        """The system says 1 for high contrast; anything else means that it doesn't ask for it."""
        asks = value == 1
        if asks != self.asks_for_contrast:
            self.asks_for_contrast = asks
            self.changed.emit()

    def _ask_portal(self) -> None:
        # Loaded only now, when the window is there already.
        try:
            from thegame_desktop.view.system.portal_settings import PortalSettings  # noqa: PLC0415
        except ImportError:
            return  # some systems have Qt without D-Bus
        portal = PortalSettings(self)
        portal.changed.connect(self._hear_portal)
        portal.read(*_CONTRAST)

    def _hear_portal(self, namespace: str, key: str, value: object) -> None:
        if (namespace, key) == _CONTRAST:
            self.take(value)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask_windows()

    def _ask_windows(self) -> None:
        if sys.platform == "win32":
            self.take(int(_is_windows_in_high_contrast()))


class _HighContrast(ctypes.Structure):
    """HIGHCONTRASTW, as Windows fills it in."""

    _fields_ = [
        ("size", ctypes.c_uint),
        ("flags", ctypes.c_ulong),
        ("scheme", ctypes.c_wchar_p),
    ]


if sys.platform == "win32":

    def _is_windows_in_high_contrast() -> bool:
        found = _HighContrast(size=ctypes.sizeof(_HighContrast))
        is_told = ctypes.windll.user32.SystemParametersInfoW(
            _GET_HIGH_CONTRAST, found.size, ctypes.byref(found), 0
        )
        return bool(is_told) and bool(found.flags & _IS_ON)
