"""Whenever the power goes, a game is whole on the disk: the order in which it is written."""

import errno
import io
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.storage.shelf import Shelf

OLD, NEW = b'{"old": 1}', b'{"new": "%s"}' % (b"x" * 100_000)
FOLDERS_CAN_BE_SYNCED = os.name == "posix"
NO_SPACE = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

Check = Callable[[], None]


class Halting(io.FileIO):
    """A file on a disk that is full after the first half of what is written to it."""

    has_halted = False
    can_truncate = True

    def write(self, data: Any, /) -> int:
        if self.has_halted:
            raise NO_SPACE
        self.has_halted = True
        return super().write(bytes(data)[: len(data) // 2])

    def truncate(self, size: int | None = None, /) -> int:
        if not self.can_truncate:
            raise NO_SPACE
        return super().truncate(size)


class Disk:
    """Notes what is asked of it in order, fails where it should, and knows what would survive.

    Of a file only what has been synced survives a power cut. Names are taken as they are: whether
    a move that was not synced has happened or not, both must be good.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.calls: list[str] = []
        self.fails_at = ""
        self.check: Check = lambda: None
        """Is done before each call, and must hold at any time."""
        self._synced: dict[int, bytes] = {}
        self._monkeypatch = monkeypatch
        for path in folder.rglob("*"):
            if path.is_file():
                self._synced[path.stat().st_ino] = path.read_bytes()
        self._watch(os, "mkdir", lambda path, *_: f"make {Path(path).name}")
        self._watch(os, "fsync", self._name_of_sync, self._remember)
        self._watch(os, "replace", lambda *_: "move")
        self._watch(os, "unlink", lambda path, *_: f"remove {self._kind(Path(path))}")
        self._watch(shutil, "copymode", lambda *_: "copy mode")

    def _watch(
        self,
        module: Any,
        function: str,
        name: Callable[..., str],
        remember: Callable[..., None] = lambda *_: None,
    ) -> None:
        original = getattr(module, function)

        def watched(*arguments: Any, **options: Any) -> Any:
            call = name(*arguments)
            self._note(call)
            answer = original(*arguments, **options)
            remember(*arguments)
            return answer

        self._monkeypatch.setattr(module, function, watched)

    def halts(self, *, can_truncate: bool = True) -> None:
        """From now on it is full whenever half of something is written."""

        def opened(path: Path, mode: str, buffering: int = -1) -> IO[bytes]:
            raw = Halting(path, mode)
            raw.can_truncate = can_truncate
            return raw if buffering == 0 else io.BufferedWriter(raw)

        self._monkeypatch.setattr(Path, "open", opened)

    def cannot_open(self) -> None:
        """From now on no file can be opened or made."""

        def opened(_path: Path, _mode: str, _buffering: int = -1) -> IO[bytes]:
            raise NO_SPACE

        self._monkeypatch.setattr(Path, "open", opened)

    def is_mended(self) -> None:
        self._monkeypatch.undo()

    def surviving(self, path: Path) -> bytes | None:
        """What is in a file if the power goes now; None if there is no such file."""
        if not path.exists():
            return None
        return self._synced.get(path.stat().st_ino, b"")

    def _note(self, call: str) -> None:
        self.check()
        self.calls.append(call)
        if call == self.fails_at:
            raise NO_SPACE

    def _name_of_sync(self, handle: int) -> str:
        facts = os.fstat(handle)
        if not stat.S_ISDIR(facts.st_mode):
            return "sync file"
        folders = [self.folder, *(path for path in self.folder.rglob("*") if path.is_dir())]
        (name,) = (each.name for each in folders if os.path.samestat(each.stat(), facts))
        return f"sync {name}"

    def _remember(self, handle: int) -> None:
        facts = os.fstat(handle)
        for path in self.folder.rglob("*"):
            if path.is_file() and os.path.samestat(path.stat(), facts):
                self._synced[facts.st_ino] = path.read_bytes()

    def _kind(self, path: Path) -> str:
        return "temporary" if path.suffix == ".tmp" else "file"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture
def shelf(data: Path) -> Shelf:
    """A shelf with an old game on it, and another one."""
    shelf = Shelf(data / "games")
    shelf.keep("one", OLD)
    shelf.keep("other", b"other")
    return shelf


@pytest.fixture
def finished(data: Path) -> Path:
    """The file of the finished games, with one in it."""
    path = data / "finished.jsonl"
    append_raw_record(path, OLD)
    return path


@pytest.fixture
def make_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Disk]]:
    """Watch the disk from here on, with all that lies there now safe on it."""
    yield lambda: Disk(data, monkeypatch)
    monkeypatch.undo()


def synced(*folders: str) -> list[str]:
    return [f"sync {folder}" for folder in folders] if FOLDERS_CAN_BE_SYNCED else []


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# Keeping a game


def test_a_game_is_synced_then_moved_into_its_place_then_its_name_is_synced(
    shelf: Shelf, make_disk: Callable[[], Disk]
) -> None:
    disk = make_disk()
    shelf.keep("one", NEW)
    assert disk.calls == ["sync file", "copy mode", "move", *synced("games")]


def test_the_first_game_makes_the_folder_and_its_name_safe_too(
    data: Path, make_disk: Callable[[], Disk]
) -> None:
    disk, shelf = make_disk(), Shelf(data / "games")
    shelf.keep("one", NEW)
    first = ["make games", *synced("data"), "sync file", "move", *synced("games")]
    assert disk.calls == first
    shelf.keep("one", OLD)
    shelf.keep("two", OLD)
    assert disk.calls.count("make games") == 1
    assert disk.calls.count("sync data") == len(synced("data"))


def test_the_old_game_is_whole_until_the_new_one_is(
    shelf: Shelf, make_disk: Callable[[], Disk]
) -> None:
    disk, path = make_disk(), shelf.folder / "one.thegame"
    seen: list[tuple[bytes | None, bytes]] = []
    disk.check = lambda: seen.append((disk.surviving(path), path.read_bytes()))
    shelf.keep("one", NEW)
    before = [(OLD, OLD)] * 3
    after = [(NEW, NEW)] * len(synced("games"))
    assert seen == before + after
    assert disk.surviving(path) == NEW


def test_at_any_moment_a_power_cut_leaves_every_game_whole(
    shelf: Shelf, make_disk: Callable[[], Disk]
) -> None:
    disk = make_disk()
    versions = [OLD, *(b'{"version": %d}' % number for number in range(20))]
    known = 0

    def check() -> None:
        games = {path: disk.surviving(path) for path in shelf.folder.glob("*.thegame")}
        assert games.pop(shelf.folder / "other.thegame") == b"other"
        assert games.pop(shelf.folder / "one.thegame") in versions[known : known + 2]
        assert not games

    disk.check = check
    for version in versions[1:]:
        shelf.keep("one", version)
        known += 1
        check()
    assert shelf.read("one") == versions[-1]


@pytest.mark.parametrize("call", ["sync file", "copy mode", "move"])
def test_an_error_at_any_call_leaves_the_old_game_and_nothing_else(
    shelf: Shelf, make_disk: Callable[[], Disk], call: str
) -> None:
    disk = make_disk()
    disk.fails_at = call
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        shelf.keep("one", NEW)
    assert disk.calls[-2:] == [call, "remove temporary"]
    assert_old_and_alone(shelf)
    assert disk.surviving(shelf.folder / "one.thegame") == OLD
    disk.is_mended()
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW


@pytest.mark.parametrize("trouble", [Disk.halts, Disk.cannot_open])
def test_an_error_while_writing_leaves_the_old_game_and_nothing_else(
    shelf: Shelf, make_disk: Callable[[], Disk], trouble: Callable[[Disk], None]
) -> None:
    disk = make_disk()
    trouble(disk)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        shelf.keep("one", NEW)
    disk.is_mended()
    assert_old_and_alone(shelf)
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW


@pytest.mark.parametrize("call", ["make games", "sync file", "move"])
def test_an_error_at_any_call_of_the_first_time_leaves_nothing(
    data: Path, make_disk: Callable[[], Disk], call: str
) -> None:
    disk, shelf = make_disk(), Shelf(data / "games")
    disk.fails_at = call
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        shelf.keep("one", NEW)
    disk.is_mended()
    assert [path for path in data.rglob("*") if path.is_file()] == []
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW


@pytest.mark.parametrize("folder", ["data", "games"])
def test_a_folder_that_cannot_be_synced_is_no_reason_not_to_keep_a_game(
    data: Path, make_disk: Callable[[], Disk], folder: str
) -> None:
    disk, shelf = make_disk(), Shelf(data / "games")
    disk.fails_at = f"sync {folder}"
    shelf.keep("one", OLD)
    shelf.keep("one", NEW)
    assert shelf.read("one") == NEW
    assert names_in(shelf.folder) == {"one.thegame"}


def test_that_a_game_was_removed_is_made_safe(shelf: Shelf, make_disk: Callable[[], Disk]) -> None:
    disk = make_disk()
    shelf.remove("one")
    assert disk.calls == ["remove file", *synced("games")]


def assert_old_and_alone(shelf: Shelf) -> None:
    assert shelf.read("one") == OLD
    assert names_in(shelf.folder) == {"one.thegame", "other.thegame"}


# Adding to the finished games


def test_an_added_record_is_synced_before_it_counts_as_added(
    finished: Path, make_disk: Callable[[], Disk]
) -> None:
    disk = make_disk()
    append_raw_record(finished, NEW)
    assert "sync file" in disk.calls
    assert disk.surviving(finished) == finished.read_bytes() == OLD + b"\n" + NEW + b"\n"


def test_the_first_record_is_synced_too(data: Path, make_disk: Callable[[], Disk]) -> None:
    disk = make_disk()
    append_raw_record(data / "finished.jsonl", NEW)
    assert disk.surviving(data / "finished.jsonl") == NEW + b"\n"


@pytest.mark.parametrize("content", [b"", b'{"a": 1}\n', b'{"a": 1}\n{"cut sh', b"\n\n", b"x"])
def test_an_error_halfway_leaves_the_file_as_it_was(
    finished: Path, make_disk: Callable[[], Disk], content: bytes
) -> None:
    finished.write_bytes(content)
    disk = make_disk()
    disk.halts()
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        append_raw_record(finished, NEW)
    disk.is_mended()
    assert finished.read_bytes() == content
    append_raw_record(finished, NEW)
    assert finished.read_bytes().endswith(b"\n" + NEW + b"\n" if content else NEW + b"\n")
    assert finished.read_bytes().startswith(content)


def test_a_record_that_could_not_be_synced_is_not_left_in_the_file(
    finished: Path, make_disk: Callable[[], Disk]
) -> None:
    before = finished.read_bytes()
    disk = make_disk()
    disk.fails_at = "sync file"
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        append_raw_record(finished, NEW)
    assert finished.read_bytes() == before


def test_half_a_line_that_cannot_be_taken_back_harms_no_other(
    finished: Path, make_disk: Callable[[], Disk]
) -> None:
    disk = make_disk()
    disk.halts(can_truncate=False)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        append_raw_record(finished, NEW)
    disk.is_mended()
    append_raw_record(finished, NEW)
    first, half, last = finished.read_bytes().splitlines()
    assert (first, last) == (OLD, NEW)
    assert NEW.startswith(half)


@pytest.mark.parametrize("before", [b"", b'{"a": 1}\n', b'{"cut sh'])
def test_whoever_was_interrupted_can_add_the_same_again(finished: Path, before: bytes) -> None:
    """Nobody knows whether it was added or not: it is there once."""
    finished.write_bytes(before)
    for record in (OLD, NEW, OLD):
        append_raw_record(finished, record)
        once = finished.read_bytes()
        append_raw_record(finished, record)
        append_raw_record(finished, record)
        assert finished.read_bytes() == once
    records = before.splitlines() + [OLD, NEW, OLD]
    assert finished.read_bytes().splitlines() == records


@pytest.mark.parametrize("last", [b"x" + OLD, b" " + OLD, OLD + b" ", OLD + OLD, OLD[1:], OLD[:-1]])
def test_only_the_very_same_line_counts_as_the_same(finished: Path, last: bytes) -> None:
    for start in (b"", NEW + b"\n"):
        finished.write_bytes(start + last + b"\n")
        append_raw_record(finished, OLD)
        assert finished.read_bytes() == start + last + b"\n" + OLD + b"\n"


@pytest.mark.parametrize("size", range(len(OLD)))
def test_a_last_line_cut_short_anywhere_stays_by_itself(finished: Path, size: int) -> None:
    for start in (b"", NEW + b"\n"):
        finished.write_bytes(start + OLD[:size])
        append_raw_record(finished, OLD)
        lines = [*start.splitlines(), *([OLD[:size]] if size else []), OLD]
        assert finished.read_bytes() == b"".join(line + b"\n" for line in lines)


def test_a_last_line_that_lacks_only_its_end_is_not_added_again(tmp_path: Path) -> None:
    path = tmp_path / "finished.jsonl"
    path.write_bytes(b'{"a": 1}')
    append_raw_record(path, b'{"a": 1}')
    assert path.read_bytes() == b'{"a": 1}\n'


if os.name == "posix":

    def test_the_name_of_the_first_line_s_file_is_synced(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        synced: list[int] = []
        fsync = os.fsync

        def watched(handle: int) -> None:
            synced.append(os.fstat(handle).st_ino)
            fsync(handle)

        monkeypatch.setattr(os, "fsync", watched)
        append_raw_record(tmp_path / "finished.jsonl", b"{}")
        assert synced == [(tmp_path / "finished.jsonl").stat().st_ino, tmp_path.stat().st_ino]
