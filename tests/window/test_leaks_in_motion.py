"""Nothing leaks while things move, nor when the hand is covered in the middle of something."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from tests.positions import ALL_SETUPS, card, layout
from tests.random_games import random_deal
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.gestures import Act, Gesture
from tests.window.leaks import Finders, LeakSearch, Output
from tests.window.perform import CTRL, go_away, perform
from tests.window.prepared import dealt
from tests.window.round_the_table import RoundTheTable
from tests.window.slow_motion import SlowMotion
from thegame_desktop.engine import State, deal
from thegame_desktop.model.preferences import MotionChoice, Speed
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.motion.flying_card import FlyingCard
from thegame_desktop.view.window import away_watch

Setup = tuple[str, str, int]

SETUPS: list[Setup] = [
    ("original", "standard", 2),
    ("extreme", "standard", 3),
    ("extreme", "expert_plus", 5),
    ("quick", "standard", 4),
]
ROUND_THE_TABLE = [setup for setup in ALL_SETUPS if setup[2] > 1]
FEW_STEPS, MANY_STEPS = 10, 60
FRAME_MS = 160
FEW_FRAMES = 8
"""After how many frames everything is searched thoroughly once more."""


def named(what: object) -> str:
    if isinstance(what, dict):
        what = tuple(what.values())
    return "-".join(map(str, what)) if isinstance(what, tuple) else str(what)


@pytest.fixture(scope="module")
def finders(theme: Theme) -> Finders:
    return Finders(theme)


@pytest.fixture
def output(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Output:
    return Output(caplog, capfd)


@pytest.fixture(autouse=True)
def _no_waiting_to_be_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)


class Film:
    """A game at the window whose every frame is searched."""

    def __init__(
        self, driver: Driver, theme: Theme, finders: Finders, output: Output, state: State
    ) -> None:
        self.driver = driver
        self.game = RoundTheTable(state)
        self._search = LeakSearch(driver, theme, finders, state.table.setup, output)
        driver.start(NewGame(state.table.setup, state.deck))
        self.motion = SlowMotion(driver)
        self.story: list[str] = []
        self.motion.come_to_rest()

    def play(self, rng: Random, steps: int) -> None:
        """Play at random."""
        for _ in range(steps):
            if self.game.is_finished:
                return
            self.do(self.game.next_gesture(rng))
            if self.driver.can_see("recap again") and not self.game.dialogs and rng.random() < 0.3:
                self.story.append("REPLAY")
                self.driver.click(self.driver.button("recap again"))
                self.let_pass()

    def prepare(self, *gestures: Gesture) -> None:
        """Do all this, and search nothing yet."""
        for gesture in gestures:
            self.story.append(str(gesture))
            perform(self.driver, gesture)
            self.game.do(gesture)
            self.motion.come_to_rest()

    def let_pass(self) -> None:
        """Search each frame of whatever still moves."""
        for _ in self.motion.frames(FRAME_MS):
            self.search(None, thoroughly=False)
        self.search(None, thoroughly=True)

    def do(self, gesture: Gesture) -> None:
        """Do it, and search each frame of what comes of it."""
        for _ in self.frames_of(gesture):
            pass

    def frames_of(self, gesture: Gesture) -> Iterator[int]:
        """Do it, and search each frame; whoever asks may do something in between."""
        looked = self.game.in_sight
        self.story.append(str(gesture))
        perform(self.driver, gesture)
        before = self.game.state.table
        self.game.do(gesture)
        after = self.game.state.table
        passes_on = before.on_turn not in (None, after.on_turn) or after.result is not None
        for frame in self.motion.frames(FRAME_MS):
            self.search(looked if passes_on else None, thoroughly=frame % FEW_FRAMES == 0)
            yield frame

    def search(self, farewell: int | None, *, thoroughly: bool) -> None:
        """No more can be known than the one who looks may know, or has just had a last look at."""
        known = self.game.known
        if farewell is not None and not self._is_covered():
            known = replace(known, hand=frozenset(self.game.state.hands[farewell]))
        hidden = known.hidden
        story = "\n".join(["after:", *self.story[-12:]])
        shown = [each.card for each in self.driver.all(CardButton, None)]
        flying = [each.card for each in self.driver.all(FlyingCard, None)]
        shown += [card for card in flying if card is not None]
        assert not hidden.intersection(shown), story
        leaks = self._search.in_sight(known)
        if thoroughly:
            leaks += self._search.leaks(known)
        assert not leaks, "\n".join([*leaks, story])

    def _is_covered(self) -> bool:
        return any(map(self.driver.can_see, ("arriving cover", "uncover", "same again")))


@pytest.mark.parametrize(
    ("setup", "motion"),
    [
        *((setup, {"speed": Speed.NORMAL}) for setup in SETUPS),
        (SETUPS[1], {"speed": Speed.SLOW}),
        (SETUPS[0], {"motion": MotionChoice.REDUCED}),
    ],
    ids=named,
)
def test_no_frame_shows_a_hidden_card(
    setup: Setup,
    motion: dict[str, object],
    open_window: OpenWindow,
    theme: Theme,
    finders: Finders,
    output: Output,
) -> None:
    rng = Random(f"frames {setup} {motion}")
    film = Film(
        open_window(at_once=True, **motion), theme, finders, output, random_deal(*setup, rng)
    )
    film.play(rng, FEW_STEPS)


@pytest.mark.heavy
@pytest.mark.parametrize("setup", ROUND_THE_TABLE, ids=named)
def test_no_frame_of_a_long_game_shows_a_hidden_card(
    setup: Setup, open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> None:
    rng = Random(f"many frames {setup}")
    driver = open_window(speed=Speed.NORMAL)
    film = Film(driver, theme, finders, output, random_deal(*setup, rng))
    film.play(rng, MANY_STEPS)


# Covered in the middle of something

HANDS = ("12 13 40 41 42 43 44", "30 31 32 33 34 36 37")
LATER = "50 51 52 53"
SPEEDS = pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])


def touch(code: str) -> Gesture:
    return Gesture(Act.TOUCH, card=card(code))


def lay(code: str) -> tuple[Gesture, Gesture]:
    """Lay a card on the first pile."""
    return touch(code), Gesture(Act.LAY)


@pytest.fixture
def speed() -> Speed:
    return Speed.NORMAL


@pytest.fixture
def film(
    speed: Speed, open_window: OpenWindow, theme: Theme, finders: Finders, output: Output
) -> Film:
    """The first player's turn: 12 and 13 lie on the first pile, 40 is a Stop."""
    game = dealt(*HANDS, draw=LATER, edition="extreme", commands=layout(stop="40"))
    driver = open_window(speed=speed)
    film = Film(driver, theme, finders, output, deal(game.setup, game.deck))
    looks = (Act.UNCOVER, Act.PASS_ON, Act.UNCOVER, Act.PASS_ON, Act.BEGIN, Act.UNCOVER)
    film.prepare(*map(Gesture, looks), *lay("12"), *lay("13"))
    return film


