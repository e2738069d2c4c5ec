"""What is told in favour of a way to play the turn is true, and tells it from the other way."""

from collections.abc import Sequence

import pytest

from tests.bots.chance_positions import with_laid
from tests.bots.reason_checker import is_true
from tests.positions import card, cards, extreme, lays, position
from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    CoversCommand,
    CoversSkull,
    EmptiesHand,
    EnoughLaid,
    ExactFit,
    FurtherIsDear,
    Heeds,
    KeepsBack,
    KeepsPair,
    KeepsPlayable,
    KeepsTrick,
    LaysMore,
    LeavesOutFewer,
    MoreFit,
    Moves,
    MovesLess,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    RidsOf,
    SavesPile,
    SmallestStep,
    StartsPile,
    StopEnds,
    Survives,
    TrickStillOut,
    WinsGame,
)
from thegame_desktop.bots.analysis.reasons import reasons_for
from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    GiveSignals,
    Height,
    Holding,
    Lay,
    Note,
    PileAdvice,
    PileWanted,
    Signal,
    State,
    TrickPossible,
    apply,
    observe,
)

DRAW = "90 91 92 93"
MATE = "70 71"


def lay(text: str) -> Lay:
    (only,) = lays(text)
    return only


def told(
    state: State, turn: str, *others: str, shared: bool = True, seat: int = 0
) -> tuple[PlayReason, ...]:
    """The reasons for a turn, each of which is true."""
    observation = observe(state, seat)
    line, rivals = tuple(lays(turn)), [tuple(lays(other)) for other in others]
    reasons = reasons_for(observation, line, rivals, shared=shared)
    for reason in reasons:
        assert is_true(reason, observation, line, rivals), reason
    return reasons


def kinds(reasons: Sequence[PlayReason]) -> list[type[PlayReason]]:
    return [type(reason) for reason in reasons]


def saying(state: State, *signals: Signal) -> State:
    """The state once player 1 has said this."""
    return apply(state, GiveSignals(1, signals)).state


# Tricks


def test_a_backwards_trick_comes_first() -> None:
    state = position("41 52 80", MATE, tops={0: "51"}, draw=DRAW)
    trick = BackwardsTrick(lay("41/0"), card("51"), 10)
    assert told(state, "41/0 80/2", "52/0 80/2")[0] == trick
    assert BackwardsTrick not in kinds(told(state, "52/0 80/2", "41/0 80/2"))


def test_in_quick_a_trick_wins_back_as_far_as_it_goes() -> None:
    state = position("R8 G3", "B1 B2", edition="quick", tops={0: "R2", 1: "P6"}, draw="B5 B6")
    trick = BackwardsTrick(lay("R8/0"), card("R2"), 6)
    assert told(state, "R8/0", "R8/1")[0] == trick
    assert BackwardsTrick not in kinds(told(state, "R8/1", "R8/0"))


def test_a_trick_is_prepared_by_the_card_before_it() -> None:
    state = position("51 41 60", MATE, tops={0: "50"}, draw=DRAW)
    prepared = PreparedTrick(lay("51/0"), lay("41/0"), 10)
    assert told(state, "51/0 41/0", "51/0 60/0")[0] == prepared
    assert PreparedTrick not in kinds(told(state, "51/0 60/0", "51/0 41/0"))


def test_a_trick_of_both_ways_sets_nothing_apart() -> None:
    state = position("41 52 80", MATE, tops={0: "51"}, draw=DRAW)
    both = ("41/0 80/2", "41/0 52/1")
    assert BackwardsTrick in kinds(told(state, *both)), "it is what is to be done next"
    assert BackwardsTrick not in kinds(told(state, *both, shared=False))


def test_more_than_one_card_can_lead_to_a_trick() -> None:
    state = position("36 38 28 31", MATE, tops={0: "30"}, draw=DRAW)
    prepared = PreparedTrick(lay("38/0"), lay("28/0"), 10)
    assert told(state, "31/0 36/0 38/0 28/0", "36/0 38/0 28/0")[0] == prepared
    assert prepared not in told(state, "31/1 36/0 38/0 28/0", "36/0 38/0 28/0")


def test_a_card_is_kept_for_its_trick() -> None:
    state = position("41 52 80 99", MATE, tops={0: "51", 1: "40"}, draw=DRAW)
    keeps = KeepsTrick(card("41"), 0, card("51"))
    assert told(state, "99/2 80/2", "99/2 41/1")[0] == keeps
    assert told(state, "99/2 80/2", "99/2 52/0")[0] == keeps, "the pile has moved away"
    assert KeepsTrick not in kinds(told(state, "99/2 80/2", "99/2 41/0")), "it is done there"


