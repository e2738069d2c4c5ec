"""Playing turns out: the core in C goes by the engine's rules, in worlds that might be real."""

import dataclasses
from collections.abc import Iterator
from random import Random

import pytest

from tests.positions import SOME_SETUPS, extreme, play, position
from tests.random_games import random_game
from thegame_desktop.bots.arena import play_on
from thegame_desktop.bots.core import Core, Flag, PlayedOutGame, ScoredTurn, World
from thegame_desktop.bots.skilled_bot import SkilledBot
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import (
    Advice,
    FinishTurn,
    GiveSignals,
    Height,
    Holding,
    Observation,
    PileAdvice,
    PileWanted,
    Remark,
    State,
    Status,
    apply,
    is_stop,
    observe,
)

every_setup = pytest.mark.parametrize(("edition", "variant", "players"), SOME_SETUPS)
_SEED = 20_261_117


def some_positions(
    edition: str, variant: str, players: int, rng: Random, count: int
) -> Iterator[State]:
    """Points of random games, in the middle of turns too, with all that the others have to say."""
    steps = [step.state for step in random_game(edition, variant, players, rng)]
    running = [one for one in steps if one.table.on_turn is not None and not one.table.result]
    for state in rng.sample(running, min(count, len(running))):
        yield spoken(state)


def spoken(state: State) -> State:
    """The state once everybody but the player on turn has spoken."""
    if not state.table.is_silent:
        for seat in range(state.table.setup.player_count):
            if seat != state.table.on_turn and state.hands[seat]:
                said = SkilledBot().speak(observe(state, seat))
                state = apply(state, GiveSignals(seat, said)).state
    return state


def seen(state: State) -> Observation:
    return observe(state, state.table.on_turn)


def entered(state: State, world: World) -> State:
    """The same game with the hidden cards of a world."""
    hands = tuple(
        tuple(sorted(hand)) if seat != state.table.on_turn else state.hands[seat]
        for seat, hand in enumerate(world.hands)
    )
    deck = (*state.deck[: state.drawn], *world.draw_pile)
    return dataclasses.replace(state, hands=hands, deck=deck)


def played_out(state: State, turn: ScoredTurn) -> PlayedOutGame:
    """How the game ends after a turn, by the engine and the players in Python."""
    for lay in turn.lays:
        state = apply(state, lay).state
    setup = state.table.setup
    stopped = turn.lays and is_stop(setup, turn.lays[-1].card)
    if state.table.result is None and not stopped:
        state = apply(state, FinishTurn()).state
    end = play_on(state, [SkilledBot()] * setup.player_count, Random(0))
    return PlayedOutGame(end.outcome.status is Status.WON, end.cards_left)


@every_setup
def test_games_are_played_out_as_the_engine_has_it(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"rollouts {edition} {variant} {players}")
    compared = 0
    for state in some_positions(edition, variant, players, rng, 3):
        setup, observation = state.table.setup, seen(state)
        core, weights = Core(setup), weights_for(setup)
        turns = core.turns(weights, observation, 50)
        chosen = [turns[0], rng.choice(turns)]
        rollouts = core.rollouts(weights, observation, _SEED)
        results = rollouts.play(chosen, range(7, 8), Flag())
        world = entered(state, core.world(observation, _SEED, 7))
        assert results == [[played_out(world, turn)] for turn in chosen]
        compared += 1
    assert compared


@every_setup
def test_worlds_agree_with_all_that_is_known_and_was_said(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"worlds {edition} {variant} {players}")
    for state in some_positions(edition, variant, players, rng, 3):
        observation, core = seen(state), Core(state.table.setup)
        for index in range(4):
            world = core.world(observation, _SEED, index)
            assert world.hands[observation.seat or 0] == frozenset(observation.hand)
            assert tuple(map(len, world.hands)) == observation.hand_sizes
            assert len(world.draw_pile) == observation.draw_pile_size
            dealt = [card for hand in world.hands for card in hand] + [*world.draw_pile]
            assert sorted(dealt) == sorted([*observation.unseen, *observation.hand])
            if not state.table.is_silent:
                other = entered(state, world)
                for seat in set(range(players)) - {observation.seat}:
                    would_say = SkilledBot().speak(observe(other, seat))
                    assert {*state.table.signals[seat]} <= {*would_say}


def test_worlds_differ_and_are_the_same_again_for_their_number() -> None:
    state = spoken(next(some_positions("original", "standard", 4, Random(1), 1)))
    core = Core(state.table.setup)
    worlds = [core.world(seen(state), _SEED, index) for index in range(50)]
    assert len({world.hands for world in worlds}) == 50
    assert worlds == [core.world(seen(state), _SEED, index) for index in range(50)]
    assert core.world(seen(state), _SEED + 1, 0) != worlds[0]


def in_the_middle(edition: str, players: int) -> State:
    """A point at which much is laid and much hidden; nobody has said anything."""
    rng = Random(f"middle {edition} {players}")
    while True:
        for state, _ in random_game(edition, "standard", players, rng):
            if state.table.turns and state.draw_pile_size < 50 and not state.table.result:
                return state


