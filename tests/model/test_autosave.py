"""The running game is kept safe: every change, whatever the disk does, and until it is finished."""

import errno
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from tests.kept_results import kept_results
from tests.model.random_sessions import do_something, random_game_for
from tests.play.test_saved_game import assert_same
from tests.positions import card, cards, lays
from tests.record_tools import encoded, new_record, solo_win
from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadRecord,
    FinishTurn,
    Lay,
    Status,
    decode_record,
    encode_record,
    legal_actions,
    setup_named,
    verify,
)
from thegame_desktop.model import autosave as autosave_module
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.game_files import open_game, save_game
from thegame_desktop.model.history import History
from thegame_desktop.model.session import Session
from thegame_desktop.model.unfinished_games import Inventory, UnfinishedGame, UnfinishedGames
from thegame_desktop.play.course import Course
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.saved_game import course_of_record, record_of_course
from thegame_desktop.play.seats import FIRST_SEATS
from thegame_desktop.storage.shelf import Shelf, Slot


class Desk:
    """A session whose games are kept in a data folder, as one process of the program has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.finished = folder / "history.sqlite"
        self.session = Session()
        self.shelf = Shelf(folder / "games")
        self.history = History(folder)
        self.autosave = Autosave(self.session, self.shelf, self.history)
        self.unfinished = UnfinishedGames(self.session, self.shelf, self.autosave)
        self.is_left = False

    def leave(self) -> bool:
        """End the process; False if something could not be written."""
        self.is_left = True
        return self.autosave.close()

    @property
    def course(self) -> Course:
        assert self.session.course is not None
        return self.session.course

    @property
    def place(self) -> str:
        assert self.autosave.place is not None
        return self.autosave.place

    @property
    def places(self) -> set[str]:
        """What lies on the shelf once all is written that can be."""
        self.write_all()
        return {slot.name for slot in self.shelf.slots()}

    @property
    def lines(self) -> list[bytes]:
        """The finished games once all is written that can be."""
        self.write_all()
        return kept_results(self.folder)

    def write_all(self) -> None:
        if not self.is_left:
            self.autosave.flush()

    def kept(self, place: str) -> Course:
        """What lies in this place; it is true to the rules."""
        record = decode_record(self.shelf.read(place))
        verify(record)
        return course_of_record(record)

    def path(self, place: str) -> Path:
        return self.shelf.folder / f"{place}.thegame"

    def play(self, text: str) -> None:
        for lay in lays(text):
            assert self.session.submit(lay)

    def lose(self) -> None:
        """Lose a game by a lay that can be taken back."""
        self.session.start(losing_game())
        self.play("99/0 98/1 2/2")
        self.session.submit(FinishTurn())
        self.play("3/3")
        assert self.course.can_take_back

    def open(self, path: Path) -> None:
        open_game(self.session, self.autosave, path)

    def listed(self) -> list[UnfinishedGame]:
        return list(self.unfinished.take_stock().games)


@pytest.fixture
def sit_down(tmp_path: Path, qapp: object) -> Iterator[Callable[[], Desk]]:
    """Makes desks that have the same data folder, as processes would."""
    desks: list[Desk] = []

    def sit_down() -> Desk:
        desks.append(Desk(tmp_path / "data"))
        return desks[-1]

    yield sit_down
    for desk in desks:
        if not desk.is_left:
            desk.leave()
        # Not left to chance: a timer must end in the thread that it runs in.
        shiboken6.delete(desk.autosave)


@pytest.fixture
def desk(sit_down: Callable[[], Desk]) -> Desk:
    return sit_down()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is tried again at once."""
    monkeypatch.setattr(autosave_module, "RETRY_MS", 1)


def solo(first: str = "2 3 4 5 6 7 8 9") -> NewGame:
    """A game for one, with these cards first."""
    setup = setup_named("original", "standard", 1)
    dealt = cards(first)
    rest = [one for one in setup.edition.cards if one not in dealt]
    return NewGame(setup, (*dealt, *rest), "", FIRST_SEATS[:1])


def losing_game() -> NewGame:
    return solo("2 3 50 51 52 53 98 99 54 55 56")


def some_game(seed: int = 1) -> NewGame:
    return random_game_for("original", "standard", 2, Random(seed))


def wait_for_trouble(desk: Desk, qtbot: QtBot) -> Exception:
    qtbot.waitUntil(lambda: desk.autosave.trouble is not None)
    assert desk.autosave.trouble is not None
    return desk.autosave.trouble


def wait_for_no_trouble(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: desk.autosave.trouble is None)


