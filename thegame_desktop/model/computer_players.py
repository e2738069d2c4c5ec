"""The computer players at the table: what they say, and what they do when it is time."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QObject, Signal

from thegame_desktop.bots.arena import introduce
from thegame_desktop.bots.player import Bot, Eagerness
from thegame_desktop.bots.roster import BOTS
from thegame_desktop.engine import (
    Action,
    ChooseStarter,
    GiveSignals,
    Observation,
    Signals,
)
from thegame_desktop.model.session import Session
from thegame_desktop.model.thinker import Answer, Thinker


@dataclass(frozen=True)
class Thoughts:
    """What the computer players make of the game as it is."""

    says: Mapping[int, Signals] = field(default_factory=dict)
    """By seat, what is to be said that isn't being said yet."""
    eagerness: Mapping[int, Eagerness] = field(default_factory=dict)
    """By seat, how much each would like to begin, while that isn't agreed."""
    actions: tuple[Action, ...] = ()
    """What the one on turn will do; nothing as long as there is something to say."""


class ComputerPlayers(QObject):
    """Has the bots think about every change of the game, and does what they decide.

    They speak of their own accord. Laying waits for `proceed`, one card at a time: how fast is up
    to whoever watches.
    """

    eagerness_changed = Signal()
    paused = Signal()
    """Somebody lets them wait, or go on."""
    ready = Signal()
    """The one who is to act has thought of what to do."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take)
        self._bots: Mapping[int, Bot] = {}
        """By seat, those that think now or have thought last."""
        self._actions: tuple[Action, ...] = ()
        """What is still to be done, if nothing else happens."""
        self.is_thinking = False
        """True as long as it isn't known what is to be done; `ready` tells when it is."""
        self.is_paused = False
        """True while somebody lets them wait."""
        self._is_acting = False
        self._is_closed = False
        self.eagerness: Mapping[int, Eagerness] = {}
        """By seat, how much each computer player would like to begin."""
        session.changed.connect(self._think)
        session.started.connect(lambda: self._show_eagerness({}))

    @property
    def acting(self) -> int | None:
        """The computer player that is to act now; None if nobody or a person is."""
        session = self._session
        if not session.is_running:
            return None
        on_turn = session.observation.table.on_turn
        computers = session.sight.computers
        if on_turn is None:
            # Whom the people want to begin is theirs to say, if there are any.
            return 0 if len(computers) == len(session.seats) else None
        return on_turn if on_turn in computers else None

    @property
    def can_be_hurried(self) -> bool:
        """True while somebody waits for what one of them does."""
        return self.acting is not None

    def proceed(self) -> None:
        """Let the one who is to act do the next thing, if it is known; `ready` tells when it is."""
        if self.acting is None or self.is_thinking:
            return
        if self._actions:
            self._act()
        else:
            self._think()  # something went wrong the last time

    def pause(self, is_paused: bool) -> None:
        """Let them wait, or go on: whoever calls `proceed` heeds it."""
        if is_paused != self.is_paused:
            self.is_paused = is_paused
            self.paused.emit()

    def hurry(self) -> None:
        """Let whoever is thinking come to an end with what is known so far."""
        for bot in self._bots.values():
            bot.hurry()

    def close(self) -> None:
        """Stop thinking: the program ends."""
        self._is_closed = True  # an answer may still be on its way
        self.hurry()
        self._thinker.close()

    # What they think

    def _think(self) -> None:
        """Have the game as it is now thought about; earlier thoughts don't count any more."""
        if self._is_acting or self._is_closed:
            return  # it goes as was planned
        self._actions = ()
        self.hurry()  # nobody waits for the old thought any more, but the next one does
        question = self._question()
        self.is_thinking = question is not None
        if question is None:
            self._thinker.cancel()
        else:
            self._thinker.ask(self._session.revision, question)

    def _question(self) -> Callable[[], Thoughts] | None:
        """What there is to be thought about: values only, for another thread works on them."""
        session = self._session
        if not session.is_running or not session.sight.computers:
            return None
        table, acting = session.observation.table, self.acting
        seen = {seat: session.seen_by_computer(seat) for seat in sorted(session.sight.computers)}
        bots = {seat: BOTS[strength]() for seat, strength in self._strengths().items()}
        introduce(bots)
        self._bots = bots
        is_begun = table.on_turn is not None
        if is_begun:
            self._show_eagerness({})
        # In the middle of a computer player's turn nobody talks: it goes by what it was told.
        in_between = acting is not None and table.lays
        has_say = is_begun and not table.is_silent and not in_between
        course = session.course
        rng = Random(f"{course.id if course else ''} {len(table.turns)} {acting}")
        return lambda: _thoughts(bots, seen, acting, rng, has_say=has_say)

    def _strengths(self) -> dict[int, str]:
        seats = enumerate(self._session.seats)
        return {place: seat.strength.value for place, seat in seats if seat.strength is not None}

    def _take(self, answer: Answer) -> None:
        if answer.revision != self._session.revision or self._is_closed:
            return  # it comes too late: the game has gone on
        self.is_thinking = False
        if answer.error is not None:
            raise answer.error
        thoughts = answer.thought
        assert isinstance(thoughts, Thoughts)
        if thoughts.says:
            self._say(thoughts.says)
            return
        self._show_eagerness(thoughts.eagerness)
        self._actions = thoughts.actions
        if self._actions:
            self.ready.emit()

    # What they do

    def _say(self, says: Mapping[int, Signals]) -> None:
        self._is_acting = True
        try:
            for seat, signals in says.items():
                self._session.submit_for(seat, GiveSignals(seat, signals))
        finally:
            self._is_acting = False
        self._think()  # about all that was said, once

    def _act(self) -> None:
        """Do the next thing of the plan; the rest of it stays if the turn goes on."""
        seat, turns = self.acting, len(self._session.observation.table.turns)
        assert seat is not None, "somebody has planned this"
        action, *rest = self._actions
        self._actions = ()
        self._is_acting = True
        try:
            self._session.submit_for(seat, action)
        finally:
            self._is_acting = False
        goes_on = len(self._session.observation.table.turns) == turns and self.acting == seat
        if goes_on and rest:
            self._actions = tuple(rest)
        else:
            self._think()

    def _show_eagerness(self, eagerness: Mapping[int, Eagerness]) -> None:
        if eagerness != self.eagerness:
            self.eagerness = eagerness
            self.eagerness_changed.emit()


def _thoughts(
    bots: Mapping[int, Bot],
    seen: Mapping[int, Observation],
    acting: int | None,
    rng: Random,
    *,
    has_say: bool,
) -> Thoughts:
    """What these bots make of what their seats may know."""
    if has_say:
        speakers = [seat for seat in bots if seat != acting and seen[seat].hand]
        says = {seat: bots[seat].speak(seen[seat]) for seat in speakers}
        news = {
            seat: signals
            for seat, signals in says.items()
            if Counter(signals) != Counter(seen[seat].table.signals[seat])
        }
        if news:
            return Thoughts(says=news)
    table = next(iter(seen.values())).table
    if table.on_turn is None:
        eagerness = {seat: bot.eagerness(seen[seat]) for seat, bot in bots.items()}
        if acting is None:
            return Thoughts(eagerness=eagerness)
        keenest = [seat for seat, each in eagerness.items() if each == max(eagerness.values())]
        return Thoughts(eagerness=eagerness, actions=(ChooseStarter(rng.choice(keenest)),))
    if acting is None:
        return Thoughts()
    return Thoughts(actions=tuple(bots[acting].choose(seen[acting], rng)))
