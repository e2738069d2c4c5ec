"""One window for one data folder: a second start asks the first one to come forward, and ends.

The lock decides, and the system lets go of it however a process ends. The socket only carries the
wish. It lies where nobody but its owner can go, if there is such a place, and whoever is at its
other end is asked for their user: only programs of the same one talk to each other.
"""

import hashlib
import json
import os
import socket as sockets
import stat
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.own_files import rights_of_others

LOCK_NAME = "in-use.lock"
SOCKET_NAME = "in-use.socket"
_ANSWER = b"coming\n"
_LONGEST_WISH = 1 << 16
_TRY_MS = 1_000
_PAUSE_S = 0.1
PATIENCE_S = 8.0
"""How long a running program may take to start up, to end or to answer."""
_LONGEST_SOCKET_NAME = 103
"""In bytes: what macOS takes; Linux takes four more."""


class Start(Enum):
    """What becomes of a start."""

    FIRST = "first"
    """It may have the folder."""
    CALLED = "called"
    """Another one has it, and has been called."""
    UNANSWERED = "unanswered"
    """Another one has it, and doesn't answer."""
    STRANGERS = "strangers"
    """Somebody else on this machine has it."""


class FirstInstance(QObject):
    """Listens for later starts, as long as it lives."""

    called = Signal(object)
    """Another start: the Path of the file that it was given, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._servers: list[QLocalServer] = []
        self.trouble = "there is no place for a socket"
        """Why later starts can't be heard; empty if they can."""
        is_shared = bool(rights_of_others(folder))
        for place in _meeting_places(folder, makes_folder=True):
            self._listen_at(place, for_all=is_shared and Path(place).parent == folder)
            # The others who use the folder come to the place in it, to learn who has it.
            if self._servers and not is_shared:
                break
        if self._servers:
            self.trouble = ""

    def close(self) -> None:
        """Listen no longer."""
        for server in self._servers:
            server.close()
        with suppress(OSError):
            _private_temporary_folder().rmdir()

    def _listen_at(self, place: str, *, for_all: bool) -> None:
        server = QLocalServer(self)
        option = QLocalServer.SocketOption
        server.setSocketOptions(option.WorldAccessOption if for_all else option.UserAccessOption)
        server.newConnection.connect(lambda: self._welcome(server))
        # Whoever holds the lock may clear away what a killed process has left.
        QLocalServer.removeServer(place)
        if server.listen(place):
            self._servers.append(server)
        else:
            self.trouble = f"{place}: {server.errorString()}"

    def _welcome(self, server: QLocalServer) -> None:
        socket = server.nextPendingConnection()
        if socket is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda: self._listen(socket))
            if not _is_ours(socket):
                socket.abort()

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


def first_or_later(lock: FolderLock, folder: Path, file: Path | None) -> Start:
    """Take the folder, or call the program that has it and let that open the file."""
    deadline = time.monotonic() + PATIENCE_S
    while not lock.acquire():
        answer = _call_everywhere(folder, file, deadline)
        if answer is not Start.UNANSWERED or time.monotonic() > deadline:
            return answer
        time.sleep(_PAUSE_S)
    return Start.FIRST


def _call_everywhere(folder: Path, file: Path | None, deadline: float) -> Start:
    """Call at one place after another, until somebody of ours answers; what became of it."""
    answers = []
    for place in _meeting_places(folder):
        answers.append(_call(place, file, deadline))
        if answers[-1] is Start.CALLED or time.monotonic() > deadline:
            return answers[-1]
    return Start.STRANGERS if Start.STRANGERS in answers else Start.UNANSWERED


def _call(place: str, file: Path | None, deadline: float) -> Start:
    """Ask the first instance to come forward and open the file; what became of it.

    It is asked once: it may be busy, and would carry out every wish that it finds later.
    """
    _allow_others_in_front()
    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(_TRY_MS):
        return Start.UNANSWERED
    if not _is_ours(socket):
        return Start.STRANGERS
    wish = {"file": None if file is None else str(file)}
    socket.write(json.dumps(wish).encode("ascii") + b"\n")
    while not socket.canReadLine():
        is_alive = socket.state() == QLocalSocket.LocalSocketState.ConnectedState
        if not socket.waitForReadyRead(_TRY_MS) and (not is_alive or time.monotonic() > deadline):
            return Start.UNANSWERED
    is_answer = bytes(socket.readLine().data()) == _ANSWER
    return Start.CALLED if is_answer else Start.UNANSWERED


# Where programs meet


def _meeting_places(folder: Path, *, makes_folder: bool = False) -> Iterator[str]:
    """The names of sockets for this folder, the best first; whoever listens may make theirs."""
    name = _name(folder)
    if sys.platform == "win32":
        yield name
        return
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or "/")
    if _is_private(runtime) and _can_be_named(runtime / name):
        yield str(runtime / name)
    if _can_be_named(folder / SOCKET_NAME):
        yield str(folder / SOCKET_NAME)  # where the file system has sockets
    short = _private_temporary_folder()
    if makes_folder:
        with suppress(OSError):
            short.mkdir(mode=0o700)
    if _is_private(short) and _can_be_named(short / name):
        yield str(short / name)


def _name(folder: Path) -> str:
    """A name that follows from the folder, so portable copies don't meet each other."""
    whose = str(os.geteuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "")
    # Not Path.resolve, which fails where links lead in a circle.
    place = os.path.normcase(os.path.realpath(folder))
    digest = hashlib.sha256(whose.encode() + b" " + os.fsencode(place)).hexdigest()
    return f"thegame-{digest[:24]}"


def _private_temporary_folder() -> Path:
    """A folder with a short name for sockets whose own place has a long one."""
    whose = os.geteuid() if sys.platform != "win32" else ""
    return Path(QDir.tempPath(), f"thegame-{whose}")


def _is_private(folder: Path) -> bool:
    """True if it is our folder, and nobody else can go there."""
    if sys.platform == "win32":
        return False
    try:
        facts = folder.lstat()
    except OSError:
        return False
    is_closed = stat.S_ISDIR(facts.st_mode) and not facts.st_mode & 0o077
    return is_closed and facts.st_uid == os.geteuid()


def _can_be_named(path: Path) -> bool:
    """True if a socket can have this name: Qt takes texts only, and the system short ones."""
    try:
        return len(str(path).encode()) <= _LONGEST_SOCKET_NAME
    except UnicodeEncodeError:
        return False


# Who is at the other end

if sys.platform == "win32":

    def _is_ours(_socket: QLocalSocket) -> bool:
        """True: a pipe lets nobody else in."""
        return True

else:

    def _is_ours(socket: QLocalSocket) -> bool:
        """True if a program of the same user is at the other end."""
        try:
            with sockets.socket(fileno=os.dup(socket.socketDescriptor())) as line:
                return _user_of(line) == os.geteuid()
        except OSError:
            return False

    if sys.platform == "linux":

        def _user_of(line: sockets.socket) -> int:
            credentials = struct.Struct("iII")  # struct ucred: process, user, group
            told = line.getsockopt(sockets.SOL_SOCKET, sockets.SO_PEERCRED, credentials.size)
            return int(credentials.unpack(told)[1])

    else:

        def _user_of(line: sockets.socket) -> int:
            sol_local, local_peercred = 0, 1
            credentials = struct.Struct("IIh2x16I")  # struct xucred: version, user, groups
            told = line.getsockopt(sol_local, local_peercred, credentials.size)
            return int(credentials.unpack(told)[1])


def _allow_others_in_front() -> None:
    """Windows lets only the program that the user has just started put a window in front."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
