"""The smoke test that a build can run on itself."""

import os
import subprocess
import sys
from pathlib import Path

from thegame_desktop.engine import EDITIONS

ROOT = Path(__file__).resolve().parent.parent


def test_the_program_plays_every_edition_in_every_language_by_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "thegame_desktop", "--smoke-test"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    assert line.startswith("smoke test ok: ")
    for language in ("de", "en"):
        for edition in EDITIONS:
            assert f"{language} {edition} " in line
    assert line.endswith(", core compiled")
