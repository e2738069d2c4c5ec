"""The record's codec: values to bytes, and bytes to values. Reading trusts nothing."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.commands import Command, Layout
from thegame_desktop.engine.editions import EDITIONS, Edition
from thegame_desktop.engine.reasons import Reason
from thegame_desktop.engine.records import (
    BadRecord,
    Extra,
    Fault,
    Record,
    RecordedTurn,
    StatedOutcome,
)
from thegame_desktop.engine.setup import Setup
from thegame_desktop.engine.state import Status

FORMAT = "thegame-record"
VERSION = 1

MAX_RECORD_BYTES = 1 << 20
"""A record is never longer: a whole game with all its extras takes a few kilobytes."""
MAX_DEPTH = 50
"""How deep further keys may be nested."""
MAX_DIGITS = 100
"""How many digits a whole number among the further keys may have."""

E = TypeVar("E", bound=StrEnum)

_RECORD_KEYS = frozenset(
    "format version edition variant players starter deck commands turns outcome".split()  # noqa: SIM905
)
_TURN_KEYS = frozenset({"player", "lays", "open"})
_OUTCOME_KEYS = frozenset({"status", "cards_left", "reason"})


def encode_record(record: Record) -> bytes:
    """The record as one line of JSON, without a line end; ASCII, so that any text survives.

    Raises BadRecord rather than write what `decode_record` would refuse to read.
    """
    setup = record.setup
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": setup.edition.name,
        "variant": setup.variant.name,
        "players": list(record.players),
    }
    if record.starter is not None:
        data["starter"] = record.starter
    data["deck"] = [card.code for card in record.deck]
    if setup.edition.has_commands:
        data["commands"] = encode_layout(setup.layout)
    data["turns"] = [_encode_turn(turn) for turn in record.turns]
    if record.outcome is not None:
        data["outcome"] = _encode_outcome(record.outcome)
    data = _with_extra(data, record.extra, _RECORD_KEYS)
    try:
        encoded = json.dumps(data, allow_nan=False).encode("ascii")
    except (TypeError, ValueError, RecursionError):
        raise BadRecord(Fault.WRONG_TYPE) from None
    decode_record(encoded)
    return encoded


def encode_deck(deck: Iterable[Card]) -> bytes:
    """The part of an encoded record that tells its deck."""
    return json.dumps({"deck": [card.code for card in deck]})[1:-1].encode("ascii")


def encode_layout(layout: Layout) -> dict[str, list[str]]:
    """The cards of each command, as the record has them."""
    return {command.value: [card.code for card in layout.cards(command)] for command in Command}


def _encode_turn(turn: RecordedTurn) -> dict[str, Any]:
    data: dict[str, Any] = {
        "player": turn.player,
        "lays": [[lay.card.code, lay.pile] for lay in turn.lays],
    }
    if turn.is_open:
        data["open"] = True
    return _with_extra(data, turn.extra, _TURN_KEYS)


def _encode_outcome(outcome: StatedOutcome) -> dict[str, Any]:
    data: dict[str, Any] = {"status": outcome.status.value, "cards_left": outcome.cards_left}
    if outcome.reason is not None:
        data["reason"] = outcome.reason
    return _with_extra(data, outcome.extra, _OUTCOME_KEYS)


def _with_extra(data: dict[str, Any], extra: Extra, known: frozenset[str]) -> dict[str, Any]:
    if known & extra.keys():
        raise BadRecord(Fault.DOUBLED_KEY)
    return data | dict(extra)


def decode_record(data: bytes) -> Record:
    """The record in `data`; raises BadRecord and nothing else, whatever the bytes are."""
    value = decode_json(data)
    if not isinstance(value, dict):
        raise BadRecord(Fault.NOT_A_RECORD)
    fields = _Fields(value)
    if fields.take("format", str) != FORMAT:
        raise BadRecord(Fault.NOT_A_RECORD)
    version = fields.take("version", int)
    if version != VERSION:
        raise BadRecord(Fault.NEWER_VERSION if version > VERSION else Fault.WRONG_VERSION)
    name = fields.take("edition", str)
    if name not in EDITIONS:
        raise BadRecord(Fault.UNKNOWN_EDITION)
    edition = EDITIONS[name]
    variant = edition.variants.get(fields.take("variant", str))
    if variant is None:
        raise BadRecord(Fault.UNKNOWN_VARIANT)
    players = tuple(_name(player) for player in fields.take("players", list))
    if len(players) not in variant.hand_sizes:
        raise BadRecord(Fault.PLAYER_COUNT)
    layout = decode_layout(edition, fields.take_or("commands", dict, {}))
    starter = fields.take_or("starter", int, None)
    if starter is not None and not 0 <= starter < len(players):
        raise BadRecord(Reason.NO_SUCH_PLAYER)
    deck = _deck(edition, fields.take("deck", list))
    turns = tuple(_turn(edition, turn) for turn in fields.take("turns", list))
    stated = fields.take_or("outcome", dict, None)
    return Record(
        Setup(edition, variant, len(players), layout),
        players,
        starter,
        deck,
        turns,
        None if stated is None else _outcome(stated),
        fields.rest(),
    )


def decode_json(data: bytes) -> object:
    """The JSON value in `data`, its size, depth and numbers bounded; raises BadRecord."""
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord(Fault.TOO_LONG)
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_without_doubled_keys,
            parse_int=_bounded_int,
            parse_float=_finite_float,
            parse_constant=_refuse_constant,
        )
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord(Fault.TOO_DEEP) from None
    except ValueError:  # broken UTF-8 and broken JSON alike
        raise BadRecord(Fault.BAD_JSON) from None


def decode_layout(edition: Edition, commands: Mapping[str, object]) -> Layout:
    """The layout that a record or a layout file gives; raises BadRecord."""
    if not edition.has_commands and commands:
        raise BadRecord(Fault.COMMANDS_NOT_IN_EDITION)
    carriers: dict[Command, list[Card]] = {}
    for name, codes in commands.items():
        command = _member(Command, name, Fault.UNKNOWN_COMMAND)
        carriers[command] = [_card(edition, code) for code in _typed(codes, list)]
    try:
        return Layout.of(carriers)
    except ValueError:
        raise BadRecord(Fault.DOUBLED_COMMAND) from None


def _without_doubled_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise BadRecord(Fault.DOUBLED_KEY)
    return fields


def _bounded_int(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise BadRecord(Fault.BAD_NUMBER)
    return int(digits)


def _finite_float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadRecord(Fault.BAD_NUMBER)
    return number


def _refuse_constant(_name: str) -> NoReturn:
    raise BadRecord(Fault.BAD_NUMBER)


class _Fields:
    """The keys of a JSON object, each taken once and by its type; what is left is extra."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._fields = dict(fields)

    def take(self, key: str, kind: type) -> Any:
        if key not in self._fields:
            raise BadRecord(Fault.MISSING_KEY)
        return _typed(self._fields.pop(key), kind)

    def take_or(self, key: str, kind: type, default: Any) -> Any:
        return self.take(key, kind) if key in self._fields else default

    def rest(self) -> Extra:
        _check_depth(self._fields)
        return self._fields


