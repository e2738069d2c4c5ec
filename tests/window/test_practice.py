"""Turns tried again at the window: found, found otherwise, taken back, lost, and left."""

import re
import threading
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gallery_coach import coaching, press
from tests.gallery_turns import solve
from tests.kept_results import kept_results
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open
from tests.window.looked_back import (
    GAMES,
    after,
    answered,
    better,
    check_table,
    coached,
    explain,
    is_in_sight,
    open_hands,
    practise,
    read,
    remember_reviews,
    rung,
    tops,
)
from tests.window.prepared import LOSING, dealt, lay_all
from tests.window.test_replay import files
from thegame_desktop.bots.analysis.reason_kinds import MovesLess
from thegame_desktop.bots.analysis.reasons import reasons_for
from thegame_desktop.bots.analysis.review import TurnReview, have_same_effect
from thegame_desktop.bots.core import Flag
from thegame_desktop.engine import FinishTurn, Lay, State, Status, apply, legal_lays, refusal
from thegame_desktop.model import practice as practice_module
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.coach.practice_page import PracticePage
from thegame_desktop.view.coach.turn_page import TurnPage

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_reviews(monkeypatch)


def practising(
    open_window: OpenWindow, edition: str = "quick", players: int = 3
) -> tuple[Driver, TurnReview]:
    driver = open_window()
    coached(driver, edition, players)
    return driver, practise(driver)


def lay_by_key(driver: Driver, lay: Lay) -> None:
    driver.key(KEY.Key_Down)
    for _card in range(len(driver.hand.split())):
        if driver.focused != f"card {lay.card.code}":
            driver.key(KEY.Key_Right)
    driver.keys(KEY.Key_Space, Qt.Key(KEY.Key_1 + lay.pile), KEY.Key_Return)


def another_way(review: TurnReview) -> list[Lay]:
    """A way to play the turn that is neither the one that was played nor the better one."""
    known = (review.played.lays, better(review).lays)
    waiting: list[tuple[State, list[Lay]]] = [(review.turn.before, [])]
    for state, lays in waiting:
        is_known = any(have_same_effect(lays, each) for each in known)
        if refusal(state, FinishTurn()) is None and not is_known:
            return lays
        table = state.table
        waiting += [
            (apply(state, lay).state, [*lays, lay])
            for lay in legal_lays(table.setup, table.position, state.hand_on_turn)
        ]
    raise AssertionError("there is none")


def losing_way(before: State) -> list[Lay] | None:
    """Some cards after which the turn can't be finished any more; None if there are none."""
    waiting: list[tuple[State, list[Lay]]] = [(before, [])]
    for state, lays in waiting:
        table = state.table
        for lay in legal_lays(table.setup, table.position, state.hand_on_turn):
            following = apply(state, lay).state
            if following.table.on_turn != before.table.on_turn:
                continue  # that was a Stop
            if following.outcome.status is Status.LOST:
                return [*lays, lay]
            waiting.append((following, [*lays, lay]))
    return None


def answer(driver: Driver) -> str:
    return read(driver, "practice answer")


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_better_way_is_found_by_drag(
    open_window: OpenWindow, edition: str, players: int
) -> None:
    """All that the player could know is in sight, and no more; nothing of it is kept."""
    driver, review = practising(open_window, edition, players)
    before = files(driver.app.data_folder)
    check_table(driver, review.turn.before, review.turn.player)
    assert not open_hands(driver)
    assert not driver.button("signals").isEnabled()
    assert not rung(driver)
    assert answer(driver) == ""
    for lay in better(review).lays:
        driver.drag_card(lay.card, driver.pile(lay.pile))
    if driver.button("finish").isEnabled():
        driver.click(driver.button("finish"))
    assert answer(driver).startswith("That is the coach's way")
    assert not driver.button("finish").isVisible() or not driver.button("finish").isEnabled()
    assert files(driver.app.data_folder) == before
    assert not kept_results(driver.app.data_folder)
    assert driver.app.session.course is None


def test_it_can_be_played_by_keyboard_alone(open_window: OpenWindow) -> None:
    driver, review = practising(open_window)
    count = coaching(driver).practice.count
    for nth in range(count):
        review = coaching(driver).practice.puzzle
        assert read(driver, "practice count") == f"{nth + 1} of {count}"
        for lay in better(review).lays:
            lay_by_key(driver, lay)
        driver.key(KEY.Key_Return, CTRL)
        assert answer(driver).startswith("That is the coach's way")
        driver.key(KEY.Key_Return)
    assert read(driver, "practice title") == "Well practised!"
    assert read(driver, "practice task").startswith(f"{count} of {count} found.")
    driver.key(KEY.Key_Return)
    assert is_in_sight(driver, CoachPage)


