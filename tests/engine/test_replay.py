"""Records played again: every rule about turns, open turns, the starter and the outcome."""

from typing import Any

import pytest

from tests import fixed_positions, reference
from tests.fixed_positions import turn_of
from tests.record_tools import (
    BLOCKING_HANDS,
    BLOCKING_LAYS,
    Json,
    dealt,
    encoded,
    fault,
    new_record,
    result,
    solo_win,
)
from thegame_desktop.engine import (
    BadRecord,
    Card,
    Fault,
    Reason,
    Status,
    Step,
    decode_record,
    replay,
    verify,
)

HANDS = ("10 20 30 40 60 70 80", "11 21 31 41 61 71 81")
STOP = {"stop": ["30"]}
MANY_COMMANDS = {
    "skull": ["40"],
    "three": ["20"],
    "no_backwards": ["21"],
    "one_pile": ["31"],
    "stop": ["60"],
}


def assert_stands(record: Json, status: Status, cards_left: int) -> None:
    """Check how the recorded game stands, by the engine and by the reference."""
    assert result(record) == (status, cards_left)
    assert reference.verify_record(record) == (status.value, cards_left)


def assert_illegal(record: Json, expected: Fault | Reason, turn: int | None = None) -> None:
    """Check why the record is illegal and in which turn; the reference refuses it too."""
    with pytest.raises(BadRecord) as raised:
        verify(decode_record(encoded(record)))
    assert raised.value.fault is expected
    assert raised.value.turn == turn
    assert reference.verify_record(record) is None


def blocked(*turns: Json, **changes: Any) -> Json:
    """Return a game in which Ben can't lay anything after Anna's first turn."""
    return dealt(BLOCKING_HANDS, turns=[turn_of(0, BLOCKING_LAYS), *turns], **changes)


def extreme(*turns: Json, commands: Json = STOP, hands: tuple[str, ...] = HANDS) -> Json:
    return dealt(hands, "extreme", commands=commands, turns=turns)


class TestStarter:
    def test_may_be_missing_while_there_are_no_turns(self) -> None:
        assert_stands(new_record(), Status.UNFINISHED, 98)

    @pytest.mark.parametrize("turn", [turn_of(0, "10/0 20/0"), turn_of(0, "", is_open=True)])
    def test_may_not_be_missing_once_there_are_turns(self, turn: Json) -> None:
        record = dealt(HANDS, turns=[turn])
        del record["starter"]
        assert_illegal(record, Fault.NO_STARTER)

    def test_may_be_there_before_the_first_turn(self) -> None:
        assert_stands(dealt(HANDS, starter=1), Status.UNFINISHED, 98)

    @pytest.mark.parametrize("starter", [0, 1])
    def test_plays_the_first_turn(self, starter: int) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "11/0 21/0")]
        first, second = turns[starter], turns[1 - starter]
        assert_stands(dealt(HANDS, starter=starter, turns=[first]), Status.UNFINISHED, 96)
        assert_illegal(dealt(HANDS, starter=starter, turns=[second]), Fault.WRONG_PLAYER, 0)

    def test_who_has_no_way_to_finish_the_first_turn_has_lost_at_once(self) -> None:
        # Too many orders for the reference.
        record = extreme(commands={"skull": HANDS[0].split()})
        assert result(record) == (Status.LOST, 98)
        first = [turn_of(0, "10/0 20/0", is_open=True)]
        assert fault(record | {"turns": first}) is Reason.GAME_OVER
        assert result(record | {"starter": 1}) == (Status.UNFINISHED, 98)


class TestOrderOfPlay:
    def test_is_clockwise_and_round_again(self) -> None:
        hands = ("10 20 30 40 60 70", "11 21 31 41 61 71", "12 22 32 42 62 72")
        lays = {1: "11/0 21/0", 2: "22/0 32/0", 0: "40/0 60/0"}
        turns = [turn_of(player, lays[player]) for player in (1, 2, 0)]
        again = turn_of(1, "61/0 71/0")
        record = dealt(hands, starter=1, turns=[*turns, again])
        assert_stands(record, Status.UNFINISHED, 90)

    @pytest.mark.parametrize("player", [0, 2, -1, 10**20])
    def test_the_wrong_player_is_refused(self, player: int) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(player, "30/0 40/0")]
        assert_illegal(dealt(HANDS, turns=turns), Fault.WRONG_PLAYER, 1)

    def test_a_player_without_cards_is_passed_over(self) -> None:
        played = [
            *fixed_positions.TWO_PLAYER_END_TURNS,
            turn_of(0, "61/2 60/2 52/3"),
            turn_of(1, "55/2 45/2 62/3 72/3 51/3 33/3 19/3"),  # all that Ben has
            turn_of(0, "40/2"),
        ]
        deck = list(fixed_positions.TWO_PLAYER_END_DECK)
        record = new_record(starter=0, deck=deck, turns=[*played, turn_of(0, "30/2")])
        assert_stands(record, Status.UNFINISHED, 2)
        record["turns"] = [*played, turn_of(1, "", is_open=True)]
        assert_illegal(record, Fault.WRONG_PLAYER, len(played))

    def test_turns_in_another_order_are_refused(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "21/0 31/0")]
        assert_stands(dealt(HANDS, turns=turns), Status.UNFINISHED, 94)
        assert_illegal(dealt(HANDS, turns=turns[::-1]), Fault.WRONG_PLAYER, 0)


