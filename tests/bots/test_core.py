"""The core in C plays as the computer players in Python do, choice by choice."""

import dataclasses
from random import Random

import pytest

from tests.positions import ALL_SETUPS, extreme
from tests.random_games import random_deal, random_game
from tests.tuning.tools import FixedChance, odd_weights
from thegame_desktop.bots.arena import play_game
from thegame_desktop.bots.core import Core, Decks, PlayedOutGame
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import Weights, weights_for
from thegame_desktop.engine import (
    Advice,
    CommandNote,
    Deal,
    GiveSignals,
    Lay,
    Note,
    Observation,
    PileAdvice,
    Signals,
    State,
    Status,
    apply,
    observe,
    setup_named,
)

every_setup = pytest.mark.parametrize(("edition", "variant", "players"), ALL_SETUPS)


def chosen(core: Core, weights: Weights, observation: Observation) -> list[Lay]:
    """What the core lays; nothing if there is no way to finish the turn."""
    return [lay for turn in core.turns(weights, observation, 1) for lay in turn.lays]


def result(state: State) -> PlayedOutGame:
    """How a game ended, as the core tells it."""
    return PlayedOutGame(state.outcome.status is Status.WON, state.cards_left)


@every_setup
def test_whole_games_end_alike(edition: str, variant: str, players: int) -> None:
    rng = Random(f"{edition} {variant} {players}")
    setup = setup_named(edition, variant, players)
    core = Core(setup)
    for weights in (weights_for(setup), odd_weights(setup, rng)):
        deals = [Deal.by_chance(setup.edition, rng).deck for _ in range(1)]
        chances = [rng.randrange(100) for _ in deals]
        bots = [SkilledBot(weights)] * players
        ends = [
            play_game(setup, deck, bots, FixedChance(chance))
            for deck, chance in zip(deals, chances, strict=True)
        ]
        assert core.play(weights, Decks(core.bits, deals, chances)) == [*map(result, ends)]


@pytest.mark.parametrize("variant", ["standard", "expert", "expert_plus"])
def test_whole_games_with_shuffled_commands_end_alike(variant: str) -> None:
    rng = Random(variant)
    for players in range(1, 6):
        begun = random_deal("extreme", variant, players, rng)
        setup = begun.table.setup
        core, weights = Core(setup), odd_weights(setup, rng)
        end = play_game(setup, begun.deck, [SkilledBot(weights)] * players, FixedChance(3))
        assert core.play(weights, Decks(core.bits, [begun.deck], [3])) == [result(end)]


@every_setup
def test_every_choice_and_every_word_in_random_games_is_the_same(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"{edition} {variant} {players} random")
    steps = list(random_game(edition, variant, players, rng))
    setup = steps[0].state.table.setup
    core, weights = Core(setup), odd_weights(setup, rng)
    compared = 0
    for state, _ in steps:
        if state.table.on_turn is None or state.table.lays or state.table.result:
            continue
        spoken = state if state.table.is_silent else all_spoken(state, core)
        observation = observe(spoken, state.table.on_turn)
        actions = SkilledBot(weights).choose(observation, rng)
        lays = [action for action in actions if isinstance(action, Lay)]
        assert chosen(core, weights, observation) == lays
        compared += 1
    assert compared


def all_spoken(state: State, core: Core) -> State:
    """The state once all others have spoken, in Python and in C alike."""
    for seat in range(state.table.setup.player_count):
        if seat == state.table.on_turn:
            continue
        said = SkilledBot().speak(observe(state, seat))
        assert sorted(map(repr, core.speak(observe(state, seat)))) == sorted(map(repr, said))
        if state.hands[seat]:
            state = apply(state, GiveSignals(seat, said)).state
    return state


def test_what_people_say_is_heard_too() -> None:
    """People say what computer players never would; the core hears it as Python does."""
    rng = Random(5)
    for step in random_game("extreme", "standard", 3, rng):
        state = step.state
        if state.table.on_turn is None or state.table.lays or state.table.result:
            continue
        if state.table.is_silent:
            continue
        setup = state.table.setup
        for seat in (seat for seat in range(3) if state.hands[seat]):
            advice = [PileAdvice(pile, rng.choice([*Advice])) for pile in range(4)]
            notes = [CommandNote(c, Note.NOT_NOW) for c in sorted(setup.layout.in_play)]
            said: Signals = (*rng.sample(advice, 2), *rng.sample(notes, min(2, len(notes))))
            state = apply(state, GiveSignals(seat, said)).state
        observation = observe(state, state.table.on_turn)
        weights = odd_weights(setup, rng)
        actions = SkilledBot(weights).choose(observation, rng)
        lays = [action for action in actions if isinstance(action, Lay)]
        assert chosen(Core(setup), weights, observation) == lays


def test_who_cannot_finish_a_turn_chooses_nothing() -> None:
    state = extreme("50 60", "70 71", skull="50 60")
    core = Core(state.table.setup)
    assert chosen(core, weights_for(state.table.setup), observe(state, 0)) == []


def test_the_core_sees_only_what_its_seat_sees() -> None:
    """What isn't in the observation isn't handed over: the draw pile may lie in any order."""
    rng = Random(9)
    state = random_deal("original", "standard", 3, rng)
    core = Core(state.table.setup)
    rest = list(state.deck[state.drawn :])
    rng.shuffle(rest)
    other = dataclasses.replace(state, deck=(*state.deck[: state.drawn], *rest))
    assert core.speak(observe(state, 0)) == core.speak(observe(other, 0))
