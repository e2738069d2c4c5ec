"""A game round one laptop, kept as plain values: what somebody does next, and who may know what."""

from dataclasses import dataclass, replace
from random import Random

from tests.random_games import random_action
from tests.window.deeds import Deed, Do
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
        self.dialogs: list[Do] = []
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

    def next_deed(self, rng: Random) -> Deed:
        """Anything that can be done now; mostly what gets the game on."""
        aside = self._aside(rng) if rng.random() < 0.3 else None
        return aside or self._onward(rng)

    def _onward(self, rng: Random) -> Deed:
        if self.dialogs:
            return self._close(rng)
        if self.is_over:
            return Deed(Do.TAKE_BACK if rng.random() < 0.6 else Do.TURN_UP)
        if self.in_sight is None:
            if self.awaited is not None:
                return Deed(Do.UNCOVER if rng.random() < 0.7 else Do.UNCOVER_BY_KEY)
            return Deed(Do.BEGIN, seat=rng.randrange(self._setup.player_count))
        if self.in_sight != self._on_turn:
            return Deed(Do.PASS_ON if rng.random() < 0.7 else Do.PASS_ON_BY_KEY)
        if self.held is not None:
            planned = self._plan if self._plan and self._plan.card == self.held else None
            return Deed(Do.LAY, pile=planned.pile) if planned else self._touch(self.held)
        action = random_action(self.state, rng)
        if isinstance(action, Lay):
            self._plan = action
            return self._touch(action.card)
        return Deed(Do.FINISH)

    def _close(self, rng: Random) -> Deed:
        match self.dialogs[-1]:
            case Do.LAY:
                return Deed(Do.ACCEPT if rng.random() < 0.7 else Do.DECLINE)
            case Do.OPEN_SIGNALS:
                return self._say(rng) if rng.random() < 0.6 else Deed(Do.CLOSE_SIGNALS)
            case Do.SHOW_PILE:
                return Deed(Do.FOLD_PILE)
            case _:
                return Deed(Do.CLOSE_DIALOG)

    def _say(self, rng: Random) -> Deed:
        said = self.state.table.signals[self.in_sight or 0]
        size = len(self.state.hands[self.in_sight or 0])
        words = sorted(self._setup.vocabulary, key=repr)
        rng.shuffle(words)
        for signal in words:
            if after_choice(said, signal, self._setup, size) is not None:
                return Deed(Do.SAY, signal=signal)
        return Deed(Do.CLOSE_SIGNALS)

    def _touch(self, card: Card) -> Deed:
        return Deed(Do.TOUCH, card=card)

    def _aside(self, rng: Random) -> Deed | None:
        """Something beside the game; None if it can't be done just now."""
        language = Do.SPEAK_ENGLISH if self._is_german else Do.SPEAK_GERMAN
        if self.dialogs:
            leave = [Deed(Do.GO_AWAY)] if self.in_sight is not None and not self.is_over else []
            return rng.choice([Deed(language), *leave])
        shows = [Deed(Do.SHOW_LOG), Deed(language)]
        if self.is_over:
            return rng.choice(shows)
        if self.held is None:
            shows.append(Deed(Do.SHOW_PILE, pile=rng.randrange(len(self._setup.edition.rows))))
        others = [seat for seat in range(self._setup.player_count) if seat != self.in_sight]
        away = [Deed(Do.ASK_FOR_SEAT, seat=rng.choice(others))]
        if self.in_sight is None:
            return rng.choice([*shows, *away])
        away += [Deed(Do.COVER), Deed(Do.GO_AWAY)]
        hand = self.state.hands[self.in_sight]
        more = [self._touch(rng.choice(hand))] if hand else []
        if len(hand) > 1:
            one, other = rng.sample(hand, 2)
            more.append(Deed(Do.PUT_ELSEWHERE, card=one, onto=other))
        if self.in_sight == self._on_turn:
            more += [Deed(Do.HINT)] * 2
        if self._can_say:
            more.append(Deed(Do.OPEN_SIGNALS))
        if self._can_take_back:
            more += [Deed(Do.TAKE_BACK)] * 2
        if self.held is not None:
            refusing = [pile for pile in self._piles if self._why_not(pile) is not None]
            more += [Deed(Do.LAY, pile=rng.choice(refusing))] * 3 if refusing else []
        return rng.choice([*shows, *away, *more])

    @property
    def _piles(self) -> range:
        return range(len(self._setup.edition.rows))

    def _why_not(self, pile: int) -> object:
        assert self.held is not None
        return refusal(self.state, Lay(self.held, pile))

    # What comes of it

    def do(self, deed: Deed) -> None:
        """Keep in mind what this event changes."""
        match deed.do:
            case Do.UNCOVER | Do.UNCOVER_BY_KEY:
                assert self.awaited is not None
                self.in_sight = self._last = self.awaited
                self._have_looked.add(self.awaited)
            case Do.PASS_ON | Do.PASS_ON_BY_KEY | Do.COVER | Do.GO_AWAY:
                self._cover(self._next())
            case Do.ASK_FOR_SEAT:
                is_called_off = self.in_sight is None and self.awaited == deed.seat
                self._cover(self._next() if is_called_off else deed.seat)
            case Do.BEGIN:
                self._apply(ChooseStarter(deed.seat))
            case Do.TOUCH:
                is_turn = self.in_sight == self._on_turn
                self.held = deed.card if is_turn and self.held != deed.card else None
            case Do.PUT_ELSEWHERE:
                self.held = None
            case Do.LAY:
                self._lay(deed.pile)
            case Do.ACCEPT:
                assert self._asked is not None
                self.dialogs.remove(Do.LAY)
                self._apply(self._asked)
            case Do.DECLINE:
                self.dialogs.remove(Do.LAY)
                self.held = None
            case Do.FINISH:
                self._apply(FinishTurn())
            case Do.TAKE_BACK:
                self.state = self._earlier.pop()
                self.held = None
            case Do.SAY:
                self._say_also(deed.signal)
            case Do.OPEN_SIGNALS | Do.SHOW_PILE | Do.SHOW_LOG:
                self.dialogs.append(deed.do)
                self.held = self.held if deed.do is Do.SHOW_LOG else None
            case Do.CLOSE_SIGNALS | Do.FOLD_PILE | Do.CLOSE_DIALOG:
                self.dialogs.pop()
            case Do.SPEAK_GERMAN | Do.SPEAK_ENGLISH:
                self._is_german = deed.do is Do.SPEAK_GERMAN
            case Do.TURN_UP:
                self._is_turned_up = True

    def _lay(self, pile: int) -> None:
        assert self.held is not None
        lay = Lay(self.held, pile)
        if refusal(self.state, lay) is not None:
            self.held = None
        elif is_stop(self._setup, self.held):
            self._asked = lay
            self.dialogs.append(Do.LAY)
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
        self.dialogs = [each for each in self.dialogs if each is Do.SHOW_LOG]

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
