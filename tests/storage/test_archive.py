"""The archive of finished games: what is put in comes out, whoever else writes."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.storage.archive_tools import NAMES, VARIANTS, made_up_game
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.archive_file import Mended, NewerArchive
from thegame_desktop.storage.salvage import Finished
from thegame_desktop.storage.summaries import CountedGame, Order, Result, Summary, Wanted

EVERYTHING = Wanted()


@pytest.fixture
def games() -> list[Finished]:
    rng = Random(1)
    return [made_up_game(rng, nth) for nth in range(300)]


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    def fail(mended: Mended) -> None:
        raise AssertionError(mended)

    return Archive(tmp_path / "history.sqlite", fail)


def listed(archive: Archive, wanted: Wanted = EVERYTHING, **order: object) -> list[Summary]:
    numbers = archive.numbers(wanted, **order)  # type: ignore[arg-type]
    found = archive.summaries(numbers)
    return [found[number] for number in numbers]


def test_before_the_first_game_there_is_nothing_and_no_file(
    archive: Archive, tmp_path: Path
) -> None:
    archive.check()
    assert archive.count(EVERYTHING) == 0
    assert archive.played(EVERYTHING) == []
    assert archive.teams() == {}
    assert archive.daily() == []
    assert not archive.knows_deal("original", "T7C4X-C7TCJ", b"deck")
    assert archive.record("0" * 32) is None
    assert archive.numbers(EVERYTHING) == []
    assert list(tmp_path.iterdir()) == []


def test_what_is_put_in_comes_out(archive: Archive, games: list[Finished]) -> None:
    assert archive.add(games) == 300
    archive.check()
    by_id = {game.summary.id: game for game in games}
    numbers = archive.numbers(EVERYTHING)
    assert len(set(numbers)) == 300 == archive.count(EVERYTHING)
    for summary in archive.summaries(numbers).values():
        assert summary == by_id[summary.id].summary
        assert archive.record(summary.id) == by_id[summary.id].record


def test_a_game_is_kept_once(archive: Archive, games: list[Finished]) -> None:
    assert archive.add(games[:200]) == 200
    assert archive.add(games[100:]) == 100
    assert archive.count(EVERYTHING) == 300


PREDICATES: list[tuple[Wanted, Callable[[Summary], bool]]] = [
    (EVERYTHING, lambda _game: True),
    *((Wanted(edition=name), lambda game, name=name: game.edition == name) for name in VARIANTS),
    (
        Wanted(edition="original", variant="expert"),
        lambda game: (game.edition, game.variant) == ("original", "expert"),
    ),
    *(
        (Wanted(player_count=count), lambda game, count=count: len(game.names) == count)
        for count in range(1, 6)
    ),
    *(
        (
            Wanted(person=name),
            lambda game, name=name: (name, "") in zip(game.names, game.strengths, strict=True),
        )
        for name in NAMES
    ),
    (
        Wanted(team=("Ben", "Anna")),
        lambda game: (
            sorted(name for name, s in zip(game.names, game.strengths, strict=True) if not s)
            == ["Anna", "Ben"]
        ),
    ),
    (Wanted(has_computers=True), lambda game: any(game.strengths)),
    (Wanted(has_computers=False), lambda game: not any(game.strengths)),
    (Wanted(has_hints=True), lambda game: game.hints > 0),
    (Wanted(has_hints=False), lambda game: game.hints == 0),
    (Wanted(has_take_backs=True), lambda game: game.take_backs > 0),
    (Wanted(has_take_backs=False), lambda game: game.take_backs == 0),
    (Wanted(open_hands=True), lambda game: game.open_hands),
    (Wanted(open_hands=False), lambda game: not game.open_hands),
    (Wanted(is_fresh=True), lambda game: game.beginning == "fresh"),
    (Wanted(is_fresh=False), lambda game: game.beginning != "fresh"),
    (Wanted(is_daily=True), lambda game: game.daily != ""),
    (Wanted(is_daily=False), lambda game: game.daily == ""),
    *((Wanted(result=each), lambda game, each=each: game.result is each) for each in Result),
    (
        Wanted(edition="quick", has_computers=False, has_take_backs=False, result=Result.LOST),
        lambda game: (
            (game.edition, any(game.strengths), game.take_backs, game.result)
            == ("quick", False, 0, Result.LOST)
        ),
    ),
]


def test_what_is_asked_for_is_just_what_a_look_through_all_finds(
    archive: Archive, games: list[Finished]
) -> None:
    archive.add(games)
    for wanted, is_wanted in PREDICATES:
        found = [game.summary for game in games if is_wanted(game.summary)]
        assert found or wanted.team, wanted
        key = lambda game: game.id  # noqa: E731
        assert sorted(listed(archive, wanted), key=key) == sorted(found, key=key), wanted
        assert archive.count(wanted) == len(found), wanted
        played = sorted(CountedGame(each.ended, each.result, each.cards_left) for each in found)
        assert sorted(archive.played(wanted)) == played, wanted


def test_teams_and_daily_games_are_all_there(archive: Archive, games: list[Finished]) -> None:
    archive.add(games)
    teams: dict[tuple[str, ...], int] = {}
    for game in games:
        seated = zip(game.summary.names, game.summary.strengths, strict=True)
        team = tuple(sorted(name for name, strength in seated if not strength))
        teams[team] = teams.get(team, 0) + 1
    assert archive.teams() == teams
    daily = archive.daily()
    assert {each.id for each in daily} == {g.summary.id for g in games if g.summary.daily}
    assert [each.ended for each in daily] == sorted(each.ended for each in daily)


@pytest.mark.parametrize("is_descending", [True, False])
def test_every_order_is_an_order(
    archive: Archive, games: list[Finished], is_descending: bool
) -> None:
    archive.add(games)
    keys: dict[Order, Callable[[Summary], object]] = {
        Order.DATE: lambda game: game.ended,
        Order.EDITION: lambda game: (game.edition, game.variant),
        Order.PLAYERS: lambda game: len(game.names),
        Order.RESULT: lambda game: (game.result is not Result.WON, game.cards_left),
        Order.MARKS: lambda game: (
            game.beginning != "fresh",
            game.hints > 0,
            game.take_backs > 0,
            game.open_hands,
        ),
    }
    assert set(keys) == set(Order)
    for order, key in keys.items():
        found = listed(archive, order=order, is_descending=is_descending)
        assert len(found) == len(games)
        values = [key(game) for game in found]
        assert values == sorted(values, reverse=is_descending), order  # type: ignore[type-var]


def test_what_is_removed_is_gone_for_good(
    archive: Archive, games: list[Finished], tmp_path: Path
) -> None:
    archive.add(games)
    ids = [game.summary.id for game in games]
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT id, data FROM games JOIN records ON games.number = records.number"
        packed = dict(connection.execute(query))
    archive.remove(ids[:100])
    assert {game.id for game in listed(archive)} == set(ids[100:])
    assert archive.record(ids[0]) is None
    assert archive.record(ids[100]) == games[100].record
    left = path.read_bytes()
    assert [game for game in ids[:100] if packed[game] in left] == []
    assert packed[ids[100]] in left
    archive.check()
    archive.remove_all(Wanted(result=Result.WON))
    assert {game.result for game in listed(archive)} == {Result.LOST, Result.GIVEN_UP}
    archive.remove_all(EVERYTHING)
    assert archive.count(EVERYTHING) == 0
    left = path.read_bytes()
    assert [game for game in ids if packed[game] in left] == []


WRITER = """
import sys
from pathlib import Path
from random import Random
from tests.storage.archive_tools import made_up_game
from thegame_desktop.storage.archive import Archive

