"""What `dev.py` and `.ci/run` do on this very machine."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli_tools import ROOT, interruptible
from tools.machine import Machine

PATIENCE_S = 60
"""After so long, something is never going to happen, even on a busy machine."""


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
    assert machine.answer(sys.executable, "-c", "print(input)") is not None
    assert machine.answer(sys.executable, "-c", "input()") is None  # nobody is asked anything
    assert not machine.has_program("no-such-program")
    assert not machine.has_header("no-such-header.h")
    assert not machine.can_load("libno-such-library.so.1")
    if machine.is_linux:
        assert machine.can_load("libc.so.6")
        assert machine.has_header("string.h")


def test_without_a_network_pip_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("EXTRA_INDEX_URL", "FIND_LINKS", "RETRIES"):
        monkeypatch.delenv(f"PIP_{name}", raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    # Port 9 of this machine: nobody listens there, as nobody does without a network.
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    python = Path(sys.executable)
    assert not Machine().can_download(python)
    nearby = tmp_path / "pip-99.0-py3-none-any.whl"
    nearby.touch()
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    assert Machine().can_download(python)


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
            interruptible([sys.executable, "-c", script]),
            cwd=ROOT,
            stderr=subprocess.PIPE,
            process_group=0,
        ) as door:
            _wait_until(lambda: child_file.is_file() and child_file.read_text() != "")
            if ending == signal.SIGINT:
                os.killpg(door.pid, ending)  # as a terminal does
            else:
                door.terminate()
            _, errors = door.communicate(timeout=PATIENCE_S)
        assert door.returncode == 128 + ending
        assert b"workbench" not in errors
        _wait_until(lambda: not _is_running(int(child_file.read_text())))

    @pytest.mark.parametrize("fitting", ["python3", "python3.15", "python3.11", "python"])
    def test_ci_runs_the_test_command_with_a_python_that_fits(tmp_path: Path, fitting: str) -> None:
        result = _ci_with_only(fitting, tmp_path)
        assert result.stdout == f"{fitting} dev.py test --no-skips\n"
        assert result.returncode == 0

    def test_ci_without_any_python_that_fits_fails(tmp_path: Path) -> None:
        result = _ci_with_only("", tmp_path)
        assert (result.returncode, result.stdout) == (1, "")
        assert ">=3.11,<3.16" in result.stderr

    @pytest.mark.parametrize("version", ["3.10", "3.11", "3.15", "3.16"])
    def test_ci_takes_the_pythons_that_the_project_is_for(tmp_path: Path, version: str) -> None:
        pretended = (
            "import runpy, sys\n"
            f"sys.version_info = ({version.replace('.', ', ')}, 0, 'final', 0)\n"
            "runpy.run_path('tools/supported_pythons.py', run_name='__main__')"
        )
        result = subprocess.run([sys.executable, "-c", pretended], cwd=ROOT, check=False)
        assert result.returncode == int(version in ("3.10", "3.16"))

    def _ci_with_only(fitting: str, folder: Path) -> subprocess.CompletedProcess[str]:
        others = {f"python3.{minor}" for minor in range(20)}  # also those of this machine
        for name in ("python3", "python", *others):
            tells = f'[ "$1" = tools/supported_pythons.py ] || echo {name} "$@"'
            verdict = tells if name == fitting else "exit 1"
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
    deadline = time.monotonic() + PATIENCE_S
    while not fact():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
