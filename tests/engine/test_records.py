"""The codec of records: what is read, what is kept, and the code of everything refused."""

import json
from typing import Any

import pytest

from tests.fixed_positions import turn_of
from tests.record_tools import (
    BLOCKING_HANDS,
    BLOCKING_LAYS,
    Json,
    dealt,
    encoded,
    fault,
    new_record,
    solo_win,
)
from tests.reference import all_cards
from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadRecord,
    Card,
    Command,
    Fault,
    Lay,
    Reason,
    Status,
    decode_json,
    decode_record,
    encode_record,
    verify,
)
from thegame_desktop.engine.codec import MAX_DEPTH, MAX_DIGITS

FIRST_CARDS = ("37", "5")
EXAMPLE: Json = {
    "format": "thegame-record",
    "version": 1,
    "edition": "original",
    "variant": "standard",
    "players": ["Anna", "Ben"],
    "starter": 1,
    "deck": [*FIRST_CARDS, *(card for card in all_cards("original") if card not in FIRST_CARDS)],
    "turns": [{"player": 1, "lays": [["37", 0], ["38", 0]]}],
    "outcome": {"status": "lost", "reason": "minimum", "cards_left": 12},
}
SURROGATE = "\ud83d"
"""Half of a character: JSON can write it, but it is no text."""


def with_key(key: str, text: str) -> bytes:
    """Return a record with one more key, whose value is written as `text`."""
    return encoded(new_record())[:-1] + f', "{key}": {text}}}'.encode()


def without(key: str) -> Json:
    return {name: value for name, value in EXAMPLE.items() if name != key}


def in_turn(**changes: Any) -> Json:
    return EXAMPLE | {"turns": [EXAMPLE["turns"][0] | changes]}


def in_outcome(**changes: Any) -> Json:
    return EXAMPLE | {"outcome": EXAMPLE["outcome"] | changes}


def extreme(commands: object) -> Json:
    return new_record("extreme", commands=commands)


def decode(record: Json) -> bytes:
    """Return the record as the codec writes it after reading it."""
    return encode_record(decode_record(encoded(record)))


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


