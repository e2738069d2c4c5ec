"""The windows that may stay open beside the game."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.log_dialog import LogDialog
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.wishes import Open

SideWindow = Literal[Open.SETTINGS, Open.KEYS, Open.LOG, Open.ABOUT]
_DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly


class SideWindows:
    """Opens each of them at most once; an open one is brought forward."""

    def __init__(
        self, parts: Parts, art: CardArt, with_keys: Sequence[QAction], window: QWidget
    ) -> None:
        """The actions are listed among the keys."""
        self._parts = parts
        self._art = art
        self._with_keys = with_keys
        self._window = window
        self._dialogs: dict[Open, QDialog] = {}

    def show(self, what: SideWindow) -> None:
        """Open what is to be read or set."""
        if what not in self._dialogs:
            self._dialogs[what] = self._make(what)
        _bring_forward(self._dialogs[what])

    def _make(self, what: SideWindow) -> QDialog:
        parts, window = self._parts, self._window
        match what:
            case Open.SETTINGS:
                return SettingsDialog(parts.settings, parts.words, window, sounds=parts.sounds)
            case Open.KEYS:
                return KeysDialog(parts.theme, self._with_keys, window)
            case Open.LOG:
                return LogDialog(parts.theme, parts.sitting.log, window)
            case Open.ABOUT:
                return AboutDialog(parts.theme, parts.data_folder, window, has_core=parts.has_core)

    def show_rules(self, anchor: str) -> None:
        """Open the rules at this place; over a question that has to be answered first, too."""
        theme, words = self._parts.theme, self._parts.words
        asking = QApplication.activeModalWidget()
        parent = asking if isinstance(asking, QDialog) else self._window
        children = parent.findChildren(RulesDialog, options=_DIRECTLY)
        rules = children[0] if children else RulesDialog(theme, self._art, words, parent)
        if isinstance(parent, QDialog):
            parent.finished.connect(rules.close)  # it blocks all other windows for so long
        _bring_forward(rules)
        rules.open_at(anchor)


def _bring_forward(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
