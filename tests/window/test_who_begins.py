"""Several players: looking at the hands, agreeing who begins, and the turn going round."""

import pytest
from PySide6.QtCore import Qt

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt
from thegame_desktop.view.table.seat_chip import SeatChip
from thegame_desktop.view.table.turn_panel import TurnPanel

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def hands(players: int) -> list[str]:
    """A hand for each player, in which every player has two low cards."""
    size = 7 if players == 2 else 6
    numbers = [range(2 + seat, 2 + seat + players * size, players) for seat in range(players)]
    return [" ".join(map(str, each)) for each in numbers]


def chips(driver: Driver) -> list[str]:
    """What the seats tell a screen reader."""
    seats = [each for each in driver.all(SeatChip, None) if each.isVisible()]
    return [each.accessibleName() for each in sorted(seats, key=lambda each: each.x())]


@COUNTS
def test_every_hand_can_be_looked_at_before_it_is_agreed_who_begins(
    players: int, open_window: OpenWindow
) -> None:
    driver = open_window()
    dealt_hands = hands(players)
    driver.start(dealt(*dealt_hands))
    size = len(dealt_hands[0].split())
    assert driver.hand == dealt_hands[0]
    for seat in [*range(1, players), 0]:
        driver.click(driver.button(f"seat {seat}"))
        assert driver.hand == dealt_hands[seat]
        assert chips(driver) == [
            f"Player {each + 1}, {size} cards in hand" + (", looking" if each == seat else "")
            for each in range(players)
        ]
    assert driver.app.session.observation.table.on_turn is None
    assert driver.find(TurnPanel, None).accessibleName().startswith("Who begins?")
    assert not driver.can_see("finish")
    assert not driver.can_see("take back")


@COUNTS
def test_the_turn_goes_round_from_whoever_begins(players: int, open_window: OpenWindow) -> None:
    driver = open_window()
    dealt_hands = hands(players)
    driver.start(dealt(*dealt_hands))
    starter = players - 1
    driver.click(driver.button("seat 1"))
    driver.click(driver.button(f"starter {starter}"))
    assert not driver.can_see("starter 0")
    size = len(dealt_hands[0].split())
    for turn in range(players + 1):
        seat = (starter + turn) % players
        assert driver.app.session.observation.table.on_turn == seat
        assert [each.endswith("on turn") for each in chips(driver)] == [
            each == seat for each in range(players)
        ]
        assert chips(driver)[seat] == f"Player {seat + 1}, {size} cards in hand, on turn"
        assert f"Player {seat + 1}'s turn" in driver.find(TurnPanel, None).accessibleName()
        if turn < players:
            assert driver.hand == dealt_hands[seat]
        pile = turn % 2
        top = driver.app.session.observation.table.piles[pile].top
        fitting = [each for each in sorted(driver.app.session.observation.hand) if each > top]
        first, second = fitting[:2]
        driver.lay(first, pile)
        assert chips(driver)[seat] == f"Player {seat + 1}, {size - 1} cards in hand, on turn"
        driver.lay(second, pile)
        driver.finish()


def test_after_the_start_the_other_hands_stay_covered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.click(driver.button("starter 0"))
    driver.click(driver.button("seat 1"))
    assert driver.hand == hands(3)[0]
    assert driver.app.session.observation.seat == 0


def test_who_begins_can_be_chosen_by_keyboard(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    wanted = driver.button("starter 1")
    for _ in range(30):
        if wanted.hasFocus():
            break
        driver.key(Qt.Key.Key_Tab)
    assert wanted.hasFocus(), "Tab leads to it"
    driver.key(Qt.Key.Key_Return)
    assert driver.app.session.observation.table.on_turn == 1


def test_hands_can_be_looked_at_by_keyboard(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    for _ in range(30):
        if driver.focused == "seat 1":
            break
        driver.key(Qt.Key.Key_Tab)
    assert driver.focused == "seat 1"
    driver.key(Qt.Key.Key_Space)
    assert driver.hand == hands(2)[1]


def test_alone_nobody_asks_who_begins(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    assert not driver.can_see("starter 0")
    assert chips(driver) == ["You, 8 cards in hand, on turn"]
