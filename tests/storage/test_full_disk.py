"""A disk that is full: what was there stays whole, and there is room again once there is room."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.small_disks import PAGE, Disk, small_disk
from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.storage.safe_write import replacing
from thegame_desktop.storage.shelf import Shelf

OLD, NEW = b'{"old": 1}', b'{"new": "%s"}' % (b"x" * 6 * PAGE)
LEFT_OVER = [0, PAGE, 4 * PAGE]
"""Never enough for the new game, but perhaps for its beginning."""


@pytest.fixture(params=["mounted", "pretended"])
def disk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Disk]:
    """A real one where that can be had, and a pretended one everywhere."""
    is_real = request.param == "mounted"
    with small_disk(tmp_path / "disk", monkeypatch, is_real=is_real) as disk:
        yield disk


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "filler"}


def assert_no_room_for(write: Callable[[], None]) -> None:
    with pytest.raises(OSError) as told:
        write()
    assert told.value.errno == errno.ENOSPC


@pytest.mark.parametrize("left", LEFT_OVER)
def test_a_game_that_has_no_room_leaves_the_old_one(disk: Disk, left: int) -> None:
    shelf = Shelf(disk.folder / "games")
    shelf.keep("one", OLD)
    shelf.keep("other", OLD)
    disk.fill(left)
    for _ in range(3):
        assert_no_room_for(lambda: shelf.keep("one", NEW))
        assert shelf.read("one") == shelf.read("other") == OLD
        assert files_in(shelf.folder) == {"one.thegame", "other.thegame"}
    disk.free()
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW
    assert shelf.read("other") == OLD
    assert files_in(shelf.folder) == {"one.thegame", "other.thegame"}


@pytest.mark.parametrize("left", LEFT_OVER)
def test_a_first_game_that_has_no_room_leaves_nothing(disk: Disk, left: int) -> None:
    shelf = Shelf(disk.folder / "games")
    disk.fill(left)
    assert_no_room_for(lambda: shelf.keep("one", NEW))
    assert shelf.slots() == []
    assert files_in(shelf.folder) == set()
    disk.free()
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW


def test_on_a_full_disk_games_are_told_claimed_and_removed(disk: Disk) -> None:
    shelf = Shelf(disk.folder / "games")
    for name in ("one", "two", "three"):
        shelf.keep(name, OLD)
    disk.fill(0)
    shelf.claim("one", "mine")
    shelf.remove("two")
    assert shelf.put_aside("three").read_bytes() == OLD
    assert [slot.name for slot in shelf.slots()] == ["mine"]
    assert shelf.read("mine") == OLD


@pytest.mark.parametrize("left", LEFT_OVER)
def test_a_finished_game_that_has_no_room_leaves_the_others(disk: Disk, left: int) -> None:
    finished = disk.folder / "finished.jsonl"
    append_raw_record(finished, OLD)
    disk.fill(left)
    for _ in range(3):
        assert_no_room_for(lambda: append_raw_record(finished, NEW))
        assert finished.read_bytes() == OLD + b"\n"
    append_raw_record(finished, OLD)
    disk.free()
    append_raw_record(finished, NEW)
    assert finished.read_bytes() == OLD + b"\n" + NEW + b"\n"


def test_a_finished_game_that_has_no_room_leaves_a_line_that_was_cut_short(disk: Disk) -> None:
    finished = disk.folder / "finished.jsonl"
    finished.write_bytes(OLD + b"\n" + OLD[:5])
    disk.fill(PAGE)
    assert_no_room_for(lambda: append_raw_record(finished, NEW))
    assert finished.read_bytes() == OLD + b"\n" + OLD[:5]
    disk.free()
    append_raw_record(finished, NEW)
    assert finished.read_bytes().splitlines() == [OLD, OLD[:5], NEW]


def test_a_first_finished_game_that_has_no_room_leaves_no_half_line(disk: Disk) -> None:
    finished = disk.folder / "finished.jsonl"
    disk.fill(PAGE)
    assert_no_room_for(lambda: append_raw_record(finished, NEW))
    assert not finished.exists() or finished.read_bytes() == b""
    disk.free()
    append_raw_record(finished, NEW)
    assert finished.read_bytes() == NEW + b"\n"


@pytest.mark.parametrize("left", LEFT_OVER)
def test_a_file_that_has_no_room_for_its_new_content_keeps_the_old(disk: Disk, left: int) -> None:
    path = disk.folder / "game.thegame"

    def write(piece: bytes, times: int) -> None:
        with replacing(path) as stream:
            for _ in range(times):
                stream.write(piece)

    write(OLD, 1)
    disk.fill(left)
    assert_no_room_for(lambda: write(b"x" * 6 * PAGE, 1))
    assert_no_room_for(lambda: write(b"in many pieces", PAGE))
    assert path.read_bytes() == OLD
    assert files_in(disk.folder) == {"game.thegame"}
    disk.free()
    write(NEW, 1)
    assert path.read_bytes() == NEW
