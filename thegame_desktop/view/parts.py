"""What the window is built with."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.history import History
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.model.today import Today
from thegame_desktop.model.unfinished_games import UnfinishedGames
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.sound.sound_board import SoundBoard
from thegame_desktop.view.words.words import Words


@dataclass(frozen=True)
class Parts:
    """What the window shows and is built with."""

    theme: Theme
    words: Words
    sitting: Sitting
    """The game that counts."""
    autosave: Autosave
    history: History
    unfinished: UnfinishedGames
    settings: Settings
    settings_trouble: OSError | None
    """Why the file of the settings can't be read, if it can't be."""
    today: Today
    rng: Random
    data_folder: Path
    own_layout_file: Path
    sounds: SoundBoard
    has_core: bool
    """Whether computer players have the compiled core to think with."""