# Every change


@pytest.mark.parametrize("edition", ["original", "extreme", "quick"])
def test_every_change_is_saved(desk: Desk, edition: str) -> None:
    rng = Random(edition)
    desk.session.start(random_game_for(edition, "standard", 3, rng))
    for _ in range(80):
        do_something(desk.session, rng)
        if desk.session.is_concluded:  # over, and with no way back
            assert desk.places == set()
            assert len(desk.lines) == 1
            return
        assert desk.places == {desk.place}
        assert_same(desk.kept(desk.place), desk.course)


def test_what_is_saved_is_told_with_its_revision(desk: Desk, qtbot: QtBot) -> None:
    session, saved = desk.session, desk.autosave.saved
    with qtbot.waitSignal(saved, check_params_cb=lambda revision: revision == session.revision):
        session.start(solo())
    for lay in lays("2/0 3/0"):
        with qtbot.waitSignal(saved, check_params_cb=lambda revision: revision == session.revision):
            session.submit(lay)
        assert_same(desk.kept(desk.place), desk.course)


def test_many_changes_at_once_end_with_the_last(desk: Desk, qtbot: QtBot) -> None:
    """Not every one of them needs to be written, but the last one must be."""
    revisions: list[int] = []
    desk.autosave.saved.connect(revisions.append)
    rng = Random(2)
    desk.session.start(some_game())
    for _ in range(200):
        do_something(desk.session, rng)
    assert desk.autosave.flush()
    assert_same(desk.kept(desk.place), desk.course)
    qtbot.waitUntil(lambda: desk.session.revision in revisions)
    assert revisions == sorted(revisions)


def test_before_the_first_game_nothing_is_kept(desk: Desk) -> None:
    assert desk.autosave.place is None
    assert desk.autosave.flush()
    assert desk.leave()
    assert desk.listed() == []
    assert not desk.shelf.folder.parent.exists()


def test_a_refused_action_writes_nothing(desk: Desk) -> None:
    desk.session.start(solo())
    assert desk.autosave.flush()
    before = desk.path(desk.place).stat()
    assert not desk.session.submit(FinishTurn())
    assert desk.autosave.flush()
    assert desk.path(desk.place).stat() == before


# Places


def test_a_running_game_that_is_started_again_keeps_its_place(desk: Desk) -> None:
    desk.session.start(solo())
    desk.play("2/0 3/0")
    place = desk.place
    desk.session.restart()
    assert desk.places == {place}
    assert desk.place == place
    assert desk.kept(place).state.table.lays == ()


def test_a_second_game_lies_beside_the_first(desk: Desk) -> None:
    desk.session.start(solo())
    desk.play("2/0 3/0")
    first, left = desk.place, desk.course
    desk.session.start(some_game())
    second = desk.place
    assert first != second
    assert desk.places == {first, second}
    assert_same(desk.kept(first), left)
    assert_same(desk.kept(second), desk.course)


def test_the_same_deal_twice_makes_two_games(desk: Desk) -> None:
    game = solo()
    desk.session.start(game)
    first = desk.place
    desk.session.start(game)
    assert desk.places == {first, desk.place}
    assert len(desk.places) == 2


def test_an_ended_game_that_is_started_again_gets_a_place_of_its_own(desk: Desk) -> None:
    desk.lose()
    first = desk.place
    desk.session.restart()
    assert desk.place != first
    assert desk.places == {desk.place}
    assert len(desk.lines) == 1


# The end


def test_an_ended_game_stays_as_long_as_there_is_a_way_back(desk: Desk) -> None:
    desk.lose()
    assert desk.lines == []
    assert desk.places == {desk.place}
    assert_same(desk.kept(desk.place), desk.course)
    desk.session.take_back()
    assert desk.places == {desk.place}
    assert_same(desk.kept(desk.place), desk.course)
    assert desk.session.is_running


def test_a_way_back_is_still_there_after_another_start(sit_down: Callable[[], Desk]) -> None:
    desk = sit_down()
    desk.lose()
    assert desk.leave()
    again = sit_down()
    (listed,) = again.listed()
    assert listed.is_over
    again.unfinished.resume(listed.place)
    assert again.session.ending is not None
    assert again.session.take_back()
    assert again.session.is_running
    assert again.lines == []


