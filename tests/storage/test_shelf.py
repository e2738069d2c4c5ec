"""The shelf of unfinished games: one file for each, and nothing on it is ever overwritten."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.shelf import Shelf, Slot

ONE, TWO = b'{"a": 1}', b'{"b": 2}' * 50_000
SECOND = 10**9
TEMPORARY = ".0123456789abcdef.tmp"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A shelf that nobody has put anything on: its folder isn't there yet."""
    return Shelf(tmp_path / "games")


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def set_age(path: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(path, (then, then))


def keep_at(shelf: Shelf, name: str, seconds: int) -> Slot:
    """Keep a game as if it had been written then."""
    shelf.keep(name, ONE)
    slot = Slot(seconds * SECOND, name)
    os.utime(shelf.folder / f"{name}.thegame", ns=(slot.saved_ns, slot.saved_ns))
    return slot


def newest_names(shelf: Shelf) -> list[str]:
    return [slot.name for slot in shelf.slots()]


def test_a_game_that_is_kept_can_be_read(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    shelf.keep("two", TWO)
    assert shelf.read("one") == ONE
    assert shelf.read("two") == TWO
    assert names_in(shelf.folder) == {"one.thegame", "two.thegame"}


def test_a_game_that_is_kept_again_takes_the_place_of_the_old_one(shelf: Shelf) -> None:
    for record in (ONE, TWO, ONE):
        shelf.keep("one", record)
        assert shelf.read("one") == record
    assert names_in(shelf.folder) == {"one.thegame"}


def test_the_folder_is_made_when_it_is_needed_with_all_above_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data" / "of the player" / "games")
    assert not shelf.folder.parent.exists()
    shelf.keep("one", ONE)
    assert shelf.read("one") == ONE


def test_a_folder_that_has_vanished_is_made_anew(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    (shelf.folder / "one.thegame").unlink()
    shelf.folder.rmdir()
    shelf.keep("one", TWO)
    assert shelf.read("one") == TWO


def test_a_file_in_the_place_of_the_folder_is_an_error_and_stays(shelf: Shelf) -> None:
    shelf.folder.write_bytes(b"not mine")
    with pytest.raises(OSError):
        shelf.keep("one", ONE)
    with pytest.raises(OSError):
        shelf.slots()
    shelf.tidy()
    assert shelf.folder.read_bytes() == b"not mine"


def test_without_a_folder_there_is_nothing_and_nothing_is_made(shelf: Shelf) -> None:
    assert shelf.slots() == []
    shelf.tidy()
    shelf.remove("one")
    with pytest.raises(FileNotFoundError):
        shelf.read("one")
    with pytest.raises(FileNotFoundError):
        shelf.claim("one", "two")
    with pytest.raises(FileNotFoundError):
        shelf.put_aside("one")
    assert not shelf.folder.exists()


def test_a_game_that_is_not_there_cannot_be_read(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    with pytest.raises(FileNotFoundError):
        shelf.read("two")


def test_a_removed_game_is_gone_and_no_other(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    shelf.keep("two", TWO)
    shelf.remove("one")
    shelf.remove("one")
    assert names_in(shelf.folder) == {"two.thegame"}


# What lies there


def test_the_newest_come_first(shelf: Shelf) -> None:
    slots = [keep_at(shelf, name, seconds) for name, seconds in (("b", 3), ("c", 1), ("a", 2))]
    assert shelf.slots() == sorted(slots, reverse=True)
    assert newest_names(shelf) == ["b", "a", "c"]


def test_moments_are_told_apart_to_the_nanosecond_that_the_disk_knows(shelf: Shelf) -> None:
    keep_at(shelf, "one", 1_700_000_000)
    (slot,) = shelf.slots()
    assert slot.saved_ns == (shelf.folder / "one.thegame").stat().st_mtime_ns


def test_a_game_that_is_kept_again_is_the_newest(shelf: Shelf) -> None:
    for name, seconds in (("a", 10), ("b", 20), ("c", 30)):
        keep_at(shelf, name, seconds)
    shelf.keep("a", TWO)
    assert newest_names(shelf) == ["a", "c", "b"]


def test_games_of_the_same_moment_are_all_told(shelf: Shelf) -> None:
    for name in "abc":
        keep_at(shelf, name, 5)
    assert sorted(newest_names(shelf)) == ["a", "b", "c"]


def test_a_game_that_vanishes_while_they_are_counted_hides_no_other(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process takes it between the look at the folder and the look at the file."""
    for name in "abc":
        shelf.keep(name, ONE)
    scandir = os.scandir

    @contextmanager
    def slow_scandir(folder: Path) -> Iterator[Iterator[os.DirEntry[str]]]:
        with scandir(folder) as entries:
            seen = list(entries)
        shelf.remove("b")
        yield iter(seen)

    monkeypatch.setattr(os, "scandir", slow_scandir)
    assert sorted(newest_names(shelf)) == ["a", "c"]


def test_what_is_not_a_game_is_neither_told_nor_counted(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    for name in (TEMPORARY, ".thegame", ".hidden.thegame", "one.jsonl", "thegame", "one.thegame~"):
        (shelf.folder / name).write_bytes(ONE)
    (shelf.folder / "folder.thegame").mkdir()
    shelf.keep("two", TWO)
    shelf.put_aside("two")
    before = names_in(shelf.folder)
    assert newest_names(shelf) == ["one"]
    assert names_in(shelf.folder) == before


def test_a_folder_with_the_name_of_a_game_is_never_touched(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    folder = shelf.folder / "two.thegame"
    folder.mkdir()
    (folder / "inside").write_bytes(TWO)
    for attempt in (
        lambda: shelf.read("two"),
        lambda: shelf.keep("two", ONE),
        lambda: shelf.remove("two"),
    ):
        with pytest.raises(OSError):
            attempt()
    assert (folder / "inside").read_bytes() == TWO
    assert names_in(shelf.folder) == {"one.thegame", "two.thegame"}


@pytest.mark.parametrize("name", ["with spaces", "Ünï ☃ 名", "a.thegame", "x" * 200])
def test_a_game_may_have_any_name(shelf: Shelf, name: str) -> None:
    """Whoever looks after a folder by hand gives names too."""
    shelf.keep(name, ONE)
    assert newest_names(shelf) == [name]
    assert shelf.read(name) == ONE
    shelf.claim(name, "mine")
    assert newest_names(shelf) == ["mine"]


@pytest.mark.parametrize("more", [-1, 0, 1, 2, 3_000_000])
def test_no_more_is_read_than_shows_that_it_is_too_much(shelf: Shelf, more: int) -> None:
    shelf.keep("long", b"x" * (MAX_RECORD_BYTES + more))
    assert len(shelf.read("long")) == MAX_RECORD_BYTES + min(more, 1)


# Claiming


def test_a_claimed_game_lies_in_its_new_place_only(shelf: Shelf) -> None:
    keep_at(shelf, "one", 5)
    shelf.claim("one", "mine")
    assert names_in(shelf.folder) == {"mine.thegame"}
    assert shelf.read("mine") == ONE
    assert shelf.slots() == [Slot(5 * SECOND, "mine")]


def test_of_two_who_claim_a_game_one_gets_it(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    shelf.claim("one", "mine")
    with pytest.raises(FileNotFoundError):
        shelf.claim("one", "yours")
    assert names_in(shelf.folder) == {"mine.thegame"}


def test_of_many_who_claim_games_at_once_each_game_goes_to_one(shelf: Shelf) -> None:
    claimers, games = 8, 30
    for number in range(games):
        shelf.keep(f"game {number}", b"%d" % number)
    at_once = threading.Barrier(claimers)
    got: list[list[int]] = [[] for _ in range(claimers)]

    def claim_all(claimer: int) -> None:
        for number in range(games):
            at_once.wait()
            try:
                shelf.claim(f"game {number}", f"{number} of {claimer}")
            except FileNotFoundError:
                continue
            got[claimer].append(number)

    threads = [threading.Thread(target=claim_all, args=(each,)) for each in range(claimers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(number for each in got for number in each) == list(range(games))
    for claimer, numbers in enumerate(got):
        for number in numbers:
            assert shelf.read(f"{number} of {claimer}") == b"%d" % number
    assert len(shelf.slots()) == games


# Putting aside


def test_what_is_put_aside_is_moved_as_it_is(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    shelf.keep("bad", b"\0\xff")
    path = shelf.put_aside("bad")
    assert path.name == "bad.thegame"
    assert path.parent.parent == shelf.folder
    assert path.read_bytes() == b"\0\xff"
    assert newest_names(shelf) == ["one"]


def test_putting_aside_never_overwrites(shelf: Shelf) -> None:
    contents = [b"%d" % number for number in range(5)]
    paths = []
    for content in contents:
        shelf.keep("bad", content)
        paths.append(shelf.put_aside("bad"))
    assert [path.name for path in paths] == [
        "bad.thegame",
        *(f"bad {number}.thegame" for number in range(2, 6)),
    ]
    assert [path.read_bytes() for path in paths] == contents
    assert names_in(shelf.folder) == {paths[0].parent.name}


def test_a_gap_among_what_was_put_aside_is_filled(shelf: Shelf) -> None:
    paths = []
    for _ in range(3):
        shelf.keep("bad", ONE)
        paths.append(shelf.put_aside("bad"))
    paths[1].unlink()
    shelf.keep("bad", TWO)
    assert shelf.put_aside("bad") == paths[1]
    assert [path.read_bytes() for path in paths] == [ONE, TWO, ONE]


def test_what_cannot_be_put_aside_stays(shelf: Shelf) -> None:
    shelf.keep("first", ONE)
    path = shelf.put_aside("first")
    path.unlink()
    path.parent.rmdir()
    path.parent.write_bytes(b"not a folder")
    shelf.keep("bad", ONE)
    with pytest.raises(OSError):
        shelf.put_aside("bad")
    assert shelf.read("bad") == ONE
    assert path.parent.read_bytes() == b"not a folder"


# Tidying


def test_only_old_temporary_files_are_tidied_away(shelf: Shelf) -> None:
    shelf.keep("one", ONE)
    fresh = ".fedcba9876543210.tmp"
    others = ["notes.tmp", ".0123456789abcde.tmp", ".ABCDEF0123456789.tmp", f"{TEMPORARY}.bak"]
    for name in (TEMPORARY, fresh, *others):
        (shelf.folder / name).write_bytes(b"half a ga")
    for path in shelf.folder.iterdir():
        set_age(path, 24 * 3600)
    set_age(shelf.folder / fresh, 1)
    before = names_in(shelf.folder)
    shelf.tidy()
    assert names_in(shelf.folder) == before - {TEMPORARY}
    assert shelf.read("one") == ONE


def test_what_lies_in_folders_is_not_tidied(shelf: Shelf) -> None:
    shelf.keep("bad", ONE)
    left = shelf.put_aside("bad").with_name(TEMPORARY)
    left.write_bytes(ONE)
    set_age(left, 24 * 3600)
    shelf.tidy()
    assert left.read_bytes() == ONE


def test_tidying_does_not_disturb_one_who_writes(shelf: Shelf) -> None:
    """However big it is: what is being written has just been written to."""
    stop = threading.Event()

    def tidy() -> None:
        while not stop.is_set():
            shelf.tidy()

    tidier = threading.Thread(target=tidy)
    tidier.start()
    try:
        for _ in range(50):
            shelf.keep("one", TWO)
            assert shelf.read("one") == TWO
    finally:
        stop.set()
        tidier.join()
