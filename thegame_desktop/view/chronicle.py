"""What was played: the history, replays, statistics and the daily deal, as pages of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.lazy_page import LazyPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.statistics.statistics_page import StatisticsPage


class Chronicle(QObject):
    """Makes these pages when they are needed, and leads from one to another."""

    play_requested = Signal(object)
    """A NewGame to be dealt."""
    go_on_requested = Signal(object)
    """A Course to be played on."""

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        self._statistics = LazyPage(pages, self._make_statistics)
        self._before_statistics = pages.currentWidget()

    @property
    def desk(self) -> Desk | None:
        """The table of a replay, while it is in sight."""
        return None

    @property
    def edition(self) -> str:
        """What is replayed; empty while something else is in sight."""
        return ""

    def show_history(self) -> None:
        """List all games that are over."""

    def show_statistics(self) -> None:
        """Show figures and charts."""
        if self._statistics.in_sight is None:
            self._before_statistics = self._pages.currentWidget()
            self._statistics.show()

    def _leave_statistics(self) -> None:
        self._pages.setCurrentWidget(self._before_statistics)

    def _make_statistics(self, parent: QWidget) -> StatisticsPage:
        parts = self._parts
        page = StatisticsPage(parts.theme, parts.words, parts.history, parent)
        page.leave_requested.connect(self._leave_statistics)
        return page

    def show_daily(self) -> None:
        """Offer the deal of today, and show the calendar."""