@pytest.mark.parametrize("turned_up_first", [False, True])
def test_a_concluded_game_is_one_line_and_has_no_place(desk: Desk, turned_up_first: bool) -> None:
    desk.lose()
    if turned_up_first:
        desk.session.turn_up()
    game = desk.course.id
    desk.session.conclude()
    desk.session.conclude()
    assert desk.autosave.place is None
    assert desk.places == set()
    (line,) = desk.lines
    record = decode_record(line)
    assert verify(record).outcome.status is Status.LOST
    assert record.extra["id"] == game
    assert "session" not in record.extra


def test_a_game_given_up_is_one_line_too(desk: Desk) -> None:
    desk.session.start(solo())
    desk.play("2/0 3/0")
    desk.session.give_up()
    assert desk.places == set(), "its result stands at once"
    desk.session.start(solo())
    (line,) = desk.lines
    assert decode_record(line).extra["marks"] == {"given_up": True}
    assert desk.places == {desk.place}


def test_many_games_make_as_many_lines_in_their_order(desk: Desk) -> None:
    games = []
    for seed in range(20):
        desk.session.start(some_game(seed))
        games.append(desk.course.id)
        desk.session.give_up()
    desk.session.conclude()
    assert [decode_record(line).extra["id"] for line in desk.lines] == games
    assert desk.places == set()