class TestDraws:
    def test_follow_from_the_deck_after_a_finished_turn(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "21/0 31/0"), turn_of(0, "90/0 91/0")]
        record = dealt(HANDS, drawn="90 91 92 93", turns=turns)
        assert_stands(record, Status.UNFINISHED, 92)

    def test_are_not_made_within_a_turn(self) -> None:
        record = dealt(HANDS, drawn="90 91", turns=[turn_of(0, "10/0 20/0 90/0")])
        assert_illegal(record, Reason.NOT_IN_HAND, 0)


class TestOpenTurn:
    def test_is_left_within(self) -> None:
        record = dealt(HANDS, turns=[turn_of(0, "10/0", is_open=True)])
        assert_stands(record, Status.UNFINISHED, 97)

    def test_may_be_left_where_it_could_be_finished(self) -> None:
        record = dealt(HANDS, turns=[turn_of(0, "10/0 20/0 30/0", is_open=True)])
        state = verify(decode_record(encoded(record)))
        assert state.table.on_turn == 0
        assert len(state.hands[0]) == 4
        assert_stands(record, Status.UNFINISHED, 95)

    def test_may_have_no_lays_yet(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "", is_open=True)]
        assert_stands(dealt(HANDS, turns=turns[1:], starter=1), Status.UNFINISHED, 98)
        assert_stands(dealt(HANDS, turns=turns), Status.UNFINISHED, 96)

    def test_without_lays_is_the_right_players_all_the_same(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(0, "", is_open=True)]
        assert_illegal(dealt(HANDS, turns=turns), Fault.WRONG_PLAYER, 1)

    @pytest.mark.parametrize("lays", ["", "10/0", "10/0 20/0"])
    def test_can_only_be_the_last(self, lays: str) -> None:
        turns = [turn_of(0, lays, is_open=True), turn_of(1, "21/0 31/0")]
        assert_illegal(dealt(HANDS, turns=turns), Fault.OPEN_TURN, 0)

    @pytest.mark.parametrize("lays", ["", "10/0"])
    def test_is_the_only_one_with_too_few_lays(self, lays: str) -> None:
        record = dealt(HANDS, turns=[turn_of(0, lays)])
        assert_illegal(record, Reason.MINIMUM_OWED, 0)

    def test_said_to_be_false_is_a_finished_turn(self) -> None:
        turn = turn_of(0, "10/0 20/0") | {"open": False}
        record = dealt(HANDS, turns=[turn, turn_of(1, "21/0 31/0")])
        assert_stands(record, Status.UNFINISHED, 94)


class TestEndWithinATurn:
    # On 98, Ben's 88 and then his 99 are two cards; 99 first leaves none.
    HANDS = (BLOCKING_HANDS[0], "99 88 50 51 52 53 54")

    def lost(self, *, is_open: bool) -> Json:
        turns = [turn_of(0, BLOCKING_LAYS), turn_of(1, "99/0", is_open=is_open)]
        return dealt(self.HANDS, turns=turns)

    def test_the_other_order_would_not_have_lost(self) -> None:
        turns = [turn_of(0, BLOCKING_LAYS), turn_of(1, "88/0 99/0", is_open=True)]
        assert_stands(dealt(self.HANDS, turns=turns), Status.UNFINISHED, 92)

    def test_leaves_the_turn_open_when_lost(self) -> None:
        assert_stands(self.lost(is_open=True), Status.LOST, 93)
        assert_illegal(self.lost(is_open=False), Fault.CLOSED_TURN, 1)

    def test_lets_no_lay_follow(self) -> None:
        record = self.lost(is_open=True)
        record["turns"][1]["lays"].append(["88", 0])
        assert_illegal(record, Reason.GAME_OVER, 1)

    def test_lets_no_turn_follow(self) -> None:
        record = self.lost(is_open=True)
        record["turns"].append(turn_of(0, "", is_open=True))
        assert_illegal(record, Fault.OPEN_TURN, 1)
        del record["turns"][1]["open"]
        assert_illegal(record, Fault.CLOSED_TURN, 1)

    def test_leaves_the_turn_open_when_won(self) -> None:
        record = solo_win()
        assert_stands(record, Status.WON, 0)
        del record["turns"][-1]["open"]
        assert_illegal(record, Fault.CLOSED_TURN, 12)

    def test_lets_no_turn_follow_when_won(self) -> None:
        record = solo_win()
        record["turns"].append(turn_of(0, "", is_open=True))
        assert_illegal(record, Fault.OPEN_TURN, 12)

    @pytest.mark.parametrize("commands", [{"skull": ["99"]}, {"three": ["99"]}])
    def test_is_lost_with_nothing_left_if_a_command_is_unobeyed(self, commands: Json) -> None:
        record = solo_win("extreme", commands=commands)
        assert_stands(record, Status.LOST, 0)
        del record["turns"][-1]["open"]
        assert_illegal(record, Fault.CLOSED_TURN, 12)


