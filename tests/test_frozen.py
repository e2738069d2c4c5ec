"""The game as a program of its own that needs no Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from thegame_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent

pytestmark = [pytest.mark.heavy, pytest.mark.timeout(1200)]


def test_the_frozen_game_starts(tmp_path: Path) -> None:
    program = _freeze(tmp_path / "build")
    version = _run(program, "--version", home=tmp_path / "first")
    assert version.stdout == f"thegame {__version__}\n"
    smoke_test = _run(program, "--smoke-test", home=tmp_path / "second")
    (line,) = smoke_test.stdout.splitlines()
    assert line.startswith("smoke test ok: ")
    assert line.endswith(", core compiled")


def _freeze(folder: Path) -> Path:
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    spec = str(ROOT / "packaging" / "thegame.spec")
    command = [sys.executable, "-m", "PyInstaller", "--log-level=WARN", *places, spec]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder / "dist" / "thegame" / ("thegame.exe" if os.name == "nt" else "thegame")


def _run(program: Path, argument: str, *, home: Path) -> subprocess.CompletedProcess[str]:
    """Start the program as on a machine that has never seen the project."""
    home.mkdir()
    environment = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    if os.name == "nt":
        environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "APPDATA")}
    result = subprocess.run(
        [program, argument],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result
