"""Says what has changed on the table, for those who can't see it: one announcement a step."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, SignalsGiven, TurnStarted
from thegame_desktop.model.hand_model import HandModel
from thegame_desktop.model.session import Session
from thegame_desktop.play.moment import Moment
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.table.signals.signal_news import SignalNews
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
        self._news = SignalNews()
        # Computer players speak one after another, at once: what they say is told together.
        self._all_said = QTimer(self)
        self._all_said.setSingleShot(True)
        self._all_said.timeout.connect(lambda: self._say(self._heard_of_others()))
        session.started.connect(self._news.begin)
        session.started.connect(self._look)
        session.looked.connect(self._look)
        session.stepped.connect(self._step)
        session.taken_back.connect(self._take_back)

    def _look(self) -> None:
        """A hand has come in sight; what a covered laptop waits for is told by its button."""
        seen, told = self._session.observation, list[str]()
        if seen.seat is not None:
            hand = self._words.spoken.hand(self._hand.rows, seen.table.setup)
            told = [hand, *(self._what_next() or self._turn())]
        if self._session.asks_who_begins:
            told.append(self._words.spoken.who_begins())
        self._say([*told, *self._heard_of_others()])

    def _step(self, moment: Moment) -> None:
        if all(isinstance(event, SignalsGiven) for event in moment.events):
            self._all_said.start(0)
            return
        # Whoever has drawn hears what, as long as the hand stays in sight.
        looks = moment.before.seat if moment.before.seat == moment.after.seat else None
        told = list(self._words.spoken.happened(moment.events, moment.after.table.setup, looks))
        is_new_turn = any(isinstance(event, TurnStarted) for event in moment.events)
        if is_new_turn:
            self._news.forget_unsaid(moment.after.table)
        self._say([*told, *(self._what_next() if is_new_turn else self._owed())])

    def _take_back(self, moment: Moment) -> None:
        card: Card = moment.before.table.lays[-1].card
        self._say([self._words.spoken.put_back(card), *self._owed()])

    def _what_next(self) -> Sequence[str]:
        """How whoever looks out of turn passes on."""
        look = self._session.look
        return () if look is None else (self._words.look.what_next(look),)

    def _heard_of_others(self) -> Sequence[str]:
        """What is new of the others' signals to whoever looks, or to all if nobody is awaited."""
        if not self._session.is_running:
            return ()
        seen, sight = self._session.observation, self._session.sight
        listeners: Sequence[int] = range(len(self._session.seats))
        if seen.seat is not None:
            listeners = (seen.seat,)
        elif sight.awaited is not None:
            return ()  # whoever takes the laptop will hear it
        news = self._news.tell(seen.table, listeners)
        return [self._words.spoken.says(*each, seen.table.setup) for each in news.items()]

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
        owed = self._words.refusals.turn_owed(
            session.turn_refusal,
            len(table.lays),
            can_lay=session.can_lay,
            most=table.setup.variant.maximum,
            skulls=table.skulls_to_cover,
        )
        return (owed,)

    def _say(self, told: Sequence[str]) -> None:
        announce(self._table, ". ".join(each.rstrip(".") for each in told if each))
