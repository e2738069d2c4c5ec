"""The page of the history: every game that is over, to be found, looked at and passed on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from thegame_desktop.model.history import History
from thegame_desktop.model.history_model import Column, HistoryModel
from thegame_desktop.model.history_transfer import Transferred
from thegame_desktop.storage.archive_file import DamagedArchive, NewerArchive
from thegame_desktop.storage.summaries import Summary, Wanted
from thegame_desktop.view.history.filter_bar import FilterBar
from thegame_desktop.view.history.history_table import HistoryTable
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import FIRST_IN_FOOTER, IN_FOOTER, PageButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wishes import (
    CoachGame,
    ExportGames,
    Go,
    ImportGames,
    RemoveAllGames,
    RemoveGames,
    WatchGame,
    Wish,
)
from thegame_desktop.view.words.history_words import HistoryWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_NAMING = (Column.DATE, Column.EDITION, Column.PLAYERS, Column.RESULT)
"""What tells one game from the others."""
_IN_HEAD = (42, 15)
"""How high a button and its text are in the head."""


class HistoryPage(Translated, ScaledPage):
    """Lists games, and wishes for what is to become of those that are chosen."""

    column_width = 1110

    def __init__(
        self, theme: Theme, words: Words, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._words = words
        self._history = history
        self._transferred: Transferred | None = None
        self._trouble: OSError | None = None
        self._follows_newest = False
        self._told = HistoryWords(words)
        self._games = HistoryModel(history.archive, self._told.cell, self._told.title, self)
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._count = PageLabel(theme, 17, "text_muted")
        self._import = PageButton("import", size=_IN_HEAD)
        self._statistics = PageButton("statistics", size=_IN_HEAD)
        self._filters = FilterBar(theme, words, has_result=True)
        self._empty = PageLabel(theme, 17, "text_muted", wraps=True)
        self._table = HistoryTable(theme, self._games, self._wish_to_watch, self._wish_to_remove)
        self._status = PageLabel(theme, 15, "text_muted", wraps=True)
        self._cancel = PageButton("cancel transfer", size=IN_FOOTER)
        self._back = PageButton("leave", size=IN_FOOTER)
        self._remove = PageButton("remove games", size=IN_FOOTER)
        self._export = PageButton("export games", size=IN_FOOTER)
        self._coach = PageButton("coach", size=IN_FOOTER)
        self._watch = PageButton("watch", size=FIRST_IN_FOOTER, kind="primary")
        self._remove_chosen, self._remove_all = _menu_of(self._remove, self)
        self._export_chosen, self._export_all = _menu_of(self._export, self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._count, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._statistics)
        head.addWidget(self._import)
        self.column.addWidget(self._filters)
        self.column.addWidget(self._empty)
        self.column.addWidget(self._table, 1)
        self.column.addStretch(0)
        for widget in (self._back, self._cancel):
            self.footer.addWidget(widget)
        self.footer.addWidget(self._status, 1)
        for button in (self._remove, self._export, self._coach, self._watch):
            self.footer.addWidget(button)

    def _connect(self) -> None:
        history = self._history
        self._filters.changed.connect(self._list_games)
        self._games.failed.connect(self._tell_trouble)
        self._table.selectionModel().selectionChanged.connect(self._heed_choice)
        self._watch.clicked.connect(self._wish_to_watch)
        self._coach.clicked.connect(lambda: self._wish_about_chosen(CoachGame))
        self._remove_chosen.triggered.connect(self._wish_to_remove)
        self._remove_all.triggered.connect(
            lambda: self.wished.emit(RemoveAllGames(self._filters.wanted))
        )
        self._export_chosen.triggered.connect(lambda: self._wish_to_export(self._table.chosen))
        self._export_all.triggered.connect(
            lambda: self._wish_to_export(range(self._games.rowCount()))
        )
        self.wish_by(self._import, ImportGames())
        self.wish_by(self._statistics, Go.STATISTICS)
        self.wish_by(self._back, Go.BACK)
        self._cancel.clicked.connect(history.transfer.cancel)
        history.changed.connect(self._refresh)
        history.transfer.progressed.connect(self._show_transfer)
        history.transfer.ended.connect(self._show_transfer)

    # What is listed

    def choose_newest(self) -> None:
        """Choose the newest game as soon as it is listed, unless another one is chosen first."""
        self._follows_newest = True
        self._refresh()

    def refresh(self) -> None:
        """List the games as they are now; those that were chosen stay so as far as they can."""
        self._trouble = None
        try:
            self._filters.show_people(self._history.archive.teams())
        except OSError as error:
            self._trouble = error
        if self._follows_newest:  # it may still be on its way from the table
            self._games.show(self._filters.wanted)
            self._table.choose(*self._games.newest())
            self._follows_newest = True
        else:
            with self._table.staying():
                self._games.show(self._filters.wanted)
        self._tell()

    def _heed_choice(self) -> None:
        self._follows_newest = False
        self._offer()

    def _refresh(self) -> None:
        if self.isVisible():
            self.refresh()

    def _list_games(self) -> None:
        self._trouble = None
        self._games.show(self._filters.wanted)
        self._table.choose(*range(min(1, self._games.rowCount())))
        self._tell()

    def _tell_trouble(self, error: OSError) -> None:
        self._trouble = error
        self._tell()

    def _tell(self) -> None:
        """Say how many games there are, or why there is none."""
        count = self._games.rowCount()
        self._count.setText(self.tr("%n game(s)", "", count) if count else "")
        self._empty.setText(self._reason_for_none())
        self._empty.setVisible(not count)
        self._table.setVisible(bool(count))
        self.column.setStretch(self.column.count() - 1, 0 if count else 1)
        self._offer()

    def _reason_for_none(self) -> str:
        if isinstance(self._trouble, NewerArchive):
            return self.tr(
                "The history was written by a newer version of The Game. Please bring the program "
                "up to date. Games that you finish now are kept for it."
            )
        if isinstance(self._trouble, DamagedArchive):
            return self._words.files.cannot_open(self._trouble)
        if self._trouble is not None:
            reason = self._words.files.cannot_open(self._trouble)
            return self.tr("The history can't be read. {reason}").format(reason=reason)
        if self._filters.wanted != Wanted():
            return self.tr("No finished game fits these filters.")
        return self.tr("No game has been finished yet. Every one will be kept here.")

    # What can be asked for

    def _wish_about_chosen(self, wish: Callable[[str], Wish]) -> None:
        summary = self._chosen_one()
        if summary is not None:
            self.wished.emit(wish(summary.id))

    def _wish_to_watch(self) -> None:
        self._wish_about_chosen(WatchGame)

    def _chosen_one(self) -> Summary | None:
        """The game that is chosen; None if there is none, or several."""
        if self._table.chosen_count != 1:
            return None
        return self._games.summary(self._table.chosen[0])

    def _wish_to_remove(self) -> None:
        chosen = self._ids(self._table.chosen)
        if chosen:
            summary = self._chosen_one()
            about = [] if summary is None else [self._told.cell(summary, each) for each in _NAMING]
            self.wished.emit(RemoveGames(tuple(chosen), " · ".join(about)))

    def _wish_to_export(self, rows: Sequence[int]) -> None:
        if games := self._ids(rows):
            self.wished.emit(ExportGames(tuple(games)))

    def _ids(self, rows: Sequence[int]) -> list[str]:
        """The games in these rows; none if that can't be read, which is told."""
        try:
            return self._history.archive.ids_of(self._games.numbers(rows))
        except OSError as error:
            self._tell_trouble(error)
            return []

    def _offer(self) -> None:
        chosen = self._table.chosen_count
        is_busy = self._history.transfer.is_running
        count = self._games.rowCount()
        self._watch.setEnabled(chosen == 1)
        self._coach.setEnabled(chosen == 1)
        for button in (self._remove, self._export):
            button.setEnabled(count > 0 and not is_busy)
        self._remove_chosen.setEnabled(bool(chosen))
        self._export_chosen.setEnabled(bool(chosen))
        self._import.setEnabled(not is_busy)
        self._cancel.setVisible(is_busy)
        named = max(1, chosen)
        self._remove_chosen.setText(self.tr("Delete %n chosen game(s)…", "", named))
        self._remove_all.setText(self.tr("Delete all %n game(s) of this list…", "", count))
        self._export_chosen.setText(self.tr("Export %n chosen game(s)…", "", named))
        self._export_all.setText(self.tr("Export all %n game(s) of this list…", "", count))

    # Games on their way in or out

    def _show_transfer(self, transferred: Transferred) -> None:
        self._transferred = transferred
        self._status.setText(self._told_transfer())
        self._offer()

    def _told_transfer(self) -> str:
        told = self._transferred
        if told is None or told.error is not None:
            return ""
        if self._history.transfer.is_running:
            if told.is_import:
                return self.tr("Importing: %n game(s) so far", "", told.games)
            return self.tr("Exporting: %n game(s) so far", "", told.games)
        if told.is_import:
            return self.tr("%n game(s) imported.", "", told.games)
        if told.is_cancelled:
            return self.tr("Nothing was exported.")
        return self.tr("%n game(s) exported.", "", told.games)

    # The page itself

    def retranslate(self) -> None:
        self._title.setText(self.tr("History"))
        self.setAccessibleName(self._title.text())
        self._status.setText(self._told_transfer())
        self._games.retranslate()
        self._tell()
        self._table.setAccessibleName(self.tr("Finished games"))
        explain(
            self._table,
            self.tr("Double-click a game to watch it"),
            self.tr(
                "Lists the games that are over. Several can be chosen with Ctrl or Shift, to "
                "export or delete them."
            ),
        )
        explain(
            self._table.horizontalHeader(),
            self.tr("Click a title to sort by it"),
            self.tr("A click on a title sorts the games by it, a second one the other way round."),
        )
        self._import.inscribe(
            self.tr("Import…"),
            self.tr("Add finished games from files"),
            self.tr(
                "Adds the finished games in files that were exported, here or on another computer. "
                "Games that are in the history already are not added twice."
            ),
        )
        self._statistics.inscribe(
            self.tr("Statistics"),
            self.tr("See figures and charts"),
            self.tr("Shows how many games were won, how many cards were left, and more."),
        )
        self._cancel.inscribe(
            self.tr("Stop"),
            self.tr("Don't go on with this"),
            self.tr("Breaks it off. Games that were imported before stay in the history."),
        )
        self._back.inscribe(
            self.tr("Back"),
            self.tr("Back to where you came from (Esc)"),
            self.tr("Leads back to where you came from."),
        )
        self._remove.inscribe(
            self.tr("Delete"),
            self.tr("Forget games for good; it is asked first (Del)"),
            self.tr("Deletes the chosen games, or all games of this list, after a question."),
        )
        self._export.inscribe(
            self.tr("Export"),
            self.tr("Write games to a file of your own"),
            self.tr(
                "Writes the chosen games, or all games of this list, to a file, for example to "
                "send it or to have them on another computer."
            ),
        )
        self._coach.inscribe(
            self.tr("Coach"),
            self.tr("What could have been better in the chosen game?"),
            self.tr(
                "Shows the chance of winning turn by turn, the turns that cost most, and how a "
                "lost game could have been won."
            ),
        )
        self._watch.inscribe(
            self.tr("Watch"),
            self.tr("See the chosen game once more (Enter)"),
            self.tr(
                "Shows the chosen game card by card, with all hands open. From every place in it "
                "you can play on."
            ),
        )
        for action in (self._remove_chosen, self._remove_all):
            explain(
                action,
                self.tr("Gone from the history and the statistics; it is asked first"),
                self.tr("Deletes these games for good, after a question."),
            )
        for action in (self._export_chosen, self._export_all):
            explain(
                action,
                self.tr("A line for each game, which this program reads again"),
                self.tr("Writes these games to a file of your own."),
            )

    def come_in_sight(self) -> None:
        self.refresh()
        first = self._table if self._table.isVisibleTo(self) else self._back
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._follows_newest = False

    def rescale(self) -> None:
        super().rescale()
        unit = self.unit
        self._count.setContentsMargins(0, 0, 0, text_pixels(5 * unit))  # in line with the title
        self._table.setMinimumHeight(round(200 * unit))


def _menu_of(button: QPushButton, page: QWidget) -> tuple[QAction, QAction]:
    """Two things that the button offers when it is pressed."""
    menu = QMenu(page)  # not of the button: its style sheet would hold for the menu too
    menu.setToolTipsVisible(True)
    actions = QAction(menu), QAction(menu)
    menu.addActions(actions)
    button.setMenu(menu)
    return actions
