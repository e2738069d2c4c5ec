"""A deal that was played to its end is known, however its cards come on the table again."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import shiboken6

from tests.model.test_autosave import Desk
from thegame_desktop.engine import (
    EDITIONS,
    decode_record,
    encode_deck,
    encode_record,
    legal_actions,
)
from thegame_desktop.model.game_files import save_game
from thegame_desktop.model.known_deals import marked_if_known
from thegame_desktop.play.new_game import Beginning, GameChoice, NewGame, new_game
from thegame_desktop.storage.archive_file import ArchiveFile


def by_chance(seed: int = 26, edition: str = "original") -> NewGame:
    choice = GameChoice(player_count=1).fitted(edition=edition)
    return new_game(choice, Random(seed))


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> Iterator[Desk]:
    desk = Desk(tmp_path / "data")
    yield desk
    desk.leave()
    shiboken6.delete(desk.autosave)


@pytest.fixture
def copy(desk: Desk, tmp_path: Path) -> Path:
    """A copy of the game on the table."""
    desk.session.start(by_chance())
    save_game(desk.session, tmp_path / "copy.thegame")
    return tmp_path / "copy.thegame"


def give_up(desk: Desk) -> None:
    desk.session.give_up()
    desk.session.conclude()


def marks(desk: Desk) -> list[str]:
    """What the finished games were begun from, in their order, as their records say."""
    told = [json.loads(line).get("marks", {}) for line in desk.lines]
    return [each.get("begun_from", "fresh") for each in told]


def without(path: Path, *keys: str) -> None:
    """Take these words about the game out of the file."""
    record = json.loads(path.read_bytes())
    path.write_text(json.dumps({key: value for key, value in record.items() if key not in keys}))


def test_a_copy_of_a_game_that_is_over_is_known(desk: Desk, copy: Path) -> None:
    give_up(desk)
    for _ in range(2):
        desk.open(copy)
        give_up(desk)
    assert marks(desk) == ["fresh", "deal", "deal"]


def test_a_copy_that_is_opened_from_the_page_of_the_result_is_known(desk: Desk, copy: Path) -> None:
    """The result stands only because the page is left."""
    desk.session.give_up()
    desk.open(copy)
    give_up(desk)
    assert marks(desk) == ["fresh", "deal"]


def test_of_copies_that_wait_the_first_to_end_is_the_only_fresh_one(desk: Desk, copy: Path) -> None:
    places = [desk.place]
    for _ in range(2):
        desk.open(copy)
        # A game that nothing was done in needs no place of its own.
        desk.session.submit(legal_actions(desk.course.state)[0])
        places.append(desk.place)
    desk.write_all()
    for place in (places[1], places[0], places[2]):
        desk.unfinished.resume(place)
        give_up(desk)
    assert marks(desk) == ["fresh", "deal", "deal"]


@pytest.mark.parametrize("nameless", ["the copy", "the first game", "both"])
def test_without_a_code_the_decks_are_compared(desk: Desk, copy: Path, nameless: str) -> None:
    game = by_chance()
    if nameless != "the copy":
        desk.session.start(replace(game, deal_code=""))
    give_up(desk)
    if nameless != "the first game":
        without(copy, "deal")
    desk.open(copy)
    give_up(desk)
    assert marks(desk) == ["fresh", "deal"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_other_cards_are_not_known(desk: Desk, copy: Path, edition: str) -> None:
    give_up(desk)
    for has_code in (True, False):
        desk.session.start(by_chance(27 + has_code, edition))
        save_game(desk.session, copy)
        desk.autosave.remove(desk.place)
        if not has_code:
            without(copy, "deal", "id")
        desk.open(copy)
        give_up(desk)
    assert "deal" not in marks(desk)


def test_what_was_begun_from_a_place_stays_so(desk: Desk, copy: Path) -> None:
    give_up(desk)
    record = json.loads(copy.read_bytes()) | {"marks": {"begun_from": "position"}}
    copy.write_text(json.dumps(record))
    desk.open(copy)
    give_up(desk)
    assert marks(desk) == ["fresh", "position"]


def test_where_nobody_can_tell_it_is_opened_all_the_same(
    desk: Desk, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError

    give_up(desk)
    desk.write_all()
    with monkeypatch.context() as patch:
        patch.setattr(ArchiveFile, "asked", fail)
        desk.open(copy)
    give_up(desk)
    assert marks(desk) == ["fresh", "fresh"]


@pytest.mark.parametrize("is_new", [False, True])
def test_where_nobody_can_tell_only_a_new_deal_of_the_day_is_marked(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    """One that is gone on with would lose its place in the calendar for good."""

    def fail(*_arguments: object) -> None:
        raise OSError

    daily = replace(by_chance(), daily="2026-11-18")
    with monkeypatch.context() as patch:
        patch.setattr(ArchiveFile, "asked", fail)
        marked = marked_if_known(daily, desk.autosave, if_unsure=is_new)
    assert marked.beginning is (Beginning.DEAL if is_new else Beginning.FRESH)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_tells_its_deck_as_it_is_looked_for(desk: Desk, edition: str) -> None:
    desk.session.start(by_chance(1, edition))
    record = desk.session.record()
    assert encode_deck(record.deck) in encode_record(record)
    assert encode_deck(by_chance(2, edition).deck) not in encode_record(record)
    assert decode_record(encode_record(record)).deck == record.deck
