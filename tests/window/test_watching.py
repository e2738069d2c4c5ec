"""Watching computer players: at which pace they play, and that the window never waits for them."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QWhatsThis
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS
from tests.positions import card
from tests.window.computers import (
    CASUAL,
    PERSON,
    SKILLED,
    Spy,
    acting,
    agree,
    laid,
    let_look_again,
    pace_timer,
    play_as,
    play_turn,
    slow_spy,
    turns,
    wait_for_ever,
    wait_for_people,
    wait_until_asked,
    wait_until_played,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open
from tests.window.prepared import dealt
from tests.window.said import said
from tests.window.test_language_switch import to_english, to_german, unchanged
from tests.window.test_pass_and_play import hands, reach
from tests.window.whole_games import ByKeyboard
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.engine import Lay
from thegame_desktop.model.preferences import Pace
from thegame_desktop.play.moment import Moment
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.table.turn_panel import TurnPanel

CTRL = Qt.KeyboardModifier.ControlModifier
SAME = ("Alan", "Grace", "Pause")
"""Names, and a word that is the same in both languages."""


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return slow_spy(monkeypatch)


@pytest.fixture
def driver(open_window: OpenWindow, spy: Spy, qtbot: QtBot) -> Driver:
    """One person and two computer players, the first of which is on turn and waits."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    agree(driver, 1)
    wait_until_asked(spy, qtbot)
    return driver


def told(driver: Driver) -> str:
    """What is told of the turn."""
    return driver.find(TurnPanel, None).accessibleName()


def assert_waits(driver: Driver) -> None:
    """Nothing is going to happen by itself."""
    before = laid(driver)
    QApplication.processEvents()
    timer = pace_timer(driver)
    assert not timer.isActive() or timer.remainingTime() > PATIENCE_MS
    assert laid(driver) == before


def go_on_at_once(driver: Driver) -> None:
    """Have computer players play without a pause from now on, unless something holds them up."""
    driver.app.settings.change(pace=Pace.AT_ONCE)


