"""Which theme the program wears: the one that was chosen, or the one that goes with the system."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from thegame_desktop.model.preferences import Preferences, ThemeChoice
from thegame_desktop.view.look.theme import Theme, load_theme


def theme_name(look: ThemeChoice) -> str:
    """The name of the theme to wear; dark where the system doesn't say what it likes."""
    if look is not ThemeChoice.SYSTEM:
        return look.value
    is_light = system_scheme() is Qt.ColorScheme.Light
    return (ThemeChoice.LIGHT if is_light else ThemeChoice.DARK).value


def system_scheme() -> Qt.ColorScheme:
    """What the system likes just now, as far as it tells."""
    return QGuiApplication.styleHints().colorScheme()


def wear(theme: Theme, application: QApplication, preferences: Preferences) -> None:
    """Give the application the look and the size of texts that are preferred, at once."""
    name = theme_name(preferences.theme)
    if name != theme.name:
        theme.become(load_theme(name))
    theme.dress(application, preferences.text_percent)
