"""Words for the daily deal: days, what became of them, and the result as a text to share."""

import re
from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QDate, QLocale

from thegame_desktop.engine import EDITIONS
from thegame_desktop.play.daily import DayResult
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.words.wording import Wording

_BLOCKS = 10
_LAID, _LEFT = "▓", "░"


class DailyWords(Wording):
    """Turns days and their results into words of the language that is spoken when asked."""

    def day(self, day: date) -> str:
        """A day, with its year."""
        locale = QLocale()
        style = locale.dateFormat(QLocale.FormatType.LongFormat)
        without_weekday = re.sub(r"^dddd,?\s*|,?\s*dddd$", "", style)
        return locale.toString(_as_qt(day), without_weekday)

    def whole_day(self, day: date) -> str:
        """A day, with its day of the week too."""
        return QLocale().toString(_as_qt(day), QLocale.FormatType.LongFormat)

    def deal(self, day: date) -> str:
        """The deal of a day."""
        return self.tr("Daily deal, {day}").format(day=self.day(day))

    def result(self, result: DayResult) -> str:
        """How the deal of a day ended."""
        if result.result is Result.WON:
            return self.tr("Won")
        if result.result is Result.GIVEN_UP:
            return self.tr("Given up with %n card(s) left", "", result.cards_left)
        return self.tr("Lost with %n card(s) left", "", result.cards_left)

    def state(self, result: DayResult) -> str:
        """How it ended, and what has to be said about it in the calendar."""
        parts = [self.result(result)]
        if result.is_known:
            parts.append(self._known())
        elif result.is_late:
            parts.append(self.tr("played later"))
        return ", ".join(parts)

    def share_text(self, result: DayResult) -> str:
        """The result as a few lines for others, which spoil nothing: no card, no deal code."""
        head = self.tr("The Game – daily deal, {day}").format(day=self.day(result.day))
        game = [self._words.edition(result.edition), self._words.player_count(result.player_count)]
        if result.computer_count:
            game.append(self.tr("%n of them computer player(s)", "", result.computer_count))
        lines = [head, " · ".join(game), f"{_bar(result)} {self.result(result)}"]
        marks = list(self._marks(result))
        return "\n".join([*lines, " · ".join(marks)] if marks else lines)

    def _marks(self, result: DayResult) -> Iterator[str]:
        if result.hints:
            yield self.tr("%n hint(s)", "", result.hints)
        if result.take_backs:
            yield self.tr("%n card(s) taken back", "", result.take_backs)
        if result.open_hands:
            yield self.tr("open hands")
        if result.is_known:
            yield self._known()

    def _known(self) -> str:
        return self.tr("with known cards")


def _bar(result: DayResult) -> str:
    """How far it went, by tenths: full only if all cards are laid."""
    cards = len(EDITIONS[result.edition].cards)
    laid = (cards - result.cards_left) * _BLOCKS // cards
    return _LAID * laid + _LEFT * (_BLOCKS - laid)


def _as_qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