def test_nobody_races_against_their_pace(open_window: OpenWindow) -> None:
    """Unless a test says otherwise, they wait until they are hurried, on any machine."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    agree(driver, 1)
    assert acting(driver) == 1
    assert_waits(driver)


# Hurry


@pytest.mark.parametrize("means", ["button", "ctrl enter", "ctrl return", "space", "menu"])
def test_hurry_plays_just_this_turn(means: str, driver: Driver, spy: Spy, qtbot: QtBot) -> None:
    assert_waits(driver)
    assert (acting(driver), laid(driver)) == (1, 0)
    match means:
        case "button":
            driver.click(driver.button("hurry"))
        case "ctrl enter":
            driver.key(Qt.Key.Key_Enter, CTRL)
        case "ctrl return":
            driver.key(Qt.Key.Key_Return, CTRL)
        case "space":
            driver.key(Qt.Key.Key_Space)
        case "menu":
            driver.choose("Turn", "Hurry this turn")
    qtbot.waitUntil(lambda: acting(driver) == 2)
    wait_until_asked(spy, qtbot, times=2)
    assert turns(driver) == 1
    assert_waits(driver)


def test_the_buttons_belong_to_a_computer_players_turn(
    driver: Driver, spy: Spy, qtbot: QtBot
) -> None:
    for seat in (1, 2):
        assert acting(driver) == seat
        assert driver.can_see("hurry")
        assert driver.can_see("pause")
        assert not driver.can_see("finish")
        assert not driver.can_see("take back")
        driver.click(driver.button("hurry"))
        wait_until_played(driver, qtbot, seat)
    assert not driver.can_see("hurry")
    assert not driver.can_see("pause")
    assert driver.can_see("finish")
    driver.key(Qt.Key.Key_P, CTRL)
    play_turn(driver)
    assert not driver.button("pause").isChecked(), "a person's turn can't be paused"


def test_a_persons_own_keys_do_nothing_meanwhile(driver: Driver) -> None:
    driver.click_card(card("2"))
    assert driver.notice == "It is Alan's turn"
    driver.key(Qt.Key.Key_Z, CTRL)
    assert_waits(driver)
    assert driver.hand == hands(3)[0]


# Pause


@pytest.mark.parametrize("means", ["button", "screen reader", "key", "menu"])
def test_pause_stops_and_goes_on(means: str, driver: Driver, spy: Spy, qtbot: QtBot) -> None:
    def press() -> None:
        match means:
            case "button":
                driver.click(driver.button("pause"))
            case "screen reader":  # toggles it, which is no click
                found = QAccessible.queryAccessibleInterface(driver.button("pause"))
                found.actionInterface().doAction("Toggle")
            case "key":
                driver.key(Qt.Key.Key_P, CTRL)
            case "menu":
                driver.choose("Turn", "Pause the computer players")

    press()
    assert "Paused" in told(driver)
    assert driver.button("pause").isChecked()
    go_on_at_once(driver)
    assert_waits(driver)
    assert not pace_timer(driver).isActive()
    assert laid(driver) == 0
    press()
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


def test_hurry_ends_the_pause(driver: Driver, qtbot: QtBot) -> None:
    driver.click(driver.button("pause"))
    driver.click(driver.button("hurry"))
    qtbot.waitUntil(lambda: acting(driver) == 2)
    assert not driver.button("pause").isChecked()
    assert "Paused" not in told(driver)


def test_a_new_game_is_not_paused(driver: Driver, qtbot: QtBot) -> None:
    driver.click(driver.button("pause"))
    driver.start(with_computers(dealt(*hands(2)), PERSON, CASUAL))
    agree(driver, 1)
    assert not driver.button("pause").isChecked()
    go_on_at_once(driver)
    wait_for_people(driver, qtbot)
    assert turns(driver) == 1


# What holds them up


def test_another_page_holds_them_up(driver: Driver, qtbot: QtBot) -> None:
    driver.choose("Game", "New game…")
    go_on_at_once(driver)
    let_look_again(driver, qtbot)
    assert laid(driver) == 0
    driver.click(driver.button("back"))
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


def test_open_signals_hold_them_up(driver: Driver, qtbot: QtBot) -> None:
    driver.click(driver.button("signals"))
    go_on_at_once(driver)
    let_look_again(driver, qtbot)
    driver.click(driver.button("signal pile_advice 1 keep_off"))
    let_look_again(driver, qtbot)
    assert laid(driver) == 0
    driver.click(driver.button("signals done"))
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


def test_a_dragged_card_holds_them_up(driver: Driver, qtbot: QtBot) -> None:
    """Whoever arranges the hand meanwhile isn't disturbed."""
    driver.press_card(card("2"))
    driver.move_to(driver.card(card("17")))
    go_on_at_once(driver)
    let_look_again(driver, qtbot)
    assert laid(driver) == 0
    driver.release_on(driver.card(card("17")))
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2
    assert driver.hand != hands(3)[0]
    assert sorted(driver.hand.split(), key=int) == hands(3)[0].split()


