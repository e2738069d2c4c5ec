"""Words for the start page: what there is to know before anything is chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.unfinished_games import Inventory, UnfinishedGame
from thegame_desktop.play.daily import DayResult
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.wording import Wording
from thegame_desktop.view.words.words import Words


@dataclass(frozen=True)
class StartNews:
    """What the start page tells of, as it is just now."""

    day: date
    inventory: Inventory = field(default_factory=Inventory)
    results: Mapping[str, DayResult] = field(default_factory=dict)
    """What has become of today's deals, by edition."""
    begun: Sequence[UnfinishedGame] = ()
    """Those of today's deals that can be gone on with."""
    lessons: Mapping[str, int] = field(default_factory=dict)
    """How many steps of each lesson were played, by edition."""
    next_lesson: str | None = next(iter(LESSONS))
    """The lesson to go on with; None if all are done."""
    finished: int | None = None
    """How many games are over; None if that can't be known just now."""
    is_new: bool = False
    """True for somebody who has never been here before."""

    @property
    def latest(self) -> UnfinishedGame | None:
        """The game that was left last."""
        return self.inventory.games[0] if self.inventory.games else None

    @property
    def unfinished(self) -> int:
        """How many games were begun, also those that only a newer version can read."""
        found = self.inventory
        return len(found.games) + found.more + found.newer_version


class StartWords(Wording):
    """Turns the news into words of the language that is spoken when asked."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._daily = DailyWords(words)

    def daily(self, news: StartNews) -> str:
        """What has become of today's deals, or that they wait."""
        results = list(news.results.values())
        if len(results) == 1:
            (result,) = results
            edition = self._words.edition(result.edition)
            return f"{edition}: {self._daily.result(result)}"
        if results:
            won = sum(each.result is Result.WON for each in results)
            told = self.tr("{played} of {deals} played today, {won} won")
            return told.format(played=len(results), deals=len(EDITIONS), won=won)
        if news.begun:
            game = news.begun[0]
            edition = self._words.edition(game.setup.edition.name)
            begun = self.tr("begun, %n card(s) left", "", game.cards_left)
            return f"{edition}: {begun}"
        return self.tr("Today's is still to be played")

    def lessons(self, news: StartNews) -> str:
        """Which lessons are done, and where to go on."""
        if news.next_lesson is None:
            return self.tr("All lessons done")
        lesson, edition = LESSONS[news.next_lesson], self._words.edition(news.next_lesson)
        if played := news.lessons.get(news.next_lesson, 0):
            told = self.tr("{edition}: {played} of {steps} steps")
            seen = lesson.seen(played)
            return told.format(edition=edition, played=seen, steps=lesson.length)
        if done := sum(self._is_done(news, name) for name in LESSONS):
            told = self.tr("{done} of {all} lessons done, next: {edition}")
            return told.format(done=done, all=len(LESSONS), edition=edition)
        return self.tr("In five minutes you will know how to play")

    def history(self, news: StartNews) -> str:
        """How many games are over."""
        if news.finished is None:
            return self.tr("Can't be read just now")
        if news.finished == 0:
            return self.tr("No finished games yet")
        return self.tr("%n finished game(s)", "", news.finished)

    def _is_done(self, news: StartNews, name: str) -> bool:
        return news.lessons.get(name, 0) >= len(LESSONS[name].steps)
