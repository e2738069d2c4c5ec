"""The running game: its one owner, and the one way in which it changes."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from thegame_desktop.engine import (
    Action,
    Card,
    Event,
    FinishTurn,
    GiveSignals,
    IllegalAction,
    Lay,
    Observation,
    Record,
    Refusal,
    Setup,
    State,
    observe,
    refusal,
)
from thegame_desktop.play.choices import Choices, Target
from thegame_desktop.play.course import Course, OutOfTurnLook, in_order
from thegame_desktop.play.ending import Ending, ending_of
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import Beginning, NewGame, dealt_anew
from thegame_desktop.play.saved_game import record_of_course
from thegame_desktop.play.seats import Seat
from thegame_desktop.play.sight import Sight

_NO_SIGHT = Sight.of_all(1)
"""Before the first game there is nothing to hide."""


class Session(QObject):
    """Owns the game. Everything that happens in it enters by `submit`, and is told by signals."""

    changed = Signal()
    """Anything of the game or of what is remembered of it; comes before any other signal."""
    started = Signal()
    stepped = Signal(object)
    """A Moment: an action was done."""
    taken_back = Signal(object)
    """A Moment without events: the last lay was undone."""
    looked = Signal()
    """Another hand is in sight, or none, or the covered laptop goes to somebody else."""
    refused = Signal(object, object)
    """The action that was refused, and the Refusal."""
    jumped = Signal()
    """Another place of the game is in sight, and nothing led there: a replay does that."""
    arranged = Signal()
    """Whoever looks has put the hand in another order."""
    given_up = Signal()
    turned_up = Signal()
    """The game is over, and there is no way back: all that was hidden can be seen."""
    concluded = Signal(object)
    """The Record of a game that is over, once there is no way back into it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._course: Course | None = None
        self._choices: Choices | None = None
        self._revision = 0
        self._concluded = False

    # What there is to see

    @property
    def course(self) -> Course | None:
        """The whole game, hidden cards included: for whoever keeps it safe, never for a view."""
        return self._course

    @property
    def revision(self) -> int:
        """Counts the changes: what was worked out for an old one is out of date."""
        return self._revision

    @property
    def is_concluded(self) -> bool:
        """True if the game is over and its result stands: there is nothing left to lose."""
        return self._concluded

    @property
    def is_running(self) -> bool:
        """True while there is a game that isn't over."""
        return self._course is not None and not self._course.is_over

    @property
    def setup(self) -> Setup:
        """What is being played."""
        return self._require_course().game.setup

    @property
    def daily(self) -> str:
        """The day whose daily deal is played, as ISO 8601 has it; empty for any other deal."""
        return "" if self._course is None else self._course.game.daily

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order round the table; nobody before the first game."""
        return () if self._course is None else self._course.game.players

    @property
    def sight(self) -> Sight:
        """Whose hand is in sight, and whom the laptop goes to."""
        return _NO_SIGHT if self._course is None else self._course.sight

    @property
    def observation(self) -> Observation:
        """What the uncovered seat may know; while all is covered, what anybody may know."""
        return self._require_course().observation

    def seen_by_computer(self, seat: int) -> Observation:
        """What the computer player on this seat may know: for it alone, never for a view."""
        assert self.seats[seat].strength is not None, "people look for themselves"
        return observe(self._require_state(), seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand in sight: sorted, or in the order in which its player keeps it."""
        hand, own = self.observation.hand, self.hand_order or ()
        # What was laid stays in the own order, so that a card taken back finds its old place.
        kept = [card for card in own if card in hand]
        return (*kept, *sorted(set(hand).difference(kept), key=in_order))

    @property
    def hand_order(self) -> tuple[Card, ...] | None:
        """The order in which whoever looks keeps their hand; None if it is sorted."""
        course = self._require_course()
        seat = course.sight.uncovered
        return None if seat is None else course.hand_orders.get(seat)

    @property
    def new_cards(self) -> tuple[Card, ...]:
        """What whoever looks has just drawn; nothing once they have passed the laptop on."""
        return self._require_course().new_cards

    @property
    def look(self) -> OutOfTurnLook | None:
        """The look that is taken out of turn; None if nobody does, or nothing is hidden."""
        return None if self._course is None else self._course.look

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """Every hand, if the team plays with open hands."""
        course = self._require_course()
        return course.state.hands if course.game.open_hands else None

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, as anybody at the table may know it."""
        return () if self._course is None else self._course.events

    @property
    def asks_who_begins(self) -> bool:
        """True if the team agrees now who begins; computer players among themselves don't ask."""
        sight = self.sight
        is_time = sight.is_open or sight.is_up_to_the_team
        is_open = self.is_running and self.observation.table.on_turn is None
        return is_time and is_open and len(sight.computers) < len(self.seats)

    @property
    def finish_refusal(self) -> Refusal | None:
        """Why the turn can't be finished now, or None."""
        return self._require_choices().refusal(FinishTurn())

    @property
    def turn_refusal(self) -> Refusal | None:
        """Why the turn can't be finished yet, whoever is on turn; everybody may know that."""
        return self._require_choices().turn_refusal

    @property
    def can_lay(self) -> bool:
        """True if the uncovered hand has a card that can be laid now."""
        return self.is_running and self._require_choices().can_lay

    @property
    def can_signal(self) -> bool:
        """True if whoever is looking can let the others know something."""
        seen = self.observation
        if seen.seat is None or seen.table.setup.player_count == 1 or not self.is_running:
            return False
        return self._require_choices().refusal(GiveSignals(seen.seat, ())) is None

    @property
    def can_take_back(self) -> bool:
        """True if whoever looks can undo their last lay: nobody has drawn since."""
        return self._course is not None and self._course.can_take_back and not self._concluded

    @property
    def hints(self) -> int:
        """How many hints have been seen in this game."""
        return self._require_course().hints

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it is running."""
        course = self._course
        if course is None or not course.is_over:
            return None
        return ending_of(course, is_hidden=self.can_take_back)

    def targets(self, card: Card) -> tuple[Target, ...]:
        """For each pile, what laying this card on it would be."""
        return self._require_choices().targets(card)

    def best_pile(self, card: Card) -> int | None:
        """The pile that is best for this card by itself; None if no pile takes it."""
        return self._require_choices().best_pile(card)

    def would_lose(self, lay: Lay) -> bool:
        """True if this lay leaves no way to finish the turn. Tells nothing of hidden cards."""
        return self._require_choices().would_lose(lay)

    def record(self) -> Record:
        """The game as it stands, with what the rules don't ask for under further keys."""
        return record_of_course(self._require_course())

    # What can be done

    def start(self, game: NewGame) -> None:
        """Deal a new game; the one before can be opened again, if somebody has kept it."""
        self._start(game, uuid4().hex)

    def restart(self) -> None:
        """Deal the same game again, in place of what was played of it so far."""
        course = self._require_course()
        known = replace(course.game, beginning=Beginning.DEAL)
        self._start(known, course.id if self.is_running else uuid4().hex)

    def deal_anew(self, rng: Random) -> None:
        """Play the same again, with another deal."""
        self.start(dealt_anew(self._require_course().game, rng))

    def open(self, course: Course, *, is_concluded: bool = False) -> None:
        """Go on with a game that was kept; or look at the result of one that was concluded."""
        self.conclude()
        self._concluded = is_concluded
        self._change(course)
        self.started.emit()

    def _start(self, game: NewGame, game_id: str) -> None:
        self.open(Course.begin(game, game_id, utc_now()))

    def uncover(self) -> None:
        """Let whoever the laptop has gone to look at their hand."""
        self._see(self.sight.uncover())

    def cover(self) -> None:
        """Cover the hand that is in sight."""
        self._see(self.sight.cover(self._require_state().table.on_turn))

    def wait_for(self, seat: int) -> None:
        """Cover the hand in sight, and hand the laptop to this seat for a look; or not after all.

        Asked a second time, the laptop goes where it would go without.
        """
        if self.sight.uncovered is None and self.sight.awaited == seat:
            self.recall()
        else:
            self._see(self.sight.wait_for(seat))

    def recall(self) -> None:
        """Let nobody look in between: the covered laptop goes where it would go without."""
        self._see(self.sight.recall(self._require_state().table.on_turn))

    def _see(self, sight: Sight) -> None:
        if self.is_running and sight != self.sight:
            self._change(self._require_course().seen_by(sight))
            self.looked.emit()

    def arrange(self, order: tuple[Card, ...] | None) -> None:
        """Keep the hand in sight in this order; None to have it sorted again."""
        seat = self.sight.uncovered
        if seat is not None and self.hand_order != order:
            self._change(self._require_course().arranged(seat, order))
            self.arranged.emit()

    def move_card(self, card: Card, place: int) -> None:
        """Keep a card of the hand in sight in another place; it isn't sorted any more."""
        hand = self.hand
        order = [other for other in hand if other != card]
        order.insert(place, card)
        if card in hand and tuple(order) != hand:
            self.arrange(tuple(order))

    def submit(self, action: Action) -> bool:
        """Do it as whoever is looking, and tell of the step; or tell why not."""
        refused = self._require_choices().refusal(action)
        if refused is not None:
            self.refused.emit(action, refused)
            return False
        self._advance(action)
        return True

    def submit_for(self, seat: int, action: Action) -> None:
        """Do it as the computer player on this seat; raises IllegalAction."""
        assert self.seats[seat].strength is not None, "people act for themselves"
        refused = refusal(self.seen_by_computer(seat), action)
        if refused is not None:
            raise IllegalAction(refused)
        self._advance(action)

    def _advance(self, action: Action) -> None:
        course = self._require_course()
        after, events = course.advanced(action)
        self._change(after)
        self.stepped.emit(Moment(course.observation, after.observation, events))
        self._conclude_if_final()

    def take_back(self) -> bool:
        """Undo the last lay of this turn, even one that lost the game."""
        if not self.can_take_back:
            return False
        course = self._require_course()
        self._change(course.taken_back())
        self.taken_back.emit(Moment(course.observation, self.observation, ()))
        return True

    def note_hint(self, best: tuple[Lay, ...] | None, *, counts: bool) -> None:
        """Remember the hint that whoever looks is told: what is best for the rest of the turn.

        None if that isn't what it tells. It counts unless it has been seen before.
        """
        course = told = self._require_course()
        if counts:
            told = told.hinted()
        if best is not None:
            told = told.advised(best)
        if told != course:
            self._change(told)

    def give_up(self) -> None:
        """End the game here and turn everything up."""
        if self.is_running:
            self._change(self._require_course().given_up())
            self.given_up.emit()
            self._conclude_if_final()

    def turn_up(self) -> None:
        """Show all that was hidden in a game that is over; there is no way back after that."""
        if self.ending is not None and self._require_course().earlier:
            self._change(self._require_course().turned_up())
            self.turned_up.emit()
            self._conclude_if_final()

    def _conclude_if_final(self) -> None:
        """A game that is over, and has no way back, isn't an unfinished one for a moment more."""
        if not self.can_take_back:
            self.conclude()

    def conclude(self) -> None:
        """Leave a game that is over: from here on its result stands."""
        if self.ending is not None and not self._concluded:
            self._concluded = True
            self.concluded.emit(record_of_course(self._require_course().turned_up()))

    def _change(self, course: Course) -> None:
        if course.is_over != bool(course.ended) and not self._concluded:
            course = replace(course, ended=utc_now() if course.is_over else "")
        self._course, self._choices = course, Choices(course)
        self._revision += 1
        self.changed.emit()

    def _require_choices(self) -> Choices:
        assert self._choices is not None, "no game has been started"
        return self._choices

    def _require_course(self) -> Course:
        assert self._course is not None, "no game has been started"
        return self._course

    def _require_state(self) -> State:
        return self._require_course().state


def utc_now() -> str:
    """The moment, as a game remembers when it was begun and when it ended."""
    return datetime.now(UTC).isoformat(timespec="seconds")
