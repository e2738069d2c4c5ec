"""How Windows and macOS are asked whether less motion is wanted. It never fails, nor waits."""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from thegame_desktop.view.system.system_motion import Tell

_SPI_GETCLIENTAREAANIMATION = 0x1042


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
