"""The daily deal within the window: its page, and what is asked for there."""

from datetime import date

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.play.daily import DayResults, daily_game, days
from thegame_desktop.play.known_names import known_names
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.daily.daily_page import DailyPage, Running
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.wishes import PlayDaily


class DailyDeals(QObject):
    """Tells the page what was played, and makes games of what is wished for there."""

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget, fulfil: Fulfil) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self.page = LazyPage(pages, self._make_page, fulfil)
        parts.history.changed.connect(self.refresh)

    def turn_to_today(self) -> None:
        """Have the page offer today's deals."""
        self._parts.today.look()
        self.page().choose_day(self._parts.today.day)
        self.refresh()

    def _make_page(self, parent: QWidget) -> DailyPage:
        parts = self._parts
        page = DailyPage(parts.theme, self._art, parts.words, parts.today, self.refresh, parent)
        page.choose_edition(parts.settings.last_choice.edition)
        return page

    def refresh(self) -> None:
        """Show the news, if anybody is looking."""
        page = self.page.in_sight
        if page is None:
            return
        self._parts.today.look()
        choice = self._parts.settings.last_choice
        page.offer_players(choice, known_names(choice, self._parts.history.archive))
        results, is_unreadable = self._results()
        page.show_results(results, self._running(), is_unreadable=is_unreadable)

    def _results(self) -> tuple[DayResults, bool]:
        """What was played, and whether that can't be known."""
        try:
            return days(self._parts.history.archive.daily()), False
        except OSError:
            return {}, True

    def _running(self) -> Running:
        games = self._parts.unfinished.of_daily_deals()
        # The newest of several counts.
        return {
            (game.setup.edition.name, date.fromisoformat(game.daily)): game
            for game in reversed(games)
        }

    def game_of(self, wish: PlayDaily) -> NewGame | None:
        """The deal that is wished for; None if its day is still to come."""
        if wish.day > self._parts.today.day:
            return None
        key = wish.edition, wish.day
        is_known = key in self._results()[0] or key in self._running()
        game = daily_game(wish.choice, wish.edition, wish.day, is_known=is_known)
        # A deal of the day counts once, so it is better not counted than counted twice.
        return marked_if_known(game, self._parts.autosave, if_unsure=True)
