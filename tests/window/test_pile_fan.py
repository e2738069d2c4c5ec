"""A pile fanned out: all its cards, by mouse and by keyboard, until something else is done."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests import gallery_games as games
from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import cards, fan, is_open, told
from tests.window.lessons import begin_lesson
from tests.window.prepared import STEPS, dealt, lay_all
from tests.window.slow_motion import SlowMotion
from thegame_desktop.model.preferences import MotionChoice, Pace, Speed
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.fan_card import FanCard

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
FOUR = (
    "Pile 1, ascending: 4 cards, first to last; "
    "Row card, ascending, 12, 15, 5, backwards trick (↶\N{NO-BREAK SPACE}10), 40"
)


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 15/0 5/0 40/0")
    return driver


# What it shows


def test_a_click_fans_it_out_under_the_pointer(driver: Driver) -> None:
    driver.click_pile(0)
    assert told(driver) == FOUR
    assert driver.dialog is None, "nothing has to be answered"
    assert fan(driver).geometry().contains(driver.pile(0).geometry().center())
    assert driver.table.rect().contains(fan(driver).geometry())
    assert QAccessible.queryAccessibleInterface(fan(driver)).role() == QAccessible.Role.Grouping


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return])
@pytest.mark.parametrize("again", [KEY.Key_Space, KEY.Key_Return, KEY.Key_Escape])
def test_a_key_fans_it_out_and_leads_back(driver: Driver, key: Qt.Key, again: Qt.Key) -> None:
    driver.keys(KEY.Key_Up, key)
    assert told(driver) == FOUR
    assert cards(driver)[-1].has_ring, "on top"
    driver.key(again)
    assert not is_open(driver)
    assert driver.focused == "pile 0"


def test_a_key_held_down_does_not_fold_it_up_at_once(driver: Driver) -> None:
    driver.key(KEY.Key_Up)
    driver.hold_down(KEY.Key_Return)
    assert is_open(driver)


@pytest.mark.parametrize(
    ("edition", "pile", "words"),
    [
        ("original", 1, "Nothing laid yet. It starts at 1: any higher card fits."),
        ("extreme", 3, "Nothing laid yet. It starts at 100: any lower card fits."),
        ("quick", 0, "Nothing laid yet. Any card fits."),
        ("quick", 1, "Nothing laid yet. Any card fits."),
    ],
)
def test_an_empty_pile_explains_itself(
    open_window: OpenWindow, edition: str, pile: int, words: str
) -> None:
    driver = open_window()
    games.dealt(edition, 2).replay(driver.session)
    driver.open()
    driver.click_pile(pile)
    direction = cards(driver)[0].accessibleName().removeprefix("Row card, ")
    assert told(driver) == f"Pile {pile + 1}, {direction}: {words}; Row card, {direction}"


def test_commands_are_told_and_lead_to_their_rule(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS, edition="extreme", commands=layout(silence="12")))
    lay_all(driver, "12/0 15/0")
    driver.keys(KEY.Key_1, KEY.Key_Return, KEY.Key_Left)
    silence = cards(driver)[1]
    assert silence.has_ring
    assert silence.accessibleName() == "12, Silence"
    assert "nobody may talk" in silence.toolTip()
    command = driver.table.command_pointed_at
    assert command is not None
    assert command.value == "silence"


@pytest.mark.parametrize("size", [(900, 500), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("edition", ["extreme", "quick"])
def test_all_of_the_longest_pile_is_in_sight(
    open_window: OpenWindow, size: tuple[int, int], percent: int, edition: str
) -> None:
    """The left of each card, where its number is, and of the last one everything."""
    driver = open_window(*size, text_percent=percent)
    games.played_until(games.near_the_end, edition, 5).replay(driver.session)
    driver.open()
    piles = driver.app.session.observation.table.piles
    longest = max(range(len(piles)), key=lambda index: len(piles[index].cards))
    driver.click_pile(longest)
    lying = cards(driver)
    assert len(lying) == len(piles[longest].cards) + 1 > 15
    assert driver.table.rect().contains(fan(driver).geometry())
    last = lying[-1].geometry()
    assert fan(driver).rect().contains(last)
    for each in lying:
        place = each.geometry()
        number = QPoint(place.left() + place.width() // 3, place.top() + place.height() // 4)
        assert fan(driver).childAt(number) is each
        assert place.width() >= 44, "large enough to be read"


def test_it_follows_the_size_of_the_window_and_the_language(driver: Driver) -> None:
    driver.click_pile(0)
    for size in ((900, 500), (1920, 1080)):
        driver.window.resize(*size)
        QApplication.processEvents()
        assert told(driver) == FOUR
        assert driver.table.rect().contains(fan(driver).geometry())
        assert fan(driver).geometry().contains(driver.pile(0).geometry().center())
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert told(driver).startswith("Stapel 1, aufsteigend: 4 Karten")


# What folds it up


def test_a_click_on_it_folds_it_up_and_lays_nothing(driver: Driver) -> None:
    driver.click_pile(0)
    driver.click(fan(driver))
    assert not is_open(driver)
    assert driver.focused == ""
    driver.click_pile(0)
    driver.click(cards(driver)[1])
    assert not is_open(driver)
    assert driver.focused == ""


@pytest.mark.parametrize(
    "where",
    [
        lambda driver: driver.table,
        lambda driver: driver.find(NumberLine, None),
        lambda driver: driver.button("seat 0"),
        lambda driver: driver.window.menuBar(),
    ],
)
def test_a_click_anywhere_else_folds_it_up(
    driver: Driver, where: Callable[[Driver], object]
) -> None:
    driver.click_pile(3)
    assert is_open(driver)
    beside = where(driver)
    driver.click(beside, QPoint(beside.width() - 4, beside.height() - 4))  # type: ignore[attr-defined, arg-type]
    assert not is_open(driver)


def test_a_click_on_its_pile_folds_it_up(open_window: OpenWindow) -> None:
    """Where the pile looks out from under it."""
    driver = open_window(1920, 1080)
    driver.start(dealt(STEPS))
    spot = QPoint(driver.pile(0).width() // 2, 6)
    driver.click(driver.pile(0), spot)
    assert is_open(driver)
    on_table = driver.pile(0).geometry().topLeft() + spot
    assert not fan(driver).geometry().contains(on_table)
    driver.click(driver.pile(0), spot)
    assert not is_open(driver)


def test_after_it_the_question_has_the_keyboard_again(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8", "12 13 14 15 16 17 18"))
    for _ in range(2):
        driver.uncover()
        driver.pass_on()
    assert driver.focused == "starter 0"
    driver.click_pile(0)
    assert is_open(driver)
    driver.key(KEY.Key_Escape)
    assert driver.focused == "starter 0"


def test_two_clicks_in_a_hurry_mean_no_more_than_one(driver: Driver) -> None:
    driver.double_click(driver.pile(0))
    assert fan(driver).geometry().contains(driver.pile(0).geometry().center()), "hit by the second"
    assert told(driver) == FOUR
    driver.key(KEY.Key_Escape)
    assert not is_open(driver)
    driver.key(KEY.Key_Space)
    assert not is_open(driver), "after clicks no key means the pile"


def test_a_click_on_another_pile_fans_that_one_out(driver: Driver) -> None:
    driver.click_pile(0)
    driver.click_pile(3)
    assert told(driver).startswith("Pile 4, descending")


def test_a_click_on_a_card_picks_it_up_and_folds_it_up(driver: Driver) -> None:
    driver.click_pile(0)
    driver.click_card(card("85"))
    assert not is_open(driver)
    assert driver.table.nth_held is not None
    driver.click_pile(3)
    assert not is_open(driver), "with a card held, a click on a pile lays it"
    assert driver.app.session.observation.table.piles[3].top == card("85")


def test_whatever_happens_in_the_game_folds_it_up(driver: Driver) -> None:
    driver.click_pile(0)
    driver.key(KEY.Key_Z, CTRL)
    assert not is_open(driver)
    driver.click_pile(0)
    assert told(driver).endswith("(↶\N{NO-BREAK SPACE}10)"), "as it is now"
    driver.key(KEY.Key_Return, CTRL)
    assert not is_open(driver)
    assert len(driver.app.session.observation.table.turns) == 1


def test_the_next_player_finds_it_folded_up(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96"))
    driver.begin(0)
    lay_all(driver, "2/0 3/0")
    driver.click_pile(0)
    driver.key(KEY.Key_Return, CTRL)
    assert not is_open(driver)
    driver.click_pile(0)
    driver.pass_on()
    assert not is_open(driver)
    driver.click_pile(0)
    assert is_open(driver), "what lies there is no secret"
    driver.uncover()
    assert not is_open(driver)


def test_another_page_leaves_nothing_of_it(driver: Driver) -> None:
    driver.click_pile(0)
    driver.key(KEY.Key_N, CTRL)
    driver.choose("Game", "Back to the game")
    assert not is_open(driver)
    assert not driver.table.findChildren(FanCard)


# The keyboard


def walked(driver: Driver, *keys: Qt.Key) -> list[str]:
    """The cards that these keys lead to."""
    names = []
    for key in keys:
        driver.key(key)
        names += [each.accessibleName() for each in cards(driver) if each.has_ring]
    return names


def test_arrows_walk_from_card_to_card(driver: Driver) -> None:
    driver.keys(KEY.Key_Up, KEY.Key_Return)
    trick = "5, backwards trick (↶\N{NO-BREAK SPACE}10)"
    assert walked(driver, KEY.Key_Left, KEY.Key_Left) == [trick, "15"]
    assert walked(driver, KEY.Key_Home, KEY.Key_Left) == ["Row card, ascending", "40"]
    assert walked(driver, KEY.Key_Tab, KEY.Key_End) == ["Row card, ascending", "40"]
    driver.key(KEY.Key_Escape)
    assert driver.focused == "pile 0"


def test_arrows_lead_from_line_to_line(open_window: OpenWindow) -> None:
    driver = open_window(900, 500)
    games.played_until(games.near_the_end, "quick", 5).replay(driver.session)
    driver.open()
    driver.keys(KEY.Key_1, KEY.Key_Return, KEY.Key_Up)
    (focused,) = (each for each in cards(driver) if each.has_ring)
    assert focused.geometry().bottom() < cards(driver)[-1].geometry().bottom()
    driver.keys(KEY.Key_Home, KEY.Key_Up)
    assert cards(driver)[0].has_ring, "there is nothing above it"


def test_a_key_for_another_pile_leads_there(driver: Driver) -> None:
    driver.keys(KEY.Key_1, KEY.Key_Return, KEY.Key_3)
    assert not is_open(driver)
    assert driver.focused == "pile 2"
    driver.keys(KEY.Key_1, KEY.Key_Return, KEY.Key_1)
    assert is_open(driver)
    driver.key(KEY.Key_Escape)
    assert not is_open(driver)
    assert driver.focused == "pile 0"


# Others


def test_it_spreads_from_its_pile(open_window: OpenWindow) -> None:
    driver = open_window(speed=Speed.OFF, motion=MotionChoice.FULL)
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 15/0 5/0 40/0")
    driver.app.settings.change(speed=Speed.NORMAL)
    motion = SlowMotion(driver)
    driver.click_pile(0)
    wide = []
    for _ in motion.frames(20):
        xs = [each.x() for each in cards(driver)]
        wide.append(max(xs) - min(xs))
    assert wide == sorted(wide)
    assert wide[0] < wide[-1] // 4
    driver.click_pile(3)
    driver.key(KEY.Key_Escape)
    motion.come_to_rest()
    assert not is_open(driver), "also on its way"


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_so_has_a_scene_that_is_played(open_window: OpenWindow, speed: Speed) -> None:
    """The way on has the keyboard there as soon as the table is at rest, and a fan is no motion."""
    driver = open_window(pace=Pace.AT_ONCE, motion=MotionChoice.FULL)
    begin_lesson(driver, "original")
    lay_all(driver, "3/0 97/2")
    driver.click(driver.button("finish"))
    assert driver.focused == "lesson go on"
    driver.app.settings.change(speed=speed)
    motion = SlowMotion(driver)
    driver.click_pile(0)
    motion.come_to_rest()
    assert told(driver).endswith(", 3")
    driver.key(KEY.Key_Escape)
    assert not is_open(driver)


def test_a_lesson_has_it_too(open_window: OpenWindow) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    begin_lesson(driver, "original")
    driver.click_pile(0)
    assert told(driver).startswith("Pile 1, ascending: Nothing laid yet.")
    driver.key(KEY.Key_Escape)
    driver.lay(card("3"), 0)
    assert not is_open(driver)
