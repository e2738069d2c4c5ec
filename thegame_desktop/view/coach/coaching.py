"""The coach within the window: its pages, and the way between them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.bots.analysis.review import Knowledge, PlayedTurn, TurnReview
from thegame_desktop.engine import Record
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.practice import Practice
from thegame_desktop.model.win_search import WinSearch
from thegame_desktop.play.played_turns import hands_were_open
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.coach.practice_page import PracticePage
from thegame_desktop.view.coach.turn_page import TurnPage
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.widgets.lazy_page import Fulfil, LazyPage
from thegame_desktop.view.words.words import Words


class Coaching(QObject):
    """Owns what looks through a game; it works only as long as one of its pages is in sight."""

    def __init__(self, parts: Parts, kit: TableKit, pages: QStackedWidget, fulfil: Fulfil) -> None:
        super().__init__(pages)
        self._parts = parts
        self._kit = kit
        self.coach = Coach(self)
        self.search = WinSearch(self)
        self._practice_words = Words(self)
        self.practice = Practice(parts.settings, self._practice_words, self)
        self._shown_puzzle: PlayedTurn | None = None
        """The turn of the practice whose better way is shown, if one is."""
        self.overview = LazyPage(pages, self._make_overview, fulfil)
        self._turn = LazyPage(pages, self._make_turn, fulfil)
        self._puzzle = LazyPage(pages, self._make_puzzle, fulfil)
        pages.currentChanged.connect(self._heed)

    @property
    def pages(self) -> tuple[LazyPage[Any], ...]:
        """All pages of the coach."""
        return self.overview, self._turn, self._puzzle

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
        self.practice.close()

    def explain(self, review: TurnReview) -> LazyPage[TurnPage]:
        """The page that shows a turn step by step."""
        self._shown_puzzle = None
        self._turn().show_turn(review, self.coach.knowledge)
        return self._turn

    def show_way(self) -> LazyPage[TurnPage]:
        """The same page with the better way of the turn that is being tried."""
        review = self.practice.tell_way()
        self._shown_puzzle = review.turn
        self._turn().show_turn(review, Knowledge.THEN)
        return self._turn

    def practise(self, reviews: Sequence[TurnReview]) -> LazyPage[PracticePage] | None:
        """The page on which these turns can be tried again; None if there are none.

        A turn that was explained as a puzzle goes on in the practice that it was explained for.
        """
        if not reviews:
            return None
        if reviews[0].turn is self._shown_puzzle and self._turn.in_sight is not None:
            self.practice.once_more()
        else:
            self._puzzle()
            were_open = hands_were_open(self.coach.record)
            self.practice.begin(reviews, self.coach.seats, hands_were_open=were_open)
        return self._puzzle

    def _heed(self) -> None:
        """Another page has come in sight."""
        if any(page.in_sight is not None for page in self.pages):
            self.coach.work()
        else:
            self.coach.rest()  # a search goes on: it takes seconds, and somebody wants to know

    def _make_overview(self, parent: QWidget) -> CoachPage:
        return CoachPage(self._parts.theme, self.coach, self.search, parent)

    def _make_turn(self, parent: QWidget) -> TurnPage:
        # The players of this game, not those of the one that waits meanwhile.
        return TurnPage(self._kit, Words(self), self.coach, parent)

    def _make_puzzle(self, parent: QWidget) -> PracticePage:
        return PracticePage(self._kit, self._practice_words, self.practice, parent)
