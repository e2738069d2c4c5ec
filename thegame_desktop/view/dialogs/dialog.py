"""What all dialogs have in common, and the words that they begin with."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
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

    def stack(self, *parts: QWidget | int, spacing: int) -> None:
        """Put these one below the other, numbers being gaps, and be as large as they need."""
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        fill_column(column, *parts, spacing=spacing)

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


class Headline(QLabel):
    """A label in letters that are larger than the texts, of whichever size those are."""

    def __init__(
        self,
        theme: Theme,
        pixels: int = 20,
        weight: QFont.Weight = QFont.Weight.Bold,
        *,
        wraps: bool = False,
    ) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=wraps)
        self._theme = theme
        self._pixels = pixels
        self._weight = weight
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        self.setFont(self._theme.font(self._pixels, self._weight))


def fill_column(column: QVBoxLayout, *parts: QWidget | int, spacing: int) -> None:
    """Put these one below the other, numbers being gaps."""
    column.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            column.addSpacing(part)
        else:
            column.addWidget(part)
