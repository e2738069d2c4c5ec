"""No screen is told in one line of our own, before Qt says something else."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.real_screen import real_screen
from thegame_desktop import screen
from thegame_desktop.screen import screen_trouble

__test__ = sys.platform == "linux"

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")


@pytest.fixture(autouse=True)
def no_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal without a screen."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[str]:
    """The name of a socket that somebody listens at."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-0"))
        listening.listen()
        yield "wayland-0"


@pytest.mark.parametrize("arguments", [[], ["--smoke-test"], ["a.thegame"]])
def test_without_a_screen_one_line_says_so(arguments: list[str]) -> None:
    done = _started(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "thegame: there is no screen here to show the game on "
        "(DISPLAY, WAYLAND_DISPLAY are not set)\n"
    )


def test_a_screen_that_is_gone_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":9999")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    done = _started()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "thegame: the screen can't be reached (DISPLAY=:9999, WAYLAND_DISPLAY=wayland-7)\n"
    )


def test_without_its_library_the_screen_is_not_blamed_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISPLAY", ":9999")
    monkeypatch.setattr(screen, "_XCB", "libno-such-library.so.1")
    assert screen_trouble() == (
        "the screen can't be reached (DISPLAY=:9999; libno-such-library.so.1 is missing)"
    )


@pytest.mark.parametrize("command", [["--version"], ["deal", "x"]])
def test_what_shows_no_window_needs_no_screen(command: list[str]) -> None:
    assert "screen" not in _started(*command).stderr


def test_x11_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with real_screen(tmp_path, 640, 480) as real:
        monkeypatch.setenv("DISPLAY", real.environment["DISPLAY"])
        assert screen_trouble() is None
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
        assert screen_trouble() is None
        monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
        assert screen_trouble() is not None
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert screen_trouble() is not None


def test_wayland_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wayland: str) -> None:
    assert screen_trouble() is not None
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert screen_trouble() is None
    monkeypatch.setenv("WAYLAND_DISPLAY", str(tmp_path / wayland))
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert screen_trouble() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert screen_trouble() is not None


def test_a_session_of_wayland_may_leave_the_name_out(
    monkeypatch: pytest.MonkeyPatch, wayland: str
) -> None:
    monkeypatch.setenv("XDG_SESSION_TYPE", "wayland")
    assert screen_trouble() is None


@pytest.mark.parametrize("plugin", ["offscreen", "vnc:port=5901", "xcb;minimal"])
def test_who_asks_for_something_else_gets_it(monkeypatch: pytest.MonkeyPatch, plugin: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", plugin)
    assert screen_trouble() is None


def _started(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "thegame_desktop", *arguments],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