def test_no_trick_is_kept_under_a_ban() -> None:
    state = extreme("41 99 80", MATE, tops={0: "51", 1: "40", 3: "60"}, no_backwards="60")
    assert KeepsTrick not in kinds(told(state, "99/2 80/2", "99/2 41/1"))


def test_a_pair_is_kept_together() -> None:
    state = position("41 51 99 98 20", MATE, tops={0: "45"}, draw=DRAW)
    pair = KeepsPair(card("51"), card("41"))
    assert pair in told(state, "99/2 98/2", "99/2 41/1")
    assert KeepsPair not in kinds(told(state, "99/2 98/2", "99/2 20/1")), "it is kept there too"
    far = position("41 51 99 98 20", MATE, tops={0: "10"}, draw=DRAW)
    assert KeepsPair not in kinds(told(far, "99/2 98/2", "99/2 41/0")), "there is nothing to win"


def test_a_trick_that_is_still_out() -> None:
    state = position("52 55 99", "70 45", tops={0: "51"}, draw="42 90 91")
    still_out = TrickStillOut(card("45"), 0, card("55"))
    laid = with_laid(state, *cards("41 42"))
    assert still_out in told(laid, "99/2 55/0", "99/2 52/0")
    assert TrickStillOut not in kinds(told(laid, "99/2 52/0", "99/2 55/0"))


# The end of the turn and of the game


def test_the_last_cards_win() -> None:
    state = position("20 30", "", tops={0: "10"})
    assert told(state, "20/0 30/0", "20/0") == (WinsGame(),), "nothing else matters"
    assert WinsGame not in kinds(told(state, "20/0", "30/0"))
    others = position("20 30", "40", tops={0: "10"})
    assert WinsGame not in kinds(told(others, "20/0 30/0", "20/0"))


def test_a_hand_becomes_empty() -> None:
    state = position("20 30", "40", tops={0: "10"})
    assert EmptiesHand() in told(state, "20/0 30/0", "20/0")
    drawing = position("20 30", "40", tops={0: "10"}, draw=DRAW)
    assert EmptiesHand not in kinds(told(drawing, "20/0 30/0", "30/0 20/2"))


def test_a_way_out_against_none() -> None:
    state = position("34 24 99", MATE, tops={0: "33", 1: "98", 2: "2", 3: "3"}, draw=DRAW)
    assert told(state, "34/0 24/0", "99/0")[0] == Survives()
    assert Survives not in kinds(told(state, "34/0 24/0", "34/0 99/1"))


def test_the_only_way() -> None:
    state = position("34 24", MATE, tops={0: "33", 1: "99", 2: "2", 3: "3"}, draw=DRAW)
    assert OnlyWay(lay("34/0")) in told(state, "34/0 24/0")
    free = position("34 24 35", MATE, tops={0: "33", 1: "34", 2: "2", 3: "3"}, draw=DRAW)
    assert OnlyWay not in kinds(told(free, "34/0 24/0", "34/0 35/0"))


def test_nothing_more_can_be_laid() -> None:
    state = position("20 21 2 3", MATE, tops={0: "19", 1: "98", 2: "3", 3: "2"}, draw=DRAW)
    state = apply(apply(state, lay("20/0")).state, lay("21/0")).state
    assert NothingMore not in kinds(told(state, "", "2/2"))
    state = apply(state, lay("2/2")).state
    assert told(state, "") == (NothingMore(),)


def test_further_cards_are_dear() -> None:
    state = position("20 21 40 60", MATE, tops={0: "19", 2: "70"}, draw=DRAW)
    state = apply(apply(state, lay("20/0")).state, lay("21/0")).state
    assert told(state, "", "60/2")[0] == FurtherIsDear(10, 0)
    cheap = position("20 21 22", MATE, tops={0: "19"}, draw=DRAW)
    cheap = apply(apply(cheap, lay("20/0")).state, lay("21/0")).state
    assert told(cheap, "") == (EnoughLaid(),)


# Steps


def test_the_smallest_step() -> None:
    state = position("24 30 60", MATE, tops={0: "20", 2: "80"}, draw=DRAW)
    assert SmallestStep(lay("24/0"), 4) in told(state, "24/0 30/0", "60/2 30/0")
    assert SmallestStep not in kinds(told(state, "30/0 60/2", "24/0 30/0"))


def test_no_step_is_the_smallest_beside_a_trick() -> None:
    state = position("24 30 60", MATE, tops={0: "20", 2: "50"}, draw=DRAW)
    assert SmallestStep not in kinds(told(state, "24/0 30/0", "60/2 30/0"))


