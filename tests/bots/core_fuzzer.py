"""Hands the core what it should never meet, for a core that watches its own memory.

`python -m tests.bots.core_fuzzer LIBRARY SEED ROUNDS` tells each round before it begins: after a
fault, the last one that was told is the one to look at.
"""

import ctypes
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from tests.bots.core_calls import CALLS, ROOM, Given
from tests.positions import ALL_SETUPS, position
from tests.tuning.tools import odd_weights
from thegame_desktop.bots import core as core_module
from thegame_desktop.bots.core import Decks, Flag, Unsound, World, core_for
from thegame_desktop.bots.solver import Solver
from thegame_desktop.engine import (
    EDITIONS,
    Advice,
    Card,
    Command,
    Lay,
    Layout,
    PileAdvice,
    PileWanted,
    Position,
    Remark,
    Setup,
    Signals,
    State,
    Table,
    Turn,
    observe,
    setup_named,
)
from thegame_desktop.engine.laying import after_lay
from thegame_desktop.engine.signals import in_order, signals_refusal

POSITIONS_A_SETUP, SPOILT_A_SETUP = 8, 50
"""Tables of rules take long to make, so that each has to do for many."""
_LEAST, _MOST = -(2**31), 2**31 - 1
_USUAL = 10
NUMBERS = {
    "count": (*[ROOM] * _USUAL, _LEAST, -1, 0, 1),
    "most": (*[ROOM] * _USUAL, _LEAST, -1, 0, 1),
    "width": (*[20] * _USUAL, _LEAST, -1, 0, 1, 60),
    "first": (*[7] * _USUAL, _LEAST, -1, 0, _MOST - ROOM, _MOST),
    "index": (_LEAST, -1, 0, _MOST),
}
"""What is handed over by value: never more than there is room for, which nobody could notice."""


class Tally(Counter[str]):
    """How many positions there were, calls by name, and those of them that were refused."""


def fuzz(rng: Random, tally: Tally) -> None:
    """One round: positions of one set-up, as the program hands them over, then spoilt."""
    setup = any_setup(rng)
    for _ in range(POSITIONS_A_SETUP):
        state = any_state(setup, rng)
        tally["positions"] += 1
        ask_as_the_program_does(state, rng, tally)
    given = Given(state, rng)
    sound = {each: bytes(getattr(given, each)) for each in STRUCTURES}
    for _ in range(SPOILT_A_SETUP):
        for each, before in sound.items():
            write(getattr(given, each), 0, before)
        given.numbers = {name: rng.choice(some) for name, some in NUMBERS.items()}
        given.world_is_known = rng.random() < 0.5
        spoil(given, rng)
        for name in CALLS:
            tally[name] += 1
            try:
                given.call(name)
            except Unsound:
                tally[f"{name} refused"] += 1


# Positions


def any_setup(rng: Random) -> Setup:
    """Any edition, with any layout that a file could hold."""
    edition, variant, players = rng.choice(ALL_SETUPS)
    if not EDITIONS[edition].has_commands:
        return setup_named(edition, variant, players)
    share, commands = rng.choice([0.0, 0.1, 0.3, 1.0]), rng.choices(list(Command), k=4)
    carriers = [card for card in EDITIONS[edition].cards if rng.random() < share]
    layout = Layout(tuple((card, rng.choice(commands)) for card in carriers))
    return setup_named(edition, variant, players, layout)


def any_state(setup: Setup, rng: Random) -> State:
    """A running game, whether or not it could come about; mostly near its end."""
    deck = rng.sample(setup.edition.cards, len(setup.edition.cards))
    left = rng.randint(1, rng.choice([4, 12, len(deck)]))
    held, laid = deck[:left], [_any_lay(card, setup, rng) for card in deck[left:]]
    on_turn = rng.randrange(setup.player_count)
    lays = laid[: rng.choice([0, 0, 1, setup.hand_size])]
    hands = []
    for seat in range(setup.player_count):
        most = setup.hand_size - (len(lays) if seat == on_turn else 0)
        size = rng.choice([0, most, rng.randint(0, most)])
        hands.append(tuple(held[:size]))
        del held[:size]
    turns = tuple(_turns(laid[len(lays) :], setup, rng))
    table = Table(
        setup=setup,
        position=_position(setup, turns, lays, len(held)),
        starter=on_turn,
        on_turn=on_turn,
        turns=turns,
        lays=tuple(lays),
        signals=tuple(any_words(setup, rng) for _ in hands),
        result=None,
        remarks=tuple(_remarks(setup, [*(len(turn.lays) for turn in turns), len(lays)], rng)),
    )
    drawn = len(deck) - len(held)
    order = [*(card for card in deck if card not in held), *held]
    return State(table, tuple(hands), tuple(order), drawn)


def _any_lay(card: Card, setup: Setup, rng: Random) -> Lay:
    return Lay(card, rng.randrange(len(setup.edition.rows)))


def _turns(laid: list[Lay], setup: Setup, rng: Random) -> Iterator[Turn]:
    while laid:
        count = rng.randint(1, setup.hand_size)
        drawn = rng.randint(0, count)
        yield Turn(rng.randrange(setup.player_count), tuple(laid[:count]), drawn)
        laid = laid[count:]


