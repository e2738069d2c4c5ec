"""What is asked before something that can't be undone."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.theme import Theme


class Questions(QObject):
    """Asks over the window; whoever was asked may have gone meanwhile, and then nothing is done."""

    def __init__(self, session: Session, settings: Settings, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._theme = theme
        self._window = window

    def leaving(self, ask: Ask, then: Callable[[], object]) -> None:
        """Do something that ends the running game, with a question first."""
        if self._session.is_running and self._settings.preferences.asks_before_leaving:
            self.ask(ask, then)
        else:
            then()

    def ask(
        self,
        ask: Ask,
        then: Callable[[], object],
        otherwise: Callable[[], object] = lambda: None,
    ) -> None:
        """Do something once the player has agreed to it."""
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