ODD_CARDS = ["037", " 37", "37 ", "٣٧", "+37", "37.0", "1", "100", "R7", "", "3_7", "-37"]
WRONG_TYPES: list[Json] = [
    EXAMPLE | {"format": 1},
    EXAMPLE | {"version": True},
    EXAMPLE | {"version": 1.0},
    EXAMPLE | {"version": "1"},
    EXAMPLE | {"edition": None},
    EXAMPLE | {"edition": ["original"]},
    EXAMPLE | {"variant": {}},
    EXAMPLE | {"players": "AB"},
    EXAMPLE | {"players": {"0": "Anna", "1": "Ben"}},
    EXAMPLE | {"players": ["Anna", 7]},
    EXAMPLE | {"starter": None},
    EXAMPLE | {"starter": True},
    EXAMPLE | {"starter": 1.0},
    EXAMPLE | {"starter": "1"},
    EXAMPLE | {"deck": "37"},
    EXAMPLE | {"deck": list(range(2, 100))},
    EXAMPLE | {"deck": [*all_cards("original")[:-1], None]},
    EXAMPLE | {"turns": {}},
    EXAMPLE | {"turns": None},
    EXAMPLE | {"turns": [[]]},
    EXAMPLE | {"outcome": None},
    EXAMPLE | {"outcome": "lost"},
    in_turn(player=True),
    in_turn(player=1.0),
    in_turn(player="1"),
    in_turn(lays={}),
    in_turn(lays=["37"]),
    in_turn(lays=[[]]),
    in_turn(lays=[["37"]]),
    in_turn(lays=[["37", 0, 0]]),
    in_turn(lays=[[37, 0]]),
    in_turn(lays=[["37", "0"]]),
    in_turn(lays=[["37", False]]),
    in_turn(lays=[["37", 0.0]]),
    in_turn(lays=[{"card": "37", "pile": 0}]),
    in_turn(open=1),
    in_turn(open="true"),
    in_turn(open=None),
    in_outcome(status=None),
    in_outcome(status=0),
    in_outcome(cards_left=True),
    in_outcome(cards_left=12.0),
    in_outcome(cards_left="12"),
    in_outcome(reason=3),
    in_outcome(reason=None),
    extreme([]),
    extreme(None),
    extreme({"stop": "12"}),
    extreme({"stop": {"12": True}}),
    extreme({"stop": [12]}),
]
ILL_FORMED: list[tuple[Fault, bytes | Json]] = [
    (Fault.TOO_LONG, encoded(EXAMPLE).ljust(MAX_RECORD_BYTES + 1)),
    (Fault.TOO_LONG, b"{" * (MAX_RECORD_BYTES + 1)),
    *(
        (Fault.BAD_JSON, data)
        for data in (
            b"",
            b" \n",
            b"{",
            b"\x00",
            b"'a'",
            b"{'format': 1}",
            b'{"format": "thegame-record",}',
            b"\xff\xfe{}",
            b'{"a": "\xed\xa0\xbd"}',
            encoded(EXAMPLE)[:-1],
            encoded(EXAMPLE) + b"}",
            encoded(EXAMPLE) + b"\n" + encoded(EXAMPLE),
            json.dumps(EXAMPLE).encode("utf-16"),
            b"[01]",
            b"[+1]",
            b"[.5]",
            b"[undefined]",
        )
    ),
    *(
        (Fault.BAD_NUMBER, with_key("x", number))
        for number in ("1e999", "-1e999", "NaN", "Infinity", "-Infinity", "9" * 5000, "[[1e400]]")
    ),
    (Fault.BAD_NUMBER, with_key("x", "9" * (MAX_DIGITS + 1))),
    (Fault.BAD_NUMBER, encoded(EXAMPLE).replace(b'"version": 1', b'"version": 1e999')),
    (Fault.TOO_DEEP, b"[" * 1_000_000),
    (Fault.TOO_DEEP, b'{"a":' * 200_000),
    (Fault.TOO_DEEP, nested(500_000).encode()),
    (Fault.TOO_DEEP, with_key("x", nested(60))),
    (Fault.TOO_DEEP, with_key("x", nested(MAX_DEPTH + 1))),
    (Fault.TOO_DEEP, with_key("x", '{"a":' * 60 + "1" + "}" * 60)),
    (Fault.TOO_DEEP, in_turn(x=json.loads(nested(60)))),
    (Fault.TOO_DEEP, in_outcome(x=json.loads(nested(60)))),
    (Fault.DOUBLED_KEY, with_key("edition", '"original"')),
    (Fault.DOUBLED_KEY, with_key("x", '{"a": 1, "a": 1}')),
    (Fault.DOUBLED_KEY, with_key("x", r'[{"a": 1, "\u0061": 2}]')),
    *((Fault.NOT_A_RECORD, data) for data in (b"[]", b"1", b"null", b'"thegame-record"')),
    (Fault.NOT_A_RECORD, EXAMPLE | {"format": "thegame-record "}),
    (Fault.NOT_A_RECORD, EXAMPLE | {"format": "Thegame-Record"}),
    (Fault.NEWER_VERSION, EXAMPLE | {"version": 2}),
    (Fault.NEWER_VERSION, EXAMPLE | {"version": 10**90}),
    (Fault.WRONG_VERSION, EXAMPLE | {"version": 0}),
    (Fault.WRONG_VERSION, EXAMPLE | {"version": -1}),
    *((Fault.MISSING_KEY, without(key)) for key in ("format", "version", "edition", "variant")),
    *((Fault.MISSING_KEY, without(key)) for key in ("players", "deck", "turns")),
    (Fault.MISSING_KEY, b"{}"),
    (Fault.MISSING_KEY, EXAMPLE | {"turns": [{"player": 1}]}),
    (Fault.MISSING_KEY, EXAMPLE | {"turns": [{"lays": []}]}),
    (Fault.MISSING_KEY, EXAMPLE | {"outcome": {"status": "lost"}}),
    (Fault.MISSING_KEY, EXAMPLE | {"outcome": {"cards_left": 12}}),
    *((Fault.WRONG_TYPE, record) for record in WRONG_TYPES),
    *((Fault.UNKNOWN_EDITION, EXAMPLE | {"edition": name}) for name in ("", "Original", "deluxe")),
    *((Fault.UNKNOWN_VARIANT, EXAMPLE | {"variant": name}) for name in ("", "Expert", "easy")),
    (Fault.UNKNOWN_VARIANT, new_record("quick", variant="expert_plus")),
    (Fault.PLAYER_COUNT, EXAMPLE | {"players": []}),
    (Fault.PLAYER_COUNT, EXAMPLE | {"players": ["Anna"] * 6}),
    (Fault.PLAYER_COUNT, new_record("extreme", players=0)),
    (Fault.PLAYER_COUNT, new_record("quick", players=1)),
    (Fault.BAD_NAME, EXAMPLE | {"players": ["Anna", SURROGATE]}),
    *((Fault.UNKNOWN_CARD, in_turn(lays=[[card, 0]])) for card in ODD_CARDS),
    *((Fault.UNKNOWN_CARD, EXAMPLE | {"deck": [c, *EXAMPLE["deck"][1:]]}) for c in ODD_CARDS),
    *((Fault.UNKNOWN_CARD, extreme({"stop": [card]})) for card in ODD_CARDS),
    *(
        (Fault.UNKNOWN_CARD, new_record("quick", turns=[turn_of(0, f"{card}/0")]))
        for card in ("7", "R0", "R11", "r7", "R07", "W7", "7R", "R")
    ),
    (Fault.DOUBLED_CARD, EXAMPLE | {"deck": ["5", *EXAMPLE["deck"][1:]]}),
    (Fault.DOUBLED_CARD, EXAMPLE | {"deck": [*EXAMPLE["deck"], "37"]}),
    (Fault.MISSING_CARD, EXAMPLE | {"deck": EXAMPLE["deck"][1:]}),
    (Fault.MISSING_CARD, EXAMPLE | {"deck": []}),
    (Fault.UNKNOWN_COMMAND, extreme({"Stop": ["12"]})),
    (Fault.UNKNOWN_COMMAND, extreme({"three!": []})),
    (Fault.DOUBLED_COMMAND, extreme({"stop": ["12"], "skull": ["12"]})),
    (Fault.DOUBLED_COMMAND, extreme({"stop": ["12", "12"]})),
    (Fault.COMMANDS_NOT_IN_EDITION, new_record(commands={"stop": ["12"]})),
    (Fault.COMMANDS_NOT_IN_EDITION, new_record("quick", commands={"stop": ["R7"]})),
    (Fault.UNKNOWN_STATUS, in_outcome(status="Lost")),
    (Fault.UNKNOWN_STATUS, in_outcome(status="drawn")),
]
# Well-formed, but not true to the rules.
OPENING = turn_of(0, BLOCKING_LAYS)
UNTRUE: list[tuple[Fault, Json]] = [
    (Fault.NO_STARTER, new_record(turns=[turn_of(0, "2/0 4/0")])),
    (Fault.WRONG_PLAYER, dealt(BLOCKING_HANDS, turns=[turn_of(1, "50/0 51/0")])),
    (Fault.WRONG_PLAYER, dealt(BLOCKING_HANDS, turns=[turn_of(2, "", is_open=True)])),
    (
        Fault.TURN_OVER,
        dealt(
            BLOCKING_HANDS, "extreme", commands={"stop": ["40"]}, turns=[turn_of(0, "40/0 41/0")]
        ),
    ),
    (Fault.OPEN_TURN, dealt(BLOCKING_HANDS, turns=[turn_of(0, "40/0 41/0", is_open=True)] * 2)),
    (Fault.CLOSED_TURN, solo_win(turns=[*solo_win()["turns"][:-1], turn_of(0, "98/0 99/0")])),
    (
        Fault.WRONG_OUTCOME,
        dealt(BLOCKING_HANDS, turns=[OPENING], outcome={"status": "lost", "cards_left": 93}),
    ),
]