def test_a_game_is_a_line_before_it_loses_its_place(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.lose()
    assert desk.autosave.flush()
    finished_first: list[bool] = []
    remove = Shelf.remove

    def noting_remove(shelf: Shelf, name: str) -> None:
        finished_first.append(desk.finished.exists())
        remove(shelf, name)

    monkeypatch.setattr(Shelf, "remove", noting_remove)
    desk.session.conclude()
    assert desk.places == set()
    assert finished_first == [True]


def test_whoever_was_interrupted_while_concluding_makes_no_second_line(
    sit_down: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed just between the line and the place: the next start finds both."""
    desk = sit_down()
    desk.lose()
    assert desk.autosave.flush()

    def fail(*_arguments: object) -> None:
        raise OSError("killed here")

    with monkeypatch.context() as patch:
        patch.setattr(Shelf, "remove", fail)
        desk.session.conclude()
        assert not desk.leave()
        assert len(desk.lines) == 1
    again = sit_down()
    assert again.listed() == [], "its result stands"
    assert again.places == set()
    assert len(again.lines) == 1


# Trouble


def test_a_game_that_cannot_be_finished_stays_until_it_can_be(desk: Desk, qtbot: QtBot) -> None:
    desk.lose()
    place = desk.place
    assert desk.autosave.flush()
    desk.finished.mkdir()
    desk.session.conclude()
    assert not desk.autosave.flush()
    assert isinstance(wait_for_trouble(desk, qtbot), OSError)
    assert desk.places == {place}
    assert desk.kept(place).is_over
    desk.finished.rmdir()
    assert desk.leave(), "what has failed is tried again before the program ends"
    assert desk.places == set()
    assert len(desk.lines) == 1


def test_a_game_that_could_not_be_finished_is_moved_by_itself(
    hurried: None, desk: Desk, qtbot: QtBot
) -> None:
    desk.lose()
    assert desk.autosave.flush()
    desk.finished.mkdir()
    desk.session.start(solo())
    wait_for_trouble(desk, qtbot)
    assert len(desk.places) == 2
    desk.finished.rmdir()
    wait_for_no_trouble(desk, qtbot)
    assert desk.places == {desk.place}
    assert len(desk.lines) == 1


def test_a_folder_that_vanishes_in_the_middle_of_a_game_is_made_anew(desk: Desk) -> None:
    desk.session.start(solo())
    place = desk.place
    assert desk.autosave.flush()
    desk.path(place).unlink()
    desk.shelf.folder.rmdir()
    desk.play("2/0")
    assert desk.autosave.flush()
    assert_same(desk.kept(place), desk.course)


def test_where_nothing_can_be_saved_the_game_goes_on_and_is_saved_when_it_can_be(
    hurried: None, sit_down: Callable[[], Desk], tmp_path: Path, qtbot: QtBot
) -> None:
    desk = sit_down()
    desk.shelf.folder.parent.mkdir()
    desk.shelf.folder.write_bytes(b"in the way")
    desk.session.start(solo())
    assert isinstance(wait_for_trouble(desk, qtbot), OSError)
    desk.play("2/0 3/0 4/1")
    desk.session.submit(FinishTurn())
    assert not desk.autosave.flush()
    assert desk.shelf.folder.read_bytes() == b"in the way"
    assert desk.unfinished.take_stock().unreadable is not None
    desk.shelf.folder.unlink()
    wait_for_no_trouble(desk, qtbot)
    assert desk.autosave.flush()
    assert_same(desk.kept(desk.place), desk.course)


def test_the_same_trouble_is_told_once_and_its_end_too(
    hurried: None, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    attempts: list[str] = []
    desk.autosave.trouble_changed.connect(lambda: told.append(repr(desk.autosave.trouble)))
    keep = Shelf.keep

    def fail(_shelf: Shelf, name: str, _record: bytes) -> None:
        attempts.append(name)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Shelf, "keep", fail)
    desk.session.start(solo())
    qtbot.waitUntil(lambda: len(attempts) > 3)
    desk.play("2/0")
    qtbot.waitUntil(lambda: len(attempts) > 6)
    monkeypatch.setattr(Shelf, "keep", keep)
    wait_for_no_trouble(desk, qtbot)
    assert told == [repr(OSError(28, "No space left on device")), "None"]
    assert_same(desk.kept(desk.place), desk.course)


def test_trouble_with_one_game_lasts_while_another_is_saved(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.session.start(solo())
    first, keep = desk.place, Shelf.keep

    def fail_for_the_first(shelf: Shelf, name: str, record: bytes) -> None:
        if name == first:
            raise OSError("no space for this one")
        keep(shelf, name, record)

    assert desk.autosave.flush()
    monkeypatch.setattr(Shelf, "keep", fail_for_the_first)
    desk.play("2/0")
    left = desk.course
    wait_for_trouble(desk, qtbot)
    with qtbot.waitSignal(desk.autosave.saved):
        desk.session.start(some_game())
    assert desk.autosave.trouble is not None
    monkeypatch.undo()
    assert desk.leave()
    assert_same(desk.kept(first), left)


def test_closing_tells_whether_all_is_written(desk: Desk) -> None:
    desk.session.start(solo())
    assert desk.autosave.flush()
    desk.shelf.folder.rename(desk.shelf.folder.with_name("elsewhere"))
    desk.shelf.folder.write_bytes(b"in the way")
    desk.play("2/0")
    assert not desk.leave()
    assert desk.shelf.folder.read_bytes() == b"in the way"


# Going on


def test_a_game_goes_on_where_it_was_left(sit_down: Callable[[], Desk]) -> None:
    desk, rng = sit_down(), Random(3)
    desk.session.start(some_game())
    for _ in range(40):
        do_something(desk.session, rng)
    left = desk.course
    assert desk.leave()
    again = sit_down()
    (listed,) = again.listed()
    assert not listed.is_on_the_table
    again.unfinished.resume(listed.place)
    assert_same(again.course, left)
    assert again.autosave.flush()
    assert_same(again.kept(again.place), left)


def test_going_on_claims_the_place(sit_down: Callable[[], Desk]) -> None:
    desk = sit_down()
    desk.session.start(solo())
    place = desk.place
    assert desk.leave()
    one, two = sit_down(), sit_down()
    one.unfinished.resume(place)
    with pytest.raises(FileNotFoundError):
        two.unfinished.resume(place)
    assert two.session.course is None
    assert one.place != place
    assert one.places == {one.place}


def test_going_on_with_the_game_on_the_table_changes_nothing(desk: Desk, qtbot: QtBot) -> None:
    desk.session.start(solo())
    desk.play("2/0")
    place, course = desk.place, desk.course
    with qtbot.assertNotEmitted(desk.session.started):
        desk.unfinished.resume(place)
    assert desk.course is course
    assert desk.places == {place}


def test_going_to_and_fro_between_games_loses_none(desk: Desk) -> None:
    left: dict[str, Course] = {}
    for seed in range(3):
        desk.session.start(some_game(seed))
        left[desk.course.id] = desk.course
    games, rng = list(left), Random(4)
    for _ in range(12):
        assert desk.autosave.flush()
        others = {desk.kept(each.place).id: each for each in desk.listed()}
        assert others.keys() == left.keys()
        assert others.pop(desk.course.id).is_on_the_table
        chosen = others[next(game for game in rng.sample(games, 3) if game in others)]
        assert not chosen.is_on_the_table
        desk.unfinished.resume(chosen.place)
        assert_same(desk.course, left[desk.course.id])
        for _ in range(5):
            do_something(desk.session, rng)
        left[desk.course.id] = desk.course
        assert len(desk.places) == 3
    for place in desk.places:
        kept = desk.kept(place)
        assert_same(kept, left.pop(kept.id))


def test_a_damaged_or_missing_game_cannot_be_gone_on_with_and_nothing_changes(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.session.start(solo())
    course, place = desk.course, desk.place
    assert desk.autosave.flush()
    desk.path("damaged").write_bytes(b"{")
    with qtbot.assertNotEmitted(desk.session.changed):
        with pytest.raises(BadRecord):
            desk.unfinished.resume("damaged")
        with pytest.raises(FileNotFoundError):
            desk.unfinished.resume("missing")
    assert desk.course is course
    (other,) = desk.places - {place}
    assert desk.shelf.read(other) == b"{"


def test_a_game_without_an_id_gets_one(desk: Desk) -> None:
    """As another program would have written it."""
    desk.shelf.keep("foreign", encoded(new_record(starter=0)))
    desk.unfinished.resume("foreign")
    assert desk.course.id
    desk.session.give_up()
    desk.session.conclude()
    assert desk.places == set()
    assert len(desk.lines) == 1


def test_the_games_are_told_with_what_lies_open(desk: Desk) -> None:
    desk.session.start(solo())
    desk.play("9/0 8/2")
    (listed,) = desk.listed()
    assert listed.place == desk.place
    assert listed.is_on_the_table
    assert not listed.is_over
    assert listed.setup == desk.session.setup
    assert listed.tops == (card("9"), *listed.tops[1:])
    assert listed.tops[2] == card("8")
    assert listed.cards_left == 96
    assert listed.on_turn == 0
    assert listed.seats == desk.session.seats


def test_a_removed_game_is_gone_and_no_other(desk: Desk) -> None:
    desk.session.start(solo())
    first = desk.place
    desk.session.start(some_game())
    assert desk.autosave.flush()
    desk.unfinished.remove(first)
    assert desk.places == {desk.place}
    assert desk.lines == []


# Two at once


def test_two_processes_with_the_same_game_on_the_table_keep_two(
    sit_down: Callable[[], Desk],
) -> None:
    """The one takes what the other is just playing: both go on, each with a game of its own."""
    one, two = sit_down(), sit_down()
    one.session.start(solo())
    one.play("2/0")
    assert one.autosave.flush()
    (listed,) = two.listed()
    two.unfinished.resume(listed.place)
    two.play("9/0")
    one.play("3/0")
    assert one.autosave.flush()
    assert two.places == {one.place, two.place}
    assert_same(one.kept(one.place), one.course)
    assert_same(two.kept(two.place), two.course)
    one.session.give_up()
    one.session.conclude()
    assert one.autosave.flush()
    assert two.places == {two.place}
    assert len(one.lines) == 1


def test_whoever_goes_on_with_a_game_gets_all_that_was_played_of_it(
    sit_down: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process plays on and ends, just before its game is claimed."""
    one, two = sit_down(), sit_down()
    one.session.start(solo())
    assert one.autosave.flush()
    place, claim = one.place, Shelf.claim

    def claim_late(shelf: Shelf, name: str, new_name: str) -> None:
        one.play("2/0 3/0")
        assert one.leave()
        claim(shelf, name, new_name)

    monkeypatch.setattr(Shelf, "claim", claim_late)
    two.unfinished.resume(place)
    assert_same(two.course, one.course)
    assert two.places == {two.place}


def test_two_processes_never_destroy_each_others_games(sit_down: Callable[[], Desk]) -> None:
    rng = Random(5)
    desks = [sit_down(), sit_down()]
    begun: set[str] = set()
    for step in range(150):
        desk = rng.choice(desks)
        listed = desk.listed()
        if desk.session.course is None or rng.random() < 0.1:
            desk.session.start(some_game(step))
        elif listed and rng.random() < 0.2:
            desk.unfinished.resume(rng.choice(listed).place)
        elif rng.random() < 0.1:
            desk.session.give_up()
            desk.session.conclude()
        else:
            do_something(desk.session, rng)
        begun.add(desk.course.id)
        assert desk.autosave.flush()
        if desk.autosave.place in desk.places:  # or else the other has just taken it
            assert_same(desk.kept(desk.place), desk.course)
        on_shelf = {desk.kept(place).id for place in desk.places}
        finished = {decode_record(line).extra["id"] for line in desk.lines}
        assert on_shelf | finished == begun
    assert len(begun) > 8


# Files


@pytest.fixture
def file(tmp_path: Path, sit_down: Callable[[], Desk]) -> Path:
    """The file of an unfinished game for two."""
    path = tmp_path / "my game.thegame"
    session, rng = Session(), Random(6)
    session.start(some_game())
    for _ in range(30):
        do_something(session, rng)
    save_game(session, path)
    return path


@pytest.fixture
def finished_file(tmp_path: Path) -> Path:
    path = tmp_path / "won.thegame"
    path.write_bytes(encoded(solo_win()))
    return path


def test_an_opened_game_has_a_place_of_its_own_and_its_file_stays(desk: Desk, file: Path) -> None:
    before = file.read_bytes()
    saved = course_of_record(decode_record(before))
    desk.open(file)
    assert desk.course.id not in ("", saved.id)
    assert desk.course.state == saved.state
    assert desk.course.events == saved.events
    assert desk.places == {desk.place}
    assert_same(desk.kept(desk.place), desk.course)
    rng = Random(1)
    for _ in range(20):
        do_something(desk.session, rng)
    assert desk.autosave.flush()
    assert_same(desk.kept(desk.place), desk.course)
    assert file.read_bytes() == before
    assert {path.name for path in file.parent.iterdir()} == {file.name, "data"}


def test_an_opened_game_that_was_not_touched_is_given_back_at_the_next_game(
    desk: Desk, file: Path
) -> None:
    before = file.read_bytes()
    desk.open(file)
    opened = desk.place
    assert desk.places == {opened}
    desk.session.start(solo())
    assert desk.places == {desk.place}
    assert [game.place for game in desk.listed()] == [desk.place]
    assert file.read_bytes() == before


def test_an_opened_game_that_was_not_touched_is_given_back_at_the_end(
    desk: Desk, file: Path
) -> None:
    desk.open(file)
    assert len(desk.places) == 1
    assert desk.leave()
    assert desk.places == set()
    assert desk.listed() == []


def test_an_opened_game_is_given_back_whatever_was_on_the_table_before(
    desk: Desk, file: Path, finished_file: Path
) -> None:
    desk.session.start(solo())
    before = desk.place
    desk.open(file)
    assert desk.places == {before, desk.place}
    desk.open(finished_file)
    assert desk.places == {before}
    desk.open(file)
    desk.unfinished.resume(before)
    assert desk.places == {desk.place}
    assert desk.course.game == solo()


def test_of_files_that_are_opened_one_after_another_only_the_last_has_a_place(
    desk: Desk, file: Path
) -> None:
    places = set()
    for _ in range(3):
        desk.open(file)
        places.add(desk.place)
        assert desk.places == {desk.place}
    assert len(places) == 3
    assert desk.leave()
    assert desk.places == set()


def test_a_game_that_was_touched_is_kept_when_the_next_file_is_opened(
    desk: Desk, file: Path
) -> None:
    desk.open(file)
    desk.session.restart()
    first = desk.place
    desk.open(file)
    assert desk.places == {first, desk.place}
    assert desk.leave()
    assert desk.places == {first}


def test_looking_is_not_touching_but_sorting_is(desk: Desk, file: Path) -> None:
    for is_sorted in (False, True):
        desk.open(file)
        desk.session.uncover()
        if is_sorted:
            desk.session.arrange(tuple(reversed(desk.session.observation.hand)))
        desk.session.cover()
    assert desk.leave()
    assert len(desk.places) == 1


def test_a_card_laid_and_taken_back_is_touching(desk: Desk, file: Path) -> None:
    desk.open(file)
    desk.session.recall()
    desk.session.uncover()
    assert desk.session.submit(legal_actions(desk.course.state)[0])
    desk.session.take_back()
    assert desk.leave()
    assert len(desk.places) == 1


@pytest.mark.parametrize("change", ["gone", "changed"])
def test_a_file_that_no_longer_says_it_is_no_reason_to_forget(
    desk: Desk, file: Path, change: str
) -> None:
    desk.open(file)
    if change == "gone":
        file.unlink()
    else:
        file.write_bytes(b"something else")
    assert desk.leave()
    assert len(desk.places) == 1


# Games that the disk doesn't know as they are


class FullDisk:
    """Nothing can be kept as long as it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        keep = Shelf.keep

        def kept(shelf: Shelf, name: str, record: bytes) -> None:
            if self.is_full:
                raise OSError(errno.ENOSPC, "full")
            keep(shelf, name, record)

        monkeypatch.setattr(Shelf, "keep", kept)


def test_a_game_that_is_not_on_the_disk_yet_is_listed_and_gone_on_with(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    disk = FullDisk(monkeypatch)
    desk.session.start(solo())
    desk.play("2/0 3/0")
    first, place = desk.course, desk.place
    desk.session.start(some_game(1))
    second = desk.place
    assert [each.place for each in desk.listed()] == [second, place]
    desk.unfinished.resume(place)
    assert desk.course.state == first.state
    assert [each.place for each in desk.listed()] == [place, second]
    disk.is_full = False
    assert desk.autosave.flush()
    assert desk.places == {place, second}
    assert desk.kept(place).state == first.state
    qtbot.waitUntil(lambda: not desk.autosave.unsaved)
    assert {each.place for each in desk.listed()} == {place, second}


def test_a_deleted_game_does_not_come_back(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    disk = FullDisk(monkeypatch)
    desk.session.start(solo())
    place = desk.place
    desk.session.start(some_game(1))
    assert not desk.autosave.flush()
    qtbot.waitUntil(lambda: desk.autosave.trouble is not None)
    desk.unfinished.remove(place)
    assert [each.place for each in desk.listed()] == [desk.place]
    disk.is_full = False
    assert desk.autosave.flush()
    assert desk.places == {desk.place}
    qtbot.waitUntil(lambda: desk.autosave.trouble is None)


def test_a_result_that_was_interrupted_stands_whatever_came_after(
    sit_down: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sit_down()
    desk.lose()
    assert desk.autosave.flush()
    with monkeypatch.context() as patch:
        patch.setattr(Shelf, "remove", _fail)
        desk.session.conclude()
        assert not desk.leave()
    again = sit_down()
    assert again.listed() == []
    again.lose()
    again.session.conclude()
    assert len(again.lines) == len(set(again.lines)) == 2
    assert again.places == set()


def _fail(*_arguments: object) -> None:
    raise OSError("killed here")


def test_a_file_that_leaves_no_room_for_what_is_to_be_saved_is_refused(
    desk: Desk, file: Path
) -> None:
    record = decode_record(file.read_bytes())
    large = replace(record, extra={**record.extra, "note": "x" * (MAX_RECORD_BYTES - 20_000)})
    file.write_bytes(encode_record(large))
    with pytest.raises(BadRecord):
        desk.open(file)
    assert desk.session.course is None


def test_an_opened_game_that_was_touched_is_kept(desk: Desk, file: Path) -> None:
    desk.open(file)
    rng = Random(2)
    while desk.course.state == course_of_record(decode_record(file.read_bytes())).state:
        do_something(desk.session, rng)
    opened, left = desk.place, desk.course
    desk.session.start(solo())
    assert desk.places == {opened, desk.place}
    assert_same(desk.kept(opened), left)
    assert desk.leave()
    assert opened in desk.places


def test_an_opened_game_that_was_played_to_its_end_is_one_line(desk: Desk, tmp_path: Path) -> None:
    session, path = Session(), tmp_path / "nearly lost.thegame"
    session.start(losing_game())
    for lay in lays("99/0 98/1 2/2"):
        session.submit(lay)
    save_game(session, path)
    desk.open(path)
    assert desk.session.submit(FinishTurn())
    assert desk.session.submit(Lay(card("3"), 3))
    desk.session.conclude()
    assert desk.leave()
    assert len(desk.lines) == 1
    assert desk.places == set()


def test_opening_the_file_of_the_running_game_changes_nothing(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.session.start(solo())
    desk.play("2/0")
    course, place = desk.course, desk.place
    save_game(desk.session, tmp_path / "saved.thegame")
    with qtbot.assertNotEmitted(desk.session.changed):
        desk.open(tmp_path / "saved.thegame")
    assert desk.course is course
    assert desk.places == {place}


def test_opening_an_older_file_of_the_running_game_leaves_that_game(
    desk: Desk, tmp_path: Path
) -> None:
    desk.session.start(solo())
    desk.play("2/0")
    save_game(desk.session, tmp_path / "saved.thegame")
    desk.play("3/0")
    place, left = desk.place, desk.course
    desk.open(tmp_path / "saved.thegame")
    assert desk.places == {place, desk.place}
    assert_same(desk.kept(place), left)
    assert len(desk.course.state.table.lays) == 1


def test_the_file_of_a_finished_game_shows_its_end_and_changes_nothing(
    desk: Desk, finished_file: Path
) -> None:
    before = finished_file.read_bytes()
    desk.session.start(solo())
    running = desk.place
    assert desk.autosave.flush()
    desk.open(finished_file)
    ending = desk.session.ending
    assert ending is not None
    assert ending.outcome.status is Status.WON
    assert ending.reveal is not None
    assert desk.session.is_concluded
    assert desk.autosave.place is None
    desk.session.conclude()
    assert desk.autosave.flush()
    assert desk.lines == []
    assert desk.places == {running}
    assert finished_file.read_bytes() == before
    desk.session.restart()
    assert desk.places == {running, desk.place}
    assert desk.lines == []


def test_the_file_of_a_game_that_could_be_taken_back_shows_its_end_too(
    desk: Desk, sit_down: Callable[[], Desk], tmp_path: Path
) -> None:
    other = Session()
    path = tmp_path / "lost.thegame"
    desk.lose()
    save_game(desk.session, path)
    other.open(course_of_record(decode_record(path.read_bytes())))
    assert other.can_take_back, "on the shelf it could be"
    desk.open(path)
    assert not desk.session.can_take_back
    assert desk.session.is_concluded
    assert desk.places == set()
    assert len(desk.lines) == 1, "by leaving the game that was on the table"


def test_a_finished_game_on_the_table_is_concluded_when_a_file_is_opened(
    desk: Desk, file: Path
) -> None:
    desk.lose()
    desk.open(file)
    assert len(desk.lines) == 1
    assert desk.places == {desk.place}
    assert desk.session.is_running


@pytest.mark.parametrize("content", [b"", b"{", encoded(new_record(version=2)), encoded([])])
def test_a_file_that_cannot_be_read_changes_nothing(
    desk: Desk, tmp_path: Path, qtbot: QtBot, content: bytes
) -> None:
    desk.lose()
    course, places = desk.course, desk.places
    (tmp_path / "bad.thegame").write_bytes(content)
    with qtbot.assertNotEmitted(desk.session.changed):
        with pytest.raises(BadRecord):
            desk.open(tmp_path / "bad.thegame")
        for path in (tmp_path, tmp_path / "missing.thegame"):
            with pytest.raises(OSError):
                desk.open(path)
    assert desk.course is course
    assert not desk.session.is_concluded
    assert desk.places == places
    assert desk.lines == []


def test_a_saved_file_can_be_opened_elsewhere(desk: Desk, file: Path, tmp_path: Path) -> None:
    desk.open(file)
    copy = tmp_path / "copy.thegame"
    save_game(desk.session, copy)
    record = decode_record(copy.read_bytes())
    verify(record)
    assert_same(course_of_record(record), desk.course)
    assert copy.read_bytes() == encode_record(record_of_course(desk.course)) + b"\n"


def test_where_a_file_cannot_be_saved_an_old_one_stays(desk: Desk, tmp_path: Path) -> None:
    desk.session.start(solo())
    (tmp_path / "folder.thegame").mkdir()
    for path in (tmp_path / "folder.thegame", tmp_path / "nowhere" / "game.thegame"):
        with pytest.raises(OSError):
            save_game(desk.session, path)
    assert list((tmp_path / "folder.thegame").iterdir()) == []


def test_an_empty_shelf_is_an_empty_inventory(desk: Desk) -> None:
    assert desk.unfinished.take_stock() == Inventory()


# What was lost once


@pytest.mark.parametrize("is_left", [False, True], ids=["another game", "the end"])
def test_an_opened_game_that_is_given_up_at_once_is_one_line(
    desk: Desk, file: Path, *, is_left: bool
) -> None:
    desk.open(file)
    desk.session.give_up()
    desk.session.conclude()
    if is_left:
        desk.leave()
    else:
        desk.session.start(solo())
    assert len(desk.lines) == 1


def test_an_opened_game_given_up_is_not_lost_where_it_cannot_be_finished(
    desk: Desk, file: Path
) -> None:
    desk.open(file)
    desk.autosave.flush()
    desk.finished.mkdir()
    desk.session.give_up()
    desk.session.start(solo())
    assert len(desk.places) == 2


def test_a_game_that_cannot_be_finished_is_on_the_shelf_as_it_ended(desk: Desk) -> None:
    desk.finished.mkdir(parents=True)
    desk.lose()
    place = desk.place
    desk.session.conclude()
    assert desk.places == {place}
    assert desk.kept(place).is_over


def test_a_game_from_the_far_future_can_be_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.session.start(solo())
    desk.autosave.flush()
    for nanoseconds in (400_000_000_000 * 10**9, -5, 0):
        slots = [Slot(nanoseconds, desk.place)]
        monkeypatch.setattr(Shelf, "slots", lambda _shelf, slots=slots: slots)
        assert len(desk.listed()) == 1


def test_of_two_games_with_one_id_neither_takes_the_other_s_place(
    sit_down: Callable[[], Desk],
) -> None:
    desk = sit_down()
    desk.lose()
    desk.autosave.flush()
    (desk.path("copy")).write_bytes(desk.path(desk.place).read_bytes())
    desk.unfinished.resume("copy")
    assert len(desk.lines) == 1
    assert len(desk.places) == 1
    assert desk.course.is_over
