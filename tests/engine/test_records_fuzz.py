"""The reader of records, fed with anything at all and with real records gone wrong."""

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import reference
from tests.record_tools import Json, encoded, simulated, solo_win
from thegame_desktop.engine import (
    BadRecord,
    Command,
    Fault,
    Reason,
    Record,
    decode_record,
    encode_record,
    verify,
)

fuzzing = settings(
    derandomize=True,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

# Short games and long ones. Of Extreme small hands only: the reference searches every order.
RECORDS: list[Json] = [
    json.loads(record)
    for record in (
        *simulated("original", players=1),
        *simulated("original", "expert", players=3, seed=1),
        *simulated("original", "expert_plus", players=5, bot="greedy"),
        *simulated("quick", players=2, bot="greedy"),
        *simulated("quick", "expert", players=4, seed=1),
        *simulated("extreme", players=4, games=2),
        *simulated("extreme", "expert_plus", players=5),
        encoded(solo_win()),
    )
]
# Among what the reader refuses, these are about the game: the reference refuses them as well.
GAME_FAULTS = {
    Fault.NOT_A_RECORD,
    Fault.NEWER_VERSION,
    Fault.WRONG_VERSION,
    Fault.MISSING_KEY,
    Fault.UNKNOWN_EDITION,
    Fault.UNKNOWN_VARIANT,
    Fault.PLAYER_COUNT,
    Fault.UNKNOWN_CARD,
    Fault.DOUBLED_CARD,
    Fault.MISSING_CARD,
    Fault.UNKNOWN_COMMAND,
    Fault.UNKNOWN_STATUS,
    Reason.NO_SUCH_PLAYER,
}
KEYS = sorted({key for record in RECORDS for key in record} | {"commands", "starter", "outcome"})
TEXTS = [
    *(card for edition in ("original", "quick") for card in reference.all_cards(edition)),
    *("lost", "won", "unfinished", "standard", "expert", "original", "extreme", "quick"),
]

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 130)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["37", "R7", "won", "original", "quick", "extreme", "expert", "stop"])
)
json_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=6,
)
few_keys = st.dictionaries(st.sampled_from(KEYS), json_values, min_size=1, max_size=3)


# Properties


def read(data: bytes) -> Record | None:
    """Return the record in `data`, if it is one; nothing but BadRecord may be raised."""
    try:
        record = decode_record(data)
    except BadRecord:
        return None
    with suppress(BadRecord):
        verify(record)
    return record


def assert_survives(data: bytes) -> None:
    """Check that what can be read is the same again once written, but for its normal form."""
    record = read(data)
    if record is None:
        return
    written = encode_record(record)
    assert decode_record(written) == record
    assert encode_record(decode_record(written)) == written
    assert strict(json.loads(written)) == strict(normal_form(json.loads(data.decode("utf-8-sig"))))


def strict(value: object) -> str:
    """Return a text that tells 1 from 1.0 and true, but not one order of keys from another."""
    return json.dumps(value, sort_keys=True)


def normal_form(record: Json) -> Json:
    """Return the record with every command in order, and without what goes without saying."""
    record = copy.deepcopy(record)
    commands = record.pop("commands", {})
    if record["edition"] == "extreme":
        record["commands"] = {
            command.value: sorted(commands.get(command.value, []), key=int) for command in Command
        }
    for turn in record["turns"]:
        if turn.get("open") is False:
            del turn["open"]
    return record


def verdict(record: Json) -> tuple[str, int] | Fault | Reason:
    """Return how the game stands by the engine, or why its record is bad."""
    try:
        outcome = verify(decode_record(encoded(record))).outcome
    except BadRecord as bad:
        return bad.fault
    return outcome.status.value, outcome.cards_left


def reference_verdict(record: Json) -> tuple[str, int] | None:
    """Return how the game stands by the reference; None if it has anything against it."""
    try:
        return reference.verify_record(record)
    except (AttributeError, IndexError, KeyError, TypeError):
        return None


def assert_the_reference_agrees(record: Json) -> None:
    engine = verdict(record)
    if isinstance(engine, tuple):
        assert reference_verdict(record) == engine
    elif is_well_formed(record) or engine in GAME_FAULTS:
        assert reference_verdict(record) is None


def is_well_formed(record: Json) -> bool:
    try:
        decode_record(encoded(record))
    except BadRecord:
        return False
    return True


# Real records gone wrong


def wrong_record(rng: Random, filler: Callable[[], object]) -> Json:
    """Return a real record with a few changes at random places."""
    record = copy.deepcopy(rng.choice(RECORDS))
    if rng.random() < 0.7:
        record.pop("outcome", None)  # so that other changes can lead to a true record
    for _ in range(rng.randint(1, 3)):
        rng.choice(CHANGES)(rng, record, filler)
    return record


def place_in(rng: Random, record: Json) -> tuple[Any, Any]:
    """Return a random container in the record and a key or index in it; outer ones more often."""
    container: Any = record
    while True:
        key = rng.choice(list(keys_of(container)))
        if not keys_of(container[key]) or rng.random() < 0.25:
            return container, key
        container = container[key]


def keys_of(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value)
    return list(range(len(value))) if isinstance(value, list) else []


