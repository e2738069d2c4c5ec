"""A pytest plugin: whatever is waited for is waited for as long as a busy machine may need."""

import pytest
from pytestqt.qtbot import QtBot

PATIENCE_MS = 60_000
"""After so long, something is never going to happen."""


def pytest_configure(config: pytest.Config) -> None:
    """Let waits of pytest-qt that don't say for how long have patience, instead of 5 seconds."""
    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
        defaults = wait.__kwdefaults__
        assert defaults is not None
        assert "timeout" in defaults
        defaults["timeout"] = PATIENCE_MS
