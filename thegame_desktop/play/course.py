"""The course of a game: its state and all that is remembered besides, as a value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    Event,
    GiveSignals,
    Lay,
    Observation,
    Record,
    SignalsGiven,
    State,
    Status,
    TurnFinished,
    apply,
    deal,
    observe,
    observe_event,
    pile_of,
)
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import people_of
from thegame_desktop.play.sight import Sight


class Earlier(NamedTuple):
    """The game before a lay of this turn."""

    state: State
    event_count: int


class Progress(NamedTuple):
    """Where an action led, and the events on the way there as whoever did it saw them."""

    course: "Course"
    events: tuple[Event, ...]


class OutOfTurnLook(NamedTuple):
    """Somebody looks at their hand out of turn: all there is to do is to pass the laptop on."""

    seat: int
    passes_to: int | None
    """Whom the laptop goes to then; None if it is up to the team, or everybody watches."""
    on_turn: int | None
    """None before it is agreed who begins."""
    player_count: int
    has_new_cards: bool
    """True if the look is for what was drawn at the end of the turn."""
    is_silent: bool


@dataclass(frozen=True)
class Course:
    """A game from its deal until now. Nothing changes it: every step is another one."""

    game: NewGame
    state: State
    sight: Sight
    id: str = ""
    """What tells this game from every other, also from one with the same cards."""
    begun: str = ""
    """When it was dealt: the date and time as ISO 8601 has them, in UTC."""
    ended: str = ""
    """When it came to its end, in the same way; empty while it is running."""
    earlier: tuple[Earlier, ...] = ()
    """The way back to the start of the turn, one lay at a time; empty once there is none."""
    events: tuple[Event, ...] = ()
    """All that has happened, as anybody at the table may know it."""
    take_backs: int = 0
    hints: int = 0
    """How many hints have been seen; taking back unsees none."""
    advice: Mapping[int, tuple[Lay, ...]] = field(default_factory=dict)
    """For a turn by its number, counted from 0, how a hint told to play all of it."""
    is_given_up: bool = False
    new_cards: tuple[Card, ...] = ()
    """What whoever looks has drawn at the end of their turn, until they pass the laptop on."""
    hand_orders: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """The hands that their players have put in an order of their own, by seat."""
    origin: Record | None = None
    """The record that the game was opened from; what else it says is kept."""

    @classmethod
    def begin(cls, game: NewGame, id: str, begun: str) -> "Course":  # noqa: A002 - it is the id
        """The game, just dealt; alone there is nobody to agree with who begins."""
        players = game.setup.player_count
        course = cls(game, deal(game.setup, game.deck), first_sight(game), id, begun)
        return course.advanced(ChooseStarter(0)).course if players == 1 else course

    @property
    def is_over(self) -> bool:
        """True if nothing can be done in the game any more, unless something is taken back."""
        return self.is_given_up or self.state.table.result is not None

    @cached_property
    def observation(self) -> Observation:
        """What the uncovered seat may know; while all is covered, what anybody may know."""
        return observe(self.state, self.sight.uncovered)

    @property
    def look(self) -> OutOfTurnLook | None:
        """The look that is taken out of turn; None if nobody does, or nothing is hidden."""
        sight, table = self.sight, self.state.table
        if self.is_over or sight.is_open or sight.uncovered in (None, table.on_turn):
            return None
        assert sight.uncovered is not None
        return OutOfTurnLook(
            seat=sight.uncovered,
            passes_to=sight.cover(table.on_turn).awaited,
            on_turn=table.on_turn,
            player_count=table.setup.player_count,
            has_new_cards=bool(self.new_cards),
            is_silent=table.is_silent,
        )

    @property
    def can_take_back(self) -> bool:
        """True if whoever looks can undo their last lay: nobody has drawn since."""
        if not self.earlier or self.state.table.on_turn in self.sight.computers:
            return False
        if not self.is_over and not self.observation.hand_is_on_turn:
            return False
        return self.state.outcome.status is not Status.WON

    def advanced(self, action: Action) -> Progress:
        """The course after a legal action; raises IllegalAction."""
        state, seat = self.state, self.sight.uncovered
        after, events = apply(state, action)
        earlier, orders = self.earlier, self.hand_orders
        is_finished = any(isinstance(event, TurnFinished) for event in events)
        if is_finished:
            earlier = ()  # cards have been drawn and seen
            orders = {player: _with_new(order, after, player) for player, order in orders.items()}
        elif isinstance(action, Lay):
            earlier = (*earlier, Earlier(state, len(self.events)))
        elif isinstance(action, GiveSignals):
            earlier = tuple(_with_words(each, action.player, after) for each in earlier)
            if action.player in self.sight.computers:
                # A computer player keeps its signals up to date: that is seen, and no story.
                events = ()
        sight, new_cards = self.sight, self.new_cards
        if after.table.result is not None:
            # Everybody comes to see the end: nobody's hand is shown to all of them.
            sight, new_cards = sight.cover(after.table.on_turn), ()
        elif after.table.on_turn not in (None, state.table.on_turn):
            new_cards = () if sight.is_open else _drawn_by(seat, events)
            if not new_cards:  # else it is for whoever has drawn them to pass on
                sight = sight.pass_on(after.table.on_turn)
        course = replace(
            self,
            state=after,
            sight=sight,
            earlier=earlier,
            events=_told(self.events, events),
            new_cards=new_cards,
            hand_orders=orders,
        )
        return Progress(course, tuple(observe_event(event, seat) for event in events))

    def taken_back(self) -> "Course":
        """The course without the last lay of this turn."""
        state, event_count = self.earlier[-1]
        undone = self.events[event_count:]
        kept = tuple(each for each in undone if isinstance(each, SignalsGiven))
        return replace(
            self,
            state=state,
            earlier=self.earlier[:-1],
            events=(*self.events[:event_count], *kept),
            take_backs=self.take_backs + 1,
        )

    def hinted(self) -> "Course":
        """The course, in which one more hint has been seen."""
        return replace(self, hints=self.hints + 1)

    def advised(self, rest: tuple[Lay, ...]) -> "Course":
        """The course, in which a hint has told how to play the rest of this turn.

        That is no advice for the whole turn if it was begun otherwise than it had been told.
        """
        table = self.state.table
        if table.lays and self.planned is None:
            return self
        whole = (*table.lays, *rest)
        return replace(self, advice={**self.advice, len(table.turns): whole})

    @property
    def planned(self) -> tuple[Lay, ...] | None:
        """What is left of the turn as a hint told to play it; None if there is no such plan."""
        table = self.state.table
        whole, laid = self.advice.get(len(table.turns)), table.lays
        return None if whole is None or whole[: len(laid)] != laid else whole[len(laid) :]

    def given_up(self) -> "Course":
        """The course, ended here."""
        return replace(self, is_given_up=True, earlier=(), new_cards=())

    def turned_up(self) -> "Course":
        """The course without a way back: everything hidden has been seen."""
        return replace(self, earlier=())

    def seen_by(self, sight: Sight) -> "Course":
        """The same course, with another hand in sight."""
        return replace(self, sight=sight, new_cards=())

    def covered(self) -> "Course":
        """The same course with no hand in sight, unless there is nobody to hide it from."""
        return self.seen_by(self.sight.cover(self.state.table.on_turn))

    def arranged(self, seat: int, order: tuple[Card, ...] | None) -> "Course":
        """The course with a hand in its player's own order, or sorted again."""
        orders = {player: kept for player, kept in self.hand_orders.items() if player != seat}
        if order is not None:
            orders[seat] = order
        return replace(self, hand_orders=orders)


