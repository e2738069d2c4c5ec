"""The page of the statistics: filters, figures and charts."""

from datetime import date, datetime

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.history import History
from thegame_desktop.storage.archive_file import NewerArchive
from thegame_desktop.storage.csv_tables import as_csv
from thegame_desktop.storage.statistics import Figures, figures
from thegame_desktop.view.history.filter_bar import FilterBar
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_panel import ChartPanel
from thegame_desktop.view.statistics.figure_tiles import FigureTiles
from thegame_desktop.view.statistics.picture import draw_picture
from thegame_desktop.view.statistics.statistics_files import StatisticsFiles
from thegame_desktop.view.statistics.statistics_words import StatisticsWords
from thegame_desktop.view.widgets.buttons import IN_FOOTER, PageButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wishes import Go
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SIDE_BY_SIDE = 800
"""How wide the page of the design has to be for two charts side by side."""


class StatisticsPage(Translated, ScaledPage):
    """Shows what the archive tells of the games that are asked for, as soon as it changes."""

    column_width = 1110

    def __init__(self, theme: Theme, words: Words, history: History, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._words = words
        self._history = history
        self._tell = StatisticsWords(self)
        self._files = StatisticsFiles(theme, words, self)
        self._found = Figures()
        self._trouble: OSError | None = None
        self._has_any = False
        """True if there are games at all, asked for or not."""
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._note = PageLabel(theme, 14, "text_muted")
        self._bar = FilterBar(theme, words, self, only_fresh=True)
        self._tiles = FigureTiles(theme, self)
        self._cards_left = ChartPanel("cards left", theme, self)
        self._over_time = ChartPanel("over time", theme, self)
        self._headline = PageLabel(theme, 20, weight=QFont.Weight.Bold, wraps=True)
        self._explanation = PageLabel(theme, 16, "text_muted", wraps=True)
        self._save_table = PageButton("save as table", size=IN_FOOTER)
        self._save_picture = PageButton("save as picture", size=IN_FOOTER)
        self._back = PageButton("back", size=IN_FOOTER)
        self._save_table.clicked.connect(lambda: self._files.save_table(self._table))
        self._save_picture.clicked.connect(lambda: self._files.save_picture(self._picture))
        self.wish_by(self._back, Go.BACK)
        self._bar.changed.connect(self._refresh)
        history.changed.connect(self._heed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._message = QWidget()
        message = QVBoxLayout(self._message)
        for label in (self._headline, self._explanation):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        message.addStretch(2)
        message.addWidget(self._headline)
        message.addWidget(self._explanation)
        message.addStretch(3)
        self._charts = QWidget()
        self._chart_row = QHBoxLayout(self._charts)
        self._chart_row.setContentsMargins(0, 0, 0, 0)
        self._chart_row.addWidget(self._cards_left, 1)
        self._chart_row.addWidget(self._over_time, 1)
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self._title, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._note, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addWidget(self._bar)
        self.column.addWidget(self._tiles)
        self.column.addWidget(self._charts, 1)
        self.column.addWidget(self._message, 1)
        self.footer.addWidget(self._back)
        self.footer.addStretch(1)
        self.footer.addWidget(self._save_table)
        self.footer.addWidget(self._save_picture)

    # What is shown

    def _heed(self) -> None:
        """Games have come or gone."""
        if self.isVisible():
            self._refresh_people()
            self._refresh()

    def _refresh_people(self) -> None:
        try:
            teams = self._history.archive.teams()
        except OSError:
            return  # why, is told where the figures would be
        self._has_any = bool(teams)
        self._bar.show_people(teams)

    def _refresh(self) -> None:
        """Ask the archive anew."""
        try:
            self._found = figures(self._history.archive.played(self._bar.wanted), _local_day)
            self._trouble = None
        except OSError as error:
            self._found, self._trouble = Figures(), error
        self._show_found()

    def _show_found(self) -> None:
        found = self._found
        has_games = found.games > 0
        for part in (self._tiles, self._charts):
            part.setVisible(has_games)
        self._message.setVisible(not has_games)
        self._note.setVisible(has_games and self._bar.wanted.is_fresh is True)
        for button in (self._save_table, self._save_picture):
            button.setEnabled(has_games)
        self._tiles.show_tiles(self._tell.tiles(found))
        self._cards_left.show_data(self._tell.cards_left(found, self._excellent_below()))
        self._over_time.show_data(self._tell.over_time(found))
        headline, explanation = self._message_words()
        self._headline.setText(headline)
        self._explanation.setText(explanation)

    def _excellent_below(self) -> int | None:
        """Up to where a lost game is excellent, if all that may be shown agree on it."""
        wanted = self._bar.wanted.edition
        bounds = {each.excellent_below for each in EDITIONS.values() if wanted in (None, each.name)}
        return bounds.pop() if len(bounds) == 1 else None

    def _message_words(self) -> tuple[str, str]:
        if isinstance(self._trouble, NewerArchive):
            return (
                self.tr("Nothing to show right now"),
                self.tr(
                    "The history was written by a newer version of the game. Please bring the "
                    "program up to date to see it."
                ),
            )
        if self._trouble is not None:
            reason = self._words.files.cannot_open(self._trouble)
            return self.tr("Nothing to show right now"), reason
        if self._bar.is_changed:
            return (
                self.tr("No game fits these filters"),
                self.tr("Choose others, or reset them."),
            )
        if self._has_any:
            return (
                self.tr("No game of a fresh deal yet"),
                self.tr("Games whose cards were known before are told of under “More filters”."),
            )
        return (
            self.tr("No games yet"),
            self.tr("Every game that you finish counts here, won or lost."),
        )

    # Files

    @property
    def _filters(self) -> str:
        return " · ".join(self._bar.told) or self.tr("All games")

    def _table(self) -> bytes:
        rows = self._tell.rows(self._found, self._filters)
        return as_csv(rows, has_decimal_comma=QLocale().decimalPoint() == ",")

    def _picture(self) -> QImage:
        found = self._found
        charts = (
            self._tell.cards_left(found, self._excellent_below()),
            self._tell.over_time(found),
        )
        title = self.tr("The Game: statistics")
        return draw_picture(title, self._filters, self._tell.tiles(found), charts, self._theme)

    # Words and places

    def retranslate(self) -> None:
        self._title.setText(self.tr("Statistics"))
        self.setAccessibleName(self._title.text())
        self._note.setText(self.tr("Only fresh deals count here"))
        self._show_found()
        self._save_table.inscribe(
            self.tr("Save as CSV…"),
            self.tr("Save the figures as a table for other programs"),
            self.tr(
                "Writes the figures and the numbers of both charts into a file that spreadsheet "
                "programs can read."
            ),
        )
        self._save_picture.inscribe(
            self.tr("Save as picture…"),
            self.tr("Save the figures and charts as a picture"),
            self.tr("Makes a picture of the figures and both charts, to keep it or to send it."),
        )
        self._back.inscribe(
            self.tr("Back"),
            self.tr("Leave the statistics (Esc)"),
            self.tr("Leads back to where you came from."),
        )

    def come_in_sight(self) -> None:
        self._heed()
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self) -> None:
        super().rescale()
        unit = self.unit
        is_narrow = self.width() < _SIDE_BY_SIDE * unit * text_scale()
        self._tiles.stack(is_narrow)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._chart_row.setDirection(down if is_narrow else across)
        self._chart_row.setSpacing(round(14 * unit))


def _local_day(moment: int) -> date:
    """The date that the calendar on the wall had then; the nearest that can be told."""
    try:
        return datetime.fromtimestamp(moment).date()
    except (OverflowError, ValueError, OSError):
        return date.max if moment > 0 else date.min