def away(film: Film) -> None:
    """Other eyes may be on the screen, and see nothing, now or later."""
    go_away()
    if film.game.in_sight is not None:
        film.game.do(Gesture(Act.GO_AWAY))
    film.story.append("away")
    film.search(None, thoroughly=True)
    film.let_pass()


@SPEEDS
def test_away_during_a_drag(film: Film) -> None:
    film.driver.press_card(card("41"))
    film.driver.move_to(film.driver.pile(1))
    away(film)
    film.driver.release_on(film.driver.pile(1))
    film.search(None, thoroughly=True)


@SPEEDS
def test_away_with_a_card_in_hand(film: Film) -> None:
    film.prepare(touch("41"))
    away(film)


@SPEEDS
def test_away_while_it_is_told_why_a_card_is_refused(film: Film) -> None:
    film.prepare(*lay("42"), *lay("41"))
    assert film.driver.notice == "41 is not higher than 42"
    away(film)


@SPEEDS
def test_away_during_the_question_about_a_stop(film: Film) -> None:
    film.prepare(*lay("40"))
    assert film.driver.dialog is not None
    away(film)
    assert film.driver.dialog is None


@SPEEDS
def test_away_while_the_signals_are_open(film: Film) -> None:
    film.prepare(Gesture(Act.OPEN_SIGNALS))
    away(film)


LOOK = (Gesture(Act.ASK_FOR_SEAT, seat=1), Gesture(Act.UNCOVER))
"""The other player has a look, out of turn."""


@pytest.mark.parametrize("frame", [0, 9])
@pytest.mark.parametrize(
    ("before", "do"),
    [
        ((), Act.FINISH),
        ((), Act.TAKE_BACK),
        ((touch("41"),), Act.LAY),
        (LOOK, Act.PASS_ON),
        ((Gesture(Act.FINISH),), Act.PASS_ON),
        (LOOK[:1], Act.UNCOVER),
    ],
    ids=lambda each: each.name.lower() if isinstance(each, Act) else "",
)
def test_away_while_something_moves(
    before: tuple[Gesture, ...], do: Act, frame: int, film: Film
) -> None:
    """Be it a last look at new cards, a hand that leaves or comes, a replay, or a single card."""
    film.prepare(*before)
    for now in film.frames_of(Gesture(do)):
        if now == frame:
            away(film)
            return


# Tool tips


@SPEEDS
@pytest.mark.parametrize("means", ["key", "away", "seat"])
def test_a_tool_tip_goes_with_the_hand(means: str, film: Film) -> None:
    """The pile says by it what the held card would do."""
    film.prepare(*lay("42"), touch("41"))
    pile, spot = film.driver.pile(0), QPoint(20, 20)
    QApplication.sendEvent(pile, QHelpEvent(QEvent.Type.ToolTip, spot, pile.mapToGlobal(spot)))
    assert QToolTip.text() == "41 is not higher than 42"
    match means:
        case "key":
            film.driver.key(Qt.Key.Key_H, CTRL)
        case "away":
            go_away()
        case _:
            film.driver.click(film.driver.button("seat 1"))
    film.game.do(Gesture(Act.ASK_FOR_SEAT, seat=1) if means == "seat" else Gesture(Act.COVER))
    assert not QToolTip.isVisible()
    film.search(None, thoroughly=True)
    film.let_pass()
