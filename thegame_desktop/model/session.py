"""The running game: its one owner, and the one door through which it changes."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    Event,
    FinishTurn,
    Grade,
    IllegalAction,
    Lay,
    Observation,
    Outcome,
    Reason,
    Record,
    Refusal,
    State,
    Status,
    TurnFinished,
    apply,
    deal,
    is_stop,
    legal_lays,
    observe,
    observe_event,
    record_of,
    refusal,
)
from thegame_desktop.model.new_game import NewGame


class Moment(NamedTuple):
    """A change of the game as the uncovered seat sees it."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Target:
    """What laying a certain card on a pile would be."""

    lay: Lay
    refusal: Refusal | None
    """Why it can't be laid there, or None."""
    step: int | None = None
    """How far the pile would move on; None if its row card has no number to count from."""
    is_backwards: bool = False
    finishes_turn: bool = False
    """True for a Stop: the turn ends with it, and cards are drawn."""


class Reveal(NamedTuple):
    """What was hidden until the game was over."""

    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]


@dataclass(frozen=True)
class Ending:
    """How the game ended, with everything turned up."""

    outcome: Outcome
    grade: Grade | None
    """What it is worth; None if it was given up."""
    player: int | None
    """In whose turn it ended."""
    reveal: Reveal
    take_backs: int


class _Earlier(NamedTuple):
    """The game before a lay of this turn."""

    state: State
    event_count: int


