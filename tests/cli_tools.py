"""Running the command line in tests."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from thegame_desktop import cli

ROOT = Path(__file__).resolve().parent.parent


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Runner:
    """Runs commands within this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> Result:
        try:
            code: object = cli.main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = leaving.code
        assert isinstance(code, int)
        return Result(code, *self._capsys.readouterr())

    def trouble(self, *arguments: str | Path) -> str:
        """Run a command that has to fail, and return its one line."""
        code, out, err = self(*arguments)
        assert (code, out) == (2, "")
        line, rest = err.split("\n")
        assert rest == ""
        assert line.startswith("thegame: ")
        return line.removeprefix("thegame: ")


def command_line(*arguments: str | Path, options: Sequence[str] = ()) -> list[str]:
    """Return what starts a command as a process of its own, as a user does, from `ROOT`."""
    return [sys.executable, *options, "-m", "thegame_desktop", *map(str, arguments)]


def in_process(
    *arguments: str | Path,
    stdin: bytes = b"",
    options: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own, to its end."""
    return subprocess.run(
        command_line(*arguments, options=options),
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | (environment or {}),
        check=False,
    )


def interruptible(command: Sequence[str]) -> list[str]:
    """Return what starts a command so that Ctrl+C ends it, however this process was started.

    Whoever is started by `nohup … &` ignores Ctrl+C, and so does whatever it starts: that is meant
    for the program, but not where a test is about to interrupt it.
    """
    heed = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL)"
    return [sys.executable, "-c", f"{heed}; os.execvp(sys.argv[1], sys.argv[1:])", *command]