def test_the_example_of_the_rules_page_survives_a_round_trip() -> None:
    data = decode(EXAMPLE)
    assert json.loads(data) == EXAMPLE
    assert b"\n" not in data
    assert data.isascii()


def test_the_example_of_the_rules_page_is_read_as_values() -> None:
    record = decode_record(encoded(EXAMPLE))
    assert (record.setup.edition.name, record.setup.variant.name) == ("original", "standard")
    assert (record.players, record.starter) == (("Anna", "Ben"), 1)
    assert record.deck[:3] == (Card(37), Card(5), Card(2))
    assert len(record.deck) == 98
    (turn,) = record.turns
    assert (turn.player, turn.is_open) == (1, False)
    assert turn.lays == (Lay(Card(37), 0), Lay(Card(38), 0))
    assert record.outcome is not None
    assert record.outcome.status is Status.LOST
    assert (record.outcome.cards_left, record.outcome.reason) == (12, "minimum")


def test_the_example_of_the_rules_page_shows_the_form_only() -> None:
    """Dealt from player 0 on, its 37 is in Anna's hand, not in Ben's."""
    with pytest.raises(BadRecord) as raised:
        verify(decode_record(encoded(EXAMPLE)))
    assert raised.value.fault is Reason.NOT_IN_HAND
    assert raised.value.turn == 0


@pytest.mark.parametrize(("expected", "data"), ILL_FORMED, ids=lambda value: str(value)[:40])
def test_an_ill_formed_record_is_refused_with_its_code(expected: Fault, data: bytes | Json) -> None:
    with pytest.raises(BadRecord) as raised:
        decode_record(data if isinstance(data, bytes) else encoded(data))
    assert raised.value.fault is expected
    assert str(raised.value) == expected.value


