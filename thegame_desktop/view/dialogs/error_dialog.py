"""Tells that something has gone wrong in the program, and what to do."""

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from thegame_desktop.view.dialogs.dialog import Dialog, Headline
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import as_shown_path, explain, inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import mute, plain_label

_WIDTH = 500
_DETAILS_HEIGHT = 160
_MOST_DETAILS = 40_000


class ErrorDialog(Dialog):
    """One for the whole program: further errors are added to the one that is shown."""

    def __init__(
        self,
        theme: Theme,
        log_path: Path,
        parent: QWidget | None = None,
        *,
        can_go_on: bool = True,
    ) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self._can_go_on = can_go_on
        self._headline = Headline(theme, wraps=True)
        self._what, self._todo = plain_label(wraps=True), plain_label(wraps=True)
        self._log_title = plain_label()
        mute(self._log_title)
        self._log = PathText()
        self._details = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self._details.setObjectName("details")
        self._details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._details.setFixedHeight(_DETAILS_HEIGHT)
        self._details.hide()
        self._buttons = QDialogButtonBox()
        self._show_details = self._action_button()
        self._show_details.setCheckable(True)
        self._show_details.toggled.connect(self._details.setVisible)
        self._show_details.toggled.connect(self.retranslate)
        self._copy = self._action_button()
        self._copy.clicked.connect(self._copy_details)
        self._go_on = QPushButton()
        self._go_on.setProperty("kind", "primary")
        self._buttons.addButton(self._go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self._go_on.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._has_copied = False
        words = (self._headline, self._what, self._todo, 4, self._log_title, self._log)
        self.stack(*words, self._details, 10, self._buttons, spacing=8)
        self._go_on.setFocus()
        self.retranslate()

    @Slot(str)
    def tell(self, details: str) -> None:
        """Open with this error, or add it to what is open already."""
        if self.isVisible():
            details = f"{self._details.toPlainText()}\n\n{details}"
        else:
            self._has_copied = False
            self._show_details.setChecked(False)
            self._go_on.setFocus()
        self._details.setPlainText(details[-_MOST_DETAILS:])
        self.retranslate()
        self.open()

    def retranslate(self) -> None:
        super().retranslate()
        for part in (self._headline, self._what, self._todo, self._log):
            part.setFixedWidth(text_pixels(_WIDTH))
        self.setWindowTitle(self.tr("Something went wrong"))
        self._headline.setText(self.tr("Something went wrong in the program"))
        if self._can_go_on:
            what = self.tr("This is a fault of the program, not yours. The game goes on.")
            todo = self.tr(
                "Just go on playing. If it happens again, close the program and start it anew. "
                "The log file tells what happened: please send it to us."
            )
            inscribe(
                self._go_on,
                self.tr("Go on"),
                self.tr("Close this message and play on (Enter)"),
                self.tr("Goes back to the game, which has lost nothing."),
            )
        else:
            what = self.tr("This is a fault of the program, not yours. It can't start like this.")
            todo = self.tr(
                "Please start it once more. The log file tells what happened: please send it to "
                "us. It may help to move the file settings.ini beside it to another place."
            )
            inscribe(
                self._go_on,
                self.tr("Close"),
                self.tr("Close the program (Enter)"),
                self.tr("Closes the program. Your games are safe."),
            )
        self._what.setText(what)
        self._todo.setText(todo)
        self._log_title.setText(self.tr("Log file"))
        path = as_shown_path(self._log_path)
        self._log.show_path(path)
        self._log.setAccessibleName(self.tr("Log file: {path}").format(path=path))
        self._details.setAccessibleName(self.tr("Details of the error"))
        for_us = self.tr("What the program was doing when it went wrong: of use to its makers.")
        explain(self._details, self.tr("Details of the error"), for_us)
        is_shown = self._show_details.isChecked()
        inscribe(
            self._show_details,
            self.tr("Hide details") if is_shown else self.tr("Show details"),
            self.tr("Show what exactly went wrong, or hide it"),
            for_us,
        )
        inscribe(
            self._copy,
            self.tr("Copied") if self._has_copied else self.tr("Copy details"),
            self.tr("Put the details on the clipboard"),
            self.tr("Copies the details as text, to paste them into a message to us."),
        )

    def _action_button(self) -> QPushButton:
        return self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details.toPlainText())
        self._has_copied = True
        self.retranslate()
