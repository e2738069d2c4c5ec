"""The history: what it tells of a game, what waits for it, and games that come in and go out."""

import errno
import json
import os
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.model.random_sessions import do_something, random_game_for
from tests.positions import lays
from tests.record_tools import new_record, solo_win
from tests.storage.archive_tools import made_up_game
from tests.window.prepared import dealt
from thegame_desktop.engine import EDITIONS, Action, BadRecord, FinishTurn, encode_record
from thegame_desktop.model import history_transfer
from thegame_desktop.model.history import History
from thegame_desktop.model.history_model import Column, HistoryModel
from thegame_desktop.model.history_transfer import HistoryTransfer, Transferred
from thegame_desktop.model.session import Session
from thegame_desktop.play.summary import NotFinished, finished_of
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import DamagedArchive
from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.summaries import Result, Wanted

EVERYTHING = Wanted()
ALL_KINDS = [
    (edition.name, variant.name, players)
    for edition in EDITIONS.values()
    for variant in edition.variants.values()
    for players in variant.hand_sizes
]


def played(seed: int, edition: str = "original", variant: str = "standard", n: int = 2) -> bytes:
    """The record of a random game, as the session tells it when its result stands."""
    rng = Random(seed)
    session = Session()
    told: list[bytes] = []
    session.concluded.connect(lambda record: told.append(encode_record(record)))
    session.start(random_game_for(edition, variant, n, rng, has_computers=seed % 2 == 1))
    for _ in range(rng.randrange(10, 400)):
        if session.is_running:
            do_something(session, rng)
    session.give_up()
    session.conclude()
    return told[0]


@pytest.fixture(scope="module")
def records() -> list[bytes]:
    return [played(seed) for seed in range(8)]


@pytest.fixture
def history(tmp_path: Path, qtbot: QtBot) -> History:
    return History(tmp_path)


def test_the_summary_tells_what_the_record_says() -> None:
    for seed, (edition, variant, players) in enumerate(ALL_KINDS):
        data = played(seed, edition, variant, players)
        record: dict[str, Any] = json.loads(data)
        summary, line = finished_of(data)
        marks, seats = record.get("marks", {}), record["seats"]
        assert line == data
        assert (summary.edition, summary.variant) == (edition, variant)
        assert summary.id == record["id"]
        assert datetime.fromtimestamp(summary.ended) == datetime.fromisoformat(
            record["ended"]
        ).astimezone().replace(tzinfo=None)
        assert [name or None for name in summary.names] == [
            seat["name"] or (record["players"][nth] if "strength" in seat else None)
            for nth, seat in enumerate(seats)
        ]
        assert list(summary.strengths) == [seat.get("strength", "") for seat in seats]
        status = "given_up" if marks.get("given_up") else record["outcome"]["status"]
        assert summary.result.value == status
        assert summary.cards_left == record["outcome"]["cards_left"]
        assert summary.take_backs == marks.get("take_backs", 0)
        assert summary.open_hands == marks.get("open_hands", False)
        assert (summary.beginning, summary.daily, summary.hints) == ("fresh", "", 0)


def as_bytes(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


def test_of_a_bare_record_all_is_told_that_can_be() -> None:
    """Such as another program may have written it, on several lines."""
    record = solo_win()
    pretty = json.dumps(record, indent=2).encode()
    summary, line = finished_of(pretty)
    assert b"\n" not in line
    assert (summary.result, summary.cards_left, summary.ended) == (Result.WON, 0, 0)
    assert summary.id == finished_of(as_bytes(record)).summary.id
    assert summary.id != finished_of(as_bytes(solo_win("extreme"))).summary.id


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        ({"hints": 3, "take_backs": 2}, (3, 2, "fresh")),
        ({"hints": True, "take_backs": -1, "begun_from": "nowhere"}, (0, 0, "fresh")),
        ({"hints": 10**30, "begun_from": "position"}, (0, 0, "position")),
        ({"hints": "3", "begun_from": "deal"}, (0, 0, "deal")),
        ([], (0, 0, "fresh")),
    ],
)
def test_marks_that_make_no_sense_are_left_out(marks: object, told: tuple[int, int, str]) -> None:
    summary = finished_of(as_bytes(solo_win(marks=marks))).summary
    assert (summary.hints, summary.take_backs, summary.beginning) == told


