"""What was played: history, replays, coach, statistics and the daily deal, as pages."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import BadRecord, Record
from thegame_desktop.model.win_search import WayToWin
from thegame_desktop.view.coach.coaching import Coaching
from thegame_desktop.view.daily.daily_deals import DailyDeals
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.dialogs.news import NewsDesk
from thegame_desktop.view.history.history_desk import HistoryDesk
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.sound.table_listener import TableListener
from thegame_desktop.view.statistics.statistics_page import StatisticsPage
from thegame_desktop.view.widgets.lazy_page import LazyPage


class Chronicle(QObject):
    """Makes these pages when they are needed, and leads from one to another."""

    changed = Signal()
    """Other things can be done at the table in sight."""
    play_requested = Signal(object)
    """A NewGame to be dealt."""
    go_on_requested = Signal(object)
    """A Course to be played on."""
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
        desk.coach_requested.connect(self.show_coach)
        desk.statistics_requested.connect(self.show_statistics)
        desk.leave_requested.connect(self._go_back)
        self._history = LazyPage(pages, desk.make_page)
        self._replay = LazyPage(pages, self._make_replay)
        self._statistics = LazyPage(pages, self._make_statistics)
        self._daily = DailyDeals(parts, art, pages)
        self._daily.play_requested.connect(self.play_requested)
        self._daily.resume_requested.connect(self.resume_requested)
        self._daily.leave_requested.connect(self._go_back)
        self.coaching = Coaching(parts, art, pages)
        self.coaching.page_requested.connect(self._show)
        self.coaching.rule_requested.connect(self.rule_requested)
        self.coaching.changed.connect(self.changed)
        self.coaching.watch_requested.connect(self.show_replay)
        self.coaching.way_requested.connect(self._show_way)
        self.coaching.leave_requested.connect(self._go_back)

    @property
    def desk(self) -> Desk | None:
        """The table of a replay, or of a turn that is looked back at, while it is in sight."""
        page = self._replay.in_sight
        return self.coaching.desk if page is None else page.desk

    @property
    def edition(self) -> str:
        """What is replayed or chosen; empty while something else is in sight."""
        page = self._replay.in_sight
        return (self._daily.edition or self.coaching.edition) if page is None else page.edition

    @property
    def can_coach(self) -> bool:
        """True if a game is replayed that was really played."""
        page = self._replay.in_sight
        return page is not None and not page.is_possible

    def close(self) -> None:
        """The program ends."""
        self.coaching.close()

    def show_replay(self, record: Record) -> None:
        """Go through a game that is over."""
        self._show_game(record)

    def _show_way(self, way: WayToWin) -> None:
        """Go through what could have been, from where it was still to be won."""
        assert way.record is not None, "a way was found"
        self._show_game(way.record, way.turn)

    def _show_game(self, record: Record, possible_from: int | None = None) -> None:
        try:
            self._replay().show_game(record, possible_from)
        except BadRecord as bad:
            self._desk.tell_unwatchable(bad)
            return
        self._show(self._replay)
        self._replay().take_focus()

    def show_coach(self, record: Record) -> None:
        """Show what could have been better in a game that is over."""
        try:
            self.coaching.open(record)
        except BadRecord as bad:
            self._desk.tell_unwatchable(bad)
            return
        self._show(self.coaching.overview)

    def coach_replay(self) -> None:
        """Show what could have been better in the game that is replayed."""
        self.show_coach(self._replay().record)

    def show_history(self) -> None:
        """List all games that are over, the newest chosen unless somebody comes back to them."""
        comes_back = self._is_in_sight and self._history() in (*self._trail, self._in_sight)
        if not comes_back:
            self._history().choose_newest()
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
        if not self._is_in_sight:
            self._trail = []
        self._trail.append(self._in_sight)
        if page() in self._trail:
            del self._trail[self._trail.index(page()) :]
        page.show()

    @property
    def _in_sight(self) -> QWidget:
        return self._pages.currentWidget()  # type: ignore[return-value]

    @property
    def _is_in_sight(self) -> bool:
        """True while one of these pages is in sight."""
        ours: list[LazyPage[Any]] = [self._history, self._replay, self._statistics]
        ours += [self._daily.page, *self.coaching.pages]
        return any(each.in_sight for each in ours)

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
        page.coach_requested.connect(self.coach_replay)
        page.play_requested.connect(self.play_requested)
        page.go_on_requested.connect(self.go_on_requested)
        TableListener(self._parts.sounds, page.table)
        page.table.rule_requested.connect(self.rule_requested)
        return page