def first_sight(game: NewGame) -> Sight:
    """Whose hand is in sight when a game is dealt."""
    players = game.setup.player_count
    people = people_of(game.players)
    computers = frozenset(range(players)).difference(people)
    if len(people) < 2 or game.open_hands:
        return Sight.of_all(players, computers)
    return Sight.hidden(players, computers)


def sight_at(game: NewGame, on_turn: int | None) -> Sight:
    """Whose hand is in sight when a game is taken up where this seat is on turn."""
    sight = first_sight(game)
    if on_turn is None:
        return sight
    if not sight.is_open:
        # Whoever has begun to play has seen the hand that was dealt.
        sight = replace(sight, have_looked=frozenset(people_of(game.players)))
    return sight.pass_on(on_turn)


def in_order(card: Card) -> tuple[int, str]:
    """By what a sorted hand is sorted."""
    return card.number, card.colour or ""


def _with_new(order: tuple[Card, ...], state: State, player: int) -> tuple[Card, ...]:
    """The own order of a hand, with new cards at its end."""
    hand = state.hands[player]
    drawn = sorted(set(hand).difference(order), key=in_order)
    return (*(card for card in order if card in hand), *drawn)


def _drawn_by(seat: int | None, events: Sequence[Event]) -> tuple[Card, ...]:
    """The cards that this seat has drawn."""
    drawn = (each for each in events if isinstance(each, CardsDrawn) and each.player == seat)
    return tuple(card for event in drawn for card in event.cards or ())


def _with_words(earlier: Earlier, player: int, now: State) -> Earlier:
    """The game before a lay, with what a player says now: taking back unsays nothing.

    What was said about a pile that has moved since then was said about another top.
    """
    then, tops = earlier.state.table, now.table.position.tops
    moved = {pile for pile, top in enumerate(then.position.tops) if top != tops[pile]}
    said = tuple(each for each in now.table.signals[player] if pile_of(each) not in moved)
    signals = (*then.signals[:player], said, *then.signals[player + 1 :])
    return earlier._replace(state=replace(earlier.state, table=replace(then, signals=signals)))


def _told(told: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What is told to the whole table, with these events; who goes on signalling is told once."""
    last = told[-1] if told else None
    match events:
        case [SignalsGiven(player)] if isinstance(last, SignalsGiven) and last.player == player:
            told = told[:-1]
    return (*told, *map(as_told, events))


def as_told(event: Event) -> Event:
    """The event as it is told to the whole table: nobody tells what they drew."""
    return replace(event, cards=None) if isinstance(event, CardsDrawn) else event
