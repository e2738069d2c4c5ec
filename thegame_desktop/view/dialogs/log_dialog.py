"""The game's log in a window of its own, for tables too small to have it beside them."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from thegame_desktop.model.log_model import LogModel
from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.log_panel import LogPanel


class LogDialog(Dialog):
    """Shows the same log as the table; can stay open while the game goes on."""

    def __init__(self, theme: Theme, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = LogPanel(theme, model, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._panel, 1)
        layout.addWidget(buttons)
        self.resize(QSize(text_pixels(420), text_pixels(440)).boundedTo(self.room))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Game log"))
