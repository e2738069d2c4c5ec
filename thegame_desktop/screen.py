"""Whether there is a screen to show the game on.

Asked before Qt, which blames a library that isn't missing, and aborts.
"""

import os
import socket
import sys
from ctypes import CDLL, c_void_p
from pathlib import Path

_X11, _WAYLAND = "DISPLAY", "WAYLAND_DISPLAY"
_XCB = "libxcb.so.1"
_PLUGINS = {"xcb": _X11, "wayland": _WAYLAND, "wayland-egl": _WAYLAND}
"""Which of Qt's need which kind of screen; others draw elsewhere, and are the user's own wish."""


def screen_trouble() -> str | None:
    """Why no window can be shown, in one line; None if one can, as far as can be told."""
    if sys.platform != "linux":
        return None
    asked_for = os.environ.get("QT_QPA_PLATFORM") or ";".join(_PLUGINS)
    kinds = {_PLUGINS.get(plugin.partition(":")[0]) for plugin in asked_for.split(";")}
    reaches = {_X11: _reaches_x11, _WAYLAND: _reaches_wayland}
    if None in kinds or any(reaches[kind]() for kind in kinds if kind is not None):
        return None
    named = [f"{each}={os.environ[each]}" for each in reaches if os.environ.get(each)]
    if not named:
        return f"there is no screen here to show the game on ({_X11}, {_WAYLAND} are not set)"
    lacks = f"; {_XCB} is missing" if os.environ.get(_X11) and _xcb() is None else ""
    return f"the screen can't be reached ({', '.join(named)}{lacks})"


def _reaches_x11() -> bool:
    """Open the display as Qt will."""
    if not os.environ.get(_X11):
        return False
    xcb = _xcb()
    if xcb is None:
        return False
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    is_open = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return is_open


def _xcb() -> CDLL | None:
    try:
        return CDLL(_XCB)
    except OSError:  # as on systems that have only Wayland
        return None


def _reaches_wayland() -> bool:
    """Knock at its socket; without a name it has the usual one."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # whoever started the program holds it open
    is_wayland = os.environ.get("XDG_SESSION_TYPE") == "wayland"
    name = os.environ.get(_WAYLAND) or ("wayland-0" if is_wayland else "")
    place = Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)
    if not name or not place.is_absolute():
        return False
    with socket.socket(socket.AF_UNIX) as knocking:
        try:
            knocking.connect(str(place))
        except (OSError, ValueError):  # ValueError: a NUL in it
            return False
    return True
