"""The calls of the core with nothing between: whatever the structures hold is handed over."""

import ctypes
from random import Random

from thegame_desktop.bots.core import Flag, library
from thegame_desktop.bots.core_structures import (
    CLine,
    CResult,
    CSaid,
    CTurn,
    CWeights,
    CWorld,
    informed_view_of,
    rules_of,
    weights_of,
    world_of,
)
from thegame_desktop.bots.weights import weights_for
from thegame_desktop.engine import State, observe

CALLS = ("play_games", "find_turns", "say", "deal_world", "roll_out", "solve")
ROOM = 2
"""For so many games, turns and worlds there is room."""


class Given:
    """All that the calls are given in a running game, to be spoilt at will."""

    def __init__(self, state: State, rng: Random) -> None:
        setup, seen = state.table.setup, observe(state, state.table.on_turn)
        self.rules = rules_of(setup)
        self.weights = CWeights.from_buffer_copy(weights_of(weights_for(setup)))
        self.view = informed_view_of(seen, frozenset())
        self.world = world_of(setup.edition, state.hands, state.draw_pile)
        self.turns = (CTurn * ROOM)()
        hand = self.view.hand.low | self.view.hand.high << 64
        for turn in self.turns if hand else ():
            turn.lay_count, turn.card[0] = 1, (hand & -hand).bit_length() - 1
        cards = range(len(setup.edition.cards))
        decks = [number for _ in range(ROOM) for number in rng.sample(cards, len(cards))]
        self.decks = (ctypes.c_uint8 * len(decks))(*decks)
        self.numbers = {"count": ROOM, "most": ROOM, "width": 20, "first": 7, "index": 5}
        self.world_is_known = True

    def call(self, name: str) -> None:
        """Raises Unsound if the core refuses it."""
        rules, weights, view, world = map(
            ctypes.byref, (self.rules, self.weights, self.view, self.world)
        )
        numbers, flag = self.numbers, ctypes.byref(Flag().raw)
        made, results = ctypes.byref(CWorld()), (CResult * ROOM**2)()
        chances = (ctypes.c_uint32 * ROOM)(3, 2**32 - 1)
        seed, slip = 2**64 - 1, 0.5
        given: dict[str, tuple[object, ...]] = {
            "play_games": (rules, weights, numbers["count"], self.decks, chances, results),
            "find_turns": (rules, weights, view, numbers["most"], (CTurn * ROOM)()),
            "say": (rules, view, ctypes.byref(CSaid())),
            "deal_world": (rules, view, seed, numbers["index"], made),
            "roll_out": (
                *(rules, weights, view, numbers["count"], self.turns),
                *(world if self.world_is_known else None, slip, seed),
                *(numbers["first"], numbers["count"], flag, results),
            ),
            "solve": (rules, view, world, numbers["width"], flag, flag, CLine()),
        }
        getattr(library(), name)(*given[name])
