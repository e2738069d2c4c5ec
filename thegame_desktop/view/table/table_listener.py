"""Hears what happens at a table."""

from PySide6.QtCore import QObject

from thegame_desktop.engine import (
    CardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    Status,
    TurnFinished,
    TurnStarted,
)
from thegame_desktop.model.session import Session
from thegame_desktop.view.sound.sound_board import SoundBoard
from thegame_desktop.view.sound.sounds import Sound
from thegame_desktop.view.table.director import Director


class TableListener(QObject):
    """Plays what belongs to each event, when the table shows it.

    Everybody round the table hears it: it goes by what all of them may know.
    """

    def __init__(
        self, board: SoundBoard, director: Director, session: Session | None = None
    ) -> None:
        """Without a session it was played before: only its cards are heard, not its turns."""
        super().__init__(director)
        self._board = board
        self._session = session
        self._finished: int | None = None
        self._is_to_be_called = False
        """True if whoever is on turn is called once the laptop goes to them."""
        director.happened.connect(self._hear)
        if session is not None:
            session.started.connect(self._begin)
            session.looked.connect(self._call)

    def _begin(self) -> None:
        """A new deal is heard; a game that is gone on with lies on the table already."""
        self._finished, self._is_to_be_called = None, False
        assert self._session is not None, "what was played before isn't begun"
        is_new = not any(isinstance(event, CardLaid) for event in self._session.events)
        if is_new and self._session.is_running:
            self._board.play(Sound.DEALT)

    def _hear(self, event: Event) -> None:
        match event:
            case CardLaid():
                self._board.play(Sound.TRICK if event.backwards else Sound.LAID)
            case CardsDrawn():
                self._board.play(Sound.DRAWN)  # once, however many they are
            case TurnFinished():
                self._finished = event.player
            case TurnStarted() if self._is_called(event.player):
                self._is_to_be_called = True
                self._call()
            case GameEnded() if self._session is not None:
                is_won = event.outcome.status is Status.WON
                self._board.play(Sound.WON if is_won else Sound.LOST)

    def _call(self) -> None:
        """Call whoever is on turn, unless the one before still looks at what was drawn."""
        if self._is_to_be_called and self._session is not None and self._session.look is None:
            self._is_to_be_called = False
            self._board.play(Sound.TURN)

    def _is_called(self, player: int) -> bool:
        """True if this turn is a person's after somebody else's; who plays alone knows it."""
        if self._session is None or not self._session.is_running:
            return False
        is_person = self._session.seats[player].strength is None
        return is_person and self._finished not in (None, player)
