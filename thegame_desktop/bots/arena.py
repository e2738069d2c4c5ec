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
        seat = state.table.on_turn
        assert seat is not None
        for action in bots[seat].choose(observe(state, seat), rng):
            state = apply(state, action).state
            if state.table.result is not None:
                break
    return state
