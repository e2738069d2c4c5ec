"""What this program is, whose game it is, and under which licences it comes."""

import platform
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from thegame_desktop import __version__
from thegame_desktop.view.dialogs.dialog import Dialog, Headline, fill_column
from thegame_desktop.view.dialogs.licences import Licences
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import as_shown_path, inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import mute, plain_label

_WIDTH = 480
_ABOVE, _BETWEEN, _BELOW = 22, 16, 20


class AboutDialog(Dialog):
    """Tells all this; the words of the licences on request."""

    def __init__(
        self,
        theme: Theme,
        data_folder: Path,
        parent: QWidget | None = None,
        *,
        has_core: bool = True,
    ) -> None:
        super().__init__(parent)
        self._data_folder = data_folder
        self._has_core = has_core
        self._name = Headline(theme, 26, QFont.Weight.Black)
        self._version = _text()
        self._core = _text()
        self._what = _text()
        self._licences = _text()
        self._data_title = QLabel()
        self._data = PathText()
        self._licence_texts = Licences()
        self._licence_texts.hide()
        self._show_folder = QPushButton()
        self._show_folder.setObjectName("show folder")
        folder = QUrl.fromLocalFile(str(data_folder))
        self._show_folder.clicked.connect(lambda: QDesktopServices.openUrl(folder))
        self._show_licences = QPushButton()
        self._show_licences.setObjectName("show licences")
        self._show_licences.setCheckable(True)
        self._show_licences.toggled.connect(self._licence_texts.setVisible)
        self._show_licences.toggled.connect(self._make_room)
        self._told = QWidget()
        self._scroll = SeeThroughScroll(self._told)
        for label in (self._version, self._core, self._data_title):
            mute(label)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        for part in (self._version, self._core, self._what, self._licences, self._data):
            part.setFixedWidth(text_pixels(_WIDTH))
        self.setWindowTitle(self.tr("About The Game – Desktop"))
        self._name.setText(self.tr("The Game – Desktop"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._core.setText(
            self.tr("Expert computer players think with the compiled core.")
            if self._has_core
            else self.tr("Expert computer players are weaker here: the compiled core is missing.")
        )
        self._what.setText(
            self.tr(
                "“The Game” is a cooperative card game by Steffen Benndorf. This is a fan's "
                "project with drawings and words of its own; it has no connection with the "
                "author or the publishers of the game."
            )
        )
        licences = (
            self.tr("This program: MIT licence"),
            self.tr("The font Nunito: SIL Open Font License 1.1"),
            self.tr("Qt {qt} and PySide6 {pyside}: LGPL 3").format(
                qt=qVersion(), pyside=pyside_version
            ),
            self.tr("Python {python}: PSF licence").format(python=platform.python_version()),
        )
        self._licences.setText("\n".join(licences))
        self._data_title.setText(self.tr("Settings, all games and the log file are kept in"))
        folder = as_shown_path(self._data_folder)
        self._data.show_path(folder)
        self._data.setAccessibleName(
            self.tr("Folder of settings, games and log file: {folder}").format(folder=folder)
        )
        inscribe(
            self._show_folder,
            self.tr("Show folder"),
            self.tr("A copy of this folder is a copy of everything."),
            self.tr(
                "Opens the folder in which all your games, results and settings lie. Copy it to "
                "keep them safe, or to take them to another computer."
            ),
        )
        inscribe(
            self._show_licences,
            self.tr("Licences"),
            self.tr("Show the licences of everything in this program, or hide them"),
            self.tr(
                "This program is made of free parts. This shows the terms that each of them comes "
                "under."
            ),
        )
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()  # by the fonts of the style, which comes only now

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay on the screen when the licences come in sight: it grows downwards."""
        super().resizeEvent(event)
        screen = self.screen().availableGeometry()
        below = self.frameGeometry().bottom() - screen.bottom()
        if self.isVisible() and below > 0:
            self.move(self.x(), max(screen.top(), self.y() - below))

    def _make_room(self) -> None:
        """Show all of it, or as much as the screen has room for."""
        needed = self._told.sizeHint()
        self._told.setMinimumHeight(needed.height())
        around = _ABOVE + _BETWEEN + self._buttons.sizeHint().height() + _BELOW
        height = min(needed.height(), self.room.height() - around)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        width = needed.width() + (bar if height < needed.height() else 0)
        self._scroll.setFixedSize(width, height)

    def _lay_out(self) -> None:
        buttons = self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.addButton(self._show_folder, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._show_licences, QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        words = (self._name, self._version, self._core, 8, self._what, 8, self._licences)
        where = (self._data_title, self._data)
        fill_column(told, *words, self._licence_texts, 8, *where, spacing=4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, _ABOVE, 26, _BELOW)
        layout.setSpacing(_BETWEEN)
        layout.addWidget(self._scroll)
        layout.addWidget(buttons)
        close.setDefault(True)
        close.setFocus()
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)


def _text() -> QLabel:
    label = plain_label(wraps=True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
