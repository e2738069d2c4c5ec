"""What `dev.py` and `.ci/run` do on this very machine."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.machine import Machine

ROOT = Path(__file__).resolve().parent.parent


def test_the_real_machine_hands_on_exit_code_folder_and_environment(tmp_path: Path) -> None:
    script = (
        "import os, sys, pathlib\n"
        "pathlib.Path('seen').write_text(os.environ['GREETING'])\nsys.exit(7)"
    )
    command = [sys.executable, "-c", script]
    assert Machine().run(command, folder=tmp_path, environment={"GREETING": "hello"}) == 7
    assert (tmp_path / "seen").read_text() == "hello"


def test_the_real_machine_tells_a_whole_environment_from_a_broken_one(tmp_path: Path) -> None:
    machine = Machine()
    assert machine.version_of(Path(sys.executable)) == machine.python_version
    assert machine.version_of(tmp_path / "missing") is None
    venv = [sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "no-pip")]
    assert machine.run(venv) == 0
    folder = "Scripts" if machine.is_windows else "bin"
    assert machine.version_of(tmp_path / "no-pip" / folder / "python") is None


def test_the_real_machine_knows_modules_programs_and_libraries() -> None:
    machine = Machine()
    assert machine.has_module("json")
    assert not machine.has_module("no_such_module")
    assert machine.can_import("json", sys.executable)
    assert not machine.can_import("no_such_module", sys.executable)
    assert not machine.can_import("json", "no-such-python")
    assert not machine.has_program("no-such-program")
    assert not machine.can_load("libno-such-library.so.1")
    if machine.is_linux:
        assert machine.can_load("libc.so.6")


if sys.platform != "win32":

    @pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
    def test_ending_the_door_ends_what_it_started(tmp_path: Path, ending: signal.Signals) -> None:
        child_file = tmp_path / "child"
        script = (
            "import os, pathlib, sys, time\nfrom tools import workbench\n"
            "child = 'import os, pathlib, time;"
            f'pathlib.Path("{child_file}").write_text(str(os.getpid())); time.sleep(60)\'\n'
            "workbench.play = lambda machine, *_: machine.run([sys.executable, '-c', child])\n"
            "sys.argv = ['dev.py', 'play']\nworkbench.main()"
        )
        with subprocess.Popen(
            [sys.executable, "-c", script], cwd=ROOT, stderr=subprocess.PIPE, process_group=0
        ) as door:
            _wait_until(lambda: child_file.is_file() and child_file.read_text() != "")
            if ending == signal.SIGINT:
                os.killpg(door.pid, ending)  # as a terminal does
            else:
                door.terminate()
            _, errors = door.communicate(timeout=20)
        assert door.returncode == 128 + ending
        assert b"workbench" not in errors
        _wait_until(lambda: not _is_running(int(child_file.read_text())))

    @pytest.mark.parametrize("fitting", ["python3", "python3.13", "python3.11", "python"])
    def test_ci_runs_the_test_command_with_a_python_that_fits(tmp_path: Path, fitting: str) -> None:
        result = _ci_with_only(fitting, tmp_path)
        assert result.stdout == f"{fitting} dev.py test --no-skips\n"
        assert result.returncode == 0

    def test_ci_without_any_python_that_fits_fails(tmp_path: Path) -> None:
        result = _ci_with_only("", tmp_path)
        assert (result.returncode, result.stdout) == (1, "")
        assert "3.11, 3.12 or 3.13" in result.stderr

    def _ci_with_only(fitting: str, folder: Path) -> subprocess.CompletedProcess[str]:
        for name in ("python3", "python3.13", "python3.12", "python3.11", "python"):
            verdict = f'[ "$1" = -c ] || echo {name} "$@"' if name == fitting else "exit 1"
            (folder / name).write_text(f"#!/bin/sh\n{verdict}\n")
            (folder / name).chmod(0o755)
        path = {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
        return subprocess.run(
            ["bash", ".ci/run"],
            cwd=ROOT,
            env=os.environ | path,
            capture_output=True,
            text=True,
            check=False,
        )

    def _is_running(process: int) -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True


def _wait_until(fact: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not fact():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
