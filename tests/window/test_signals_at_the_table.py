"""Signals: given in one's own look, shown to all, and gone when they make no sense any more."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.positions import card, layout
from tests.window.computers import SKILLED, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.prepared import dealt, lay_all
from thegame_desktop.model.preferences import Pace
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel

TWO = ("2 3 4 5 6 7 8", "9 10 11 12 13 14 15")
KEEP_OFF_0 = "signal pile_advice 0 keep_off"
GO_AHEAD_2 = "signal pile_advice 2 go_ahead"


def say(driver: Driver, *names: str) -> None:
    """Open the panel, click these, and close it."""
    driver.click(driver.button("signals"))
    for name in names:
        driver.click(driver.button(name))
    driver.click(driver.button("signals done"))


def on_pile(driver: Driver, index: int) -> str:
    """What a pile tells a screen reader."""
    return driver.pile(index).accessibleName()


def at_seat(driver: Driver, seat: int) -> str:
    return driver.button(f"seat {seat}").accessibleName()


def test_a_first_look_can_leave_signals_for_all_to_see(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    assert not driver.button("signals").isEnabled(), "nobody is looking"
    driver.uncover()
    say(driver, KEEP_OFF_0, GO_AHEAD_2)
    assert "Player 1: keep off" in on_pile(driver, 0)
    assert "Player 1: go ahead" in on_pile(driver, 2)
    driver.click(driver.button("pass on"))
    assert "Player 1: keep off" in on_pile(driver, 0), "also while all is covered"
    driver.uncover()
    assert "Player 1: keep off" in on_pile(driver, 0)
    say(driver, KEEP_OFF_0)
    assert on_pile(driver, 0).count("keep off") >= 1
    assert "Player 2" in on_pile(driver, 0)


def test_they_are_changed_and_withdrawn(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    say(driver, KEEP_OFF_0)
    say(driver, "signal pile_advice 0 small_step")
    assert "keep off" not in on_pile(driver, 0)
    assert "small step only" in on_pile(driver, 0)
    say(driver, "signals none")
    assert "Player 1" not in on_pile(driver, 0)


def test_they_end_when_their_owner_lays(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    say(driver, KEEP_OFF_0, GO_AHEAD_2)
    driver.lay(card("2"), 1)
    assert "Player 1" not in on_pile(driver, 0) + on_pile(driver, 2)
    driver.click(driver.button("take back"))
    assert "Player 1: keep off" in on_pile(driver, 0), "as if it had not been laid"


def test_they_end_on_a_pile_that_another_player_moves(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.uncover()
    say(driver, KEEP_OFF_0, GO_AHEAD_2)
    driver.click(driver.button("pass on"))
    driver.begin(1)
    driver.lay(card("9"), 0)
    assert "Player 1" not in on_pile(driver, 0)
    assert "Player 1: go ahead" in on_pile(driver, 2)


def test_a_signal_out_of_turn_ends_no_look(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.lay(card("2"), 0)
    driver.click(driver.button("seat 1"))
    driver.uncover()
    say(driver, GO_AHEAD_2)
    assert driver.hand == TWO[1]
    driver.click(driver.button("pass on"))
    driver.uncover()
    driver.click(driver.button("take back"))
    assert "Player 2: go ahead" in on_pile(driver, 2), "another's words aren't taken back"


def test_the_log_tells_of_them_once(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    before = len(driver.app.session.events)
    say(driver, KEEP_OFF_0, GO_AHEAD_2, "signal pile_advice 3 go_ahead")
    assert len(driver.app.session.events) == before + 1


def test_silence_locks_hides_and_reminds(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO, edition="extreme", commands=layout(silence="3", stop="15")))
    driver.uncover()
    driver.click(driver.button("pass on"))
    driver.uncover()
    say(driver, GO_AHEAD_2, "signal command stop held")
    driver.click(driver.button("pass on"))
    driver.click(driver.button("starter 0"))
    driver.uncover()
    assert "Player 2: go ahead" in on_pile(driver, 2)
    assert "Stop" in at_seat(driver, 1)
    lay_all(driver, "2/0 3/0")
    assert "Player 2" not in on_pile(driver, 2)
    assert "Stop" not in at_seat(driver, 1)
    assert not driver.button("signals").isEnabled()
    assert driver.button("signals").text() == "Silence"
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert not any(panel.isVisible() for panel in driver.all(SignalsPanel, None))
    assert driver.notice == "No signals while Silence shows on a pile"
    driver.end_turn()
    reminders = [
        each.text()
        for each in driver.window.findChildren(QLabel)
        if each.isVisible() and "Silence" in each.text()
    ]
    assert "Silence: nobody may talk about the game." in reminders
    driver.uncover()
    driver.lay(card("9"), 0)
    assert driver.button("signals").isEnabled(), "the Silence is covered"
    assert "Player 2" not in on_pile(driver, 2), "who lays has acted on their own words"


def test_without_a_card_in_hand_no_signals_are_offered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("R1 R2", "Y9 Y10", edition="quick"))
    driver.begin(0)
    assert driver.button("signals").isEnabled()
    lay_all(driver, "R1/1 R2/1")
    assert not driver.button("signals").isEnabled()
    assert "Without a card" in driver.button("signals").toolTip()
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert not any(panel.isVisible() for panel in driver.all(SignalsPanel, None))
    assert driver.notice == "Without a card in hand there is nothing to signal"


def test_where_nothing_can_be_signalled_the_key_says_why(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert driver.notice == "To signal something, look at your hand first"
    assert ear.news()[-1] == "! To signal something, look at your hand first"
    driver.uncover()
    assert driver.notice == ""
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert any(panel.isVisible() for panel in driver.all(SignalsPanel, None))
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert driver.notice == "Alone there is nobody to signal to"


def test_where_nobody_has_to_look_the_key_does_not_ask_for_it(open_window: OpenWindow) -> None:
    driver = open_window(pace=Pace.LEISURELY)
    driver.start(replace(dealt(*TWO), open_hands=True))
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert driver.notice == "First agree on who begins"
    driver.start(with_computers(dealt(*TWO), SKILLED, SKILLED))
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert driver.notice == "Nothing can be signalled now"


def test_a_click_on_the_locked_button_says_why_too(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(dealt(*TWO, edition="extreme", commands=layout(silence="3")))
    driver.begin(0)
    lay_all(driver, "3/0")
    driver.click(driver.button("signals"))
    assert driver.notice == "No signals while Silence shows on a pile"
    assert ear.news()[-1] == "! No signals while Silence shows on a pile"
    driver.lay(card("4"), 0)
    driver.click(driver.button("signals"))
    assert driver.notice == ""
    assert any(panel.isVisible() for panel in driver.all(SignalsPanel, None))


def test_what_was_said_comes_back_after_silence(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO, edition="extreme", commands=layout(silence="3")))
    driver.uncover()
    driver.click(driver.button("pass on"))
    driver.uncover()
    say(driver, GO_AHEAD_2)
    driver.click(driver.button("pass on"))
    driver.click(driver.button("starter 0"))
    driver.uncover()
    lay_all(driver, "2/0 3/0")
    assert "Player 2" not in on_pile(driver, 2)
    driver.lay(card("4"), 0)
    assert "Player 2: go ahead" in on_pile(driver, 2)


def test_in_extreme_a_command_can_be_told_of(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO, edition="extreme", commands=layout(stop="7", skull="8")))
    driver.begin(0)
    say(driver, "signal command stop held", "signal command skull not_now")
    told = at_seat(driver, 0)
    assert "Stop" in told
    assert "Skull" in told


@pytest.mark.parametrize(
    ("variant", "names", "pile", "seat"),
    [
        ("standard", ["signal holding red low", "signal pile_wanted 1"], 1, "red"),
        ("expert", ["signal holding blue", "signal trick_possible 0"], 0, "blue"),
    ],
)
def test_in_quick_colours_are_told(
    variant: str, names: list[str], pile: int, seat: str, open_window: OpenWindow
) -> None:
    driver = open_window()
    driver.start(dealt("R1 B2", "G3 G4", edition="quick", variant=variant))
    driver.begin(0)
    say(driver, *names)
    assert seat in at_seat(driver, 0).lower()
    assert "Player 1" in on_pile(driver, pile)


def test_the_panel_by_keyboard(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert driver.focused == KEEP_OFF_0
    driver.key(Qt.Key.Key_Space)
    driver.key(Qt.Key.Key_Escape)
    assert not driver.can_see(KEEP_OFF_0)
    assert "Player 1: keep off" in on_pile(driver, 0)
    driver.key(Qt.Key.Key_Right)
    assert driver.focused.startswith("card "), "the keys are the table's again"


def test_a_card_in_hand_is_put_back_first(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.click_card(card("2"))
    driver.click(driver.button("signals"))
    assert not any(driver.pile(index).accessibleDescription() for index in range(4))


def test_covering_closes_the_panel(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.click(driver.button("signals"))
    driver.choose("Turn", "Cover the hand")
    assert not driver.can_see(KEEP_OFF_0)
    driver.uncover()
    assert not driver.can_see(KEEP_OFF_0)


def test_touching_a_card_closes_the_panel(open_window: OpenWindow) -> None:
    """Or it would be laid on a pile that nobody sees."""
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.click(driver.button("signals"))
    driver.click_card(card("4"))
    assert not driver.can_see(KEEP_OFF_0)


def test_taking_back_closes_the_panel(open_window: OpenWindow) -> None:
    """It tells of piles that lie differently then."""
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.begin(0)
    driver.lay(card("2"), 0)
    driver.click(driver.button("signals"))
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert driver.hand == TWO[0]
    assert not driver.can_see(KEEP_OFF_0)
