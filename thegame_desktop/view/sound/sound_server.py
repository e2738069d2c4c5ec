"""The sound server of a Linux desktop: PulseAudio, or PipeWire in its stead."""

import os
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

_OTHER_PLACES = (Path("/run/pulse/native"), Path("/var/run/pulse/native"))
"""Where one server for all users is found."""
_OPEN_FILES = Path("/proc/self/fd")


def has_sound_server(environment: Mapping[str, str]) -> bool:
    """Tell whether a server is where it can be expected.

    Without one QtMultimedia would try to reach it again and again, and complain.
    """
    places = [Path(environment.get("XDG_RUNTIME_DIR", "/"), "pulse/native"), *_OTHER_PLACES]
    return "PULSE_SERVER" in environment or any(place.exists() for place in places)


def is_connected(environment: Mapping[str, str]) -> bool:
    """Tell whether this process is connected to a server on the same machine.

    QtMultimedia doesn't tell, and ends the whole program if it has to play while it isn't.
    """
    if sys.platform != "linux":
        return False
    own = environment.get("PULSE_SERVER", "").removeprefix("unix:")
    for name in os.listdir(_OPEN_FILES):  # noqa: PTH208 - many of them, before each sound
        with suppress(OSError):
            if not os.readlink(_OPEN_FILES / name).startswith("socket:"):  # noqa: PTH115
                continue
            with socket.socket(fileno=os.dup(int(name))) as other:
                peer = other.getpeername() if other.family == socket.AF_UNIX else ""
            if isinstance(peer, str) and peer and (peer == own or peer.endswith("/pulse/native")):
                return True
    return False
