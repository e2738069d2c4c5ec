"""Whatever happens to the archive: it is put aside, and what is whole in it is saved."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.storage.archive_tools import made_up_game
from thegame_desktop.storage import archive_file
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import DamagedArchive, Mended
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import Wanted

EVERYTHING = Wanted()
PAGE_BYTES = 16384
Damage = Callable[[bytearray, Random], None]


def flip_bits(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 1, 2, 5, 50))):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def flip_bits_of_the_header(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 1, 3))):
        content[rng.randrange(112)] ^= 1 << rng.randrange(8)


def flip_bits_of_page_heads(content: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 1, 3))):
        page = rng.randrange(0, len(content), PAGE_BYTES)
        content[page + rng.randrange(12)] ^= 1 << rng.randrange(8)


def flip_bits_of_the_version(content: bytearray, rng: Random) -> None:
    """On the second page, which begins with its head, and ends with the one row of `about`."""
    place = rng.choice((*range(12), *range(PAGE_BYTES - 6, PAGE_BYTES)))
    content[PAGE_BYTES + place] ^= 1 << rng.randrange(8)


def lose_the_version(content: bytearray, rng: Random) -> None:
    """How many rows there are on the second page."""
    assert content[PAGE_BYTES + 4] == 1
    content[PAGE_BYTES + 4] = rng.choice((0, 2))


def cut_short(content: bytearray, rng: Random) -> None:
    del content[rng.randrange(len(content)) :]


def cut_out(content: bytearray, rng: Random) -> None:
    start = rng.randrange(len(content))
    del content[start : start + rng.choice((1, 100, 4096, 16384))]


def overwrite(content: bytearray, rng: Random) -> None:
    start = rng.randrange(len(content))
    length = min(rng.choice((10, 512, 16384, 40000)), len(content) - start)
    content[start : start + length] = rng.choice((bytes(length), rng.randbytes(length)))


def double(content: bytearray, rng: Random) -> None:
    start = rng.randrange(0, len(content), 512)
    content[start:start] = content[: rng.choice((512, 16384))]


@pytest.fixture(scope="module")
def games() -> list[Finished]:
    rng = Random(2)
    return [made_up_game(rng, nth) for nth in range(60)]


@pytest.fixture(scope="module")
def healthy(games: list[Finished], tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("healthy") / "history.sqlite"
    archive = Archive(path)
    archive.add(games[:40])
    archive.remove([game.summary.id for game in games[10:15]])
    archive.add(games[40:])
    return path.read_bytes()


@pytest.fixture(scope="module")
def packed(healthy: bytes, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The bytes of each game in the healthy archive, as SQLite finds them."""
    path = tmp_path_factory.mktemp("packed") / "history.sqlite"
    path.write_bytes(healthy)
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT id, data FROM games JOIN records ON games.number = records.number"
        found = dict(connection.execute(query).fetchall())
    assert all(data in healthy for data in found.values()), "each lies in one piece"
    return found


def read_all(archive: Archive) -> dict[str, bytes | None]:
    """All that anybody could ask of it."""
    archive.played(EVERYTHING)
    archive.teams()
    archive.daily()
    archive.count(Wanted(person="Anna"))
    summaries = archive.summaries(archive.numbers(EVERYTHING)).values()
    return {summary.id: archive.record(summary.id) for summary in summaries}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    "damage",
    [
        flip_bits,
        flip_bits_of_the_header,
        flip_bits_of_page_heads,
        flip_bits_of_the_version,
        lose_the_version,
        cut_short,
        cut_out,
        overwrite,
        double,
    ],
)
def test_whatever_is_whole_is_saved(
    damage: Damage,
    seed: int,
    healthy: bytes,
    packed: dict[str, bytes],
    games: list[Finished],
    tmp_path: Path,
) -> None:
    rng = Random(f"{damage.__name__} {seed}")
    content = bytearray(healthy)
    damage(content, rng)
    path = tmp_path / "history.sqlite"
    path.write_bytes(content)
    told: list[Mended] = []
    archive = Archive(path, told.append)
    archive.check()
    read_all(archive)
    late = made_up_game(Random(seed), 1000)
    assert archive.add([late]) == 1
    found = read_all(archive)
    originals = {game.summary.id: game for game in [*games, late]}
    gone = {game.summary.id for game in games[10:15]}
    whole = {game for game, data in packed.items() if data in content}
    assert whole | {late.summary.id} <= found.keys() <= originals.keys() - gone
    for summary in archive.summaries(archive.numbers(EVERYTHING)).values():
        assert summary == originals[summary.id].summary
        assert found[summary.id] == originals[summary.id].record
    for mended in told[:1]:
        assert mended.path.read_bytes() == content, "as it was, for somebody who knows more"
        assert mended.saved >= len(whole)
    assert [each.name for each in tmp_path.glob("*") if each.name.endswith((".new", "-wal"))] == []
    archive.check()
    assert len(told) <= 1


