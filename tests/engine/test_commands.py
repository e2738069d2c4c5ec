"""The corners of the commands, as the rules page decides them."""

from itertools import pairwise

import pytest

from tests.positions import LONG_DRAW, cards, codes, extreme, lays, play, play_out
from thegame_desktop.engine import (
    EDITIONS,
    Command,
    FinishTurn,
    GameEnded,
    LossReason,
    Outcome,
    Reason,
    Refusal,
    State,
    Status,
    TurnFinished,
    refusal,
)


def why_not(state: State, lay: str) -> Refusal | None:
    """Why this lay (written as card/pile) is refused."""
    return refusal(state, lays(lay)[0])


class TestLayout:
    def test_each_command_stands_once_in_each_quarter(self) -> None:
        default = EDITIONS["extreme"].default_layout
        for command in Command:
            quarters = [(one.number - 2) * 4 // 98 for one in default.cards(command)]
            assert quarters == [0, 1, 2, 3]

    def test_the_default_layout_is_spread_evenly_and_mirrored(self) -> None:
        numbers = sorted(one.number for one in EDITIONS["extreme"].default_layout.by_card)
        gaps = {after - before for before, after in pairwise(numbers)}
        assert gaps == {3, 4}
        assert numbers == sorted(101 - number for number in numbers)

    def test_switching_a_command_off_leaves_the_others_alone(self) -> None:
        default = EDITIONS["extreme"].default_layout
        fewer = default.without({Command.STOP, Command.SILENCE})
        assert fewer.in_play == set(Command) - {Command.STOP, Command.SILENCE}
        for command in fewer.in_play:
            assert fewer.cards(command) == default.cards(command)

    def test_with_every_command_off_it_is_the_original(self) -> None:
        state = extreme("5 6 7", "60", tops={0: "47"}, stop="")
        assert state.table.setup.layout.in_play == set()


class TestSpent:
    """Instant commands hold for the turn in which they are laid; what shows later is spent."""

    def test_a_three_holds_until_its_turn_is_finished(self) -> None:
        state = play(extreme("5 30 31", "60 61", three="5", skull="6", stop="7"), "5/0")
        assert state.table.spent == (False, False, False, False)
        state = play(state, "30/1 31/1")
        assert state.table.spent[0] is False, "three are laid, but the turn isn't finished"
        state = play(state, FinishTurn())
        assert state.table.showing[0] is Command.THREE
        assert state.table.spent == (True, False, False, False)

    def test_a_skull_is_to_be_covered_until_it_is(self) -> None:
        state = play(extreme("6 8 9", "60 61", three="5", skull="6", stop="7"), "6/0")
        assert state.table.spent[0] is False
        assert codes(state.table.skulls_to_cover) == "6"
        state = play(state, "8/0")
        assert state.table.skulls_to_cover == ()
        assert state.table.spent == (False, False, False, False), "nothing of it shows"

    def test_a_skull_that_lies_there_from_before_is_spent(self) -> None:
        state = extreme("8 9", "60 61", tops={0: "6"}, three="5", skull="6", stop="7")
        assert state.table.spent == (True, False, False, False)
        assert state.table.skulls_to_cover == ()

    def test_a_stop_is_spent_at_once(self) -> None:
        state = play(extreme("7 8 9", "60 61", three="5", skull="6", stop="7"), "7/0")
        assert state.table.spent == (True, False, False, False)

    def test_a_stop_that_ends_the_game_is_spent_too(self) -> None:
        state = play(extreme("7", "", draw="", three="5", skull="6", stop="7"), "7/0")
        assert state.table.result is not None
        assert state.table.spent[0]

    def test_a_skull_that_loses_the_game_is_not(self) -> None:
        state = play(extreme("6 8", "", draw="", three="5", skull="6", stop="7"), "8/0 6/1")
        assert state.table.result is not None
        assert state.table.showing[1] is Command.SKULL
        assert not state.table.spent[1]

    def test_lasting_commands_are_never_spent(self) -> None:
        state = extreme("8 9", "60", tops={0: "6", 2: "90"}, silence="6", one_pile="90")
        assert not any(state.table.spent)


class TestStop:
    def test_it_counts_as_finished_however_few_were_laid(self) -> None:
        state = play(extreme("5 6 7 8", "60 61", variant="expert", stop="6"), "6/0")
        assert state.table.on_turn == 1

    def test_it_saves_who_has_fewer_cards_than_the_minimum(self) -> None:
        state = extreme("5 6", "60", tops={2: "90"}, draw_one="90", stop="60")
        state = play(state, "5/0 6/0", "finish")
        assert codes(state.hands[0]) == "80"
        state = play(state, "60/1")
        assert state.table.turns[-1].player == 1

    def test_it_is_illegal_while_a_skull_of_this_turn_shows_elsewhere(self) -> None:
        state = play(extreme("5 6 7", "60", stop="6", skull="5"), "5/0")
        assert why_not(state, "6/1") == Refusal(Reason.STOP_UNDER_SKULL, cards("5")[0])
        assert why_not(state, "6/0") is None

    def test_it_covers_one_skull_but_not_two(self) -> None:
        state = play(extreme("5 6 7 8 9", "60", stop="7", skull="5 6"), "5/0 6/1")
        assert why_not(state, "7/0") == Refusal(Reason.STOP_UNDER_SKULL, cards("6")[0])
        assert why_not(state, "7/1") == Refusal(Reason.STOP_UNDER_SKULL, cards("5")[0])

    def test_a_skull_of_an_earlier_turn_is_no_hindrance(self) -> None:
        state = extreme("5 6", "60", tops={0: "4"}, stop="6", skull="4")
        assert why_not(state, "6/1") is None

    def test_as_the_games_last_card_it_wins(self) -> None:
        state, events = play_out(extreme("5 6", "", draw="", stop="6"), "5/0 6/0")
        assert events[-1] == GameEnded(0, Outcome(Status.WON, 0))
        assert TurnFinished(0) not in events
        assert state.table.lays == tuple(lays("5/0 6/0"))

    def test_it_is_illegal_as_the_fourth_card_with_a_three(self) -> None:
        state = play(extreme("5 6 7 8", "60", three="5", stop="8"), "5/0 6/0 7/0")
        assert why_not(state, "8/0") == Refusal(Reason.FOURTH_CARD, cards("5")[0])


class TestSkull:
    def test_a_lay_that_leaves_a_skull_uncovered_for_good_loses(self) -> None:
        state = play(extreme("99 6 7", "60", tops={1: "98"}, skull="99"), "99/1")
        assert state.outcome == Outcome(Status.LOST, 13, LossReason.SKULL)

    def test_it_may_be_covered_by_a_backwards_trick(self) -> None:
        state = play(extreme("99 89 7", "60", tops={1: "98"}, draw="2 3", skull="99"), "99/1 89/1")
        assert refusal(state, FinishTurn()) is None

    def test_a_lay_elsewhere_does_not_cover_it(self) -> None:
        state = play(extreme("5 6 7", "60", skull="5"), "5/0 6/1")
        assert refusal(state, FinishTurn()) == Refusal(Reason.SKULL_OPEN, cards("5")[0])

    def test_of_an_earlier_turn_it_may_stay(self) -> None:
        state = play(extreme("5 6", "60", tops={0: "4"}, skull="4"), "5/1 6/1")
        assert refusal(state, FinishTurn()) is None

    def test_only_a_skull_left_in_hand_loses_at_the_start_of_the_turn(self) -> None:
        state = play(extreme("5", "6", draw="", skull="6"), "5/0", "finish")
        assert state.outcome == Outcome(Status.LOST, 1, LossReason.COMMANDS)

    def test_an_open_skull_on_another_pile_loses_with_the_last_card_too(self) -> None:
        state = play(extreme("5 6", "", draw="", skull="5"), "5/0 6/1")
        assert state.outcome == Outcome(Status.LOST, 0, LossReason.SKULL)


class TestThree:
    def test_it_counts_the_cards_before_it(self) -> None:
        state = play(extreme("5 6 7 8", "60", three="7"), "5/0 6/0 7/0")
        assert refusal(state, FinishTurn()) is None
        assert why_not(state, "8/0") == Refusal(Reason.FOURTH_CARD, cards("7")[0])

    def test_it_is_illegal_as_the_fourth_card(self) -> None:
        state = play(extreme("5 6 7 8", "60", three="8"), "5/0 6/0 7/0")
        assert why_not(state, "8/0") == Refusal(Reason.THREE_TOO_LATE)

    def test_two_of_them_in_one_turn_demand_three_cards(self) -> None:
        state = play(extreme("5 6 7 8", "60", three="5 6"), "5/0 6/0 7/0")
        assert refusal(state, FinishTurn()) is None

    def test_it_overrides_the_minimum_of_one(self) -> None:
        state = play(extreme("5 6 7 8", "60", draw="", three="5"), "5/0 6/0")
        assert refusal(state, FinishTurn()) == Refusal(Reason.THREE_OWED, cards("5")[0], owed=1)

    def test_then_a_skull_as_the_third_card_loses(self) -> None:
        state = play(extreme("5 6 7 8", "60", three="5", skull="7"), "5/0 6/0 7/0")
        assert state.outcome == Outcome(Status.LOST, 12, LossReason.SKULL)

    def test_all_cards_laid_with_it_unobeyed_is_lost(self) -> None:
        state = extreme("6 5", "", draw="", three="5")
        state = play(state, "6/1 5/0")
        assert state.outcome == Outcome(Status.LOST, 0, LossReason.THREE)


class TestNoBackwards:
    def test_it_does_not_govern_its_own_lay(self) -> None:
        state = extreme("37 48 49", "60", tops={0: "47"}, no_backwards="37")
        assert why_not(state, "37/0") is None

    def test_another_one_that_shows_does(self) -> None:
        state = extreme("37 48 49", "60", tops={0: "47", 2: "70"}, no_backwards="37 70")
        assert why_not(state, "37/0") == Refusal(Reason.BACKWARDS_FORBIDDEN, cards("70")[0])

    def test_not_even_the_trick_that_would_cover_it(self) -> None:
        state = extreme("37 48 49", "60", tops={0: "47"}, no_backwards="47")
        assert why_not(state, "37/0") == Refusal(Reason.BACKWARDS_FORBIDDEN, cards("47")[0])

    def test_it_holds_within_the_turn_it_is_laid_in(self) -> None:
        state = play(extreme("37 48 69", "60", tops={0: "47", 2: "70"}, no_backwards="69"), "69/2")
        assert why_not(state, "37/0") == Refusal(Reason.BACKWARDS_FORBIDDEN, cards("69")[0])

    def test_it_forbids_nothing_forwards(self) -> None:
        state = extreme("57 48 49", "60", tops={0: "47"}, no_backwards="47")
        assert why_not(state, "57/0") is None


class TestOnePile:
    def test_laid_in_this_turn_it_binds_only_what_follows(self) -> None:
        state = play(extreme("5 6 7 8", "60", one_pile="6"), "5/0 6/1")
        assert why_not(state, "7/0") is None
        state = play(state, "7/0")
        assert why_not(state, "8/1") == Refusal(Reason.SECOND_PILE, cards("6")[0])
        assert why_not(state, "8/0") is None

    def test_covered_by_the_next_card_it_binds_nothing(self) -> None:
        state = play(extreme("5 6 7 8", "60", tops={0: "4"}, one_pile="4"), "5/0")
        for pile in (0, 1, 2, 3):
            assert why_not(state, f"6/{pile}") is None

    def test_it_cannot_be_covered_once_it_has_bound_the_turn_elsewhere(self) -> None:
        state = play(extreme("5 6 7 8", "60", tops={0: "4"}, one_pile="4"), "5/1")
        assert why_not(state, "6/0") == Refusal(Reason.SECOND_PILE, cards("4")[0])

    def test_covering_one_of_two_leaves_the_other_binding(self) -> None:
        state = extreme("5 6 7 8", "60", tops={0: "4", 1: "3"}, one_pile="4 3")
        state = play(state, "5/0")
        assert why_not(state, "6/0") is None
        assert why_not(state, "6/1") == Refusal(Reason.SECOND_PILE, cards("3")[0])

    def test_laid_onto_the_bound_pile_the_turn_stays_there(self) -> None:
        state = extreme("5 6 7 8", "60", tops={3: "90"}, one_pile="90 6")
        state = play(state, "5/0 6/0")
        assert why_not(state, "7/0") is None
        assert why_not(state, "7/1") == Refusal(Reason.SECOND_PILE, cards("6")[0])

    def test_it_binds_the_next_player_from_the_start(self) -> None:
        state = play(extreme("5 6 7", "20 21 22", one_pile="6"), "5/0 6/0", "finish", "20/1")
        assert why_not(state, "21/0") == Refusal(Reason.SECOND_PILE, cards("6")[0])

    def test_who_cannot_lay_the_minimum_on_one_pile_has_lost(self) -> None:
        tops = {0: "90", 1: "99", 2: "10", 3: "4"}
        state = extreme("8 7", "92 6 50", tops=tops, one_pile="99", draw=LONG_DRAW)
        state = play(state, "8/2 7/2", "finish")
        assert state.outcome == Outcome(Status.LOST, 13, LossReason.COMMANDS)


class TestDrawOne:
    def test_it_governs_the_draw_of_the_turn_it_is_laid_in(self) -> None:
        state = play(extreme("5 6 7 8", "60", draw_one="6"), "5/0 6/0", "finish")
        assert codes(state.hands[0]) == "7 8 80"

    def test_covered_within_the_turn_it_does_not(self) -> None:
        state = play(extreme("5 6 7 8", "60", draw_one="5"), "5/0 6/0", "finish")
        assert len(state.hands[0]) == 7

    def test_from_an_empty_draw_pile_nothing_is_drawn(self) -> None:
        state = play(extreme("5 6 7", "60", draw="", draw_one="5"), "5/0", "finish")
        assert codes(state.hands[0]) == "6 7"

    def test_a_stop_draws_one_under_it_too(self) -> None:
        state = play(extreme("5 6 7", "60", tops={2: "90"}, stop="6", draw_one="90"), "5/0 6/0")
        assert codes(state.hands[0]) == "7 80"

    def test_fewer_cards_than_the_minimum_while_the_draw_pile_lasts_is_lost(self) -> None:
        state = extreme("5 6", "60", tops={2: "90"}, draw_one="90")
        state = play(state, "5/0 6/0", "finish")
        assert state.outcome == Outcome(Status.LOST, 11, LossReason.MINIMUM)


@pytest.mark.parametrize("lay", ["5/4", "5/-1", "50/0"])
def test_impossible_lays_are_refused(lay: str) -> None:
    reason = Reason.NOT_IN_HAND if lay.startswith("50") else Reason.NO_SUCH_PILE
    assert why_not(extreme("5 6", "60"), lay) == Refusal(reason)
