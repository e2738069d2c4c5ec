"""The windows that may stay open beside the game."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.log_dialog import LogDialog
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.settings.settings_dialog import SettingsDialog

D = TypeVar("D", bound=QDialog)


class SideWindows:
    """Opens each of them at most once; an open one is brought forward."""

    def __init__(self, parts: Parts, art: CardArt, window: QWidget) -> None:
        self._parts = parts
        self._art = art
        self._window = window
        self._dialogs: dict[type[QDialog], QDialog] = {}

    def show_settings(self) -> None:
        parts = self._parts
        self._show(
            SettingsDialog,
            lambda: SettingsDialog(parts.settings, parts.words, self._window, sounds=parts.sounds),
        )

    def show_keys(self, actions: Sequence[QAction]) -> None:
        """List these actions among the keys."""
        self._show(KeysDialog, lambda: KeysDialog(self._parts.theme, actions, self._window))

    def show_log(self) -> None:
        parts = self._parts
        self._show(LogDialog, lambda: LogDialog(parts.theme, parts.sitting.log, self._window))

    def show_about(self) -> None:
        parts = self._parts
        self._show(
            AboutDialog,
            lambda: AboutDialog(
                parts.theme, parts.data_folder, self._window, has_core=parts.has_core
            ),
        )

    def show_rules(self, anchor: str) -> None:
        """Open the rules at this place; over a question that has to be answered first, too."""
        asking = QApplication.activeModalWidget()
        if isinstance(asking, QDialog):
            self._show_rules_over(asking, anchor)
            return
        rules = self._show(RulesDialog, lambda: self._rules(self._window))
        rules.open_at(anchor)

    def _show_rules_over(self, asking: QDialog, anchor: str) -> None:
        """Open the rules for as long as the question is open: it blocks all other windows."""
        rules = next(iter(asking.findChildren(RulesDialog)), None) or self._rules(asking)
        asking.finished.connect(rules.close)
        rules.show()
        rules.raise_()
        rules.activateWindow()
        rules.open_at(anchor)

    def _rules(self, parent: QWidget) -> RulesDialog:
        return RulesDialog(self._parts.theme, self._art, self._parts.words, parent)

    def _show(self, kind: type[D], make: Callable[[], D]) -> D:
        dialog = self._dialogs.get(kind)
        if not isinstance(dialog, kind):
            dialog = self._dialogs[kind] = make()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog
