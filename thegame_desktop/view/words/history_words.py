"""Words for finished games: what the list tells of each, column by column."""

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale

from thegame_desktop.model.history_model import Column
from thegame_desktop.storage.summaries import Result, Summary
from thegame_desktop.view.words.names import in_a_sentence
from thegame_desktop.view.words.wording import Wording

_SHORT = QLocale.FormatType.ShortFormat


class HistoryWords(Wording):
    """Makes the texts when they are shown: so another language changes all of them."""

    def title(self, column: Column) -> str:
        """The head of a column."""
        return {
            Column.DATE: self.tr("Date"),
            Column.EDITION: self.tr("Edition"),
            Column.PLAYERS: self.tr("Players"),
            Column.RESULT: self.tr("Result"),
            Column.MARKS: self.tr("Marks"),
        }[column]

    def cell(self, summary: Summary, column: Column) -> str:
        """What a column tells of a game."""
        match column:
            case Column.DATE:
                return self.when(summary.ended)
            case Column.EDITION:
                return self.edition(summary)
            case Column.PLAYERS:
                return ", ".join(self._players(summary))
            case Column.RESULT:
                return self.result(summary)
            case Column.MARKS:
                return " · ".join(self.marks(summary))

    def when(self, seconds: int) -> str:
        """When a game ended, by the calendar and the clock on the wall; empty if nobody knows."""
        if not seconds:
            return ""
        moment = QDateTime.fromSecsSinceEpoch(seconds)
        locale = QLocale()
        day, clock = locale.toString(moment.date(), _SHORT), locale.toString(moment.time(), _SHORT)
        return self.tr("{date}, {time}").format(date=day, time=clock)

    def day(self, day: str) -> str:
        """A day of the daily deal."""
        when = date.fromisoformat(day)
        return QLocale().toString(QDate(when.year, when.month, when.day), _SHORT)

    def edition(self, summary: Summary) -> str:
        """The edition, and the variant where it isn't the usual one."""
        name = self._words.edition(summary.edition)
        if summary.variant == "standard":
            return name
        return f"{name} · {self._words.variant(summary.variant)}"

    def result(self, summary: Summary) -> str:
        """How it ended."""
        match summary.result:
            case Result.WON:
                return self.tr("Won")
            case Result.LOST:
                return self.tr("%n card(s) left", "", summary.cards_left)
            case Result.GIVEN_UP:
                return self.tr("Given up, %n left", "", summary.cards_left)

    def marks(self, summary: Summary) -> Iterator[str]:
        """What else there is to know of a result, a phrase each."""
        if summary.daily:
            yield self.tr("daily deal of {day}").format(day=self.day(summary.daily))
        if summary.beginning == "deal":
            yield self.tr("known deal")
        if summary.beginning == "position":
            yield self.tr("played on from a position")
        if summary.hints:
            yield self.tr("%n hint(s)", "", summary.hints)
        if summary.take_backs:
            yield self.tr("%n taken back", "", summary.take_backs)
        if summary.open_hands:
            yield self.tr("open hands")

    def _players(self, summary: Summary) -> Iterator[str]:
        if summary.player_count == 1:
            yield (summary.names[0] and in_a_sentence(summary.names[0])) or self.tr("Alone")
            return
        for seat, name in enumerate(summary.names):
            shown = in_a_sentence(name) if name else self.tr("Player {n}").format(n=seat + 1)
            is_computer = bool(summary.strengths[seat])
            yield self.tr("{name} (computer)").format(name=shown) if is_computer else shown
