"""A second start on the same folder: it calls the window that is there, and ends.

Everything here is a real program of its own. Those that share a data folder meet at a socket in the
folder for such things of whoever has logged in; each test has one for itself, so that it sees who
listens.
"""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.record_tools import encoded, new_record
from tests.told_starts import PATIENCE, ROOT, told_start
from tests.window.real_screen import another_window, program, real_screen, wait_for
from thegame_desktop.engine import EDITIONS, Deal, decode_record
from thegame_desktop.model.preferences import Settings
from thegame_desktop.single_instance import LOCK_NAME
from thegame_desktop.storage.folder_lock import FolderLock

__test__ = os.name == "posix"

IGNORED = "This plugin does not support"


class Desk:
    """A data folder, and all the programs that are started on it."""

    def __init__(self, data: Path, meeting: Path) -> None:
        self.data = data
        self.meeting = meeting
        self._stack = ExitStack()

    @property
    def environment(self) -> dict[str, str]:
        return os.environ | {
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": str(self.meeting),
            "LC_ALL": "C.UTF-8",
        }

    def command(self, *arguments: str | Path) -> list[str]:
        options = ["--data-dir", str(self.data), *map(str, arguments)]
        return [sys.executable, "-m", "thegame_desktop", *options]

    @contextmanager
    def program(self, *arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
        """A program that goes on until the test is over; it has nothing to complain about."""
        with (
            (self.meeting / "complaints").open("a+", encoding="utf-8") as complaints,
            subprocess.Popen(
                self.command(*arguments), env=self.environment, stderr=complaints, text=True
            ) as process,
        ):
            try:
                yield process
            finally:
                process.kill()
            process.wait()
            complaints.seek(0)
            lines = [line for line in complaints if IGNORED not in line]
            assert "".join(lines) == ""
        log = self.data / "errors.log"
        assert not log.exists() or "Traceback" not in log.read_text(encoding="utf-8")

    def second_start(
        self, *arguments: str | Path, folder: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Start it once more, from this folder, and wait until it has ended."""
        return subprocess.run(
            self.command(*arguments),
            cwd=folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files that the program on this folder has opened, the latest first."""
        store = QSettings(str(self.data / "settings.ini"), QSettings.Format.IniFormat)
        return Settings(store).recent_files

    @property
    def sockets(self) -> list[Path]:
        """Where programs listen, or have listened."""
        found = []
        for each in self.meeting.iterdir():
            with suppress(FileNotFoundError):  # a program that starts clears the place first
                if stat.S_ISSOCK(each.lstat().st_mode):
                    found.append(each)
        return found

    def call(self) -> socket.socket | None:
        """A line to the program that listens; None if nobody does."""
        for path in self.sockets:
            line = socket.socket(socket.AF_UNIX)
            try:
                line.connect(str(path))
            except OSError:
                line.close()
            else:
                return line
        return None

    def listens(self) -> bool:
        line = self.call()
        if line is None:
            return False
        line.close()
        return True


@pytest.fixture
def meeting() -> Iterator[Path]:
    """A folder with a short name: the name of a socket can't be long."""
    with TemporaryDirectory(prefix="tg-") as folder:
        yield Path(folder)


@pytest.fixture
def desk(tmp_path: Path, meeting: Path) -> Desk:
    return Desk(tmp_path / "data", meeting)


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    """Wait until it is so."""
    qtbot.waitUntil(holds, timeout=1000 * PATIENCE)


def a_game(path: Path, seed: int = 1) -> Path:
    """A file with a game that nobody has begun yet."""
    deck = [card.code for card in Deal(EDITIONS["original"], seed).deck]
    path.write_bytes(encoded(new_record(deck=deck)))
    return path


def deck_in(path: Path) -> list[str]:
    return [card.code for card in decode_record(path.read_bytes()).deck]


def decks_on_shelf(desk: Desk) -> list[list[str]]:
    return [deck_in(path) for path in (desk.data / "games").glob("*.thegame")]


def test_it_ends_and_the_first_goes_on(desk: Desk, qtbot: QtBot) -> None:
    with desk.program() as first:
        until(qtbot, desk.listens)
        done = desk.second_start()
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert first.poll() is None


def test_it_may_come_before_the_first_has_a_window(desk: Desk, qtbot: QtBot) -> None:
    """The lock is there long before the window: who comes in between waits."""
    desk.data.mkdir()
    with desk.program() as first:
        until(qtbot, (desk.data / LOCK_NAME).exists)
        assert desk.second_start().returncode == 0
        assert first.poll() is None


def has_opened(desk: Desk, path: Path) -> bool:
    """The program on this folder has opened the file, and gone on with its game."""
    return desk.recent_files[:1] == (path,) and decks_on_shelf(desk) == [deck_in(path)]


NAMES = [b"game.thegame", "Spiel für Zoë \N{GAME DIE}.THEGAME".encode(), b"line\nbreak.thegame"]
if sys.platform == "linux":
    NAMES.append(b"latin \xe9.thegame")  # no text at all


def test_the_first_opens_the_file(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    """A relative name is relative to where the second one was started."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    with desk.program() as first:
        until(qtbot, desk.listens)
        for nth, name in enumerate(NAMES):
            path = a_game(folder / os.fsdecode(name), nth)
            done = desk.second_start(path.name, folder=folder)
            assert (done.returncode, done.stderr) == (0, ""), name
            until(qtbot, partial(has_opened, desk, path))
            assert first.poll() is None, name


def test_of_many_starts_at_once_one_stays_and_opens_all_files(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    files = [a_game(tmp_path / f"{nth}.thegame", nth) for nth in range(3)]
    with ExitStack() as stack:
        programs = [stack.enter_context(desk.program(file)) for file in files]
        until(qtbot, lambda: sum(each.poll() is None for each in programs) == 1)
        assert {each.returncode for each in programs} == {0, None}
        until(qtbot, lambda: set(desk.recent_files) == set(files))


FOLDERS = {"plain": (b"data", b"other data")}
if sys.platform == "linux":
    FOLDERS["no text at all"] = (b"data \xe8", b"data \xe9")


@pytest.mark.parametrize("names", FOLDERS.values(), ids=FOLDERS)
def test_other_folders_have_programs_of_their_own(
    names: tuple[bytes, ...], meeting: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    one, other = (Desk(tmp_path / os.fsdecode(name), meeting) for name in names)
    path, other_path = (a_game(tmp_path / f"{nth}.thegame", nth) for nth in range(2))
    with one.program() as first, other.program() as second:
        until(qtbot, (one.data / LOCK_NAME).exists)
        until(qtbot, (other.data / LOCK_NAME).exists)
        assert one.second_start(path).returncode == 0
        assert other.second_start(other_path).returncode == 0
        until(qtbot, lambda: decks_on_shelf(one) == [deck_in(path)])
        until(qtbot, lambda: decks_on_shelf(other) == [deck_in(other_path)])
        assert (first.poll(), second.poll()) == (None, None)


def test_a_folder_is_the_same_by_any_of_its_names(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.data.mkdir()
    (tmp_path / "link").symlink_to(desk.data)
    with desk.program() as first:
        until(qtbot, desk.listens)
        for name in ("link", "data/../link/.", "data"):
            again = Desk(Path(name), desk.meeting)
            assert again.second_start(folder=tmp_path).returncode == 0
        assert first.poll() is None


def test_after_a_kill_it_starts_at_once(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = a_game(tmp_path / "game.thegame")
    with desk.program() as first:
        until(qtbot, desk.listens)
        first.kill()
        first.wait()
        assert desk.sockets, "what it leaves behind must not be taken for a program"
        with desk.program(path) as second:
            until(qtbot, lambda: desk.recent_files == (path,))
            until(qtbot, desk.listens)
            assert desk.second_start().returncode == 0
            assert second.poll() is None


# Those who don't answer


def told_that_it_is_running(desk: Desk) -> str:
    """Start it once more: a dialog tells what is the matter, and then it ends."""
    done = told_start("--data-dir", desk.data, environment=desk.environment)
    assert done.stdout.startswith("seen: The Game is running already\n")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stdout


def test_without_an_answer_it_says_so_and_touches_nothing(desk: Desk) -> None:
    desk.data.mkdir()
    holder = FolderLock(desk.data / LOCK_NAME)
    assert holder.acquire()
    try:
        told_that_it_is_running(desk)
    finally:
        holder.release()
    assert [path.name for path in desk.data.iterdir()] == [LOCK_NAME]


def test_a_program_that_hangs_is_no_answer_either(desk: Desk, qtbot: QtBot) -> None:
    with desk.program() as first:
        until(qtbot, desk.listens)
        first.send_signal(signal.SIGSTOP)
        try:
            told_that_it_is_running(desk)
        finally:
            first.send_signal(signal.SIGCONT)
        assert desk.second_start().returncode == 0, "once it is awake, it answers again"
        assert first.poll() is None


# Whoever else finds the socket

HOSTILE = {
    "nothing": b"",
    "an empty line": b"\n",
    "garbage": bytes(range(256)) * 4 + b"\n",
    "half a character": b'{"file": "\xc3\n',
    "no end": b"x" * 1_000_000,
    "a long line": b'{"file": "' + b"x" * 1_000_000 + b'"}\n',
    "depth": b"[" * 60_000 + b"\n",
    "a number": b"17\n",
    "a large number": b'{"file": ' + b"1" * 5_000 + b"}\n",
    "a list": b'["file"]\n',
    "a text": b'"file"\n',
    "null": b"null\n",
    "no file": b'{"file": 17, "more": []}\n',
    "a file with a NUL": b'{"file": "a\\u0000b.thegame"}\n',
    "half a pair": b'{"file": "\\ud800.thegame"}\n',
    "no name": b'{"file": ""}\n',
    "a folder": b'{"file": "/"}\n',
    "a device": b'{"file": "/dev/zero"}\n',
    "a long name": json.dumps({"file": "/" + "x" * 5_000}).encode() + b"\n",
    "many wishes": b'{"file": null}\n' * 1_000,
}


def test_hostile_bytes_do_no_harm(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = a_game(tmp_path / "game.thegame")
    with desk.program() as first, ExitStack() as lines:
        until(qtbot, desk.listens)
        for name, data in HOSTILE.items():
            line = desk.call()
            assert line is not None, f"nobody listens after {name}"
            lines.enter_context(line)  # it stays open: nobody hangs up
            line.settimeout(PATIENCE)
            try:
                line.sendall(data)
            except OSError:
                continue  # hung up on, as it should be
        assert desk.second_start(path).returncode == 0
        until(qtbot, lambda: desk.recent_files == (path,))
        assert first.poll() is None


def test_many_who_say_nothing_keep_nobody_away(desk: Desk, qtbot: QtBot) -> None:
    with desk.program() as first, ExitStack() as lines:
        until(qtbot, desk.listens)
        for _ in range(100):
            line = desk.call()
            assert line is not None
            lines.enter_context(line)
        assert desk.second_start().returncode == 0
        assert first.poll() is None


if sys.platform == "linux":

    def test_the_first_window_comes_forward(tmp_path: Path, meeting: Path) -> None:
        with real_screen(tmp_path, 1500, 1000) as bare:
            environment = {**bare.environment, "XDG_RUNTIME_DIR": str(meeting)}
            screen = replace(bare, environment=environment)

            def is_active(window: str) -> bool:
                return (screen.run(["xdotool", "getactivewindow"]) or "").strip() == window

            def start_again() -> None:
                assert (
                    subprocess.run(
                        screen.command, cwd=ROOT, env=environment, timeout=PATIENCE, check=False
                    ).returncode
                    == 0
                )

            with program(screen) as first, another_window(screen, "Something else"):
                game = wait_for(lambda: screen.window("The Game"), "the window appears")
                other = wait_for(lambda: screen.window("Something else"), "the other one appears")
                screen.activate(other)
                start_again()
                wait_for(lambda: is_active(game), "it comes in front of the other")
                assert screen.run(["xdotool", "windowminimize", game]) is not None
                wait_for(lambda: screen.window("The Game") is None, "it is put away")
                start_again()
                wait_for(lambda: is_active(game), "it comes back")
                assert first.poll() is None
