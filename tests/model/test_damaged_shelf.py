"""A shelf with damaged files on it: every healthy game is found, and no file is lost or changed."""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.model.random_sessions import do_something, random_game_for
from tests.positions import ALL_SETUPS
from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadRecord,
    Fault,
    decode_record,
    encode_record,
)
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.history import History
from thegame_desktop.model.session import Session
from thegame_desktop.model.unfinished_games import FIRST_LISTED, Inventory, UnfinishedGames
from thegame_desktop.play.daily import daily_game
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.saved_game import course_of_record
from thegame_desktop.storage.shelf import Shelf

HEALTHY_NAMES = ("healthy 1", "healthy 2", "healthy 3")
Damage = Callable[[bytes, Random], bytes]


def flipped(data: bytes, rng: Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 10, 100))):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def swapped(data: bytes, rng: Random) -> bytes:
    """Two pieces in each other's place."""
    one, two, three, four = sorted(rng.randrange(len(data)) for _ in range(4))
    return data[:one] + data[three:four] + data[two:three] + data[one:two] + data[four:]


def zeroed(data: bytes, rng: Random) -> bytes:
    """A piece that never came on the disk."""
    start = rng.randrange(len(data))
    return data[:start] + bytes(len(data) - start)


def reshaped(data: bytes, rng: Random) -> bytes:
    """Valid JSON with something else in some place."""
    record = json.loads(data)
    holders = list(_holders(record))
    for _ in range(rng.choice((1, 1, 3))):
        holder = rng.choice(holders)
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if keys:
            holder[rng.choice(keys)] = rng.choice(JUNK)
    return json.dumps(record).encode()


def _holders(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holders(inner)


JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 4, 10**30, 1.5, -1e300, "", "2", "R5", "original", "\udc00"),
    *([], {}, [[]], [{}], {"": None}, [["2", 0]], [0, 1], {"player": 0}, [{"player": 0}]),
)
DAMAGES: dict[str, Damage] = {
    "flipped": flipped,
    "cut short": lambda data, rng: data[: rng.randrange(len(data))],
    "emptied": lambda _data, _rng: b"",
    "doubled": lambda data, _rng: data + data,
    "doubled in lines": lambda data, _rng: data + b"\n" + data + b"\n",
    "without its beginning": lambda data, rng: data[rng.randrange(1, len(data)) :],
    "swapped": swapped,
    "random": lambda _data, rng: rng.randbytes(rng.randrange(1, 5000)),
    "zeroed": zeroed,
    "all zeroes": lambda data, _rng: bytes(len(data)),
    "reshaped": reshaped,
    "of another kind": lambda _data, rng: json.dumps(rng.choice(JUNK)).encode(),
    "a list of it": lambda data, _rng: b"[" + data + b"]",
    "deeply nested": lambda _data, rng: b"[" * rng.choice((60, 2_000, 500_000)),
    "nested beside it": lambda data, _rng: _with_extra(data, b"[" * 60 + b"]" * 60),
    "a huge number": lambda data, _rng: _with_extra(data, b"9" * 5000),
    "not a number": lambda data, _rng: _with_extra(data, b"NaN"),
    "in another encoding": lambda data, _rng: data.decode("ascii").encode("utf-16"),
    "as long as can be": lambda data, _rng: data.ljust(MAX_RECORD_BYTES),
    "too long": lambda data, _rng: data.ljust(MAX_RECORD_BYTES + 1),
    "of version 2": lambda data, _rng: _with_version(data, b"2"),
    "of version 0": lambda data, _rng: _with_version(data, b"0"),
}


def _with_extra(data: bytes, value: bytes) -> bytes:
    return data.replace(b"{", b'{"extra": ' + value + b", ", 1)


def _with_version(data: bytes, version: bytes) -> bytes:
    return data.replace(b'"version": 1', b'"version": ' + version, 1)


