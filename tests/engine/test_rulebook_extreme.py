"""Every example and figure in the rulebook of Extreme."""

from collections import Counter

import pytest

from tests.positions import cards, codes, extreme, lays, play, play_out
from thegame_desktop.engine import (
    EDITIONS,
    CardsDrawn,
    Command,
    CommandNote,
    FinishTurn,
    GiveSignals,
    LossReason,
    Note,
    Outcome,
    Reason,
    Refusal,
    Status,
    TurnFinished,
    apply,
    refusal,
    setup_named,
)

EXTREME = EDITIONS["extreme"]


def test_seven_commands_four_times_each_on_28_cards() -> None:
    carried = Counter(EXTREME.default_layout.by_card.values())
    assert carried == dict.fromkeys(Command, 4)
    assert len(EXTREME.default_layout.by_card) == 28


@pytest.mark.parametrize(("players", "hand"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_hand_sizes_are_those_of_the_original(players: int, hand: int) -> None:
    assert setup_named("extreme", "standard", players).hand_size == hand


def test_two_cards_a_turn_and_one_once_the_draw_pile_is_empty() -> None:
    assert extreme("5 6 7", "60 61").table.position.minimum == 2
    assert extreme("5 6 7", "60 61", draw="").table.position.minimum == 1


def test_three_instant_and_four_lasting_commands() -> None:
    lasting = {command for command in Command if command.is_lasting}
    assert lasting == {Command.SILENCE, Command.NO_BACKWARDS, Command.ONE_PILE, Command.DRAW_ONE}


def test_tim_lays_37_on_the_ascending_47() -> None:
    assert play(extreme("37 38 39", "60", tops={0: "47"}), "37/0").table.result is None


def test_several_command_cards_in_one_turn_must_all_be_obeyed() -> None:
    state = extreme("5 6 7 8", "60 61", skull="5", three="6")
    assert refusal(play(state, "5/0 6/1"), FinishTurn()) is not None
    state = play(state, "5/0 6/1 7/0")
    assert refusal(state, FinishTurn()) is None


def test_it_may_be_said_which_commands_one_holds_and_which_are_better_not_laid() -> None:
    state = extreme("5 6 7", "60 61", skull="5", stop="6")
    said = (CommandNote(Command.SKULL, Note.HELD), CommandNote(Command.STOP, Note.NOT_NOW))
    assert play(state, GiveSignals(1, said)).table.signals[1] == said


def test_a_stop_ends_the_turn_at_once() -> None:
    state, events = play_out(extreme("5 6 7", "60 61", stop="6"), "5/0 6/0")
    assert TurnFinished(0) in events
    assert state.table.on_turn == 1


def test_a_stop_may_be_the_very_first_card() -> None:
    state, events = play_out(extreme("5 6 7 8 9 10 11", "60 61", stop="6"), "6/0")
    assert state.table.on_turn == 1
    assert CardsDrawn(0, 1, cards("80")) in events


def test_a_skull_must_be_covered_in_the_same_turn() -> None:
    state = play(extreme("5 6 7", "60 61", skull="6"), "5/0 6/0")
    assert refusal(state, FinishTurn()) == Refusal(Reason.SKULL_OPEN, cards("6")[0])
    assert refusal(play(state, "7/0"), FinishTurn()) is None


def test_a_skull_covered_by_another_skull_leaves_that_one_to_cover() -> None:
    state = play(extreme("5 6 7", "60 61", skull="5 6"), "5/0 6/0")
    assert refusal(state, FinishTurn()) == Refusal(Reason.SKULL_OPEN, cards("6")[0])


def test_lost_though_all_98_are_laid_if_the_last_card_is_a_showing_skull() -> None:
    state = play(extreme("5 6", "", draw="", skull="6"), "5/0 6/0")
    assert state.outcome == Outcome(Status.LOST, 0, LossReason.SKULL)


def test_a_three_demands_exactly_three_cards() -> None:
    state = play(extreme("5 6 7 8", "60 61", three="5"), "5/0 6/0")
    assert refusal(state, FinishTurn()) == Refusal(Reason.THREE_OWED, cards("5")[0], owed=1)
    state = play(state, "7/0")
    assert refusal(state, FinishTurn()) is None
    assert refusal(state, lays("8/0")[0]) == Refusal(Reason.FOURTH_CARD, cards("5")[0])


def test_tim_lays_a_card_then_the_three_then_a_stop_and_draws_three() -> None:
    state = extreme("5 6 7 8 9 10 11", "60 61", three="6", stop="7")
    state, events = play_out(state, "5/0 6/0 7/0")
    assert CardsDrawn(0, 3, cards("80 81 82")) in events
    assert state.table.on_turn == 1


@pytest.mark.parametrize("before", ["6/0", "6/0 5/1"])
def test_a_stop_with_a_three_is_allowed_only_as_the_third_card(before: str) -> None:
    state = play(extreme("5 6 7 8", "60 61", three="6", stop="7"), before)
    refused = refusal(state, lays("7/0")[0])
    third = len(before.split()) == 2
    assert refused == (None if third else Refusal(Reason.STOP_NOT_THIRD, cards("6")[0], owed=2))


@pytest.mark.parametrize("hand", ["5", "5 6"])
def test_who_begins_the_last_turn_with_one_or_two_cards_cannot_obey_a_three(hand: str) -> None:
    state = extreme("4", hand, draw="", three="5")
    state = play(state, "4/0", "finish")
    if hand == "5":
        assert state.outcome == Outcome(Status.LOST, 1, LossReason.COMMANDS)
    else:
        lost = play(state, "5/0")
        assert lost.outcome == Outcome(Status.LOST, 1, LossReason.THREE)


def test_instant_commands_mean_nothing_after_the_turn() -> None:
    state = play(extreme("5 6 7", "60 61 62", three="6"), "5/0 6/1 7/0", "finish")
    assert refusal(play(state, "60/0 61/0"), FinishTurn()) is None


def test_several_lasting_commands_hold_side_by_side() -> None:
    state = extreme(
        "37 48 49", "60", tops={0: "47", 2: "70", 3: "80"}, no_backwards="70", one_pile="80"
    )
    assert refusal(state, lays("37/0")[0]) == Refusal(Reason.BACKWARDS_FORBIDDEN, cards("70")[0])
    state = play(state, "48/0")
    assert refusal(state, lays("49/1")[0]) == Refusal(Reason.SECOND_PILE, cards("80")[0])


def test_a_covered_lasting_command_means_nothing() -> None:
    state = extreme("37 69 49", "60", tops={0: "47", 2: "70"}, no_backwards="70")
    assert play(state, "69/2 37/0").table.position.tops[0] == cards("37")[0]


def test_silence_forbids_all_signals() -> None:
    state = extreme("5 6 7", "60 61", tops={0: "4"}, silence="4", stop="50")
    signals = GiveSignals(1, (CommandNote(Command.STOP, Note.NOT_NOW),))
    assert refusal(state, signals) == Refusal(Reason.SILENCED, cards("4")[0])
    assert apply(play(state, "5/0"), signals).state.table.signals[1] == signals.signals


@pytest.mark.parametrize("pile", range(4))
def test_no_backwards_trick_on_any_of_the_four_piles(pile: int) -> None:
    top, trick = ("47", "37") if pile < 2 else ("47", "57")
    other = (pile + 1) % 4
    tops = {pile: top, other: "70" if other >= 2 else "30"}
    state = extreme(f"{trick} 48 49 46 45", "60", tops=tops, no_backwards=tops[other])
    reason = refusal(state, lays(f"{trick}/{pile}")[0])
    assert reason == Refusal(Reason.BACKWARDS_FORBIDDEN, cards(tops[other])[0])


def test_under_one_pile_all_cards_of_the_turn_go_on_one_pile_of_the_players_choice() -> None:
    start = extreme("30 31 32", "60", tops={3: "90"}, one_pile="90")
    for pile in (0, 1, 2):
        state = play(start, f"{31}/{pile}")
        elsewhere = {0: 1, 1: 0, 2: 3}[pile]
        assert refusal(state, lays(f"30/{elsewhere}")[0]) is not None
    assert refusal(play(start, "30/0"), lays("31/0")[0]) is None


def test_under_draw_one_only_one_card_is_drawn_however_many_were_laid() -> None:
    state = extreme("5 6 7 8 9 10 11", "60 61 62 63 64 65 66", tops={2: "90"}, draw_one="90")
    state, events = play_out(state, "5/0 6/0 7/0", "finish")
    assert CardsDrawn(0, 1, cards("80")) in events
    assert codes(state.hands[0]) == "8 9 10 11 80"


@pytest.mark.parametrize(("others", "full"), [((), 8), (("60 61",), 7), (("60 61", "62 63"), 6)])
def test_once_draw_one_is_covered_the_full_hand_is_drawn_again(
    others: tuple[str, ...], full: int
) -> None:
    state = extreme("5 6 7 79", *others, tops={2: "90"}, draw_one="90")
    state = play(state, "79/2 5/0", "finish")
    assert len(state.hands[0]) == full


def test_all_98_cards_laid_beats_the_game() -> None:
    state = play(extreme("5 6", "", draw="", skull="5"), "5/0 6/0")
    assert state.outcome == Outcome(Status.WON, 0)
