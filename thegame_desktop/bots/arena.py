"""Whole games between computer players."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.bots.player import Bot
from thegame_desktop.engine import Card, ChooseStarter, Setup, State, apply, deal, observe


def play_game(setup: Setup, deck: Sequence[Card], bots: Sequence[Bot], rng: Random) -> State:
    """The end of a game in which each seat is played by its bot."""
    state = deal(setup, deck)
    state = apply(state, ChooseStarter(rng.randrange(setup.player_count))).state
    while state.table.result is None:
        state = _take_turn(state, bots, rng)
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