@pytest.mark.parametrize(
    "moment", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "1900-01-01", "never"]
)
def test_any_moment_is_a_number(moment: str) -> None:
    assert finished_of(as_bytes(solo_win(ended=moment))).summary.ended >= 0


def test_what_is_not_over_is_no_result() -> None:
    with pytest.raises(NotFinished):
        finished_of(as_bytes(new_record()))
    with pytest.raises(BadRecord):
        finished_of(b"{")


def test_a_loss_that_can_still_be_taken_back_is_no_result(
    tmp_path: Path, history: History, qtbot: QtBot
) -> None:
    """A copy saved on the last page: it must not show hidden cards, nor stand for the result."""
    copy = solo_loss_with_a_way_back()
    with pytest.raises(NotFinished):
        finished_of(copy)
    (tmp_path / "copy.thegame").write_bytes(copy)
    told = transfer(history, qtbot, tmp_path / "copy.thegame")
    assert (told.games, told.unfinished) == (0, 1)
    history.close(10)


def solo_loss_with_a_way_back() -> bytes:
    session = Session()
    session.start(dealt("2 3 50 51 52 53 98 99", draw="54 55 56"))
    actions: list[Action] = [*lays("99/0 98/1 2/2"), FinishTurn(), *lays("3/3")]
    for action in actions:
        session.submit(action)
    assert session.can_take_back
    return encode_record(session.record())


def test_two_games_that_claim_to_be_the_same_are_both_kept(
    tmp_path: Path, history: History, records: list[bytes]
) -> None:
    other = json.loads(records[1]) | {"id": json.loads(records[0])["id"]}
    for record in (records[0], as_bytes(other), records[0], as_bytes(other)):
        history.keep(record)
    assert kept_results(tmp_path) == [records[0], finished_of(as_bytes(other)).record]
    assert len(set(all_ids(history))) == 2
    history.close(10)


# What waits


def test_while_a_newer_version_has_the_history_games_wait_for_it(
    tmp_path: Path, history: History, records: list[bytes], qtbot: QtBot
) -> None:
    history.keep(records[0])
    change_version(tmp_path, 2)
    history.keep(records[1])
    history.keep(records[1])
    assert (tmp_path / "finished.jsonl").read_bytes() == records[1] + b"\n"
    history.close(10)
    later = History(tmp_path)
    later.tidy()
    later.close(10)
    assert (tmp_path / "finished.jsonl").exists(), "still too old"
    change_version(tmp_path, 1)
    newest = History(tmp_path)
    with qtbot.waitSignal(newest.changed):
        newest.tidy()
    newest.close(10)
    assert kept_results(tmp_path) == records[:2]
    assert not (tmp_path / "finished.jsonl").exists()


