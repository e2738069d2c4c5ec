"""The search for a way to win: how far it has come, that it can be broken off, and what comes."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.coached_games import a_win_missed, carelessly_played, coming_to, stuck_at, wait_for
from thegame_desktop.bots.analysis.winning_line import LastChance, WinAnswer, WinVerdict
from thegame_desktop.engine import Record, Status, verify
from thegame_desktop.model.win_search import WayToWin, WinSearch
from thegame_desktop.play.played_turns import played_turns

NOTHING = LastChance(None, WinAnswer(WinVerdict.UNKNOWN), is_proved=False)


@pytest.fixture
def record() -> Record:
    return carelessly_played("quick", 3)


def begin(search: WinSearch, record: Record) -> None:
    search.begin(record, played_turns(record))


def finish(search: WinSearch) -> WayToWin:
    wait_for(search.changed, lambda: search.found is not None)
    assert search.found is not None
    return search.found


def thinkers() -> int:
    return sum(each.name == "thinker" for each in threading.enumerate())


def test_a_way_that_was_found_is_a_won_game(qapp: object) -> None:
    record, chance = a_win_missed(5)
    search = WinSearch(search=coming_to(chance))
    begin(search, record)
    assert search.is_searching
    found = finish(search)
    assert (search.is_searching, search.share) == (False, 1.0)
    assert (found.turn, found.is_proved) == (5, True)
    assert found.record is not None
    assert verify(found.record).outcome.status is Status.WON
    assert found.record.turns[:5] == record.turns[:5]
    assert found.record.turns != record.turns
    assert (found.record.deck, found.record.players) == (record.deck, record.players)
    assert found.record.extra == {"seats": record.extra["seats"]}
    search.close()


def test_nothing_found_is_told_too(qapp: object, record: Record) -> None:
    search = WinSearch(search=coming_to(NOTHING))
    begin(search, record)
    assert finish(search) == WayToWin(None, is_proved=False, record=None)
    search.close()


def test_it_tells_how_far_it_has_come(qapp: object, record: Record) -> None:
    search = WinSearch(search=stuck_at(0.4))
    begin(search, record)
    assert search.share == 0
    wait_for(search.changed, lambda: search.share > 0)
    assert search.share == 0.4
    assert search.is_searching
    search.close()


def test_it_is_broken_off_at_once_and_leaves_nothing(qtbot: QtBot, record: Record) -> None:
    before = thinkers()
    search = WinSearch(search=stuck_at(0.4))
    begin(search, record)
    wait_for(search.changed, lambda: search.share > 0)
    with qtbot.waitSignal(search.changed):
        search.cancel()
    assert (search.is_searching, search.share, search.found) == (False, 0.0, None)
    with qtbot.assertNotEmitted(search.changed):
        search.cancel()
        search.close()  # waits for the thread, whose answer nobody wants any more
        QCoreApplication.processEvents()
    assert thinkers() == before
    assert search.found is None


def test_another_search_in_the_middle_of_one(qapp: object, record: Record) -> None:
    lost, chance = a_win_missed(5)
    search = WinSearch(search=stuck_at(0.4))
    begin(search, record)
    wait_for(search.changed, lambda: search.share > 0)
    search.search = coming_to(chance)
    begin(search, lost)
    assert search.share == 0
    assert finish(search).turn == 5
    search.close()


def test_another_game_has_nothing_found_yet(qapp: object) -> None:
    record, chance = a_win_missed(5)
    search = WinSearch(search=coming_to(chance))
    begin(search, record)
    finish(search)
    search.forget()
    assert (search.is_searching, search.share, search.found) == (False, 0.0, None)
    search.close()


def test_a_search_that_fails_ends_and_is_told(qtbot: QtBot, record: Record) -> None:
    def fail(*_: object) -> LastChance:
        raise ValueError("no idea")

    failing: Callable[..., LastChance] = fail
    search = WinSearch(search=failing)
    with qtbot.captureExceptions() as caught:
        begin(search, record)
        wait_for(search.changed, lambda: not search.is_searching)
        QCoreApplication.processEvents()
    assert [str(each[1]) for each in caught] == ["no idea"]
    assert search.found is None
    search.close()
