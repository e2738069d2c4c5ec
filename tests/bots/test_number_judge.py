"""Each thing that the judgement of numbers looks at, by itself, in a small position."""

import dataclasses

import pytest

from tests.bots.chance_positions import with_laid
from tests.positions import cards, extreme, layout, lays, position
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.number_judge import NumberJudge
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.bots.plans import Breadth, plans
from thegame_desktop.engine import (
    Advice,
    Command,
    CommandNote,
    GiveSignals,
    Note,
    PileAdvice,
    Signal,
    State,
    apply,
    observe,
)

DRAW = "90 91 92 93"
NAMES = [field.name for field in dataclasses.fields(NumberWeights)]


def score(state: State, turn: str, **weights: float) -> float:
    """What the turn is worth if only these things count, besides how far the piles have gone."""
    bits = card_bits(state.table.setup.edition)
    wanted = [(bits.number_of[lay.card], lay.pile) for lay in lays(turn)]
    found = plans(observe(state, 0), Breadth(1_000, 1_000, enough=100_000))
    (plan,) = [each for each in found if sorted(each.lays) == sorted(wanted)]
    named = dict.fromkeys(NAMES, 0.0) | weights
    return NumberJudge(observe(state, 0), NumberWeights(**named)).score(plan)


def part(state: State, turn: str, **weights: float) -> float:
    """The share of these weights in that."""
    return score(state, turn, **weights) - score(state, turn)


def told(state: State, *signals: Signal) -> State:
    """The state once player 1 has said this."""
    return apply(state, GiveSignals(1, signals)).state


def test_piles_count_by_how_far_they_have_gone() -> None:
    state = position("5 95 50", "70 71", tops={1: "20"}, draw=DRAW)
    assert score(state, "5/0 95/2") == 5 + 20 + 6 + 1


def test_high_piles_are_worse_than_by_the_difference() -> None:
    state = position("11 12 50", "70 71", draw=DRAW)
    one, two = part(state, "11/0 12/0", square=1), part(state, "11/0 12/1", square=1)
    assert one == pytest.approx((144 + 3) / 100)
    assert two == pytest.approx((121 + 144 + 2) / 100)


def test_cards_that_still_fit_are_counted_pile_by_pile() -> None:
    """All 98 on each pile, but for those below it and those laid; the hand's count as well."""
    state = position("10 11 50", "70 71", draw=DRAW)
    fitting = (99 - 11) + 3 * (98 - 2)
    assert part(state, "10/0 11/0", room=1) == -fitting


def test_unseen_cards_are_near_up_to_a_step_of_three() -> None:
    state = position("10 11 13 50", "70 71", draw=DRAW)
    near_start = 3 + 3 + 3  # 2 3 4, twice 99 98 97
    assert part(state, "10/0 11/0", near=1) == -(near_start + 2)  # 12 and 14, the 13 is held
    laid = with_laid(state, *cards("12 2 99"))
    assert part(laid, "10/0 11/0", near=1) == -(near_start - 3 + 1)


def test_a_trick_in_hand_and_one_unseen() -> None:
    held = position("39 40 30 60", "70 71", draw=DRAW)
    assert part(held, "39/0 40/0", trick_held=1) == -1
    assert part(held, "39/0 40/0", trick_unseen=1) == 0
    unseen = position("39 40 31 60", "70 71", draw=DRAW)
    assert part(unseen, "39/0 40/0", trick_held=1) == 0
    assert part(unseen, "39/0 40/0", trick_unseen=1) == -1
    gone = with_laid(unseen, *cards("30"))
    assert part(gone, "39/0 40/0", trick_unseen=1) == 0


def test_an_unseen_trick_is_worth_more_when_few_cards_are_unseen() -> None:
    state = position("39 40 31 60", "70 71", draw=DRAW)
    assert part(state, "39/0 40/0", trick_late=100) == pytest.approx(-4)
    later = with_laid(state, *cards("2 3 4 5 6"))
    assert part(later, "39/0 40/0", trick_late=100) == pytest.approx(-9)


