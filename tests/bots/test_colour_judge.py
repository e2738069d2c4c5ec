"""Each thing that the judgement of colours looks at, by itself, in a small position."""

import dataclasses

import pytest

from tests.positions import cards, lays, position
from thegame_desktop.bots.card_bits import card_bits
from thegame_desktop.bots.colour_judge import ColourJudge, ColourWeights
from thegame_desktop.bots.plans import Breadth, plans
from thegame_desktop.engine import (
    Colour,
    GiveSignals,
    Height,
    Holding,
    Lay,
    PileWanted,
    Signal,
    State,
    TrickPossible,
    Turn,
    apply,
    observe,
)

NAMES = [field.name for field in dataclasses.fields(ColourWeights)]


def table(
    *hands: str, upper: str, lower: str, unseen: str = "", variant: str = "standard"
) -> State:
    """A game in which all is laid but the hands and these cards, which are still to be drawn."""
    state = position(
        *hands,
        edition="quick",
        variant=variant,
        tops={0: upper, 1: lower},
        draw=unseen,
    )
    held = {one for hand in state.hands for one in hand} | {*cards(unseen)}
    gone = [one for one in state.table.setup.edition.cards if one not in held]
    turn = Turn(0, tuple(Lay(one, 0) for one in gone))
    return dataclasses.replace(state, table=dataclasses.replace(state.table, turns=(turn,)))


def score(state: State, turn: str, **weights: float) -> float:
    """What the turn is worth if only these things count, besides how far the piles have gone."""
    bits = card_bits(state.table.setup.edition)
    wanted = [(bits.number_of[lay.card], lay.pile) for lay in lays(turn)]
    found = plans(observe(state, 0), Breadth(1_000, 1_000))
    (plan,) = [each for each in found if sorted(each.lays) == sorted(wanted)]
    named = dict.fromkeys(NAMES, 0.0) | weights
    return ColourJudge(observe(state, 0), ColourWeights(**named)).score(plan)


def part(state: State, turn: str, **weights: float) -> float:
    """The share of these weights in that."""
    return score(state, turn, **weights) - score(state, turn)


def told(state: State, *signals: Signal) -> State:
    """The state once player 1 has said this."""
    return apply(state, GiveSignals(1, signals)).state


def test_piles_count_by_how_far_they_have_gone() -> None:
    state = table("R5 G9", "B1", upper="Y7", lower="Y3")
    assert score(state, "R5/0") == (11 - 5) + 3
    assert part(state, "R5/0", square=10) == pytest.approx(36 + 9)


def test_unseen_cards_that_fit_somewhere_are_room() -> None:
    state = table("R5 G9", "B1", upper="Y7", lower="Y3", unseen="B4 B2 P4 Y5")
    # On R5 and Y3: B1, B2 below, B4, P4, Y5 above.
    assert part(state, "R5/0", room=1) == -5
    assert part(state, "G9/1", room=1) == -5  # on Y7 and G9: all are below


def test_what_unseen_cards_could_win_back() -> None:
    state = table("R5 G9", "B1", upper="Y7", lower="Y3", unseen="R8 Y1")
    assert part(state, "R5/0", trick_unseen=10) == -((8 - 5) + (3 - 1))


def test_the_card_in_hand_counts_by_what_it_would_cost() -> None:
    state = table("R5 R9", "B1", upper="Y7", lower="Y3")
    assert part(state, "R5/0", hand_gap=1, trick=0, misfit=12) == 0
    assert part(state, "R5/0", hand_gap=1, trick=1, misfit=12) == -(9 - 5)  # back on red
    other = table("R5 G4", "B1", upper="Y7", lower="Y6")
    assert part(other, "R5/0", hand_gap=1, misfit=12) == 1
    stuck = table("R5 G6", "B1", upper="Y7", lower="Y6")
    assert part(stuck, "R5/0", hand_gap=1, misfit=12) == 12


def test_each_laid_card_counts() -> None:
    state = table("R5 G4", "B1", upper="Y7", lower="Y3")
    assert part(state, "R5/0", count=1) == -1
    assert part(state, "R5/0 G4/0", count=1) == -2


def test_the_next_players_turn_counts_by_its_cheapest_card() -> None:
    state = told(
        table("R5 G9", "B4 B10", upper="Y7", lower="Y3"),
        Holding(Colour.BLUE, Height.MIDDLE),
        Holding(Colour.BLUE, Height.HIGH),
    )
    # The 4 would go down by one, the 10 up by seven.
    assert part(state, "R5/0", mate=1, misfit=12) == 1


def test_players_after_the_next_count_less() -> None:
    state = table("R5 G9", "", "B4", upper="Y7", lower="Y3")
    third = table("R5 G9", "B4", "B4", upper="Y7", lower="Y3")
    said = (Holding(Colour.BLUE, Height.MIDDLE),)
    state = apply(state, GiveSignals(2, said)).state
    assert part(state, "R5/0", mate=1, misfit=12, later=0.5) == 1
    third = apply(told(third, *said), GiveSignals(2, said)).state
    assert part(third, "R5/0", mate=1, misfit=12, later=0.5) == 1 + 0.5


def test_the_chance_to_be_stuck() -> None:
    state = table("R5 G9", "B5 B6", upper="Y7", lower="Y6", unseen="B2")
    # On R5 and Y6 the 2 fits, 5 and 6 don't; nothing is told, so both cards may be any of them.
    assert part(state, "R5/0", stuck=9) == pytest.approx(4)
    known = told(state, Holding(Colour.BLUE, Height.LOW), Holding(Colour.BLUE, Height.MIDDLE))
    assert part(known, "R5/0", stuck=9) == 0


def test_moving_a_pile_that_somebody_wants() -> None:
    state = told(table("R5 G9", "B4 B10", upper="Y7", lower="Y3"), PileWanted(0))
    assert part(state, "R5/0", wanted=1) == 2
    assert part(state, "G9/1", wanted=1) == 0


def test_moving_a_pile_on_which_somebody_can_do_a_trick() -> None:
    state = told(
        table("R5 G9", "Y8 B10", upper="Y7", lower="Y3", variant="expert"), TrickPossible(0)
    )
    assert part(state, "R5/0", trick_spoilt=1) == 1
    assert part(state, "G9/1", trick_spoilt=1) == 0