def _typed(value: object, kind: type) -> Any:
    # Not isinstance: JSON's true is no number here, though Python's bool is an int.
    if type(value) is not kind:
        raise BadRecord(Fault.WRONG_TYPE)
    return value


def _member(kind: type[E], value: str, fault: Fault) -> E:
    try:
        return kind(value)
    except ValueError:
        raise BadRecord(fault) from None


def _check_depth(fields: Mapping[str, object]) -> None:
    level: list[object] = list(fields.values())
    for _ in range(MAX_DEPTH):
        level = [inner for value in level for inner in _members(value)]
        if not level:
            return
    raise BadRecord(Fault.TOO_DEEP)


def _members(value: object) -> Sequence[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else ()


def _name(value: object) -> str:
    name: str = _typed(value, str)
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair is no character
        raise BadRecord(Fault.BAD_NAME) from None
    return name


def _card(edition: Edition, value: object) -> Card:
    card = edition.card_by_code.get(_typed(value, str))
    if card is None:
        raise BadRecord(Fault.UNKNOWN_CARD)
    return card


def _deck(edition: Edition, codes: Sequence[object]) -> tuple[Card, ...]:
    deck = tuple(_card(edition, code) for code in codes)
    if len(set(deck)) != len(deck):
        raise BadRecord(Fault.DOUBLED_CARD)
    if len(deck) != len(edition.cards):
        raise BadRecord(Fault.MISSING_CARD)
    return deck


def _turn(edition: Edition, value: object) -> RecordedTurn:
    fields = _Fields(_typed(value, dict))
    player = fields.take("player", int)
    lays = tuple(_lay(edition, lay) for lay in fields.take("lays", list))
    is_open = fields.take_or("open", bool, False)
    return RecordedTurn(player, lays, is_open, fields.rest())


def _lay(edition: Edition, value: object) -> Lay:
    pair = _typed(value, list)
    if len(pair) != 2:
        raise BadRecord(Fault.WRONG_TYPE)
    return Lay(_card(edition, pair[0]), _typed(pair[1], int))


def _outcome(value: Mapping[str, object]) -> StatedOutcome:
    fields = _Fields(value)
    status = _member(Status, fields.take("status", str), Fault.UNKNOWN_STATUS)
    cards_left = fields.take("cards_left", int)
    reason = fields.take_or("reason", str, None)
    return StatedOutcome(status, cards_left, reason, fields.rest())
