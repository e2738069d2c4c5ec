"""The coach at the window: the ways in and out, the curve, and the search for a way to win."""

import re
import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests import gallery_games as games
from tests.coached_games import (
    FOR_LONG,
    QUICKLY,
    a_win_missed,
    coming_to,
    costly_game,
    stuck_at,
    wait_for,
)
from tests.finished_games import keep, some_games
from tests.gallery_coach import coaching, press
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import lose
from thegame_desktop.bots.analysis.review import Care, Knowledge, TurnReview
from thegame_desktop.bots.search import Effort
from thegame_desktop.engine import Record, decode_record, encode_record
from thegame_desktop.model import coach as coach_module
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.view.coach.chance_chart import ChanceChart
from thegame_desktop.view.coach.coach_page import CoachPage
from thegame_desktop.view.dialogs.message import Message
from thegame_desktop.view.history.turn_slider import TurnSlider
from thegame_desktop.view.pages.end_page import EndPage
from thegame_desktop.view.widgets.choices import Segment
from thegame_desktop.view.wishes import CoachGame, Explain, Practise, WatchGame

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
WHAT_WAS_BETTER = "What would have been better…"


@pytest.fixture
def record() -> Record:
    return costly_game("quick", 3)


def begin(driver: Driver, record: Record, care: Care = QUICKLY) -> CoachPage:
    """Have the coach look at a game, as from the history."""
    coaching(driver).coach.care = care
    driver.window.door.fulfil(CoachGame(record))
    QApplication.processEvents()
    return driver.find(CoachPage, None)


def settle(driver: Driver) -> None:
    coach = coaching(driver).coach
    wait_for(coach.changed, lambda: not coach.is_at_work)
    QApplication.processEvents()


def works(driver: Driver) -> bool:
    return coaching(driver).coach.is_at_work


def searches(driver: Driver) -> bool:
    return coaching(driver).search.is_searching


def chart(driver: Driver) -> ChanceChart:
    return driver.find(ChanceChart, "chance chart")


def can_be_chosen(driver: Driver) -> bool:
    """Whether the menu offers the coach."""
    return driver.menu_item(WHAT_WAS_BETTER).isEnabled()


def words(driver: Driver) -> str:
    """All that the page says in labels."""
    return "\n".join(each.text() for each in driver.all(QLabel, None) if each.isVisible())


def costly(driver: Driver) -> list[str]:
    names = [f"costly turn {nth}" for nth in range(5)]
    return [driver.button(name).accessibleName() for name in names if driver.can_see(name)]


# Ways in and out


def test_from_the_end_of_a_game_to_the_coach_and_back(open_window: OpenWindow) -> None:
    driver = open_window()
    coaching(driver).coach.care = QUICKLY
    lose(driver)
    assert not driver.can_see("coach")
    assert not can_be_chosen(driver)
    driver.click(driver.button("turn everything up"))
    driver.click(driver.button("coach"))
    assert "Original · Alone · 94 cards left" in words(driver)
    assert [seat.name for seat in coaching(driver).coach.seats] == [""]
    settle(driver)
    driver.key(KEY.Key_Escape)
    assert driver.find(EndPage, None).isVisible()
    driver.choose("Game", WHAT_WAS_BETTER)
    assert driver.find(CoachPage, None).isVisible()
    driver.click(driver.button("leave the coach"))
    assert driver.find(EndPage, None).isVisible()