class Session(QObject):
    """Owns the game. Everything that happens in it enters by `submit`, and is told by signals."""

    started = Signal()
    stepped = Signal(object)
    """A Moment: an action was done."""
    taken_back = Signal(object)
    """A Moment without events: the last lay was undone."""
    looked = Signal()
    """Another hand is uncovered, before it is agreed who begins."""
    refused = Signal(object, object)
    """The action that was refused, and the Refusal."""
    given_up = Signal()
    concluded = Signal(object)
    """The Record of a game that is over, once there is no way back into it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: NewGame | None = None
        self._state: State | None = None
        self._seat = 0
        self._earlier: list[_Earlier] = []
        self._events: list[Event] = []
        self._take_backs = 0
        self._given_up = False
        self._concluded = False

    # What there is to see

    @property
    def is_running(self) -> bool:
        """True while there is a game that isn't over."""
        return self._state is not None and self._state.table.result is None and not self._given_up

    @property
    def game(self) -> NewGame:
        """What was dealt."""
        assert self._game is not None, "no game has been started"
        return self._game

    @property
    def observation(self) -> Observation:
        """What the uncovered seat may know."""
        return observe(self._require_state(), self._seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, as anybody at the table may know it."""
        return tuple(self._events)

    @property
    def finish_refusal(self) -> Refusal | None:
        """Why the turn can't be finished now, or None."""
        return refusal(self.observation, FinishTurn())

    @property
    def can_lay(self) -> bool:
        """True if the uncovered hand has a card that can be laid now."""
        seen = self.observation
        if not seen.is_on_turn or not self.is_running:
            return False
        lays = legal_lays(seen.table.setup, seen.table.position, seen.hand)
        return next(iter(lays), None) is not None

    @property
    def can_take_back(self) -> bool:
        """True if the last lay can be undone: nobody has drawn since."""
        if not self._earlier or self._concluded:
            return False
        return self._require_state().outcome.status is not Status.WON

    @property
    def ending(self) -> Ending | None:
        """How the game ended, everything turned up; None while it is running."""
        state = self._state
        if state is None or self.is_running:
            return None
        return Ending(
            outcome=state.outcome,
            grade=state.table.grade,
            player=state.table.on_turn,
            reveal=Reveal(state.hands, state.draw_pile),
            take_backs=self._take_backs,
        )

    def targets(self, card: Card) -> tuple[Target, ...]:
        """For each pile, what laying this card on it would be."""
        seen = self.observation
        setup, tops = seen.table.setup, seen.table.position.tops
        targets = []
        for pile, row in enumerate(setup.edition.rows):
            counts = setup.edition.row_cards_are_numbered or tops[pile] != row.card
            refused = refusal(seen, Lay(card, pile))
            targets.append(
                Target(
                    lay=Lay(card, pile),
                    refusal=refused,
                    step=row.step(tops[pile], card) if counts else None,
                    is_backwards=refused is None and row.step(tops[pile], card) < 0,
                    finishes_turn=is_stop(setup, card),
                )
            )
        return tuple(targets)

    def best_pile(self, card: Card) -> int | None:
        """The pile on which this card does least harm; None if no pile takes it."""
        takers = [target for target in self.targets(card) if target.refusal is None]
        best = min(
            takers,
            key=lambda target: (self.would_lose(target.lay), target.step or 0),
            default=None,
        )
        return None if best is None else best.lay.pile

    def would_lose(self, lay: Lay) -> bool:
        """True if this lay leaves no way to finish the turn. Tells nothing of hidden cards."""
        try:
            state, events = apply(self._require_state(), lay)
        except IllegalAction:
            return False
        # Once the turn is finished, cards have been drawn: what comes then nobody can know.
        finished = any(isinstance(event, TurnFinished) for event in events)
        return state.outcome.status is Status.LOST and not finished

    def record(self) -> Record:
        """The game as it stands, with what the rules don't ask for under further keys."""
        state = self._require_state()
        extra: dict[str, object] = {}
        if self.game.deal_code:
            extra["deal"] = self.game.deal_code
        marks: dict[str, object] = {}
        if self._take_backs:
            marks["take_backs"] = self._take_backs
        if self._given_up:
            marks["given_up"] = True
        if marks:
            extra["marks"] = marks
        names = [f"Player {seat + 1}" for seat in range(len(state.hands))]
        return record_of(state, names, extra)

    # What can be done

    def start(self, game: NewGame) -> None:
        """Deal a new game; whatever was before is over for good."""
        self.conclude()
        self._game = game
        self._state = deal(game.setup, game.deck)
        self._seat = 0
        self._earlier = []
        self._events = []
        self._take_backs = 0
        self._given_up = False
        self._concluded = False
        if game.setup.player_count == 1:
            # Alone there is nobody to agree with.
            self._advance(ChooseStarter(0))
        self.started.emit()

    def restart(self) -> None:
        """Deal the same game again."""
        self.start(self.game)

    def look(self, seat: int) -> None:
        """Uncover the hand of another seat, as long as it isn't agreed who begins."""
        if self._require_state().table.on_turn is None and seat != self._seat:
            self._seat = seat
            self.looked.emit()

    def submit(self, action: Action) -> bool:
        """Do it and tell of the step, or tell why not."""
        try:
            moment = self._advance(action)
        except IllegalAction as illegal:
            self.refused.emit(action, illegal.refusal)
            return False
        self.stepped.emit(moment)
        return True

    def take_back(self) -> bool:
        """Undo the last lay of this turn, even one that lost the game."""
        if not self.can_take_back:
            return False
        before = self.observation
        self._state, event_count = self._earlier.pop()
        del self._events[event_count:]
        self._take_backs += 1
        self.taken_back.emit(Moment(before, self.observation, ()))
        return True

    def give_up(self) -> None:
        """End the game here and turn everything up."""
        if self.is_running:
            self._given_up = True
            self._earlier = []
            self.given_up.emit()

    def conclude(self) -> None:
        """Leave a game that is over: from here on its result stands."""
        if self.ending is not None and not self._concluded:
            self._concluded = True
            self.concluded.emit(self.record())

    def _advance(self, action: Action) -> Moment:
        if self._given_up:
            raise IllegalAction(Refusal(Reason.GAME_OVER))
        state, before = self._require_state(), self.observation
        after, events = apply(state, action)
        if any(isinstance(event, TurnFinished) for event in events):
            self._earlier = []  # cards have been drawn and seen
        elif isinstance(action, Lay):
            self._earlier.append(_Earlier(state, len(self._events)))
        self._state = after
        self._events += map(_told, events)
        if after.table.on_turn is not None:
            self._seat = after.table.on_turn
        seen = tuple(observe_event(event, before.seat) for event in events)
        return Moment(before, self.observation, seen)

    def _require_state(self) -> State:
        assert self._state is not None, "no game has been started"
        return self._state


def _told(event: Event) -> Event:
    """The event as it is told to the whole table: nobody tells what they drew."""
    return replace(event, cards=None) if isinstance(event, CardsDrawn) else event
