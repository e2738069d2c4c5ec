"""A history that somebody else has made: nothing in it is done, and every game in it is kept."""

import io
import os
import shutil
import sqlite3
import struct
import sys
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.storage.archive_tools import made_up_game
from thegame_desktop.storage import archive_file, salvage
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import DamagedArchive, Mended, NewerArchive
from thegame_desktop.storage.archive_schema import connected
from thegame_desktop.storage.salvage import Finished, pack
from thegame_desktop.storage.summaries import Wanted

EVERYTHING = Wanted()
ENDLESS = (
    "WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) "
    "SELECT x AS {}, x'00' AS data FROM n"
)
MEGABYTE = 1 << 20
HUGE = 1 << 40 if sys.platform == "linux" else 3 * MEGABYTE
"""Where holes cost nothing."""


@pytest.fixture(scope="module")
def games() -> list[Finished]:
    rng = Random(26)
    return [made_up_game(rng, nth) for nth in range(20)]


@pytest.fixture
def path(games: list[Finished], tmp_path: Path) -> Path:
    """A healthy archive of these games."""
    path = tmp_path / "history.sqlite"
    Archive(path).add(games)
    return path


def tamper(path: Path, script: str) -> bytes:
    """Let a stranger loose on it; the file that comes of it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.executescript(script)
    return path.read_bytes()


def ids(games: list[Finished]) -> set[str]:
    return {game.summary.id for game in games}


def ids_in(archive: Archive) -> set[str]:
    return set(archive.ids_of(archive.numbers(EVERYTHING)))


HOSTILE = {
    "a trigger that deletes": "CREATE TRIGGER t AFTER INSERT ON games BEGIN "
    "DELETE FROM records WHERE number < 9999; DELETE FROM games WHERE id <> NEW.id; END",
    "a trigger on the other table": "CREATE TRIGGER t BEFORE DELETE ON records BEGIN "
    "SELECT RAISE(IGNORE); END",
    "a view beside the tables": "CREATE VIEW v AS SELECT * FROM games",
    "an endless view in place of the games": "ALTER TABLE games RENAME TO others; "
    f"CREATE VIEW games AS {ENDLESS.format('number')}",
    "an endless view in place of the version": "DROP TABLE about; "
    f"CREATE VIEW about AS {ENDLESS.format('version')}",
    "an endless view in place of the version, a newer one": "DROP TABLE about; "
    f"CREATE VIEW about AS {ENDLESS.format('version')}; PRAGMA user_version = 7",
    "a column that is worked out": "ALTER TABLE games ADD COLUMN x AS (abs(number))",
    "a column that checks": "ALTER TABLE records ADD COLUMN x CHECK (x IS NULL)",
    "another collation": "UPDATE sqlite_schema SET sql = replace(sql, 'id TEXT NOT NULL', "
    "'id TEXT COLLATE nocase NOT NULL') WHERE name = 'games'",
    "an unknown collation": "UPDATE sqlite_schema SET sql = replace(sql, 'people TEXT', "
    "'people TEXT COLLATE theirs') WHERE name = 'games'",
    "another index": "CREATE INDEX x ON games (edition, hex(variant))",
    "no index": "DROP INDEX games_by_date",
    "an index of another meaning": "DROP INDEX daily_games; "
    "CREATE INDEX daily_games ON games (daily) WHERE daily > ''",
    "a table more": "CREATE TABLE x (y)",
    "statistics": "ANALYZE",
    "two tables in one place": "UPDATE sqlite_schema SET rootpage = "
    "(SELECT rootpage FROM sqlite_schema WHERE name = 'about') WHERE name = 'games'",
    "a table in the place of the schema": "UPDATE sqlite_schema SET rootpage = 1 "
    "WHERE name = 'games'",
    "a statement that makes no sense": "UPDATE sqlite_schema SET sql = 'CREATE nonsense' "
    "WHERE name = 'games'",
    "a statement that is no text": "UPDATE sqlite_schema SET sql = x'00ff' WHERE name = 'games'",
    "a long statement": "UPDATE sqlite_schema SET sql = sql || printf('%*c', 3000000, ' ') "
    "WHERE name = 'games'",
    "no version": "DELETE FROM about",
    "versions without end": "INSERT INTO about SELECT number FROM games; PRAGMA user_version = 9",
}


@pytest.mark.parametrize("script", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("has_to_wait", [True, False])
def test_whatever_is_in_it_is_not_done(
    script: str, path: Path, games: list[Finished], *, has_to_wait: bool
) -> None:
    foreign = tamper(path, script)
    if not has_to_wait:
        calls: list[None] = []
        impatient = Archive(path, on_damage=lambda: calls.append(None))
        for ask in (impatient.teams, impatient.daily, lambda: impatient.remove_all(EVERYTHING)):
            with pytest.raises(DamagedArchive):
                ask()
        assert (len(calls), path.read_bytes()) == (3, foreign)
        return
    told: list[Mended] = []
    archive = Archive(path, told.append)
    late = made_up_game(Random(1), 1000)
    assert archive.add([late]) == 1
    assert ids_in(archive) == ids([*games, late])
    assert [(each.path.read_bytes(), each.saved) for each in told] == [(foreign, len(games))]
    archive.check()
    assert len(told) == 1


@pytest.mark.parametrize("in_place_of", ["records", "games"])
def test_every_kind_of_table_in_place_of_ours_is_left_unasked(
    in_place_of: str, path: Path, games: list[Finished]
) -> None:
    """What SQLite can't be asked for is found in its pages."""
    tamper(path, f"ALTER TABLE {in_place_of} RENAME TO theirs")
    for nth, made_by in enumerate(
        (
            f"CREATE VIEW {in_place_of} AS {ENDLESS.format('number')}",
            f"DROP VIEW {in_place_of}; CREATE VIRTUAL TABLE {in_place_of} USING fts5(data)",
        )
    ):
        tamper(path, made_by)
        copy = path.with_name(f"copy {nth}.sqlite")
        copy.write_bytes(path.read_bytes())
        assert ids_in(Archive(copy)) == ids(games)


