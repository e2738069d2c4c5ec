"""The coach within the window: its pages, and the way between them."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import Record
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.win_search import WinSearch
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.pages.lazy_page import LazyPage
from thegame_desktop.view.parts import Parts


class Coaching(QObject):
    """Owns what looks through a game; it works only as long as one of its pages is in sight."""

    turn_requested = Signal(object)
    """The TurnReview of a turn to be explained."""
    practice_requested = Signal()
    watch_requested = Signal(object)
    """The Record of the game, to be gone through once more."""
    way_requested = Signal(object)
    """The WayToWin that was found, to be seen."""
    leave_requested = Signal()

    def __init__(self, parts: Parts, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self.coach = Coach(self)
        self.search = WinSearch(self)
        self.overview = LazyPage(pages, self._make_overview)
        pages.currentChanged.connect(self._heed)

    @property
    def pages(self) -> tuple[LazyPage[Any], ...]:
        """All pages of the coach."""
        return (self.overview,)

    @property
    def edition(self) -> str:
        """What is looked at; empty while something else is in sight."""
        return self.coach.record.setup.edition.name if self._is_in_sight else ""

    def open(self, record: Record) -> None:
        """Look at this game; what is known of it already stays known. Raises BadRecord."""
        if self.coach.is_open and self.coach.record == record:
            return
        self.overview()
        self.search.forget()
        self.coach.open(record)

    def close(self) -> None:
        """The program ends."""
        self.search.close()
        self.coach.close()

    @property
    def _is_in_sight(self) -> bool:
        return any(page.in_sight is not None for page in self.pages)

    def _heed(self) -> None:
        """Another page has come in sight."""
        if self._is_in_sight:
            self.coach.work()
        else:
            self.coach.rest()
            self.search.cancel()

    def _make_overview(self, parent: QWidget) -> CoachPage:
        page = CoachPage(self._parts.theme, self.coach, self.search, parent)
        page.turn_requested.connect(self.turn_requested)
        page.practice_requested.connect(self.practice_requested)
        page.watch_requested.connect(lambda: self.watch_requested.emit(self.coach.record))
        page.way_requested.connect(lambda: self.way_requested.emit(self.search.found))
        page.leave_requested.connect(self.leave_requested)
        return page
