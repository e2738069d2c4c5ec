"""After a turn round one laptop: new cards stay in sight until the player passes on."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests import gallery_games as games
from tests.positions import card, layout
from tests.window.computers import (
    CASUAL,
    PERSON,
    let_look_again,
    slow_spy,
    wait_until_asked,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.perform import go_away
from tests.window.prepared import dealt, lay_all
from tests.window.test_pass_and_play import assert_covered_for, cover
from thegame_desktop.engine import Card
from thegame_desktop.model.preferences import SECONDS_OF_NEW_CARDS, Pace, Speed
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.wishes import CoverHand
from thegame_desktop.view.look import announcing
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table import new_cards_timer
from thegame_desktop.view.table import recap_show as replay_module
from thegame_desktop.view.table.cover.careful_button import CarefulButton
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.motion.flying_card import FlyingCard
from thegame_desktop.view.table.new_cards_timer import NewCardsTimer
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.window import away_watch

THREE = ("2 5 8 11 14 17", "3 6 9 12 15 18", "4 7 10 13 16 19")
LEFT, NEW = "8 11 14 17", "90 91"
CTRL = Qt.KeyboardModifier.ControlModifier
LONG = 60_000
"""A time that no test waits for."""
SOON_MS = 20
"""A second, for tests that wait for some."""


def three(**more: object) -> NewGame:
    return dealt(*THREE, draw=f"{NEW} 92 93", **more)  # type: ignore[arg-type]


def take_turn(driver: Driver, game: NewGame | None = None) -> None:
    """The first player has laid two cards, and could finish the turn."""
    driver.start(game or three())
    driver.begin(0)
    lay_all(driver, "2/0 5/0")


def draw(driver: Driver, game: NewGame | None = None) -> None:
    """The first player has finished a turn, and sees the new cards."""
    take_turn(driver, game)
    driver.click(driver.button("finish"))
    assert_new_cards(driver)


def assert_new_cards(driver: Driver) -> None:
    assert driver.hand == f"{LEFT} {NEW}"
    assert driver.can_see("pass on")
    assert not driver.can_see("uncover")
    assert told(driver).startswith("Player 1 looks. New cards: ")


def told(driver: Driver) -> str:
    return driver.find(TurnPanel, None).accessibleName()


def at_rest(driver: Driver, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not driver.table.is_moving)


# What there is to see


def test_the_new_cards_are_marked_and_it_is_told_what_to_do(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    assert told(driver) == (
        "Player 1 looks. New cards: talk about them now if you like, then pass the laptop to "
        "Player 2 (Space)"
    )
    heights = {each.card.code: each.y() for each in driver.all(CardButton, None)}
    assert len({heights[code] for code in LEFT.split()}) == 1
    assert all(heights[code] < heights["8"] for code in NEW.split()), "they stand out"
    for code in NEW.split():
        assert ". new" in driver.card(card(code)).accessibleDescription()
    assert ". new" not in driver.card(card("8")).accessibleDescription()
    assert driver.button("seat 0").accessibleName() == "Player 1, 6 cards in hand, looking"
    assert "on turn" in driver.button("seat 1").accessibleName()
    button = driver.button("pass on")
    assert button.text() == "Pass to Player 2"
    assert "(Space)" in button.toolTip()
    for name in ("finish", "take back", "hint"):
        assert not driver.can_see(name)


def test_a_mark_is_painted_on_new_cards_alone(open_window: OpenWindow, theme: Theme) -> None:
    driver = open_window()
    draw(driver)
    picture, colour = driver.table.grab().toImage(), theme.colours.accent.rgb()

    def has_mark(code: str) -> bool:
        button = driver.card(card(code))
        top = range(button.y(), button.y() + button.height() // 8)
        across = range(button.x() + button.width() // 3, button.x() + 2 * button.width() // 3)
        return any(picture.pixel(x, y) == colour for y in top for x in across)

    assert [has_mark(code) for code in f"{LEFT} {NEW}".split()] == [False] * 4 + [True] * 2


def test_now_is_the_time_to_talk(open_window: OpenWindow) -> None:
    """What can be said is beside the cards, and they stay while it is said."""
    driver = open_window()
    draw(driver)
    signals, onward = driver.button("signals"), driver.button("pass on")
    assert signals.isEnabled()
    assert (signals.x(), signals.width()) == (onward.x(), onward.width()), "beside the hand"
    driver.click(signals)
    driver.click(driver.button("signal pile_advice 0 keep_off"))
    driver.click(driver.button("signals done"))
    assert_new_cards(driver)
    assert driver.app.session.observation.table.signals[0]
    driver.pass_on()
    assert_covered_for(driver, 1)


def test_under_silence_nobody_is_asked_to_talk(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver, three(edition="extreme", commands=layout(silence="5")))
    assert told(driver) == (
        "Player 1 looks. New cards: have a good look, then pass the laptop to Player 2 (Space). "
        "Silence holds!"
    )
    assert not driver.button("signals").isEnabled()


def test_a_stop_shows_the_new_card_at_once(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_stop=False)
    driver.start(three(edition="extreme", commands=layout(stop="2")))
    driver.begin(0)
    driver.lay(card("2"), 0)
    assert driver.hand == "5 8 11 14 17 90"
    assert driver.can_see("pass on")
    driver.pass_on()
    assert_covered_for(driver, 1)


def test_where_nothing_was_drawn_nothing_is_shown(open_window: OpenWindow) -> None:
    driver = open_window()
    games.played_until(games.near_the_end, "original", 3).replay(driver.session)
    on_turn = driver.app.session.observation.seat
    driver.click(driver.button("finish"))
    assert driver.app.session.is_running
    assert driver.app.session.sight.awaited not in (None, on_turn)
    assert driver.can_see("uncover")
    assert driver.hand == ""


# Passing on


def pressed(*key: object) -> Callable[[Driver], None]:
    return lambda driver: driver.key(*key)  # type: ignore[arg-type]


WAYS: dict[str, Callable[[Driver], None]] = {
    "click": lambda driver: driver.click(driver.button("pass on")),
    "space": pressed(Qt.Key.Key_Space),
    "enter": pressed(Qt.Key.Key_Return),
    "keypad": pressed(Qt.Key.Key_Enter),
    "ctrl+enter": pressed(Qt.Key.Key_Return, CTRL),
    "ctrl+h": pressed(Qt.Key.Key_H, CTRL),
    "next seat": lambda driver: driver.click(driver.button("seat 1")),
    "menu": lambda driver: driver.choose("Turn", "Cover the hand"),
}


@pytest.mark.parametrize("way", WAYS)
def test_they_stay_until_somebody_passes_on(
    way: str, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    draw(driver)
    (timer,) = driver.table.findChildren(NewCardsTimer)
    assert not any(each.isActive() for each in timer.findChildren(QTimer)), "it waits for me"
    WAYS[way](driver)
    assert_covered_for(driver, 1)
    driver.uncover()
    assert driver.hand == THREE[1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
@pytest.mark.parametrize("place", ["card 90", "pass on"])
def test_the_key_passes_on_from_a_card_too(
    place: str, key: Qt.Key, open_window: OpenWindow
) -> None:
    """In a look no card can be picked up: there is nothing else that the key could mean."""
    driver = open_window()
    draw(driver)
    driver.button(place).setFocus(Qt.FocusReason.TabFocusReason)
    driver.key(key)
    assert_covered_for(driver, 1)


@pytest.mark.parametrize(
    "place",
    [
        lambda driver: driver.pile(0),
        lambda driver: driver.pile(3),
        lambda driver: driver.button("card 90"),
        lambda driver: driver.find(DrawPileView, None),
        lambda driver: driver.table.findChild(LogPanel),
    ],
)
def test_it_passes_on_wherever_the_last_click_went(
    place: Callable[[Driver], QWidget], open_window: OpenWindow
) -> None:
    """A pile that was clicked has shown its cards, and is folded up again."""
    driver = open_window()
    draw(driver)
    driver.click(place(driver))
    driver.key(Qt.Key.Key_Escape)
    assert_new_cards(driver)
    driver.key(Qt.Key.Key_Space)
    assert_covered_for(driver, 1)


def test_on_what_the_key_operates_it_does_just_that(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    driver.button("signals").setFocus(Qt.FocusReason.TabFocusReason)
    driver.key(Qt.Key.Key_Space)
    assert any(panel.isVisible() for panel in driver.all(SignalsPanel, None))
    assert_new_cards(driver)


def test_another_player_can_look_in_between(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    driver.click(driver.button("seat 2"))
    assert_covered_for(driver, 2)
    driver.uncover()
    assert driver.hand == THREE[2]
    assert told(driver) == (
        "Player 3 looks. Player 2's turn. Pass the laptop back when you have seen enough (Space)"
    )
    driver.key(Qt.Key.Key_Space)
    assert_covered_for(driver, 1)


def test_whoever_has_passed_on_sees_nothing_marked_in_a_later_look(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    driver.pass_on()
    driver.click(driver.button("seat 0"))
    driver.uncover()
    assert driver.hand == f"{LEFT} {NEW}"
    assert len({each.y() for each in driver.all(CardButton, None)}) == 1
    assert told(driver).startswith("Player 1 looks. Player 2's turn")


@pytest.mark.parametrize("edges", ["alone", "open hands", "with computers"])
def test_where_nothing_is_hidden_nothing_has_to_be_passed_on(
    edges: str, open_window: OpenWindow
) -> None:
    driver = open_window()
    game = three()
    if edges == "alone":
        game = dealt("2 5 8 11 14 17 20 23", draw=NEW)
    elif edges == "open hands":
        game = replace(game, open_hands=True)
    else:
        game = with_computers(game, PERSON, CASUAL, CASUAL)
    driver.start(game)
    if edges != "alone":
        driver.click(driver.button("starter 0"))
    lay_all(driver, "2/0 5/0")
    driver.click(driver.button("finish"))
    assert not driver.can_see("pass on")
    assert not driver.can_see("uncover")
    assert len({each.y() for each in driver.all(CardButton, None)}) == 1


# Nobody passes on by accident


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_key_that_finished_does_not_pass_on_while_it_is_held(
    key: Qt.Key, open_window: OpenWindow
) -> None:
    driver = open_window()
    take_turn(driver)
    driver.button("finish").setFocus(Qt.FocusReason.TabFocusReason)
    driver.hold_down(key, repeats=20)
    assert_new_cards(driver)


def test_nor_does_the_chord_that_finished(open_window: OpenWindow) -> None:
    driver = open_window()
    take_turn(driver)
    driver.key(Qt.Key.Key_Return, CTRL)
    for _ in range(20):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, Qt.Key.Key_Return, CTRL, "\r", True)
            QApplication.sendEvent(driver.window.windowHandle(), event)
            QApplication.processEvents()
    assert_new_cards(driver)


@pytest.mark.parametrize("way", ["space", "enter", "ctrl+enter", "click"])
def test_what_comes_too_soon_was_meant_for_the_turn(
    way: str, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(grace_ms=LONG)
    driver.start(three())
    for _ in range(3):
        driver.session.uncover()
        driver.session.cover()
    QApplication.processEvents()
    driver.click(driver.button("starter 0"))
    driver.session.uncover()
    QApplication.processEvents()
    lay_all(driver, "2/0 5/0")
    driver.double_click(driver.button("finish"))
    assert_new_cards(driver)
    WAYS[way](driver)
    assert_new_cards(driver)
    button = driver.find(CarefulButton, "pass on")
    (grace,) = button.findChildren(QTimer)
    with qtbot.waitSignal(grace.timeout):
        grace.start(0)
    assert_new_cards(driver)
    WAYS[way](driver)
    assert driver.can_see("uncover")
    assert driver.hand == ""


def test_one_held_key_never_runs_through_several_players(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    driver.hold_down(Qt.Key.Key_Space, repeats=30)
    assert_covered_for(driver, 1)


# While things move


def test_a_key_in_the_air_brings_the_new_cards_and_the_next_one_passes_on(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    take_turn(driver)
    driver.app.settings.change(speed=Speed.SLOW)
    driver.click(driver.button("finish"))
    moved = driver.table.is_moving
    driver.key(Qt.Key.Key_Space)
    assert (moved, driver.table.is_moving) == (True, False)
    assert_new_cards(driver)
    driver.key(Qt.Key.Key_Space)
    assert driver.hand == ""
    assert driver.app.session.sight.awaited == 1


def test_what_was_missed_flies_in_again_and_again(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """For whoever is still getting hold of the laptop."""
    monkeypatch.setattr(replay_module, "_BEFORE_ENCORE_MS", 10)
    departures = Departures()
    driver = open_window()
    draw(driver)
    driver.app.settings.change(speed=Speed.FAST)
    qapp.installEventFilter(departures)
    driver.pass_on()
    qtbot.waitUntil(lambda: len(departures.cards) == 6)
    qapp.removeEventFilter(departures)
    at_rest(driver, qtbot)
    assert not flying(driver)
    assert departures.cards == [card("2"), card("5")] * 3
    assert driver.pile(0).accessibleName().startswith("Pile 1, ascending: 5 on top")


def test_it_is_shown_again_at_a_click_until_the_hand_is_uncovered(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    draw(driver)
    driver.app.settings.change(speed=Speed.FAST)
    driver.pass_on()
    qtbot.waitUntil(lambda: driver.can_see("recap again"))
    at_rest(driver, qtbot)
    driver.click(driver.button("recap again"))
    assert driver.focused == "uncover", "Space uncovers all the same"
    qtbot.waitUntil(lambda: bool(flying(driver)))
    driver.uncover()
    assert not flying(driver)
    at_rest(driver, qtbot)
    assert driver.hand == THREE[1]
    assert driver.pile(0).accessibleName().startswith("Pile 1, ascending: 5 on top")


class Departures(QObject):
    """Notes every face-up card that sets out: a busy machine may not get to see it fly."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Card] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, FlyingCard):
            self.cards += [watched.card] if watched.card else []
        return False


