"""What is said of colours: all that the rules allow, and nothing else."""

import dataclasses
from random import Random

import pytest

from tests.positions import position
from tests.random_games import random_game
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    Colour,
    GiveSignals,
    Height,
    Holding,
    PileWanted,
    Signal,
    State,
    TrickPossible,
    apply,
    observe,
)


def said(hand: str, variant: str = "standard", **tops: str) -> set[Signal]:
    """What is said with this hand; piles are told by `upper` and `lower`."""
    by_pile = {0 if name == "upper" else 1: code for name, code in tops.items()}
    state = position(hand, "Y1 Y2", edition="quick", variant=variant, tops=by_pile, draw="B1")
    return set(SkilledBot().speak(observe(state, 0)))


@pytest.mark.parametrize(
    ("card", "height"),
    [
        ("R1", Height.LOW),
        ("R3", Height.LOW),
        ("R4", Height.MIDDLE),
        ("R7", Height.MIDDLE),
        ("R8", Height.HIGH),
        ("R10", Height.HIGH),
    ],
)
def test_heights(card: str, height: Height) -> None:
    assert Holding(Colour.RED, height) in said(f"{card} G5", upper="B6", lower="B5")


def test_experts_tell_colours_and_tricks_but_no_heights() -> None:
    spoken = said("R9 G2", "expert", upper="R6", lower="G5")
    assert {Holding(Colour.RED), Holding(Colour.GREEN)} <= spoken
    assert {TrickPossible(0), TrickPossible(1)} <= spoken
    assert TrickPossible(0) not in said("R5 G2", "expert", upper="R6", lower="G5")
    assert not any(isinstance(each, TrickPossible) for each in said("R9 G2", upper="R6"))


def test_the_pile_with_the_best_step_is_wanted() -> None:
    assert PileWanted(0) in said("R5 G2", upper="B6", lower="B1")
    assert PileWanted(1) in said("R7 G10", upper="B6", lower="B6")
    assert PileWanted(0) in said("R7 G9", upper="R6", lower="B6")  # a trick is better still


def test_who_can_lay_nothing_wants_no_pile() -> None:
    assert not any(isinstance(each, PileWanted) for each in said("R5 G5", upper="B2", lower="B9"))


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_the_rules_allow_all_that_is_said(variant: str) -> None:
    for state, _ in random_game("quick", variant, 4, Random(variant)):
        if state.table.result is None:
            for seat in range(4):
                spoken = SkilledBot().speak(observe(state, seat))
                holdings = [each for each in spoken if isinstance(each, Holding)]
                assert len(holdings) == len(state.hands[seat])
                if spoken:
                    apply(state, GiveSignals(seat, spoken))


def test_the_same_is_said_whatever_others_hold() -> None:
    rng = Random(3)
    for state, _ in random_game("quick", "standard", 2, rng):
        other = _with_other_hidden_cards(state, rng)
        assert SkilledBot().speak(observe(state, 0)) == SkilledBot().speak(observe(other, 0))


def _with_other_hidden_cards(state: State, rng: Random) -> State:
    hidden = [*state.hands[1], *state.draw_pile]
    rng.shuffle(hidden)
    size = len(state.hands[1])
    deck = (*state.deck[: state.drawn], *hidden[size:])
    return dataclasses.replace(state, hands=(state.hands[0], tuple(hidden[:size])), deck=deck)
