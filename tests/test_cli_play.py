"""The command line that starts the game: a file to open, a folder to keep things in."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli_tools import ROOT, Runner
from tests.record_tools import encoded, new_record
from thegame_desktop import app

PATIENCE = 60
"""Seconds after which something is never going to happen, even on a busy machine."""
SEEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget
from thegame_desktop import app
from thegame_desktop.cli import main

def marks(window):
    if isinstance(window, QDialog):
        names = [each.accessibleName() for each in window.findChildren(QWidget)]
        return [name for name in names if name]
    buttons = [each for each in window.findChildren(QAbstractButton) if each.isVisible()]
    names = {each.objectName() for each in buttons}
    first = window.focusWidget()
    return sorted(names & {"uncover"}) or [first.objectName() if first else "nothing"]

def make_application(arguments):
    application = original(arguments)
    def tell_and_close():
        windows = [each for each in application.topLevelWidgets() if each.isVisible()]
        for window in windows:
            print("seen:", window.windowTitle(), *marks(window))
        application.quit()
    QTimer.singleShot(0, tell_and_close)
    return application

original, app.make_application = app.make_application, make_application
sys.exit(main(sys.argv[1:]))
"""
"""Starts the game with the arguments, tells what Enter would do, and ends."""

Started = list[tuple[Path | None, Path | None]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs commands within this process."""
    return Runner(capsys)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    """What the game was started with, from this folder; it ends at once and all was well."""
    starts: Started = []

    def start(file: Path | None = None, folder: Path | None = None) -> int:
        starts.append((file, folder))
        return 0

    monkeypatch.setattr(app, "run", start)
    monkeypatch.chdir(tmp_path)
    return starts


@pytest.fixture
def seen(tmp_path: Path) -> Callable[..., list[str]]:
    """Starts the game as a program of its own, and tells the titles of all that can be seen.

    What a message is about comes with it, and what the window waits for.
    """

    def look(*arguments: str | Path) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", SEEN, *map(str, arguments)],
            cwd=tmp_path,
            env=os.environ
            | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert done.returncode == 0
        return [" ".join(line.split()[1:]) for line in done.stdout.splitlines()]

    return look


# What the words mean


def test_help_tells_of_both_and_of_the_commands(run: Runner) -> None:
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    for word in ("[FILE]", "--data-dir DIR", "portable", "verify, simulate, deal"):
        assert word in out


def test_without_words_the_game_starts(run: Runner, started: Started) -> None:
    assert run().code == 0
    assert started == [(None, None)]


def test_what_is_no_longer_needed_is_collected_once_the_game_has_started(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "run", lambda *_arguments: 0 if gc.isenabled() else 1)
    assert run().code == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--data-dir", "my games", "one.thegame"],
        ["one.thegame", "--data-dir", "my games"],
        ["--data-dir=my games", "--", "one.thegame"],
    ],
    ids=" ".join,
)
def test_both_are_meant_from_where_one_is(
    words: list[str], run: Runner, started: Started, tmp_path: Path
) -> None:
    (tmp_path / "one.thegame").touch()
    assert run(*words).code == 0
    assert started == [(tmp_path / "one.thegame", tmp_path / "my games")]


@pytest.mark.parametrize("name", ["not there.thegame", "NOT THERE.TheGame", "there.jsonl", "there"])
def test_what_is_there_or_is_called_like_a_game_is_opened(
    name: str, run: Runner, started: Started, tmp_path: Path
) -> None:
    """Whether there is a game in it is told in the window, not here."""
    for there in ("there", "there.jsonl"):
        (tmp_path / there).touch()
    assert run(name).code == 0
    assert started == [(tmp_path / name, None)]


@pytest.mark.parametrize("name", ["verify", "simulate", "deal"])
def test_a_file_can_be_called_like_a_command(
    name: str, run: Runner, started: Started, tmp_path: Path
) -> None:
    (tmp_path / name).touch()
    assert run(f"./{name}").code == 0
    assert started == [(tmp_path / name, None)]


@pytest.mark.parametrize("word", ["play", "verfy", "game.jsonl", "a\nb", "\udcff", "\x1b[2J", "ü"])
def test_a_word_that_is_neither_command_nor_file_is_told(
    word: str, run: Runner, started: Started
) -> None:
    told = run.trouble(word)
    assert told.startswith("there is no command and no file ")
    assert told.endswith("(try --help)")
    assert started == []


@pytest.mark.parametrize("word", ["x" * 300, "x/" * 3000 + "x"], ids=["name", "path"])
def test_a_word_that_no_file_can_be_called_is_told(
    word: str, run: Runner, started: Started
) -> None:
    assert word in run.trouble(word)
    assert started == []


@pytest.mark.parametrize(
    "words",
    [
        ["nul\0.thegame"],
        ["--data-dir", "nul\0"],
        ["--data-dir", ""],
        [""],
        ["--data-dir"],
        ["one.thegame", "two.thegame"],
        ["--data-dir", "here", "verify", "one.thegame"],
        ["--data-folder", "here"],
    ],
    ids=ascii,
)
def test_what_makes_no_sense_is_told_in_one_line(
    words: list[str], run: Runner, started: Started
) -> None:
    assert run.trouble(*words).endswith("(try --help)")
    assert started == []


@pytest.mark.parametrize("command", ["verify", "simulate", "deal"])
def test_commands_keep_nothing_anywhere(command: str, run: Runner, started: Started) -> None:
    assert run.trouble(command, "--data-dir", "here").endswith("(try --help)")


def test_the_code_of_the_game_is_the_code_of_the_program(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "run", lambda *_arguments: 1)
    assert run().code == 1


# What comes of it


def test_the_folder_is_made_and_the_first_start_offers_the_lessons(
    seen: Callable[..., list[str]], tmp_path: Path
) -> None:
    assert seen("--data-dir", "new/folder") == ["The Game start lessons"]
    assert (tmp_path / "new" / "folder" / "settings.ini").is_file()
    assert seen("--data-dir", "new/folder") == ["The Game start new"]


def test_whoever_opens_a_file_first_is_offered_them_later(
    seen: Callable[..., list[str]], tmp_path: Path
) -> None:
    assert "The Game start new" in seen("--data-dir", "data", "not there.thegame")
    assert seen("--data-dir", "data") == ["The Game start lessons"]


def test_the_game_in_a_file_is_on_the_table(seen: Callable[..., list[str]], tmp_path: Path) -> None:
    (tmp_path / "one.thegame").write_bytes(encoded(new_record()))
    assert seen("--data-dir", "data", "one.thegame") == ["The Game uncover"]
    assert (tmp_path / "data" / "settings.ini").is_file()
    assert (tmp_path / "data" / "games").is_dir()


@pytest.mark.parametrize("name", ["not there.thegame", "folder.thegame", "empty.thegame"])
def test_a_file_that_cannot_be_opened_is_told_in_the_window(
    name: str, seen: Callable[..., list[str]], tmp_path: Path
) -> None:
    (tmp_path / "folder.thegame").mkdir()
    (tmp_path / "empty.thegame").touch()
    told = seen("--data-dir", "data", name)
    assert sorted(told) == ["The Game start new", f"This game can't be opened {tmp_path / name}"]


@pytest.mark.parametrize("folder", ["file", "file/below", *(["circle"] * (os.name == "posix"))])
def test_a_folder_that_cannot_be_used_keeps_nobody_from_playing(
    folder: str, seen: Callable[..., list[str]], tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"as it was")
    if folder == "circle":
        (tmp_path / folder).symlink_to(folder)
    assert seen("--data-dir", folder) == ["The Game start lessons"]
    assert (tmp_path / "file").read_bytes() == b"as it was"
