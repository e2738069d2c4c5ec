"""The record of a game as a value, and what can be wrong with one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.reasons import Reason
from thegame_desktop.engine.setup import Setup
from thegame_desktop.engine.state import Outcome, State, Status

Extra = Mapping[str, Any]
"""Keys that the format doesn't know; they are ignored and kept."""


class Fault(StrEnum):
    """What is wrong with a record apart from illegal actions; the value is a stable code."""

    TOO_LONG = "too_long"
    BAD_JSON = "bad_json"
    BAD_NUMBER = "bad_number"
    TOO_DEEP = "too_deep"
    DOUBLED_KEY = "doubled_key"
    NOT_A_RECORD = "not_a_record"
    NEWER_VERSION = "newer_version"
    WRONG_VERSION = "wrong_version"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_VARIANT = "unknown_variant"
    PLAYER_COUNT = "player_count"
    BAD_NAME = "bad_name"
    UNKNOWN_CARD = "unknown_card"
    DOUBLED_CARD = "doubled_card"
    MISSING_CARD = "missing_card"
    UNKNOWN_COMMAND = "unknown_command"
    DOUBLED_COMMAND = "doubled_command"
    COMMANDS_NOT_IN_EDITION = "commands_not_in_edition"
    UNKNOWN_STATUS = "unknown_status"
    NO_STARTER = "no_starter"
    WRONG_PLAYER = "wrong_player"
    TURN_OVER = "turn_over"
    OPEN_TURN = "open_turn"
    CLOSED_TURN = "closed_turn"
    WRONG_OUTCOME = "wrong_outcome"


class BadRecord(ValueError):
    """A record can't be read, or isn't true to the rules; `turn` counts from 0."""

    def __init__(self, fault: Fault | Reason, turn: int | None = None) -> None:
        super().__init__(fault, turn)
        self.fault = fault
        self.turn = turn

    def __str__(self) -> str:
        return self.fault.value


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """Who laid what where; open if the turn wasn't finished after its last lay."""

    player: int
    lays: tuple[Lay, ...]
    is_open: bool = False
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StatedOutcome:
    """How the game stands, as the record says. Its reason is the writer's own word."""

    status: Status
    cards_left: int
    reason: str | None = None
    extra: Extra = field(default_factory=dict)

    def is_true(self, outcome: Outcome) -> bool:
        """True if the game really stands so."""
        return (self.status, self.cards_left) == (outcome.status, outcome.cards_left)


@dataclass(frozen=True, slots=True)
class Record:
    """One game from its deal on: well-formed, though not yet known to keep the rules."""

    setup: Setup
    players: tuple[str, ...]
    starter: int | None
    deck: tuple[Card, ...]
    turns: tuple[RecordedTurn, ...] = ()
    outcome: StatedOutcome | None = None
    extra: Extra = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.players) != self.setup.player_count:
            raise BadRecord(Fault.PLAYER_COUNT)


def record_of(state: State, players: Sequence[str], extra: Extra | None = None) -> Record:
    """The record of a game as it stands."""
    table, outcome = state.table, state.outcome
    turns = [RecordedTurn(turn.player, turn.lays) for turn in table.turns]
    if table.on_turn is not None and table.lays:
        turns.append(RecordedTurn(table.on_turn, table.lays, is_open=True))
    return Record(
        table.setup,
        tuple(players),
        table.starter,
        state.deck,
        tuple(turns),
        StatedOutcome(*outcome),
        extra or {},
    )


def continue_record(record: Record, state: State) -> Record:
    """The record of a game that was opened from `record` and played on; it keeps all extras."""
    fresh = record_of(state, record.players, record.extra)
    turns = list(fresh.turns)
    for index, old in enumerate(record.turns):
        if index < len(turns):
            if _goes_on(old, turns[index]):
                turns[index] = replace(turns[index], extra=old.extra)
        elif old.is_open and not old.lays and old.player == state.table.on_turn:
            turns.append(old)  # begun, though nothing has been laid in it yet
    outcome = fresh.outcome
    if outcome is not None and record.outcome is not None:
        outcome = replace(outcome, extra=record.outcome.extra)
    return replace(fresh, turns=tuple(turns), outcome=outcome)


def _goes_on(old: RecordedTurn, turn: RecordedTurn) -> bool:
    """True if `turn` is the old one, or what became of it."""
    return (
        old.player == turn.player
        and old.lays == turn.lays[: len(old.lays)]
        and (old.is_open or old.lays == turn.lays)
    )
