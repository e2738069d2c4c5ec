"""The running game: its one owner, and the one door through which it changes."""

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    Event,
    FinishTurn,
    GiveSignals,
    Grade,
    Lay,
    Observation,
    Outcome,
    Reason,
    Record,
    Refusal,
    Setup,
    SignalsGiven,
    State,
    Status,
    TurnFinished,
    apply,
    deal,
    is_stop,
    legal_lays,
    observe,
    observe_event,
    pile_of,
    record_of,
    refusal,
)
from thegame_desktop.model.new_game import NewGame, dealt_anew
from thegame_desktop.model.seats import Seat, seats_to
from thegame_desktop.model.sight import Sight


class Moment(NamedTuple):
    """A change of the game as it is seen: each time by whose hand was uncovered then, if any."""

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
    """How the game ended, and what was hidden in it."""

    outcome: Outcome
    grade: Grade | None
    """What it is worth; None if it was given up."""
    player: int | None
    """In whose turn it ended."""
    reveal: Reveal | None
    """None as long as the last lay could still be taken back: who has seen all can't go back."""
    take_backs: int
    open_hands: bool
    deal_code: str
    """What deals the same cards again; empty as long as they are hidden, or if there is none."""


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
    """Another hand is in sight, or none, or the covered laptop goes to somebody else."""
    refused = Signal(object, object)
    """The action that was refused, and the Refusal."""
    given_up = Signal()
    turned_up = Signal()
    """The game is over, and there is no way back: all that was hidden can be seen."""
    concluded = Signal(object)
    """The Record of a game that is over, once there is no way back into it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: NewGame | None = None
        self._state: State | None = None
        self._sight = Sight.of_all(1)
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
    def setup(self) -> Setup:
        """What is being played."""
        return self._require_game().setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order round the table; nobody before the first game."""
        if self._game is None:
            return ()
        return self._game.seats[: self._game.setup.player_count]

    @property
    def sight(self) -> Sight:
        """Whose hand is in sight, and whom the laptop goes to."""
        return self._sight

    @property
    def observation(self) -> Observation:
        """What the uncovered seat may know; while all is covered, what anybody may know."""
        return observe(self._require_state(), self._sight.uncovered)

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """Every hand, if the team plays with open hands."""
        return self._require_state().hands if self._require_game().open_hands else None

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
    def can_signal(self) -> bool:
        """True if whoever is looking can let the others know something."""
        seen = self.observation
        if seen.seat is None or seen.table.setup.player_count == 1 or not self.is_running:
            return False
        return refusal(seen, GiveSignals(seen.seat, ())) is None

    @property
    def can_take_back(self) -> bool:
        """True if whoever looks can undo their last lay: nobody has drawn since."""
        if not self._earlier or self._concluded:
            return False
        if self.is_running and not self.observation.hand_is_on_turn:
            return False
        return self._require_state().outcome.status is not Status.WON

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it is running."""
        state, game = self._state, self._game
        if state is None or game is None or self.is_running:
            return None
        is_hidden = self.can_take_back
        return Ending(
            outcome=state.outcome,
            grade=state.table.grade,
            player=state.table.on_turn,
            reveal=None if is_hidden else Reveal(state.hands, state.draw_pile),
            take_backs=self._take_backs,
            open_hands=game.open_hands,
            deal_code="" if is_hidden else game.deal_code,
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
        if refusal(self.observation, lay) is not None:
            return False
        state, events = apply(self._require_state(), lay)
        # Once the turn is finished, cards have been drawn: what comes then nobody can know.
        finished = any(isinstance(event, TurnFinished) for event in events)
        return state.outcome.status is Status.LOST and not finished

    def record(self) -> Record:
        """The game as it stands, with what the rules don't ask for under further keys."""
        state, game = self._require_state(), self._require_game()
        extra: dict[str, object] = {"seats": seats_to(self.seats)}
        if game.deal_code:
            extra["deal"] = game.deal_code
        marks: dict[str, object] = {}
        if self._take_backs:
            marks["take_backs"] = self._take_backs
        if self._given_up:
            marks["given_up"] = True
        if game.open_hands:
            marks["open_hands"] = True
        if marks:
            extra["marks"] = marks
        names = [seat.name or f"Player {place + 1}" for place, seat in enumerate(self.seats)]
        return record_of(state, names, extra)

    # What can be done

    def start(self, game: NewGame) -> None:
        """Deal a new game; whatever was before is over for good."""
        self.conclude()
        self._game = game
        self._state = deal(game.setup, game.deck)
        players = game.setup.player_count
        is_open = players == 1 or game.open_hands
        self._sight = Sight.of_all(players) if is_open else Sight(players)
        self._earlier = []
        self._events = []
        self._take_backs = 0
        self._given_up = False
        self._concluded = False
        if players == 1:
            # Alone there is nobody to agree with.
            self._advance(ChooseStarter(0))
        self.started.emit()

    def restart(self) -> None:
        """Deal the same game again."""
        self.start(self._require_game())

    def deal_anew(self, rng: Random) -> None:
        """Play the same again, with another deal."""
        self.start(dealt_anew(self._require_game(), rng))

    def uncover(self) -> None:
        """Let whoever the laptop has gone to look at their hand."""
        self._see(self._sight.uncover())

    def cover(self) -> None:
        """Cover the hand that is in sight."""
        self._see(self._sight.cover(self._require_state().table.on_turn))

    def wait_for(self, seat: int) -> None:
        """Cover the hand in sight, and hand the laptop to this seat for a look; or not after all.

        Asked a second time, the laptop goes where it would go without.
        """
        if self._sight.uncovered is None and self._sight.awaited == seat:
            self.recall()
        else:
            self._see(self._sight.wait_for(seat))

    def recall(self) -> None:
        """Let nobody look in between: the covered laptop goes where it would go without."""
        self._see(self._sight.recall(self._require_state().table.on_turn))

    def _see(self, sight: Sight) -> None:
        if self.is_running and sight != self._sight:
            self._sight = sight
            self.looked.emit()

    def submit(self, action: Action) -> bool:
        """Do it as whoever is looking, and tell of the step; or tell why not."""
        refused = Refusal(Reason.GAME_OVER) if self._given_up else refusal(self.observation, action)
        if refused is not None:
            self.refused.emit(action, refused)
            return False
        self.stepped.emit(self._advance(action))
        return True

    def take_back(self) -> bool:
        """Undo the last lay of this turn, even one that lost the game."""
        if not self.can_take_back:
            return False
        before = self.observation
        self._state, event_count = self._earlier.pop()
        undone = self._events[event_count:]
        self._events[event_count:] = [each for each in undone if isinstance(each, SignalsGiven)]
        self._take_backs += 1
        self.taken_back.emit(Moment(before, self.observation, ()))
        return True

    def give_up(self) -> None:
        """End the game here and turn everything up."""
        if self.is_running:
            self._given_up = True
            self._earlier = []
            self.given_up.emit()

    def turn_up(self) -> None:
        """Show all that was hidden in a game that is over; there is no way back after that."""
        if self.ending is not None and self._earlier:
            self._earlier = []
            self.turned_up.emit()

    def conclude(self) -> None:
        """Leave a game that is over: from here on its result stands."""
        if self.ending is not None and not self._concluded:
            self._concluded = True
            self.concluded.emit(self.record())

    def _advance(self, action: Action) -> Moment:
        state, before = self._require_state(), self.observation
        after, events = apply(state, action)
        if any(isinstance(event, TurnFinished) for event in events):
            self._earlier = []  # cards have been drawn and seen
        elif isinstance(action, Lay):
            self._earlier.append(_Earlier(state, len(self._events)))
        elif isinstance(action, GiveSignals):
            self._earlier = [_with_words(each, action.player, after) for each in self._earlier]
        self._state = after
        self._tell(events)
        if after.table.result is not None:
            # Everybody comes to see the end: nobody's hand is shown to all of them.
            self._sight = self._sight.cover(after.table.on_turn)
        elif after.table.on_turn not in (None, state.table.on_turn):
            self._sight = self._sight.pass_on(after.table.on_turn)
        seen = tuple(observe_event(event, before.seat) for event in events)
        return Moment(before, self.observation, seen)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Add to what is told to the whole table; who goes on signalling is told of once."""
        last = self._events[-1] if self._events else None
        match events:
            case [SignalsGiven(player)] if isinstance(last, SignalsGiven) and last.player == player:
                self._events.pop()
        self._events += map(_told, events)

    def _require_game(self) -> NewGame:
        assert self._game is not None, "no game has been started"
        return self._game

    def _require_state(self) -> State:
        assert self._state is not None, "no game has been started"
        return self._state


def _with_words(earlier: _Earlier, player: int, now: State) -> _Earlier:
    """The game before a lay, with what a player says now: taking back unsays nothing.

    What was said about a pile that has moved since then was said about another top.
    """
    then, tops = earlier.state.table, now.table.position.tops
    moved = {pile for pile, top in enumerate(then.position.tops) if top != tops[pile]}
    said = tuple(each for each in now.table.signals[player] if pile_of(each) not in moved)
    signals = (*then.signals[:player], said, *then.signals[player + 1 :])
    return earlier._replace(state=replace(earlier.state, table=replace(then, signals=signals)))


def _told(event: Event) -> Event:
    """The event as it is told to the whole table: nobody tells what they drew."""
    return replace(event, cards=None) if isinstance(event, CardsDrawn) else event