def test_a_card_fits_exactly() -> None:
    state = position("24 30 60", MATE, tops={0: "20", 2: "80"}, draw=DRAW)
    assert ExactFit not in kinds(told(state, "24/0 30/0", "60/2 30/0"))
    laid = with_laid(state, *cards("21 22 23"))
    assert ExactFit(lay("24/0"), card("20")) in told(laid, "24/0 30/0", "60/2 30/0")


def test_a_good_start() -> None:
    state = position("R9 G4", "B1 B2", edition="quick", tops={1: "P6"}, draw="B5 B6")
    assert StartsPile(lay("R9/0")) in told(state, "R9/0", "R9/1")
    assert StartsPile not in kinds(told(state, "G4/0", "R9/1"))


def test_one_more_for_next_to_nothing() -> None:
    state = position("20 30 33 80", MATE, tops={0: "10", 2: "90"}, draw=DRAW)
    extra = CheapExtra(lay("33/0"), 3)
    assert extra not in told(state, "30/0 33/0", "20/0 30/0"), "it is owed"
    state = apply(apply(state, lay("20/0")).state, lay("30/0")).state
    assert extra in told(state, "33/0", "")
    assert CheapExtra not in kinds(told(state, "80/2", "")), "too dear"


def test_piles_move_on_by_less_in_all() -> None:
    state = position("24 30 60", MATE, tops={0: "20", 2: "80"}, draw=DRAW)
    assert MovesLess(10, 30) in told(state, "24/0 30/0", "60/2 30/0")
    assert MovesLess not in kinds(told(state, "60/2 30/0", "24/0 30/0"))


def test_fewer_numbers_are_left_out() -> None:
    state = with_laid(
        position("24 28 60", MATE, tops={0: "20", 2: "67"}, draw=DRAW),
        *cards("21 22 23 25 26 27 61 62 63 64 65"),
    )
    fewer = LeavesOutFewer(0, 1)
    assert fewer in told(state, "24/0 28/0", "60/2 24/0", shared=False)
    assert LeavesOutFewer not in kinds(told(state, "60/2 24/0", "24/0 28/0"))


def test_more_cards_are_laid() -> None:
    state = position("20 30 33", MATE, tops={0: "10"}, draw=DRAW)
    assert LaysMore(3, 2) in told(state, "20/0 30/0 33/0", "20/0 30/0")
    assert LaysMore not in kinds(told(state, "20/0 30/0", "20/0 30/0 33/0"))


# What comes after


def test_a_card_stays_playable() -> None:
    state = position("60 50 55 20", MATE, tops={0: "49", 1: "90", 2: "30", 3: "10"}, draw=DRAW)
    assert KeepsPlayable(card("55")) in told(state, "50/0 20/2", "60/0 20/2")
    assert KeepsPlayable not in kinds(told(state, "60/0 20/2", "50/0 20/2"))


def test_a_pile_is_saved_for_later() -> None:
    state = position("42 44 63 70", MATE, tops={0: "39", 1: "5"}, draw=DRAW)
    assert SavesPile(1, card("5")) in told(state, "42/0 44/0", "44/1 63/1")
    assert SavesPile not in kinds(told(state, "44/1 63/1", "42/0 44/0"))


def test_more_of_the_unseen_fit() -> None:
    state = position("64 96", "70 95", tops={0: "60", 1: "62", 2: "40", 3: "10"}, draw="97")
    assert MoreFit in kinds(told(state, "64/0 96/0", "64/0 96/1", shared=False))
    assert MoreFit not in kinds(told(state, "64/0 96/1", "64/0 96/0"))


def test_how_far_piles_move_if_nothing_else_can_be_told() -> None:
    state = position("60 40", MATE, tops={0: "50", 1: "90", 2: "55", 3: "10"}, draw=DRAW)
    assert told(state, "40/2 60/0", "60/0 40/2", shared=False) == ()
    assert told(state, "40/2 60/0", "60/0 40/2") == (Moves(25),)


# What others say


@pytest.mark.parametrize(
    ("signal", "turn", "other"),
    [
        (PileAdvice(0, Advice.KEEP_OFF), "30/1 80/2", "30/0 80/2"),
        (PileAdvice(0, Advice.SMALL_STEP), "22/0 80/2", "30/0 80/2"),
        (PileAdvice(1, Advice.GO_AHEAD), "30/1 80/2", "30/0 80/2"),
    ],
)
def test_words_about_piles_are_heeded(signal: Signal, turn: str, other: str) -> None:
    state = position("22 30 80", MATE, tops={0: "20", 1: "19"}, draw=DRAW)
    said = saying(state, signal)
    assert Heeds(1, signal) in told(said, turn, other)
    assert Heeds not in kinds(told(said, other, turn))
    assert Heeds not in kinds(told(state, turn, other))


