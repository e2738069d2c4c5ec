"""What all dialogs have in common."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.widgets.screen_room import screen_room
from thegame_desktop.view.widgets.whats_this import WhatsThisAction
from thegame_desktop.view.words.translated import Translated

_StandardButton = QDialogButtonBox.StandardButton
_BETWEEN_BUTTONS = 12
"""A ring around one of them keeps clear of the next."""


class Dialog(Translated, QDialog):
    """A dialog whose controls can be asked about, also while it keeps all others waiting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # One of its own: a dialog that has to be answered keeps the menu's key from working.
        self.addAction(WhatsThisAction(self))

    @property
    def room(self) -> QSize:
        """How large it may be on this screen."""
        return screen_room(self)

    def showEvent(self, event: QShowEvent) -> None:
        for box in self.findChildren(QDialogButtonBox):
            row = box.layout()
            if row is not None:
                row.setSpacing(_BETWEEN_BUTTONS)
        super().showEvent(event)

    def retranslate(self) -> None:
        """Explain the buttons that every dialog calls the same."""
        for box in self.findChildren(QDialogButtonBox):
            for kind, (tip, meaning) in self._usual_buttons().items():
                button = box.button(kind)
                if button is not None:
                    explain(button, tip, meaning)

    def _usual_buttons(self) -> dict[_StandardButton, tuple[str, str]]:
        return {
            _StandardButton.Close: (
                self.tr("Close this window (Esc)"),
                self.tr("Closes this window. The game stays as it is."),
            ),
            _StandardButton.Ok: (
                self.tr("Close this message (Esc)"),
                self.tr("Closes this message: there is nothing to decide."),
            ),
            _StandardButton.Cancel: (
                self.tr("Leave everything as it is (Esc)"),
                self.tr("Closes the question and changes nothing."),
            ),
        }
