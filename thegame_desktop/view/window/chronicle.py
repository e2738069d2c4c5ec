"""What was played: history, replays, coach, statistics and the daily deal, as pages."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.bots.analysis.review import TurnReview
from thegame_desktop.engine import BadRecord, Record
from thegame_desktop.view.coach.coaching import Coaching
from thegame_desktop.view.daily.daily_deals import DailyDeals
from thegame_desktop.view.dialogs.message import NewsDesk
from thegame_desktop.view.history.history_keeper import HistoryKeeper
from thegame_desktop.view.history.history_page import HistoryPage
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.statistics.statistics_page import StatisticsPage
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.words.words import Words


class Chronicle(QObject):
    """Makes these pages when they are needed, and knows the way back from one to another."""

    def __init__(
        self,
        parts: Parts,
        kit: TableKit,
        pages: QStackedWidget,
        news: NewsDesk,
        fulfil: Fulfil,
    ) -> None:
        super().__init__(pages)
        self._parts = parts
        self._kit = kit
        self._pages = pages
        self._trail: list[QWidget] = []
        """The pages that lead back, one after another, to where somebody came from."""
        self.keeper = HistoryKeeper(parts, news, pages.window())
        self._history = LazyPage(pages, self._make_history, fulfil)
        self._replay = LazyPage(pages, self._make_replay, fulfil)
        self._statistics = LazyPage(pages, self._make_statistics, fulfil)
        self.daily = DailyDeals(parts, kit.art, pages, fulfil)
        self.coaching = Coaching(parts, kit, pages, fulfil)

    def close(self) -> None:
        """The program ends."""
        self.coaching.close()

    def record(self, game: Record | str) -> Record | None:
        """The game that is meant, or that of the page in sight; None if it can't be read."""
        if isinstance(game, Record):
            return game
        if game:
            return self.keeper.record(game)
        replay = self._replay.in_sight
        return self.coaching.coach.record if replay is None else replay.record

    def watch(self, record: Record | None, possible_from: int | None = None) -> None:
        """Go through a game that is over; from this turn on, through what could have been."""
        if record is None:
            return
        try:
            self._replay().show_game(record, possible_from)
        except BadRecord as bad:
            self.keeper.tell_unwatchable(bad)
            return
        self._show(self._replay)
        self._replay().take_focus()

    def show_coach(self, record: Record | None) -> None:
        """Show what could have been better in a game that is over."""
        if record is None:
            return
        try:
            self.coaching.open(record)
        except BadRecord as bad:
            self.keeper.tell_unwatchable(bad)
            return
        self._show(self.coaching.overview)

    def explain(self, review: TurnReview) -> None:
        """Show a turn step by step."""
        page = self.coaching.explain(review)
        self._show(page)
        page().take_focus()

    def show_way(self) -> None:
        """Show the better way of the turn that is being tried."""
        page = self.coaching.show_way()
        self._show(page)
        page().take_focus()

    def practise(self, reviews: tuple[TurnReview, ...]) -> None:
        """Let these turns be tried again, if there are any."""
        page = self.coaching.practise(reviews)
        if page is not None:
            self._show(page)
            page().take_focus()

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
        self.daily.turn_to_today()
        self._show(self.daily.page)

    def step_back(self) -> QWidget | None:
        """The page that was left for the one in sight; None if that isn't one of these."""
        return self._trail.pop() if self._is_in_sight else None

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
        ours += [self.daily.page, *self.coaching.pages]
        return any(each.in_sight for each in ours)

    def _make_history(self, parent: QWidget) -> HistoryPage:
        return HistoryPage(self._parts.theme, self._parts.words, self._parts.history, parent)

    def _make_statistics(self, parent: QWidget) -> StatisticsPage:
        return StatisticsPage(self._parts.theme, self._parts.words, self._parts.history, parent)

    def _make_replay(self, parent: QWidget) -> ReplayPage:
        # The players of this game, not those of the one that waits meanwhile.
        return ReplayPage(self._kit, Words(self), parent)
