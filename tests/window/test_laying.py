"""Laying by mouse, and everything that a card in the hand does otherwise."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tests.positions import card, codes
from tests.window.conftest import OpenWindow
from tests.window.driver import LEFT, Driver
from tests.window.prepared import STEPS, begin_with_steps, dealt
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView


def laid(driver: Driver) -> list[str]:
    """The lays of this turn, as the game knows them."""
    lays = driver.app.session.observation.table.lays
    return [f"{lay.card.code}/{lay.pile}" for lay in lays]


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    return driver


def test_a_double_click_lays_on_the_best_pile(driver: Driver) -> None:
    driver.double_click_card(card("12"))
    driver.double_click_card(card("98"))
    driver.double_click_card(card("15"))  # +3 beats +14 and −85
    driver.double_click_card(card("88"))
    assert laid(driver) == ["12/0", "98/2", "15/0", "88/2"]
    driver.double_click_card(card("5"))  # a backwards trick beats everything
    assert laid(driver)[-1] == "5/0"


@pytest.mark.parametrize(("code", "pile"), [("R2", 1), ("B9", 0)])
def test_a_double_click_takes_an_empty_pile_for_what_it_is(
    open_window: OpenWindow, code: str, pile: int
) -> None:
    """Low cards go up and high ones down, whichever pile is the first."""
    driver = open_window()
    driver.start(dealt("R2 B9", "G1 Y2", edition="quick"))
    driver.begin(0)
    driver.double_click_card(card(code))
    assert laid(driver) == [f"{code}/{pile}"]


def test_a_double_click_prefers_a_small_step_to_an_empty_pile(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("R5 B6", "G1 Y2", edition="quick"))
    driver.begin(0)
    driver.lay(card("R5"), 1)
    driver.double_click_card(card("B6"))  # +1, and not 5 down from above 10
    assert laid(driver) == ["R5/1", "B6/1"]


def test_a_double_click_on_a_card_that_fits_nowhere_says_so(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 50 51 97 98 99"))
    for lay in ("99/0", "98/1", "3/2", "4/3"):
        code, pile = lay.split("/")
        driver.lay(card(code), int(pile))
    driver.double_click_card(card("50"))
    assert driver.notice == "No pile takes 50 now"
    assert len(laid(driver)) == 4
    assert "50" in driver.hand.split()


def test_a_click_on_a_card_and_one_on_a_pile_lay_it(driver: Driver) -> None:
    driver.click_card(card("40"))
    assert laid(driver) == []
    driver.click_pile(1)
    assert laid(driver) == ["40/1"]


def test_a_drag_lays_where_the_card_is_dropped(driver: Driver) -> None:
    driver.drag_card(card("40"), driver.pile(3))
    assert laid(driver) == ["40/3"]


def test_a_drop_beside_the_pointer_counts_if_the_card_covers_the_pile(driver: Driver) -> None:
    below = QPoint(driver.pile(1).width() // 2, driver.pile(1).height() + 6)
    driver.drag_card(card("40"), driver.pile(1), below)
    assert laid(driver) == ["40/1"]


@pytest.mark.parametrize("where", ["the draw pile", "outside of the window"])
def test_a_card_dropped_elsewhere_goes_home(driver: Driver, where: str) -> None:
    before = driver.card(card("40")).geometry()
    if where == "the draw pile":
        driver.drag_card(card("40"), driver.find(DrawPileView, None))
    else:
        driver.drag_card(card("40"), driver.table, QPoint(-400, -300))
    assert laid(driver) == []
    assert driver.card(card("40")).geometry() == before
    assert driver.hand == STEPS
    assert driver.notice == ""


@pytest.mark.parametrize("grabbed", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_let_go_over_the_number_line_goes_home(
    open_window: OpenWindow, size: tuple[int, int], grabbed: float
) -> None:
    """Wherever it was grabbed: the pointer is there, or the middle of the card."""
    driver = open_window(*size)
    driver.start(dealt(STEPS))
    button, home = driver.card(card("2")), driver.card(card("2")).geometry()
    line = driver.find(NumberLine, None)
    spot = QPoint(button.width() // 4, round(button.height() * grabbed))
    far_right = driver.card(card("98")).geometry().right()
    for over in (line.geometry().center().y(), line.geometry().bottom() - 2):
        for held in (spot.y(), button.height() // 2):  # by the pointer, and by the card's middle
            place = QPoint(far_right, over + spot.y() - held)
            driver.press_card(card("2"), spot)
            driver.move_to(driver.table, place)
            driver.release_on(driver.table, place)
            assert driver.hand == STEPS
            assert driver.card(card("2")).geometry() == home
    assert laid(driver) == []


@pytest.mark.parametrize("higher", [-0.1, 0.0, 0.3])
def test_a_drop_within_the_hand_or_hardly_beside_it_puts_it_in_order(
    driver: Driver, higher: float
) -> None:
    row = driver.card(card("98")).geometry()
    beyond = row.right() + row.width() // 3
    below = QPoint(beyond, row.center().y() + round(row.height() * higher))
    driver.drag_card(card("2"), driver.table, below)
    assert driver.hand == "5 12 15 40 85 88 98 2"
    first = driver.card(card("5")).geometry()
    driver.drag_card(card("2"), driver.table, QPoint(first.left() - 5, below.y()))
    assert driver.hand == STEPS


def test_a_dragged_card_stays_under_the_pointer(driver: Driver) -> None:
    button = driver.card(card("40"))
    spot = QPoint(button.width() // 4, button.height() // 2)
    driver.press_card(card("40"))
    for place in (QPoint(500, 300), QPoint(200, 100)):
        driver.move_to(driver.table, place)
        assert button.geometry().topLeft() + spot == place
    driver.release_on(driver.table, QPoint(200, 100))


def test_dragging_over_the_hand_keeps_an_own_order_until_it_is_sorted(driver: Driver) -> None:
    home = driver.card(card("2")).geometry()
    last = driver.card(card("98"))
    driver.drag_card(card("2"), last, QPoint(last.width() - 3, last.height() // 2))
    assert driver.hand == "5 12 15 40 85 88 98 2"
    assert laid(driver) == []
    driver.lay(card("40"), 0)
    assert driver.hand == "5 12 15 85 88 98 2"
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert driver.hand == "5 12 15 40 85 88 98 2"
    driver.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert driver.hand == STEPS
    assert driver.card(card("2")).geometry() == home


def test_sort_hand_can_be_chosen_from_the_menu(driver: Driver) -> None:
    last = driver.card(card("98"))
    driver.drag_card(card("2"), last, QPoint(last.width() - 3, last.height() // 2))
    driver.choose("Turn", "Sort hand")
    assert driver.hand == STEPS


def test_escape_during_a_drag_lets_go(driver: Driver) -> None:
    before = driver.card(card("40")).geometry()
    driver.press_card(card("40"))
    driver.move_to(driver.pile(2))
    driver.key(Qt.Key.Key_Escape)
    assert driver.card(card("40")).geometry() == before
    assert driver.focused == "card 40"
    driver.move_to(driver.pile(1))
    driver.release_on(driver.pile(1))
    assert laid(driver) == []
    assert driver.card(card("40")).geometry() == before


def test_escape_during_a_drag_lets_go_before_it_is_agreed_who_begins(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96"))
    driver.uncover()
    before = driver.card(card("4")).geometry()
    driver.press_card(card("4"))
    driver.move_to(driver.table, QPoint(200, 200))
    driver.key(Qt.Key.Key_Escape)
    driver.release_on(driver.table, QPoint(200, 200))
    assert driver.card(card("4")).geometry() == before


def test_escape_lets_go_of_a_held_card(driver: Driver) -> None:
    before = driver.card(card("40")).geometry()
    driver.click_card(card("40"))
    assert driver.card(card("40")).geometry() != before, "a held card stands out"
    driver.key(Qt.Key.Key_Escape)
    assert driver.card(card("40")).geometry() == before
    assert driver.focused == "card 40"
    assert laid(driver) == []


def test_another_click_on_a_held_card_lets_go(driver: Driver) -> None:
    before = driver.card(card("40")).geometry()
    driver.click_card(card("40"))
    driver.click_card(card("40"))
    assert driver.card(card("40")).geometry() == before
    driver.click_pile(0)
    assert laid(driver) == []


def test_a_click_on_another_card_holds_that_one(driver: Driver) -> None:
    before = driver.card(card("40")).geometry()
    driver.click_card(card("40"))
    driver.click_card(card("15"))
    assert driver.card(card("40")).geometry() == before
    driver.click_pile(0)
    assert laid(driver) == ["15/0"]


def test_the_right_button_does_nothing(driver: Driver) -> None:
    before = driver.card(card("40")).geometry()
    driver.right_click(driver.card(card("40")))
    assert driver.card(card("40")).geometry() == before
    driver.click_card(card("40"))
    driver.right_click(driver.pile(0))
    assert laid(driver) == []
    driver.click_pile(0)
    assert laid(driver) == ["40/0"]


def test_the_right_button_does_not_disturb_a_drag(driver: Driver) -> None:
    button = driver.card(card("40"))
    driver.press_card(card("40"))
    driver.move_to(driver.table, QPoint(500, 300))
    driver.right_click_during_drag()
    driver.move_to(driver.pile(3))
    assert button.geometry().intersects(driver.pile(3).geometry()), "it follows the pointer"
    driver.release_on(driver.pile(3))
    assert laid(driver) == ["40/3"]


def test_after_a_lay_the_hand_closes_ranks_and_the_game_knows_it(driver: Driver) -> None:
    begin_with_steps(driver)
    assert driver.hand == "2 5 15 40 85 88"
    assert codes(sorted(driver.app.session.observation.hand)) == driver.hand


def test_a_card_that_is_dropped_is_laid_though_another_one_is_held_by_key(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    driver.press_card(card("4"))
    driver.move_to(driver.pile(1))
    driver.keys(Qt.Key.Key_Right, Qt.Key.Key_Space)
    driver.release_on(driver.pile(1))
    assert [each.code for each in driver.session.observation.table.laid] == ["4"]


def test_a_double_click_that_never_ended_makes_no_lay_of_the_next_click(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8 9"))
    handle, held = driver.window.windowHandle(), driver.card(card("4"))
    spot = QPointF(held.mapTo(driver.window, held.rect().center()))
    kinds = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    for time, kind in enumerate((*kinds, QEvent.Type.MouseButtonDblClick), 1):
        there = QPointF(handle.mapToGlobal(spot))
        buttons = Qt.MouseButton.NoButton if kind == kinds[1] else LEFT
        event = QMouseEvent(kind, spot, there, LEFT, buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(time)
        QApplication.sendEvent(handle, event)
    driver.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)  # while the button is down
    driver.release_on(driver.button("resume latest"), QPoint(2, 2))
    if driver.can_see("resume latest"):
        driver.click(driver.button("resume latest"))
    driver.click_card(card("4"))
    assert not driver.session.observation.table.laid
