"""What is said of numbers follows from the hand, and never gives one away."""

import dataclasses
from random import Random

import pytest

from tests.bots.chance_positions import with_laid
from tests.positions import card, cards, extreme, position
from tests.random_games import random_game
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.engine import (
    Advice,
    Card,
    Command,
    CommandNote,
    GiveSignals,
    Note,
    Observation,
    PileAdvice,
    Signal,
    State,
    apply,
    observe,
)

DRAW = "90 91 92 93"


def said_with(hand: tuple[Card, ...], observation: Observation) -> tuple[Signal, ...]:
    """What is said by whoever holds this hand instead."""
    return SkilledBot().speak(dataclasses.replace(observation, hand=hand))


def advice(state: State) -> dict[int, Advice]:
    """What player 0 says of each pile."""
    said = SkilledBot().speak(observe(state, 0))
    return {each.pile: each.advice for each in said if isinstance(each, PileAdvice)}


@pytest.mark.parametrize("edition", ["original", "extreme"])
def test_at_least_three_unlaid_numbers_would_cause_each_signal(edition: str) -> None:
    rng = Random(edition)
    checked: set[Signal] = set()
    for _ in range(4):
        for state, _ in random_game(edition, "standard", 3, rng):
            if state.table.on_turn is None or rng.random() < 0.6:
                continue
            laid = set(state.table.laid)
            unlaid = [each for each in state.table.setup.edition.cards if each not in laid]
            alone = {each: said_with((each,), observe(state, 0)) for each in unlaid}
            for seat in range(3):
                for signal in SkilledBot().speak(observe(state, seat)):
                    causes = [each for each in unlaid if signal in alone[each]]
                    assert len(causes) >= 3, (signal, state)
                    checked.add(signal)
    assert {PileAdvice(pile, advice) for pile in range(4) for advice in Advice} <= checked


def test_the_same_is_said_whatever_others_hold() -> None:
    rng = Random(8)
    for state, _ in random_game("extreme", "standard", 3, rng):
        hidden = [*state.hands[1], *state.hands[2], *state.draw_pile]
        rng.shuffle(hidden)
        sizes = state.hand_sizes
        hands = (
            state.hands[0],
            tuple(hidden[: sizes[1]]),
            tuple(hidden[sizes[1] : sizes[1] + sizes[2]]),
        )
        deck = (*state.deck[: state.drawn], *hidden[sizes[1] + sizes[2] :])
        other = dataclasses.replace(state, hands=hands, deck=deck)
        assert SkilledBot().speak(observe(state, 0)) == SkilledBot().speak(observe(other, 0))


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("20", Advice.KEEP_OFF),  # the trick
        ("31", Advice.KEEP_OFF),
        ("32", Advice.KEEP_OFF),
        ("33", Advice.SMALL_STEP),
        ("35", Advice.SMALL_STEP),
        ("36", None),
        ("38", None),
        ("39", Advice.GO_AHEAD),
        ("29", Advice.GO_AHEAD),
        ("80", Advice.GO_AHEAD),
    ],
)
def test_the_best_three_and_the_next_three(held: str, expected: Advice | None) -> None:
    state = position(held, "50 51", tops={0: "30"}, draw=DRAW)
    assert advice(state).get(0) is expected


def test_laid_numbers_make_room_for_the_next_ones() -> None:
    state = position("35", "50 51", tops={0: "30"}, draw=DRAW)
    assert advice(state)[0] is Advice.SMALL_STEP
    assert advice(with_laid(state, *cards("20 31 32")))[0] is Advice.KEEP_OFF


def test_too_few_unlaid_numbers_say_nothing() -> None:
    """Only 31 and 45 are left of all that is near: keep off would nearly name the card."""
    state = position("31", "50 51", tops={0: "30"}, draw=DRAW)
    near = [card(str(number)) for number in (20, *range(32, 45))]
    assert 0 not in advice(with_laid(state, *near))


def test_descending_piles_are_the_mirror_image() -> None:
    for pile, held in ((0, "31"), (2, "29"), (0, "34"), (2, "26"), (0, "20"), (2, "40")):
        state = position(held, "50 51", tops={pile: "30"}, draw=DRAW)
        mirrored = Advice.SMALL_STEP if held in ("34", "26") else Advice.KEEP_OFF
        assert advice(state)[pile] is mirrored


def test_a_start_without_a_trick_still_has_three() -> None:
    assert advice(position("4", "50 51", draw=DRAW))[0] is Advice.KEEP_OFF
    assert advice(position("5", "50 51", draw=DRAW))[0] is Advice.SMALL_STEP


def test_commands_that_are_held_are_told_if_three_are_unlaid() -> None:
    state = extreme("10 50", "70 71", stop="10 20 30", skull="50 60")
    said = SkilledBot().speak(observe(state, 0))
    assert CommandNote(Command.STOP, Note.HELD) in said
    assert CommandNote(Command.SKULL, Note.HELD) not in said
    fewer = SkilledBot().speak(observe(with_laid(state, card("20")), 0))
    assert CommandNote(Command.STOP, Note.HELD) not in fewer


def test_who_has_a_trick_would_rather_have_no_ban_on_tricks() -> None:
    tops = {0: "30", 1: "50", 2: "60"}
    note = CommandNote(Command.NO_BACKWARDS, Note.NOT_NOW)
    state = extreme("20 25", "79 78", tops=tops, no_backwards="11 12 13")
    assert note in SkilledBot().speak(observe(state, 0))
    other = extreme("21 25", "79 78", tops=tops, no_backwards="11 12 13")
    assert note not in SkilledBot().speak(observe(other, 0))


def test_nothing_is_heeded_under_silence() -> None:
    hands = ("32 34 68 88", "33 31 70")
    plain = extreme(*hands, tops={0: "30", 1: "60", 2: "80", 3: "45"}, silence="45 46 47")
    loud = extreme(*hands, tops={0: "30", 1: "60", 2: "80", 3: "48"}, silence="45 46 47")
    keep_off = GiveSignals(1, (PileAdvice(0, Advice.KEEP_OFF),))
    said = apply(loud, keep_off).state.table.signals
    silenced = dataclasses.replace(plain, table=dataclasses.replace(plain.table, signals=said))
    rng = Random(0)
    choice = SkilledBot().choose(observe(plain, 0), rng)
    assert SkilledBot().choose(observe(silenced, 0), rng) == choice
