"""A screen of its own with a window manager, and a hand at its mouse and keyboard."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage

from tests.isolation import PLACES

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which something is never going to happen, even on a busy machine."""
_STEPS_OF_A_DRAG = 12
_ROOT = Path(__file__).resolve().parent.parent.parent


def wait_for(look: Callable[[], T | None], what: str) -> T:
    """Look again and again until there is something; every look takes its time by itself."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = look()
        if found:
            return found
    raise AssertionError(f"waited in vain: {what}")


@dataclass(frozen=True)
class RealScreen:
    """An X server that nobody sees."""

    environment: Mapping[str, str]
    """What a program needs to appear on it."""
    folder: Path

    @property
    def data(self) -> Path:
        """Where the program on this screen keeps its data."""
        return self.folder / "data"

    @property
    def command(self) -> list[str]:
        """What starts the program."""
        return [sys.executable, "-m", "thegame_desktop", "--data-dir", str(self.data)]

    def run(self, command: Sequence[str]) -> str | None:
        """The output of a command that looks at the screen or acts on it; None if it failed."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout if done.returncode == 0 else None

    def _act(self, *arguments: str) -> None:
        assert self.run(["xdotool", *arguments]) is not None, arguments

    def window(self, title: str) -> str | None:
        """The id of the visible window with exactly this title; None if there is none."""
        found = self.run(["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"])
        return found.split()[0] if found else None

    def activate(self, window: str) -> None:
        """Give the window the keyboard, and wait until it has it."""

        def has_it() -> bool:
            self.run(["xdotool", "windowactivate", window])
            return (self.run(["xdotool", "getactivewindow"]) or "").strip() == window

        wait_for(has_it, "the window becomes active")

    def size(self, window: str) -> QSize:
        """The window's size, without its frame."""
        told = self.run(["xdotool", "getwindowgeometry", "--shell", window])
        assert told is not None
        values = dict(line.split("=") for line in told.split())
        return QSize(int(values["WIDTH"]), int(values["HEIGHT"]))

    def picture(self, window: str) -> QImage:
        """What the window shows now."""
        path = self.folder / "screenshot.png"
        shot = self.run(["import", "-silent", "-window", window, str(path)])
        return QImage(str(path)) if shot is not None else QImage()

    def move(self, window: str, spot: QPoint) -> None:
        """Move the mouse to a spot in the window."""
        self._act("mousemove", "--window", window, str(spot.x()), str(spot.y()))

    def click(self, window: str, spot: QPoint) -> None:
        """Move the mouse to a spot in the window and click."""
        self.move(window, spot)
        self._act("click", "1")

    def drag(self, window: str, start: QPoint, end: QPoint) -> None:
        """Press the mouse here, move it there in some steps, and let go."""
        self.move(window, start)
        self._act("mousedown", "1")
        for step in range(1, _STEPS_OF_A_DRAG + 1):
            self.move(window, start + (end - start) * (step / _STEPS_OF_A_DRAG))
        self._act("mouseup", "1")

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        self._act("type", text)

    def key(self, name: str) -> None:
        """Press a key or several together, such as `ctrl+q`."""
        self._act("key", name)

    @contextmanager
    def holding(self, name: str) -> Iterator[None]:
        """Hold a key down: the system sends it again and again."""
        self._act("keydown", name)
        try:
            yield
        finally:
            self._act("keyup", name)


@contextmanager
def real_screen(folder: Path, width: int, height: int) -> Iterator[RealScreen]:
    """A screen with a window manager, in a home of its own; both are gone afterwards."""
    home = folder / "home"
    home.mkdir(mode=0o700)
    foreign = ("QT_", "XDG_", "WAYLAND_", "DBUS_", "LANG", "LC_")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
    environment |= dict.fromkeys(PLACES, str(home))
    environment |= {"QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
    with ExitStack() as stack:
        command = ["Xvfb", "-screen", "0", f"{width}x{height}x24", "-dpi", "96"]
        command += ["-nolisten", "tcp", "-noreset", "-displayfd"]
        number = stack.enter_context(server(command, environment))
        environment["DISPLAY"] = f":{number}"
        stack.enter_context(_running(["openbox"], environment))
        yield RealScreen(environment, folder)


@contextmanager
def program(screen: RealScreen) -> Iterator[subprocess.Popen[str]]:
    """The real program, on that screen; it is not its first start."""
    screen.data.mkdir()
    known = "[tutorial]\noffered=true\n"
    (screen.data / "settings.ini").write_text(known, encoding="utf-8")
    with subprocess.Popen(
        screen.command,
        cwd=_ROOT,
        env=screen.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def another_window(screen: RealScreen, title: str) -> Iterator[None]:
    """A window of another program, which has nothing to do with the game."""
    code = "import sys; from PySide6.QtWidgets import QApplication, QLabel"
    code += "; app = QApplication([]); label = QLabel(); label.setWindowTitle(sys.argv[1])"
    code += "; label.show(); app.exec()"
    with _running([sys.executable, "-c", code, title], screen.environment):
        yield


@contextmanager
def server(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    """Run a server, and say where it is to be found; all that it has started ends with it.

    The command ends with the option for the file descriptor on which the server tells the place:
    one that it has found to be free by itself.
    """
    reading, writing = os.pipe()
    with (
        subprocess.Popen(
            [*command, str(writing)],
            env=environment,
            pass_fds=[writing],
            process_group=0,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process,
        os.fdopen(reading) as answer,
    ):
        os.close(writing)
        try:
            place = answer.readline().strip()
            assert place, f"{command[0]} did not start"
            yield place
        finally:
            if sys.platform != "win32":
                os.killpg(process.pid, signal.SIGTERM)


@contextmanager
def _running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[None]:
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield
        finally:
            process.terminate()
