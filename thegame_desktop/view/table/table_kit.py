"""What all tables of the window have in common."""

from collections.abc import Callable
from dataclasses import dataclass

from thegame_desktop.model.preferences import Settings
from thegame_desktop.view.deed_actions import DeedActions
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.sound.sound_board import SoundBoard


@dataclass(frozen=True)
class TableKit:
    """Handed to each table that is made."""

    theme: Theme
    art: CardArt
    settings: Settings
    deeds: DeedActions
    sounds: SoundBoard
    heed: Callable[[], None]
    """Called when other things can be done at a table."""
