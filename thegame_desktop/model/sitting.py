"""A game at a table and all that follows it: made in one place, in the one right order."""

from collections.abc import Callable, Sequence
from typing import Protocol, assert_never

from PySide6.QtCore import QObject

from thegame_desktop.engine import Event, Setup
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.model.computer_players import ComputerPlayers
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.preferences import Preferences
from thegame_desktop.model.session import Session
from thegame_desktop.model.sitting_models import SittingModels
from thegame_desktop.play.seats import names_of, you_of
from thegame_desktop.play.wishes import MoveCard, OwnCards, SortHand, TakeBack, WhyNot

MakeLog = Callable[[Session, Callable[[Event, Setup], str], QObject], LogModel]


class Narrator(Protocol):
    """Who finds the words for a game: is told first who plays it."""

    def call_players(self, names: Sequence[str], you: int | None = None) -> None:
        """From now on the players have these names."""
        ...

    def log_line(self, event: Event, setup: Setup) -> str:
        """What has happened, as a line of the log."""
        ...


class Sitting(QObject):
    """Whatever is connected to its session later, views above all, finds its parts settled."""

    def __init__(
        self,
        narrator: Narrator,
        session: Session,
        parent: QObject | None = None,
        *,
        computers: Callable[[Session, QObject], ComputerPlayers] = ComputerPlayers,
        log: MakeLog = LogModel,
        counts: bool = False,
        only_shown: WhyNot | None = None,
    ) -> None:
        """Nothing is connected to the session yet."""
        super().__init__(parent)
        self._narrator = narrator
        self.session = session
        session.started.connect(self._call_players)
        self.log = log(session, narrator.log_line, self)
        self.computers = computers(session, self)
        self.models = SittingModels(session, self.computers, self, is_played_at=only_shown is None)
        self.adviser = Adviser(session, self) if counts else None
        """Gives hints; None where none are given."""
        self.counts = counts
        """True for the game that is kept, and whose result is recorded."""
        self.only_shown = only_shown
        """Why nothing can be done at this table at all; None where something can."""

    @property
    def is_played_at(self) -> bool:
        """True unless the game is only looked at."""
        return self.only_shown is None

    def fulfil(self, wish: OwnCards, preferences: Preferences) -> WhyNot | None:
        """Undo a lay, or keep the hand in sight in another order; else answer why not."""
        session, order = self.session, self.session.hand_order
        match wish:
            case TakeBack() if not preferences.allows_take_back:
                return WhyNot.SWITCHED_OFF
            case TakeBack():
                return None if session.take_back() else WhyNot.FINAL
            case MoveCard(card, place):
                session.move_card(card, place)
            case SortHand():
                session.arrange(None)
            case _:
                assert_never(wish)
        return None if session.hand_order != order else WhyNot.AS_IT_IS

    def close(self) -> None:
        """The program ends."""
        self.computers.close()
        if self.adviser is not None:
            self.adviser.close()

    def _call_players(self) -> None:
        seats = self.session.seats
        self._narrator.call_players(names_of(seats), you_of(seats))
