"""The keyboard alone: where its keys lead, and what they do."""

import pytest
from PySide6.QtCore import Qt

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
SPACE, ENTER, ESCAPE, TAB = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
)
CTRL = Qt.KeyboardModifier.ControlModifier


def laid(driver: Driver) -> list[str]:
    """The lays of this turn, as the game knows them."""
    lays = driver.app.session.observation.table.lays
    return [f"{lay.card.code}/{lay.pile}" for lay in lays]


def turns(driver: Driver) -> int:
    return len(driver.app.session.observation.table.turns)


def is_held(driver: Driver) -> bool:
    return any(driver.pile(index).accessibleDescription() for index in range(4))


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    return driver


def walk(driver: Driver, key: Qt.Key, steps: int) -> list[str]:
    """Which widgets have the focus on the way."""
    way = []
    for _ in range(steps):
        driver.key(key)
        way.append(driver.focused)
    return way


def test_arrows_walk_round_the_hand(driver: Driver) -> None:
    cards = [f"card {code}" for code in STEPS.split()]
    assert walk(driver, RIGHT, 9) == [*cards, cards[0]]
    assert walk(driver, LEFT, 2) == [cards[-1], cards[-2]]


def test_arrows_walk_round_the_piles(driver: Driver) -> None:
    driver.keys(DOWN, UP)
    assert driver.focused == "pile 0"
    assert walk(driver, RIGHT, 4) == ["pile 1", "pile 2", "pile 3", "pile 0"]
    assert walk(driver, LEFT, 1) == ["pile 3"]


def test_up_and_down_lead_between_hand_and_piles(driver: Driver) -> None:
    assert walk(driver, DOWN, 1) == ["card 2"]
    assert walk(driver, UP, 2) == ["pile 0", "pile 0"]
    assert walk(driver, DOWN, 1) == ["card 2"]


def test_down_leads_back_to_the_held_card(driver: Driver) -> None:
    driver.keys(RIGHT, RIGHT, RIGHT, SPACE)
    assert driver.focused.startswith("pile")
    assert walk(driver, DOWN, 1) == ["card 12"]


@pytest.mark.parametrize("number", range(4))
def test_numbers_lead_to_the_piles(driver: Driver, number: int) -> None:
    driver.keys(DOWN, Qt.Key(Qt.Key.Key_1 + number))
    assert driver.focused == f"pile {number}"


def test_numbers_beyond_the_piles_lead_nowhere(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("R5 B9", "G1 Y2", edition="quick"))
    driver.begin(0)
    driver.keys(DOWN, Qt.Key.Key_3)
    assert driver.focused == "card R5"


@pytest.mark.parametrize("take", [SPACE, ENTER, Qt.Key.Key_Enter])
@pytest.mark.parametrize("put", [SPACE, ENTER, Qt.Key.Key_Enter])
def test_space_and_enter_pick_up_and_lay(driver: Driver, take: Qt.Key, put: Qt.Key) -> None:
    driver.keys(DOWN, take)
    assert is_held(driver)
    driver.keys(Qt.Key.Key_2, put)
    assert laid(driver) == ["2/1"]
    assert not is_held(driver)


def test_a_picked_up_card_aims_at_the_best_pile(driver: Driver) -> None:
    lay_all(driver, "12/0 98/2")
    driver.keys(DOWN, SPACE)
    assert driver.focused == "pile 0"  # ↶ 10
    driver.keys(ESCAPE, LEFT, SPACE)
    assert driver.focused == "pile 2"  # 88: −10
    driver.key(ENTER)
    assert laid(driver)[-1] == "88/2"


def test_a_picked_up_card_aims_at_the_empty_pile_that_it_is_best_for(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("R2 B9", "G1 Y2", edition="quick"))
    driver.begin(0)
    driver.keys(DOWN, SPACE)
    assert driver.focused == "pile 1"
    driver.keys(ESCAPE, RIGHT, SPACE)
    assert driver.focused == "pile 0"
    driver.key(ENTER)
    assert laid(driver) == ["B9/0"]


def test_arrows_choose_another_pile_for_it(driver: Driver) -> None:
    driver.keys(DOWN, SPACE, RIGHT, RIGHT, ENTER)
    assert laid(driver) == ["2/2"]


def test_aiming_by_key_at_a_pile_that_does_not_take_it_says_why(driver: Driver) -> None:
    lay_all(driver, "12/0")
    driver.keys(DOWN, RIGHT, SPACE, Qt.Key.Key_1)
    assert driver.notice == "5 is not higher than 12"
    driver.key(RIGHT)
    assert driver.notice == ""


def test_the_place_in_the_hand_keeps_the_focus_after_a_lay(driver: Driver) -> None:
    driver.keys(RIGHT, RIGHT, SPACE, ENTER)
    assert laid(driver) == ["5/0"]
    assert driver.focused == "card 12"


