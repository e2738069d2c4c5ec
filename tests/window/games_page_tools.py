"""The page of the unfinished games as tests look at it and use it."""

import shutil
from pathlib import Path

from tests.window.driver import Driver
from thegame_desktop.view.pages.game_tile import GameTile


def tiles(driver: Driver) -> list[GameTile]:
    """The unfinished games as they are shown, from top to bottom."""
    shown = [each for each in driver.all(GameTile, None) if each.isVisible()]
    return sorted(shown, key=lambda each: each.y())


def shelf(driver: Driver) -> list[Path]:
    """The files of the unfinished games."""
    return sorted((driver.app.data_folder / "games").glob("*.thegame"))


def as_after_a_kill(driver: Driver, folder: Path) -> Path:
    """A copy of the data folder as it is on the disk in the middle of the game."""
    assert driver.app.autosave.flush()
    shutil.copytree(driver.app.data_folder, folder)
    return folder