def nearby(rng: Random, value: object) -> object:
    """Return another value of the same kind, as a slip of the pen would leave it."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-10, -1, 1, 10))
        case str():
            return rng.choice(TEXTS)
        case list():
            return value[: rng.randint(0, len(value))]
        case _:
            return {}


def change_slightly(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    container, key = place_in(rng, record)
    container[key] = nearby(rng, container[key])


def change_entirely(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    container, key = place_in(rng, record)
    container[key] = filler()


def delete(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    container, key = place_in(rng, record)
    if len(container) > 1:
        del container[key]


def insert(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    container, key = place_in(rng, record)
    value = copy.deepcopy(container[key]) if rng.random() < 0.5 else filler()
    if isinstance(container, list):
        container.insert(key, value)
    else:
        container[rng.choice([*KEYS, "open", "reason", "x"])] = value


def swap(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    container, key = place_in(rng, record)
    other = rng.choice(keys_of(container))
    container[key], container[other] = container[other], container[key]


def leave_early(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    turns = record.get("turns")
    if isinstance(turns, list) and turns:
        del turns[rng.randrange(len(turns)) + 1 :]
        if isinstance(turns[-1], dict) and rng.random() < 0.5:
            turns[-1]["open"] = rng.random() < 0.8


def play_otherwise(rng: Random, record: Json, filler: Callable[[], object]) -> None:
    """Change a player, or a lay's card or pile: what the rules are about."""
    turns = record.get("turns")
    if isinstance(turns, list) and turns and isinstance(turns[-1], dict):
        turn = turns[-1]
        lays = turn.get("lays")
        if isinstance(lays, list) and lays and isinstance(lays[-1], list) and len(lays[-1]) == 2:
            lays[-1][1] = rng.randrange(5)
        else:
            turn["player"] = rng.randrange(5)


CHANGES = [
    change_slightly,
    change_entirely,
    delete,
    insert,
    swap,
    leave_early,
    play_otherwise,
]


def wrong_bytes(rng: Random) -> bytes:
    """Return a real record with some bytes flipped, cut out or put in."""
    data = bytearray(encoded(rng.choice(RECORDS)))
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data))
        match rng.randrange(4):
            case 0:
                data[at] ^= 1 << rng.randrange(8)
            case 1:
                del data[at : at + rng.choice((1, 2, 10, 10_000))]
            case 2:
                data[at:at] = rng.choice((b'"', b",", b"[", b"}", b"1", b"-", b"\\ud800", b"\xff"))
            case _:
                data[at:at] = data[rng.randrange(len(data)) :][:20]
        if not data:
            break
    return bytes(data)


def simple_filler(rng: Random) -> Callable[[], object]:
    values = [None, True, 0, 1, 1.0, -1, "", "37", "R7", [], {}, ["37", 0], {"player": 0}]
    return lambda: copy.deepcopy(rng.choice(values))


# Tests


@fuzzing
@given(st.binary(max_size=200) | st.text(alphabet='{}[]",:\\0123456789eE+-. tfnul').map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    assert_survives(data)


@fuzzing
@given(json_values | few_keys)
def test_any_json_is_read_or_refused(value: object) -> None:
    assert_survives(encoded(value))


@fuzzing
@given(st.sampled_from(RECORDS), few_keys)
def test_a_record_with_any_values_is_read_or_refused(record: Json, changes: Json) -> None:
    assert_survives(encoded(record | changes))


@fuzzing
@given(st.sampled_from(RECORDS), st.dictionaries(st.text(), json_values, min_size=1, max_size=3))
def test_a_record_with_further_keys_is_kept(record: Json, extra: Json) -> None:
    assert_survives(encoded(extra | record))


@fuzzing
@given(st.randoms(use_true_random=False))
def test_a_record_with_wrong_bytes_is_read_or_refused(rng: Random) -> None:
    assert_survives(wrong_bytes(rng))


@fuzzing
@given(st.data(), st.randoms(use_true_random=False))
def test_a_record_gone_wrong_is_read_or_refused(data: st.DataObject, rng: Random) -> None:
    record = wrong_record(rng, lambda: data.draw(json_values))
    assert_survives(encoded(record))
    assert_the_reference_agrees(record)


@pytest.mark.parametrize("seed", range(8))
def test_the_reference_agrees_about_records_gone_wrong(seed: int) -> None:
    rng = Random(seed)
    verdicts = []
    for _ in range(150):
        record = wrong_record(rng, simple_filler(rng))
        assert_survives(encoded(record))
        assert_the_reference_agrees(record)
        verdicts.append(verdict(record))
    assert_varied(verdicts)


def assert_varied(verdicts: list[tuple[str, int] | Fault | Reason]) -> None:
    """Check that the changes are neither all harmless nor all fatal."""
    stands = [one for one in verdicts if isinstance(one, tuple)]
    refused = {one for one in verdicts if not isinstance(one, tuple)}
    assert len(stands) > len(verdicts) / 10
    assert len(verdicts) - len(stands) > len(verdicts) / 10
    assert len(set(stands)) > 5
    assert len(refused) > 8


def whole_and_left_games() -> Iterator[Json]:
    for record in RECORDS:
        yield record
        for count in range(len(record["turns"])):
            left = {key: value for key, value in record.items() if key != "outcome"}
            yield left | {"turns": record["turns"][:count]}


def test_real_records_are_accepted_however_early_they_are_left() -> None:
    for record in whole_and_left_games():
        assert reference.verify_record(record) == verdict(record)