def test_escape_lets_go_and_the_card_has_the_focus(driver: Driver) -> None:
    driver.keys(RIGHT, RIGHT, SPACE)
    assert driver.focused.startswith("pile")
    driver.key(ESCAPE)
    assert driver.focused == "card 5"
    assert not is_held(driver)
    driver.key(ESCAPE)
    assert driver.focused == "card 5"
    assert laid(driver) == []


def test_taking_the_held_card_again_lets_go(driver: Driver) -> None:
    driver.keys(DOWN, SPACE, DOWN, SPACE)
    assert not is_held(driver)
    assert driver.focused == "card 2"


@pytest.mark.parametrize("enter", [ENTER, Qt.Key.Key_Enter])
def test_ctrl_enter_finishes_the_turn(driver: Driver, enter: Qt.Key) -> None:
    driver.keys(DOWN, SPACE, ENTER, SPACE, ENTER)
    assert len(laid(driver)) == 2
    driver.key(enter, CTRL)
    assert turns(driver) == 1
    assert driver.focused.startswith("card ")


@pytest.mark.parametrize("steps_before", [0, 1])
def test_ctrl_enter_too_early_says_why(driver: Driver, steps_before: int) -> None:
    driver.keys(DOWN, *[SPACE, ENTER] * steps_before)
    driver.key(ENTER, CTRL)
    assert driver.notice == f"Lay {2 - steps_before} more card{'s'[steps_before:]} first"
    assert turns(driver) == 0
    assert len(laid(driver)) == steps_before


def test_enter_by_itself_never_finishes_a_turn(driver: Driver) -> None:
    lay_all(driver, "2/0 5/0")
    driver.keys(ENTER, Qt.Key.Key_Enter)
    assert turns(driver) == 0


def test_ctrl_z_takes_back_and_focuses_the_card(driver: Driver) -> None:
    driver.keys(RIGHT, RIGHT, SPACE, ENTER)
    assert laid(driver) == ["5/0"]
    driver.key(Qt.Key.Key_Z, CTRL)
    assert laid(driver) == []
    assert driver.focused == "card 5"


def test_tab_walks_from_the_cards_over_the_piles_to_the_buttons(driver: Driver) -> None:
    lay_all(driver, "12/0 98/2")
    driver.key(DOWN)
    assert driver.focused == "card 2"
    cards = [f"card {code}" for code in driver.hand.split()]
    piles = [f"pile {index}" for index in range(4)]
    assert walk(driver, TAB, 11) == [*cards[1:], *piles, "finish", "take back"]
    driver.key(TAB, Qt.KeyboardModifier.ShiftModifier)
    assert driver.focused == "finish"


def test_in_company_tab_leads_to_the_signals_and_to_the_other_seats(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8", "9 10 11 12 13 14 15"))
    driver.begin(0)
    lay_all(driver, "2/0 3/0")
    driver.key(DOWN)
    cards = [f"card {code}" for code in driver.hand.split()]
    piles = [f"pile {index}" for index in range(4)]
    way = [*cards[1:], *piles, "signals", "finish", "take back", "hint", "seat 1"]
    assert walk(driver, TAB, len(way)) == way
    driver.key(SPACE)
    assert driver.hand == ""
    assert driver.focused == "uncover"
    driver.key(SPACE)
    assert driver.hand == "9 10 11 12 13 14 15"
    assert driver.focused == "card 9"


def test_the_buttons_that_tab_leads_to_can_be_pressed(driver: Driver) -> None:
    lay_all(driver, "12/0 98/2")
    driver.key(DOWN)
    walk(driver, TAB, 11)
    driver.key(SPACE)
    assert laid(driver) == ["12/0"]


@pytest.mark.parametrize("key", [SPACE, ENTER])
def test_take_back_takes_back_by_whatever_key(driver: Driver, key: Qt.Key) -> None:
    lay_all(driver, "12/0 98/2 15/0")
    driver.key(DOWN)
    walk(driver, TAB, 10)
    assert driver.focused == "take back"
    driver.key(key)
    assert turns(driver) == 0
    assert laid(driver) == ["12/0", "98/2"]


@pytest.mark.parametrize("key", [SPACE, ENTER])
def test_finish_finishes_by_whatever_key(driver: Driver, key: Qt.Key) -> None:
    lay_all(driver, "12/0 98/2")
    driver.key(DOWN)
    walk(driver, TAB, 10)
    assert driver.focused == "finish"
    driver.key(key)
    assert turns(driver) == 1


@pytest.mark.parametrize("key", [SPACE, ENTER])
def test_a_key_held_down_picks_up_once_and_lays_nothing(driver: Driver, key: Qt.Key) -> None:
    driver.key(DOWN)
    driver.hold_down(key)
    assert is_held(driver)
    assert laid(driver) == []
    driver.hold_down(key)
    assert laid(driver) == ["2/0"]
    assert not is_held(driver), "the next card is not taken by the same press"


def test_the_first_key_of_a_game_leads_to_the_hand(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.key(ENTER)  # Play has the focus: one key plays
    assert driver.app.session.is_running
    first = driver.hand.split()[0]
    driver.key(RIGHT)
    assert driver.focused == f"card {first}"
    assert driver.card(card(first)).hasFocus()
