"""Around one laptop: who looks when, what is covered in between, and what is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.seats.seat_chip import SeatChip
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


def cover(driver: Driver) -> str:
    """What the cover says, line by line; empty if nothing is covered."""
    (found,) = driver.all(Cover, None)
    if not found.isVisible():
        return ""
    labels = [each for each in found.findChildren(QLabel) if each.isVisible() and each.text()]
    return "\n".join(each.text() for each in labels)


def assert_covered_for(driver: Driver, player: int) -> None:
    assert f"Player {player + 1}" in cover(driver)
    assert driver.hand == ""
    assert not any(each.isVisible() for each in driver.all(CardButton, None))
    assert driver.app.session.observation.seat is None
    for name in ("finish", "take back", "pass on"):
        assert not driver.can_see(name)
    assert driver.focused == "uncover", "one key is enough"


@COUNTS
def test_everyone_looks_in_turn_before_it_is_agreed_who_begins(
    players: int, open_window: OpenWindow
) -> None:
    driver = open_window()
    dealt_hands = hands(players)
    driver.start(dealt(*dealt_hands))
    for seat in range(players):
        assert_covered_for(driver, seat)
        assert not driver.can_see("starter 0"), "who hasn't looked can't agree"
        assert not driver.can_see("recall"), "everybody has to look"
        driver.uncover()
        assert cover(driver) == ""
        assert driver.hand == dealt_hands[seat]
        assert f"Player {seat + 1} looks" in driver.find(TurnPanel, None).accessibleName()
        assert not driver.can_see("finish")
        driver.click(driver.button("pass on"))
    assert driver.hand == ""
    assert cover(driver) == ""
    assert all(driver.can_see(f"starter {seat}") for seat in range(players))


def test_by_keyboard_alone(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    for seat in range(2):
        driver.key(Qt.Key.Key_Space)
        assert driver.hand == hands(2)[seat]
        reach(driver, "pass on")
        driver.key(Qt.Key.Key_Return)
    reach(driver, "starter 1")
    driver.key(Qt.Key.Key_Return)
    assert_covered_for(driver, 1)
    driver.key(Qt.Key.Key_Return)
    assert driver.hand == hands(2)[1]
    assert driver.focused == "card 3", "whoever came by the keyboard goes on with it"


ONWARD = {
    "space": (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
    "enter": (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    "keypad": (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier),
    "ctrl+enter": (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
}


@pytest.mark.parametrize("uncovered", ["key", "click"])
@pytest.mark.parametrize("key", ONWARD)
def test_the_obvious_keys_pass_on_in_the_first_look(
    key: str, uncovered: str, open_window: OpenWindow
) -> None:
    """Whether a card has the focus, or nothing has."""
    driver = open_window()
    driver.start(dealt(*hands(3)))
    for seat in range(3):
        assert_covered_for(driver, seat)
        if uncovered == "key":
            driver.key(Qt.Key.Key_Space)
            assert driver.focused.startswith("card ")
        else:
            driver.uncover()
        driver.key(*ONWARD[key])
        assert driver.notice == "", "it is not yet to be agreed who begins"
    assert driver.hand == ""
    assert driver.can_see("starter 0")


@pytest.mark.parametrize("key", ONWARD)
def test_and_in_a_look_in_between(key: str, open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.begin(0)
    driver.lay(card("2"), 0)
    driver.click(driver.button("seat 2"))
    driver.uncover()
    driver.key(*ONWARD[key])
    assert_covered_for(driver, 0)
    assert driver.notice == ""


def test_on_a_pile_the_key_still_shows_its_cards(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.uncover()
    driver.key(Qt.Key.Key_Up)
    assert driver.focused == "pile 0"
    driver.key(Qt.Key.Key_Space)
    driver.answer(Qt.Key.Key_Escape)
    assert driver.hand == hands(3)[0]


def test_a_click_on_a_card_in_the_first_look_says_what_there_is_to_do(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.uncover()
    driver.click_card(card("2"))
    assert driver.notice == "Remember your hand, then pass the laptop to Player 2 (Space)."


def test_the_words_agree_with_what_the_button_does(open_window: OpenWindow) -> None:
    """The last one to look has nobody to pass the laptop to."""
    driver = open_window()
    driver.start(dealt(*hands(2)))
    told = []
    for _ in range(2):
        driver.uncover()
        button = driver.button("pass on")
        assert "(Space)" in button.toolTip()
        told.append((button.text(), driver.find(TurnPanel, None).accessibleName()))
        driver.pass_on()
    assert told == [
        (
            "Pass to Player 2",
            "Player 1 looks. Remember your hand, then pass the laptop to Player 2 (Space)",
        ),
        (
            "Cover my hand",
            "Player 2 looks. Remember your hand, then cover it (Space) and agree who begins",
        ),
    ]


def test_the_list_of_keys_has_it(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    shown = [each.text() for each in driver.window.findChildren(QLabel) if each.isVisible()]
    assert "after a look: pass the laptop on" in shown


def reach(driver: Driver, name: str) -> None:
    """Go there by Tab."""
    for _ in range(40):
        if driver.focused == name:
            return
        driver.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab doesn't lead to {name}")


def test_another_look_while_it_is_being_agreed(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.look_round()
    driver.click(driver.button("seat 1"))
    assert_covered_for(driver, 1)
    driver.uncover()
    assert driver.hand == hands(3)[1]
    driver.click(driver.button("pass on"))
    assert driver.hand == ""
    assert driver.can_see("starter 2")


@pytest.mark.parametrize("means", ["button", "key", "chip"])
def test_a_look_in_between_can_be_called_off(means: str, open_window: OpenWindow) -> None:
    """A click on the wrong player: nobody has to uncover anything."""
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.look_round()
    driver.click(driver.button("seat 1"))
    assert_covered_for(driver, 1)
    if means == "button":
        driver.click(driver.button("recall"))
    elif means == "key":
        driver.key(Qt.Key.Key_Escape)
    else:
        driver.click(driver.button("seat 1"))
    assert cover(driver) == ""
    driver.click(driver.button("starter 0"))
    assert not driver.can_see("recall"), "the turn can't be called off"
    driver.key(Qt.Key.Key_Escape)
    assert_covered_for(driver, 0)
    driver.click(driver.button("seat 2"))
    driver.key(Qt.Key.Key_Escape)
    assert_covered_for(driver, 0)


@COUNTS
def test_the_turn_goes_round_and_is_covered_in_between(
    players: int, open_window: OpenWindow
) -> None:
    driver = open_window()
    dealt_hands = hands(players)
    driver.start(dealt(*dealt_hands))
    starter = players - 1
    driver.look_round()
    driver.click(driver.button(f"starter {starter}"))
    size = len(dealt_hands[0].split())
    for turn in range(players + 1):
        seat = (starter + turn) % players
        assert_covered_for(driver, seat)
        assert driver.app.session.observation.table.on_turn == seat
        driver.uncover()
        assert [each.endswith("on turn") for each in chips(driver)] == [
            each == seat for each in range(players)
        ]
        assert f"Player {seat + 1}'s turn" in driver.find(TurnPanel, None).accessibleName()
        if turn < players:
            assert driver.hand == dealt_hands[seat]
        pile = turn % 2
        top = driver.app.session.observation.table.piles[pile].top
        held = sorted(driver.app.session.observation.hand)
        first, second = [each for each in held if each > top][:2]
        driver.lay(first, pile)
        assert chips(driver)[seat].startswith(f"Player {seat + 1}, {size - 1} cards in hand")
        driver.lay(second, pile)
        driver.end_turn()


def test_the_cover_tells_what_happened_since_the_last_turn(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.begin(0)
    lay_all(driver, "2/0 5/0")
    driver.finish()
    lay_all(driver, "6/0 3/1")
    driver.finish()
    lay_all(driver, "19/2 16/2 13/2")
    driver.end_turn()
    assert cover(driver).split("\n") == [
        "Pass the laptop to",
        "Player 1",
        "Your turn!",
        "Since your last turn",
        "Player 2: 6 on pile 1 (+1); 3 on pile 2 (+2)",
        "Player 3: 19 on pile 3 (−81); 16 on pile 3 (−3); 13 on pile 3 (−3)",
    ]
    driver.uncover()
    lay_all(driver, "8/0 11/0")
    driver.end_turn()
    told = cover(driver)
    assert "Player 2\n" in told
    assert "6 on pile 1" not in told, "that was said before"
    assert "Player 1: 8 on pile 1 (+2); 11 on pile 1 (+3)" in told


def test_who_looks_right_after_the_own_turn_has_missed_nothing(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.begin(0)
    lay_all(driver, "2/0 4/0")
    driver.end_turn()
    driver.click(driver.button("seat 0"))
    assert "Nothing has happened since your last turn." in cover(driver)


def test_a_first_turn_is_told_from_the_beginning(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.look_round()
    driver.click(driver.button("starter 0"))
    assert "Nobody has laid a card yet." in cover(driver)
    driver.uncover()
    lay_all(driver, "2/0 4/0")
    driver.end_turn()
    assert "Player 1: 2 on pile 1 (+1); 4 on pile 1 (+2)" in cover(driver)


def test_a_look_out_of_turn(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(3)))
    driver.begin(0)
    driver.lay(card("2"), 0)
    driver.click(driver.button("seat 2"))
    assert_covered_for(driver, 2)
    assert "Player 1 is on turn" in cover(driver)
    driver.uncover()
    assert driver.hand == hands(3)[2]
    driver.click_card(card("4"))
    assert driver.notice == "It is Player 1's turn"
    assert not driver.can_see("finish")
    driver.click(driver.button("pass on"))
    assert_covered_for(driver, 0)
    driver.uncover()
    assert driver.hand == hands(3)[0].removeprefix("2 ")
    driver.click(driver.button("take back"))
    assert driver.hand == hands(3)[0], "the turn is as it was left"


@pytest.mark.parametrize("means", ["menu", "keys"])
def test_the_hand_can_be_covered_at_any_time(means: str, open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.begin(0)
    driver.lay(card("2"), 0)
    driver.click_card(card("4"))
    if means == "menu":
        driver.choose("Turn", "Cover the hand")
    else:
        driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert_covered_for(driver, 0)
    assert "Covered for" in cover(driver)
    assert "It is still your turn." in cover(driver)
    driver.uncover()
    assert driver.hand == hands(2)[0].removeprefix("2 ")
    driver.lay(card("4"), 0)
    driver.finish()
    assert driver.hand == hands(2)[1]


def test_nothing_can_be_done_with_a_covered_hand(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    driver.begin(0)
    lay_all(driver, "2/0 4/0")
    driver.choose("Turn", "Cover the hand")
    before = driver.app.session.record()
    ctrl = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Z, Qt.Key.Key_T, Qt.Key.Key_G, Qt.Key.Key_H):
        driver.key(key, ctrl)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        driver.key(key)
    assert driver.app.session.record() == before
    assert driver.app.session.sight.uncovered is None


def test_alone_nothing_is_ever_covered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    assert not driver.can_see("starter 0")
    assert cover(driver) == ""
    assert chips(driver) == ["You, 8 cards in hand, on turn"]
    assert not driver.can_see("signals")
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert driver.hand == "2 3 4 5 6 7 8 9"


def test_the_cover_changes_its_language(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*hands(2)))
    assert "Pass the laptop to" in cover(driver)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert "Pass the laptop to" not in cover(driver)
    assert "Spieler 1" in cover(driver)
    assert driver.find(QAbstractButton, "uncover").text() != "Show my hand"


def test_a_game_lost_by_a_lay_keeps_every_hand_to_itself(open_window: OpenWindow) -> None:
    """As long as the lay can be taken back; and then it comes back covered."""
    driver = open_window()
    hands_of_two = ("3 50 51 52 53 98 99", "2 60 61 62 63 64 65")
    driver.start(dealt(*hands_of_two, draw="54 55 56", deal_code="X"))
    driver.begin(0)
    lay_all(driver, "99/0 98/1 3/2")
    driver.finish()
    driver.lay(card("2"), 3)
    assert not driver.all(CardButton, None)
    assert driver.app.session.observation.seat is None
    assert driver.app.session.ending is not None
    assert driver.app.session.ending.deal_code == ""
    assert "X" not in [each.text() for each in driver.window.findChildren(QLabel)]
    driver.click(driver.button("take back the last"))
    assert_covered_for(driver, 1)
    driver.uncover()
    assert driver.hand == hands_of_two[1]


def test_a_lost_game_is_not_covered(open_window: OpenWindow) -> None:
    """The next player can't go on: the end is for all to see."""
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 98 99", "50 51 52 53 54 55 56", draw="10 11 12 13"))
    driver.begin(0)
    lay_all(driver, "98/0 99/1 3/2 2/3")
    driver.end_turn()
    assert cover(driver) == ""
    assert driver.can_see("same again")
    assert not driver.can_see("take back the last"), "cards were drawn"
