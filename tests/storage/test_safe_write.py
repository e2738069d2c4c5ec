"""Writing that replaces a file only by a whole new one."""

import os
from pathlib import Path
from typing import Any

import pytest

from thegame_desktop.storage.safe_write import replacing

OLD, NEW = b"old content", b"new content" * 100_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with something in it, alone in its folder."""
    path = tmp_path / "game.thegame"
    path.write_bytes(OLD)
    return path


def write(path: Path, content: bytes = NEW) -> None:
    with replacing(path) as stream:
        stream.write(content)


def alone(path: Path) -> bool:
    return list(path.parent.iterdir()) == [path]


def test_the_new_content_takes_the_place_of_the_old(path: Path) -> None:
    write(path)
    assert path.read_bytes() == NEW
    assert alone(path)


def test_a_file_that_was_not_there_is_made(tmp_path: Path) -> None:
    path = tmp_path / "fresh.thegame"
    write(path)
    assert path.read_bytes() == NEW
    assert alone(path)


def test_the_old_content_is_there_until_the_end(path: Path) -> None:
    with replacing(path) as stream:
        stream.write(NEW)
        stream.flush()
        assert path.read_bytes() == OLD
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("error", [ValueError, OSError, KeyboardInterrupt, SystemExit])
@pytest.mark.parametrize("written", [b"", NEW])
def test_an_error_on_the_way_leaves_the_old_content_and_nothing_else(
    path: Path, error: type[BaseException], written: bytes
) -> None:
    def fail() -> None:
        with replacing(path) as stream:
            stream.write(written)
            raise error

    with pytest.raises(error):
        fail()
    assert path.read_bytes() == OLD
    assert alone(path)


def test_an_error_on_the_way_makes_no_file(tmp_path: Path) -> None:
    def fail() -> None:
        with replacing(tmp_path / "fresh.thegame") as stream:
            stream.write(NEW)
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_disk_that_fails_at_the_end_leaves_the_old_content_and_nothing_else(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="No space left"):
        write(path)
    monkeypatch.undo()
    assert path.read_bytes() == OLD
    assert alone(path)


def test_the_content_is_on_disk_before_it_takes_the_place(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First everything is written and synced, then the name is moved, then the folder synced."""
    calls: list[tuple[str, object]] = []
    fsync, replace = os.fsync, os.replace

    def noting_fsync(handle: int) -> None:
        if os.path.samestat(os.fstat(handle), path.parent.stat()):
            calls.append(("sync folder", path.read_bytes()))
        else:
            calls.append(("sync file of size", os.fstat(handle).st_size))
        fsync(handle)

    def noting_replace(source: Any, target: Any) -> None:
        calls.append(("replace", Path(target)))
        replace(source, target)

    monkeypatch.setattr(os, "fsync", noting_fsync)
    monkeypatch.setattr(os, "replace", noting_replace)
    write(path, NEW + b"tail")  # the tail is still in a buffer until it is flushed
    synced_folder = [("sync folder", NEW + b"tail")] if os.name == "posix" else []
    assert calls == [
        ("sync file of size", len(NEW) + 4),
        ("replace", path.resolve()),
        *synced_folder,
    ]


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write(tmp_path / "nowhere" / "game.thegame")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "game.thegame"
    folder.mkdir()
    with pytest.raises(OSError):
        write(folder)
    assert folder.is_dir()
    assert alone(folder)


def test_two_writers_at_once_do_not_mix(path: Path) -> None:
    with replacing(path) as first, replacing(path) as second:
        first.write(b"1" * 10_000)
        second.write(b"2" * 10_000)
    assert path.read_bytes() == b"1" * 10_000  # the outer one is done last
    assert alone(path)
