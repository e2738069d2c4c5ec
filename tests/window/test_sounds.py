"""What is heard at the table, and when; by a player that only notes it."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS
from tests.positions import card
from tests.view.test_sound_board import LOUDSPEAKER, Recorder
from tests.window.computers import CASUAL, PERSON, agree, play_turn, wait_for_people, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, about_to_lose, begin_with_steps, dealt, lay_all
from tests.window.slow_motion import SlowMotion
from tests.window.whole_games import actions_of, won_game
from thegame_desktop.engine import ChooseStarter, Lay
from thegame_desktop.model.preferences import Pace, Speed
from thegame_desktop.model.session import utc_now
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.settings.motion_settings import VolumeSlider
from thegame_desktop.view.sound import sound_board
from thegame_desktop.view.sound.player import Silence
from thegame_desktop.view.sound.sound_board import SoundBoard
from thegame_desktop.view.sound.sounds import Sound

CTRL = Qt.KeyboardModifier.ControlModifier
FIRST, SECOND = "10 11 12 20 30 40 50", "60 61 70 71 80 81 90"
"""Hands for two."""


class Ear(Recorder):
    """Tells what has been heard since it was last asked."""

    def take(self) -> list[Sound]:
        heard = [sound for sound, _ in self.played]
        self.played.clear()
        return heard


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    # Nobody plays as fast as a test does.
    monkeypatch.setattr(sound_board, "APART_S", 0)
    monkeypatch.setattr(SoundBoard, "get_ready_soon", SoundBoard.get_ready)
    return Ear()


@pytest.fixture
def open_it(open_window: OpenWindow, ear: Ear) -> Callable[..., Driver]:
    return lambda **options: open_window(open_player=lambda: ear, **options)


def test_alone_each_card_and_each_drawing_is_heard(
    open_it: Callable[..., Driver], ear: Ear
) -> None:
    driver = open_it()
    driver.start(dealt(STEPS))
    assert ear.take() == [Sound.DEALT]
    driver.drag_card(card("12"), driver.pile(0))
    assert ear.take() == [Sound.LAID]
    driver.lay(card("98"), 2)
    driver.lay(card("2"), 0)
    assert ear.take() == [Sound.LAID, Sound.TRICK]
    driver.key(Qt.Key.Key_Z, CTRL)
    assert ear.take() == []  # what is taken back is as if it hadn't been
    driver.lay(card("15"), 2)
    driver.lay(card("40"), 2)  # which isn't allowed
    assert ear.take() == [Sound.LAID]
    driver.key(Qt.Key.Key_Escape)
    driver.finish()
    assert ear.take() == [Sound.DRAWN]  # and no call: nobody else was on turn


def test_a_card_is_heard_when_it_lies(open_it: Callable[..., Driver], ear: Ear) -> None:
    driver = open_it()
    begin_with_steps(driver)
    driver.app.settings.change(speed=Speed.NORMAL)
    ear.take()
    motion = SlowMotion(driver)
    driver.lay(card("15"), 0)
    for _ in motion.frames(50):
        if driver.table.is_moving and not ear.played:
            landed = driver.pile(0).accessibleName()
    assert ear.take() == [Sound.LAID]
    assert driver.pile(0).accessibleName() != landed
    driver.click(driver.button("finish"))
    assert ear.take() == [Sound.DRAWN]  # as they set off
    assert driver.table.is_moving
    motion.come_to_rest()
    assert ear.take() == []


def test_whoever_gets_the_laptop_is_called(open_it: Callable[..., Driver], ear: Ear) -> None:
    driver = open_it()
    driver.start(dealt(FIRST, SECOND))
    driver.begin(0)
    assert ear.take() == [Sound.DEALT]
    lay_all(driver, "10/0 11/0")
    ear.take()
    driver.click(driver.button("finish"))
    assert ear.take() == [Sound.DRAWN], "nobody gets it while the new cards are in sight"
    driver.pass_on()
    assert ear.take() == [Sound.TURN]
    driver.uncover()
    assert ear.take() == []
    driver.key(Qt.Key.Key_H, CTRL)
    driver.uncover()
    assert ear.take() == []


def test_after_computer_players_one_is_called(
    open_it: Callable[..., Driver], ear: Ear, qtbot: QtBot
) -> None:
    driver = open_it(pace=Pace.AT_ONCE)
    driver.start(with_computers(dealt(FIRST, SECOND), PERSON, CASUAL))
    agree(driver, 0)
    ear.take()
    play_turn(driver)
    wait_for_people(driver, qtbot)
    driver.table.hurry()
    heard = ear.take()
    assert heard.count(Sound.DRAWN) == 2
    assert heard.count(Sound.TURN) == 1
    assert heard[-1] is Sound.TURN
    assert set(heard[:-2]) <= {Sound.LAID, Sound.TRICK, Sound.DRAWN}


def test_a_lost_game_is_heard(open_it: Callable[..., Driver], ear: Ear) -> None:
    driver = open_it()
    about_to_lose(driver)
    ear.take()
    driver.lay(card("3"), 3)
    assert ear.take() == [Sound.LAID, Sound.LOST]
    driver.key(Qt.Key.Key_Z, CTRL)
    assert driver.session.is_running
    assert ear.take() == []


def test_a_won_game_is_heard(open_it: Callable[..., Driver], ear: Ear) -> None:
    record = won_game("quick")
    course = Course.begin(NewGame(record.setup, record.deck), "won", utc_now())
    if record.starter is not None:
        course = course.advanced(ChooseStarter(record.starter)).course
    *before, last = actions_of(record)
    for action in before:
        course = course.advanced(action).course
    driver = open_it()
    driver.session.open(course.covered())
    if driver.can_see("uncover"):
        driver.uncover()
    assert ear.take() == []  # it lies on the table already
    assert isinstance(last, Lay)
    driver.lay(last.card, last.pile)
    assert ear.take()[-1:] == [Sound.WON]


def test_nothing_is_heard_nor_opened_when_it_is_switched_off(open_window: OpenWindow) -> None:
    driver = open_window(open_player=lambda: pytest.fail("nobody wants it"), sounds=False)
    begin_with_steps(driver)
    driver.app.sounds.get_ready()
    driver.finish()


def test_a_start_loads_nothing_for_sound(open_window: OpenWindow) -> None:
    driver = open_window(open_player=lambda: pytest.fail("it is too early"), at_once=True)
    assert driver.window.isVisible()
    assert not {LOUDSPEAKER, "PySide6.QtMultimedia"} & set(sys.modules)
    (soon,) = driver.app.sounds.findChildren(QTimer)
    assert soon.remainingTime() > PATIENCE_MS, "however long this takes, it is still to come"


# The settings


def test_the_settings_let_it_be_heard(open_it: Callable[..., Driver], ear: Ear) -> None:
    driver = open_it(at_once=True)
    ear.silence = Silence.NO_LOUDSPEAKER
    driver.choose("Game", "Settings…")
    assert driver.find(QCheckBox, "sounds").accessibleDescription().startswith("Nothing can be")
    driver.key(Qt.Key.Key_Escape)
    ear.silence = None  # it was plugged in
    driver.choose("Game", "Settings…")
    assert driver.find(QCheckBox, "sounds").accessibleDescription().startswith("Quiet ones")
    slider = driver.find(VolumeSlider, "volume")
    slider.setFocus()
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_Right)
    assert ear.played == [(Sound.LAID, 10), (Sound.LAID, 20)]
    ear.take()
    switch = driver.find(QCheckBox, "sounds")
    driver.tick(switch)
    assert ear.take() == []
    driver.tick(switch)
    assert ear.take() == [Sound.LAID]
