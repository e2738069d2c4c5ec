"""What computer players say: who would like to begin, and signals; and how they listen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.computers import (
    CASUAL,
    PERSON,
    SKILLED,
    Spy,
    acting,
    agree,
    laid,
    play_as,
    play_turn,
    slow_spy,
    wait_for_ever,
    wait_for_people,
    wait_until_asked,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from tests.window.test_pass_and_play import hands
from thegame_desktop.bots.player import Eagerness
from thegame_desktop.engine import (
    Advice,
    Command,
    CommandNote,
    Note,
    Observation,
    PileAdvice,
    Signals,
    pile_of,
)
from thegame_desktop.model.preferences import Pace
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.starter_panel import StarterPanel

KEEP_OFF = PileAdvice(0, Advice.KEEP_OFF)
WISHES = {
    Eagerness.NONE: "rather not",
    Eagerness.WEAK: "would like to",
    Eagerness.STRONG: "would love to",
}


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return slow_spy(monkeypatch)


def wishes(driver: Driver, players: int) -> list[str]:
    """What is said below the buttons of those who could begin."""
    return [driver.find(QLabel, f"eagerness {seat}").text() for seat in range(players)]


def on_pile(driver: Driver, index: int) -> str:
    return driver.pile(index).accessibleName()


def at_seat(driver: Driver, seat: int) -> str:
    return driver.button(f"seat {seat}").accessibleName()


def say(driver: Driver, *names: str) -> None:
    """Open the panel, click these, and close it."""
    driver.click(driver.button("signals"))
    for name in names:
        driver.click(driver.button(f"signal {name}"))
    driver.click(driver.button("signals done"))


def has_digit(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


# Who begins


def test_only_computer_players_tell_how_much_they_would_like_to_begin(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    low, middle, high = "2 3 4 5 6 7", "30 35 40 45 50 55", "98 97 20 21 60 61"
    game = dealt(low, middle, high, "70 71 72 73 74 75")
    driver.start(with_computers(game, PERSON, SKILLED, CASUAL, SKILLED))
    qtbot.waitUntil(lambda: all(wishes(driver, 4)[1:]))
    assert wishes(driver, 4)[0] == ""
    assert wishes(driver, 4)[1:] == ["rather not", "would love to", "rather not"]
    panel = driver.find(StarterPanel, None)
    texts = [each.text() for each in panel.findChildren(QLabel) if each.isVisible()]
    assert not any(map(has_digit, texts)), "nobody names a number"
    assert driver.button("starter 2").accessibleName() == "Grace: would love to"
    assert driver.button("starter 0").accessibleName() == "You"


@pytest.mark.parametrize("wish", Eagerness)
def test_each_wish_has_its_words(
    wish: Eagerness, open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    spy.feels = wish
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), CASUAL, PERSON, PERSON))
    assert not driver.can_see("eagerness 0"), "not before all people have looked"
    driver.look_round()
    qtbot.waitUntil(lambda: wishes(driver, 3) == [WISHES[wish], "", ""])
    driver.click(driver.button("seat 1"))
    driver.uncover()
    driver.click(driver.button("pass on"))
    assert wishes(driver, 3) == [WISHES[wish], "", ""], "also after another look"


def test_people_say_nothing_below_their_buttons(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.look_round()
    assert not driver.can_see("eagerness 0")


def test_the_question_leaves_the_only_persons_hand_in_sight(
    open_window: OpenWindow, spy: Spy
) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), SKILLED, PERSON, CASUAL))
    panel = driver.find(StarterPanel, None)
    cards = [each for each in driver.all(CardButton, None) if each.isVisible()]
    assert len(cards) == 6
    assert not any(each.geometry().intersects(panel.geometry()) for each in cards)
    for each in cards:
        spot = each.mapTo(driver.window, QPoint(each.width() // 4, each.height() // 2))
        assert driver.window.childAt(spot) is each
    driver.drag_card(card("3"), driver.card(card("18")))
    assert driver.hand.split() != sorted(driver.hand.split(), key=int)
    assert driver.can_see("starter 0"), "it can be arranged meanwhile"


@pytest.mark.parametrize("starter", [0, 2])
def test_a_computer_player_is_asked_to_begin(
    starter: int, open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    driver.start(with_computers(dealt(*hands(3)), SKILLED, PERSON, CASUAL))
    driver.click(driver.button(f"starter {starter}"))
    wait_for_people(driver, qtbot)
    first = driver.app.session.observation.table.turns[0]
    assert first.player == starter
    assert not driver.can_see("starter 0")


def test_the_keenest_begins_among_themselves(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keen = hands(3)[2].split()[0]

    def eagerness(observation: Observation) -> Eagerness:
        return Eagerness.STRONG if card(keen) in observation.hand else Eagerness.WEAK

    monkeypatch.setattr(spy, "eagerness", eagerness)
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), SKILLED, CASUAL, CASUAL))
    QApplication.processEvents()
    assert driver.app.session.observation.table.on_turn is None, "at their pace"
    driver.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: acting(driver) == 2)


# Signals


def test_they_are_shown_with_their_owner(open_window: OpenWindow, spy: Spy, qtbot: QtBot) -> None:
    spy.says = (KEEP_OFF, CommandNote(Command.STOP, Note.HELD))
    driver = open_window()
    commands = layout(stop="50 51")
    game = dealt(*hands(3), edition="extreme", commands=commands)
    driver.start(with_computers(game, PERSON, SKILLED, CASUAL))
    (pile,) = driver.all(PileButton, "pile 0")  # behind the question
    bare = pile.grab().toImage(), driver.button("seat 1").grab().toImage()
    QApplication.processEvents()
    assert "keep off" not in pile.accessibleName(), "nobody speaks before the beginning"
    agree(driver, 0)
    qtbot.waitUntil(lambda: "Alan: keep off" in on_pile(driver, 0))
    qtbot.waitUntil(lambda: "Grace: keep off" in on_pile(driver, 0))
    assert "Stop" in at_seat(driver, 1)
    assert "Stop" in at_seat(driver, 2)
    assert "Stop" not in at_seat(driver, 0)
    spoken = driver.pile(0).grab().toImage(), driver.button("seat 1").grab().toImage()
    assert all(one != other for one, other in zip(bare, spoken, strict=True))
    told = [driver.app.words.log_line(each, game.setup) for each in driver.app.session.events]
    assert not any("keep off" in each for each in told), "that is seen, and no story"


class ShyOfHeights(Spy):
    """Says something else of a pile once it has moved."""

    def speak(self, observation: Observation) -> Signals:
        has_moved = bool(observation.table.piles[0].cards)
        return (PileAdvice(0, Advice.GO_AHEAD if has_moved else Advice.KEEP_OFF),)


def test_they_are_said_anew_after_a_persons_lay(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    play_as(monkeypatch, ShyOfHeights())
    driver = open_window()
    driver.start(with_computers(dealt(*hands(2)), PERSON, CASUAL))
    agree(driver, 0)
    qtbot.waitUntil(lambda: "Alan: keep off" in on_pile(driver, 0))
    driver.lay(card("2"), 0)
    qtbot.waitUntil(lambda: "Alan: go ahead" in on_pile(driver, 0))
    assert "keep off" not in on_pile(driver, 0)
    driver.click(driver.button("take back"))
    qtbot.waitUntil(lambda: "Alan: keep off" in on_pile(driver, 0))
    assert driver.hand == hands(2)[0]
    driver.click_card(card("2"))
    assert "Alan: keep off" in on_pile(driver, 0), "words let no card drop"
    driver.click_pile(0)
    assert laid(driver) == 1


def test_a_card_stays_in_hand_while_they_speak(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    """What they say of their own accord takes nothing out of anybody's hand."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(2)), PERSON, CASUAL))
    agree(driver, 0)
    driver.lay(card("2"), 1)
    spy.says = (KEEP_OFF,)
    driver.lay(card("4"), 1)
    driver.click_card(card("6"))
    qtbot.waitUntil(lambda: "Alan: keep off" in on_pile(driver, 0))
    assert driver.table.nth_held == 0
    driver.click_pile(1)
    assert laid(driver) == 3


