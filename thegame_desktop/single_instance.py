"""One window for one data folder: a second start asks the first one to come forward, and ends.

The lock decides, and the system lets go of it however a process ends. The socket only carries the
wish; it has a name that follows from the folder, so portable copies don't meet each other.
"""

import hashlib
import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from thegame_desktop.storage.folder_lock import FolderLock

LOCK_NAME = "in-use.lock"
_ANSWER = b"coming\n"
_LONGEST_WISH = 1 << 16
_TRY_MS = 1_000
_PAUSE_S = 0.1
PATIENCE_S = 8.0
"""How long a running program may take to start up, to end or to answer."""


class FirstInstance(QObject):
    """Listens for later starts, as long as it lives."""

    called = Signal(object)
    """Another start: the Path of the file that it was given, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # Whoever holds the lock may clear away what a killed process has left.
        QLocalServer.removeServer(_name(folder))
        self._server.listen(_name(folder))

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _welcome(self) -> None:
        socket = self._server.nextPendingConnection()
        if socket is not None:
            socket.readyRead.connect(lambda: self._listen(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _listen(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST_WISH:
                socket.abort()
            return
        try:
            wish = json.loads(bytes(socket.readLine(_LONGEST_WISH).data()))
        except (ValueError, RecursionError):
            socket.abort()
            return
        socket.write(_ANSWER)
        socket.disconnectFromServer()
        file = wish.get("file") if isinstance(wish, dict) else None
        is_path = isinstance(file, str) and "\0" not in file
        self.called.emit(Path(str(file)) if is_path else None)


def is_first(lock: FolderLock, folder: Path, file: Path | None) -> bool | None:
    """True if this process may have the folder; False if another one has it and was called.

    None if another one has it and doesn't answer.
    """
    deadline = time.monotonic() + PATIENCE_S
    while not lock.acquire():
        if _call(folder, file, deadline):
            return False
        if time.monotonic() > deadline:
            return None
        time.sleep(_PAUSE_S)
    return True


def _call(folder: Path, file: Path | None, deadline: float) -> bool:
    """Ask the first instance to come forward and open the file; True if it has answered.

    It is asked once: it may be busy, and would carry out every wish that it finds later.
    """
    _allow_others_in_front()
    socket = QLocalSocket()
    socket.connectToServer(_name(folder))
    if not socket.waitForConnected(_TRY_MS):
        return False
    wish = {"file": None if file is None else str(file)}
    socket.write(json.dumps(wish).encode("ascii") + b"\n")
    while not socket.canReadLine():
        is_alive = socket.state() == QLocalSocket.LocalSocketState.ConnectedState
        if not socket.waitForReadyRead(_TRY_MS) and (not is_alive or time.monotonic() > deadline):
            return False
    return bytes(socket.readLine().data()) == _ANSWER


def _name(folder: Path) -> str:
    whose = str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "")
    # Not Path.resolve, which fails where links lead in a circle.
    place = os.path.normcase(os.path.realpath(folder))
    digest = hashlib.sha256(whose.encode() + b" " + os.fsencode(place)).hexdigest()
    return f"thegame-{digest[:24]}"


def _allow_others_in_front() -> None:
    """Windows lets only the program that the user has just started put a window in front."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
