"""The coach within the window: its pages, and the way between them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.bots.analysis.review import Look, PlayedTurn, TurnReview
from thegame_desktop.engine import Record
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.practice import Practice
from thegame_desktop.model.win_search import WinSearch
from thegame_desktop.play.played_turns import hands_were_open
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.coach.costly_turns import MOST
from thegame_desktop.view.coach.practice_page import PracticePage
from thegame_desktop.view.coach.turn_page import TurnPage
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts
from thegame_desktop.view.sound.table_listener import TableListener
from thegame_desktop.view.table.table import Table
from thegame_desktop.view.widgets.lazy_page import LazyPage


class Coaching(QObject):
    """Owns what looks through a game; it works only as long as one of its pages is in sight."""

    changed = Signal()
    """Other things can be done at the table of a puzzle."""
    page_requested = Signal(object)
    """The LazyPage of the coach that is to be shown."""
    rule_requested = Signal(object)
    watch_requested = Signal(object)
    """The Record of the game, to be gone through once more."""
    way_requested = Signal(object)
    """The WayToWin that was found, to be seen."""
    leave_requested = Signal()

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self.coach = Coach(self)
        self.search = WinSearch(self)
        self.practice = Practice(parts.settings, self)
        self._shown_puzzle: PlayedTurn | None = None
        """The turn of the practice whose better way is shown, if one is."""
        self.overview = LazyPage(pages, self._make_overview)
        self._turn = LazyPage(pages, self._make_turn)
        self._puzzle = LazyPage(pages, self._make_puzzle)
        pages.currentChanged.connect(self._heed)

    @property
    def pages(self) -> tuple[LazyPage[Any], ...]:
        """All pages of the coach."""
        return self.overview, self._turn, self._puzzle

    @property
    def desk(self) -> Desk | None:
        """The table of a turn that is explained or tried again, while it is in sight."""
        page = self._turn.in_sight or self._puzzle.in_sight
        return None if page is None else page.desk

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
        self.practice.close()

    def _explain(self, review: TurnReview, look: Look) -> None:
        """Show a turn step by step."""
        self._shown_puzzle = None
        self._turn().show_turn(review, look)
        self.page_requested.emit(self._turn)
        self._turn().take_focus()

    def _practise(self, puzzles: Sequence[TurnReview]) -> None:
        """Let these turns be tried again."""
        if puzzles:
            self._puzzle()
            were_open = hands_were_open(self.coach.record)
            self.practice.begin(puzzles, self.coach.seats, hands_were_open=were_open)
            self._show_puzzle()

    def _explain_puzzle(self, puzzle: TurnReview) -> None:
        """Show the better way of a turn that is being tried."""
        self._explain(puzzle, Look.THEN)
        self._shown_puzzle = puzzle.turn

    def _try(self, review: TurnReview) -> None:
        """Let a turn that was explained be tried; in the practice that it was explained for."""
        if review.turn is self._shown_puzzle:
            self.practice.once_more()
            self._show_puzzle()
        else:
            self._practise([review])

    def _show_puzzle(self) -> None:
        self.page_requested.emit(self._puzzle)
        self._puzzle().table.take_focus()

    @property
    def _is_in_sight(self) -> bool:
        return any(page.in_sight is not None for page in self.pages)

    def _heed(self) -> None:
        """Another page has come in sight."""
        if self._is_in_sight:
            self.coach.work()
        else:
            self.coach.rest()  # a search goes on: it takes seconds, and somebody wants to know

    def _make_overview(self, parent: QWidget) -> CoachPage:
        page = CoachPage(self._parts.theme, self.coach, self.search, parent)
        page.turn_requested.connect(lambda review: self._explain(review, self.coach.look))
        page.practice_requested.connect(
            lambda: self._practise(self.coach.known_by(Look.THEN).costliest(MOST))
        )
        page.watch_requested.connect(lambda: self.watch_requested.emit(self.coach.record))
        page.way_requested.connect(lambda: self.way_requested.emit(self.search.found))
        page.leave_requested.connect(self.leave_requested)
        return page

    def _make_turn(self, parent: QWidget) -> TurnPage:
        parts = self._parts
        page = TurnPage(parts.theme, self._art, parts.settings, self.coach, parent)
        page.practice_requested.connect(self._try)
        page.back_requested.connect(self.leave_requested)
        self._listen_to(page.table)
        return page

    def _make_puzzle(self, parent: QWidget) -> PracticePage:
        parts, practice = self._parts, self.practice
        page = PracticePage(parts.theme, self._art, parts.settings, practice, parent)
        page.way_requested.connect(self._explain_puzzle)
        page.back_requested.connect(self.leave_requested)
        self._listen_to(page.table)
        practice.changed.connect(self.changed)
        practice.session.stepped.connect(lambda _moment: self.changed.emit())
        return page

    def _listen_to(self, table: Table) -> None:
        TableListener(self._parts.sounds, table)
        table.rule_requested.connect(self.rule_requested)
