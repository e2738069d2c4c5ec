"""Other users of the machine: they learn nothing, open nothing, and keep nobody from the game.

What takes a second user is collected only where there can be one: where the tests run as root.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tests.modes import mode
from tests.test_second_start import (
    Desk,
    a_game,
    has_opened,
    told_that_it_is_running,
    until,
)
from tests.told_starts import PATIENCE, told_start
from thegame_desktop import single_instance
from thegame_desktop.single_instance import (
    LOCK_NAME,
    SOCKET_NAME,
    FirstInstance,
    Start,
    first_or_later,
)
from thegame_desktop.storage.folder_lock import FolderLock

__test__ = os.name == "posix"

SOMEBODY_ELSE = 65534
LONG = "a folder whose name is longer than a socket can have " * 3


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder with a short name, which everybody can go through."""
    with TemporaryDirectory(prefix="tg-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


class Homeless(Desk):
    """Programs that nobody has given a folder for sockets."""

    def __init__(self, data: Path, meeting: Path, **environment: str) -> None:
        super().__init__(data, meeting)
        self._changes = environment

    @property
    def environment(self) -> dict[str, str]:
        kept = {k: v for k, v in super().environment.items() if k != "XDG_RUNTIME_DIR"}
        return kept | {"TMPDIR": str(self.meeting)} | self._changes

    @property
    def sockets(self) -> list[Path]:
        places = (self.data / SOCKET_NAME, *self.meeting.glob("thegame-*/thegame-*"))
        return [path for path in places if path.is_socket()]


# Where the socket lies


def test_it_lies_where_only_its_owner_can_go(place: Path, qtbot: QtBot) -> None:
    runtime = place / "runtime"
    runtime.mkdir(mode=0o700)
    desk = Desk(place / "data", runtime)
    with desk.program():
        until(qtbot, desk.listens)
        (found,) = desk.sockets
        assert mode(found.parent) == "700"
        assert not (desk.data / SOCKET_NAME).exists()


@pytest.mark.parametrize("runtime", ["none", "open to others", "missing"])
def test_without_a_private_folder_it_lies_in_the_data_folder(
    runtime: str, place: Path, qtbot: QtBot
) -> None:
    shared = place / "shared"
    shared.mkdir(mode=0o700)
    shared.chmod(0o755)
    given = {"open to others": str(shared), "missing": str(place / "nowhere"), "none": ""}
    desk = Homeless(place / "data", shared, XDG_RUNTIME_DIR=given[runtime])
    path = a_game(place / "game.thegame")
    with desk.program() as first:
        until(qtbot, desk.listens)
        assert list(shared.glob("thegame-*")) == []
        assert desk.second_start(path).returncode == 0
        until(qtbot, partial(has_opened, desk, path))
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert (desk.data / SOCKET_NAME).is_socket(), "what a killed one leaves is in nobody's way"
    with desk.program():
        until(qtbot, desk.listens)
        assert desk.second_start().returncode == 0


NAMES = {"long": LONG.encode()}
if sys.platform == "linux":
    NAMES["no text at all"] = b"data \xe9"


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_that_no_socket_can_have_is_none_of_its_business(
    name: bytes, place: Path, qtbot: QtBot
) -> None:
    desk = Homeless(place / os.fsdecode(name), place)
    path = a_game(place / "game.thegame")
    with desk.program():
        until(qtbot, desk.listens)
        (private,) = place.glob("thegame-*")
        assert mode(private) == "700"
        assert desk.second_start(path).returncode == 0
        until(qtbot, partial(has_opened, desk, path))


def test_two_that_were_given_different_folders_meet_all_the_same(place: Path, qtbot: QtBot) -> None:
    """One was started by hand over ssh, for example, the other from the menu."""
    runtime = place / "runtime"
    runtime.mkdir(mode=0o700)
    without = Homeless(place / "data", place)
    with_one = Homeless(place / "data", place, XDG_RUNTIME_DIR=str(runtime))
    with without.program():
        until(qtbot, without.listens)
        assert with_one.second_start().returncode == 0


# A socket that can't be had


def test_that_nobody_can_be_heard_is_logged_and_told_to_a_second_start(
    place: Path, qtbot: QtBot
) -> None:
    desk = Homeless(place / "data", place)
    (desk.data / SOCKET_NAME / "in the way").mkdir(parents=True)
    (place / f"thegame-{os.geteuid()}").touch()
    log = desk.data / "errors.log"
    with desk.program() as first:
        until(qtbot, lambda: log.exists() and log.stat().st_size > 0)
        assert "A second start can't reach this window" in log.read_text(encoding="utf-8")
        told_that_it_is_running(desk)
        assert first.poll() is None


def test_where_the_folder_has_no_room_for_a_socket_it_lies_elsewhere(
    place: Path, qtbot: QtBot
) -> None:
    """A file system may have none: that of a stick, for example."""
    desk = Homeless(place / "data", place)
    (desk.data / SOCKET_NAME / "in the way").mkdir(parents=True)
    with desk.program():
        until(qtbot, lambda: any((place / f"thegame-{os.geteuid()}").glob("thegame-*")))
        assert desk.second_start().returncode == 0


def test_whether_anybody_can_be_heard_is_known(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    with TemporaryDirectory(prefix="tg-") as short:
        monkeypatch.setenv("TMPDIR", short)
        Path(short, f"thegame-{os.geteuid()}").touch()
        hearing, deaf = FirstInstance(Path(short)), FirstInstance(Path(short, "nowhere"))
        assert hearing.trouble == ""
        assert "nowhere" in deaf.trouble
        hearing.close()
        deaf.close()


# Who is at the other end, without a second user


@contextmanager
def squatter(path: Path) -> Iterator[socket.socket]:
    """Somebody who listens where the game would."""
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(str(path))
        line.listen()
        line.settimeout(PATIENCE)
        yield line


def test_a_stranger_who_listens_is_told_nothing(
    place: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr(single_instance, "_is_ours", lambda _socket: False)
    held, wanted = FolderLock(place / LOCK_NAME), FolderLock(place / LOCK_NAME)
    assert held.acquire()
    with squatter(place / SOCKET_NAME) as line:
        assert first_or_later(wanted, place, Path("/secret.thegame")) is Start.STRANGERS
        caller, _address = line.accept()
        with caller:
            assert caller.recv(1 << 16) == b""
    held.release()


def test_a_stranger_who_calls_is_hung_up_on(
    place: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    instance = FirstInstance(place)
    called: list[object] = []
    instance.called.connect(called.append)
    for is_ours in (False, True):
        monkeypatch.setattr(single_instance, "_is_ours", lambda _socket, says=is_ours: says)
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(place / SOCKET_NAME))
            line.sendall(b'{"file": "/some.thegame"}\n')
            line.setblocking(False)
            answer: list[bytes] = []
            until(qtbot, partial(_has_answer, line, answer))
        assert answer == [b"coming\n" if is_ours else b""]
        assert called == ([Path("/some.thegame")] if is_ours else [])
    instance.close()


def _has_answer(line: socket.socket, answer: list[bytes]) -> bool:
    try:
        answer.append(line.recv(100))
    except BlockingIOError:
        return False
    except ConnectionError:
        answer.append(b"")
    return True


def test_ones_own_programs_are_known_to_be_ones_own(place: Path, qtbot: QtBot) -> None:
    with squatter(place / "any") as other:
        line = QLocalSocket()
        line.connectToServer(str(place / "any"))
        assert line.waitForConnected(1000 * PATIENCE)
        accepted, _address = other.accept()
        with accepted:
            assert single_instance._is_ours(line)
        line.abort()
        assert not single_instance._is_ours(line), "nobody is nobody"


# The usual folder, which others could look into


@pytest.mark.parametrize("is_linked", [False, True])
def test_a_start_closes_the_usual_folder_to_others(
    place: Path, qtbot: QtBot, is_linked: bool
) -> None:
    folder = place / "The Game"
    if is_linked:  # to another disk, for example
        (place / "elsewhere").mkdir()
        folder.symlink_to("elsewhere")
    files = [folder / LOCK_NAME, folder / "errors.log", folder / "games" / "notes"]
    folders = [folder.resolve(), folder / "games"]  # a link has no mode of its own
    folders[-1].mkdir(parents=True)
    for file in files:
        file.touch()
        file.chmod(0o644)
    for each in folders:
        each.chmod(0o755)
    command = [sys.executable, "-m", "thegame_desktop"]
    desk = Homeless(folder, place, XDG_DATA_HOME=str(place))
    with subprocess.Popen(command, env=desk.environment, stderr=subprocess.DEVNULL) as program:
        try:
            until(qtbot, desk.listens)
        finally:
            program.kill()
    assert [mode(path) for path in folders] == ["700", "700"]
    assert [mode(path) for path in files] == ["600", "600", "600"]
    assert mode(place) == "755"


def test_a_folder_that_was_given_stays_as_it_is(place: Path, qtbot: QtBot) -> None:
    desk = Homeless(place / "data", place)
    desk.data.mkdir()
    desk.data.chmod(0o755)
    (desk.data / "errors.log").touch()
    (desk.data / "errors.log").chmod(0o644)
    with desk.program():
        until(qtbot, desk.listens)
        assert [mode(desk.data), mode(desk.data / "errors.log")] == ["755", "644"]
        assert mode(desk.data / LOCK_NAME) == "600"


# A real second user

SQUATTER = """
import os, socket, sys
os.setuid({user})
line = socket.socket(socket.AF_UNIX)
line.bind(sys.argv[1])
os.chmod(sys.argv[1], 0o777)
line.listen()
print("listens", flush=True)
while True:
    caller, _ = line.accept()
    try:
        caller.sendall(b"coming\\n")
        print("heard", caller.recv(65536), flush=True)
    except OSError:
        print("heard b''", flush=True)
"""
CALLER = """
import os, socket, sys
os.setuid({user})
line = socket.socket(socket.AF_UNIX)
line.connect(sys.argv[1])
try:
    line.sendall(sys.argv[2].encode() + b"\\n")
    print(line.recv(100))
except OSError:
    print(b"")
"""
HOLDER = """
import fcntl, os, sys
os.setuid({user})
file = open(sys.argv[1])
fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
print("holds", flush=True)
sys.stdin.read()
"""


@contextmanager
def somebody_else(code: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Another user of the machine does this; comes back when they tell the first thing."""
    with subprocess.Popen(
        [sys.executable, "-c", code.format(user=SOMEBODY_ELSE), *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() != ""
        try:
            yield process
        finally:
            process.kill()


if os.name == "posix" and os.geteuid() == 0:

    @pytest.fixture
    def family(place: Path) -> Homeless:
        """A data folder that several users share."""
        desk = Homeless(place / "family", place)
        desk.data.mkdir()
        desk.data.chmod(0o777)
        return desk

    def test_a_squatter_hears_no_path_and_is_not_believed(family: Homeless, place: Path) -> None:
        held = FolderLock(family.data / LOCK_NAME)
        assert held.acquire()
        with somebody_else(SQUATTER, family.data / SOCKET_NAME) as stranger:
            secret = a_game(place / "secret.thegame")
            arguments = ("--data-dir", family.data, secret)
            done = told_start(*arguments, environment=family.environment)
            assert done.returncode == 1
            assert "Somebody else on this computer has it open" in done.stdout
            assert stranger.stdout is not None
            assert stranger.stdout.readline() == "heard b''\n"
        held.release()

    def test_a_stranger_opens_nothing_in_the_window(
        family: Homeless, place: Path, qtbot: QtBot
    ) -> None:
        planted, wanted = (a_game(place / name, 1) for name in ("planted.thegame", "own.thegame"))
        with family.program() as first:
            until(qtbot, family.listens)
            wish = json.dumps({"file": str(planted)})
            code = CALLER.format(user=SOMEBODY_ELSE)
            command = [sys.executable, "-c", code, str(family.data / SOCKET_NAME), wish]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            assert done.stdout == "b''\n"
            assert family.second_start(wanted).returncode == 0
            until(qtbot, partial(has_opened, family, wanted))
            assert family.recent_files == (wanted,)
            assert first.poll() is None

    def test_who_shares_the_folder_is_told_at_once_that_it_is_in_use(
        family: Homeless, place: Path, qtbot: QtBot
    ) -> None:
        """Also where whoever plays has a folder for sockets of their own."""
        runtime = place / "runtime"
        runtime.mkdir(mode=0o700)
        first = Homeless(family.data, place, XDG_RUNTIME_DIR=str(runtime))
        asks = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from thegame_desktop.single_instance import LOCK_NAME, first_or_later
from thegame_desktop.storage.folder_lock import FolderLock
application = QCoreApplication([])
folder = Path(sys.argv[1])
os.setuid({user})
print(first_or_later(FolderLock(folder / LOCK_NAME), folder, Path("/secret.thegame")))
"""
        with first.program():
            until(qtbot, family.listens)
            done = subprocess.run(
                [sys.executable, "-c", asks.format(user=SOMEBODY_ELSE), str(family.data)],
                env=family.environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=True,
            )
            assert done.stdout == "Start.STRANGERS\n"
            assert first.second_start().returncode == 0, "one's own window still comes forward"

    def test_nobody_else_can_hold_the_lock_of_a_folder_that_we_made(
        place: Path, qtbot: QtBot
    ) -> None:
        desk = Homeless(place / "data", place)
        with desk.program() as first:
            until(qtbot, desk.listens)
            first.kill()
        done = subprocess.run(
            [sys.executable, "-c", HOLDER.format(user=SOMEBODY_ELSE), str(desk.data / LOCK_NAME)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "PermissionError" in done.stderr
        assert done.stdout == ""

    def test_a_lock_that_somebody_else_holds_is_told(family: Homeless) -> None:
        (family.data / LOCK_NAME).touch(mode=0o644)
        with somebody_else(HOLDER, family.data / LOCK_NAME):
            told_that_it_is_running(family)
