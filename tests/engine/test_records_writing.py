"""Writing records: nothing that couldn't be read again, and nothing lost of a game played on."""

from dataclasses import replace
from typing import Any

import pytest

from tests.fixed_positions import turn_of
from tests.record_tools import Json, dealt, encoded, new_record
from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadRecord,
    Card,
    ChooseStarter,
    Fault,
    FinishTurn,
    Lay,
    Record,
    RecordedTurn,
    State,
    StatedOutcome,
    Status,
    apply,
    continue_record,
    decode_record,
    encode_record,
    verify,
)

HANDS = ("10 20 30 40 60 70 80", "11 21 31 41 61 71 81")
MARK: Json = {"mark": [1, {"a": None}]}


def decoded(record: Json) -> Record:
    return decode_record(encoded(record))


def lay(state: State, lays: str) -> State:
    for pair in lays.split():
        card, pile = pair.split("/")
        state = apply(state, Lay(Card(int(card)), int(pile))).state
    return state


class TestRefusal:
    FRESH = decoded(new_record())

    def refusal(self, record: Record) -> Fault:
        with pytest.raises(BadRecord) as raised:
            encode_record(record)
        assert isinstance(raised.value.fault, Fault)
        return raised.value.fault

    @pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}, b"bytes", object()])
    def test_of_what_json_cannot_say(self, value: object) -> None:
        assert self.refusal(replace(self.FRESH, extra={"x": value})) is Fault.WRONG_TYPE

    def test_of_what_refers_to_itself(self) -> None:
        endless: list[Any] = []
        endless.append(endless)
        assert self.refusal(replace(self.FRESH, extra={"x": endless})) is Fault.WRONG_TYPE

    def test_of_a_number_with_too_many_digits(self) -> None:
        assert self.refusal(replace(self.FRESH, extra={"x": 10**200})) is Fault.BAD_NUMBER

    def test_of_extras_that_would_hide_a_key_of_the_format(self) -> None:
        turn = RecordedTurn(0, (), is_open=True, extra={"player": 1})
        outcome = StatedOutcome(Status.UNFINISHED, 98, extra={"status": "won"})
        for record in (
            replace(self.FRESH, extra={"deck": []}),
            replace(self.FRESH, extra={"outcome": {}}),
            replace(self.FRESH, turns=(turn,)),
            replace(self.FRESH, outcome=outcome),
        ):
            assert self.refusal(record) is Fault.DOUBLED_KEY

    def test_of_a_name_that_is_no_text(self) -> None:
        assert self.refusal(replace(self.FRESH, players=("Anna", "\ud83d"))) is Fault.BAD_NAME

    @pytest.mark.parametrize("filler", ["ä" * 500_000, [[1, 1]] * 150_000, [1e15] * 100_000])
    def test_of_a_record_that_became_too_long(self, filler: object) -> None:
        """It fits as others write it, but not as it would be written here."""
        extra = {"x": filler}
        assert self.refusal(replace(self.FRESH, extra=extra)) is Fault.TOO_LONG

    def test_of_nothing_that_is_just_short_enough(self) -> None:
        spare = MAX_RECORD_BYTES - len(encode_record(replace(self.FRESH, extra={"x": ""})))
        longest = replace(self.FRESH, extra={"x": "x" * spare})
        assert len(encode_record(longest)) == MAX_RECORD_BYTES
        assert decode_record(encode_record(longest)) == longest
        assert self.refusal(replace(longest, extra={"x": "x" * (spare + 1)})) is Fault.TOO_LONG


class TestPlayingOn:
    OPENED = decoded(
        dealt(
            HANDS,
            turns=[turn_of(0, "10/0 20/0") | MARK, turn_of(1, "21/0", is_open=True) | MARK],
            outcome={"status": "unfinished", "cards_left": 95} | MARK,
            **MARK,
        )
    )

    def test_leaves_a_record_as_it_is_until_something_happens(self) -> None:
        assert continue_record(self.OPENED, verify(self.OPENED)) == self.OPENED

    def test_keeps_what_it_does_not_know_and_adds_what_happened(self) -> None:
        state = apply(lay(verify(self.OPENED), "31/0 41/0"), FinishTurn()).state
        record = continue_record(self.OPENED, lay(state, "60/0"))
        expected = decoded(
            dealt(
                HANDS,
                turns=[
                    turn_of(0, "10/0 20/0") | MARK,
                    turn_of(1, "21/0 31/0 41/0") | MARK,
                    turn_of(0, "60/0", is_open=True),
                ],
                outcome={"status": "unfinished", "cards_left": 92} | MARK,
                **MARK,
            )
        )
        assert record == expected
        assert verify(record) == lay(state, "60/0")

    def test_does_not_carry_the_marks_of_a_turn_that_was_taken_back(self) -> None:
        before = decoded(dealt(HANDS, turns=[turn_of(0, "10/0 20/0")]))
        record = continue_record(self.OPENED, lay(verify(before), "31/0"))
        assert [turn.extra for turn in record.turns] == [MARK, {}]
        shorter = continue_record(self.OPENED, verify(before))
        assert [turn.extra for turn in shorter.turns] == [MARK]

    def test_begins_with_a_record_without_a_starter(self) -> None:
        unbegun = decoded(new_record(**MARK))
        state = apply(verify(unbegun), ChooseStarter(1)).state
        record = continue_record(unbegun, state)
        assert (record.starter, record.extra, record.turns) == (1, MARK, ())
        assert verify(record) == state

    def test_keeps_the_marks_of_an_open_turn_without_lays(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "", is_open=True) | MARK]
        opened = decoded(dealt(HANDS, turns=turns))
        assert continue_record(opened, verify(opened)).turns == opened.turns
        played = continue_record(opened, lay(verify(opened), "21/0"))
        assert [turn.extra for turn in played.turns] == [{}, MARK]
