"""What was played: the history, replays, statistics and the daily deal, as pages of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import Record
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
    leave_requested = Signal()
    resume_requested = Signal(object)
    """The place of an unfinished game to be gone on with."""

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget, news: NewsDesk) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        desk = HistoryDesk(parts, news, self)
        desk.watch_requested.connect(self.show_replay)
        desk.statistics_requested.connect(self.show_statistics)
        desk.leave_requested.connect(self.leave_requested)
        self._history = LazyPage(pages, desk.make_page)
        self._replay = LazyPage(pages, self._make_replay)
        self._statistics = LazyPage(pages, self._make_statistics)
        self._is_within_history = False
        self._daily = DailyDeals(parts, art, pages)
        self._daily.play_requested.connect(self.play_requested)
        self._daily.resume_requested.connect(self.resume_requested)
        self._daily.leave_requested.connect(self.leave_requested)

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
        """Go through a game that is over; raises BadRecord."""
        self._replay().show_game(record)
        self._replay.show()
        self._replay().take_focus()

    def show_history(self) -> None:
        """List all games that are over."""
        self._history.show()

    def show_statistics(self) -> None:
        """Show figures and charts."""
        self._is_within_history = self._history.in_sight is not None
        self._statistics.show()

    def _leave_statistics(self) -> None:
        if self._is_within_history:
            self.show_history()
        else:
            self.leave_requested.emit()

    def _make_statistics(self, parent: QWidget) -> StatisticsPage:
        parts = self._parts
        page = StatisticsPage(parts.theme, parts.words, parts.history, parent)
        page.leave_requested.connect(self._leave_statistics)
        return page

    def show_daily(self) -> None:
        """Offer the deal of today, and show the calendar."""
        self._daily.show()

    def _make_replay(self, parent: QWidget) -> ReplayPage:
        page = ReplayPage(self._parts.theme, self._art, self._parts.settings, parent)
        page.back_requested.connect(self.show_history)
        page.play_requested.connect(self.play_requested)
        page.go_on_requested.connect(self.go_on_requested)
        page.table.history_requested.connect(self.pile_requested)
        page.table.rule_requested.connect(self.rule_requested)
        return page
