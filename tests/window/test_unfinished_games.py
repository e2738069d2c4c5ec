"""Games that were left or killed can be gone on with, exactly where they were."""

import errno
import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.people import FAMILY
from tests.positions import card
from tests.view import ended_games
from tests.window.all_texts import texts_of
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.games_page_tools import as_after_a_kill, shelf, tiles
from tests.window.prepared import STEPS, begin_with_steps, dealt, lay_all, lose
from thegame_desktop.engine import decode_record, verify
from thegame_desktop.play.seats import Seat
from thegame_desktop.storage.shelf import Shelf
from thegame_desktop.view.dialogs.message import Message

CTRL = Qt.KeyboardModifier.ControlModifier
ANNA, BEN = "2 3 12 13 40 60 98", "4 5 14 15 50 70 97"


def two_people(driver: Driver) -> None:
    """Anna and Ben play, and Anna looks at her hand."""
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.begin()


def say(driver: Driver) -> str:
    """What an open message says."""
    assert isinstance(driver.dialog, Message)
    return " ".join(label.text() for label in driver.dialog.findChildren(QLabel)[:2])


def press(driver: Driver, text: str) -> None:
    assert driver.dialog is not None
    (button,) = (each for each in driver.dialog.findChildren(QPushButton) if each.text() == text)
    driver.click(button)


# The start


def test_without_a_game_to_go_on_with_a_new_one_is_offered(open_window: OpenWindow) -> None:
    driver = open_window()
    assert driver.can_see("play")
    driver.choose("Game", "Unfinished games…")
    assert tiles(driver) == []
    assert driver.focused == "begin new game"
    assert not driver.button("resume").isEnabled()
    driver.click(driver.button("begin new game"))
    assert driver.can_see("play")


