"""Nothing leaks: after every event of random games, hidden cards are nowhere to be found."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.positions import ALL_SETUPS, card
from tests.random_games import random_deal
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.gestures import Act, Gesture
from tests.window.leaks import Finders, LeakSearch, Output
from tests.window.perform import perform, take_pointer_away
from tests.window.prepared import dealt
from tests.window.round_the_table import RoundTheTable
from thegame_desktop.engine import Advice, PileAdvice, State, deal
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.window import away_watch

Setup = tuple[str, str, int]

FEW_STEPS = 10
TO_THE_END = 10_000
THOROUGHLY_EACH = 10
ROUND_THE_TABLE = [setup for setup in ALL_SETUPS if setup[2] > 1]


def named(setup: object) -> str:
    return "-".join(map(str, setup)) if isinstance(setup, tuple) else str(setup)


@pytest.fixture(scope="module")
def finders(theme: Theme) -> Finders:
    return Finders(theme)


@pytest.fixture
def output(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Output:
    return Output(caplog, capfd)


@pytest.fixture(autouse=True)
def _no_waiting_to_be_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)


class Watched:
    """A game at the window, with the search after each event."""

    def __init__(
        self, driver: Driver, theme: Theme, finders: Finders, output: Output, state: State
    ) -> None:
        self.driver = driver
        self.round = RoundTheTable(state)
        self._search = LeakSearch(driver, theme, finders, state.table.setup, output)
        self.story: list[str] = []

    def look(self, *, thoroughly: bool = False) -> None:
        """Nothing may be known but what the game beside knows to be open."""
        take_pointer_away(self.driver)
        story = "\n".join(["after:", *self.story[-12:]])
        assert self.driver.app.session.sight.uncovered == self.round.in_sight, story
        leaks = self._search.leaks(self.round.known, thoroughly=thoroughly)
        assert not leaks, "\n".join([*leaks, story])

    def play(self, rng: Random, steps: int) -> None:
        """Play at random, and search after each event."""
        for step in range(steps):
            if self.round.is_finished:
                return
            self._do(self.round.next_gesture(rng))
            self.look(thoroughly=step % THOROUGHLY_EACH == THOROUGHLY_EACH - 1)

    def do(self, *gestures: Gesture) -> None:
        """Do all this, and search after each event."""
        for gesture in gestures:
            self._do(gesture)
            self.look(thoroughly=True)

    def _do(self, gesture: Gesture) -> None:
        self.story.append(str(gesture))
        perform(self.driver, gesture)
        self.round.do(gesture)


@pytest.mark.parametrize("setup", ROUND_THE_TABLE[::5], ids=named)
def test_no_hidden_card_can_be_found(
    setup: Setup, open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> None:
    rng = Random(f"leaks {setup}")
    state = random_deal(*setup, rng)
    driver = open_window(at_once=True)
    driver.start(NewGame(state.table.setup, state.deck))
    game = Watched(driver, theme, finders, output, state)
    game.look(thoroughly=True)
    game.play(rng, FEW_STEPS)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", ROUND_THE_TABLE, ids=named)
def test_no_hidden_card_can_be_found_to_the_end_and_in_the_same_deal_again(
    setup: Setup, seed: int, open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> None:
    rng = Random(f"leaks to the end {seed} {setup}")
    state = random_deal(*setup, rng)
    size = [(1280, 720), (1920, 1080), (1180, 640)][seed]
    driver = open_window(*size, at_once=True)
    driver.start(NewGame(state.table.setup, state.deck))
    game = Watched(driver, theme, finders, output, state)
    game.play(rng, TO_THE_END)
    play_again(game, rng)


def play_again(game: Watched, rng: Random) -> None:
    """The same deal again: what was turned up is hidden again."""
    game.driver.click(game.driver.button("this deal again"))
    QApplication.processEvents()
    before = game.round.state
    game.round = RoundTheTable(deal(before.table.setup, before.deck))
    game.look(thoroughly=True)
    game.play(rng, FEW_STEPS)


# Moments that random games seldom meet


def watched(
    open_window: OpenWindow, theme: Theme, finders: Finders, output: Output, game: NewGame
) -> Watched:
    driver = open_window(at_once=True)
    driver.start(game)
    return Watched(driver, theme, finders, output, deal(game.setup, game.deck))


def test_a_card_that_was_taken_back_is_forgotten_everywhere(
    open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> None:
    """Only its owner has seen it on the pile, and has said something about the pile then."""
    hands = ("12 13 40 41 42 43 44", "30 31 32 33 34 36 37")
    game = watched(open_window, theme, finders, output, dealt(*hands))
    looks = (Act.UNCOVER, Act.PASS_ON, Act.UNCOVER, Act.PASS_ON, Act.BEGIN, Act.UNCOVER)
    lay = (Gesture(Act.TOUCH, card=card("12")), Gesture(Act.LAY))
    say = (Gesture(Act.OPEN_SIGNALS), Gesture(Act.SAY, signal=PileAdvice(0, Advice.KEEP_OFF)))
    game.do(*map(Gesture, looks), *lay, *say, Gesture(Act.CLOSE_SIGNALS), Gesture(Act.SHOW_PILE))
    game.do(Gesture(Act.FOLD_PILE), Gesture(Act.TAKE_BACK), Gesture(Act.HINT))
    game.do(Gesture(Act.COVER))


@pytest.mark.parametrize("end", [Act.PASS_ON, Act.PASS_ON_BY_KEY, Act.COVER, Act.GO_AWAY])
def test_new_cards_are_seen_by_whoever_drew_them_until_they_are_covered(
    end: Act, open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> None:
    hands = ("2 20 21 22 23 98 99", "3 50 51 52 53 54 55")
    game = watched(open_window, theme, finders, output, dealt(*hands, draw="60 61"))
    looks = (Act.UNCOVER, Act.PASS_ON, Act.UNCOVER, Act.PASS_ON_BY_KEY, Act.BEGIN, Act.UNCOVER)
    game.do(*map(Gesture, looks))
    for code, pile in (("99", 2), ("98", 2)):
        game.do(Gesture(Act.TOUCH, card=card(code)), Gesture(Act.LAY, pile=pile))
    game.do(Gesture(Act.FINISH))
    assert card("60") in game.round.known.hand
    say = (Gesture(Act.OPEN_SIGNALS), Gesture(Act.SAY, signal=PileAdvice(0, Advice.KEEP_OFF)))
    game.do(Gesture(Act.TOUCH, card=card("60")), *say, Gesture(Act.CLOSE_SIGNALS))
    game.do(Gesture(end))
    assert {card("60"), card("61")} <= game.round.known.hidden
    game.do(Gesture(Act.SPEAK_GERMAN), Gesture(Act.UNCOVER))


@pytest.fixture
def lost(open_window: OpenWindow, theme: Theme, finders: Finders, output: Output) -> Watched:
    """The second player's first lay has lost the game; it can still be taken back."""
    hands = ("2 20 21 22 23 98 99", "3 50 51 52 53 54 55")
    game = watched(open_window, theme, finders, output, dealt(*hands))
    looks = (Act.UNCOVER, Act.PASS_ON, Act.UNCOVER, Act.PASS_ON, Act.BEGIN, Act.UNCOVER)
    game.do(*map(Gesture, looks))
    for code, pile in (("99", 0), ("98", 1), ("2", 2)):
        game.do(Gesture(Act.TOUCH, card=card(code)), Gesture(Act.LAY, pile=pile))
    lose = (Gesture(Act.TOUCH, card=card("3")), Gesture(Act.LAY, pile=3))
    game.do(Gesture(Act.FINISH), Gesture(Act.PASS_ON), Gesture(Act.UNCOVER), *lose)
    assert game.round.is_over
    assert not game.round.is_finished
    return game


def test_a_lay_that_lost_is_forgotten_everywhere_once_it_is_taken_back(lost: Watched) -> None:
    lost.do(Gesture(Act.TAKE_BACK), Gesture(Act.UNCOVER), Gesture(Act.COVER))


def test_what_was_turned_up_is_hidden_again_when_the_deal_is_played_again(lost: Watched) -> None:
    lost.do(Gesture(Act.TURN_UP))
    play_again(lost, Random("again"))
