"""Two people and computer players round one laptop: who looks when, and who waits for whom."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.window.computers import (
    CASUAL,
    PERSON,
    SKILLED,
    Spy,
    acting,
    agree,
    laid,
    let_look_again,
    play_turn,
    slow_spy,
    wait_for_people,
    wait_until_asked,
    with_computers,
)
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt
from tests.window.test_pass_and_play import assert_covered_for, cover, hands
from thegame_desktop.model.preferences import Pace


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return slow_spy(monkeypatch)


def assert_watched(driver: Driver, seat: int) -> None:
    """A computer player is on turn, and no hand is in sight."""
    assert acting(driver) == seat
    assert cover(driver) == ""
    assert driver.hand == ""
    assert driver.app.session.observation.seat is None
    assert driver.can_see("hurry")


def test_only_people_look_before_the_beginning(open_window: OpenWindow, spy: Spy) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(4)), SKILLED, PERSON, CASUAL, PERSON))
    for seat in (1, 3):
        assert_covered_for(driver, seat)
        driver.uncover()
        assert driver.hand == hands(4)[seat]
        driver.click(driver.button("pass on"))
    assert cover(driver) == ""
    assert all(driver.can_see(f"starter {seat}") for seat in range(4))


def test_the_laptop_goes_to_people_only(open_window: OpenWindow, spy: Spy, qtbot: QtBot) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(4)), PERSON, CASUAL, PERSON, SKILLED))
    agree(driver, 3)
    assert_watched(driver, 3)
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert_covered_for(driver, 0)
    assert "Konrad:" in cover(driver), "it is told what was missed"
    play_turn(driver)
    assert_watched(driver, 1)
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert_covered_for(driver, 2)


def test_a_look_while_a_computer_player_is_on_turn(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    """It waits for whoever looks and speaks, and goes on afterwards."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, CASUAL, PERSON))
    agree(driver, 1)
    wait_until_asked(spy, qtbot)
    driver.click(driver.button("seat 2"))
    assert_covered_for(driver, 2)
    assert not driver.can_see("hurry"), "somebody takes the laptop"
    driver.app.settings.change(pace=Pace.AT_ONCE)
    let_look_again(driver, qtbot)
    driver.uncover()
    assert driver.hand == hands(3)[2]
    let_look_again(driver, qtbot)
    driver.click(driver.button("signals"))
    driver.click(driver.button("signal pile_advice 0 keep_off"))
    driver.click(driver.button("signals done"))
    let_look_again(driver, qtbot)
    assert laid(driver) == 0
    assert driver.button("pass on").text() == "Cover my hand"
    driver.click(driver.button("pass on"))
    wait_for_people(driver, qtbot)
    assert_covered_for(driver, 2)
    assert len(driver.app.session.observation.table.turns) == 1
    assert spy.asked[-1].table.signals[2], "it has heard it"


@pytest.mark.parametrize("means", ["button", "key", "chip"])
def test_a_look_that_is_called_off(
    means: str, open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, CASUAL, PERSON))
    agree(driver, 1)
    driver.click(driver.button("seat 0"))
    assert_covered_for(driver, 0)
    if means == "button":
        driver.click(driver.button("recall"))
    elif means == "key":
        driver.key(Qt.Key.Key_Escape)
    else:
        driver.click(driver.button("seat 0"))
    assert_watched(driver, 1)
    driver.click(driver.button("hurry"))
    wait_for_people(driver, qtbot)
    assert_covered_for(driver, 2)


def test_nobody_looks_at_a_computer_players_hand(open_window: OpenWindow, spy: Spy) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, CASUAL, PERSON))
    driver.look_round()
    driver.click(driver.button("seat 1"))
    assert cover(driver) == ""
    assert driver.can_see("starter 0")
    driver.click(driver.button("starter 1"))
    driver.click(driver.button("seat 1"))
    assert_watched(driver, 1)
    assert driver.button("seat 1").focusPolicy() is Qt.FocusPolicy.NoFocus


def test_two_people_go_on_after_a_new_start(
    open_window: OpenWindow, spy: Spy, qtbot: QtBot
) -> None:
    """Covered as it was, and the computer player on turn as before."""
    driver = open_window()
    driver.start(with_computers(dealt(*hands(3)), PERSON, SKILLED, PERSON))
    agree(driver, 1)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    again.click(again.button("resume"))
    assert_watched(again, 1)
    again.click(again.button("hurry"))
    wait_for_people(again, qtbot)
    assert_covered_for(again, 2)
