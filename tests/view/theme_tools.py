"""The themes as the game loads them, from the compiled resources."""

from pathlib import Path

from PySide6.QtCore import QResource

import thegame_desktop
from thegame_desktop.model.preferences import ThemeChoice
from thegame_desktop.view.look.theme import Theme, load_fonts, load_theme

THEMES = tuple(sorted(each.value for each in ThemeChoice if each is not ThemeChoice.SYSTEM))
"""The names of all themes that can be chosen."""
_RESOURCES = Path(thegame_desktop.__file__).with_name("resources.rcc")


def register_resources() -> None:
    """Make the compiled resources known to Qt."""
    assert QResource.registerResource(str(_RESOURCES))


def dark_theme() -> Theme:
    """The dark theme, with its fonts loaded."""
    return theme_named("dark")


def theme_named(name: str) -> Theme:
    """The theme of this name, with its fonts loaded."""
    register_resources()
    load_fonts()
    return load_theme(name)
