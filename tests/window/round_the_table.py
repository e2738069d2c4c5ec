"""A game round one laptop, kept as plain values: what somebody does next, and who may know what."""

from dataclasses import dataclass, replace
from random import Random

from tests.random_games import random_action
from tests.window.gestures import Act, Gesture
from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    GiveSignals,
    Lay,
    Setup,
    Signal,
    State,
    Status,
    TurnFinished,
    apply,
    is_stop,
    refusal,
)
from thegame_desktop.view.table.signals.signal_choices import after_choice


@dataclass(frozen=True)
class Known:
    """What may be known to whoever sees the window."""

    setup: Setup
    laid: frozenset[Card]
    hand: frozenset[Card]
    """The hand in sight; empty while all is covered."""
    held: Card | None
    """The card that is picked up: what the piles would do with it may be told."""
    is_revealed: bool
    """True if the game is over for good: then everything is turned up."""

    @property
    def hidden(self) -> frozenset[Card]:
        """The cards of which nothing may be seen or heard."""
        if self.is_revealed:
            return frozenset()
        return frozenset(self.setup.edition.cards) - self.laid - self.hand


class RoundTheTable:
    """Knows the game from its own plain state, and never asks the program."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.in_sight: int | None = None
        self.awaited: int | None = 0
        self.held: Card | None = None
        self.dialogs: list[Act] = []
        """What is open, the latest last: SHOW_PILE, SHOW_LOG, OPEN_SIGNALS, or LAY for a Stop."""
        self._asked: Lay | None = None
        self._plan: Lay | None = None
        self._earlier: list[State] = []
        self._last = -1
        self._have_looked: set[int] = set()
        self._is_german = False
        self._is_turned_up = False

    # What may be known

    @property
    def known(self) -> Known:
        """What may be known now."""
        sight = self.in_sight
        return Known(
            setup=self._setup,
            laid=frozenset(self.state.table.laid),
            hand=frozenset() if sight is None else frozenset(self.state.hands[sight]),
            held=self.held,
            is_revealed=self.is_over and not self._can_take_back,
        )

    @property
    def is_over(self) -> bool:
        return self.state.table.result is not None

    @property
    def is_finished(self) -> bool:
        """True if there is nothing left to do and nothing left to hide."""
        return self.is_over and not self._can_take_back

    @property
    def _setup(self) -> Setup:
        return self.state.table.setup

    @property
    def _on_turn(self) -> int | None:
        return self.state.table.on_turn

    @property
    def _can_take_back(self) -> bool:
        if self.is_over:
            is_won = self.state.outcome.status is Status.WON
            return bool(self._earlier) and not is_won and not self._is_turned_up
        return bool(self._earlier) and self.in_sight == self._on_turn

    @property
    def _can_say(self) -> bool:
        if self.in_sight is None or self.state.table.is_silent:
            return False
        return bool(self.state.hands[self.in_sight])

    # What is done next

    def next_gesture(self, rng: Random) -> Gesture:
        """Anything that can be done now; mostly what gets the game on."""
        aside = self._aside(rng) if rng.random() < 0.3 else None
        return aside or self._onward(rng)

    def _onward(self, rng: Random) -> Gesture:
        if self.dialogs:
            return self._close(rng)
        if self.is_over:
            return Gesture(Act.TAKE_BACK if rng.random() < 0.6 else Act.TURN_UP)
        if self.in_sight is None:
            if self.awaited is not None:
                return Gesture(Act.UNCOVER if rng.random() < 0.7 else Act.UNCOVER_BY_KEY)
            return Gesture(Act.BEGIN, seat=rng.randrange(self._setup.player_count))
        if self.in_sight != self._on_turn:
            return Gesture(Act.PASS_ON if rng.random() < 0.7 else Act.PASS_ON_BY_KEY)
        if self.held is not None:
            planned = self._plan if self._plan and self._plan.card == self.held else None
            return Gesture(Act.LAY, pile=planned.pile) if planned else self._touch(self.held)
        action = random_action(self.state, rng)
        if isinstance(action, Lay):
            self._plan = action
            return self._touch(action.card)
        return Gesture(Act.FINISH)

    def _close(self, rng: Random) -> Gesture:
        match self.dialogs[-1]:
            case Act.LAY:
                return Gesture(Act.ACCEPT if rng.random() < 0.7 else Act.DECLINE)
            case Act.OPEN_SIGNALS:
                return self._say(rng) if rng.random() < 0.6 else Gesture(Act.CLOSE_SIGNALS)
            case Act.SHOW_PILE:
                return Gesture(Act.FOLD_PILE)
            case _:
                return Gesture(Act.CLOSE_DIALOG)

    def _say(self, rng: Random) -> Gesture:
        said = self.state.table.signals[self.in_sight or 0]
        size = len(self.state.hands[self.in_sight or 0])
        words = sorted(self._setup.vocabulary, key=repr)
        rng.shuffle(words)
        for signal in words:
            if after_choice(said, signal, self._setup, size) is not None:
                return Gesture(Act.SAY, signal=signal)
        return Gesture(Act.CLOSE_SIGNALS)

    def _touch(self, card: Card) -> Gesture:
        return Gesture(Act.TOUCH, card=card)

    def _aside(self, rng: Random) -> Gesture | None:
        """Something beside the game; None if it can't be done just now."""
        language = Act.SPEAK_ENGLISH if self._is_german else Act.SPEAK_GERMAN
        if self.dialogs:
            leave = [Gesture(Act.GO_AWAY)] if self.in_sight is not None and not self.is_over else []
            return rng.choice([Gesture(language), *leave])
        shows = [Gesture(Act.SHOW_LOG), Gesture(language)]
        if self.is_over:
            return rng.choice(shows)
        if self.held is None:
            shows.append(Gesture(Act.SHOW_PILE, pile=rng.randrange(len(self._setup.edition.rows))))
        others = [seat for seat in range(self._setup.player_count) if seat != self.in_sight]
        away = [Gesture(Act.ASK_FOR_SEAT, seat=rng.choice(others))]
        if self.in_sight is None:
            return rng.choice([*shows, *away])
        away += [Gesture(Act.COVER), Gesture(Act.GO_AWAY)]
        hand = self.state.hands[self.in_sight]
        more = [self._touch(rng.choice(hand))] if hand else []
        if len(hand) > 1:
            one, other = rng.sample(hand, 2)
            more.append(Gesture(Act.PUT_ELSEWHERE, card=one, onto=other))
        if self.in_sight == self._on_turn:
            more += [Gesture(Act.HINT)] * 2
        if self._can_say:
            more.append(Gesture(Act.OPEN_SIGNALS))
        if self._can_take_back:
            more += [Gesture(Act.TAKE_BACK)] * 2
        if self.held is not None:
            refusing = [pile for pile in self._piles if self._why_not(pile) is not None]
            more += [Gesture(Act.LAY, pile=rng.choice(refusing))] * 3 if refusing else []
        return rng.choice([*shows, *away, *more])

    @property
    def _piles(self) -> range:
        return range(len(self._setup.edition.rows))

    def _why_not(self, pile: int) -> object:
        assert self.held is not None
        return refusal(self.state, Lay(self.held, pile))

    # What comes of it

    def do(self, gesture: Gesture) -> None:
        """Keep in mind what this event changes."""
        match gesture.act:
            case Act.UNCOVER | Act.UNCOVER_BY_KEY:
                assert self.awaited is not None
                self.in_sight = self._last = self.awaited
                self._have_looked.add(self.awaited)
            case Act.PASS_ON | Act.PASS_ON_BY_KEY | Act.COVER | Act.GO_AWAY:
                self._cover(self._next())
            case Act.ASK_FOR_SEAT:
                is_called_off = self.in_sight is None and self.awaited == gesture.seat
                self._cover(self._next() if is_called_off else gesture.seat)
            case Act.BEGIN:
                self._apply(ChooseStarter(gesture.seat))
            case Act.TOUCH:
                is_turn = self.in_sight == self._on_turn
                self.held = gesture.card if is_turn and self.held != gesture.card else None
            case Act.PUT_ELSEWHERE:
                self.held = None
            case Act.LAY:
                self._lay(gesture.pile)
            case Act.ACCEPT:
                assert self._asked is not None
                self.dialogs.remove(Act.LAY)
                self._apply(self._asked)
            case Act.DECLINE:
                self.dialogs.remove(Act.LAY)
                self.held = None
            case Act.FINISH:
                self._apply(FinishTurn())
            case Act.TAKE_BACK:
                self.state = self._earlier.pop()
                self.held = None
            case Act.SAY:
                self._say_also(gesture.signal)
            case Act.OPEN_SIGNALS | Act.SHOW_PILE | Act.SHOW_LOG:
                self.dialogs.append(gesture.act)
                self.held = self.held if gesture.act is Act.SHOW_LOG else None
            case Act.CLOSE_SIGNALS | Act.FOLD_PILE | Act.CLOSE_DIALOG:
                self.dialogs.pop()
            case Act.SPEAK_GERMAN | Act.SPEAK_ENGLISH:
                self._is_german = gesture.act is Act.SPEAK_GERMAN
            case Act.TURN_UP:
                self._is_turned_up = True

    def _lay(self, pile: int) -> None:
        assert self.held is not None
        lay = Lay(self.held, pile)
        if refusal(self.state, lay) is not None:
            self.held = None
        elif is_stop(self._setup, self.held):
            self._asked = lay
            self.dialogs.append(Act.LAY)
        else:
            self._apply(lay)

    def _say_also(self, signal: Signal | None) -> None:
        seat = self.in_sight
        assert seat is not None
        assert signal is not None
        said = self.state.table.signals[seat]
        after = after_choice(said, signal, self._setup, len(self.state.hands[seat]))
        assert after is not None
        self._apply(GiveSignals(seat, after))

    def _apply(self, action: Action) -> None:
        before = self.state
        self.state, events = apply(self.state, action)
        if isinstance(action, GiveSignals):
            # What is taken back later is a card, and nobody's words.
            self._earlier = [_saying(each, action.player, self.state) for each in self._earlier]
            return
        self.held = None
        if any(isinstance(event, TurnFinished) for event in events):
            self._earlier = []
        elif isinstance(action, Lay):
            self._earlier.append(before)
        on_turn = self.state.table.on_turn
        has_drawn = any(isinstance(event, CardsDrawn) for event in events)
        # Everybody comes to see the end, and new cards stay until somebody covers them.
        if self.is_over or (on_turn != self.in_sight and not has_drawn):
            self._cover(on_turn)

    def _cover(self, awaited: int | None) -> None:
        """Nobody looks, and whatever belonged to the hand in sight is gone."""
        self.in_sight, self.awaited, self.held = None, awaited, None
        self.dialogs = [each for each in self.dialogs if each is Act.SHOW_LOG]

    def _next(self) -> int | None:
        """Whom the covered laptop goes to."""
        if self._on_turn is not None:
            return self._on_turn
        players = self._setup.player_count
        clockwise = [(self._last + way) % players for way in range(1, players + 1)]
        return next((seat for seat in clockwise if seat not in self._have_looked), None)


def _saying(state: State, player: int, as_in: State) -> State:
    """The state with this player saying what they say in another one."""
    signals = list(state.table.signals)
    signals[player] = as_in.table.signals[player]
    return replace(state, table=replace(state.table, signals=tuple(signals)))
