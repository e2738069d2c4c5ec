"""What this program is, whose game it is, and under which licences it comes."""

from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QFile, QIODevice, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFont, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop import __version__
from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.dialogs.headline import Headline
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme

_FONT_LICENCE = ":/fonts/OFL.txt"
_WIDTH = 480
_LICENCE_HEIGHT = 150
_ABOVE, _BETWEEN, _BELOW = 22, 16, 20


class AboutDialog(Dialog):
    """Tells all this; the font's licence on request."""

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
        self._data = _text()
        self._licence_text = QPlainTextEdit()
        self._licence_text.setReadOnly(True)
        self._licence_text.setTabChangesFocus(True)
        self._licence_text.setPlainText(_read(_FONT_LICENCE))
        self._licence_text.setFixedHeight(_LICENCE_HEIGHT)
        self._licence_text.hide()
        self._show_folder = QPushButton()
        self._show_folder.setObjectName("show folder")
        self._show_folder.clicked.connect(self._open_folder)
        self._show_licence = QPushButton()
        self._show_licence.setCheckable(True)
        self._show_licence.toggled.connect(self._licence_text.setVisible)
        self._show_licence.toggled.connect(self._make_room)
        self._told = QWidget()
        self._scroll = SeeThroughScroll(self._told)
        for label in (self._version, self._core, self._data_title):
            label.setProperty("kind", "muted")
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        for text in (self._version, self._core, self._what, self._licences, self._data):
            text.setFixedWidth(text_pixels(_WIDTH))
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
        )
        self._licences.setText("\n".join(licences))
        self._data_title.setText(self.tr("Settings, all games and the log file are kept in"))
        self._data.setText(str(self._data_folder))
        self._data.setAccessibleName(
            self.tr("Folder of settings, games and log file: {folder}").format(
                folder=self._data_folder
            )
        )
        self._show_folder.setText(self.tr("Show folder"))
        explain(
            self._show_folder,
            self.tr("A copy of this folder is a copy of everything."),
            self.tr(
                "Opens the folder in which all your games, results and settings lie. Copy it to "
                "keep them safe, or to take them to another computer."
            ),
        )
        self._show_licence.setText(self.tr("Font licence"))
        explain(
            self._show_licence,
            self.tr("Show the licence of the font, or hide it"),
            self.tr("The font of this program is free. This shows the terms that it comes under."),
        )
        licence = self.tr("Licence of the font Nunito")
        self._licence_text.setAccessibleName(licence)
        explain(
            self._licence_text,
            licence,
            self.tr("The words under which the font was given to everybody, as they were written."),
        )
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()  # by the fonts of the style, which comes only now

    def _make_room(self) -> None:
        """Show all of it, or as much as the screen has room for."""
        needed = self._told.sizeHint()
        self._told.setMinimumHeight(needed.height())
        around = _ABOVE + _BETWEEN + self._buttons.sizeHint().height() + _BELOW
        height = min(needed.height(), self.room.height() - around)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        width = needed.width() + (bar if height < needed.height() else 0)
        self._scroll.setFixedSize(width, height)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._data_folder)))

    def _lay_out(self) -> None:
        buttons = self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.addButton(self._show_folder, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._show_licence, QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(4)
        told.addWidget(self._name)
        told.addWidget(self._version)
        told.addWidget(self._core)
        told.addSpacing(8)
        told.addWidget(self._what)
        told.addSpacing(8)
        told.addWidget(self._licences)
        told.addWidget(self._licence_text)
        told.addSpacing(8)
        told.addWidget(self._data_title)
        told.addWidget(self._data)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, _ABOVE, 26, _BELOW)
        layout.setSpacing(_BETWEEN)
        layout.addWidget(self._scroll)
        layout.addWidget(buttons)
        close.setDefault(True)
        close.setFocus()
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)


def _text() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _read(path: str) -> str:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode(errors="replace")