class TestLossAtTheStartOfATurn:
    def test_adds_no_turn_and_the_one_before_is_not_open(self) -> None:
        assert_stands(blocked(), Status.LOST, 94)

    @pytest.mark.parametrize("lays", ["", "50/0", "50/0 51/0"])
    @pytest.mark.parametrize("is_open", [True, False])
    def test_lets_no_turn_follow(self, lays: str, is_open: bool) -> None:
        assert_illegal(blocked(turn_of(1, lays, is_open=is_open)), Reason.GAME_OVER, 1)

    def test_comes_only_when_the_turn_before_is_finished(self) -> None:
        record = dealt(BLOCKING_HANDS, turns=[turn_of(0, BLOCKING_LAYS, is_open=True)])
        assert_stands(record, Status.UNFINISHED, 94)

    def test_one_card_that_fits_is_not_enough(self) -> None:
        hands = (BLOCKING_HANDS[0], "99 50 51 52 53 54 55")
        record = dealt(hands, turns=[turn_of(0, BLOCKING_LAYS)])
        assert_stands(record, Status.LOST, 94)

    def test_after_a_stop_leaves_the_stop_closed(self) -> None:
        record = blocked(edition="extreme", commands={"stop": ["2"]})
        assert_stands(record, Status.LOST, 94)
        record["turns"][0]["open"] = True
        assert_illegal(record, Fault.OPEN_TURN, 0)


class TestStop:
    def test_finishes_its_turn_however_few_were_laid(self) -> None:
        assert_stands(extreme(turn_of(0, "30/0")), Status.UNFINISHED, 97)
        after = turn_of(1, "41/0 61/0")
        assert_stands(extreme(turn_of(0, "30/0"), after), Status.UNFINISHED, 95)

    def test_leaves_no_open_turn_while_the_game_goes_on(self) -> None:
        assert_illegal(extreme(turn_of(0, "30/0", is_open=True)), Fault.OPEN_TURN, 0)
        assert_illegal(extreme(turn_of(0, "10/0 20/0 30/0", is_open=True)), Fault.OPEN_TURN, 0)

    @pytest.mark.parametrize("is_open", [True, False])
    def test_lets_no_lay_follow_in_its_turn(self, is_open: bool) -> None:
        record = extreme(turn_of(0, "30/0 40/0", is_open=is_open))
        assert_illegal(record, Fault.TURN_OVER, 0)

    def test_lets_no_lay_follow_even_if_the_same_player_goes_on(self) -> None:
        record = dealt(["10 20 30 40 60 70 80 90"], "extreme", commands=STOP)
        together = record | {"turns": [turn_of(0, "30/0 40/0 60/0")]}
        assert_illegal(together, Fault.TURN_OVER, 0)
        apart = record | {"turns": [turn_of(0, "30/0"), turn_of(0, "40/0 60/0")]}
        assert_stands(apart, Status.UNFINISHED, 95)

    def test_is_open_if_the_game_was_won_with_it(self) -> None:
        record = solo_win("extreme", commands={"stop": ["99"]})
        assert_stands(record, Status.WON, 0)
        del record["turns"][-1]["open"]
        assert_illegal(record, Fault.CLOSED_TURN, 12)

    def test_switched_off_is_a_card_like_any_other(self) -> None:
        record = extreme(turn_of(0, "30/0 40/0", is_open=True), commands={})
        assert_stands(record, Status.UNFINISHED, 96)


