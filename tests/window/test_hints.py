"""Hints at the table: what they point to, what they say, and when they go."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.computers import CASUAL, PERSON, wait_for_ever, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.hints import ask_for_hint, thought_about_quickly, wait_for_hint
from tests.window.lessons import begin_lesson
from tests.window.prepared import STEPS, begin_with_steps, dealt
from thegame_desktop.engine import FinishTurn, Lay
from thegame_desktop.play.played_turns import played_turns
from thegame_desktop.view.table.hints.hint_panel import HintPanel

KEY = Qt.Key


@pytest.fixture(autouse=True)
def _quickly() -> Iterator[None]:
    with thought_about_quickly():
        yield


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    return open_window(asks_before_leaving=False)


def words(driver: Driver) -> str:
    """What the hint says; empty if there is none."""
    shown = [each.accessibleName() for each in driver.all(HintPanel, None) if each.isVisible()]
    return shown[0] if shown else ""


def ringed(driver: Driver) -> list[str]:
    """What has a ring around it."""
    rings = [each for each in driver.all(QWidget, None) if each.objectName().startswith("ring ")]
    return sorted(each.objectName().removeprefix("ring ") for each in rings if each.isVisible())


def about(driver: Driver) -> list[str]:
    """What the hint is about, as the adviser has it."""
    hint = driver.app.adviser.hint
    assert hint is not None
    if isinstance(hint.action, FinishTurn):
        return ["finish"]
    return [f"card {hint.action.card.code}", f"pile {hint.action.pile}"]


def assert_nothing_is_shown(driver: Driver) -> None:
    assert (words(driver), ringed(driver)) == ("", [])
    assert not any(each.accessibleName() for each in driver.all(HintPanel, None))


def test_a_hint_rings_the_card_and_its_pile(driver: Driver) -> None:
    driver.start(dealt("20 30 45 50 55 60 65 70"))
    driver.lay(card("30"), 0)
    ask_for_hint(driver)
    assert ringed(driver) == ["card 20", "pile 0"], "the trick"
    assert words(driver).startswith("Hint: 20")
    assert "then finish" in words(driver)
    assert "Counts as a game with hints." in words(driver)
    (ring,) = driver.all(QWidget, "ring card 20")
    assert ring.geometry().contains(driver.card(card("20")).geometry().center())


@pytest.mark.parametrize("means", ["key", "button", "menu"])
def test_the_second_time_the_runner_up_is_shown(means: str, driver: Driver) -> None:
    driver.start(dealt(STEPS))
    shown = []
    for _ in range(3):
        if means == "key":
            driver.key(KEY.Key_H)
        elif means == "button":
            driver.click(driver.button("hint"))
        else:
            driver.choose("Turn", "Show a hint")
        wait_for_hint(driver)
        assert ringed(driver) == about(driver)
        shown.append((ringed(driver), words(driver).partition(":")[0]))
    (best, first), (other, second), again = shown
    assert best != other
    assert (first, second) == ("Hint", "Second choice")
    assert again == (best, "Hint")
    assert driver.session.hints == 2


def test_who_does_as_they_are_told_to_the_end_has_done_what_the_coach_knows(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask_for_hint(driver)
    hint = driver.app.adviser.hint
    assert hint is not None
    whole = hint.lays
    for nth, lay in enumerate(whole):
        assert ringed(driver) == [f"card {lay.card.code}", f"pile {lay.pile}"]
        driver.lay(lay.card, lay.pile)
        ask_for_hint(driver)
        assert driver.app.adviser.hint is not None
        assert driver.app.adviser.hint.lays == whole[nth + 1 :], "nothing else is told now"
    assert ringed(driver) == ["finish"]
    driver.click(driver.button("finish"))
    (turn,) = played_turns(driver.session.record())
    assert turn.lays == turn.advised == whole


def test_it_says_when_it_is_still_thinking(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    said: list[str] = []
    driver.app.adviser.changed.connect(lambda: said.append(words(driver)))
    ask_for_hint(driver)
    assert said[0] == "Thinking…"
    assert len(said) == 2
    assert words(driver).startswith("Hint: ")


def test_finishing_is_a_hint_too_and_may_be_the_only_one(driver: Driver) -> None:
    driver.start(dealt("2 3 30 40 50 60 70 99"))
    for code, pile in (("2", 0), ("3", 0)):
        driver.lay(card(code), pile)
    driver.lay(card("99"), 2)
    ask_for_hint(driver)
    assert ringed(driver) == ["finish"]
    assert "Nothing else" not in words(driver)
    ask_for_hint(driver)
    assert ringed(driver) == ["finish"]
    assert "Nothing else comes close." in words(driver)
    assert driver.session.hints == 1


def test_a_lay_and_taking_it_back_put_it_away(driver: Driver) -> None:
    begin_with_steps(driver)
    ask_for_hint(driver)
    assert ringed(driver)
    driver.lay(card("15"), 0)
    assert_nothing_is_shown(driver)
    ask_for_hint(driver)
    driver.click(driver.button("take back"))
    assert_nothing_is_shown(driver)


def test_escape_puts_it_away_and_a_held_card_first(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask_for_hint(driver)
    driver.click_card(card("40"))
    driver.key(KEY.Key_Escape)
    assert words(driver)
    driver.key(KEY.Key_Escape)
    assert_nothing_is_shown(driver)


def test_why_not_comes_before_a_hint_for_as_long_as_it_is_told(driver: Driver) -> None:
    begin_with_steps(driver)
    ask_for_hint(driver)
    driver.lay(card("5"), 0)
    assert driver.notice
    assert words(driver) == ""
    driver.click_card(card("40"))
    driver.click_card(card("40"))
    assert not driver.notice
    assert words(driver)


def test_it_covers_nothing_that_is_played_with(open_window: OpenWindow) -> None:
    for size in ((900, 500), (1280, 720)):
        driver = open_window(*size)
        driver.start(dealt(STEPS))
        ask_for_hint(driver)
        panel = driver.find(HintPanel, None).geometry()
        lying = [driver.pile(nth) for nth in range(4)]
        lying += [driver.card(card(code)) for code in STEPS.split()]
        for each in [*lying, driver.button("finish"), driver.button("hint")]:
            assert not panel.intersects(without_shadow(each)), each.objectName()


def without_shadow(button: QAbstractButton) -> QRect:
    margin = 10 if button.objectName().startswith("card") else 0
    return button.geometry().adjusted(margin, margin, -margin, -margin)


def test_another_language_is_spoken_at_once(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask_for_hint(driver)
    english = words(driver)
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert words(driver).startswith("Tipp: ")
    assert "Zählt als Partie mit Tipps." in words(driver)
    assert ringed(driver) == about(driver)
    driver.app.settings.change(language="en")
    QApplication.processEvents()
    assert words(driver) == english


# Who may ask


def test_signals_put_it_away_and_a_covered_hand_leaves_nothing_of_it(driver: Driver) -> None:
    driver.start(dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96"))
    driver.key(KEY.Key_H)
    assert not driver.can_see("hint")
    driver.begin()
    ask_for_hint(driver)
    shown = ringed(driver)
    assert shown == about(driver)
    driver.click(driver.button("signals"))
    assert_nothing_is_shown(driver)
    driver.click(driver.button("signals done"))
    driver.key(KEY.Key_H)
    assert ringed(driver) == shown, "it is remembered"
    driver.key(KEY.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert_nothing_is_shown(driver)
    driver.key(KEY.Key_H)
    assert not driver.app.adviser.is_thinking
    driver.uncover()
    assert_nothing_is_shown(driver)
    ask_for_hint(driver)
    assert ringed(driver) == shown, "it is the same again"
    assert driver.session.hints == 1


def test_there_is_none_on_a_computer_players_turn(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_ever(monkeypatch)
    game = dealt("2 3 4 5 6 7 8", "90 91 92 93 94 95 96")
    driver.start(with_computers(game, PERSON, CASUAL))
    driver.click(driver.button("starter 1"))
    assert not driver.can_see("hint")
    driver.key(KEY.Key_H)
    assert not driver.app.adviser.is_thinking
    assert_nothing_is_shown(driver)


def test_there_is_none_in_a_lesson(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    begin_lesson(driver, "original")
    assert not driver.can_see("hint")
    driver.key(KEY.Key_H)
    assert not driver.app.adviser.is_thinking


def give_up(driver: Driver) -> None:
    driver.choose("Game", "Give up…")
    assert driver.can_see("same again")


def test_the_result_tells_of_hints_and_its_replay_offers_none(driver: Driver, qtbot: QtBot) -> None:
    driver.start(dealt(STEPS))
    ask_for_hint(driver)
    ask_for_hint(driver)
    give_up(driver)
    labels = [each.text() for each in driver.all(QLabel, None) if each.isVisible()]
    assert "2 hints seen" in labels
    driver.click(driver.button("watch again"))
    assert driver.table.isVisible()
    assert not driver.can_see("hint")
    driver.key(KEY.Key_H)
    assert not driver.app.adviser.is_thinking
    driver.key(KEY.Key_Escape)
    driver.choose("Game", "History…")
    qtbot.waitUntil(lambda: driver.can_see("finished games"))
    model = driver.find(QTableView, "finished games").model()
    row = [model.index(0, column).data() for column in range(model.columnCount())]
    assert any("2 hints" in str(cell) for cell in row)


def test_a_hint_that_was_seen_is_in_the_saved_game(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask_for_hint(driver)
    driver.app.autosave.flush()
    (file,) = (driver.app.data_folder / "games").glob("*.thegame")
    assert json.loads(file.read_text(encoding="utf-8"))["marks"] == {"hints": 1}


def test_a_command_is_named_by_its_number_only(driver: Driver) -> None:
    """In Extreme too the hint points to a card and a pile."""
    hand = "7 8 20 30 40 50 60 70"
    driver.start(dealt(hand, edition="extreme", commands=layout(stop="7")))
    ask_for_hint(driver)
    hint = driver.app.adviser.hint
    assert hint is not None
    assert isinstance(hint.action, Lay)
    assert ringed(driver) == about(driver)
