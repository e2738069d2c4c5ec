"""The history where names may stand for devices and pipes; not collected elsewhere."""

import os
from pathlib import Path

from pytestqt.qtbot import QtBot

from thegame_desktop.model.history import History

__test__ = os.name == "posix"


def test_what_is_no_file_is_not_taken_in(tmp_path: Path, qtbot: QtBot) -> None:
    """Of a device nothing may ever come, or no end."""
    waiting = tmp_path / "finished.jsonl"
    waiting.symlink_to(os.devnull)
    history = History(tmp_path)
    history.tidy()
    assert not history.flush(10)
    history.close(10)
    assert waiting.is_symlink()
