"""What was played: the history, replays, statistics and the daily deal, as pages of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from thegame_desktop.view.daily.daily_deals import DailyDeals
from thegame_desktop.view.desk import Desk
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.parts import Parts


class Chronicle(QObject):
    """Makes these pages when they are needed, and leads from one to another."""

    play_requested = Signal(object)
    """A NewGame to be dealt."""
    go_on_requested = Signal(object)
    """A Course to be played on."""
    resume_requested = Signal(object)
    """The place of an unfinished game to be gone on with."""

    def __init__(self, parts: Parts, art: CardArt, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._parts = parts
        self._art = art
        self._pages = pages
        self._daily = DailyDeals(parts, art, pages)
        self._daily.play_requested.connect(self.play_requested)
        self._daily.resume_requested.connect(self.resume_requested)

    @property
    def desk(self) -> Desk | None:
        """The table of a replay, while it is in sight."""
        return None

    @property
    def edition(self) -> str:
        """What is replayed or chosen; empty while something else is in sight."""
        return self._daily.edition

    def show_history(self) -> None:
        """List all games that are over."""

    def show_statistics(self) -> None:
        """Show figures and charts."""

    def show_daily(self) -> None:
        """Offer the deal of today, and show the calendar."""
        self._daily.show()