path, who, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
rng = Random(who)
for nth in range(count):
    Archive(path).add([made_up_game(rng, who * 1000 + nth)])
"""


def write_at_once(path: Path, processes: int, count: int) -> set[str]:
    """Have some processes write so many games each, one by one; the ids of all of them."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", WRITER, str(path)]
    running = [
        subprocess.Popen([*command, str(who), str(count)], cwd=root, stderr=subprocess.PIPE)
        for who in range(processes)
    ]
    for process in running:
        _out, told = process.communicate(timeout=120)
        assert (process.returncode, told) == (0, b"")
    ids = set()
    for who in range(processes):
        rng = Random(who)
        ids |= {made_up_game(rng, who * 1000 + nth).summary.id for nth in range(count)}
    assert len(ids) == processes * count
    return ids


def test_processes_that_write_at_once_lose_nothing(tmp_path: Path, archive: Archive) -> None:
    """From the very first game on: they also race for making the file."""
    ids = write_at_once(tmp_path / "history.sqlite", processes=3, count=40)
    assert {game.id for game in listed(archive)} == ids
    archive.check()


def test_nor_do_they_when_they_find_it_damaged(tmp_path: Path, games: list[Finished]) -> None:
    path = tmp_path / "history.sqlite"
    Archive(path).add(games)
    content = bytearray(path.read_bytes())
    content[:16] = b"nothing of SQLite"[:16]
    path.write_bytes(content)
    ids = write_at_once(path, processes=3, count=10)
    found = {game.id for game in listed(Archive(path))}
    assert found == ids | {game.summary.id for game in games}
    assert [each.name for each in (tmp_path / "put-aside").iterdir()] == ["history 1.sqlite"]


