"""Whether the system is set to less motion, as far as it tells.

The application knows it, as it knows its font: `system_wants_less_motion` may be asked anywhere.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

_PROPERTY = "systemWantsLessMotion"
_SPI_GETCLIENTAREAANIMATION = 0x1042
AFTER_START_MS = 300
"""What a start shows first doesn't wait for the answer."""

Tell = Callable[[bool], None]


class MotionReader(Protocol):
    """One kind of system, and how it is asked: that never fails, nor waits."""

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


class WindowsMotion:
    """Windows: Settings, Accessibility, Visual effects, Animation effects."""

    def __init__(self, user32: Any = None) -> None:
        self._user32 = user32

    def ask(self, tell: Tell) -> None:
        """Tell at once."""
        animates = ctypes.c_int(1)
        with suppress(OSError, AttributeError):
            # Only Windows has `windll`.
            user32 = self._user32 or ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
            if user32.SystemParametersInfoW(
                _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0
            ):
                tell(not animates.value)


class MacMotion:
    """macOS: System Settings, Accessibility, Display, Reduce motion."""

    def __init__(self, load: Callable[[str], Any] = ctypes.CDLL) -> None:
        self._load = load

    def ask(self, tell: Tell) -> None:
        """Tell at once."""
        with suppress(OSError, AttributeError):
            self._load("/System/Library/Frameworks/AppKit.framework/AppKit")
            objc = self._load("/usr/lib/libobjc.dylib")
            objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
            objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
            # The same function is called as if it returned an object, and as if a truth value.
            at = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value
            assert at is not None
            arguments = (ctypes.c_void_p, ctypes.c_void_p)
            send = ctypes.CFUNCTYPE(ctypes.c_void_p, *arguments)(at)
            holds = ctypes.CFUNCTYPE(ctypes.c_bool, *arguments)(at)
            kind = objc.objc_getClass(b"NSWorkspace")
            workspace = send(kind, objc.sel_registerName(b"sharedWorkspace"))
            if workspace:
                reduces = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
                tell(bool(holds(workspace, reduces)))


def reader_for(platform: str) -> MotionReader | None:
    """Whom to ask on this platform; None where there is nobody."""
    if platform in ("win32", "darwin"):
        return WindowsMotion() if platform == "win32" else MacMotion()
    # What takes a while to load isn't loaded by a start, nor where it is of no use.
    try:
        from thegame_desktop.view.system.portal_settings import PortalMotion  # noqa: PLC0415
    except ImportError:
        return None  # some systems have Qt without D-Bus
    return PortalMotion()