@pytest.mark.parametrize("version", [2, 2**31 - 1])
def test_a_newer_version_is_left_alone_and_nothing_in_it_is_done(
    version: int, path: Path, games: list[Finished]
) -> None:
    script = f"UPDATE about SET version = {version}; PRAGMA user_version = {version};"
    tamper(path, f"{script} DROP TABLE games; CREATE TABLE x (y)")
    tamper(path, f"CREATE VIEW games AS {ENDLESS.format('number')}")
    newer = tamper(path, "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM about; END")
    archive = Archive(path)
    for do in (archive.check, archive.teams, lambda: archive.add(games), archive.mend):
        with pytest.raises(NewerArchive):
            do()
    assert path.read_bytes() == newer
    assert not (path.parent / "put-aside").exists()


def test_a_schema_without_end_is_not_read_to_its_end(path: Path, games: list[Finished]) -> None:
    views = "; ".join(f"CREATE VIEW v{nth} AS SELECT {nth}" for nth in range(5_000))
    tamper(path, f"BEGIN; {views}; COMMIT")
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        connected(path, 1.0)
    assert ids_in(Archive(path)) == ids(games)


def test_pages_that_point_in_a_circle_keep_no_view_waiting(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pages_point_in_a_circle(path, "games")
    monkeypatch.setattr(archive_file, "_LONGEST_ANSWER_S", 0.0)
    with pytest.raises(DamagedArchive):
        Archive(path, on_damage=lambda: None).count(Wanted(has_hints=False))


def test_pages_that_point_in_a_circle_are_not_followed_for_ever(
    path: Path, games: list[Finished]
) -> None:
    let_pages_point_in_a_circle(path, "records")
    told: list[Mended] = []
    archive = Archive(path, told.append)
    archive.check()
    assert [each.saved for each in told] == [len(games)]
    assert ids_in(archive) == ids(games)


def let_pages_point_in_a_circle(path: Path, table: str) -> None:
    """Each page of twenty layers has the next one a thousand times: to follow takes for ever."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        ((root,),) = connection.execute(query, (table,))
    content = bytearray(path.read_bytes())
    size = 16384
    leaf = content[(root - 1) * size : root * size]
    first_new = len(content) // size + 1
    layers = [root, *range(first_new, first_new + 18)]
    content += bytes(size) * 18 + leaf
    for page, below in zip(layers, [*layers[1:], first_new + 18], strict=True):
        content[(page - 1) * size : page * size] = interior(below, size)
    content[28:32] = struct.pack(">I", len(content) // size)
    path.write_bytes(content)


def interior(below: int, size: int) -> bytes:
    """A page of a table in which every child is the same page."""
    cells, cell = 1000, struct.pack(">I", below) + b"\x01"
    start = size - cells * len(cell)
    head = struct.pack(">BHHHBI", 5, 0, cells, start, 0, below)
    pointers = b"".join(struct.pack(">H", start + nth * len(cell)) for nth in range(cells))
    return (head + pointers).ljust(start, b"\0") + cell * cells


# What is packed


@pytest.mark.parametrize(
    "head",
    [
        b"[" * 100_000,
        b"7",
        b"{}",
        b'{"id": 7}',
        b'{"id": "\\ud800"}',
        b'{"ended": "5"}',
        b'{"ended": 9223372036854775808}',
        b'{"ended": -1}',
        b'{"hints": true}',
        b'{"open_hands": 1}',
        b'{"names": [7]}',
        b'{"names": ["a\\nb"]}',
        b'{"names": []}',
        b'{"edition": null}',
        b'{"daily": []}',
        b'{"more": 1}',
    ],
    ids=lambda head: head[:40].decode(),
)
def test_what_no_row_could_hold_is_no_game(head: bytes, games: list[Finished]) -> None:
    """Else it would be damage again as soon as it is mended, and again without end."""
    own, _line, record = zlib.decompress(pack(games[0])).partition(b"\n")
    changed = own.removesuffix(b"}") + b", " + head[1:] if head[:2] == b'{"' else head
    with pytest.raises(ValueError):
        salvage.unpack(zlib.compress(changed + b"\n" + record))
    assert salvage.unpack(zlib.compress(own + b"\n" + record)) == games[0]


# Any size


@pytest.mark.parametrize("size", [0, 4096, HUGE])
def test_a_file_of_zeros_is_looked_through_however_large_it_is(size: int, tmp_path: Path) -> None:
    """Nothing of it lies on the disk, and nothing of it comes there."""
    path = tmp_path / "history.sqlite"
    with path.open("wb") as file:
        file.truncate(size)
    told: list[Mended] = []
    archive = Archive(path, told.append)
    tracemalloc.start()
    try:
        assert archive.count(EVERYTHING) == 0
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 10 * MEGABYTE
    assert [each.saved for each in told] == ([0] if size else [])
    for each in told:
        assert each.path.stat().st_size == size
        if sys.platform == "linux":
            assert each.path.stat().st_blocks == 0, "it is the file itself"


def test_games_are_found_beyond_holes_and_across_blocks(
    games: list[Finished], tmp_path: Path
) -> None:
    path = tmp_path / "ruin"
    places = [0, (1 << 20) - 1, (1 << 20) + 30_000, (5 << 20) - 2, (9 << 20) + 4097]
    with path.open("wb") as file:
        for place, game in zip(places, games, strict=False):
            file.seek(place)
            file.write(pack(game))
    assert list(salvage.salvage(path)) == games[: len(places)]


def test_no_single_step_keeps_other_threads_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of them is about more than a block."""
    path = tmp_path / "ruin"
    path.write_bytes(b"\1" * (4 * MEGABYTE))
    longest: list[int] = []

    class Watched(io.FileIO):
        def read(self, size: int | None = -1, /) -> bytes:
            data = super().read(size) or b""
            longest.append(len(data))
            return data

    monkeypatch.setattr(Path, "open", lambda self, *_args, **_options: Watched(self))
    assert list(salvage.salvage(path)) == []
    assert sum(longest) >= 4 * MEGABYTE
    assert max(longest) <= MEGABYTE


# Killed in between


def damage(path: Path) -> bytes:
    damaged = b"x" * 100 + path.read_bytes()[100:]
    path.write_bytes(damaged)
    return damaged


def refuse(*_arguments: object) -> None:
    raise PermissionError


@pytest.mark.parametrize("can_link", [True, False])
def test_a_copy_is_put_aside_whether_or_not_files_can_have_two_names(
    path: Path, games: list[Finished], monkeypatch: pytest.MonkeyPatch, *, can_link: bool
) -> None:
    damaged = damage(path)
    if not can_link:
        monkeypatch.setattr(os, "link", refuse)
    assert ids_in(Archive(path)) == ids(games)
    (aside,) = (path.parent / "put-aside").iterdir()
    assert aside.name == "history 1.sqlite"
    assert aside.read_bytes() == damaged


def test_a_kill_before_the_new_file_has_its_place_leaves_one_copy(
    path: Path, games: list[Finished]
) -> None:
    """The damaged file had its other name already."""
    damaged = damage(path)
    aside = path.parent / "put-aside"
    aside.mkdir()
    os.link(path, aside / "history 1.sqlite")
    assert ids_in(Archive(path)) == ids(games)
    assert [each.name for each in aside.iterdir()] == ["history 1.sqlite"]
    assert (aside / "history 1.sqlite").read_bytes() == damaged
    damage(path)
    assert ids_in(Archive(path)) == ids(games)
    assert len(list(aside.iterdir())) == 2, "another one"


def test_what_a_kill_has_left_is_removed(path: Path, games: list[Finished]) -> None:
    aside = path.parent / "put-aside"
    aside.mkdir()
    half, other = aside / ".0123456789abcdef.tmp", aside / "history 1.sqlite"
    new = path.with_name("history.sqlite.new")
    journal = path.with_name("history.sqlite.new-journal")
    for each in (half, other, new, journal):
        each.write_bytes(b"half")
        os.utime(each, (1, 1))
    archive = Archive(path)
    archive.check()
    assert [each.exists() for each in (half, new, journal, other)] == [False, False, False, True]
    assert ids_in(archive) == ids(games)


def test_a_copy_that_is_being_made_has_a_name_that_is_swept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage(path)
    monkeypatch.setattr(os, "link", refuse)
    seen: list[list[str]] = []
    aside = path.parent / "put-aside"
    monkeypatch.setattr(
        shutil,
        "copyfileobj",
        lambda *_arguments: seen.append([each.name for each in aside.iterdir()]),
    )
    Archive(path).mend()
    ((name,),) = seen
    assert name.endswith(".tmp")


if sys.version_info >= (3, 12):

    def test_where_python_can_sqlite_itself_refuses_what_is_foreign(path: Path) -> None:
        with closing(connected(path, 1.0)) as connection:
            assert connection.getconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE)
            assert not connection.getconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER)
            assert not connection.getconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW)