def test_an_archive_of_a_newer_version_is_left_alone(
    tmp_path: Path, archive: Archive, games: list[Finished]
) -> None:
    archive.add(games[:3])
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA user_version = 2; UPDATE about SET version = 2;")
    before = path.read_bytes()
    for do in (
        lambda: archive.add(games),
        lambda: archive.count(EVERYTHING),
        archive.check,
        lambda: archive.remove_all(EVERYTHING),
    ):
        with pytest.raises(NewerArchive):
            do()
    assert path.read_bytes() == before


def test_what_is_no_file_is_told(tmp_path: Path, games: list[Finished]) -> None:
    (tmp_path / "folder.sqlite").mkdir()
    archive = Archive(tmp_path / "folder.sqlite")
    assert archive.count(EVERYTHING) == 0
    with pytest.raises(OSError, match=r"folder\.sqlite"):
        archive.add(games)


@pytest.mark.skipif(os.name != "posix", reason="links are made by everybody only there")
def test_where_no_file_can_be_made_it_is_told_that_it_may_not(
    tmp_path: Path, games: list[Finished]
) -> None:
    path = tmp_path / "history.sqlite"
    path.symlink_to(tmp_path / "nowhere" / "history.sqlite")
    with pytest.raises(PermissionError):
        Archive(path).add(games)


def test_a_record_that_is_damaged_is_noticed_when_it_is_read(
    tmp_path: Path, games: list[Finished]
) -> None:
    told: list[Mended] = []
    path = tmp_path / "history.sqlite"
    archive = Archive(path, told.append)
    archive.add(games[:20])
    with closing(sqlite3.connect(path)) as connection, connection:
        ((data,),) = connection.execute("SELECT data FROM records WHERE number = 7")
        spoilt = data[:-1] + bytes([data[-1] ^ 1])
        connection.execute("UPDATE records SET data = ? WHERE number = 7", (spoilt,))
    ids = [game.summary.id for game in games[:20]]
    archive.check()
    assert archive.record(ids[7]) == games[7].record
    assert told == []
    assert archive.record(ids[6]) is None
    assert [each.saved for each in told] == [19]
    assert {game.id for game in listed(archive)} == {*ids[:6], *ids[7:]}
    assert archive.record(ids[7]) == games[7].record
