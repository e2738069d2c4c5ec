"""What the host of a table answers: silence to what can be seen anyway, and no idle offers."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tests.gallery_turns import solve
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import PLAIN, Driver
from tests.window.ear import Ear
from tests.window.lessons import begin_lesson
from tests.window.looked_back import coached, practise, remember_reviews, tops
from tests.window.perform import go_away
from tests.window.prepared import STEPS, dealt, lay_all, lose
from thegame_desktop.play.wishes import WhyNot
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.window import away_watch
from thegame_desktop.view.words.why_not_words import WhyNotWords

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
TWO = ("2 3 4 5 6 7 8", "12 13 14 15 16 17 18")


@pytest.fixture(autouse=True)
def _looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_reviews(monkeypatch)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[WhyNot]:
    """Why wishes weren't fulfilled, from the first one on."""
    given: list[WhyNot] = []
    words = WhyNotWords.why_not

    def why_not(self: WhyNotWords, reason: WhyNot) -> str:
        given.append(reason)
        return words(self, reason)

    monkeypatch.setattr(WhyNotWords, "why_not", why_not)
    return given


def game(driver: Driver) -> None:
    driver.start(dealt(STEPS))


def lesson(driver: Driver) -> None:
    begin_lesson(driver, "original")


def practice(driver: Driver) -> None:
    coached(driver, "quick", 3)
    practise(driver)


def tried(driver: Driver) -> None:
    practice(driver)
    solve(driver)


def told(driver: Driver, ear: Ear) -> list[str]:
    """What the table shows and has heard of it."""
    return [each for each in (driver.notice, *ear.news()) if each]


# Nothing has to be told


@pytest.mark.parametrize("table", [game, lesson, practice])
def test_what_is_so_already_is_no_news(
    table: Callable[[Driver], None], open_window: OpenWindow, ear: Ear, answers: list[WhyNot]
) -> None:
    driver = open_window()
    table(driver)
    hand = driver.hand
    first = driver.card(card(hand.split()[0]))
    place = first.geometry()
    ear.news()
    driver.key(KEY.Key_T, CTRL)
    assert answers == [WhyNot.AS_IT_IS]
    driver.drag_card(card(hand.split()[0]), first)
    assert answers == [WhyNot.AS_IT_IS] * 2
    assert told(driver, ear) == []
    assert (driver.hand, first.geometry()) == (hand, place)


def test_a_look_that_cant_be_called_off_and_a_hand_that_cant_be_covered_are_no_news(
    open_window: OpenWindow, ear: Ear, answers: list[WhyNot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)
    driver = open_window()
    covered(driver)
    ear.news()
    driver.key(KEY.Key_Escape)
    assert answers == [WhyNot.AS_IT_IS]
    assert driver.can_see("uncover")
    go_away()
    assert answers == [WhyNot.AS_IT_IS] * 2
    assert told(driver, ear) == []


def test_a_turn_that_was_tried_is_over_without_a_word(
    open_window: OpenWindow, ear: Ear, answers: list[WhyNot]
) -> None:
    """The bar says how it was; the card that somebody wants to lay goes home."""
    driver = open_window()
    tried(driver)
    lying, hand = tops(driver), driver.hand
    left = card(hand.split()[0])
    place = driver.card(left).geometry()
    ear.news()
    driver.drag_card(left, driver.pile(0))
    assert answers == [WhyNot.TRIED]
    driver.table.setFocus()
    driver.key(KEY.Key_Return, CTRL)
    assert answers == [WhyNot.TRIED] * 2
    assert told(driver, ear) == []
    assert (tops(driver), driver.hand, driver.card(left).geometry()) == (lying, hand, place)


# Nothing is offered in vain


def buttons_on(table: GameTable) -> list[QAbstractButton]:
    """All that can be pressed there, and can be seen."""
    return [each for each in table.findChildren(QAbstractButton) if each.isVisible()]


NEVER_MET = {
    *(WhyNot.TAUGHT, WhyNot.PRACTISED, WhyNot.FINAL),
    *(WhyNot.SWITCHED_OFF, WhyNot.NOBODY_LOOKS),
}
"""Whatever would lead to these is locked, hidden, or tells by itself why it can't be done."""


def covered(driver: Driver) -> None:
    driver.start(dealt(*TWO))


def asked_who_begins(driver: Driver) -> None:
    covered(driver)
    driver.look_round()


def on_turn(driver: Driver) -> None:
    covered(driver)
    driver.begin(0)


def laid(driver: Driver) -> None:
    on_turn(driver)
    lay_all(driver, "2/0")


def taken_back(driver: Driver) -> None:
    laid(driver)
    driver.key(KEY.Key_Z, CTRL)


def switched_off(driver: Driver) -> None:
    laid(driver)
    driver.app.settings.change(allows_take_back=False)


def new_cards(driver: Driver) -> None:
    on_turn(driver)
    lay_all(driver, "2/0 3/0")
    driver.click(driver.button("finish"))


def talking(driver: Driver) -> None:
    on_turn(driver)
    driver.click(driver.button("signals"))
    driver.click(driver.button("signal pile_advice 0 keep_off"))


def switched_off_in_a_lesson(driver: Driver) -> None:
    lesson(driver)
    driver.lay(card("3"), 0)
    driver.app.settings.change(allows_take_back=False)


SITUATIONS = (
    *(game, covered, asked_who_begins, on_turn, laid, taken_back, switched_off, new_cards),
    *(talking, lesson, switched_off_in_a_lesson, practice, tried),
)
KEYS = (
    *((KEY.Key_Z, CTRL), (KEY.Key_T, CTRL), (KEY.Key_H, CTRL), (KEY.Key_G, CTRL)),
    *((KEY.Key_Return, CTRL), (KEY.Key_Escape, PLAIN)),
)


@pytest.mark.parametrize("situation", [*SITUATIONS, lose])
def test_no_key_asks_for_what_can_only_be_declined(
    situation: Callable[[Driver], None], open_window: OpenWindow, answers: list[WhyNot]
) -> None:
    """One after another, and once more, as what was done before may have changed something."""
    driver = open_window()
    situation(driver)
    for key, modifier in KEYS * 2:
        driver.key(key, modifier)
    assert not NEVER_MET.intersection(answers)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_click_asks_for_what_can_only_be_declined(
    situation: Callable[[Driver], None], open_window: OpenWindow, answers: list[WhyNot]
) -> None:
    """On whatever there is to press at the table, locked or not, as long as it is there."""
    driver = open_window()
    situation(driver)
    buttons = [each for table in driver.all(GameTable, None) for each in buttons_on(table)]
    assert buttons
    for name in [each.objectName() for each in buttons] * 2:
        if driver.can_see(name):
            driver.click(driver.button(name))
    assert not NEVER_MET.intersection(answers)
