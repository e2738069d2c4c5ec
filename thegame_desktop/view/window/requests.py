"""The player's wishes on their way to the game, with a question first where it is wanted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import ChooseStarter, FinishTurn, GiveSignals, Lay, Signals
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.theme import Theme


class Requests(QObject):
    """Asks, then submits. Whoever wishes something changes nothing by themselves."""

    lay_declined = Signal()
    """The player thought better of laying a card."""

    def __init__(self, session: Session, settings: Settings, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._theme = theme
        self._window = window

    def lay(self, lay: Lay) -> None:
        """Lay a card; what would end the turn or lose the game asks first."""
        target = self._session.targets(lay.card)[lay.pile]
        preferences = self._settings.preferences

        def submit() -> None:
            self._session.submit(lay)

        if target.refusal is not None:
            submit()  # the session tells why not
        elif preferences.warns_of_losing_lay and self._session.would_lose(lay):
            self._ask(Ask.LOSING_LAY, submit, self.lay_declined.emit)
        elif preferences.asks_before_stop and target.finishes_turn:
            self._ask(Ask.STOP, submit, self.lay_declined.emit)
        else:
            submit()

    def finish_turn(self) -> None:
        """Finish the turn, if the rules allow it."""
        self._session.submit(FinishTurn())

    def take_back(self) -> None:
        """Undo the last lay, if the settings allow it."""
        if self._settings.preferences.allows_take_back:
            self._session.take_back()

    def choose_starter(self, seat: int) -> None:
        """Let this player begin."""
        self._session.submit(ChooseStarter(seat))

    def look(self, seat: int) -> None:
        """Hand the laptop to this seat, for a look at its own hand."""
        self._session.wait_for(seat)

    def say(self, signals: Signals) -> None:
        """Let the others know this, as whoever is looking."""
        seat = self._session.observation.seat
        if seat is not None:
            self._session.submit(GiveSignals(seat, signals))

    def leaving(self, ask: Ask, then: Callable[[], None]) -> None:
        """Do something that ends the running game, with a question first."""
        if self._session.is_running and self._settings.preferences.asks_before_leaving:
            self.ask(ask, then)
        else:
            then()

    def ask(self, ask: Ask, then: Callable[[], None]) -> None:
        """Do something once the player has agreed to it."""
        self._ask(ask, then, lambda: None)

    def _ask(self, ask: Ask, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        question = Question(self._theme, ask, self._window)

        def answer() -> None:
            if question.asks_again:
                return
            switch = "asks_before_stop" if ask is Ask.STOP else "asks_before_leaving"
            self._settings.change(**{switch: False})

        if ask in (Ask.STOP, Ask.LOSING_LAY):
            # Whoever was asked may not be there any more.
            self._session.looked.connect(question.reject)
        # Whatever was asked, it was asked about another game.
        self._session.started.connect(question.reject)
        question.accepted.connect(answer)
        question.accepted.connect(then)
        question.rejected.connect(otherwise)
        question.finished.connect(question.deleteLater)
        question.open()
