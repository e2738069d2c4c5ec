"""Says what has changed on the table, for those who can't see it: one announcement a step."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Signal, SignalsGiven, Table, TurnStarted
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.moment import Moment
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.words.words import Words


class Announcer(QObject):
    """Follows the session. Of a hand it says only what whoever looks may see just then."""

    def __init__(self, sitting: Sitting, words: Words, table: QWidget) -> None:
        super().__init__(table)
        self._session = session = sitting.session
        self._hand = sitting.models.hand
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
            hand = self._words.spoken.hand(self._hand.cards, seen.table.setup)
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
        return () if look is None else (self._words.out_of_turn.what_next(look),)

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


SeatSignal = tuple[int, Signal]
"""A signal with the seat that gives it."""


class SignalNews:
    """Remembers for each player what they have heard of the others.

    Computer players keep their signals up to date all the time. So what is dropped and said again
    within a turn is no news; but it is once a turn has begun without it.
    """

    def __init__(self) -> None:
        self._heard: dict[int, Counter[SeatSignal]] = {}

    def begin(self) -> None:
        """Nobody has heard anything yet."""
        self._heard = {}

    def forget_unsaid(self, table: Table) -> None:
        """A turn begins: what isn't being said now is news when it is said again."""
        if table.is_silent:
            return  # what was said comes back when Silence is covered
        said = _said(table)
        self._heard = {listener: heard & said for listener, heard in self._heard.items()}

    def tell(self, table: Table, listeners: Iterable[int]) -> Mapping[int, list[Signal]]:
        """What is new to one of these players, by who says it; from now on they know it."""
        said, news = _said(table), Counter[SeatSignal]()
        for listener in listeners:
            of_others = Counter({each: n for each, n in said.items() if each[0] != listener})
            heard = self._heard.get(listener, Counter())
            news |= of_others - heard
            self._heard[listener] = heard | of_others
        told: dict[int, list[Signal]] = {}
        for owner, signal in news.elements():
            told.setdefault(owner, []).append(signal)
        return dict(sorted(told.items()))


def _said(table: Table) -> Counter[SeatSignal]:
    """All that is being said, as it is observed: nothing while Silence shows."""
    return Counter((owner, each) for owner, said in enumerate(table.signals) for each in said)
