"""The start page within the window: what it tells, and the news of that."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.unfinished_games import Inventory
from thegame_desktop.play.daily import DayResult, days
from thegame_desktop.play.lessons import LESSONS
from thegame_desktop.storage.summaries import Wanted
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.start_page import StartPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.widgets.lazy_page import LazyPage
from thegame_desktop.view.window.unfinished_shelf import UnfinishedShelf
from thegame_desktop.view.words.start_words import StartNews


class StartHall(QObject):
    """Shows the page that everything can be begun from, and keeps it up to date."""

    new_game_requested = Signal()
    daily_requested = Signal()
    lessons_requested = Signal(bool)
    """True for somebody who is new here."""
    history_requested = Signal()
    statistics_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()

    def __init__(
        self, parts: Parts, art: CardArt, pages: QStackedWidget, shelf: UnfinishedShelf
    ) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._shelf = shelf
        self._page = LazyPage(pages, self._make_page)
        self._is_new = False
        parts.history.changed.connect(self._refresh)
        parts.today.changed.connect(self._refresh)

    @property
    def is_in_sight(self) -> bool:
        """True while the page can be seen."""
        return self._page.in_sight is not None

    def show(self) -> None:
        """Show the page, and have Enter do what most will want."""
        self._page.show()

    def welcome(self) -> None:
        """Offer the lessons before anything else: somebody is new here."""
        self._is_new = True
        self._refresh()

    def _make_page(self, parent: QWidget) -> StartPage:
        parts = self._parts
        news = StartNews(parts.today.day)
        page = StartPage(parts.theme, self._art, parts.words, news, parent)
        page.resume_requested.connect(self._resume)
        page.unfinished_requested.connect(self._shelf.show)
        page.new_game_requested.connect(self.new_game_requested)
        page.daily_requested.connect(self.daily_requested)
        page.lessons_requested.connect(self.lessons_requested)
        page.history_requested.connect(self.history_requested)
        page.statistics_requested.connect(self.statistics_requested)
        page.rules_requested.connect(self.rules_requested)
        page.settings_requested.connect(self.settings_requested)
        page.shown.connect(self._refresh)
        return page

    def _resume(self, place: str) -> None:
        self._shelf.resume(place)
        self._refresh()  # still in sight if that could not be

    def _refresh(self) -> None:
        """Show the news, if anybody is looking."""
        page = self._page.in_sight
        if page is not None and page.isVisible():
            self._parts.today.look()
            page.show_news(self._news(self._shelf.take_stock()))

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
