"""People who play a whole game round one laptop, each by their own means; what holds meanwhile."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.people import FAMILY
from tests.window.driver import Driver
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.engine import (
    Action,
    Card,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    Lay,
    Record,
    State,
    apply,
    deal,
    decode_record,
    is_stop,
    observe,
)
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.turn_panel import TurnPanel

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
NAMES = [seat.name for seat in FAMILY]
MOST_TABS = 40

Choose = Callable[[State], Action]
"""What whoever is on turn does next."""


def won_game(edition: str) -> Record:
    """A recorded game in which every card was laid."""
    return decode_record((PLAYTHROUGHS / f"{edition}-standard-won.thegame").read_bytes())


def as_recorded(record: Record) -> Choose:
    """Do what was done then."""
    actions = actions_of(record)
    return lambda _state: next(actions)


def actions_of(record: Record) -> Iterator[Action]:
    """What was done then, one after another."""
    for turn in record.turns:
        yield from turn.lays
        if not turn.is_open and not is_stop(record.setup, turn.lays[-1].card):
            yield FinishTurn()


def greedily(state: State) -> Action:
    """Do what is cheapest just now, knowing no more than whoever is on turn."""
    return GreedyBot().choose(observe(state, state.table.on_turn), Random(1))[0]


# By which means somebody plays


class Means:
    """How somebody does things at the laptop: with the mouse, a card by two clicks."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def uncover(self) -> None:
        self.press("uncover")

    def press(self, name: str) -> None:
        self.driver.click(self.driver.button(name))

    def lay(self, card: Card, pile: int) -> None:
        self.driver.lay(card, pile)

    def finish(self) -> None:
        self.press("finish")

    def pass_on(self) -> None:
        """Cover the hand after a look."""
        self.press("pass on")


class ByClicks(Means):
    pass


class ByDrag(Means):
    """With the mouse: cards are dragged."""

    def lay(self, card: Card, pile: int) -> None:
        self.driver.drag_card(card, self.driver.pile(pile))


class ByKeyboard(Means):
    """Without ever touching the mouse."""

    def uncover(self) -> None:
        assert self.driver.focused == "uncover", "one key is enough"
        self.driver.key(Qt.Key.Key_Space)

    def press(self, name: str) -> None:
        for _ in range(MOST_TABS):
            if self.driver.focused == name:
                break
            self.driver.key(Qt.Key.Key_Tab)
        else:
            raise AssertionError(f"Tab doesn't lead to {name}, only to {self.driver.focused}")
        self.driver.key(Qt.Key.Key_Return)

    def lay(self, card: Card, pile: int) -> None:
        for _ in range(20):
            if self.driver.focused == f"card {card.code}":
                break
            self.driver.key(Qt.Key.Key_Right)
        else:
            raise AssertionError(f"no way to {card.code}, only to {self.driver.focused}")
        self.driver.key(Qt.Key.Key_Space)
        self.driver.key(Qt.Key(Qt.Key.Key_1.value + pile))
        self.driver.key(Qt.Key.Key_Return)

    def finish(self) -> None:
        self.driver.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def pass_on(self) -> None:
        self.driver.key(Qt.Key.Key_Space)


