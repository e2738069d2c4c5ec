"""What becomes of finished games: questions before they go, files, and news of it all."""

from collections.abc import Callable, Sequence
from datetime import date
from errno import ENOENT
from functools import partial
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from thegame_desktop.engine import BadRecord, Record, decode_record
from thegame_desktop.model.history_transfer import Transferred
from thegame_desktop.storage.archive_file import Mended
from thegame_desktop.storage.safe_write import free_path
from thegame_desktop.storage.summaries import Wanted
from thegame_desktop.view.dialogs.message import News, NewsDesk
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.texts import as_shown_path
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.wishes import (
    ExportGames,
    HistoryWish,
    ImportGames,
    RemoveAllGames,
    RemoveGames,
)

_ONE, _MANY = ".thegame", ".jsonl"


class HistoryKeeper(QObject):
    """Does what is wished on the page of the history."""

    def __init__(self, parts: Parts, news: NewsDesk, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._history = parts.history
        self._news = news
        self._history.mended.connect(lambda mended: news.tell(partial(self._mended, mended)))
        self._history.transfer.ended.connect(self._tell_transfer)

    def fulfil(self, wish: HistoryWish) -> None:
        """Forget games, or take them to files and back."""
        match wish:
            case RemoveGames(games, called):
                self._ask(len(games), lambda: self._history.remove(games), called)
            case RemoveAllGames(kind):
                self._remove_all(kind)
            case ExportGames(games):
                self._export(games)
            case ImportGames():
                self._import()
            case _:
                assert_never(wish)

    def record(self, game: str) -> Record | None:
        """The record of a game; None if it can't be read, which is told."""
        try:
            data = self._history.archive.record(game)
            if data is None:
                raise FileNotFoundError(ENOENT, "deleted meanwhile", game)
            return decode_record(data)
        except (OSError, BadRecord) as error:
            self.tell_unwatchable(error)
            return None

    def tell_unwatchable(self, error: Exception) -> None:
        """Tell why a game can't be shown."""
        self._news.tell_now(partial(self._not_watched, error))

    # Deleting

    def _remove_all(self, kind: Wanted) -> None:
        try:
            count = self._history.archive.count(kind)
        except OSError as error:
            self._news.tell_now(partial(self._not_removed, error))
        else:
            self._ask(count, lambda: self._history.remove_all(kind))

    def _ask(self, count: int, remove: Callable[[], None], about: str = "") -> None:
        question = Question(self._parts.theme, Ask.FORGET, self._window, count=count, about=about)

        def do() -> None:
            try:
                remove()
            except OSError as error:
                self._news.tell_now(partial(self._not_removed, error))

        question.accepted.connect(do)
        question.finished.connect(question.deleteLater)
        question.open()

    # Files

    def _export(self, ids: Sequence[str]) -> None:
        suffix = _ONE if len(ids) == 1 else _MANY
        dialog = self._dialog(self.tr("Export games"), [suffix])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.selectFile(f"The Game {date.today().isoformat()}{suffix}")
        dialog.fileSelected.connect(
            lambda name: self._history.transfer.export(ids, _fit_for(len(ids), Path(name)))
        )
        dialog.open()

    def _import(self) -> None:
        dialog = self._dialog(self.tr("Import games"), [_ONE, _MANY])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(
            lambda names: self._history.transfer.import_files([Path(name) for name in names])
        )
        dialog.open()

    def _dialog(self, title: str, suffixes: Sequence[str]) -> QFileDialog:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, title, folder)
        pattern = " ".join(f"*{suffix}" for suffix in suffixes)
        dialog.setNameFilters(
            [
                self.tr("Games ({pattern})").format(pattern=pattern),
                self.tr("All files ({pattern})").format(pattern="*"),
            ]
        )
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # News

    def _tell_transfer(self, told: Transferred) -> None:
        if told.error is not None:
            self._news.tell_now(partial(self._not_transferred, told))
        elif told.is_import and (told.known or told.unfinished or told.unreadable):
            self._news.tell_now(partial(self._imported, told))

    def _imported(self, told: Transferred) -> News:
        parts = []
        if told.known:
            parts.append(self.tr("%n game(s) were in the history already.", "", told.known))
        if told.unfinished:
            words = self.tr("%n game(s) aren't over: open them to play on.", "", told.unfinished)
            parts.append(words)
        if told.unreadable:
            words = self.tr("%n can't be read, or can't have been played.", "", told.unreadable)
            parts.append(words)
        return News(self.tr("%n game(s) imported", "", told.games), "\n".join(parts))

    def _not_transferred(self, told: Transferred) -> News:
        assert told.error is not None, "it has failed"
        assert told.path is not None, "it is about a file"
        words, path = self._parts.words, as_shown_path(told.path)
        if told.is_import:
            return News(
                self.tr("These games can't be imported"), words.files.cannot_open(told.error), path
            )
        reason = self.tr("The reason: {reason}. Please choose another place.")
        reason = reason.format(reason=words.files.cannot_save(told.error))
        return News(self.tr("The games can't be exported there"), reason, path)

    def _not_watched(self, error: Exception) -> News:
        return News(self.tr("This game can't be shown"), self._parts.words.files.cannot_open(error))

    def _not_removed(self, error: OSError) -> News:
        reason = self._parts.words.files.cannot_save(error)
        return News(
            self.tr("The games can't be deleted"),
            self.tr("The reason: {reason}.").format(reason=reason),
        )

    def _mended(self, mended: Mended) -> News:
        saved = self.tr("%n game(s) could be saved from it.", "", mended.saved)
        aside = self.tr("The damaged file was put aside, not deleted.")
        path = as_shown_path(mended.path)
        return News(self.tr("The history was damaged"), f"{saved} {aside}", path)


def _fit_for(count: int, path: Path) -> Path:
    """The file to write so many games to; one that is read as a single game can't hold more."""
    if count == 1 or path.suffix.lower() != _ONE:
        return path
    return free_path(path.with_suffix(_MANY))  # nobody was asked whether to replace that
