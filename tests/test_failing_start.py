"""A start that fails is told in a dialog and in the log, not only in a terminal nobody sees."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILING = """
from PySide6.QtCore import QTimer
from thegame_desktop import app
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog

class Failing:
    def __init__(self, *_parts):
        raise LookupError("no way to begin")

def make_application(arguments):
    application = original(arguments)
    def close_what_is_seen():
        for window in application.topLevelWidgets():
            if isinstance(window, ErrorDialog) and window.isVisible():
                print("seen:", window.windowTitle(), flush=True)
                window.accept()
    QTimer.singleShot(0, close_what_is_seen)
    return application

original, app.make_application, app.App = app.make_application, make_application, Failing
app.run()
"""


def test_it_is_told(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LANG": "C", "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-c", FAILING],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "seen: Something went wrong" in done.stdout
    assert "no way to begin" in done.stderr
    if sys.platform == "linux":
        (log,) = tmp_path.rglob("errors.log")
        assert "no way to begin" in log.read_text(encoding="utf-8")