@pytest.mark.parametrize("means", ["settings", "a pile"])
def test_whatever_is_being_read_holds_them_up(means: str, driver: Driver, qtbot: QtBot) -> None:
    if means == "settings":
        driver.choose("Game", "Settings…")
        (dialog,) = driver.window.findChildren(SettingsDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
    else:
        driver.click_pile(0)
        assert is_open(driver)
    go_on_at_once(driver)
    let_look_again(driver, qtbot)
    assert laid(driver) == 0
    assert means == "settings" or is_open(driver)
    driver.key(Qt.Key.Key_Escape)
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


def test_a_question_what_something_is_holds_them_up(driver: Driver, qtbot: QtBot) -> None:
    driver.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    go_on_at_once(driver)
    let_look_again(driver, qtbot)
    driver.click_pile(0)
    let_look_again(driver, qtbot)
    assert QApplication.activePopupWidget() is not None, "the answer"
    assert laid(driver) == 0
    QWhatsThis.hideText()
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


def test_another_pace_holds_at_once(driver: Driver, qtbot: QtBot) -> None:
    """Chosen in the settings, by keys."""
    driver.key(Qt.Key.Key_Comma, CTRL)
    (dialog,) = driver.window.findChildren(SettingsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    for _ in range(20):
        box = QApplication.focusWidget()
        if isinstance(box, QComboBox) and box.findData(Pace.AT_ONCE.value) >= 0:
            break
        driver.key(Qt.Key.Key_Tab)
    driver.key(Qt.Key.Key_End)
    assert driver.app.settings.preferences.pace is Pace.AT_ONCE
    driver.key(Qt.Key.Key_Escape)
    wait_for_people(driver, qtbot)
    assert turns(driver) == 2


# Language, focus, screen readers


def test_every_text_changes_in_the_middle_of_their_turn(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    play_as(monkeypatch, Spy())
    wait_for_ever(monkeypatch, before_turn_ms=0)
    driver = open_window(1500, 900)
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    agree(driver, 1)
    qtbot.waitUntil(lambda: laid(driver) == 1)
    driver.click(driver.button("pause"))
    english = said(driver.window)
    to_german(driver, qtbot)
    german = said(driver.window)
    assert [each for each in unchanged(english, german) if each.text not in SAME] == []
    assert "Paused" not in told(driver)
    to_english(driver, qtbot)
    assert said(driver.window) == english
    assert laid(driver) == 1


def test_every_text_changes_while_it_is_agreed_who_begins(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    driver = open_window(1500, 900)
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    qtbot.waitUntil(lambda: driver.button("starter 1").accessibleName() == "Alan: rather not")
    english = said(driver.window)
    to_german(driver, qtbot)
    german = said(driver.window)
    assert [each for each in unchanged(english, german) if each.text not in SAME] == []
    to_english(driver, qtbot)
    assert said(driver.window) == english


def test_what_a_screen_reader_hears(driver: Driver, qtbot: QtBot) -> None:
    chips = [driver.button(f"seat {seat}").accessibleName() for seat in range(3)]
    assert chips == [
        "You, 6 cards in hand",
        "Alan, skilled computer player, 6 cards in hand, on turn",
        "Grace, casual computer player, 6 cards in hand",
    ]
    assert told(driver) == "Alan's turn. Thinks it over. 0 cards laid"
    assert driver.button("hurry").text() == "Hurry"
    assert driver.button("pause").text() == "Pause"
    for name in ("hurry", "pause"):
        reach(driver, name)
        assert driver.button(name).toolTip()
    driver.key(Qt.Key.Key_Space)
    assert driver.button("pause").isChecked()
    assert told(driver).startswith("Alan's turn. Paused")
    reach(driver, "hurry")
    driver.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: acting(driver) == 2)
    assert driver.focused == "hurry", "the next one can be hurried too"


@pytest.mark.parametrize("name", ["card 5", "pile 2", "signals"])
def test_the_focus_stays_while_others_play(name: str, driver: Driver, qtbot: QtBot) -> None:
    reach(driver, name)
    focused: list[str] = []

    def note(moment: Moment) -> None:
        if moment.after.table.on_turn != 0:
            focused.append(driver.focused)

    driver.app.session.stepped.connect(note)
    go_on_at_once(driver)
    wait_for_people(driver, qtbot)
    assert len(focused) > 4
    assert set(focused) == {name}


def test_keys_alone(open_window: OpenWindow, spy: Spy, qtbot: QtBot) -> None:
    """The beginning is agreed, turns are hurried, and one's own is played and finished."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, CASUAL))
    reach(driver, "starter 1")
    driver.key(Qt.Key.Key_Return)
    for seat in (1, 2):
        assert acting(driver) == seat
        driver.key(Qt.Key.Key_Space)
        wait_until_played(driver, qtbot, seat)
    means = ByKeyboard(driver)
    lays = GreedyBot().choose(driver.app.session.observation, Random(1))
    for lay in lays:
        if isinstance(lay, Lay):
            means.lay(lay.card, lay.pile)
    means.press("finish")
    assert acting(driver) == 1
    driver.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: acting(driver) == 2)
