"""The key property: after every step of any game, the window shows just what the session holds."""

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.positions import ALL_SETUPS, SOME_SETUPS
from tests.random_games import random_action, random_deal
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.recogniser import is_same, pixels_on_screen, plain
from tests.window.shown_state import ShownState
from thegame_desktop.engine import (
    Action,
    CardsDrawn,
    ChooseStarter,
    Event,
    FinishTurn,
    Lay,
    State,
    Status,
    apply,
    is_stop,
    observe,
)
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme

Setup = tuple[str, str, int]

FEW_STEPS = 9
TO_THE_END = 10_000
PLAYED_TO_THE_END = (
    ("extreme", "standard", 2),
    ("quick", "expert", 3),
)


class Playing:
    """A game at the window, played by mouse, and beside it the same game as plain values."""

    def __init__(self, driver: Driver, theme: Theme, art: CardArt, state: State) -> None:
        self._driver = driver
        self.state = state
        self._events: list[Event] = []
        self._before: list[tuple[State, int, QImage]] = []
        """What could be taken back to, with the picture of it."""
        players = state.table.setup.player_count
        self._seat: int | None = None
        self._awaited: int | None = 0
        driver.start(NewGame(state.table.setup, state.deck))
        self._shown = ShownState(driver, theme, art)
        if players == 1:
            self._advance(ChooseStarter(0))  # nobody is asked
            self._seat = 0
        self.picture = self._look()

    def is_over(self) -> bool:
        return self.state.table.result is not None

    def is_covered(self) -> bool:
        """True if the laptop waits for a player."""
        return self._seat is None and self.state.table.on_turn is not None

    def uncover(self) -> None:
        """Whoever the laptop has gone to looks at their hand."""
        self._driver.click(self._driver.button("uncover"))
        self._seat = self._awaited
        self.picture = self._look()

    def cover(self, then: int | None) -> None:
        """Who only looks covers the hand again; the laptop goes on, or to the whole team."""
        self._driver.click(self._driver.button("pass on"))
        self._seat, self._awaited = None, then
        self._shown.new_cards = frozenset()
        self.picture = self._look()

    def glance(self, seat: int) -> None:
        """A player looks at their own hand, be it their turn or not."""
        if self._seat != seat:
            self._driver.click(self._driver.button(f"seat {seat}"))
            self._seat, self._awaited = None, seat
            self.picture = self._look()
            self.uncover()
        on_turn = self.state.table.on_turn
        if on_turn != seat:
            self.cover(then=on_turn)
        if on_turn is not None and self._seat is None:
            self.uncover()

    def look_round(self) -> None:
        """Each looks at the hand that was dealt, one after another."""
        players = self.state.table.setup.player_count
        for seat in range(players):
            self.uncover()
            self.cover(then=seat + 1 if seat + 1 < players else None)

    def do(self, action: Action) -> None:
        """Do it by mouse; then the window shows what has come of it."""
        driver, setup = self._driver, self.state.table.setup
        before = (self.state, len(self._events), self.picture)
        match action:
            case ChooseStarter(player):
                driver.click(driver.button(f"starter {player}"))
            case FinishTurn():
                driver.click(driver.button("finish"))
            case Lay(card, pile):
                driver.click_card(card)
                driver.click_pile(pile)
                if is_stop(setup, card):
                    assert driver.dialog is not None, "a Stop asks first"
                    driver.answer()
        finished = len(self.state.table.turns)
        self._advance(action)
        is_undoable = isinstance(action, Lay) and len(self.state.table.turns) == finished
        self._before = [*self._before, before] if is_undoable else []
        self.picture = self._look()
        if self._seat not in (None, self.state.table.on_turn):
            self.cover(then=self.state.table.on_turn)  # the new cards have been seen

    def can_take_back(self) -> bool:
        return bool(self._before) and self.state.outcome.status is not Status.WON

    def take_back(self) -> None:
        """Take the last card back: the window is the very same as before it was laid."""
        was_over = self.is_over()
        name = "take back the last" if was_over else "take back"
        self._driver.click(self._driver.button(name))
        (self.state, count, picture), self._before = self._before[-1], self._before[:-1]
        del self._events[count:]
        if was_over and self.state.table.setup.player_count > 1:
            # All of them were looking at the end.
            self._seat, self._awaited = None, self.state.table.on_turn
            self.picture = self._look()
            self.uncover()
        self.picture = self._look()
        assert is_same(self.picture, picture)

    def _advance(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        self._events += [_as_told(event) for event in events]
        on_turn = self.state.table.on_turn
        is_covered = self.is_over() and self.state.table.setup.player_count > 1
        drawn = [
            card for event in events if isinstance(event, CardsDrawn) for card in event.cards or ()
        ]
        if is_covered or (on_turn != self._seat and not drawn):
            self._seat, self._awaited = None, on_turn
        # Whoever goes on playing alone needn't have pointed out what is new.
        self._shown.new_cards = frozenset(drawn if self._seat not in (None, on_turn) else ())

    def _look(self) -> QImage:
        driver, window = self._driver, self._driver.window
        # Out of the way, so that nothing lights up below it.
        QTest.mouseMove(window.windowHandle(), QPoint(window.width() - 3, window.height() - 3))
        QApplication.processEvents()
        picture = pixels_on_screen(window)
        seen = observe(self.state, self._seat)
        assert driver.app.session.observation == seen
        if self.is_over():
            self._check_end_page()
        else:
            self._shown.check(picture, seen, self._awaited, self._events)
        return picture

    def _check_end_page(self) -> None:
        driver, outcome = self._driver, self.state.outcome
        assert driver.can_see("same again")
        assert not driver.can_see("finish")
        assert driver.can_see("take back the last") == self.can_take_back()
        said = [label.text() for label in driver.window.findChildren(QLabel) if label.isVisible()]
        if outcome.status is Status.WON:
            assert any("You beat the game!" in text for text in said)
        else:
            assert any(text.startswith(f"{outcome.cards_left} card") for text in said)

    def check_nothing_is_stale(self) -> None:
        """What is on the screen is what painting all of it anew would give."""
        assert is_same(plain(self._driver.window.grab()), self.picture)


def _as_told(event: Event) -> Event:
    """Nobody tells what they drew."""
    return CardsDrawn(event.player, event.count, None) if isinstance(event, CardsDrawn) else event


@pytest.fixture(scope="module")
def art(theme: Theme) -> CardArt:
    """Pictures of cards, drawn apart from those that the window has drawn for itself."""
    return CardArt(theme)


def play(game: Playing, rng: Random, steps: int) -> None:
    """Play at random, and think better of it now and then."""
    players = game.state.table.setup.player_count
    if players > 1:
        game.look_round()
        game.glance(rng.randrange(players))
    while not game.is_over() and steps > 0:
        steps -= 1
        if game.is_covered():
            game.uncover()
        elif players > 1 and rng.random() < 0.08:
            game.glance(rng.randrange(players))
        game.do(random_action(game.state, rng))
        if steps % 8 == 0:
            game.check_nothing_is_stale()
        while game.can_take_back() and rng.random() < (0.6 if game.is_over() else 0.12):
            game.take_back()


@pytest.mark.parametrize("setup", SOME_SETUPS, ids=lambda setup: "-".join(map(str, setup)))
def test_the_window_shows_the_game(
    setup: Setup, open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    rng = Random(f"shown {setup}")
    game = Playing(open_window(), theme, art, random_deal(*setup, rng))
    play(game, rng, TO_THE_END if setup in PLAYED_TO_THE_END else FEW_STEPS)


def test_the_newest_stays_in_sight_when_the_log_begins_to_scroll(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    setup = ("extreme", "expert_plus", 3)
    rng = Random(f"shown to the end 2 {setup}")
    game = Playing(open_window(1180, 640), theme, art, random_deal(*setup, rng))
    play(game, rng, 40)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", ALL_SETUPS, ids=lambda setup: "-".join(map(str, setup)))
def test_the_window_shows_every_game_to_its_end(
    setup: Setup, seed: int, open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    rng = Random(f"shown to the end {seed} {setup}")
    driver = open_window(*[(1280, 720), (1920, 1080), (1180, 640)][seed])
    play(Playing(driver, theme, art, random_deal(*setup, rng)), rng, TO_THE_END)