@pytest.fixture(scope="module")
def samples(qapp: object) -> list[bytes]:
    """Games of every kind, as they are saved; some have come to their end."""
    samples, rng = [], Random(1)
    for edition, variant, players in ALL_SETUPS:
        session = Session()
        session.start(random_game_for(edition, variant, players, rng))
        for _ in range(rng.randrange(5, 60)):
            do_something(session, rng)
        samples.append(encode_record(session.record()))
    return samples


@pytest.fixture
def shelf(tmp_path: Path, samples: list[bytes]) -> Shelf:
    """A shelf with three healthy games."""
    shelf = Shelf(tmp_path / "games")
    for name, sample in zip(HEALTHY_NAMES, samples, strict=False):
        shelf.keep(name, sample)
    return shelf


def take_stock(shelf: Shelf, most: int = 100) -> Inventory:
    """What a fresh start finds; what it wants written is written when this returns."""
    session, history = Session(), History(shelf.folder.parent)
    autosave = Autosave(session, shelf, history)
    inventory = UnfinishedGames(session, shelf, autosave).take_stock(most)
    assert autosave.close()
    history.close(10)
    return inventory


def put(shelf: Shelf, name: str, content: bytes) -> None:
    (shelf.folder / f"{name}.thegame").write_bytes(content)


def content_of(shelf: Shelf) -> dict[str, bytes]:
    """All that lies on the shelf itself, by name."""
    return {path.stem: path.read_bytes() for path in shelf.folder.glob("*.thegame")}


def all_files(shelf: Shelf) -> Counter[bytes]:
    return Counter(path.read_bytes() for path in shelf.folder.rglob("*") if path.is_file())


def fault(data: bytes) -> object:
    """What a saved game can't be read for, or None."""
    try:
        course_of_record(decode_record(data[: MAX_RECORD_BYTES + 1]))
    except BadRecord as bad:
        return bad.fault
    return None


def assert_nothing_is_lost(shelf: Shelf, damaged: dict[str, bytes]) -> None:
    """Take stock of a shelf with these files beside the healthy ones, twice."""
    before, files = content_of(shelf), all_files(shelf)
    assert before.keys() == damaged.keys() | set(HEALTHY_NAMES)
    faults = {name: fault(content) for name, content in before.items()}
    listed = {name for name, found in faults.items() if found is None}
    newer = {name for name, found in faults.items() if found is Fault.NEWER_VERSION}
    aside = before.keys() - listed - newer
    assert listed >= set(HEALTHY_NAMES)

    found = take_stock(shelf)
    assert {game.place for game in found.games} == listed
    assert found.newer_version == len(newer)
    assert found.more == 0
    assert found.unreadable is None
    assert {path.stem: path.read_bytes() for path in found.put_aside} == {
        name: before[name] for name in aside
    }
    assert content_of(shelf) == {name: before[name] for name in listed | newer}
    assert all_files(shelf) == files

    again = take_stock(shelf)
    assert again.games == found.games
    assert again.newer_version == found.newer_version
    assert again.put_aside == ()
    assert all_files(shelf) == files


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_kind_of_damage_harms_no_other_game(
    shelf: Shelf, samples: list[bytes], damage: str
) -> None:
    rng = Random(damage)
    damaged = {
        f"damaged {number}": DAMAGES[damage](rng.choice(samples), rng) for number in range(8)
    }
    for name, content in damaged.items():
        put(shelf, name, content)
    assert_nothing_is_lost(shelf, damaged)


@pytest.mark.parametrize("seed", range(10))
def test_whatever_lies_on_the_shelf_nothing_is_lost(
    shelf: Shelf, samples: list[bytes], seed: int
) -> None:
    rng = Random(seed)
    damaged = {}
    for number in range(30):
        damages = rng.sample([*DAMAGES.values()], rng.choice((1, 1, 2)))
        content = rng.choice(samples)
        for damage in damages:
            try:
                content = damage(content, rng)
            except (ValueError, IndexError):
                break  # what is damaged so much can't be damaged in this way too
        damaged[f"damaged {number}"] = content
        put(shelf, f"damaged {number}", content)
    assert_nothing_is_lost(shelf, damaged)