def test_every_hidden_card_may_be_anywhere_if_nobody_said_anything() -> None:
    state = in_the_middle("original", 3)
    observation, core = seen(state), Core(state.table.setup)
    worlds = [core.world(observation, _SEED, index) for index in range(400)]
    for seat in set(range(3)) - {observation.seat}:
        expected = observation.hand_sizes[seat] / len(observation.unseen)
        for hidden in observation.unseen:
            share = sum(hidden in world.hands[seat] for world in worlds) / len(worlds)
            assert share == pytest.approx(expected, abs=0.09)


def test_what_somebody_says_is_so_in_every_world() -> None:
    state = in_the_middle("original", 3)
    seat = ((state.table.on_turn or 0) + 1) % 3
    said = SkilledBot().speak(observe(state, seat))
    advice = next(each for each in said if isinstance(each, PileAdvice))
    asked = apply(state, GiveSignals(seat, (advice,))).state
    core = Core(state.table.setup)
    for index in range(60):
        world = entered(asked, core.world(seen(asked), _SEED, index))
        assert advice in SkilledBot().speak(observe(world, seat))


def test_what_cannot_be_true_does_no_harm() -> None:
    """People may say what doesn't hold: some world is found all the same."""
    state = position("11 12 13", "70 71", tops={0: "10"}, draw="90 91")
    wrong = apply(state, GiveSignals(1, (PileAdvice(0, Advice.KEEP_OFF),))).state
    core = Core(state.table.setup)
    assert len(core.world(observe(wrong, 0), _SEED, 0).hands[1]) == 2


def test_worlds_can_be_imagined_in_the_middle_of_the_turn_of_another() -> None:
    """Who has laid some of what they drew last holds fewer cards than that."""
    state = position("5 6", "60 61 62", draw="80 81 82 83 84 85 86")
    state = play(state, "5/0 6/0", FinishTurn(), "62/2 61/2", FinishTurn(), "80/0 81/0")
    assert state.table.turns[0].drawn > len(state.hands[0])
    world = Core(state.table.setup).world(observe(state, 1), _SEED, 0)
    assert tuple(map(len, world.hands)) == state.hand_sizes


def test_words_of_somebody_without_cards_change_no_world() -> None:
    """No card could make them true, so none is swapped for their sake."""
    advice = (PileAdvice(0, Advice.KEEP_OFF),)
    numbers = position("11 12 13", "70 71", "", tops={0: "10"}, draw="90 91")
    colours = position("R1 R2", "Y9", "", edition="quick", draw="B1")
    for state, words in ((numbers, advice), (colours, (PileWanted(0),))):
        core, table = Core(state.table.setup), state.table
        heard = dataclasses.replace(
            state,
            table=dataclasses.replace(
                table, signals=((), (), words), remarks=(Remark(2, words, 0, 0),)
            ),
        )
        for index in range(20):
            world = core.world(observe(heard, 0), _SEED, index)
            assert world == core.world(observe(state, 0), _SEED, index)


def test_colours_and_heights_that_are_told_are_held() -> None:
    state = next(some_positions("quick", "standard", 2, Random(3), 1))
    other = 1 - (state.table.on_turn or 0)
    held = state.hands[other][0]
    assert held.colour is not None
    said = (Holding(held.colour, Height.LOW if held.number < 4 else None),)
    state = apply(state, GiveSignals(other, said[:1])).state
    core = Core(state.table.setup)
    for index in range(40):
        hand = core.world(seen(state), _SEED, index).hands[other]
        assert any(card.colour == held.colour for card in hand)


def test_what_is_broken_off_gives_nothing() -> None:
    state = extreme("50 60", "70 71")
    core, flag = Core(state.table.setup), Flag()
    flag.set()
    weights = weights_for(state.table.setup)
    turns = core.turns(weights, observe(state, 0), 3)
    assert core.rollouts(weights, observe(state, 0), 1).play(turns, range(9), flag) is None


@every_setup
def test_a_known_world_is_played_out_as_if_it_had_been_imagined(
    edition: str, variant: str, players: int
) -> None:
    rng = Random(f"known {edition} {variant} {players}")
    for state in some_positions(edition, variant, players, rng, 2):
        setup, observation = state.table.setup, seen(state)
        core, weights = Core(setup), weights_for(setup)
        turns = core.turns(weights, observation, 3)
        world = core.world(observation, _SEED, 5)
        imagined = core.rollouts(weights, observation, _SEED).play(turns, range(5, 6), Flag())
        known = core.open_rollouts(weights, observation, world, 0.0, _SEED)
        assert known.play(turns, range(5, 6), Flag()) == imagined
        assert known.play(turns, range(7), Flag()) == [games * 7 for games in imagined or ()]


def test_slips_tell_the_games_of_one_world_apart() -> None:
    state = spoken(in_the_middle("original", 3))
    setup, observation = state.table.setup, seen(state)
    core, weights = Core(setup), weights_for(setup)
    turns = core.turns(weights, observation, 1)
    world = World(tuple(map(frozenset, state.hands)), state.draw_pile)
    slipping = core.open_rollouts(weights, observation, world, 6.0, _SEED)
    played = slipping.play(turns, range(30), Flag())
    assert played is not None
    (games,) = played
    assert len(set(games)) > 3
    assert slipping.play(turns, range(10, 30), Flag()) == [games[10:]]
