"""The table shows what its models say and nothing else, and these go the way of the game."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.model.test_item_models import Spy as ModelSpy
from tests.positions import ALL_SETUPS, card
from tests.random_games import random_action, random_deal
from tests.view.theme_tools import dark_theme
from tests.window.computers import PERSON, SKILLED, Spy, play_as, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.model_twins import ModelTwin
from tests.window.perform import perform, take_pointer_away
from tests.window.prepared import dealt
from tests.window.round_the_table import RoundTheTable
from tests.window.slow_motion import SlowMotion
from thegame_desktop.engine import (
    Advice,
    Card,
    FinishTurn,
    Lay,
    Pile,
    PileAdvice,
    State,
    apply,
    is_stop,
)
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.preferences import Speed
from thegame_desktop.model.row_model import RowModel
from thegame_desktop.model.table_models import HandRole, PileRole
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.table_page import GamePage
from thegame_desktop.view.window import away_watch

Setup = tuple[str, str, int]

FEW_STEPS = 10
PICTURES_EACH = 5
FRAME_MS = 90
EIGHT = "2 3 4 5 6 7 8 9"


def named(setup: object) -> str:
    return "-".join(map(str, setup)) if isinstance(setup, tuple) else str(setup)


@pytest.fixture(autouse=True)
def _no_waiting_to_be_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)


@pytest.fixture
def art(drawn_once: CardArt) -> CardArt:
    return drawn_once


class Beside:
    """A game at the window, with the twin of its table beside it."""

    def __init__(self, driver: Driver, theme: Theme, art: CardArt, game: NewGame) -> None:
        driver.start(game)
        (page,) = driver.all(GamePage, None)
        assert isinstance(page, GamePage)
        self.driver, self.table, self.true = driver, page.table, page.sitting.models
        self._twin = ModelTwin(driver.app, page.table, theme, art)
        self.round: RoundTheTable | None = None
        self._spies = [ModelSpy(model) for model in self._models]

    @property
    def _models(self) -> tuple[RowModel[tuple[object, ...]], ...]:
        shown = self.table.shown
        return shown.hand, shown.piles, shown.seats, shown.turn  # type: ignore[return-value]

    def differences(self, *, with_pictures: bool = True) -> list[str]:
        take_pointer_away(self.driver)
        return self._twin.differences(with_pictures=with_pictures)

    def check(self, *, with_pictures: bool = True) -> None:
        """Everything says what the models say; and at rest these say what is true."""
        assert self.table.shown.rows == self.true.rows
        assert self.differences(with_pictures=with_pictures) == []
        assert not [said for spy in self._spies for said in spy.take() if said[0] == "reset"]


# Everything that is shown


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_the_table_shows_what_its_models_say(
    setup: Setup, open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    rng = Random(f"models {setup}")
    state = random_deal(*setup, rng)
    shown = Beside(open_window(), theme, art, NewGame(state.table.setup, state.deck))
    play = _alone if setup[2] == 1 else _round_the_table
    for step in range(FEW_STEPS):
        state = play(shown, state, rng)
        if state.table.result is not None:
            break
        shown.check(with_pictures=step % PICTURES_EACH == 0)


def _alone(shown: Beside, state: State, rng: Random) -> State:
    """Somebody lays a card or finishes the turn; sometimes a card is only picked up."""
    action = random_action(state, rng)
    driver = shown.driver
    match action:
        case Lay(held, pile):
            driver.click_card(held)
            shown.check(with_pictures=False)
            driver.click_pile(pile)
            if is_stop(state.table.setup, held):
                driver.answer()
        case FinishTurn():
            driver.click(driver.button("finish"))
        case _:
            return apply(state, action).state  # alone nobody is asked who begins
    return apply(state, action).state


def _round_the_table(shown: Beside, state: State, rng: Random) -> State:
    """Anybody does anything round the laptop."""
    game = shown.round = shown.round or RoundTheTable(state)
    gesture = game.next_gesture(rng)
    perform(shown.driver, gesture)
    game.do(gesture)
    return game.state


@pytest.mark.heavy
@pytest.mark.parametrize("setup", ALL_SETUPS[::4], ids=named)
def test_the_table_shows_what_its_models_say_to_the_end(
    setup: Setup, open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    rng = Random(f"models to the end {setup}")
    state = random_deal(*setup, rng)
    shown = Beside(open_window(), theme, art, NewGame(state.table.setup, state.deck))
    play = _alone if setup[2] == 1 else _round_the_table
    while state.table.result is None:
        state = play(shown, state, rng)
        if state.table.result is None:
            shown.check()


@pytest.mark.parametrize("open_hands", [False, True])
def test_commands_signals_and_open_hands_are_said_by_the_models_too(
    open_window: OpenWindow, theme: Theme, art: CardArt, open_hands: bool
) -> None:
    state = random_deal("extreme", "standard", 3, Random("full table"))
    game = NewGame(state.table.setup, state.deck, open_hands=open_hands)
    shown = Beside(open_window(), theme, art, game)
    driver = shown.driver
    if open_hands:
        driver.click(driver.button("starter 0"))
    else:
        driver.look_round()
    shown.check()
    for each in list(driver.session.observation.hand)[:3]:
        driver.double_click_card(each)
        if driver.dialog is not None:
            driver.answer()
        if not driver.can_see("finish"):
            break
        shown.check()


PLANTED: dict[str, Callable[[Beside], object]] = {
    "a name": lambda shown: shown.table.piles[1].setAccessibleName("37"),
    "a description": lambda shown: _first_card(shown).setAccessibleDescription("Fits nowhere"),
    "a tool tip": lambda shown: shown.table.seats.chips[0].setToolTip("8 cards"),
    "another top": lambda shown: shown.table.piles[0].show_row(
        shown.table.shown.piles.rows[0]._replace(
            pile=Pile(shown.table.shown.piles.rows[0].pile.row, (Card(50),)), commands=(None,)
        )
    ),
    "an offer": lambda shown: shown.table.piles[2].offer(
        shown.driver.session.targets(card("9"))[2]
    ),
    "a mark": lambda shown: _first_card(shown).mark("new"),
    "a card that is gone": lambda shown: shown.table.hand.button(card("3")).hide(),  # type: ignore[union-attr]
    "a card that nobody has": lambda shown: _stranger(shown).show(),
    "a word": lambda shown: QLabel("37", shown.table).show(),
    "a widget": lambda shown: QWidget(shown.table).show(),
}


def _stranger(shown: Beside) -> CardButton:
    theme, art = dark_theme(), CardArt(dark_theme())
    stranger = CardButton(card("37"), None, theme, art, shown.table)
    stranger.set_card_size(QSize(80, 112))
    stranger.setGeometry(0, 0, 90, 120)
    return stranger


def _first_card(shown: Beside) -> CardButton:
    return next(iter(shown.table.hand))


@pytest.mark.parametrize("what", PLANTED)
def test_what_no_model_says_is_found(
    what: str, open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(), theme, art, dealt(EIGHT))
    shown.check()
    PLANTED[what](shown)
    assert shown.differences() != []


def test_a_game_that_is_given_up_is_shown_as_it_is(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(asks_before_leaving=False), theme, art, dealt(EIGHT))
    shown.driver.choose("Game", "Give up…")
    assert shown.driver.session.ending is not None
    assert shown.table.shown.rows == shown.true.rows


# The way there


def test_a_lay_takes_the_shown_models_one_step_at_a_time(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(speed=Speed.NORMAL), theme, art, dealt(EIGHT))
    motion, driver = SlowMotion(shown.driver), shown.driver
    motion.come_to_rest()
    hand, piles = ModelSpy(shown.table.shown.hand), ModelSpy(shown.table.shown.piles)
    driver.press_card(card("4"))
    driver.move_to(driver.pile(1))
    assert hand.take() == [("changed", 2, 2, {HandRole.IS_HELD})]
    assert piles.take() == [("changed", 0, 3, {PileRole.TARGET})]
    driver.release_on(driver.pile(1))
    # It has been laid, and flies: the hand has it no longer, nor has the pile.
    assert hand.take() == [("changed", 2, 2, {HandRole.IS_HELD}), ("removed", 2, 2)]
    assert piles.take() == [("changed", 0, 3, {PileRole.TARGET})]
    assert shown.true.piles.rows[1].size == 1
    assert shown.table.shown.piles.rows[1].size == 0
    for _ in motion.frames(FRAME_MS):
        assert shown.differences(with_pictures=False) == []
        if shown.table.shown.piles.rows[1].size:
            break
    (change,) = piles.take()
    assert change[:3] == ("changed", 1, 1)
    motion.come_to_rest()
    assert hand.take() == [("changed", 0, 6, {VALUE_ROLE, HandRole.TARGETS})]
    assert piles.take() == []
    shown.check()


def with_enough_laid(shown: Beside) -> SlowMotion:
    """The turn may be finished; and everything is at rest."""
    motion = SlowMotion(shown.driver)
    motion.come_to_rest()
    for each in ("8", "9"):
        shown.driver.double_click_card(card(each))
        motion.come_to_rest()
    return motion


def test_a_draw_is_shown_as_rows_inserted(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(speed=Speed.NORMAL), theme, art, dealt(EIGHT))
    motion, driver = with_enough_laid(shown), shown.driver
    hand = ModelSpy(shown.table.shown.hand)
    driver.click(driver.button("finish"))
    assert hand.structure() == [("inserted", 6, 7)]
    come = [shown.table.hand.button(each) for each in shown.table.shown.hand.cards[6:]]
    pile = shown.table.places.draw_card_rect
    for button in come:
        assert button is not None
        assert button.geometry().center() == pile.center()
        assert not button.is_face_up
    motion.come_to_rest()
    assert hand.structure() == []
    shown.check()


def test_the_draw_pile_keeps_its_cards_until_they_are_drawn(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(speed=Speed.NORMAL), theme, art, dealt(EIGHT))
    motion, driver = with_enough_laid(shown), shown.driver
    told = shown.table.draw_pile.accessibleName()
    driver.click(driver.button("finish"))
    assert shown.table.draw_pile.accessibleName() == told == "Draw pile: 90 cards"
    motion.come_to_rest()
    assert shown.table.draw_pile.accessibleName() == "Draw pile: 88 cards"


def test_who_finishes_while_a_card_flies_sees_the_new_ones_come_all_the_same(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(speed=Speed.NORMAL), theme, art, dealt(EIGHT))
    motion, driver = SlowMotion(shown.driver), shown.driver
    motion.come_to_rest()
    driver.double_click_card(card("8"))
    motion.come_to_rest()
    driver.double_click_card(card("9"))
    hand = ModelSpy(shown.table.shown.hand)
    driver.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert hand.structure() == [("inserted", 6, 7)]
    assert not any(button.is_face_up for button in [*shown.table.hand][6:])
    motion.come_to_rest()
    shown.check()


def test_sorting_is_shown_as_rows_moved(
    open_window: OpenWindow, theme: Theme, art: CardArt
) -> None:
    shown = Beside(open_window(), theme, art, dealt(EIGHT))
    hand = ModelSpy(shown.table.shown.hand)
    shown.driver.drag_card(card("9"), shown.driver.card(card("2")))
    assert [each[0] for each in hand.structure()] == ["moved"]
    shown.check()


def test_whoever_speaks_while_a_card_flies_is_heard_at_once_and_the_card_flies_on(
    open_window: OpenWindow,
    theme: Theme,
    art: CardArt,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spy = Spy()
    play_as(monkeypatch, spy)
    game = with_computers(dealt("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"), PERSON, SKILLED)
    shown = Beside(open_window(speed=Speed.NORMAL), theme, art, game)
    motion, driver, piles = SlowMotion(shown.driver), shown.driver, shown.table.shown.piles
    motion.come_to_rest()
    driver.click(driver.button("starter 0"))
    motion.come_to_rest()
    spy.says = (PileAdvice(3, Advice.KEEP_OFF),)
    driver.double_click_card(card("2"))
    qtbot.waitUntil(lambda: bool(piles.rows[3].said))
    assert (shown.true.piles.rows[0].size, piles.rows[0].size) == (1, 0)
    assert shown.differences(with_pictures=False) == []
    motion.come_to_rest()
    assert piles.rows[0].size == 1
    shown.check()
