"""Whatever the core is handed, it touches no memory but its own; watched by gcc, on Linux only."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bots.core_calls import CALLS
from tools.compilers import OwnCompiler
from tools.core import build_for
from tools.machine import Machine

__test__ = sys.platform == "linux"

ROOT = Path(__file__).resolve().parent.parent.parent
WATCHED = (
    *("-O1", "-g", "-fno-omit-frame-pointer"),
    *("-fsanitize=address,undefined,float-cast-overflow", "-fno-sanitize-recover=all"),
)
WATCHERS = ("libasan.so", "libubsan.so")
"""They have to be loaded before Python is."""


@dataclass(frozen=True)
class WatchedCore:
    """A core that ends its process when it touches memory that isn't its own."""

    library: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Python with these arguments, ready to load this core."""
        watchers = [_path_of(name) for name in WATCHERS]
        # Python's own memory for small things would hide from the watchers what lies next to it.
        environment = {
            "LD_PRELOAD": " ".join(watchers),
            "ASAN_OPTIONS": "detect_leaks=0",
            "PYTHONMALLOC": "malloc",
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def fuzz(self, seed: str, rounds: int) -> dict[str, int]:
        """What the fuzzer has counted; fails if the core did what it shouldn't."""
        ended = self.run("-m", "tests.bots.core_fuzzer", str(self.library), seed, str(rounds))
        *told, last = ended.stdout.splitlines() or [""]
        assert ended.returncode == 0, f"{told[-1:]} {last}\n{ended.stderr}"
        tally: dict[str, int] = json.loads(last)
        return tally


def _path_of(name: str) -> str:
    asked = subprocess.run(
        ["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


@pytest.fixture(scope="session")
def watched(tmp_path_factory: pytest.TempPathFactory) -> WatchedCore:
    """Compiled once for each process of a run, where nobody else looks for a core."""
    machine = Machine()
    folder = tmp_path_factory.mktemp("core")
    gcc = OwnCompiler(machine, "gcc", WATCHED)
    return WatchedCore(build_for(machine.platform, ROOT, gcc, folder))


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [
        ("short", 12),
        pytest.param("long", 5_000, marks=[pytest.mark.heavy, pytest.mark.timeout(7200)]),
    ],
)
def test_no_input_leads_astray(watched: WatchedCore, seed: str, rounds: int) -> None:
    tally = watched.fuzz(seed, rounds)
    for call in CALLS:
        assert 0 < tally[f"{call} refused"] < tally[call]


def test_a_watched_core_does_notice(watched: WatchedCore) -> None:
    """It tells its sizes to somebody who has room for all but one."""
    script = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).sizes((ctypes.c_int32 * 5)())"
    ended = watched.run("-c", script, str(watched.library))
    assert ended.returncode != 0
    assert "AddressSanitizer: heap-buffer-overflow" in ended.stderr
