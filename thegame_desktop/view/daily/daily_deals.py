"""The daily deal within the window: its page, and what is asked for there."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.play.daily import DayResults, daily_game, days
from thegame_desktop.play.known_names import known_names
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.view.daily.daily_page import DailyPage, Running
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.widgets.lazy_page import LazyPage


class DailyDeals(QObject):
    """Tells the page what was played, and makes games of what is chosen there."""

    play_requested = Signal(object)
    """A NewGame to be dealt."""
    resume_requested = Signal(object)
    """The place of an unfinished game."""
    leave_requested = Signal()

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self.page = LazyPage(pages, self._make_page)
        parts.history.changed.connect(self._refresh)
        parts.today.changed.connect(self._turn_leaf)

    @property
    def edition(self) -> str:
        """What is chosen; empty while something else is in sight."""
        page = self.page.in_sight
        return "" if page is None else page.edition

    def turn_to_today(self) -> None:
        """Have the page offer today's deals."""
        self._parts.today.look()
        self.page().choose_day(self._parts.today.day)
        self._refresh()

    def _make_page(self, parent: QWidget) -> DailyPage:
        parts = self._parts
        page = DailyPage(parts.theme, self._art, parts.words, parts.today.day, parent)
        page.choose_edition(parts.settings.last_choice.edition)
        page.play_requested.connect(self._play)
        page.go_on_requested.connect(self._go_on)
        page.soloist_named.connect(self._remember)
        page.back_requested.connect(self.leave_requested)
        page.shown.connect(self._refresh)
        page.woken.connect(parts.today.look)
        return page

    def _refresh(self) -> None:
        """Show the news, if anybody is looking."""
        page = self.page.in_sight
        if page is None:
            return
        self._parts.today.look()
        choice = self._parts.settings.last_choice
        page.offer_players(choice, known_names(choice, self._parts.history.archive))
        results, is_unreadable = self._results()
        page.show_results(results, self._running(), is_unreadable=is_unreadable)

    def _turn_leaf(self) -> None:
        page = self.page.in_sight
        if page is not None:
            page.show_today(self._parts.today.day)

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

    def _play(self, choice: GameChoice, edition: str, day: date) -> None:
        if day > self._parts.today.day:
            return
        parts, key = self._parts, (edition, day)
        is_known = key in self._results()[0] or key in self._running()
        game = daily_game(choice, edition, day, is_known=is_known)
        # A deal of the day counts once, so it is better not counted than counted twice.
        self.play_requested.emit(marked_if_known(game, parts.autosave, if_unsure=True))

    def _remember(self, soloist: str) -> None:
        settings = self._parts.settings
        settings.last_choice = replace(settings.last_choice, soloist=soloist)

    def _go_on(self, place: str) -> None:
        self.resume_requested.emit(place)
        self._refresh()  # still in sight if that could not be