def test_another_way_is_compared_and_answered(open_window: OpenWindow) -> None:
    driver, review = practising(open_window)
    for lay in another_way(review):
        driver.lay(lay.card, lay.pile)
    driver.click(driver.button("finish"))
    answered(driver)
    judged = coaching(driver).practice.judged
    assert judged is not None
    assert judged.attempt is not None
    assert str(round(100 * judged.attempt.ending.chance)) in answer(driver)
    driver.click_pile(0)
    assert is_open(driver), "the way on has the keyboard, and the piles are there to be looked at"
    driver.key(KEY.Key_Escape)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert "von 100 Partien" in answer(driver)
    driver.app.settings.change(language="en")
    driver.click(driver.button("practice once more"))
    assert answer(driver) == ""
    check_table(driver, review.turn.before, review.turn.player)


def moved(before: State, lays: Sequence[Lay]) -> int:
    """How far these lays move the piles on in all, reckoned here: a trick counts against it."""
    rows = before.table.setup.edition.rows
    tops = [card.number for card in before.table.position.tops]
    total = 0
    for lay in lays:
        total += rows[lay.pile].direction.value * (lay.card.number - tops[lay.pile])
        tops[lay.pile] = lay.card.number
    return total


def wasteful_ways(review: TurnReview) -> list[tuple[Lay, ...]]:
    """Two lays each that can be told to move the piles on by more than then, the worst first."""
    before, found = review.turn.before, list[tuple[Lay, ...]]()
    table, hand = before.table, before.hand_on_turn
    for first in legal_lays(table.setup, table.position, hand):
        following = apply(before, first).state
        found += [
            (first, second)
            for second in legal_lays(table.setup, following.table.position, following.hand_on_turn)
            if following.table.result is None
            and refusal(apply(following, second).state, FinishTurn()) is None
        ]
    then, way_to_find = moved(before, review.played.lays), better(review).lays
    ways = [way for way in found if moved(before, way) > then]
    ways.sort(key=lambda way: moved(before, way), reverse=True)
    return [
        way
        for way in ways
        if any(
            isinstance(reason, MovesLess)
            for reason in reasons_for(review.turn.seen, way_to_find, [way], shared=False)[:2]
        )
    ]


def test_it_is_explained_by_the_turn_just_tried(open_window: OpenWindow) -> None:
    """Not by the one of the real game, which moved the piles on by something else."""
    driver, review = practising(open_window, "original", 3)
    before, (way, *_rest) = review.turn.before, wasteful_ways(review)
    for lay in way:
        driver.lay(lay.card, lay.pile)
    driver.click(driver.button("finish"))
    answered(driver)
    told = re.search(r"Moves the piles on by less: (\d+) rather than (\d+)", answer(driver))
    assert told is not None
    assert int(told[1]) == moved(before, better(review).lays)
    assert int(told[2]) == moved(before, way)


def test_the_way_is_shown_and_the_attempt_goes_on(open_window: OpenWindow) -> None:
    """What was shown isn't found any more."""
    driver, review = practising(open_window)
    driver.click(driver.button("practice show way"))
    assert is_in_sight(driver, TurnPage)
    assert rung(driver)
    driver.key(KEY.Key_Escape)
    assert is_in_sight(driver, PracticePage)
    check_table(driver, review.turn.before, review.turn.player)
    solve(driver)
    assert coaching(driver).practice.found == 0


@pytest.mark.parametrize("is_answered", [False, True])
def test_whoever_was_shown_the_way_goes_on_with_the_same_practice(
    open_window: OpenWindow, is_answered: bool
) -> None:
    """With what was found before; the turn that was shown is to be played once more."""
    driver, _first = practising(open_window)
    practice = coaching(driver).practice
    count = practice.count
    assert count > 1
    solve(driver)
    driver.click(driver.button("practice go on"))
    review = practice.puzzle
    if is_answered:
        solve(driver)
    driver.click(driver.button("practice show way"))
    driver.click(driver.button("turn practise"))
    assert is_in_sight(driver, PracticePage)
    assert read(driver, "practice count") == f"2 of {count}"
    assert practice.found == 1 + is_answered
    check_table(driver, review.turn.before, review.turn.player)
    solve(driver)
    assert answer(driver).startswith("That is the coach's way")
    assert practice.found == 1 + is_answered
    driver.key(KEY.Key_Escape)
    assert is_in_sight(driver, CoachPage)


