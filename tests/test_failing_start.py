"""A start that fails is told in a dialog, not only in a terminal nobody sees.

A fault of the program is in the log too; what the player can mend is no such fault.
"""

import os
import sys
from pathlib import Path

import pytest

from tests.told_starts import told_start

FAILING = """
class Failing:
    def __init__(self, *_parts):
        raise LookupError("no way to begin")

app.App = Failing
"""


def test_it_is_told(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LANG": "C", "LC_ALL": "C"}
    done = told_start(environment=environment, before=FAILING)
    assert done.returncode == 1
    assert "seen: Something went wrong" in done.stdout
    assert "no way to begin" in done.stderr
    if sys.platform == "linux":
        (log,) = tmp_path.rglob("errors.log")
        assert "no way to begin" in log.read_text(encoding="utf-8")


if sys.platform != "win32":  # which tells it in many ways
    NAMES = {
        "one long name": "x" * 300,
        "many names": "/".join(["x" * 200] * 25),
        "no room for what lies in it": "/".join(["x" * 200] * 20)[: 4096 - 30],
    }

    @pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
    def test_a_folder_with_too_long_a_name_is_no_fault_of_the_program(
        name: str, tmp_path: Path
    ) -> None:
        environment = os.environ | {"LANG": "C", "LC_ALL": "C"}
        done = told_start("--data-dir", f"{tmp_path}/{name}"[:4080], environment=environment)
        assert done.stdout.startswith("seen: The Game can't start here\nThe name of the folder")
        lines = [line for line in done.stderr.splitlines() if line.startswith("thegame: ")]
        assert lines == ["thegame: the game can't start: the name of the data folder is too long"]
        assert "Traceback" not in done.stderr
        assert done.returncode == 2
        assert list(tmp_path.iterdir()) == []
