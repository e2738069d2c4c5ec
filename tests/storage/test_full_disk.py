"""A disk that is full: what was there stays whole, and there is room again once there is room."""

import errno
import io
import mmap
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Protocol

import pytest

from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.storage.safe_write import replacing
from thegame_desktop.storage.shelf import Shelf

PAGE = mmap.PAGESIZE
SIZE = 16 * PAGE
OLD, NEW = b'{"old": 1}', b'{"new": "%s"}' % (b"x" * 6 * PAGE)
LEFT_OVER = [0, PAGE, 4 * PAGE]
"""Never enough for the new game, but perhaps for its beginning."""


class Disk(Protocol):
    """A small disk that can be filled."""

    folder: Path

    def fill(self, left: int) -> None:
        """Leave so many bytes."""

    def free(self) -> None:
        """Make room again."""


class MountedDisk:
    """A file system of its own in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self, left: int) -> None:
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(PAGE))
        os.truncate(self._filler, self._filler.stat().st_size - left)
        facts = os.statvfs(self.folder)
        assert facts.f_bavail * facts.f_frsize == left, "it is not as full as it should be"

    def free(self) -> None:
        self._filler.unlink()


class PretendDisk:
    """A folder in which files that are written with Path.open share what room there is."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.left = SIZE
        original = Path.open

        def opened(path: Path, mode: str = "r", buffering: int = -1, **options: Any) -> IO[Any]:
            if not path.is_relative_to(folder) or not set(mode) & set("wxa"):
                return original(path, mode, buffering, **options)
            raw = _Rationed(self, path, mode)
            return raw if buffering == 0 else io.BufferedWriter(raw)

        monkeypatch.setattr(Path, "open", opened)

    def fill(self, left: int) -> None:
        self.left = left

    def free(self) -> None:
        self.left = SIZE


class _Rationed(io.FileIO):
    def __init__(self, disk: PretendDisk, path: Path, mode: str) -> None:
        super().__init__(path, mode)
        self._disk = disk

    def write(self, data: Any, /) -> int:
        if not self._disk.left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count = super().write(bytes(data)[: self._disk.left])
        self._disk.left -= count
        return count


def _mount(folder: Path) -> bool:
    """Put a small file system there, if that can be done here."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", str(folder)]
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


@pytest.fixture(params=["mounted", "pretended"])
def disk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Disk]:
    """A real one where that can be had, and a pretended one everywhere."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if request.param == "pretended" or not _mount(folder):
        yield PretendDisk(folder, monkeypatch)
        return
    try:
        yield MountedDisk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


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
