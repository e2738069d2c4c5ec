"""Games in files: by dialogs, by the list of recent ones, by a drop or a double click elsewhere."""

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from thegame_desktop.engine import BadRecord
from thegame_desktop.model.game_files import SUFFIX, open_game, save_game
from thegame_desktop.view.dialogs.message import News, NewsDesk
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.wishes import OpenFile, SaveAs


class GameFiles(QObject):
    """Opens and saves; what can't be done is told, and nothing else has changed then."""

    wished = Signal(object)
    """To open the file that was chosen, or to save in it."""

    def __init__(self, parts: Parts, news: NewsDesk, window: QWidget) -> None:
        super().__init__(window)
        self._parts = parts
        self._news = news
        self._session = parts.sitting.session
        self._settings = parts.settings
        self._window = window

    def _choose(self) -> None:
        """Let the player choose a file to open."""
        dialog = self._dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.wished.emit(OpenFile(Path(name))))
        dialog.open()

    def _choose_place(self) -> None:
        """Let the player choose where to save the game as it stands."""
        if self._session.course is None:
            return
        dialog = self._dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        edition = self._parts.words.edition(self._session.setup.edition.name)
        dialog.selectFile(f"The Game {edition} {date.today().isoformat()}{SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.wished.emit(SaveAs(Path(name))))
        dialog.open()

    def open(self, path: Path | None) -> bool:
        """Go on with the game in this file, or in one to be chosen; tell why not.

        False as long as it isn't open.
        """
        if path is None:
            self._choose()
            return False
        try:
            open_game(self._session, self._parts.autosave, path)
        except (OSError, ValueError) as error:  # a ValueError is a BadRecord, or a name with a NUL
            if isinstance(error, FileNotFoundError):
                self._settings.forget_files(path)
            self._news.tell_now(partial(self._not_opened, path, error))
            return False
        self._settings.remember_file(path)
        return True

    def save(self, path: Path | None) -> None:
        """Save the game as it stands, in this file or one to be chosen; tell why not."""
        if path is None:
            self._choose_place()
            return
        try:
            save_game(self._session, path)
        except (OSError, BadRecord) as error:
            self._news.tell_now(partial(self._not_saved, path, error))
        else:
            self._settings.remember_file(path)

    def _not_opened(self, path: Path, error: Exception) -> News:
        headline = self.tr("This game can't be opened")
        return News(headline, self._parts.words.files.cannot_open(error), as_shown_path(path))

    def _not_saved(self, path: Path, error: Exception) -> News:
        headline = self.tr("The game can't be saved there")
        reason = self._parts.words.files.cannot_save(error)
        explanation = self.tr("The reason: {reason}. Please choose another place.")
        return News(headline, explanation.format(reason=reason), as_shown_path(path))

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._folder())
        dialog.setNameFilters(
            [
                self.tr("Games ({pattern})").format(pattern=f"*{SUFFIX}"),
                self.tr("All files ({pattern})").format(pattern="*"),
            ]
        )
        # It was opened for another game.
        self._session.started.connect(dialog.reject)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _folder(self) -> str:
        """Where the latest file lies, or where the platform keeps documents."""
        for path in self._settings.recent_files:
            if path.parent.is_dir():
                return str(path.parent)
        place = QStandardPaths.StandardLocation.DocumentsLocation
        return QStandardPaths.writableLocation(place)