@pytest.mark.parametrize("way", ["Enter", "the button", "a double click"])
def test_a_killed_game_is_offered_and_gone_on_with(
    way: str, open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    (tile,) = tiles(again)
    assert tile.accessibleName() == "Original · Standard"
    assert "96 cards left" in tile.accessibleDescription()
    match way:
        case "Enter":
            again.key(Qt.Key.Key_Return)
        case "the button":
            again.click(again.button("resume"))
        case _:
            again.double_click(tile)
    assert again.hand == "2 5 15 40 85 88"
    assert again.app.session.observation == driver.app.session.observation
    again.key(Qt.Key.Key_Z, CTRL)
    assert again.hand == "2 5 15 40 85 88 98", "the way back is there too"
    lay_all(again, "98/2 15/0")
    again.finish()
    assert again.app.session.observation.table.turns[0].lays[-1].card == card("15")


def test_of_several_people_nobody_s_hand_is_in_sight(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    two_people(driver)
    driver.lay(card("2"), 0)
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    (tile,) = tiles(again)
    assert "Anna, Ben" in tile.accessibleDescription()
    assert "Anna's turn" in tile.accessibleDescription()
    again.key(Qt.Key.Key_Return)
    assert again.hand == ""
    assert again.can_see("uncover")
    again.uncover()
    assert again.hand == "3 12 13 40 60 98"
    again.key(Qt.Key.Key_Z, CTRL)
    assert again.hand == ANNA
    assert again.app.session.record().extra["marks"] == {"take_backs": 1}


def test_who_has_looked_is_known_before_the_beginning(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    driver.start(replace(dealt(ANNA, BEN), seats=FAMILY[:2]))
    driver.uncover()
    driver.click(driver.button("pass on"))
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    assert "nobody has begun yet" in tiles(again)[0].accessibleDescription()
    again.key(Qt.Key.Key_Return)
    again.uncover()
    assert again.hand == BEN, "Anna has had her look"
    again.click(again.button("pass on"))
    again.click(again.button("starter 1"))
    again.uncover()
    assert again.hand == BEN


def test_words_and_the_order_of_the_hand_come_back(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    two_people(driver)
    driver.drag_card(card("98"), driver.card(card("2")), QPoint(2, 30))
    order = driver.hand
    assert order.startswith("98")
    driver.key(Qt.Key.Key_G, CTRL)
    driver.click(driver.button("signal pile_advice 0 keep_off"))
    driver.key(Qt.Key.Key_Escape)
    before = driver.app.session.observation
    assert before.table.signals[0]
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    again.key(Qt.Key.Key_Return)
    again.uncover()
    assert again.hand == order
    assert again.app.session.observation == before
    assert again.app.session.events == driver.app.session.events


def test_a_game_killed_on_its_last_page_is_shown_there_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window()
    lose(driver)
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    assert "its result is still open" in tiles(again)[0].accessibleDescription()
    again.key(Qt.Key.Key_Return)
    assert again.can_see("take back the last")
    again.click(again.button("take back the last"))
    assert again.app.session.is_running
    assert again.can_see("finish")


# Side by side


def test_games_lie_side_by_side_the_latest_first(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    two_people(driver)
    driver.key(Qt.Key.Key_U, CTRL)
    seen = [tile.accessibleDescription() for tile in tiles(driver)]
    assert ["Anna, Ben" in each for each in seen] == [True, False]
    assert "on the table" in seen[0]
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Return)
    assert driver.hand == "2 5 15 40 85 88"
    driver.key(Qt.Key.Key_U, CTRL)
    assert len(tiles(driver)) == 2
    assert "on the table" in tiles(driver)[0].accessibleDescription()


def test_from_the_page_a_way_leads_back_to_the_table(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.key(Qt.Key.Key_U, CTRL)
    driver.key(Qt.Key.Key_Return)
    assert driver.hand == "2 5 15 40 85 88"
    driver.key(Qt.Key.Key_U, CTRL)
    driver.choose("Game", "Back to the game")
    assert driver.hand == "2 5 15 40 85 88"


def test_restarting_leaves_no_second_game_behind(open_window: OpenWindow) -> None:
    driver = open_window(asks_before_leaving=False)
    begin_with_steps(driver)
    driver.key(Qt.Key.Key_R, CTRL)
    assert driver.hand == STEPS
    driver.key(Qt.Key.Key_U, CTRL)
    assert len(tiles(driver)) == 1


def test_a_finished_game_is_not_offered(open_window: OpenWindow) -> None:
    driver = open_window()
    lose(driver)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    assert again.can_see("play")
    assert shelf(again) == []
    assert len(kept_results(again.app.data_folder)) == 1


@pytest.mark.parametrize("end", ["lost", "given up"])
@pytest.mark.parametrize("way", ["unfinished", "start", "daily"])
def test_a_game_that_is_over_is_no_unfinished_one_while_it_is_written_down(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, way: str, end: str
) -> None:
    driver = open_window(asks_before_leaving=False)
    driver.key(Qt.Key.Key_D, CTRL)
    driver.key(Qt.Key.Key_Return)
    if end == "lost":
        lose(driver)
    assert driver.app.autosave.flush()
    is_free = threading.Event()
    keep = Shelf.keep

    def keep_slowly(shelf: Shelf, place: str, record: bytes) -> None:
        assert is_free.wait(60)
        keep(shelf, place, record)

    monkeypatch.setattr(Shelf, "keep", keep_slowly)
    try:
        if end == "given up":
            driver.choose("Game", "Give up…")
        if way == "unfinished":
            driver.key(Qt.Key.Key_U, CTRL)
            found = [each.accessibleDescription() for each in tiles(driver)]
        elif way == "start":
            driver.choose("Game", "Start page")
            found = [text for _, text in texts_of(driver.window) if "still open" in text]
        else:
            driver.key(Qt.Key.Key_D, CTRL)
            begun = driver.button("daily original").accessibleDescription()
            found = [begun] if end == "given up" and "Begun" in begun else []
        assert not any("still open" in each or "Begun" in each for each in found)
        assert len(found) == (1 if end == "lost" and way == "unfinished" else 0)
    finally:
        is_free.set()
    assert driver.app.autosave.flush()


def test_a_game_just_won_is_no_unfinished_one_though_its_page_is_open(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    course = ended_games.about_to_win().course
    assert course is not None
    driver.session.open(course)
    driver.lay(card("99"), 0)
    assert driver.can_see("same again")
    driver.key(Qt.Key.Key_U, CTRL)
    assert tiles(driver) == []
    assert driver.app.autosave.flush()
    assert shelf(driver) == []
    assert len(kept_results(driver.app.data_folder)) == 1


def test_a_game_without_a_way_back_is_in_the_history_though_its_page_is_open(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    driver = open_window(asks_before_leaving=False)
    begin_with_steps(driver)
    driver.choose("Game", "Give up…")
    assert driver.can_see("same again")
    assert driver.app.autosave.flush()
    assert shelf(driver) == []
    again = open_window(data=as_after_a_kill(driver, tmp_path / "killed"))
    assert again.can_see("play")
    assert shelf(again) == []
    assert len(kept_results(again.app.data_folder)) == 1


# Deleting


@pytest.mark.parametrize("way", ["the button", "the key"])
def test_a_game_is_deleted_only_after_a_question(way: str, open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    two_people(driver)
    driver.key(Qt.Key.Key_U, CTRL)
    assert not driver.button("remove game").isEnabled(), "it is on the table"
    driver.key(Qt.Key.Key_Down)

    def ask() -> None:
        if way == "the key":
            driver.key(Qt.Key.Key_Delete)
        else:
            driver.click(driver.button("remove game"))

    ask()
    driver.key(Qt.Key.Key_Return)
    assert len(tiles(driver)) == len(shelf(driver)) == 2, "the safe answer"
    ask()
    press(driver, "Delete")
    (tile,) = tiles(driver)
    assert "Anna, Ben" in tile.accessibleDescription()
    assert len(shelf(driver)) == 1


# What can't be read


@pytest.mark.parametrize("content", [b"", b"{", b"\0" * 500, b'{"format": "other"}'])
def test_what_is_damaged_is_put_aside_with_one_message(
    content: bytes, open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.window.close()
    healthy = shelf(driver)[0].read_bytes()
    for name in ("bad", "worse"):
        (driver.app.data_folder / "games" / f"{name}.thegame").write_bytes(content)
    again = open_window(data=driver.app.data_folder)
    qtbot.waitUntil(lambda: again.dialog is not None)
    assert say(again).startswith("2 saved games can't be read")
    again.key(Qt.Key.Key_Return)
    assert again.dialog is None
    assert [path.read_bytes() for path in shelf(again)] == [healthy]
    aside = sorted((again.app.data_folder / "games" / "put-aside").iterdir())
    assert [path.read_bytes() for path in aside] == [content, content]
    again.key(Qt.Key.Key_Return)
    assert again.hand == "2 5 15 40 85 88"


def test_a_game_from_a_newer_version_is_told_of_and_kept(open_window: OpenWindow) -> None:
    driver = open_window()
    folder = driver.app.data_folder / "games"
    folder.mkdir()
    newer = b'{"format": "thegame-record", "version": 2, "anything": []}'
    (folder / "newer.thegame").write_bytes(newer)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    assert again.dialog is None
    assert tiles(again) == []
    labels = [each.text() for each in again.all(QLabel, None) if each.isVisible()]
    assert "1 game saved by a newer version of the program, and kept for it." in labels
    assert [path.read_bytes() for path in shelf(again)] == [newer]


def test_a_game_that_vanishes_while_it_is_offered_is_told_of(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    for path in shelf(again):
        path.unlink()
    again.key(Qt.Key.Key_Return)
    assert tiles(again) == []
    assert say(again) == "This game can't be played on The file is not there any more."
    again.key(Qt.Key.Key_Return)
    assert again.can_see("begin new game")


def test_names_are_plain_text(open_window: OpenWindow) -> None:
    driver = open_window()
    seats = (Seat("<b>A</b>"), replace(FAMILY[1], name="x" * 200))
    driver.start(replace(dealt(ANNA, BEN), seats=seats))
    driver.key(Qt.Key.Key_U, CTRL)
    (tile,) = tiles(driver)
    assert tile.accessibleDescription().startswith("<b>A</b>, xxx")
    assert "<b>" not in tile.toolTip()


def test_every_action_is_on_the_disk_once_it_is_acknowledged(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    session = driver.app.session
    for text in ("12/0", "98/2", "15/0"):
        latest = session.revision + 1
        saved = driver.app.autosave.saved
        with qtbot.waitSignal(saved, check_params_cb=lambda revision, now=latest: revision == now):
            lay_all(driver, text)
        (path,) = shelf(driver)
        kept = verify(decode_record(path.read_bytes()))
        assert kept.table.laid == session.observation.table.laid


def test_of_many_games_the_newest_are_shown_first_and_the_others_on_request(
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.window.close()
    (path,) = shelf(driver)
    for nth in range(30):
        copy = path.with_name(f"{nth}.thegame")
        copy.write_bytes(path.read_bytes())
        os.utime(copy, (1_000_000_000 + nth,) * 2)
    again = open_window(data=driver.app.data_folder)
    places = [tile.game.place for tile in tiles(again)]
    assert places == [path.stem, *(str(nth) for nth in range(29, 18, -1))]
    button = again.find(QPushButton, "more games")
    again.find(QScrollArea, None).ensureWidgetVisible(button)
    again.click(button)
    assert len(tiles(again)) == 31
    assert not again.can_see("more games")


def test_a_game_that_cannot_be_deleted_is_told_of_and_stays(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)

    def fail(_shelf: Shelf, _name: str) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(Shelf, "remove", fail)
    again.key(Qt.Key.Key_Delete)
    press(again, "Delete")
    qtbot.waitUntil(lambda: isinstance(again.dialog, Message))
    assert say(again).endswith("The reason: nothing may be written to its folder.")
    again.key(Qt.Key.Key_Return)
    assert len(tiles(again)) == 1


def test_the_chosen_game_can_always_be_seen(open_window: OpenWindow) -> None:
    driver = open_window()
    begin_with_steps(driver)
    driver.window.close()
    (path,) = shelf(driver)
    for nth in range(11):
        path.with_name(f"{nth}.thegame").write_bytes(path.read_bytes())
    again = open_window(900, 500, data=driver.app.data_folder)
    again.window.resize(900, 500)
    for _ in range(11):
        again.key(Qt.Key.Key_Down)
        (chosen,) = (tile for tile in tiles(again) if tile.isChecked())
        assert chosen.hasFocus()
        assert not chosen.visibleRegion().isEmpty()
    assert chosen is tiles(again)[-1]


if os.name == "posix":

    def test_a_game_in_a_file_whose_name_is_no_text_is_gone_on_with(
        open_window: OpenWindow,
    ) -> None:
        driver = open_window()
        begin_with_steps(driver)
        driver.window.close()
        (path,) = shelf(driver)
        path.rename(path.with_name(os.fsdecode(b"\xff\xfe.thegame")))
        again = open_window(data=driver.app.data_folder)
        again.key(Qt.Key.Key_Return)
        assert again.hand == "2 5 15 40 85 88"
