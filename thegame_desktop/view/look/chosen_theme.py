"""Which theme the program wears: the one that was chosen, or the one that goes with the system."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from thegame_desktop.model.preferences import Preferences, ThemeChoice
from thegame_desktop.view.look.theme import Theme, load_theme, look_of


def theme_name(look: ThemeChoice, *, asks_for_contrast: bool = False) -> str:
    """The name of the theme to wear; dark where the system doesn't say what it likes."""
    if look is not ThemeChoice.SYSTEM:
        return look.value
    if asks_for_contrast:
        return ThemeChoice.CONTRAST.value
    is_light = system_scheme() is Qt.ColorScheme.Light
    return (ThemeChoice.LIGHT if is_light else ThemeChoice.DARK).value


def system_scheme() -> Qt.ColorScheme:
    """What the system likes just now, as far as it tells."""
    return QGuiApplication.styleHints().colorScheme()


def wear(
    theme: Theme,
    application: QApplication,
    preferences: Preferences,
    *,
    asks_for_contrast: bool = False,
) -> None:
    """Give the application the look and the size of texts that are preferred, at once.

    Where the look is the system's to choose, it may ask for high contrast.
    """
    name = theme_name(preferences.theme, asks_for_contrast=asks_for_contrast)
    style, top = preferences.card_style, preferences.table_top
    if theme.look != look_of(name, style, top):
        theme.become(load_theme(name).with_(style, top))
    theme.dress(application, preferences.text_percent)