@pytest.mark.parametrize(
    ("variant", "signal", "turn", "other"),
    [
        ("standard", PileWanted(0), "R9/1", "R9/0"),
        ("expert", TrickPossible(0), "R9/1", "R9/0"),
        ("standard", Holding(Colour.GREEN, Height.LOW), "G3/0", "R9/0"),
        ("expert", Holding(Colour.GREEN), "G3/0", "R9/0"),
    ],
)
def test_words_of_quick_are_heeded(variant: str, signal: Signal, turn: str, other: str) -> None:
    tops = {0: "P10", 1: "P5"}
    state = position("R9 G3", "G1 B2", edition="quick", variant=variant, tops=tops, draw="B5 B6")
    said = saying(with_laid(state, *cards("P10 P5")), signal)
    assert Heeds(1, signal) in told(said, turn, other)
    assert Heeds(1, signal) not in told(said, other, turn)


def test_a_command_that_nobody_wants_now() -> None:
    state = extreme("22 30 80", MATE, tops={0: "20", 1: "19"}, silence="30")
    signal = CommandNote(Command.SILENCE, Note.NOT_NOW)
    assert Heeds(1, signal) in told(saying(state, signal), "22/0 80/2", "30/0 80/2")
    held = CommandNote(Command.SILENCE, Note.HELD)
    assert Heeds not in kinds(told(saying(state, held), "22/0 80/2", "30/0 80/2"))


# Commands


def test_a_lasting_command_is_covered() -> None:
    state = extreme("22 30 80", MATE, tops={0: "20", 1: "19"}, draw_one="20")
    covers = CoversCommand(card("20"), Command.DRAW_ONE)
    assert covers in told(state, "22/0 80/2", "30/1 80/2")
    assert CoversCommand not in kinds(told(state, "30/1 80/2", "22/0 80/2"))
    twice = extreme("22 30 80", MATE, tops={0: "20", 1: "19"}, draw_one="20 19")
    assert CoversCommand not in kinds(told(twice, "22/0 80/2", "30/1 80/2")), "one still shows"


def test_a_command_is_kept_back() -> None:
    state = extreme("22 30 80", MATE, tops={0: "20"}, draw_one="30", stop="80")
    assert KeepsBack(card("30"), Command.DRAW_ONE) in told(state, "22/0 80/2", "30/0 80/2")
    assert KeepsBack(card("80"), Command.STOP) in told(state, "22/0 30/1", "22/0 80/2")
    assert KeepsBack not in kinds(told(state, "22/0 30/0 80/2", "22/0 80/2"))


def test_a_stop_ends_the_turn_early() -> None:
    state = extreme("22 30 80", MATE, tops={0: "20"}, stop="22")
    assert StopEnds(lay("22/0")) in told(state, "22/0", "30/0 80/2")
    assert StopEnds not in kinds(told(state, "30/1 22/0", "30/0 80/2")), "there are two anyway"


def test_a_skull_is_covered() -> None:
    state = extreme("22 30 80 25", MATE, tops={0: "20"}, skull="22")
    state = apply(state, lay("22/0")).state
    covers = CoversSkull(lay("25/0"), card("22"))
    assert covers in told(state, "25/0", "30/0")
    assert CoversSkull not in kinds(told(state, "30/1 25/0", "25/0 30/1"))


def test_what_makes_demands_goes_while_it_can() -> None:
    state = extreme("22 30 80 25", MATE, tops={0: "20"}, skull="22")
    assert RidsOf(card("22"), Command.SKULL) in told(state, "22/0 25/0", "25/0 30/0")
    assert RidsOf not in kinds(told(state, "25/0 30/0", "22/0 25/0"))


def test_a_small_step_is_no_reason_for_a_turn_that_moves_the_piles_on_by_more() -> None:
    """Between two turns it is told what becomes of the piles instead."""
    state = position(
        "60 62 61 43 23 89",
        "20 33 34",
        tops={0: "7", 2: "19", 3: "82"},
        draw="80 81 85 86 87 88 90 91",
    )
    better, played = tuple(lays("23/0 43/0")), tuple(lays("62/3 61/3 60/3"))
    found = reasons_for(observe(state, 0), better, [played], shared=False)
    assert found[0] == SavesPile(3, card("82"))
    assert not any(isinstance(each, SmallestStep) for each in found)
    as_hint = reasons_for(observe(state, 0), better, [played])
    assert SmallestStep(better[0], 16) in as_hint


def test_a_card_on_a_pile_that_is_alike_is_no_reason() -> None:
    state = position("85 80 61 71 42", "20 33 34", draw="81 86 87 88 90 91")
    better, played = tuple(lays("85/3 80/3")), tuple(lays("85/2 61/2 71/2"))
    found = reasons_for(observe(state, 0), better, [played], shared=False)
    assert found
    assert not any(isinstance(each, SmallestStep) for each in found)