class Company:
    """Plays at the window, keeps the game beside as plain values, and never asks the program."""

    def __init__(self, driver: Driver, dealt: State, means: Sequence[type[Means]]) -> None:
        """Deal; the players, in their order, use these means, from the first again if needed."""
        self._driver = driver
        self.state = dealt
        setup = dealt.table.setup
        self._players = setup.player_count
        self._means = [means[seat % len(means)](driver) for seat in range(self._players)]
        self._in_sight: int | None = None
        driver.start(NewGame(setup, dealt.deck, seats=FAMILY[: self._players]))

    def play(self, starter: int, choose: Choose) -> None:
        """Look, agree, and play to the end."""
        if self._players == 1:
            self.state = apply(self.state, ChooseStarter(0)).state
            self._in_sight = 0
            self._assert_seen()
        else:
            self.look_round()
            self.agree(starter)
        while self.state.table.result is None:
            self.do(choose(self.state))
        self._assert_ended()

    def look_round(self) -> None:
        """Each looks at the hand that was dealt, one after another."""
        for seat in range(self._players):
            self._assert_covered_for(seat)
            assert not self._driver.can_see("starter 0"), "who hasn't looked can't agree"
            self._uncover(seat)
            for name in ("finish", "take back"):
                assert not self._driver.can_see(name)
            self._means[seat].pass_on()
            self._in_sight = None
        assert self._driver.hand == ""
        assert not self._driver.can_see("uncover"), "now it is up to the team"

    def agree(self, starter: int) -> None:
        """This player begins, and says so."""
        self._means[starter].press(f"starter {starter}")
        self.state = apply(self.state, ChooseStarter(starter)).state
        self._go_on()

    def do(self, action: Action) -> None:
        """Whoever is on turn does it; then the window is as it should be."""
        on_turn = self.state.table.on_turn
        assert on_turn is not None
        means = self._means[on_turn]
        match action:
            case Lay(card, pile):
                means.lay(card, pile)
                if is_stop(self.state.table.setup, card):
                    assert self._driver.dialog is not None, "a Stop asks first"
                    self._driver.answer()
            case _:
                means.finish()
        self.state, events = apply(self.state, action)
        if self.state.table.result is None:
            self._go_on(has_drawn=any(isinstance(event, CardsDrawn) for event in events))

    def _go_on(self, *, has_drawn: bool = False) -> None:
        """Covered exactly if another player is on turn, who takes the laptop.

        Whoever has drawn sees the new cards before, and passes on.
        """
        on_turn = self.state.table.on_turn
        assert on_turn is not None
        if on_turn != self._in_sight:
            if has_drawn:
                assert self._in_sight is not None
                self._assert_seen()
                self._means[self._in_sight].pass_on()
            self._in_sight = None
            self._assert_covered_for(on_turn)
            self._uncover(on_turn)
        else:
            self._assert_seen()

    def _uncover(self, seat: int) -> None:
        self._means[seat].uncover()
        self._in_sight = seat
        self._assert_seen()

    # What holds

    def _assert_covered_for(self, seat: int) -> None:
        cover = self._driver.find(Cover, None)
        labels = [each.text() for each in cover.findChildren(QLabel) if each.isVisible()]
        assert [text for text in labels if text in NAMES] == [NAMES[seat]]
        assert not any(each.isVisible() for each in self._driver.all(CardButton, None))
        assert self._driver.app.session.observation == observe(self.state, None)

    def _assert_seen(self) -> None:
        """The right hand is in sight, and whose it is is told."""
        seat = self._in_sight
        assert seat is not None
        assert not self._driver.can_see("uncover")
        held = [card.code for card in self.state.hands[seat]]
        assert sorted(self._driver.hand.split()) == sorted(held)
        assert self._driver.app.session.observation == observe(self.state, seat)
        told = self._driver.find(TurnPanel, None).accessibleName()
        if self._players > 1:
            on_turn = self.state.table.on_turn == seat
            assert told.startswith(f"{NAMES[seat]}'s turn" if on_turn else f"{NAMES[seat]} looks")

    def _assert_ended(self) -> None:
        assert self._driver.can_see("same again"), "the end page tells of it"
        assert not self._driver.can_see("uncover")
        ending = self._driver.app.session.ending
        assert ending is not None
        assert ending.outcome == self.state.outcome


def play_record(driver: Driver, record: Record, means: type[Means]) -> None:
    """Play the recorded game from its deal to its end, everybody by these means."""
    company = Company(driver, deal(record.setup, record.deck), [means])
    company.play(record.starter or 0, as_recorded(record))
