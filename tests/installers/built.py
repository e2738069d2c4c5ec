"""The installers themselves, built once for all tests that install them.

Whoever has built them already names their folder: THEGAME_INSTALLERS=dist.
"""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATTERNS = {"deb": "*.deb", "rpm": "*.rpm", "run": "*.run", "windows": "*-setup.exe"}


def built(target: str) -> Path:
    """The installer of this kind."""
    folder = os.environ.get("THEGAME_INSTALLERS")
    if folder is None:
        _build("windows" if target == "windows" else "linux")
        folder = str(ROOT / "dist")
    (installer,) = Path(folder).glob(PATTERNS[target])
    return installer.absolute()


@cache
def _build(target: str) -> None:
    """As everybody does it."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "build.py"), target],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
