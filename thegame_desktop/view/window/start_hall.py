"""The start page within the window: what it tells, and the news of that."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.unfinished_games import Inventory
from thegame_desktop.play.daily import DayResult, days
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.storage.summaries import Wanted
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.start_page import StartPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.window.unfinished_keeper import UnfinishedKeeper
from thegame_desktop.view.words.start_words import StartNews


class StartHall(QObject):
    """Shows the page that everything can be begun from, and keeps it up to date."""

    def __init__(
        self,
        parts: Parts,
        art: CardArt,
        pages: QStackedWidget,
        unfinished: UnfinishedKeeper,
        fulfil: Fulfil,
    ) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._unfinished = unfinished
        self.page = LazyPage(pages, self._make_page, fulfil)
        self._is_new = False
        parts.history.changed.connect(self.refresh)
        parts.today.changed.connect(self.refresh)

    def welcome(self) -> None:
        """Offer the lessons before anything else: somebody is new here."""
        self._is_new = True
        self.refresh()

    def _make_page(self, parent: QWidget) -> StartPage:
        parts = self._parts
        news = StartNews(parts.today.day)
        return StartPage(parts.theme, self._art, parts.words, news, self.refresh, parent)

    def refresh(self) -> None:
        """Show the news, if anybody is looking."""
        page = self.page.in_sight
        if page is not None and page.isVisible():
            self._parts.today.look()
            page.show_news(self._news(self._unfinished.take_stock()))

    def _news(self, inventory: Inventory) -> StartNews:
        parts = self._parts
        day = parts.today.day
        deals = parts.unfinished.of_daily_deals()
        begun = [game for game in deals if game.daily == day.isoformat()]
        results, finished = self._played()
        lessons = {name: parts.settings.lesson_step(name) for name in LESSONS}
        has_played = bool(inventory.games or finished or any(lessons.values()))
        return StartNews(
            day=day,
            inventory=inventory,
            results=results,
            begun=begun,
            lessons=lessons,
            next_lesson=parts.settings.next_lesson,
            finished=finished,
            is_new=self._is_new and not has_played,
        )

    def _played(self) -> tuple[dict[str, DayResult], int | None]:
        """What has become of today's deals, and how many games are over, if that can be known."""
        archive, day = self._parts.history.archive, self._parts.today.day
        try:
            results = days(archive.daily(day.isoformat()))
            return {result.edition: result for result in results.values()}, archive.count(Wanted())
        except OSError:
            return {}, None
