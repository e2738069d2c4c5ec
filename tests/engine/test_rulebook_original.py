"""Every example and figure in the rulebooks of the Original, German and English."""

import pytest

from tests.positions import cards, codes, lays, play, play_out, position
from thegame_desktop.engine import (
    EDITIONS,
    Advice,
    CardLaid,
    CardsDrawn,
    ChooseStarter,
    FinishTurn,
    GameEnded,
    GiveSignals,
    Grade,
    LossReason,
    Outcome,
    PileAdvice,
    Reason,
    Refusal,
    Status,
    TurnStarted,
    apply,
    deal,
    refusal,
    setup_named,
)

ORIGINAL = EDITIONS["original"]


@pytest.mark.parametrize(
    "row", ["3 11 12 13 18 20 34 35 51", "2 7 19 25 28 29 49", "4 8 13", "3 11 12 13 20 34"]
)
def test_ascending_row_of_the_rulebook(row: str) -> None:
    state = position(f"{row} 99", tops={})
    laid = play(state, " ".join(f"{code}/0" for code in row.split()))
    assert codes(laid.table.piles[0].cards) == row
    assert laid.table.position.tops[0] == cards(row)[-1]


@pytest.mark.parametrize("row", ["94 90 78 61 60 57", "98 97 88 83 81"])
def test_descending_row_of_the_rulebook(row: str) -> None:
    laid = play(position(f"{row} 2"), " ".join(f"{code}/3" for code in row.split()))
    assert codes(laid.table.piles[3].cards) == row


def test_the_98_cards_have_the_numbers_2_to_99() -> None:
    assert [one.number for one in ORIGINAL.cards] == list(range(2, 100))


def test_four_row_cards_two_ascending_above_two_descending() -> None:
    rows = [(row.direction.name, row.card.number) for row in ORIGINAL.rows]
    assert rows == [("ASCENDING", 1)] * 2 + [("DESCENDING", 100)] * 2


