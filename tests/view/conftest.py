"""The new-game page as several modules test it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.view.new_game_tools import shown
from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.pages.new_game_page import NewGamePage


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "commands.json"


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, own_file: Path) -> NewGamePage:
    return shown(qtbot, settings, own_file)