def test_a_second_trick_counts_whole_after_one_in_hand_and_half_after_an_unseen_one() -> None:
    held = position("39 40 30 60", "70 71", draw=DRAW)
    assert part(held, "39/0 40/0", chain=1) == -1
    assert part(with_laid(held, *cards("20")), "39/0 40/0", chain=1) == 0
    unseen = position("39 40 31 60", "70 71", draw=DRAW)
    assert part(unseen, "39/0 40/0", chain=1) == -0.5


def test_a_pair_ten_apart_wins_what_it_wins() -> None:
    state = position("20 21 24 14 60", "70 71", draw=DRAW)
    assert part(state, "20/0 21/0", pair=1) == -(10 - 3)
    descending = position("81 80 77 87 40", "70 71", draw=DRAW)
    assert part(descending, "81/2 80/2", pair=1) == -(10 - 3)
    assert part(position("20 21 32 22 60", "70", draw=DRAW), "20/0 21/0", pair=1) == 0


def test_only_the_better_of_two_pairs_counts() -> None:
    state = position("20 21 24 14 26 16", "70 71", draw=DRAW)
    assert part(state, "20/0 21/0", pair=1) == -(10 - 3)


def test_the_lower_piles_count_once_more() -> None:
    state = position("11 12 50", "70 71", tops={1: "30", 2: "90", 3: "70"}, draw=DRAW)
    assert part(state, "11/0 12/0", lower=1) == 12 + 11


def test_cards_between_the_piles_are_dead() -> None:
    tops = {0: "50", 1: "58", 2: "45", 3: "40"}
    state = position("59 60 49 30", "70 71", tops=tops, draw=DRAW)
    # From 45 to 50 nothing fits; 49 is held, and 50 and 45 themselves are on the piles.
    laid = with_laid(state, *cards("45 50 58 40"))
    assert part(laid, "59/1 60/1", dead_unseen=1) == 3
    assert part(laid, "59/1 60/1", dead_held=1) == 1
    assert part(position("11 12 50", "70", draw=DRAW), "11/0 12/0", dead_unseen=1) == 0


def test_cards_in_hand_count_by_their_smallest_step() -> None:
    state = position("11 12 15 50 97", "70 71", draw=DRAW)
    assert part(state, "11/0 12/0", hand_gap=1, gap_cap=60) == 3 + 38 + 3
    assert part(state, "11/0 12/0", hand_gap=1, gap_cap=20) == 3 + 20 + 3


def test_a_trick_is_no_step() -> None:
    state = position("39 40 30", "70 71", tops={1: "90", 2: "20", 3: "20"}, draw=DRAW)
    assert part(state, "39/0 40/0", hand_gap=1, gap_cap=60) == 0


def test_each_laid_card_counts() -> None:
    state = position("11 12 13", "70 71", draw=DRAW)
    assert part(state, "11/0 12/0", count=1) == -2
    assert part(state, "11/0 12/0 13/0", count=1) == -3


def test_keep_off_counts_by_the_numbers_that_fit_no_more() -> None:
    """Player 1 has 20, 31 or 32 for the pile with 30 on top."""
    plain = position("31 33 60 61", "70 71", tops={0: "30"}, draw=DRAW)
    state = told(plain, PileAdvice(0, Advice.KEEP_OFF))
    # The 31 is one's own, so 20 or 32 is meant; on 33 neither fits.
    assert part(state, "31/0 33/0", keep_off_lost=1) == 1
    small = told(
        position("31 60 61", "70 71", tops={0: "30", 1: "59"}, draw=DRAW),
        PileAdvice(0, Advice.KEEP_OFF),
    )
    assert part(small, "31/0 60/1", keep_off_lost=1) == 0.5  # the 32 still fits
    assert part(small, "60/1 61/1", keep_off_lost=1) == 0
    assert part(small, "31/0 60/1", keep_off=1) == 1
    assert part(small, "60/1 61/1", keep_off=1) == 0