def test_a_file_that_was_taken_in_brings_nothing_back(
    tmp_path: Path,
    records: list[bytes],
    history: History,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if it can't be deleted."""
    refuse_to(monkeypatch, "unlink")
    waiting = tmp_path / "finished.jsonl"
    waiting.write_bytes(b"\n".join(records))
    for expected in (records, []):
        with qtbot.waitSignal(history.changed):
            history.tidy()
        assert sorted(kept_results(tmp_path)) == sorted(expected)
        history.remove_all(EVERYTHING)
    monkeypatch.undo()
    with qtbot.waitSignal(history.changed):
        history.tidy()
    assert not waiting.exists()
    assert not (tmp_path / "put-aside").exists(), "nothing was left to be kept"
    history.close(10)


def refuse_to(monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    def refuse(self: Path, *_arguments: object, **_others: object) -> None:
        raise PermissionError(errno.EACCES, "in use", str(self))

    monkeypatch.setattr(Path, act, refuse)


def change_version(folder: Path, version: int) -> None:
    with closing(sqlite3.connect(folder / "history.sqlite")) as connection:
        connection.executescript(
            f"PRAGMA user_version = {version}; UPDATE about SET version = {version};"
        )


def test_what_cannot_be_taken_in_stays_in_the_file(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    content = b"\n".join([records[0], b"{", records[1], as_bytes(new_record()), b"", records[0]])
    for nth in (1, 2):
        (tmp_path / "finished.jsonl").write_bytes(content)
        with qtbot.waitSignal(history.changed):
            history.tidy()
        assert kept_results(tmp_path) == records[:2]
        name = "finished.jsonl" if nth == 1 else "finished 2.jsonl"
        assert (tmp_path / "put-aside" / name).read_bytes() == content
    history.close(10)


@pytest.mark.parametrize("can_be_moved", [True, False])
def test_what_cannot_be_taken_in_is_moved_and_where_it_cannot_be_copied(
    tmp_path: Path,
    records: list[bytes],
    history: History,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    *,
    can_be_moved: bool,
) -> None:
    """A copy of a large file would take long, and half of it would stay if that is killed."""
    content = records[0] + b"\n{"
    waiting, aside = tmp_path / "finished.jsonl", tmp_path / "put-aside" / "finished.jsonl"
    waiting.write_bytes(content)
    file = waiting.stat().st_ino
    if not can_be_moved:
        refuse_to(monkeypatch, "replace")
    with qtbot.waitSignal(history.changed):
        history.tidy()
    history.close(10)
    assert not waiting.exists()
    assert aside.read_bytes() == content
    assert (aside.stat().st_ino == file) is can_be_moved


def test_damage_is_told_in_the_right_thread(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    for record in records:
        history.keep(record)
    damage(tmp_path)
    with qtbot.waitSignal(history.mended) as told:
        history.tidy()
    assert told.args[0].saved == len(records)
    assert sorted(kept_results(tmp_path)) == sorted(records)
    history.close(10)


def damage(folder: Path) -> None:
    path = folder / "history.sqlite"
    path.write_bytes(b"?" * 100 + path.read_bytes()[100:])


def test_damage_that_a_view_meets_is_mended_elsewhere(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    with qtbot.waitSignals([history.changed] * len(records)):
        for record in records:
            history.keep(record)
    damage(tmp_path)
    changes: list[None] = []
    history.changed.connect(lambda: changes.append(None))
    lock = FolderLock(tmp_path / "history.lock")
    with qtbot.waitSignals([history.mended, history.changed]):
        lock.acquire()  # as if it took its time
        for ask in (lambda: history.archive.count(EVERYTHING), history.archive.teams):
            with pytest.raises(DamagedArchive):
                ask()
        assert changes == []
        lock.release()
    assert history.archive.count(EVERYTHING) == len(records)
    assert history.flush(10)
    assert len(list((tmp_path / "put-aside").iterdir())) == 1
    history.close(10)


def test_from_a_damaged_archive_nothing_is_deleted(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    history.keep(records[0])
    damage(tmp_path)
    with qtbot.waitSignal(history.mended), pytest.raises(DamagedArchive):
        history.remove_all(EVERYTHING)
    assert kept_results(tmp_path) == records[:1]
    history.close(10)


def test_why_it_cannot_be_mended_is_told(
    tmp_path: Path,
    records: list[bytes],
    history: History,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with qtbot.waitSignal(history.changed):
        history.keep(records[0])
    damage(tmp_path)
    refuse_to(monkeypatch, "mkdir")
    with qtbot.waitSignal(history.changed), pytest.raises(DamagedArchive):
        history.archive.teams()
    for _ in range(2):
        with pytest.raises(PermissionError):
            history.archive.teams()
    monkeypatch.undo()
    monkeypatch.setattr(history, "_rest_until", 0.0)
    with qtbot.waitSignal(history.mended), pytest.raises(DamagedArchive):
        history.archive.teams()
    assert history.archive.count(EVERYTHING) == 1
    history.close(10)


# Games that come in and go out


def transfer(history: History, qtbot: QtBot, *paths: Path, ids: list[str] | None = None) -> Any:
    """What became of taking these files in, or of writing these games to the one file."""
    with qtbot.waitSignal(history.transfer.ended) as told:
        if ids is None:
            history.transfer.import_files(paths)
        else:
            history.transfer.export(ids, paths[0])
    return told.args[0]


def test_what_goes_out_comes_in_elsewhere(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    for record in records:
        history.keep(record)
    file = tmp_path / "all.jsonl"
    ids = all_ids(history)
    out = transfer(history, qtbot, file, ids=ids)
    assert out == Transferred(is_import=False, games=len(records), path=file)
    assert sorted(file.read_bytes().splitlines()) == sorted(records)
    other = History(tmp_path / "other")
    told = transfer(other, qtbot, file)
    assert told == Transferred(is_import=True, games=len(records), path=file)
    assert sorted(kept_results(tmp_path / "other")) == sorted(records)
    assert transfer(other, qtbot, file).known == len(records)
    for each in (history, other):
        each.close(10)


def test_a_strangers_files_bring_only_games_that_were_played(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    cheat = solo_win()
    cheat["turns"][3]["lays"][0][0] = "99"
    lines = [records[0], b"[]", b"\xff\xfe", as_bytes(new_record()), as_bytes(cheat), b"7" * 2**21]
    (tmp_path / "many.jsonl").write_bytes(b"\n".join(lines))
    one = json.dumps(solo_win(), indent=1).encode()
    (tmp_path / "one.thegame").write_bytes(one)
    told = transfer(history, qtbot, tmp_path / "many.jsonl", tmp_path / "one.thegame")
    assert (told.games, told.known, told.unfinished, told.unreadable) == (2, 0, 1, 4)
    assert len(kept_results(tmp_path)) == 2
    history.close(10)


def test_what_cannot_be_read_or_written_is_told_and_changes_nothing(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    history.keep(records[0])
    told = transfer(history, qtbot, tmp_path / "nowhere.jsonl")
    assert isinstance(told.error, FileNotFoundError)
    told = transfer(history, qtbot, Path(os.devnull))
    assert told.error.errno == errno.EINVAL, "some devices never end"
    ids = all_ids(history)
    told = transfer(history, qtbot, tmp_path / "no folder" / "all.jsonl", ids=ids)
    assert isinstance(told.error, OSError)
    assert kept_results(tmp_path) == records[:1]
    assert not history.transfer.is_running
    history.close(10)


def test_games_that_are_gone_meanwhile_are_not_counted(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    history.keep(records[0])
    ids = [*all_ids(history), "gone"]
    assert transfer(history, qtbot, tmp_path / "all.jsonl", ids=ids).games == 1
    history.close(10)


def test_a_fault_of_the_program_is_no_success(
    tmp_path: Path, history: History, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(history_transfer, "take_in", fail)
    (tmp_path / "one.thegame").touch()
    with qtbot.captureExceptions() as caught:
        told = transfer(history, qtbot, tmp_path / "one.thegame")
        qtbot.waitUntil(lambda: len(caught) == 1)
    assert isinstance(told.error, ZeroDivisionError)
    history.close(10)


def test_at_the_end_a_file_is_written_and_what_comes_in_is_broken_off(
    tmp_path: Path, records: list[bytes], history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_transfer, "_BATCH", 1)
    file, too_late = tmp_path / "all.jsonl", tmp_path / "too late.jsonl"
    for record in records:
        history.keep(record)
    ids = all_ids(history)
    history.transfer.export(ids, file)
    history.close(10)
    assert sorted(file.read_bytes().splitlines()) == sorted(records)
    # From here on nothing gets anywhere before it is broken off.
    cancelled = threading.Event()
    cancel = HistoryTransfer.cancel

    def cancel_and_tell(transfer: HistoryTransfer) -> None:
        cancel(transfer)
        cancelled.set()

    monkeypatch.setattr(HistoryTransfer, "cancel", cancel_and_tell)
    for name in ("record", "add"):
        monkeypatch.setattr(Archive, name, after(cancelled, getattr(Archive, name)))
    later = History(tmp_path)
    later.transfer.export(ids, too_late)
    later.close(0)
    assert not too_late.exists()
    assert list(tmp_path.glob(".*.tmp")) == []
    cancelled.clear()
    other = History(tmp_path / "other")
    other.transfer.import_files([file])
    other.close(30)
    assert len(kept_results(tmp_path / "other")) == 1, "what came in stays"


def after(event: threading.Event, do: Callable[..., Any]) -> Callable[..., Any]:
    def do_after(*arguments: object) -> Any:
        assert event.wait(10)
        return do(*arguments)

    return do_after


def test_it_can_be_broken_off(
    tmp_path: Path,
    records: list[bytes],
    history: History,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(history_transfer, "_BATCH", 2)
    for record in records:
        history.keep(record)
    file = tmp_path / "all.jsonl"
    file.write_bytes(b"old")
    history.transfer.progressed.connect(lambda _how_far: history.transfer.cancel())
    told = transfer(history, qtbot, file, ids=all_ids(history))
    assert told.is_cancelled
    assert file.read_bytes() == b"old"
    file.write_bytes(b"\n".join(records))
    other = History(tmp_path / "other")
    other.transfer.progressed.connect(lambda _how_far: other.transfer.cancel())
    told = transfer(other, qtbot, file)
    assert told.is_cancelled
    assert len(kept_results(tmp_path / "other")) == told.games < len(records)
    for each in (history, other):
        each.close(10)


def test_a_file_in_which_no_record_comes_can_be_broken_off(
    tmp_path: Path, history: History, qtbot: QtBot
) -> None:
    """One line, where holes cost nothing of a terabyte."""
    file = tmp_path / "zeros.jsonl"
    with file.open("wb") as stream:
        stream.truncate(1 << (40 if sys.platform == "linux" else 24))
    history.transfer.progressed.connect(lambda _how_far: history.transfer.cancel())
    assert transfer(history, qtbot, file).is_cancelled
    history.close(10)


def all_ids(history: History) -> list[str]:
    return history.archive.ids_of(history.archive.numbers(EVERYTHING))


# The table


@pytest.mark.usefixtures("history_unwatched")
def test_the_table_has_every_game_in_its_order(tmp_path: Path, qtbot: QtBot) -> None:
    archive = Archive(tmp_path / "history.sqlite")
    rng = Random(5)
    games = [made_up_game(rng, nth) for nth in range(300)]
    archive.add(games)
    model = HistoryModel(archive, lambda game, column: f"{column.name} {game.id}", str)
    assert (model.rowCount(), model.columnCount()) == (0, len(Column))
    model.show(EVERYTHING)
    in_order = sorted((-game.summary.ended, game.summary.id) for game in games)
    assert model.rowCount() == len(games)
    rows = [model.summary(row) for row in range(model.rowCount())]
    assert sorted((-each.ended, each.id) for each in rows if each) == in_order
    assert [each.ended for each in rows if each] == [-ended for ended, _id in in_order]
    first = rows[0]
    assert first is not None
    assert model.index(0, Column.RESULT).data() == f"RESULT {first.id}"
    assert model.rows(model.numbers([0, 7])) == [0, 7]
    model.sort(Column.RESULT, Qt.SortOrder.AscendingOrder)
    best = model.summary(0)
    assert best is not None
    assert best.result is Result.WON
    model.show(Wanted(result=Result.LOST))
    assert model.rowCount() == sum(game.summary.result is Result.LOST for game in games)
    ids = archive.ids_of(model.numbers(range(4)))
    archive.remove([ids[1]])  # as another program might
    shown = [model.summary(row) for row in range(4)]
    assert [each and each.id for each in shown] == [ids[0], None, *ids[2:]]
    model.refresh()
    assert archive.ids_of(model.numbers(range(3))) == [ids[0], *ids[2:]]
    assert model.rowCount(model.index(0, 0)) == 0


def test_an_archive_that_cannot_be_read_is_told(
    tmp_path: Path, records: list[bytes], history: History, qtbot: QtBot
) -> None:
    history.keep(records[0])
    change_version(tmp_path, 9)
    model = HistoryModel(history.archive, lambda _game, _column: "", str)
    with qtbot.waitSignal(model.failed):
        model.show(EVERYTHING)
    assert model.rowCount() == 0
    history.close(10)