@pytest.mark.parametrize("damage", ["flipped", "swapped", "reshaped"])
def test_a_damaged_game_is_read_or_refused_and_nothing_else(
    samples: list[bytes], damage: str
) -> None:
    """Any other error would end the program at its start."""
    rng = Random(damage)
    faults = Counter(str(fault(DAMAGES[damage](rng.choice(samples), rng))) for _ in range(1500))
    assert len(faults) > 3
    assert faults["None"] > 0, "some damage can't be noticed, or does no harm"


def test_the_kinds_of_damage_are_what_they_are_called(samples: list[bytes]) -> None:
    rng = Random(1)
    found = {name: fault(damage(samples[0], rng)) for name, damage in DAMAGES.items()}
    assert found["of version 2"] is Fault.NEWER_VERSION
    assert found["of version 0"] is Fault.WRONG_VERSION
    assert found["too long"] is Fault.TOO_LONG
    assert found["nested beside it"] is Fault.TOO_DEEP
    assert found["a huge number"] is found["not a number"] is Fault.BAD_NUMBER
    assert found["as long as can be"] is None
    assert found["a list of it"] is Fault.NOT_A_RECORD


def test_what_a_newer_version_has_written_is_counted_and_left(
    shelf: Shelf, samples: list[bytes]
) -> None:
    newer = {f"newer {number}": _with_version(samples[number], b"2") for number in range(4)}
    for name, content in newer.items():
        put(shelf, name, content)
    found = take_stock(shelf)
    assert found.newer_version == 4
    assert found.put_aside == ()
    assert {name: content_of(shelf)[name] for name in newer} == newer


def test_a_huge_file_is_put_aside_without_being_read_to_its_end(shelf: Shelf) -> None:
    huge = shelf.folder / "huge.thegame"
    size = 1 << 28
    huge.write_bytes(b"{")
    os.truncate(huge, size)
    found = take_stock(shelf)
    assert len(found.games) == 3
    (path,) = found.put_aside
    with path.open("rb") as stream:
        assert stream.read(3) == b"{\0\0"
    assert path.stat().st_size == size


def test_what_was_put_aside_before_is_never_overwritten(shelf: Shelf) -> None:
    contents = [b"damaged %d" % number for number in range(5)]
    for content in contents:
        put(shelf, "damaged", content)
        assert len(take_stock(shelf).put_aside) == 1
    files = all_files(shelf)
    assert all(files[content] == 1 for content in contents)


def test_what_cannot_even_be_looked_at_is_told_and_stays(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, "unreadable", b"{")
    put(shelf, "damaged", b"{")
    read = Shelf.read

    def failing_read(shelf: Shelf, name: str) -> bytes:
        if name == "unreadable":
            raise OSError(5, "Input/output error")
        return read(shelf, name)

    monkeypatch.setattr(Shelf, "read", failing_read)
    found = take_stock(shelf)
    assert {game.place for game in found.games} == set(HEALTHY_NAMES)
    assert [path.stem for path in found.put_aside] == ["damaged"]
    assert found.unreadable is not None
    assert content_of(shelf).keys() == {*HEALTHY_NAMES, "unreadable"}


def test_what_cannot_be_put_aside_is_told_and_stays(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, "damaged", b"{")

    def fail(_shelf: Shelf, _name: str) -> Path:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Shelf, "put_aside", fail)
    before = content_of(shelf)
    found = take_stock(shelf)
    assert {game.place for game in found.games} == set(HEALTHY_NAMES)
    assert found.unreadable is not None
    assert content_of(shelf) == before


