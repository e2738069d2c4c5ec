"""What was played: the history, replays, statistics and the daily deal, as pages of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from thegame_desktop.engine import Record
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.pages.lazy_page import LazyPage
from thegame_desktop.view.parts import Parts


class Chronicle(QObject):
    """Makes these pages when they are needed, and leads from one to another."""

    play_requested = Signal(object)
    """A NewGame to be dealt."""
    go_on_requested = Signal(object)
    """A Course to be played on."""
    pile_requested = Signal(int)
    """To see all cards of a pile of the replay."""
    rule_requested = Signal(object)

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        self._replay = LazyPage(pages, self._make_replay)

    @property
    def desk(self) -> Desk | None:
        """The table of a replay, while it is in sight."""
        page = self._replay.in_sight
        return None if page is None else page.desk

    @property
    def edition(self) -> str:
        """What is replayed; empty while something else is in sight."""
        page = self._replay.in_sight
        return "" if page is None else page.edition

    def show_replay(self, record: Record) -> None:
        """Go through a game that is over; raises BadRecord."""
        self._replay().show_game(record)
        self._replay.show()
        self._replay().take_focus()

    def show_history(self) -> None:
        """List all games that are over."""

    def show_statistics(self) -> None:
        """Show figures and charts."""

    def show_daily(self) -> None:
        """Offer the deal of today, and show the calendar."""

    def _make_replay(self, parent: QWidget) -> ReplayPage:
        page = ReplayPage(self._parts.theme, self._art, self._parts.settings, parent)
        page.back_requested.connect(self.show_history)
        page.play_requested.connect(self.play_requested)
        page.go_on_requested.connect(self.go_on_requested)
        page.table.history_requested.connect(self.pile_requested)
        page.table.rule_requested.connect(self.rule_requested)
        return page