def test_another_turn_than_the_one_that_is_tried_is_a_practice_of_its_own(
    open_window: OpenWindow,
) -> None:
    """Chosen while the way was shown, or by whoever has left the practice."""
    driver, review = practising(open_window)
    driver.click(driver.button("practice show way"))
    driver.key(KEY.Key_PageDown)
    driver.click(driver.button("turn practise"))
    assert read(driver, "practice count") == "1 of 1"
    assert coaching(driver).practice.puzzle.turn is not review.turn
    driver.key(KEY.Key_Escape)
    practise(driver)
    driver.key(KEY.Key_Escape)
    assert explain(driver).turn is review.turn
    driver.click(driver.button("turn practise"))
    assert read(driver, "practice count") == "1 of 1"


def test_cards_are_taken_back_and_the_menu_knows(open_window: OpenWindow) -> None:
    driver, review = practising(open_window, "original", 3)
    lay = better(review).lays[0]

    def can(*names: str) -> list[bool]:
        return [driver.menu_item(name).isEnabled() for name in names]

    assert can("Finish turn", "Take back", "Give up…") == [False, False, False]
    driver.click_pile(lay.pile)
    assert is_open(driver)
    driver.lay(lay.card, lay.pile)
    assert not is_open(driver)
    assert can("Finish turn", "Take back", "Give up…") == [False, True, False]
    driver.key(KEY.Key_Z, CTRL)
    check_table(driver, review.turn.before, review.turn.player)
    driver.lay(lay.card, lay.pile)
    driver.click(driver.button("take back"))
    check_table(driver, review.turn.before, review.turn.player)
    solve(driver)
    assert can("Finish turn", "Take back") == [False, False]
    laid = tops(driver)
    code = driver.hand.split()[0]
    hand = driver.hand
    driver.click(driver.button(f"card {code}"))
    driver.click_pile(0)
    assert (tops(driver), driver.hand) == (laid, hand), "the turn is over"
    QApplication.processEvents()


def test_a_losing_attempt_is_told_as_such(open_window: OpenWindow) -> None:
    driver, review = practising(open_window, "extreme", 2)
    while (losing := losing_way(review.turn.before)) is None:
        solve(driver)
        driver.click(driver.button("practice go on"))
        review = coaching(driver).practice.puzzle
    for lay in losing:
        assert answer(driver) == ""
        driver.lay(lay.card, lay.pile)
    assert "can't be finished any more. Take the card back" in answer(driver)
    driver.app.settings.change(allows_take_back=False)
    assert answer(driver).endswith("can't be finished any more. Try it once more.")
    driver.app.settings.change(allows_take_back=True)
    driver.click(driver.button("take back"))
    assert answer(driver) == ""
    check_table(driver, after(review, losing[:-1]), review.turn.player)


def test_whoever_leaves_while_it_is_compared_breaks_it_off(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By going back, or by closing the window: nothing comes of it later."""
    begun, flags = threading.Semaphore(0), list[Flag]()

    def slowly(*values: object) -> None:
        flag = values[4]
        assert isinstance(flag, Flag)
        flags.append(flag)
        begun.release()
        while not flag.is_set:
            pass

    monkeypatch.setattr(practice_module, "compare", slowly)
    driver, review = practising(open_window)
    for leave in (lambda: driver.key(KEY.Key_Escape), driver.window.close):
        for lay in another_way(review):
            driver.lay(lay.card, lay.pile)
        driver.click(driver.button("finish"))
        assert answer(driver) == "Your turn is played through …"
        qtbot.waitUntil(lambda: begun.acquire(blocking=False))
        leave()
        assert flags[-1].is_set
        if driver.window.isVisible():
            press(driver, "practise")
    assert len(flags) == 2


def test_the_game_that_waits_meanwhile_stays_as_it_is(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(LOSING, draw="54 55 56"))
    lay_all(driver, "99/0")
    game = driver.app.session.course
    coached(driver, "quick", 3)
    explain(driver)
    driver.click(driver.button("turn practise"))
    solve(driver)
    assert driver.app.session.course is game
    driver.choose("Game", "Back to the game")
    assert driver.hand == "2 3 50 51 52 53 98"
