"""Whole games between computer players."""

from collections.abc import Mapping, Sequence
from random import Random

from thegame_desktop.bots.player import Bot
from thegame_desktop.engine import (
    Card,
    ChooseStarter,
    GiveSignals,
    Setup,
    State,
    apply,
    deal,
    observe,
)


def play_game(setup: Setup, deck: Sequence[Card], bots: Sequence[Bot], rng: Random) -> State:
    """The end of a game in which each seat is played by its bot."""
    introduce(dict(enumerate(bots)))
    state = deal(setup, deck)
    state = apply(state, ChooseStarter(_agreed_starter(state, bots, rng))).state
    return play_on(state, bots, rng)


def introduce(bots: Mapping[int, Bot]) -> None:
    """Let the bots of a table know which of their seats say all there is to say."""
    says_all = frozenset(seat for seat, bot in bots.items() if bot.says_all)
    for bot in bots.values():
        bot.sit_with(says_all)


def play_on(state: State, bots: Sequence[Bot], rng: Random) -> State:
    """The end of a game that has begun."""
    while state.table.result is None:
        state = _take_turn(talk(state, dict(enumerate(bots))), bots, rng)
    return state


def _agreed_starter(state: State, bots: Sequence[Bot], rng: Random) -> int:
    """Who is most eager to begin; by chance among several."""
    eagerness = [bot.eagerness(observe(state, seat)) for seat, bot in enumerate(bots)]
    return rng.choice([seat for seat, each in enumerate(eagerness) if each == max(eagerness)])


def talk(state: State, bots: Mapping[int, Bot]) -> State:
    """The state once all of these but the player on turn have said what there is to say."""
    if state.table.is_silent:
        return state
    for seat, bot in bots.items():
        if seat != state.table.on_turn:
            said = bot.speak(observe(state, seat))
            if said or state.table.signals[seat]:
                state = apply(state, GiveSignals(seat, said)).state
    return state


def _take_turn(state: State, bots: Sequence[Bot], rng: Random) -> State:
    """The state after what the bot on turn has chosen to do, within its turn."""
    seat, turns = state.table.on_turn, len(state.table.turns)
    assert seat is not None, "the team has agreed who begins"
    actions = bots[seat].choose(observe(state, seat), rng)
    if not actions:
        raise ValueError("a bot has to do something")
    for action in actions:
        if state.table.result is not None or len(state.table.turns) > turns:
            break  # the rest was meant for a turn that is over
        state = apply(state, action).state
    return state
