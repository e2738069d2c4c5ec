"""Statistics as files: for spreadsheet programs, and as a picture."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from thegame_desktop.storage.safe_write import replacing
from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.words import Words


class StatisticsFiles(QObject):
    """Asks where to save, and tells if that can't be."""

    def __init__(self, theme: Theme, words: Words, page: QWidget) -> None:
        super().__init__(page)
        self._theme = theme
        self._words = words
        self._page = page

    def save_table(self, content: Callable[[], bytes]) -> None:
        """Let the player choose where to save this table."""
        pattern = self.tr("Tables ({pattern})").format(pattern="*.csv")
        self._ask(self.tr("Save the figures"), pattern, ".csv", content)

    def save_picture(self, picture: Callable[[], QImage]) -> None:
        """Let the player choose where to save this picture."""
        pattern = self.tr("Pictures ({pattern})").format(pattern="*.png")
        self._ask(self.tr("Save the picture"), pattern, ".png", lambda: _as_png(picture()))

    def _ask(self, title: str, pattern: str, suffix: str, content: Callable[[], bytes]) -> None:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        dialog = QFileDialog(
            self._page.window(), title, QStandardPaths.writableLocation(place), pattern
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        name = self.tr("The Game, statistics {day}").format(day=date.today().isoformat())
        dialog.selectFile(f"{name}{suffix}")
        dialog.fileSelected.connect(lambda chosen: self._save(Path(chosen), content()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, path: Path, content: bytes) -> None:
        try:
            with replacing(path) as stream:
                stream.write(content)
        except OSError as error:
            reason = error  # its own name is gone when the words are asked for
            Message(self._theme, lambda: self._not_saved(path, reason), self._page.window()).open()

    def _not_saved(self, path: Path, error: OSError) -> News:
        words = self.tr("The reason: {reason}. Please choose another place.")
        return News(
            self.tr("The file can't be saved there"),
            words.format(reason=self._words.files.cannot_save(error)),
            as_shown_path(path),
        )


def _as_png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
