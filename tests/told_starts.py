"""Starts that come to nothing: what their dialogs tell, in a real program of its own."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60
"""Seconds after which something is never going to happen, even on a busy machine."""
_START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from thegame_desktop import app, cli, single_instance
from thegame_desktop.view.dialogs.dialog import Dialog

def make_application(arguments):
    application = original(arguments)
    def close_what_is_seen():
        for window in application.topLevelWidgets():
            if isinstance(window, Dialog) and window.isVisible():
                print("seen:", window.windowTitle(), flush=True)
                for label in window.findChildren(QLabel)[1:]:
                    print(label.text(), flush=True)
                window.accept()
    QTimer.singleShot(0, close_what_is_seen)
    return application

single_instance.PATIENCE_S = 0.2
original, app.make_application = app.make_application, make_application
"""


def told_start(
    *arguments: str | Path, environment: Mapping[str, str], before: str = ""
) -> subprocess.CompletedProcess[str]:
    """Start it with little patience, after this code; the titles and texts of its dialogs."""
    return subprocess.run(
        [
            *(sys.executable, "-c", f"{_START}{before}\nsys.exit(cli.main(sys.argv[1:]))"),
            *map(str, arguments),
        ],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