def test_a_game_that_vanishes_meanwhile_is_not_told_and_the_others_are(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, read = HEALTHY_NAMES[1], Shelf.read

    def read_too_late(shelf: Shelf, name: str) -> bytes:
        if name == gone:
            shelf.claim(name, "of another process")
        return read(shelf, name)

    monkeypatch.setattr(Shelf, "read", read_too_late)
    found = take_stock(shelf)
    assert {game.place for game in found.games} == set(HEALTHY_NAMES) - {gone}
    assert found.unreadable is None


def test_of_thousands_of_files_only_the_newest_are_read(
    tmp_path: Path, samples: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even whether the others are damaged: that would hold up a start."""
    shelf, count = Shelf(tmp_path / "games"), 5_000
    shelf.folder.mkdir()
    unfinished = [each for each in samples if not course_of_record(decode_record(each)).is_over]
    newest = set()
    for number in range(count):
        is_new = number >= count - FIRST_LISTED
        put(shelf, str(number), unfinished[number % len(unfinished)] if is_new else b"")
        os.utime(shelf.folder / f"{number}.thegame", (number + 1, number + 1))
        if is_new:
            newest.add(str(number))
    reads: list[str] = []
    read = Shelf.read

    def noting_read(shelf: Shelf, name: str) -> bytes:
        reads.append(name)
        return read(shelf, name)

    monkeypatch.setattr(Shelf, "read", noting_read)
    found = take_stock(shelf, FIRST_LISTED)
    assert sorted(reads) == sorted(newest)
    assert [int(game.place) for game in found.games] == list(
        range(count - 1, count - 1 - FIRST_LISTED, -1)
    )
    assert found.more == count - FIRST_LISTED
    assert found.put_aside == ()
    assert len(content_of(shelf)) == count


def test_daily_deals_are_looked_for_in_few_files_and_in_each_of_them_once(
    shelf: Shelf, samples: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session()
    session.start(daily_game(GameChoice(), "original", date(2026, 11, 17), is_known=False))
    daily = encode_record(session.record())
    autosave = Autosave(session, shelf, History(shelf.folder.parent))
    games = UnfinishedGames(session, shelf, autosave)
    reads: list[str] = []
    read = Shelf.read
    broken = {"broken"}

    def noting_read(shelf: Shelf, name: str) -> bytes:
        reads.append(name)
        if name in broken:
            raise PermissionError
        return read(shelf, name)

    def places() -> list[str]:
        reads.clear()
        return [game.place for game in games.of_daily_deals()]

    monkeypatch.setattr(Shelf, "read", noting_read)
    put(shelf, "damaged", b'{"daily"')
    put(shelf, "daily", daily)
    put(shelf, "broken", daily)
    assert places() == ["daily"]
    assert sorted(reads) == sorted(["broken", "daily", "damaged", *HEALTHY_NAMES])
    broken.clear()
    assert sorted(places()) == ["broken", "daily"]
    assert reads == ["broken"], "what could not be read is tried again"
    put(shelf, "broken", samples[0])
    os.utime(shelf.folder / "broken.thegame", (1, 1))
    assert places() == ["daily"]
    assert reads == ["broken"]
    shelf.remove("daily")
    assert (places(), reads) == ([], [])
    for number in range(210):
        put(shelf, str(number), b"")
    places()
    assert len(reads) == 200


def test_those_that_were_not_read_at_first_are_told_on_request(
    shelf: Shelf, samples: list[bytes]
) -> None:
    put(shelf, "damaged", b"{")
    for age, name in enumerate(("damaged", *HEALTHY_NAMES)):
        os.utime(shelf.folder / f"{name}.thegame", (1000 - age, 1000 - age))
    found = take_stock(shelf, 2)
    assert [game.place for game in found.games] == list(HEALTHY_NAMES[:2])
    assert (len(found.put_aside), found.more) == (1, len(HEALTHY_NAMES) - 2)
    found = take_stock(shelf, 2 + found.more)
    assert [game.place for game in found.games] == list(HEALTHY_NAMES)
    assert found.more == 0


def test_however_many_are_damaged_the_healthy_ones_are_offered(
    shelf: Shelf, samples: list[bytes]
) -> None:
    for number in range(3 * FIRST_LISTED):
        put(shelf, f"damaged {number}", b"{")
    for name in HEALTHY_NAMES:
        os.utime(shelf.folder / f"{name}.thegame", (1000, 1000))
    found = take_stock(shelf, FIRST_LISTED)
    assert {game.place for game in found.games} == set(HEALTHY_NAMES)
    assert len(found.put_aside) == 3 * FIRST_LISTED