def test_a_game_that_another_window_has_deleted_is_told_of(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(at_once=True)
    archive = driver.app.history.archive
    (game,) = some_games(1, 1)
    keep(archive, [game])
    driver.key(KEY.Key_Y, CTRL)
    archive.remove([game.summary.id])  # as by another program: nobody here hears of it
    for button in ("watch", "coach"):
        driver.click(driver.button(button))
        qtbot.waitUntil(lambda: driver.dialog is not None)
        (message,) = (each for each in driver.window.findChildren(Message) if each.isVisible())
        assert message.windowTitle() == "This game can't be shown"
        driver.click(message.findChildren(QPushButton)[0])
        assert driver.dialog is None


def test_from_a_replay_to_the_coach_and_back(open_window: OpenWindow, record: Record) -> None:
    driver = open_window()
    coaching(driver).coach.care = QUICKLY
    driver.window.door.fulfil(WatchGame(record))
    driver.click(driver.button("replay coach"))
    assert "Quick & Easy · Anna, Ben, Sarah" in words(driver)
    settle(driver)
    driver.click(driver.button("leave the coach"))
    assert driver.find(TurnSlider, None).isVisible()
    driver.choose("Game", WHAT_WAS_BETTER)
    driver.click(driver.button("watch the game"))
    assert driver.find(TurnSlider, None).value() == 0
    assert can_be_chosen(driver)


def test_from_the_history_to_the_coach(
    open_window: OpenWindow, qtbot: QtBot, record: Record
) -> None:
    driver = open_window(at_once=True)
    coaching(driver).coach.care = QUICKLY
    good, bad = some_games(2, 2)
    keep(
        driver.app.history.archive,
        [Finished(good.summary, encode_record(record)), bad],
    )
    driver.key(KEY.Key_Y, CTRL)
    table = driver.find(QTableView, "finished games")
    assert not can_be_chosen(driver)
    driver.key(KEY.Key_Down)
    driver.click(driver.button("coach"))
    assert driver.find(CoachPage, None).isVisible()
    settle(driver)
    driver.key(KEY.Key_Escape)
    driver.key(KEY.Key_Up)
    driver.click(driver.button("coach"))
    qtbot.waitUntil(lambda: driver.dialog is not None)
    (message,) = (each for each in driver.window.findChildren(Message) if each.isVisible())
    assert message.windowTitle() == "This game can't be shown"
    driver.click(message.findChildren(QPushButton)[0])
    assert table.isVisible()
    table.setFocus()
    driver.key(KEY.Key_A, CTRL)
    assert not driver.button("coach").isEnabled()


# What there is to see


def test_the_curve_by_keyboard_and_mouse(
    open_window: OpenWindow, qtbot: QtBot, record: Record
) -> None:
    driver = open_window()
    page = begin(driver, record)
    settle(driver)
    review = coaching(driver).coach.review
    curve = chart(driver)
    assert curve.accessibleName() == "The team's chance of winning"
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    first = curve.accessibleDescription()
    assert first.endswith("before the last one looked at.")
    driver.keys(KEY.Key_Right, KEY.Key_Right)
    second = review.turns[1]
    seat = ["Anna", "Ben", "Sarah"][second.turn.player]
    told = f"Turn 2 · {seat}, Chance of winning as it began: {round(100 * second.before.chance)}%"
    assert curve.readout.startswith(told)
    assert curve.accessibleDescription() == curve.readout
    with qtbot.waitSignal(page.wished) as asked:
        driver.key(KEY.Key_Return)
    assert asked.args == [Explain(second)]
    driver.key(KEY.Key_Escape)
    driver.key(KEY.Key_End)
    assert curve.readout.startswith(f"Turn {len(review.turns)} · ")
    driver.move_to(curve, curve.place_of(3).toPoint())
    assert curve.readout.startswith("Turn 4 · ")
    with qtbot.waitSignal(page.wished) as asked:
        driver.click(curve, curve.place_of(3).toPoint())
    assert asked.args == [Explain(review.turns[3])]


def expected_of(name: str, turns: Sequence[TurnReview], all_turns: Sequence[TurnReview]) -> str:
    """What is to be said of a player who has had these turns, some of them good."""
    good = sum(each.better is None for each in turns)
    assert good
    if good == len(turns):
        return f"{name}: the coach found nothing better in any turn."
    dearest = max(turns, key=lambda each: each.loss)
    return (
        f"{name}: the coach found nothing better in {good} of {len(turns)} turns. "
        f"Turn {all_turns.index(dearest) + 1} is worth a second look."
    )


def test_turns_and_players_in_words(open_window: OpenWindow, qtbot: QtBot, record: Record) -> None:
    driver = open_window()
    page = begin(driver, record)
    assert not driver.button("practise").isEnabled()
    settle(driver)
    review = coaching(driver).coach.review
    dearest = review.costliest(5)
    assert dearest
    assert len(costly(driver)) == len(dearest)
    number = review.turns.index(dearest[0]) + 1
    assert costly(driver)[0].startswith(f"Turn {number} · ")
    assert " → pile " in costly(driver)[0]
    with qtbot.waitSignal(page.wished) as asked:
        driver.click(driver.button("costly turn 0"))
    assert asked.args == [Explain(dearest[0])]
    driver.key(KEY.Key_Escape)
    for key in (KEY.Key_Return, KEY.Key_Space):
        assert driver.focused == "costly turn 0"
        with qtbot.waitSignal(page.wished) as asked:
            driver.key(key)
        assert asked.args == [Explain(dearest[0])]
        driver.key(KEY.Key_Escape)
    with qtbot.waitSignal(page.wished) as asked:
        driver.click(driver.button("practise"))
    assert asked.args == [Practise(tuple(dearest))]
    driver.key(KEY.Key_Escape)
    for seat, name in enumerate(["Anna", "Ben", "Sarah"]):
        theirs = [each for each in review.turns if each.turn.player == seat]
        assert expected_of(name, theirs, review.turns) in words(driver).split("\n")
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert chart(driver).accessibleName() == "Die Siegchance des Teams"
    assert costly(driver)[0].startswith(f"Zug {number} · ")
    assert "Karten übrig" in words(driver)


def test_the_list_comes_when_it_is_settled_and_stays(
    open_window: OpenWindow, record: Record
) -> None:
    """Until then it says how far the coach is; then what the turns are compared with."""
    driver = open_window()
    coach = coaching(driver).coach
    shown: list[tuple[float, list[str], str]] = []
    begin(driver, record, Care(Effort(400), (8, 40, 100)))
    coach.changed.connect(  # after the page
        lambda: shown.append((coach.review.share, costly(driver), about_costly(driver)))
    )
    settle(driver)
    working = [each for each in shown if each[0] < 1]
    assert working
    for share, turns, about in working:
        assert turns == []
        assert f"{round(100 * share)}% so far" in about or "under 1% so far" in about
    settled = [(turns, about) for share, turns, about in shown if share == 1]
    assert settled[0][0]
    assert "as the coach would play the turn → as it was played" in settled[0][1]
    assert all(each == settled[0] for each in settled)


def about_costly(driver: Driver) -> str:
    return driver.find(QLabel, "about costly turns").text()


@pytest.mark.parametrize("knowledge", Knowledge)
def test_the_same_position_shows_the_same_figure_everywhere(
    open_window: OpenWindow, record: Record, knowledge: Knowledge
) -> None:
    """In the list, on the curve, where the turn is explained, and where it is tried again."""
    driver = open_window()
    begin(driver, record)
    settle(driver)
    if knowledge is Knowledge.OPEN:
        driver.click(driver.all(Segment, None)[-1])
        settle(driver)
    curve, compared = chart(driver), 0
    for nth, told in enumerate(costly(driver)):
        figures = re.search(r"Turn (\d+) .*: (\d+)% → (\d+)%", told)
        if figures is None:
            continue  # it is told in cards
        number, chance, played = map(int, figures.groups())
        curve.setFocus(Qt.FocusReason.TabFocusReason)
        driver.keys(KEY.Key_Home, *[KEY.Key_Right] * (number - 1))
        assert curve.readout.startswith(f"Turn {number} · ")
        assert f"Chance of winning as it began: {chance}%" in curve.readout
        assert f"What it cost: {chance}% → {played}%" in curve.readout
        press(driver, f"costly turn {nth}")
        was, other = driver.find(QLabel, "turn task").text().split("\n")
        assert f"wins {played} of 100 games" in was
        assert f"wins {chance} of 100 games" in other
        if knowledge is Knowledge.THEN:
            driver.click(driver.button("turn practise"))
            task = driver.find(QLabel, "practice task").text()
            assert f"There is a way that wins {chance} of 100 games." in task
            driver.key(KEY.Key_Escape)
        driver.key(KEY.Key_Escape)
        compared += 1
    assert compared > 1


def test_two_ways_of_looking(open_window: OpenWindow, record: Record) -> None:
    driver = open_window()
    begin(driver, record)
    settle(driver)
    then, openly = driver.all(Segment, None)[-2:]
    assert (then.label, openly.label) == ("What could be known then", "All cards open")
    known = costly(driver)
    assert "what the player on turn could know" in words(driver)
    driver.click(openly)
    settle(driver)
    assert coaching(driver).coach.knowledge is Knowledge.OPEN
    assert "as they really lay" in words(driver)
    assert costly(driver) != known
    driver.key(KEY.Key_Left)
    assert then.isChecked()
    assert costly(driver) == known


def test_it_works_only_while_somebody_looks(open_window: OpenWindow, record: Record) -> None:
    driver = open_window()
    begin(driver, record, FOR_LONG)
    coach = coaching(driver).coach
    wait_for(coach.changed, lambda: bool(coach.review.turns))
    assert "The coach is looking more closely … " in words(driver)
    driver.click(driver.button("watch the game"))
    assert not works(driver)
    driver.click(driver.button("replay back"))
    assert works(driver)
    known = coach.review.share
    assert known > 0
    wait_for(coach.changed, lambda: coach.review.share > known)


def test_the_program_ends_in_the_middle_of_it_all(open_window: OpenWindow, record: Record) -> None:
    def thinkers() -> int:
        return sum(each.name == "thinker" for each in threading.enumerate())

    before = thinkers()
    driver = open_window()
    begin(driver, record, FOR_LONG)
    search = coaching(driver).search
    search.search = stuck_at(0.4)
    driver.click(driver.button("look for a way to win"))
    wait_for(search.changed, lambda: search.share > 0)
    assert thinkers() > before
    driver.window.close()
    assert thinkers() == before


def test_where_there_is_nothing_to_see_it_says_why(
    open_window: OpenWindow, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window()
    marks = {"marks": {"given_up": True}}
    begin(driver, replace(record, turns=(), outcome=None, extra=marks))
    assert "No turn was finished in this game" in words(driver)
    assert not driver.can_see("chance chart")
    with monkeypatch.context() as without:
        without.setattr(coach_module, "trouble", lambda: "no core")
        begin(driver, record)
        assert "needs the compiled core" in words(driver)
        assert not driver.can_see("chance chart")
        driver.click(driver.button("watch the game"))
        assert driver.find(TurnSlider, None).isVisible()
    won = (games.PLAYTHROUGHS / "quick-standard-won.thegame").read_bytes()
    begin(driver, decode_record(won))
    settle(driver)
    assert " · won" in words(driver)
    assert driver.can_see("chance chart")
    assert not driver.can_see("look for a way to win")


# The way to win


def test_a_search_is_stopped_by_its_button(open_window: OpenWindow, record: Record) -> None:
    driver = open_window()
    begin(driver, record)
    settle(driver)
    search = coaching(driver).search
    search.search = stuck_at(0.4)
    driver.click(driver.button("look for a way to win"))
    wait_for(search.changed, lambda: search.share > 0)
    assert driver.find(QProgressBar, None).value() == 40
    assert "Looking for a way to win …" in words(driver)
    assert driver.focused == "stop looking"
    driver.key(KEY.Key_Space)
    assert not searches(driver)
    assert not driver.can_see("win search progress")
    assert driver.focused == "look for a way to win"
    driver.key(KEY.Key_Return)
    driver.key(KEY.Key_Escape)
    assert searches(driver), "whoever comes back finds what came of it"
    driver.window.door.fulfil(CoachGame(record))
    assert driver.can_see("stop looking")


def test_a_way_to_win_is_shown_from_where_it_was_left(open_window: OpenWindow) -> None:
    record, chance = a_win_missed(5)
    driver = open_window()
    begin(driver, record)
    settle(driver)
    search = coaching(driver).search
    search.search = coming_to(chance)
    driver.click(driver.button("look for a way to win"))
    wait_for(search.changed, lambda: search.found is not None)
    assert "Up to turn 6 the game could still have been won" in words(driver)
    assert "After that, it could no longer be won." in words(driver)
    driver.click(driver.button("show the way to win"))
    caption = driver.find(QWidget, "replay caption")
    told = caption.accessibleName()
    assert told.startswith("A possible course, not what happened – Turn 5 of ")
    assert not driver.can_see("replay coach")
    assert not can_be_chosen(driver)
    assert driver.button("replay play on").isEnabled()
    driver.key(KEY.Key_End)
    assert "You beat the game!" in caption.accessibleName()
    driver.key(KEY.Key_Escape)
    assert "Up to turn 6" in words(driver)
    driver.click(driver.button("watch the game"))
    assert driver.can_see("replay coach")
    assert "possible" not in driver.find(QWidget, "replay caption").accessibleName()
