"""The shelf where folders hold pipes, links and files with holes; not collected elsewhere."""

import os
import stat
import tracemalloc
from pathlib import Path

import pytest

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.shelf import Shelf

__test__ = os.name == "posix"

GAME = b'{"a": 1}'
FIVE_GIGABYTES = 5 << 30
MEGABYTE = 1 << 20


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A shelf with one game on it."""
    shelf = Shelf(tmp_path / "games")
    shelf.keep("one", GAME)
    return shelf


def newest_names(shelf: Shelf) -> list[str]:
    return [slot.name for slot in shelf.slots()]


def test_a_pipe_with_the_name_of_a_game_is_neither_told_nor_waited_for(shelf: Shelf) -> None:
    pipe = shelf.folder / "pipe.thegame"
    os.mkfifo(pipe)
    assert newest_names(shelf) == ["one"]
    with pytest.raises(OSError):
        shelf.read("pipe")
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_links_to_pipes_devices_folders_and_nothing_are_no_games(
    shelf: Shelf, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    targets = {
        "to a pipe": pipe,
        "to a device": Path("/dev/zero"),
        "to a folder": tmp_path,
        "to nothing": tmp_path / "nothing",
    }
    for name, target in targets.items():
        (shelf.folder / f"{name}.thegame").symlink_to(target)
    assert newest_names(shelf) == ["one"]
    for name in targets:
        with pytest.raises(OSError):
            shelf.read(name)


def test_a_link_to_a_game_is_one(shelf: Shelf, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere.thegame"
    target.write_bytes(GAME)
    os.utime(target, (1, 1))
    (shelf.folder / "link.thegame").symlink_to(target)
    assert newest_names(shelf) == ["one", "link"]
    assert shelf.read("link") == GAME
    shelf.put_aside("link")
    assert target.read_bytes() == GAME


def test_a_name_that_is_no_text_is_a_name_all_the_same(shelf: Shelf) -> None:
    name = os.fsdecode(b"\xff\xfe")
    try:
        shelf.keep(name, GAME)
    except OSError:
        return  # there are disks on which every name is text
    assert sorted(newest_names(shelf)) == ["one", name]
    assert shelf.read(name) == GAME
    assert shelf.put_aside(name).read_bytes() == GAME
    assert newest_names(shelf) == ["one"]


def test_of_a_file_with_the_size_of_a_million_games_only_the_beginning_is_read(
    shelf: Shelf,
) -> None:
    huge = shelf.folder / "huge.thegame"
    huge.write_bytes(GAME)
    os.truncate(huge, FIVE_GIGABYTES)
    tracemalloc.start()
    try:
        data = shelf.read("huge")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(data) == MAX_RECORD_BYTES + 1
    assert data.startswith(GAME)
    assert peak < 5 * MEGABYTE
    assert shelf.put_aside("huge").stat().st_size == FIVE_GIGABYTES
