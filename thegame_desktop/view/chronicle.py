"""What was played: the history, replays, statistics and the daily deal, as pages of the window."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import BadRecord, Record
from thegame_desktop.view.daily.daily_deals import DailyDeals
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.history.history_desk import HistoryDesk
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.news import NewsDesk
from thegame_desktop.view.pages.lazy_page import LazyPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.statistics.statistics_page import StatisticsPage


class Chronicle(QObject):
    """Makes these pages when they are needed, and leads from one to another."""

    play_requested = Signal(object)
    """A NewGame to be dealt."""
    go_on_requested = Signal(object)
    """A Course to be played on."""
    pile_requested = Signal(int)
    """To see all cards of a pile of the replay."""
    rule_requested = Signal(object)
    leave_requested = Signal(object)
    """The page to go back to."""
    resume_requested = Signal(object)
    """The place of an unfinished game to be gone on with."""

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget, news: NewsDesk) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        self._trail: list[QWidget] = []
        """The pages that lead back, one after another, to where somebody came from."""
        self._desk = desk = HistoryDesk(parts, news, self)
        desk.watch_requested.connect(self.show_replay)
        desk.statistics_requested.connect(self.show_statistics)
        desk.leave_requested.connect(self._go_back)
        self._history = LazyPage(pages, desk.make_page)
        self._replay = LazyPage(pages, self._make_replay)
        self._statistics = LazyPage(pages, self._make_statistics)
        self._daily = DailyDeals(parts, art, pages)
        self._daily.play_requested.connect(self.play_requested)
        self._daily.resume_requested.connect(self.resume_requested)
        self._daily.leave_requested.connect(self._go_back)

    @property
    def desk(self) -> Desk | None:
        """The table of a replay, while it is in sight."""
        page = self._replay.in_sight
        return None if page is None else page.desk

    @property
    def edition(self) -> str:
        """What is replayed or chosen; empty while something else is in sight."""
        page = self._replay.in_sight
        return self._daily.edition if page is None else page.edition

    def show_replay(self, record: Record) -> None:
        """Go through a game that is over."""
        try:
            self._replay().show_game(record)
        except BadRecord as bad:
            self._desk.tell_unwatchable(bad)
            return
        self._show(self._replay)
        self._replay().take_focus()

    def show_history(self) -> None:
        """List all games that are over."""
        self._show(self._history)

    def show_statistics(self) -> None:
        """Show figures and charts."""
        self._show(self._statistics)

    def show_daily(self) -> None:
        """Offer the deal of today, and show the calendar."""
        self._daily.turn_to_today()
        self._show(self._daily.page)

    def _show(self, page: LazyPage[Any]) -> None:
        """Show one of these pages, and remember the way back."""
        ours = (self._history, self._replay, self._statistics, self._daily.page)
        if not any(each.in_sight for each in ours):
            self._trail = []
        self._trail.append(self._pages.currentWidget())
        if page() in self._trail:
            del self._trail[self._trail.index(page()) :]
        page.show()

    def _go_back(self) -> None:
        self.leave_requested.emit(self._trail.pop())

    def _make_statistics(self, parent: QWidget) -> StatisticsPage:
        parts = self._parts
        page = StatisticsPage(parts.theme, parts.words, parts.history, parent)
        page.leave_requested.connect(self._go_back)
        return page

    def _make_replay(self, parent: QWidget) -> ReplayPage:
        page = ReplayPage(self._parts.theme, self._art, self._parts.settings, parent)
        page.back_requested.connect(self._go_back)
        page.play_requested.connect(self.play_requested)
        page.go_on_requested.connect(self.go_on_requested)
        page.table.history_requested.connect(self.pile_requested)
        page.table.rule_requested.connect(self.rule_requested)
        return page