def test_an_empty_file_is_an_empty_archive(tmp_path: Path, games: list[Finished]) -> None:
    (tmp_path / "history.sqlite").touch()
    archive = Archive(tmp_path / "history.sqlite")
    archive.check()
    assert archive.count(EVERYTHING) == 0
    assert archive.add(games) == len(games)
    assert not (tmp_path / "put-aside").exists()


def test_a_file_of_something_else_is_put_aside(tmp_path: Path, games: list[Finished]) -> None:
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE games (x); PRAGMA user_version = 1;")
    other = path.read_bytes()
    told: list[Mended] = []
    archive = Archive(path, told.append)
    assert archive.add(games) == len(games)
    assert [(each.path.read_bytes(), each.saved) for each in told] == [(other, 0)]


def test_damage_after_damage_is_put_aside_each_time(
    tmp_path: Path, healthy: bytes, packed: dict[str, bytes]
) -> None:
    path = tmp_path / "history.sqlite"
    for _ in range(3):
        path.write_bytes(b"x" * 100 + healthy[100:])
        assert Archive(path).count(EVERYTHING) == len(packed)
    names = sorted(each.name for each in (tmp_path / "put-aside").iterdir())
    assert names == ["history 1.sqlite", "history 2.sqlite", "history 3.sqlite"]


@pytest.mark.parametrize(
    "ask", [lambda archive: archive.played(EVERYTHING), lambda archive: archive.teams()]
)
def test_what_is_missing_in_a_row_is_damage(
    ask: Callable[[Archive], object], tmp_path: Path, healthy: bytes, packed: dict[str, bytes]
) -> None:
    path = tmp_path / "history.sqlite"
    path.write_bytes(healthy)
    with closing(sqlite3.connect(path)) as connection:
        ((table,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'games'")
        change_table(connection, table.replace("NOT NULL", ""))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET people = NULL, cards_left = NULL WHERE number = 7")
        change_table(connection, table)
    told: list[Mended] = []
    assert ask(Archive(path, told.append))
    assert [each.saved for each in told] == [len(packed)]


def change_table(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'games'", (table,))
    connection.commit()


def test_whoever_must_not_wait_is_told_of_damage(
    tmp_path: Path, healthy: bytes, packed: dict[str, bytes], games: list[Finished]
) -> None:
    path = tmp_path / "history.sqlite"
    damaged = b"x" * 100 + healthy[100:]
    path.write_bytes(damaged)
    calls: list[str] = []
    archive = Archive(path, on_damage=lambda: calls.append("damaged"))
    for do in (
        lambda: archive.count(EVERYTHING),
        archive.check,
        lambda: archive.add(games),
        lambda: archive.remove_all(EVERYTHING),
    ):
        with pytest.raises(DamagedArchive):
            do()
    assert len(calls) == 4
    assert path.read_bytes() == damaged
    assert not (tmp_path / "put-aside").exists()
    Archive(path).mend()
    assert archive.count(EVERYTHING) == len(packed)
    Archive(path).mend()
    assert len(list((tmp_path / "put-aside").iterdir())) == 1


@pytest.mark.parametrize("tries", [3, 10**9])
def test_while_somebody_reads_the_damaged_file_it_may_not_be_replaced(
    tries: int,
    tmp_path: Path,
    healthy: bytes,
    packed: dict[str, bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on some systems; either all is done in the end, or nothing was."""
    path = tmp_path / "history.sqlite"
    damaged = b"x" * 100 + healthy[100:]
    path.write_bytes(damaged)
    journal = tmp_path / "history.sqlite-journal"
    link, replace, refusals = os.link, Path.replace, iter(range(tries))

    def link_while_a_journal_is_there(source: Path, target: Path) -> None:
        link(source, target)
        journal.write_bytes(b"of the damaged file")

    def refuse(self: Path, target: Path) -> Path:
        if target == path and next(refusals, None) is not None:
            raise PermissionError(errno.EACCES, "in use", str(target))
        return replace(self, target)

    monkeypatch.setattr(os, "link", link_while_a_journal_is_there)
    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(archive_file, "_REPLACING_S", 0.1)
    aside = tmp_path / "put-aside"
    if tries == 3:
        assert Archive(path).count(EVERYTHING) == len(packed)
        assert (aside / "history 1.sqlite").read_bytes() == damaged
        assert (aside / "history 1.sqlite-journal").exists()
        return
    with pytest.raises(PermissionError):
        Archive(path).count(EVERYTHING)
    assert path.read_bytes() == damaged
    assert journal.read_bytes() == b"of the damaged file"
    assert list(aside.iterdir()) == []
    assert not (tmp_path / "history.sqlite.new").exists()
