"""Whatever is told of a position by chance is true, and nothing of it needs a hidden card."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from tests.bots.reason_checker import is_true
from tests.positions import ALL_SETUPS
from tests.random_games import random_action, random_deal
from thegame_desktop.bots.analysis.reason_kinds import PlayReason
from thegame_desktop.bots.analysis.reasons import reasons_for
from thegame_desktop.engine import (
    ChooseStarter,
    GiveSignals,
    Lay,
    Observation,
    State,
    after_lay,
    apply,
    finish_refusal,
    is_stop,
    legal_lays,
    observe,
    refusal,
    without,
)

KINDS: tuple[type[PlayReason], ...] = get_args(PlayReason)


def lines_by_chance(observation: Observation, rng: Random) -> list[tuple[Lay, ...]]:
    """Some ways to play on, different ones; the last may leave the turn unfinished."""
    found: dict[tuple[Lay, ...], None] = {}
    for patience in (0.0, 0.3, 0.6, 0.0, 2.0):
        found[line_by_chance(observation, patience, rng)] = None
    return list(found)


def line_by_chance(observation: Observation, patience: float, rng: Random) -> tuple[Lay, ...]:
    setup, position = observation.table.setup, observation.table.position
    hand = observation.hand
    line: tuple[Lay, ...] = ()
    while True:
        possible = list(legal_lays(setup, position, hand))
        enough = finish_refusal(position) is None and rng.random() >= patience
        if not possible or enough or (patience > 1 and line):
            return line
        possible.sort(
            key=lambda each: setup.edition.rows[each.pile].step(position.tops[each.pile], each.card)
        )
        chosen = possible[min(len(possible) - 1, int(rng.expovariate(0.7)))]
        position, hand = after_lay(setup, position, chosen), without(hand, chosen.card)
        line = (*line, chosen)
        if is_stop(setup, chosen.card):
            return line


def positions_by_chance(edition: str, variant: str, players: int, rng: Random) -> Iterator[State]:
    """Positions of one game, also within turns, with something said in some of them."""
    state = apply(random_deal(edition, variant, players, rng), ChooseStarter(0)).state
    words = sorted(state.table.setup.vocabulary, key=repr)
    while state.table.result is None:
        if rng.random() < 0.3 and players > 1:
            said = GiveSignals(rng.randrange(players), tuple(rng.sample(words, 2)))
            state = apply(state, said).state if refusal(state, said) is None else state
        if rng.random() < 0.2 or state.cards_left < 15:
            yield state
        state = apply(state, random_action(state, rng)).state


def shuffled_hidden(state: State, rng: Random) -> State:
    """The same for the player on turn, but all that is hidden from them is another card."""
    seat = state.table.on_turn
    hidden = [held for place, hand in enumerate(state.hands) if place != seat for held in hand]
    hidden += state.draw_pile
    rng.shuffle(hidden)
    hands = tuple(
        hand if place == seat else tuple(hidden.pop() for _ in hand)
        for place, hand in enumerate(state.hands)
    )
    deck = (*state.deck[: state.drawn], *hidden)
    return dataclasses.replace(state, hands=hands, deck=deck)


def lies(reason: PlayReason) -> Iterator[PlayReason]:
    """The same with another number: the checker can tell."""
    for field in dataclasses.fields(reason):
        if field.name in ("won_back", "step", "steps", "count"):
            value = getattr(reason, field.name)
            yield dataclasses.replace(reason, **{field.name: value + 1})


def test_every_reason_is_true() -> None:
    told_of: Counter[type[PlayReason]] = Counter()
    asked = answered = 0
    for setup in ALL_SETUPS:
        rng = Random(f"reasons {setup}")
        for state in positions_by_chance(*setup, rng):
            observation = observe(state, state.table.on_turn)
            lines = lines_by_chance(observation, rng)
            for line in lines[:2]:
                others = [other for other in lines if other != line]
                reasons = reasons_for(observation, line, others)
                assert len(reasons) <= 3
                assert len(set(map(type, reasons))) == len(reasons)
                for reason in reasons:
                    told_of[type(reason)] += 1
                    assert is_true(reason, observation, line, others), (reason, line, others)
                    for lie in lies(reason):
                        assert not is_true(lie, observation, line, others), (lie, line, others)
                asked += 1
                answered += bool(reasons)
    assert asked > 500
    assert answered >= 0.97 * asked
    assert len(told_of) >= len(KINDS) - 2, "nearly every kind of reason is among them"


@pytest.mark.parametrize("setup", ALL_SETUPS[::4], ids=str)
def test_no_reason_needs_a_hidden_card(setup: tuple[str, str, int]) -> None:
    rng = Random(f"hidden {setup}")
    for state in positions_by_chance(*setup, rng):
        observation = observe(state, state.table.on_turn)
        twin = observe(shuffled_hidden(state, rng), state.table.on_turn)
        line, *others = lines_by_chance(observation, rng)
        assert reasons_for(observation, line, others) == reasons_for(twin, line, others)
