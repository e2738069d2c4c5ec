"""Instant commands hold for one turn: what still shows of them afterwards is spent, and says so."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidget

from tests.positions import LONG_DRAW, card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.prepared import dealt, lay_all
from tests.window.recogniser import is_same, pixels_on_screen, place_of
from thegame_desktop.model.preferences import CardStyle, ThemeChoice
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.piles.pile_fan import PileFan
from thegame_desktop.view.table.turn_panel import TurnPanel

COMMANDS = layout(three="5", skull="16", stop="17", silence="40")
HANDS = ("5 6 7 16 17 18 20", "50 51 52 53 54 55 56")
SPENT = "Spent: it held for the turn in which it was laid."
THREE = "The turn has exactly three cards in all."


@pytest.fixture
def begun(open_window: OpenWindow) -> Driver:
    return begin(open_window())


def begin(driver: Driver) -> Driver:
    driver.start(dealt(*HANDS, edition="extreme", commands=COMMANDS, draw=LONG_DRAW))
    driver.begin(0)
    return driver


def picture(driver: Driver, index: int) -> QImage:
    """A pile as it can be seen, with nothing pointed at."""
    window = driver.window
    QTest.mouseMove(window.windowHandle(), QPoint(window.width() - 3, window.height() - 3))
    QApplication.processEvents()
    return pixels_on_screen(window).copy(place_of(driver.pile(index)))


def accessible(driver: Driver, index: int) -> str:
    """All that a screen reader finds at a pile."""
    node = QAccessible.queryAccessibleInterface(driver.pile(index))
    return f"{node.text(QAccessible.Text.Name)} / {node.text(QAccessible.Text.Description)}"


def test_a_three_is_live_in_its_own_turn_and_spent_in_the_next(begun: Driver) -> None:
    begun.lay(card("5"), 0)
    live = picture(begun, 0)
    assert begun.pile(0).accessibleName() == "Pile 1, ascending: 5, 3! on top, 1 card"
    assert THREE in begun.pile(0).toolTip()
    assert THREE in accessible(begun, 0)
    lay_all(begun, "6/1 7/1")
    assert is_same(picture(begun, 0), live), "until the turn is finished"
    begun.finish()
    assert not is_same(picture(begun, 0), live)
    assert begun.pile(0).accessibleName() == "Pile 1, ascending: 5, 3! (spent) on top, 1 card"
    assert SPENT in begun.pile(0).toolTip()
    assert "exactly three" not in begun.pile(0).toolTip()
    assert SPENT in accessible(begun, 0)
    assert "exactly three" not in accessible(begun, 0)
    assert "3!" not in begun.find(InForce, None).accessibleName()


def test_its_rule_can_still_be_opened(begun: Driver) -> None:
    lay_all(begun, "5/0 6/1 7/1")
    begun.finish()
    assert THREE in begun.pile(0).whatsThis()
    assert SPENT in begun.pile(0).whatsThis()
    begun.move_to(begun.pile(0))
    begun.key(Qt.Key.Key_F1)
    (rules,) = (each for each in begun.window.findChildren(RulesDialog) if each.isVisible())
    (marked,) = rules.findChildren(QTreeWidget)[0].selectedItems()
    assert marked.text(0) == "3!"


def heard(driver: Driver) -> str:
    """What a screen reader finds about the pile that is fanned out; the same lines are painted."""
    node = QAccessible.queryAccessibleInterface(driver.find(PileFan, None))
    return node.text(QAccessible.Text.Description)


def test_a_pile_that_is_fanned_out_says_so_too(begun: Driver) -> None:
    begun.lay(card("5"), 0)
    begun.click_pile(0)
    top = begun.find(PileFan, None).cards[-1]
    assert SPENT not in top.toolTip()
    assert THREE in heard(begun), "its rule is a click away"
    assert SPENT not in heard(begun)
    live = pixels_on_screen(begun.window).copy(place_of(top))
    begun.click_pile(0)
    lay_all(begun, "6/1 7/1")
    begun.finish()
    begun.click_pile(0)
    top = begun.find(PileFan, None).cards[-1]
    assert THREE in heard(begun)
    assert SPENT in heard(begun)
    assert SPENT in top.toolTip()
    assert THREE in top.toolTip()
    assert not is_same(pixels_on_screen(begun.window).copy(place_of(top)), live)


def test_so_does_what_lies_further_down_in_it(begun: Driver) -> None:
    lay_all(begun, "5/0 6/0 7/0")
    begun.click_pile(0)
    five = begun.find(PileFan, None).cards[1]
    live = pixels_on_screen(begun.window).copy(place_of(five))
    assert THREE in five.toolTip()
    assert SPENT not in five.toolTip()
    begun.key(Qt.Key.Key_Escape)
    begun.finish()
    begun.click_pile(0)
    five = begun.find(PileFan, None).cards[1]
    assert THREE in five.toolTip()
    assert SPENT in five.toolTip()
    assert not is_same(pixels_on_screen(begun.window).copy(place_of(five)), live)


def test_a_stop_is_spent_as_soon_as_it_lies(begun: Driver) -> None:
    begun.lay(card("17"), 0)
    begun.answer()
    begun.pass_on()
    begun.uncover()
    assert "17, Stop (spent) on top" in begun.pile(0).accessibleName()
    assert SPENT in begun.pile(0).toolTip()


def test_taking_back_and_covering_change_nothing_about_what_is_spent(begun: Driver) -> None:
    lay_all(begun, "5/0 6/1")
    live = picture(begun, 0)
    begun.click(begun.button("take back"))
    assert is_same(picture(begun, 0), live)
    begun.lay(card("6"), 1)
    begun.lay(card("7"), 1)
    begun.finish()
    spent = picture(begun, 0)
    begun.lay(card("50"), 1)
    begun.click(begun.button("take back"))
    assert is_same(picture(begun, 0), spent)
    begun.lay(card("50"), 0)
    assert begun.pile(0).accessibleName() == "Pile 1, ascending: 50 on top, 2 cards"
    begun.click(begun.button("take back"))
    assert is_same(picture(begun, 0), spent), "uncovered again, it is as spent as before"


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("theme_choice", [*ThemeChoice][1:])
def test_it_is_seen_without_colours_too(
    open_window: OpenWindow, style: CardStyle, theme_choice: ThemeChoice
) -> None:
    driver = begin(open_window(card_style=style, theme=theme_choice))
    lay_all(driver, "5/0 6/1 7/1")
    live = picture(driver, 0).convertToFormat(QImage.Format.Format_Grayscale8)
    driver.finish()
    spent = picture(driver, 0).convertToFormat(QImage.Format.Format_Grayscale8)
    apart = sum(
        abs(live.pixelColor(x, y).value() - spent.pixelColor(x, y).value()) > 60
        for x in range(live.width())
        for y in range(live.height())
    )
    assert apart > 150, "lighter, and struck through"


def test_a_skull_is_told_of_at_once(begun: Driver, ear: Ear) -> None:
    begun.lay(card("16"), 0)
    assert begun.notice == "Cover the Skull on 16 in this turn"
    assert ear.news()[-1].endswith(": Skull. Cover the Skull on 16 in this turn")
    panel = begun.find(TurnPanel, None)
    assert (
        panel.accessibleName() == "Player 1's turn. Cover the Skull on 16 in this turn. 1 card laid"
    )
    begun.lay(card("18"), 0)
    assert begun.notice == ""
    assert "Skull" not in panel.accessibleName()
    begun.click(begun.button("take back"))
    assert begun.notice == "Cover the Skull on 16 in this turn"
    assert "Cover the Skull on 16 in this turn" in ear.news()[-1]


def test_what_else_a_turn_with_a_skull_owes_is_told_too(open_window: OpenWindow) -> None:
    driver = open_window()
    game = dealt(*HANDS, edition="extreme", variant="expert", commands=COMMANDS, draw=LONG_DRAW)
    driver.start(game)
    driver.begin(0)
    driver.lay(card("16"), 0)
    words = driver.find(TurnPanel, None).accessibleName()
    assert "Cover the Skull on 16 in this turn. 2 more cards to lay" in words


def test_a_skull_from_before_asks_nothing_of_anybody(begun: Driver) -> None:
    lay_all(begun, "16/0 18/0 17/1")  # the Stop finishes it
    begun.answer()
    begun.pass_on()
    begun.uncover()
    assert begun.notice == ""
    assert "Skull" not in begun.find(TurnPanel, None).accessibleName()