@pytest.mark.parametrize(("expected", "record"), UNTRUE, ids=lambda value: str(value)[:40])
def test_an_untrue_record_is_read_but_not_verified(expected: Fault, record: Json) -> None:
    decode_record(encoded(record))
    assert fault(record) is expected


def test_every_fault_has_an_example() -> None:
    assert {expected for expected, _ in (*ILL_FORMED, *UNTRUE)} == set(Fault)


@pytest.mark.parametrize(
    "value", [None, True, 0, -1.5, "ü €", SURROGATE, [], {}, [{"a": [1, 1.0, "1"]}], 10**99]
)
def test_unknown_keys_survive_wherever_they_are(value: object) -> None:
    extra = {"x": value, "": value, "reason": value, SURROGATE: value}
    turn = {"player": 1, "lays": [["37", 0]], "open": True, "cards_left": 7}
    record = EXAMPLE | extra
    record |= {"turns": [turn | extra], "outcome": EXAMPLE["outcome"] | {"open": value, "": value}}
    text = json.dumps(json.loads(decode(record)), sort_keys=True)
    assert text == json.dumps(record, sort_keys=True)


def test_unknown_keys_are_ignored_by_the_rules() -> None:
    turn = OPENING | {"seconds": 3.5, "status": "won"}
    outcome = {"status": "lost", "cards_left": 94, "grade": "excellent"}
    record = dealt(BLOCKING_HANDS, turns=[turn], outcome=outcome, seats=[1, 2], pile=9)
    assert fault(record) is None


def test_a_byte_order_mark_is_passed_over() -> None:
    assert decode_record(b"\xef\xbb\xbf" + encoded(EXAMPLE)) == decode_record(encoded(EXAMPLE))


@pytest.mark.parametrize("name", ["", "Zoë", "\U0001f600", "a\nb", "\u202e", "x" * 10_000])
def test_any_text_may_be_a_name(name: str) -> None:
    record = new_record(players=2) | {"players": [name, name]}
    assert decode_record(encoded(record)).players == (name, name)
    assert json.loads(decode(record)) == record


def test_a_record_may_have_just_so_many_bytes() -> None:
    data = encoded(EXAMPLE).ljust(MAX_RECORD_BYTES)
    assert decode_record(data) == decode_record(encoded(EXAMPLE))


def test_further_keys_may_be_nested_just_so_deep() -> None:
    data = with_key("x", nested(MAX_DEPTH))
    record = decode_record(data)
    assert decode_record(encode_record(record)) == record
    assert json.loads(encode_record(record))["x"] == json.loads(nested(MAX_DEPTH))


def test_further_numbers_may_have_just_so_many_digits() -> None:
    data = encode_record(decode_record(with_key("x", "9" * MAX_DIGITS)))
    assert json.loads(data)["x"] == int("9" * MAX_DIGITS)


def test_a_switched_off_command_is_an_empty_list_or_missing() -> None:
    empty = {name.value: list[str]() for name in Command}
    assert json.loads(decode(extreme({"stop": ["12", "7"]})))["commands"] == empty | {
        "stop": ["7", "12"]
    }
    for commands in (empty, dict[str, list[str]](), {"skull": list[str]()}):
        assert json.loads(decode(extreme(commands)))["commands"] == empty
        assert decode_record(encoded(extreme(commands))) == decode_record(
            encoded(new_record("extreme"))
        )


def test_the_seven_commands_are_read_by_name() -> None:
    commands = {command.value: [str(10 + nth)] for nth, command in enumerate(Command)}
    layout = decode_record(encoded(extreme(commands))).setup.layout
    assert layout.by_card == {Card(10 + nth): command for nth, command in enumerate(Command)}
    names = "stop skull three silence no_backwards one_pile draw_one"
    assert set(commands) == set(names.split())


@pytest.mark.parametrize("edition", ["original", "quick"])
def test_an_edition_without_commands_writes_none(edition: str) -> None:
    assert "commands" not in json.loads(decode(new_record(edition)))


def test_a_starter_out_of_range_is_refused() -> None:
    for starter in (-1, 2, 10**90):
        assert fault(new_record(starter=starter)) is Reason.NO_SUCH_PLAYER


def test_a_turn_that_says_it_is_not_open_is_the_same_as_one_that_says_nothing() -> None:
    assert decode(in_turn(open=False)) == decode(EXAMPLE)


def test_json_that_is_no_record_is_read_as_it_is() -> None:
    assert decode_json(b'[1, {"a": null}]') == [1, {"a": None}]