@pytest.mark.parametrize(("players", "hand"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_hand_sizes_by_number_of_players(players: int, hand: int) -> None:
    state = deal(setup_named("original", "standard", players), ORIGINAL.cards)
    assert [len(held) for held in state.hands] == [hand] * players
    assert state.draw_pile_size == 98 - players * hand


def test_all_look_at_their_cards_before_the_team_agrees_who_begins() -> None:
    state = deal(setup_named("original", "standard", 3), ORIGINAL.cards)
    assert state.table.on_turn is None
    assert refusal(state, FinishTurn()) == Refusal(Reason.NOT_STARTED)
    assert apply(state, ChooseStarter(2)).state.table.on_turn == 2


def test_play_goes_on_clockwise() -> None:
    state = deal(setup_named("original", "standard", 3), ORIGINAL.cards)
    state = play(state, ChooseStarter(2), "4/0 7/0", "finish")
    assert state.table.on_turn == 0
    state = play(state, "8/0 11/0", "finish")
    assert state.table.on_turn == 1


def test_linus_lays_four_cards_on_three_piles_and_draws_four() -> None:
    """One on the first ascending pile, two on the second, one on the last descending pile."""
    state = position(
        "5 20 30 90 50 51", "60 61 62 63 64 65", "70 71 72 73 74 75", draw="10 11 12 13 14"
    )
    state, events = play_out(state, "5/0 20/1 30/1 90/3", "finish")
    assert CardsDrawn(0, 4, cards("10 11 12 13")) in events
    assert codes(state.hands[0]) == "50 51 10 11 12 13"
    assert [len(pile.cards) for pile in state.table.piles] == [1, 2, 0, 1]
    assert codes(state.draw_pile) == "14"


def test_all_cards_may_be_laid_even_on_one_pile() -> None:
    state = position("5 6 7 8 9 10", "60 61 62 63 64 65", draw="11 12 13 14 15 16 17")
    state = play(state, "5/1 6/1 7/1 8/1 9/1 10/1", "finish")
    assert codes(state.hands[0]) == "11 12 13 14 15 16 17"


def test_tim_lays_37_on_the_ascending_47() -> None:
    state = position("37 90 91", "3 4", tops={0: "47"}, draw="99")
    _, events = play_out(state, "37/0")
    (laid,) = events
    assert laid == CardLaid(0, cards("37")[0], 0, step=-10)
    assert isinstance(laid, CardLaid)
    assert laid.backwards


@pytest.mark.parametrize("code", ["36", "38", "46", "27"])
def test_no_other_smaller_card_goes_on_the_ascending_47(code: str) -> None:
    state = position(f"{code} 90 91", "3 4", tops={0: "47"}, draw="99")
    assert refusal(state, lays(f"{code}/0")[0]) == Refusal(Reason.NOT_HIGHER, cards("47")[0])


def test_sarah_lays_75_on_the_descending_65() -> None:
    state = position("75 10 11", "3 4", tops={2: "65"}, draw="99")
    _, events = play_out(state, "75/2")
    assert events == [CardLaid(0, cards("75")[0], 2, step=-10)]


@pytest.mark.parametrize("code", ["74", "76", "66", "85"])
def test_no_other_greater_card_goes_on_the_descending_65(code: str) -> None:
    state = position(f"{code} 10 11", "3 4", tops={2: "65"}, draw="99")
    assert refusal(state, lays(f"{code}/2")[0]) == Refusal(Reason.NOT_LOWER, cards("65")[0])


def test_several_backwards_tricks_in_one_turn_on_different_piles() -> None:
    """A card as usual, a trick, two as usual, another trick, another as usual."""
    state = position("48 38 39 64 74 73 90", "3 4", tops={0: "47", 2: "65"}, draw="99 98")
    state, events = play_out(state, "48/0 38/0 39/0 64/2 74/2 73/2", "finish")
    laid = [event for event in events if isinstance(event, CardLaid)]
    assert [event.backwards for event in laid] == [False, True, False, False, True, False]
    assert codes(state.table.position.tops[:3]) == "39 1 73"


def test_the_rulebooks_requests_can_be_said_as_signals() -> None:
    """Please not on the lower pile; only a very small jump on this one."""
    state = position("5 6", "3 4")
    wishes = (PileAdvice(3, Advice.KEEP_OFF), PileAdvice(0, Advice.SMALL_STEP))
    assert set(play(state, GiveSignals(1, wishes)).table.signals[1]) == set(wishes)


def test_numbers_can_not_be_said() -> None:
    vocabulary = setup_named("original", "standard", 2).vocabulary
    assert {type(signal) for signal in vocabulary} == {PileAdvice}
    assert len(vocabulary) == 4 * len(Advice)


def test_two_cards_are_owed_while_there_is_a_draw_pile() -> None:
    state = position("5 6 7 8 9 10", "60 61", draw="99")
    assert refusal(state, FinishTurn()) == Refusal(Reason.MINIMUM_OWED, owed=2)
    state = play(state, "5/0")
    assert refusal(state, FinishTurn()) == Refusal(Reason.MINIMUM_OWED, owed=1)
    assert refusal(play(state, "6/0"), FinishTurn()) is None


def test_one_card_is_enough_once_the_draw_pile_is_empty() -> None:
    state = position("5 6", "60 61")
    state, events = play_out(state, "5/0", "finish")
    assert TurnStarted(1, minimum=1) in events
    assert codes(state.hands[0]) == "6"


def test_the_turn_that_empties_the_draw_pile_draws_what_is_there() -> None:
    state = position("5 6 7 8 9 10 11", "60 61 62 63 64 65 66", draw="20")
    state = play(state, "5/0 6/0 7/0", "finish")
    assert codes(state.hands[0]) == "8 9 10 11 20"
    assert state.draw_pile == ()
    assert state.table.position.minimum == 1


def test_the_others_go_on_without_a_player_who_has_no_cards() -> None:
    state = position("5 6", "7", "60 61")
    state = play(state, "5/0", "finish", "7/0", "finish", "60/0", "finish")
    assert state.table.on_turn == 0
    state = play(state, "6/1", "finish")
    assert state.table.on_turn == 2


def test_lost_at_once_when_the_player_on_turn_cannot_lay_two() -> None:
    tops = {0: "90", 1: "91", 2: "10", 3: "11"}
    state = position("8 9 2", "50 51 98", tops=tops, draw="40 41 42 43 44 45 46 47")
    state, events = play_out(state, "9/2 8/2", "finish")
    assert state.outcome == Outcome(Status.LOST, 12, LossReason.MINIMUM)
    assert events[-2:] == [TurnStarted(1, 2), GameEnded(1, state.outcome)]
    assert refusal(state, lays("98/0")[0]) == Refusal(Reason.GAME_OVER)


def test_lost_when_not_one_card_fits_after_the_draw_pile_is_empty() -> None:
    tops = {0: "90", 1: "91", 2: "10", 3: "11"}
    state = play(position("8 2", "50 51", tops=tops), "8/2", "finish")
    assert state.outcome == Outcome(Status.LOST, 3, LossReason.MINIMUM)


def test_cards_left_are_all_hands_and_the_draw_pile() -> None:
    assert position("5 6 7", "60 61", draw="98 99").cards_left == 7


@pytest.mark.parametrize(
    ("left", "grade"), [(1, Grade.EXCELLENT), (9, Grade.EXCELLENT), (10, Grade.LOST)]
)
def test_fewer_than_ten_cards_left_is_excellent(left: int, grade: Grade) -> None:
    tops = {0: "90", 1: "91", 2: "10", 3: "11"}
    stuck = " ".join(str(number) for number in range(50, 50 + left))
    state = play(position("9", stuck, tops=tops), "9/2", "finish")
    assert state.outcome == Outcome(Status.LOST, left, LossReason.MINIMUM)
    assert state.table.grade is grade


def test_all_98_cards_laid_beats_the_game() -> None:
    state = deal(setup_named("original", "standard", 1), ORIGINAL.cards)
    state = play(state, ChooseStarter(0))
    while len(state.table.turns) < 90 // 2:
        first, second = state.hands[0][:2]
        state = play(state, f"{first}/0 {second}/0", "finish")
    state, events = play_out(state, " ".join(f"{one}/0" for one in state.hands[0]))
    assert state.outcome == Outcome(Status.WON, 0)
    assert events[-1] == GameEnded(0, Outcome(Status.WON, 0))
    assert state.table.grade is Grade.BEATEN


@pytest.mark.parametrize("variant", ["expert", "expert_plus"])
def test_experts_lay_three_cards(variant: str) -> None:
    state = position("5 6 7 8", "60 61", variant=variant, draw="99")
    assert refusal(play(state, "5/0 6/0"), FinishTurn()) == Refusal(Reason.MINIMUM_OWED, owed=1)
    assert refusal(play(state, "5/0 6/0 7/0"), FinishTurn()) is None


@pytest.mark.parametrize(
    ("variant", "hand_sizes"), [("expert", [8, 7, 6, 6, 6]), ("expert_plus", [7, 6, 5, 5, 5])]
)
def test_experts_may_play_with_one_card_fewer(variant: str, hand_sizes: list[int]) -> None:
    sizes = [setup_named("original", variant, players).hand_size for players in range(1, 6)]
    assert sizes == hand_sizes


def test_experts_too_lay_one_card_once_the_draw_pile_is_empty() -> None:
    state = play(position("5 6", "60 61", variant="expert"), "5/0")
    assert refusal(state, FinishTurn()) is None


def test_the_order_decides_whether_a_turn_can_be_finished() -> None:
    """With 33 on an ascending pile, 34 then 24 is two cards, 24 then 34 is none."""
    tops = {0: "33", 1: "98", 2: "3", 3: "4"}
    start = position("24 34", "60 61", tops=tops, draw="99")
    assert play(start, "34/0 24/0").table.result is None
    assert refusal(start, lays("24/0")[0]) == Refusal(Reason.NOT_HIGHER, cards("33")[0])


def test_who_could_lay_one_card_but_never_two_has_lost_at_once() -> None:
    tops = {0: "90", 1: "91", 2: "20", 3: "11"}
    state = position("19 18 50", "51 10 60 70", tops=tops, draw="40 41 42 43 44 45 46 47")
    state = play(state, "19/2 18/2", "finish")
    assert state.outcome == Outcome(Status.LOST, 13, LossReason.MINIMUM)


def test_a_lay_that_leaves_no_second_card_loses_at_once() -> None:
    tops = {0: "90", 1: "91", 2: "20", 3: "11"}
    state = position("95 96 50", "60", tops=tops, draw="40")
    lost = play(state, "96/0", "95/1")
    assert lost.table.result is None
    lost = play(position("95 96 50", "60", tops={**tops, 1: "97"}, draw="40"), "96/0")
    assert lost.outcome == Outcome(Status.LOST, 4, LossReason.MINIMUM)