class TestStatedOutcome:
    def test_may_be_missing(self) -> None:
        assert "outcome" not in blocked()
        assert_stands(blocked(), Status.LOST, 94)

    @pytest.mark.parametrize(
        ("record", "status", "cards_left"),
        [
            (new_record(), "unfinished", 98),
            (dealt(HANDS, turns=[turn_of(0, "10/0", is_open=True)]), "unfinished", 97),
            (blocked(), "lost", 94),
            (solo_win(), "won", 0),
        ],
    )
    def test_has_to_be_true(self, record: Json, status: str, cards_left: int) -> None:
        def stating(status: str, cards_left: int) -> Json:
            return record | {"outcome": {"status": status, "cards_left": cards_left}}

        assert_stands(stating(status, cards_left), Status(status), cards_left)
        for other in set(Status) - {Status(status)}:
            assert_illegal(stating(other.value, cards_left), Fault.WRONG_OUTCOME)
        for wrong in (cards_left - 1, cards_left + 1, -cards_left - 1, 10**50):
            assert_illegal(stating(status, wrong), Fault.WRONG_OUTCOME)

    @pytest.mark.parametrize("reason", ["", "minimum", "skull", "bored", "ü\n"])
    def test_may_give_any_reason(self, reason: str) -> None:
        outcome = {"status": "lost", "cards_left": 94, "reason": reason}
        assert_stands(blocked(outcome=outcome), Status.LOST, 94)


class TestIllegalLays:
    @pytest.mark.parametrize(
        ("reason", "turns"),
        [
            (Reason.NOT_IN_HAND, [turn_of(0, "11/0")]),
            (Reason.NOT_IN_HAND, [turn_of(0, "10/0 10/1")]),
            (Reason.NO_SUCH_PILE, [turn_of(0, "10/4")]),
            (Reason.NO_SUCH_PILE, [turn_of(0, "10/-1")]),
            (Reason.NOT_HIGHER, [turn_of(0, "70/0 30/0")]),
            (Reason.NOT_LOWER, [turn_of(0, "30/2 70/2")]),
            (Reason.FOURTH_CARD, [turn_of(0, "10/0 20/0 30/0 70/0")]),
            (Reason.THREE_TOO_LATE, [turn_of(0, "10/0 30/1 70/1 20/0")]),
            (Reason.THREE_OWED, [turn_of(0, "10/0 20/0")]),
            (Reason.STOP_NOT_THIRD, [turn_of(0, "20/0 60/0")]),
            (Reason.STOP_UNDER_SKULL, [turn_of(0, "40/0 60/1")]),
            (Reason.SKULL_OPEN, [turn_of(0, "10/0 40/0")]),
            (Reason.BACKWARDS_FORBIDDEN, [turn_of(0, "10/0 30/0"), turn_of(1, "21/1 11/1")]),
            (Reason.SECOND_PILE, [turn_of(0, "10/0 30/0"), turn_of(1, "31/1 41/0 61/2")]),
        ],
    )
    def test_the_lay_is_refused_with_its_reason(self, reason: Reason, turns: list[Json]) -> None:
        record = extreme(*turns, commands=MANY_COMMANDS)
        assert_illegal(record, reason, len(turns) - 1)

    @pytest.mark.parametrize(("variant", "lays"), [("expert", "R1 R2"), ("standard", "R1 R2 R3")])
    def test_a_turn_of_quick_has_a_most(self, variant: str, lays: str) -> None:
        turn = turn_of(0, " ".join(f"{card}/1" for card in lays.split()))
        record = dealt(["R1 R2", "Y1 Y2"], "quick", drawn="R3", variant=variant, turns=[turn])
        expected = Reason.TURN_FULL if variant == "expert" else Reason.NOT_IN_HAND
        assert_illegal(record, expected, 0)

    def test_the_rest_of_a_record_does_not_hide_it(self) -> None:
        record = solo_win(outcome={"status": "won", "cards_left": 0})
        record["turns"][5]["lays"].reverse()
        assert_illegal(record, Reason.NOT_HIGHER, 5)


class TestSteps:
    def test_lead_from_the_deal_to_the_end(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "21/0", is_open=True)]
        record = decode_record(encoded(dealt(HANDS, drawn="90 91", turns=turns)))
        steps = list(replay(record))
        lefts = [step.state.cards_left for step in steps]
        assert lefts == [98, 98, 97, 96, 96, 95]  # deal, starter, lays and a finish between
        assert steps[0].state.table.starter is None
        assert steps[0].state.hands[1][:2] == (Card(11), Card(21))
        assert [step.state.table.on_turn for step in steps] == [None, 0, 0, 0, 1, 1]
        assert steps[-1].state == verify(record)

    def test_are_given_up_to_the_fault(self) -> None:
        turns = [turn_of(0, "10/0 20/0"), turn_of(1, "21/0 31/0 99/1")]
        steps = replay(decode_record(encoded(dealt(HANDS, turns=turns))))
        seen: list[Step] = []
        with pytest.raises(BadRecord, match="not_in_hand"):
            seen.extend(steps)
        assert [step.state.cards_left for step in seen] == [98, 98, 97, 96, 96, 95, 94]
