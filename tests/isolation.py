"""A pytest plugin that gives every process of a run a home of its own, away from the user's."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

# variable -> folder in the home; the game runs under these too when a test starts it
PLACES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "roaming",
    "LOCALAPPDATA": "local",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "runtime",
    "XDG_STATE_HOME": "state",
}


def pytest_configure(config: pytest.Config) -> None:
    home = TemporaryDirectory(prefix="thegame-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    for variable, place in PLACES.items():
        folder = Path(home.name, place)
        folder.mkdir(mode=0o700, exist_ok=True)
        os.environ[variable] = str(folder)
    # Programs start by the hundred here. Where Python may keep no compiled modules beside the
    # sources, each would compile everything anew: all processes of the run share them instead.
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(home.name, "compiled"))


@pytest.fixture(scope="session", autouse=True)
def _settings_in_the_home_of_the_run() -> Iterator[None]:
    """Keep Qt there too where it asks the system for places instead of the environment."""
    from PySide6.QtCore import QSettings, QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, os.environ["XDG_CONFIG_HOME"]
    )
    yield
    QStandardPaths.setTestModeEnabled(False)