def test_silence_is_kept(open_window: OpenWindow, spy: Spy, qtbot: QtBot) -> None:
    spy.says = (PileAdvice(2, Advice.GO_AHEAD),)
    driver = open_window()
    game = dealt(*hands(2), edition="extreme", commands=layout(silence="4"))
    driver.start(with_computers(game, PERSON, SKILLED))
    agree(driver, 0)
    qtbot.waitUntil(lambda: "Alan: go ahead" in on_pile(driver, 2))
    spy.says = (PileAdvice(3, Advice.KEEP_OFF),)
    lay_all(driver, "2/0 4/0")
    qtbot.waitUntil(lambda: driver.button("signals").text() == "Silence")
    QApplication.processEvents()
    assert "Alan" not in on_pile(driver, 2) + on_pile(driver, 3)
    driver.click(driver.button("finish"))
    wait_until_asked(spy, qtbot)
    assert spy.asked[-1].table.is_silent
    assert not any(spy.asked[-1].table.signals)
    assert "Alan" not in on_pile(driver, 2) + on_pile(driver, 3)


def test_the_skilled_speak_of_their_hands(open_window: OpenWindow, qtbot: QtBot) -> None:
    """Whatever it is that they say, it is shown where it belongs."""
    driver = open_window(pace=Pace.AT_ONCE)
    game = dealt("50 51 52 53 54 55", "2 3 4 60 61 62", "97 98 99 30 31 32")
    driver.start(with_computers(game, PERSON, SKILLED, CASUAL))
    agree(driver, 0)
    qtbot.waitUntil(lambda: all(driver.app.session.observation.table.signals[1:]))
    table = driver.app.session.observation.table
    for seat, name in ((1, "Alan"), (2, "Grace")):
        piles = [pile_of(each) for each in table.signals[seat]]
        assert all(name in on_pile(driver, pile) for pile in piles if pile is not None)
    assert table.signals[0] == (), "nobody speaks for a person"


# Listening


def test_a_signal_is_heard_while_a_computer_player_waits(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(2)), PERSON, SKILLED))
    agree(driver, 0)
    play_turn(driver)
    wait_until_asked(spy, qtbot)
    assert not spy.asked[0].table.signals[0]
    before = laid(driver)
    say(driver, "pile_advice 0 keep_off")
    wait_until_asked(spy, qtbot, times=2)
    assert spy.asked[-1].table.signals[0] == (KEEP_OFF,)
    assert laid(driver) == before, "it goes on waiting"
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert len(spy.asked) == 2, "and does what it has thought of last"
    assert laid(driver) > before


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_casual_player_heeds_a_signal(
    is_asked: bool, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It keeps off the piles that it would have laid on."""
    wait_for_ever(monkeypatch)
    driver = open_window()
    game = dealt("40 41 42 43 44 45 46", "2 3 50 51 97 96 95")
    driver.start(with_computers(game, PERSON, CASUAL))
    agree(driver, 1)
    if is_asked:
        say(driver, "pile_advice 0 keep_off", "pile_advice 1 keep_off")
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    piles = driver.app.session.observation.table.piles
    assert bool(piles[0].cards or piles[1].cards) != is_asked
    assert piles[2].cards or piles[3].cards
