"""The page of the history, by mouse and keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QTableView,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.finished_games import some_games
from tests.kept_results import kept_results
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import PLAIN, Driver
from tests.window.prepared import about_to_lose, lose
from tests.window.test_game_files import answer_file_dialog
from thegame_desktop.model.preferences import Speed
from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.view.dialogs.message import Message
from thegame_desktop.view.dialogs.question import Question
from thegame_desktop.view.history.replay_page import ReplayPage
from thegame_desktop.view.widgets.labels import PageLabel

CTRL = Qt.KeyboardModifier.ControlModifier
W = TypeVar("W", bound=QWidget)
DATE, EDITION, PLAYERS, RESULT, MARKS = range(5)


def table(driver: Driver) -> QTableView:
    return driver.find(QTableView, "finished games")


def column(driver: Driver, which: int) -> list[str]:
    model = table(driver).model()
    return [model.index(row, which).data() for row in range(model.rowCount())]


def labels(driver: Driver) -> list[str]:
    return [label.text() for label in driver.all(PageLabel, None) if label.isVisible()]


def click_row(driver: Driver, row: int, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    view = table(driver)
    place = view.visualRect(view.model().index(row, PLAYERS)).center()
    driver.click(view.viewport(), place, modifiers)


def click_head(driver: Driver, which: int) -> None:
    head = table(driver).horizontalHeader()
    x = head.sectionViewportPosition(which) + 30
    driver.click(head.viewport(), QPoint(x, head.height() // 2))


def pick(driver: Driver, button: str, start: str) -> None:
    """Choose what begins so from the menu of a button."""
    driver.click(driver.button(button))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = (each for each in menu.actions() if each.text().startswith(start))
    driver.click(menu, menu.actionGeometry(action).center())


def shown(driver: Driver, kind: type[W]) -> list[W]:
    return [each for each in driver.all(kind, None) if each.isVisible()]


def wait_for_message(driver: Driver, qtbot: QtBot) -> Message:
    qtbot.waitUntil(lambda: len(shown(driver, Message)) == 1)
    (message,) = shown(driver, Message)
    return message


def test_a_game_that_was_played_is_listed(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    driver.key(Qt.Key.Key_Y, CTRL)
    assert any("No game has been finished yet" in text for text in labels(driver))
    assert not driver.button("watch").isEnabled()
    driver.key(Qt.Key.Key_Escape)
    assert driver.can_see("play")
    lose(driver)
    driver.choose("Game", "History…")
    qtbot.waitUntil(lambda: driver.can_see("finished games"))
    assert column(driver, EDITION) == ["Original"]
    assert column(driver, PLAYERS) == ["Alone"]
    assert column(driver, RESULT) == ["94 cards left"]
    assert "1 game" in labels(driver)
    assert driver.button("watch").isEnabled(), "the latest is chosen"
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert column(driver, RESULT) == ["94 Karten übrig"]
    assert "1 Partie" in labels(driver)


def test_it_is_sorted_and_filtered(open_window: OpenWindow) -> None:
    driver = open_window()
    games = [game.summary for game in some_games(60, days=60)]
    driver.app.history.archive.add(some_games(60, days=60))
    driver.key(Qt.Key.Key_Y, CTRL)
    assert len(column(driver, DATE)) == 60
    click_head(driver, RESULT)
    results = column(driver, RESULT)
    won = sum(game.result.value == "won" for game in games)
    assert results[:won] == ["Won"] * won
    assert "Won" not in results[won:]
    click_head(driver, RESULT)
    assert column(driver, RESULT)[-won:] == ["Won"] * won
    click_head(driver, EDITION)
    assert column(driver, EDITION) == sorted(column(driver, EDITION), key=edition_order)
    box = driver.find(QComboBox, "filter edition")
    box.setFocus()
    driver.key(Qt.Key.Key_End)
    quick = [game for game in games if game.edition == "quick"]
    assert len(column(driver, EDITION)) == len(quick)
    assert all(text.startswith("Quick") for text in column(driver, EDITION))
    driver.click(driver.button("show all"))
    assert len(column(driver, EDITION)) == 60


def test_what_is_chosen_stays_so(open_window: OpenWindow) -> None:
    """Also far down in a long list; what is deleted makes room for the next."""
    driver = open_window()
    driver.app.history.archive.add(some_games(400, days=400))
    driver.key(Qt.Key.Key_Y, CTRL)
    view = table(driver)
    view.scrollTo(view.model().index(300, 0))
    click_row(driver, 298)
    click_row(driver, 300, CTRL)
    shown_at = view.verticalScrollBar().value()
    dates = column(driver, DATE)
    driver.key(Qt.Key.Key_I, CTRL)
    driver.key(Qt.Key.Key_Escape)
    assert chosen(driver) == [298, 300]
    assert view.verticalScrollBar().value() == shown_at
    click_row(driver, 299)
    driver.key(Qt.Key.Key_Delete)
    (question,) = shown(driver, Question)
    told = [label.text() for label in question.findChildren(QLabel)]
    assert any(dates[299] in text for text in told), "which one it is"
    driver.keys(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert column(driver, DATE) == [*dates[:299], *dates[300:]]
    assert chosen(driver) == [299]
    assert view.verticalScrollBar().value() == shown_at
    view.setFocus()
    driver.key(Qt.Key.Key_A, CTRL)
    assert len(chosen(driver)) == 399
    assert not driver.button("watch").isEnabled()


def chosen(driver: Driver) -> list[int]:
    return [index.row() for index in table(driver).selectionModel().selectedRows()]


def test_the_newest_game_is_chosen_for_whoever_comes_afresh(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(asks_before_leaving=False)
    driver.app.history.archive.add(some_games(20, days=20))
    driver.key(Qt.Key.Key_Y, CTRL)
    assert chosen(driver) == [0]
    click_row(driver, 3)
    driver.key(Qt.Key.Key_Escape)
    lose(driver)
    driver.key(Qt.Key.Key_Y, CTRL)
    qtbot.waitUntil(lambda: len(column(driver, DATE)) == 21)
    assert chosen(driver) == [0]
    assert column(driver, RESULT)[0] == "94 cards left"
    driver.key(Qt.Key.Key_Return)
    assert driver.app.session.course is not None
    assert driver.find(ReplayPage, None).record.extra["id"] == driver.app.session.course.id
    # Whoever comes back finds what was watched.
    driver.key(Qt.Key.Key_Escape)
    assert chosen(driver) == [0]
    view = table(driver)
    click_row(driver, 2)
    driver.key(Qt.Key.Key_I, CTRL)
    driver.key(Qt.Key.Key_Y, CTRL)
    assert chosen(driver) == [2], "back again"
    # However the games are sorted, the newest is the newest.
    click_head(driver, DATE)
    driver.key(Qt.Key.Key_Escape)
    driver.key(Qt.Key.Key_Y, CTRL)
    assert chosen(driver) == [20]
    assert view.visualRect(view.model().index(20, 0)).bottom() <= view.viewport().height()


def test_who_has_chosen_another_game_keeps_it_when_the_newest_arrives(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.app.history.archive.add(some_games(20, days=20))
    driver.key(Qt.Key.Key_Y, CTRL)
    driver.key(Qt.Key.Key_Down)
    date = column(driver, DATE)[1]
    (late,) = some_games(1, days=1, seed=9)
    newest = replace(late.summary, id="f" * 32, ended=late.summary.ended + 10**7)
    driver.app.history.archive.add([Finished(newest, b"{}")])
    driver.app.history.changed.emit()
    assert [column(driver, DATE)[row] for row in chosen(driver)] == [date]
    assert chosen(driver) == [2]


def test_names_are_plain_text_in_tool_tips_too(open_window: OpenWindow) -> None:
    driver = open_window()
    (game,) = some_games(1, days=1)
    names = ("<img src='x'>" * 10, "Ben")
    summary = replace(game.summary, names=names, strengths=("", ""))
    driver.app.history.archive.add([Finished(summary, b"{}")])
    driver.key(Qt.Key.Key_Y, CTRL)
    view = table(driver)
    place = view.visualRect(view.model().index(0, PLAYERS)).center()
    where = view.viewport().mapToGlobal(place)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, where))
    assert "&lt;img" in QToolTip.text()
    QToolTip.hideText()


def test_a_game_that_was_over_while_its_last_card_moved_shows_its_end(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    about_to_lose(driver)
    driver.app.settings.change(speed=Speed.SLOW)
    driver.lay(card("3"), 3)
    assert driver.app.session.ending is not None
    assert driver.table.is_moving
    driver.key(Qt.Key.Key_Y, CTRL)
    driver.key(Qt.Key.Key_Escape)
    assert driver.can_see("same again")


def edition_order(text: str) -> int:
    return ["E", "O", "Q"].index(text[0])


def test_games_go_out_are_deleted_and_come_back(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    driver = open_window()
    for _ in range(3):
        lose(driver)
    driver.key(Qt.Key.Key_Y, CTRL)
    qtbot.waitUntil(lambda: driver.can_see("finished games") and len(column(driver, DATE)) == 3)
    before = kept_results(driver.app.data_folder)
    click_row(driver, 0)
    click_row(driver, 2, CTRL)
    assert not driver.button("watch").isEnabled(), "only one can be watched"
    export(driver, qtbot, tmp_path / "two.jsonl", "Export 2 chosen games")
    assert len((tmp_path / "two.jsonl").read_bytes().splitlines()) == 2
    # What is read as a single game can't hold three, and nobody was asked about the other one.
    (tmp_path / "all.jsonl").write_bytes(b"something else")
    export(driver, qtbot, tmp_path / "all.thegame", "Export all 3 games")
    assert (tmp_path / "all.jsonl").read_bytes() == b"something else"
    (tmp_path / "all 2.jsonl").replace(tmp_path / "all.jsonl")
    assert (tmp_path / "all.jsonl").read_bytes().splitlines() == before[::-1]
    driver.window.close()
    driver = open_window(data=driver.app.data_folder)
    driver.key(Qt.Key.Key_Y, CTRL)
    click_row(driver, 0)
    click_row(driver, 2, CTRL)
    # A question comes first, and nothing happens without an answer.
    driver.key(Qt.Key.Key_Delete)
    assert len(shown(driver, Question)) == 1
    driver.key(Qt.Key.Key_Escape)
    assert len(column(driver, DATE)) == 3
    table(driver).setFocus()
    driver.key(Qt.Key.Key_Delete)
    driver.keys(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert len(column(driver, DATE)) == 1 == len(kept_results(driver.app.data_folder))
    pick(driver, "remove games", "Delete the one game")
    driver.keys(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert kept_results(driver.app.data_folder) == []
    assert not driver.can_see("finished games")
    take_in(driver, tmp_path / "two.jsonl")
    qtbot.waitUntil(lambda: "2 games imported." in labels(driver))
    take_in(driver, tmp_path / "all.jsonl")
    message = wait_for_message(driver, qtbot)
    assert message.windowTitle() == "1 game imported"
    driver.click(message.findChildren(QPushButton)[0])
    assert sorted(kept_results(driver.app.data_folder)) == sorted(before)
    assert len(column(driver, DATE)) == 3


def export(driver: Driver, qtbot: QtBot, path: Path, what: str) -> None:
    pick(driver, "export games", what)
    answer_file_dialog(driver, path)
    count = what.split()[-2] if "all" in what else what.split()[1]
    told: Callable[[], bool] = lambda: f"{count} games exported." in labels(driver)  # noqa: E731
    qtbot.waitUntil(told)


def take_in(driver: Driver, path: Path) -> None:
    driver.click(driver.button("import"))
    answer_file_dialog(driver, path)


def test_what_cannot_be_done_is_told(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    driver = open_window()
    driver.key(Qt.Key.Key_Y, CTRL)
    (tmp_path / "no game.thegame").write_bytes(b"nothing")
    take_in(driver, tmp_path / "no game.thegame")
    message = wait_for_message(driver, qtbot)
    assert message.windowTitle() == "0 games imported"
    driver.click(message.findChildren(QPushButton)[0])


def test_a_damaged_history_is_told_once_the_window_is_there(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    first = open_window()
    lose(first)
    first.window.close()
    path = first.app.data_folder / "history.sqlite"
    path.write_bytes(b"?" * 100 + path.read_bytes()[100:])
    driver = open_window(data=first.app.data_folder)
    message = wait_for_message(driver, qtbot)
    assert message.windowTitle() == "The history was damaged"
    driver.key(Qt.Key.Key_Escape)
    driver.key(Qt.Key.Key_Y, CTRL)
    assert len(column(driver, DATE)) == 1
    driver.key(Qt.Key.Key_Escape)
    # Later on nobody waits for it, but sees when it is done.
    path.write_bytes(b"?" * 100 + path.read_bytes()[100:])
    lock = FolderLock(path.with_suffix(".lock"))
    lock.acquire()  # as if it took its time
    driver.key(Qt.Key.Key_Y, CTRL)
    assert any("being repaired" in text for text in labels(driver))
    lock.release()
    qtbot.waitUntil(lambda: len(column(driver, DATE)) == 1)
    assert not any("being repaired" in text for text in labels(driver))
    wait_for_message(driver, qtbot)