def test_small_step_counts_likewise() -> None:
    """Player 1 has 33, 34 or 35 for the pile with 30 on top."""
    plain = position("31 34 60 61", "70 71", tops={0: "30"}, draw=DRAW)
    state = told(plain, PileAdvice(0, Advice.SMALL_STEP))
    assert part(state, "31/0 34/0", small_step_lost=1) == 0.5
    assert part(state, "31/0 60/1", small_step_lost=1) == 0
    assert part(state, "31/0 60/1", small_step=1) == 1


def test_several_who_ask_count_more() -> None:
    state = position("33 60 61", "70 71", "72 73", tops={0: "30"}, draw=DRAW)
    one = told(state, PileAdvice(0, Advice.KEEP_OFF))
    two = apply(one, GiveSignals(2, (PileAdvice(0, Advice.KEEP_OFF),))).state
    assert part(two, "33/0 60/1", keep_off_lost=1) == 2 * part(one, "33/0 60/1", keep_off_lost=1)
    assert part(two, "33/0 60/1", keep_off=1) == part(one, "33/0 60/1", keep_off=1)


def test_go_ahead_counts_by_the_share_of_the_others_and_the_way() -> None:
    state = position("33 60 61", "70 71", "72 73", tops={0: "30"}, draw=DRAW)
    one = told(state, PileAdvice(0, Advice.GO_AHEAD))
    assert part(one, "33/0 61/2", go_ahead=1) == pytest.approx(-0.5 * 3 / 15)
    two = apply(one, GiveSignals(2, (PileAdvice(0, Advice.GO_AHEAD),))).state
    assert part(two, "33/0 61/2", go_ahead=1) == pytest.approx(-3 / 15)
    assert part(two, "33/0 60/0", go_ahead=1) == pytest.approx(-1)
    assert part(two, "60/1 61/1", go_ahead=1) == 0


def test_what_players_without_cards_said_is_over() -> None:
    state = position("33 60 61", "", "72 73", tops={0: "30"}, draw=DRAW)
    said = ((), (PileAdvice(0, Advice.GO_AHEAD),), ())
    state = dataclasses.replace(state, table=dataclasses.replace(state.table, signals=said))
    assert part(state, "33/0 61/2", go_ahead=1) == 0


@pytest.mark.parametrize("name", ["silence", "no_backwards", "one_pile", "draw_one"])
def test_a_lasting_command_costs_while_it_shows(name: str) -> None:
    state = position(
        "11 12 13", "70 71", edition="extreme", draw=DRAW, commands=layout(**{name: "12 50"})
    )
    assert part(state, "11/0 12/0", **{name: 1.0}) == 1
    assert part(state, "11/0 12/0 13/0", **{name: 1.0}) == 0


@pytest.mark.parametrize("name", ["stop", "skull", "three"])
def test_an_instant_command_counts_when_it_is_laid(name: str) -> None:
    state = position(
        "11 12 13 14", "70 71", edition="extreme", draw=DRAW, commands=layout(**{name: "13"})
    )
    if name == "skull":
        assert part(state, "11/0 13/0 14/0", skull_laid=1) == -1
    else:
        assert part(state, "11/0 12/0 13/0", **{f"{name}_laid": 1.0}) == -1
    assert part(state, "11/0 12/0", **{f"{name}_laid": 1.0}) == 0


def test_what_somebody_would_rather_not_have_now() -> None:
    state = extreme("11 12 13", "70 71", draw_one="12 50")
    asked = told(state, CommandNote(Command.DRAW_ONE, Note.NOT_NOW))
    assert part(asked, "11/0 12/0 13/0", not_now=1) == 1
    assert part(asked, "11/0 13/0", not_now=1) == 0
    assert part(state, "11/0 12/0 13/0", not_now=1) == 0


def test_commands_that_cannot_be_obeyed_any_more_are_stranded() -> None:
    state = extreme("11 12 13 60 61", "70 71", draw="", three="60", skull="61")
    assert part(state, "11/0", stranded=1) == 0
    assert part(state, "11/0 12/0 13/0", stranded=1) == 1  # two cards are too few for the "3!"
    skull = extreme("11 12 61", "70 71", draw="", skull="61")
    assert part(skull, "11/0", stranded=1) == 0
    assert part(skull, "11/0 12/0", stranded=1) == 1