def _position(
    setup: Setup, turns: tuple[Turn, ...], lays: list[Lay], draw_pile_size: int
) -> Position:
    position = setup.opening()
    for lay in (lay for turn in turns for lay in turn.lays):
        position = after_lay(setup, position, lay)
    position = position.next_turn(setup.variant.minimum_with(draw_pile_size))
    for lay in lays:
        position = after_lay(setup, position, lay)
    return position


def any_words(setup: Setup, rng: Random) -> Signals:
    """What can be said in this game by somebody with a full hand, true or not."""
    words = sorted(setup.vocabulary, key=repr)
    said = in_order(tuple(rng.sample(words, rng.randint(0, min(6, len(words))))))
    can_be_said = signals_refusal(said, setup.vocabulary, setup.hand_size) is None
    return said if can_be_said else said[:1]


def _remarks(setup: Setup, lay_counts: list[int], rng: Random) -> Iterator[Remark]:
    for _ in range(rng.choice([0, 3, 60])):
        turns = rng.randrange(max(0, len(lay_counts) - 8), len(lay_counts))
        lays = rng.randint(0, lay_counts[turns])
        yield Remark(rng.randrange(setup.player_count), any_words(setup, rng), turns, lays)


def once_found() -> Iterator[State]:
    """Where something was found once: nobody else has a card, and yet one of them has spoken."""
    keep_off = PileAdvice(0, Advice.KEEP_OFF)
    for state, words in (
        (position("R1 R2", "", "", edition="quick", tops={0: "G5", 1: "G6"}), (PileWanted(0),)),
        (position("11 12 13", "", "", tops={0: "10"}), (keep_off,)),
    ):
        remarks = (Remark(1, words, 0, 0),)
        table = replace(state.table, signals=((), words, ()), remarks=remarks)
        yield replace(state, table=table)


# As the program does


def ask_as_the_program_does(state: State, rng: Random, tally: Tally) -> None:
    """Every call, by way of Python; none of them may be refused."""
    setup = state.table.setup
    core, seed, index = core_for(setup), rng.getrandbits(64), rng.randrange(10**6)
    weights = odd_weights(setup, rng)
    seen = observe(state, state.table.on_turn)
    says_all = frozenset(rng.sample(range(setup.player_count), rng.randint(0, setup.player_count)))
    turns = core.turns(weights, seen, rng.choice([1, 3, 16]))
    for seat in range(setup.player_count):
        core.speak(observe(state, seat))
        core.world(observe(state, seat), seed, index, says_all)
    worlds = range(index, index + 2)
    world = World(tuple(map(frozenset, state.hands)), state.draw_pile)
    core.rollouts(weights, seen, seed, says_all).play(turns, worlds, Flag())
    core.open_rollouts(weights, seen, world, 2.0, seed).play(turns[:2], worlds, Flag())
    Solver(state).search(rng.choice([1, 5, 40]), Flag())
    deck = rng.sample(core.bits.cards, len(core.bits.cards))
    core.play(weights, Decks(core.bits, [deck], [rng.getrandbits(32)]))
    tally.update(["find_turns", "roll_out", "roll_out", "solve", "play_games"])
    tally.update({"say": setup.player_count, "deal_world": setup.player_count})


# Spoilt


STRUCTURES = ("rules", "weights", "view", "world", "turns", "decks")


def spoil(given: Given, rng: Random) -> None:
    """A few places get values that they weren't made for; sometimes everything does."""
    structures = [getattr(given, each) for each in STRUCTURES]
    if rng.random() < 0.05:
        for structure in structures:
            write(structure, 0, rng.randbytes(ctypes.sizeof(structure)))
    for _ in range(rng.choice([1, 1, 2, 5])):
        structure = rng.choice(structures)
        offset, size = any_place(type(structure), rng)
        write(structure, offset, any_bytes(size, rng))


def write(structure: ctypes.Structure, offset: int, data: bytes) -> None:
    ctypes.memmove(ctypes.addressof(structure) + offset, data, len(data))


def any_place(kind: Any, rng: Random) -> tuple[int, int]:
    """Where a value lies within a structure, and how long it is; each field is as likely."""
    if issubclass(kind, ctypes.Structure):
        name, inner = rng.choice(kind._fields_)
        offset, size = any_place(inner, rng)
        return getattr(kind, name).offset + offset, size
    if issubclass(kind, ctypes.Array):
        nth = rng.randrange(kind._length_)
        offset, size = any_place(kind._type_, rng)
        return nth * ctypes.sizeof(kind._type_) + offset, size
    return 0, ctypes.sizeof(kind)


def any_bytes(size: int, rng: Random) -> bytes:
    """A number that is next to a bound, or anything."""
    near = rng.choice([-1, 0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 97, 98, 99, 127, 128])
    if rng.random() < 0.7:
        return (near & (1 << 8 * size) - 1).to_bytes(size, sys.byteorder)
    same = bytes([rng.choice([0x7F, 0x80, 0xFF])]) * size
    return same if rng.random() < 0.5 else rng.randbytes(size)


def main(library: str, seed: str, rounds: str) -> None:
    core_module.LIBRARY = Path(library)
    tally = Tally()
    for state in once_found():
        ask_as_the_program_does(state, Random(seed), tally)
    for nth in range(int(rounds)):
        print(f"round {nth}", flush=True)
        fuzz(Random(f"{seed} {nth}"), tally)
    print(json.dumps(tally))


if __name__ == "__main__":
    main(*sys.argv[1:])
