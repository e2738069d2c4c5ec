"""Recorded games of every edition and variant, won and lost, replayed step by step.

`python -m tests.engine.test_playthroughs` records the missing ones and tells all of them anew;
look at the difference before you commit it.
"""

from pathlib import Path
from random import Random

import pytest

from tests.random_games import random_game
from tests.transcripts import transcript
from thegame_desktop.engine import (
    EDITIONS,
    Status,
    decode_record,
    encode_record,
    record_of,
    verify,
)

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ("Sarah", "Tim", "Linus", "Maria", "Ida")
EXPECTED = sorted(
    f"{edition.name}-{variant}-{status.value}"
    for edition in EDITIONS.values()
    for variant in edition.variants
    for status in (Status.WON, Status.LOST)
)


def test_each_edition_and_variant_has_a_won_and_a_lost_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.thegame")) == EXPECTED
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == EXPECTED


@pytest.mark.parametrize("name", EXPECTED)
def test_a_recorded_game_is_still_played_the_same(name: str) -> None:
    record = decode_record((FOLDER / f"{name}.thegame").read_bytes())
    told = (FOLDER / f"{name}.txt").read_text(encoding="ascii")
    assert transcript(record) == told


@pytest.mark.parametrize("name", EXPECTED)
def test_a_recorded_game_is_what_its_name_says(name: str) -> None:
    record = decode_record((FOLDER / f"{name}.thegame").read_bytes())
    assert record.outcome is not None
    outcome = verify(record).outcome
    setup = record.setup
    assert name == f"{setup.edition.name}-{setup.variant.name}-{outcome.status.value}"
    assert record.outcome.reason == outcome.reason


def _record_missing() -> None:
    for name in EXPECTED:
        path = FOLDER / f"{name}.thegame"
        if not path.exists():
            path.write_bytes(_found(name) + b"\n")
        told = transcript(decode_record(path.read_bytes()))
        path.with_suffix(".txt").write_text(told, encoding="ascii", newline="\n")


def _found(name: str) -> bytes:
    """The first random game that ends as its name says, far enough to be worth it."""
    edition, variant, status = name.split("-")
    rng = Random(name)
    fewest = 30 if status == Status.LOST else 0
    while True:
        players = rng.choice(sorted(EDITIONS[edition].variants[variant].hand_sizes))
        *_, (state, _) = random_game(edition, variant, players, rng)
        if state.outcome.status.value == status and state.cards_left <= fewest:
            return encode_record(record_of(state, NAMES[:players]))


if __name__ == "__main__":
    _record_missing()
