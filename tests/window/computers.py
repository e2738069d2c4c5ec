"""People and computer players at the window: who sits where, what is waited for, and spies."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS
from tests.window.driver import Driver
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.player import Bot, Eagerness
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import (
    Action,
    CardLaid,
    Lay,
    Observation,
    Signals,
    is_stop,
)
from thegame_desktop.model import computer_players
from thegame_desktop.model.preferences import Pace
from thegame_desktop.play.moment import Moment
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import FIRST_SEATS
from thegame_desktop.view.table import bot_pace
from thegame_desktop.view.table.bot_pace import BotPace, Waits
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.hand.card_button import CardButton

PERSON, CASUAL, SKILLED, EXPERT = None, Strength.CASUAL, Strength.SKILLED, Strength.EXPERT
FOR_EVER_MS = 10**8


def with_computers(game: NewGame, *kinds: Strength | None, open_hands: bool = False) -> NewGame:
    """The game with these players; None is a person."""
    seats = [replace(seat, strength=kind) for seat, kind in zip(FIRST_SEATS, kinds, strict=False)]
    assert len(seats) == game.setup.player_count
    return replace(game, seats=tuple(seats), open_hands=open_hands)


def wait_for_ever(monkeypatch: pytest.MonkeyPatch, before_turn_ms: int = FOR_EVER_MS) -> None:
    """Let computer players of any pace but the fastest wait until they are hurried."""
    waits = {pace: Waits(before_turn_ms, FOR_EVER_MS, FOR_EVER_MS) for pace in Pace}
    monkeypatch.setattr(bot_pace, "WAITS", {**waits, Pace.AT_ONCE: Waits(0, 0, 0)})
    monkeypatch.setattr(bot_pace, "_LOOK_AGAIN_MS", 10)


def play_as(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    """Have this bot on every seat of a computer player."""
    every_seat = {strength.value: lambda: bot for strength in Strength}
    monkeypatch.setattr(computer_players, "BOTS", every_seat)


# Bots that tell what they were asked


class Spy(GreedyBot):
    """Plays the cheapest turn, and remembers what it was asked about, and in which thread."""

    def __init__(self, says: Signals = (), wishes: Eagerness = Eagerness.NONE) -> None:
        self.says = says
        self.feels = wishes
        self.asked: list[Observation] = []
        self.threads: set[int] = set()

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        self.threads.add(threading.get_ident())
        self.asked.append(observation)
        return super().choose(observation, rng)

    def speak(self, observation: Observation) -> Signals:
        return self.says

    def eagerness(self, observation: Observation) -> Eagerness:
        return self.feels


class Ponderer(Spy):
    """Thinks until it is told that it has thought enough."""

    def __init__(self) -> None:
        super().__init__()
        self.is_enough = threading.Event()

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        actions = super().choose(observation, rng)
        assert self.is_enough.wait(PATIENCE_MS / 1000), "nobody has told it"
        return actions


class Failing(Spy):
    """Can't think of anything as long as it is told so."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = True

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        actions = super().choose(observation, rng)
        if self.fails:
            raise ZeroDivisionError("a fault for this test")
        return actions


def slow_spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    """A spy on every seat of a computer player, which waits until it is hurried."""
    spy = Spy()
    play_as(monkeypatch, spy)
    wait_for_ever(monkeypatch)
    return spy


# What is waited for


def acting(driver: Driver) -> int | None:
    """The computer player on turn, if one is."""
    session = driver.app.session
    on_turn = session.observation.table.on_turn if session.is_running else None
    return on_turn if on_turn in session.sight.computers else None


def wait_for_people(driver: Driver, qtbot: QtBot) -> None:
    """Let computer players play until a person is on turn or the game is over."""
    qtbot.waitUntil(lambda: acting(driver) is None)
    QApplication.processEvents()


def wait_for_end(driver: Driver, qtbot: QtBot) -> None:
    """Let computer players play to the end, and its page come."""
    qtbot.waitUntil(lambda: driver.can_see("same again"))


def wait_until_asked(spy: Spy, qtbot: QtBot, times: int = 1) -> None:
    """Let a bot be asked so many times in all, and its answer come."""
    qtbot.waitUntil(lambda: len(spy.asked) >= times)
    QApplication.processEvents()


def pace_timer(driver: Driver) -> QTimer:
    """What tells computer players to go on."""
    (table,) = driver.all(GameTable, None)
    (pace,) = table.findChildren(BotPace)
    (timer,) = pace.findChildren(QTimer)
    return timer


def let_look_again(driver: Driver, qtbot: QtBot) -> None:
    """Let it be looked some times whether computer players can go on: they would by now."""
    with qtbot.waitSignals([pace_timer(driver).timeout] * 3):
        pass
    QApplication.processEvents()


def wait_until_played(driver: Driver, qtbot: QtBot, seat: int) -> None:
    """Let the turn of this computer player pass on."""
    qtbot.waitUntil(lambda: acting(driver) != seat)


def laid(driver: Driver) -> int:
    """How many cards lie on the piles."""
    return len(driver.app.session.observation.table.laid)


def turns(driver: Driver) -> int:
    """How many turns are finished."""
    return len(driver.app.session.observation.table.turns)


# What a person does


def agree(driver: Driver, starter: int) -> None:
    """All people look, and let this player begin."""
    driver.look_round()
    driver.click(driver.button(f"starter {starter}"))


def play_turn(driver: Driver) -> None:
    """The person on turn plays the cheapest turn by clicks."""
    session = driver.app.session
    QApplication.processEvents()  # nobody clicks on what isn't painted yet
    if driver.can_see("uncover"):
        driver.uncover()
    assert session.observation.is_on_turn
    for action in GreedyBot().choose(session.observation, Random(1)):
        if not session.is_running:
            return  # the last card has won it
        if not isinstance(action, Lay):
            driver.end_turn()
            return
        driver.lay(action.card, action.pile)
        if is_stop(session.setup, action.card):
            driver.answer()


def play_to_end(driver: Driver, qtbot: QtBot) -> None:
    """People play whenever it is their turn, until the game is over."""
    wait_for_people(driver, qtbot)
    while driver.app.session.is_running:
        play_turn(driver)
        wait_for_people(driver, qtbot)
    wait_for_end(driver, qtbot)


class Watch:
    """Notes all that is laid, and what can be seen meanwhile."""

    def __init__(self, driver: Driver) -> None:
        (self._table,) = driver.all(GameTable, None)
        (self._cover,) = driver.all(Cover, None)
        self.lays: list[tuple[int, Lay]] = []
        self.seen: list[bool] = []
        """After each step, whether a hand was in sight; the end aside."""
        self.is_right = True
        """True as long as exactly that hand was shown that was to be shown."""
        driver.app.session.stepped.connect(self._note)

    def _note(self, moment: Moment) -> None:
        for event in moment.events:
            if isinstance(event, CardLaid):
                self.lays.append((event.player, Lay(event.card, event.pile)))
        if moment.after.table.result is None:
            cards = [each for each in self._table.findChildren(CardButton) if each.isVisible()]
            shown = {each.card for each in cards}
            self.is_right = self.is_right and shown == set(moment.after.hand)
            self.seen.append(moment.after.seat is not None and not self._cover.isVisible())