def flying(driver: Driver) -> list[FlyingCard]:
    return [each for each in driver.table.findChildren(FlyingCard) if each.isVisible()]


# A few seconds


@pytest.fixture
def quick_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_cards_timer, "SECOND_MS", SOON_MS)


def timer_of(driver: Driver) -> NewCardsTimer:
    (timer,) = driver.table.findChildren(NewCardsTimer)
    return timer


def covered_in_time(driver: Driver, qtbot: QtBot) -> AbstractContextManager[object]:
    """Wait until they have been in sight for long enough."""
    wished = driver.table.wished
    return qtbot.waitSignal(wished, check_params_cb=lambda wish: wish == CoverHand())


@pytest.mark.usefixtures("quick_seconds")
@pytest.mark.parametrize("seconds", SECONDS_OF_NEW_CARDS[1:])
def test_after_a_few_seconds_they_are_covered_if_that_is_wanted(
    seconds: int, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(new_cards_seconds=seconds)
    take_turn(driver)
    with covered_in_time(driver, qtbot):
        driver.click(driver.button("finish"))
        assert_new_cards(driver)
    assert_covered_for(driver, 1)


@pytest.mark.usefixtures("quick_seconds")
def test_it_is_chosen_in_the_settings(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    draw(driver)
    driver.choose("Game", "Settings…")
    box = driver.find(QComboBox, "new_cards_seconds")
    texts = [box.itemText(nth) for nth in range(box.count())]
    assert texts == [
        "until I pass the laptop on",
        "for 2 seconds",
        "for 4 seconds",
        "for 8 seconds",
    ]
    box.setFocus()
    driver.key(Qt.Key.Key_Down)
    assert driver.app.settings.preferences.new_cards_seconds == 2
    assert_new_cards(driver)
    with covered_in_time(driver, qtbot):
        driver.key(Qt.Key.Key_Escape)
    assert_covered_for(driver, 1)


def tick(timer: QTimer, qtbot: QtBot) -> None:
    """Have its time be up now, and then not before this is called again."""
    with qtbot.waitSignal(timer.timeout):
        timer.setInterval(0)
    timer.setInterval(LONG)


def is_at_something_else(driver: Driver) -> bool:
    """Whether what can be said is in sight, or another window."""
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    panels = driver.all(SignalsPanel, None)
    return windows != [driver.window] or any(each.isVisible() for each in panels)


@pytest.mark.parametrize("busy", ["signals", "rules"])
def test_it_waits_while_somebody_talks_or_reads_and_begins_anew(
    busy: str, open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_cards_timer, "SECOND_MS", LONG)
    driver = open_window(new_cards_seconds=2)
    draw(driver)
    (timer,) = timer_of(driver).findChildren(QTimer)
    ticks_of_all = 2 * LONG // timer.interval()
    were_busy: list[bool] = []
    timer.timeout.connect(lambda: were_busy.append(is_at_something_else(driver)))
    tick(timer, qtbot)
    assert were_busy == [False]
    were_busy.clear()
    if busy == "signals":
        driver.click(driver.button("signals"))
    else:
        driver.click_pile(0)
        driver.key(Qt.Key.Key_Escape)
        driver.key(Qt.Key.Key_F1)
    for _ in range(100):
        tick(timer, qtbot)
    assert were_busy == [True] * 100
    were_busy.clear()
    assert_new_cards(driver)
    if busy == "signals":
        driver.click(driver.button("signals done"))
    else:
        driver.key(Qt.Key.Key_Escape)
    while len(were_busy) < ticks_of_all:
        assert_new_cards(driver)
        tick(timer, qtbot)
    assert were_busy == [False] * ticks_of_all, "it began anew"
    assert_covered_for(driver, 1)


def test_a_key_passes_on_before_the_time_is_up(open_window: OpenWindow) -> None:
    driver = open_window(new_cards_seconds=8)
    draw(driver)
    driver.key(Qt.Key.Key_Space)
    assert_covered_for(driver, 1)
    (ticks,) = timer_of(driver).findChildren(QTimer)
    assert not ticks.isActive()


def test_no_other_look_is_timed(open_window: OpenWindow) -> None:
    driver = open_window(new_cards_seconds=2)
    driver.start(three())
    (ticks,) = timer_of(driver).findChildren(QTimer)
    driver.uncover()
    assert not ticks.isActive()


# Others


def test_computer_players_wait_for_whoever_looks(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = slow_spy(monkeypatch)
    driver = open_window(pace=Pace.AT_ONCE)
    take_turn(driver, with_computers(three(), PERSON, CASUAL, PERSON))
    driver.click(driver.button("finish"))
    wait_until_asked(spy, qtbot)
    let_look_again(driver, qtbot)
    assert_new_cards(driver)
    assert driver.button("pass on").text() == "Cover my hand"
    assert told(driver).endswith(": talk about them now if you like, then cover your hand (Space)")
    assert len(driver.app.session.observation.table.turns) == 1
    assert not driver.can_see("hurry")
    driver.key(Qt.Key.Key_Return, CTRL)
    assert driver.hand == ""
    qtbot.waitUntil(lambda: len(driver.app.session.observation.table.turns) == 2)
    assert_covered_for(driver, 2)


def test_they_are_heard_and_so_is_how_to_go_on(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear()
    monkeypatch.setattr(announcing, "QAccessible", ear)
    driver = open_window()
    take_turn(driver)
    ear.news()
    driver.key(Qt.Key.Key_Return, CTRL)
    (drawn,) = ear.news()
    assert drawn == (
        "Player 1: 2 cards drawn: 90 and 91. Player 2's turn: at least 2 cards. New cards: "
        "talk about them now if you like, then pass the laptop to Player 2 (Space)"
    )
    driver.key(Qt.Key.Key_Space)
    assert ear.news() == []


def test_nobody_who_comes_by_sees_them(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)
    driver = open_window()
    draw(driver)
    go_away()
    assert_covered_for(driver, 1)


def test_a_game_left_then_comes_back_covered_for_the_next(open_window: OpenWindow) -> None:
    driver = open_window()
    draw(driver)
    driver.window.close()
    assert driver.app.autosave.flush()
    again = open_window(data=driver.app.data_folder)
    again.key(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert "Player 2" in cover(again)
    assert again.hand == ""
    assert again.app.session.new_cards == ()
    again.uncover()
    assert again.hand == THREE[1]
