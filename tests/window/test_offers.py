"""What the piles offer while a card is held, and that they offer nothing otherwise."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import begin_with_steps, dealt
from thegame_desktop.view.look.theme import Theme

PILES = range(4)
AT_THE_FIRST_STEPS = {
    "15": ["+3", "+14", "−83", "−85"],
    "2": ["↶\N{NO-BREAK SPACE}10", "+1", "−96", "−98"],
    "85": ["+73", "+84", "−13", "−15"],
    "5": ["5 is not higher than 12", "+4", "−93", "−95"],
}


def offers(driver: Driver) -> list[str]:
    """What each pile tells a screen reader about the held card."""
    return [driver.pile(index).accessibleDescription() for index in PILES]


def heard(steps: list[str]) -> list[str]:
    """What a screen reader says of these offers."""
    said = {"↶\N{NO-BREAK SPACE}10": "Takes the card, backwards trick (↶\N{NO-BREAK SPACE}10)"}
    return [
        said.get(each, f"Takes the card ({each})" if each[0] in "+−" else each) for each in steps
    ]


def tool_tips(driver: Driver) -> list[str]:
    return [driver.pile(index).toolTip() for index in PILES]


def frame_colour(driver: Driver, index: int) -> QColor:
    """The colour just inside a pile's upper edge, where its frame is drawn."""
    pile = driver.pile(index)
    return pile.grab().toImage().pixelColor(pile.width() // 2, 1)


def nearness(colour: QColor, other: QColor) -> float:
    """How near two colours are: 1 is the same."""
    red = abs(colour.red() - other.red())
    green = abs(colour.green() - other.green())
    blue = abs(colour.blue() - other.blue())
    return 1 - (red + green + blue) / (3 * 255)


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    begin_with_steps(driver)
    return driver


@pytest.mark.parametrize("held", AT_THE_FIRST_STEPS)
def test_a_held_card_is_offered_its_steps(driver: Driver, held: str) -> None:
    expected = AT_THE_FIRST_STEPS[held]
    driver.click_card(card(held))
    assert offers(driver) == heard(expected)
    assert tool_tips(driver) == expected


def test_a_dragged_card_is_offered_the_same(driver: Driver) -> None:
    driver.press_card(card("2"))
    driver.move_to(driver.table, QPoint(300, 330))
    assert offers(driver) == heard(AT_THE_FIRST_STEPS["2"])
    driver.release_on(driver.table, QPoint(300, 330))
    assert offers(driver) == [""] * 4


def test_a_card_taken_by_key_is_offered_the_same(driver: Driver) -> None:
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert offers(driver) == heard(AT_THE_FIRST_STEPS["2"])


def test_a_first_card_on_a_row_card_without_number_has_no_step(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("R5 B9", "G1 Y2", edition="quick"))
    driver.begin(0)
    driver.click_card(card("R5"))
    assert [driver.pile(index).accessibleDescription() for index in (0, 1)] == [
        "Takes the card"
    ] * 2
    driver.click_pile(0)
    driver.click_card(card("B9"))
    assert driver.pile(0).accessibleDescription() == (
        "Blue 9 is not lower than red 5, and of another colour"
    )


def test_what_takes_the_card_lights_up(driver: Driver, theme: Theme) -> None:
    accent = theme.colours.accent
    dark = [nearness(frame_colour(driver, index), accent) for index in PILES]
    driver.click_card(card("5"))
    lit = [nearness(frame_colour(driver, index), accent) for index in PILES]
    assert lit[0] <= dark[0], "the pile that doesn't take it lies in the shade"
    assert all(lit[index] > dark[index] + 0.2 for index in (1, 2, 3))


@pytest.mark.parametrize("how", ["escape", "click", "lay", "elsewhere"])
def test_nothing_is_offered_once_the_card_is_gone(driver: Driver, how: str) -> None:
    without = tool_tips(driver)
    driver.click_card(card("5"))
    assert tool_tips(driver) != without
    if how == "escape":
        driver.key(Qt.Key.Key_Escape)
    elif how == "click":
        driver.click_card(card("5"))
    elif how == "lay":
        driver.click_pile(1)
    else:
        driver.drag_card(card("5"), driver.table, QPoint(-100, -100))
    assert offers(driver) == [""] * 4
    if how != "lay":
        assert tool_tips(driver) == without
    assert all("Click to see all its cards" in tip for tip in tool_tips(driver))


def test_hovering_over_a_pile_that_does_not_take_it_says_why(driver: Driver) -> None:
    driver.click_card(card("5"))
    assert driver.notice == ""
    driver.move_to(driver.pile(0))
    assert driver.notice == "5 is not higher than 12"
    driver.move_to(driver.pile(1))
    assert driver.notice == ""


def test_what_is_said_on_hovering_goes_with_the_card(driver: Driver) -> None:
    driver.click_card(card("5"))
    driver.move_to(driver.pile(0))
    driver.key(Qt.Key.Key_Escape)
    assert driver.notice == ""
    driver.move_to(driver.pile(1))
    driver.move_to(driver.pile(0))
    assert driver.notice == ""


def test_dragging_over_a_pile_that_does_not_take_it_says_why(driver: Driver) -> None:
    driver.press_card(card("5"))
    driver.move_to(driver.pile(0))
    assert driver.notice == "5 is not higher than 12"
    driver.move_to(driver.table, QPoint(5, 5))
    assert driver.notice == ""
    driver.release_on(driver.table, QPoint(5, 5))


def test_hovering_without_a_card_says_nothing(driver: Driver) -> None:
    for index in PILES:
        driver.move_to(driver.pile(index))
        assert driver.notice == ""
