"""Says what has changed on the table, for those who can't see it: one announcement a step."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, SignalsGiven, TurnStarted
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.session import Moment, Session
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.words.words import Words


class Announcer(QObject):
    """Follows the session. Of a hand it says only what whoever looks may see just then."""

    def __init__(
        self,
        session: Session,
        hand: HandModel,
        words: Words,
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._session = session
        self._hand = hand
        self._words = words
        self._table = table
        self.is_quiet = False
        """True if something beside the table says what happens on it."""
        session.started.connect(self._look)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._take_back)

    def _look(self) -> None:
        """A hand has come in sight; what a covered laptop waits for is told by its button."""
        seen = self._session.observation
        if seen.seat is not None:
            self._say([self._words.spoken.hand(self._hand.rows, seen.table.setup), *self._turn()])

    def _step(self, moment: Moment) -> None:
        if all(isinstance(event, SignalsGiven) for event in moment.events):
            return  # said on the piles and at the seats, and by computer players all the time
        # Words take longer than a look: when they are said, the laptop may be in other hands.
        looks = moment.before.seat if moment.before.seat == moment.after.seat else None
        told = list(self._words.spoken.happened(moment.events, moment.after.table.setup, looks))
        is_new_turn = any(isinstance(event, TurnStarted) for event in moment.events)
        self._say(told if is_new_turn else [*told, *self._owed()])

    def _take_back(self, moment: Moment) -> None:
        card: Card = moment.before.table.lays[-1].card
        self._say([self._words.spoken.put_back(card), *self._owed()])

    def _turn(self) -> Sequence[str]:
        table = self._session.observation.table
        if table.on_turn is None:
            return ()
        return (
            self._words.whose_turn(table.on_turn, table.setup.player_count),
            *self._owed(),
        )

    def _owed(self) -> Sequence[str]:
        """What whoever looks still has to do in this turn."""
        session, seen = self._session, self._session.observation
        if not seen.is_on_turn or not session.is_running:
            return ()
        table = seen.table
        owed = self._words.turn_owed(
            session.turn_refusal,
            len(table.lays),
            can_lay=session.can_lay,
            most=table.setup.variant.maximum,
        )
        return (owed,)

    def _say(self, told: Sequence[str]) -> None:
        if not self.is_quiet:
            announce(self._table, ". ".join(each.rstrip(".") for each in told if each))
