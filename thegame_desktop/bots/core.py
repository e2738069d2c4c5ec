"""The core in C as Python sees it.

It is compiled from `core/` into this package by both commands of dev.py, and may be missing. While
it works, other threads go on: ctypes lets them.
"""

import ctypes
import sys
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.bots.core_structures import (
    CResult,
    CRules,
    CSaid,
    CStep,
    CTurn,
    CView,
    CWeights,
    CWorld,
    hands_of,
    informed_view_of,
    rules_of,
    signals_of,
    view_of,
    weights_of,
    world_of,
)
from thegame_desktop.bots.weights import Weights
from thegame_desktop.engine import Card, Lay, Observation, Setup, Signals

_SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}
LIBRARY = Path(__file__).with_name("libcore" + _SUFFIXES.get(sys.platform, ".so"))


class NoCore(RuntimeError):
    """There is no compiled core that can be used; the message says why."""


class Unsound(ValueError):
    """What was handed to the core can't be: it has refused to work with it."""


class PlayedOutGame(NamedTuple):
    """How a game ended."""

    won: bool
    cards_left: int


class ScoredTurn(NamedTuple):
    """What can be done in a turn, or in the rest of one, and how it is judged."""

    score: float
    """Lower is better."""
    lays: tuple[Lay, ...]


class World(NamedTuple):
    """Hands and draw pile as they might be."""

    hands: tuple[frozenset[Card], ...]
    draw_pile: tuple[Card, ...]


class Decks:
    """The decks of some games, and in each the chance that picks one of several who would begin."""

    def __init__(self, bits: CardBits, decks: Sequence[Sequence[Card]], chances: Iterable[int]):
        numbers = bytes(bits.number_of[card] for deck in decks for card in deck)
        self.count = len(decks)
        self.cards = (ctypes.c_uint8 * len(numbers)).from_buffer_copy(numbers)
        self.chances = (ctypes.c_uint32 * len(decks))(*chances)


class Flag:
    """Breaks off what the core is doing, from any thread."""

    def __init__(self) -> None:
        self.raw = ctypes.c_int32(0)

    def set(self) -> None:
        self.raw.value = 1

    @property
    def is_set(self) -> bool:
        return bool(self.raw.value)


_OUT_OF_MEMORY, _REFUSED = -1, -2
_RULES, _WEIGHTS, _VIEW, _WORLD, _TURNS, _RESULTS = map(
    ctypes.POINTER, (CRules, CWeights, CView, CWorld, CTurn, CResult)
)
_BYTES, _FLAG = ctypes.POINTER(ctypes.c_uint8), ctypes.POINTER(ctypes.c_int32)
_INT, _SEED = ctypes.c_int32, ctypes.c_uint64
_CALLS: Mapping[str, tuple[object, ...]] = {
    "play_games": (_RULES, _WEIGHTS, _INT, _BYTES, ctypes.POINTER(ctypes.c_uint32), _RESULTS),
    "find_turns": (_RULES, _WEIGHTS, _VIEW, _INT, _TURNS),
    "say": (_RULES, _VIEW, ctypes.POINTER(CSaid)),
    "deal_world": (_RULES, _VIEW, _SEED, _INT, _WORLD),
    "roll_out": (
        *(_RULES, _WEIGHTS, _VIEW, _INT, _TURNS, _WORLD),
        *(ctypes.c_double, _SEED, _INT, _INT, _FLAG, _RESULTS),
    ),
    "solve": (_RULES, _VIEW, _WORLD, _INT, _FLAG, _FLAG, ctypes.POINTER(CStep)),
}
"""What the calls of core/calls.h and core/solve.h are given; ctypes points to it by itself."""


class Core:
    """Plays games of one set-up, every seat by the same weights."""

    def __init__(self, setup: Setup) -> None:
        self._library = library()
        self.bits = card_bits(setup.edition)
        self._rules = rules_of(setup)

    def play(self, weights: Weights, decks: Decks) -> list[PlayedOutGame]:
        """How each of the games ends."""
        results = (CResult * decks.count)()
        given = (decks.count, decks.cards, decks.chances)
        self._library.play_games(self._rules, weights_of(weights), *given, results)
        return _played(results)

    def turns(self, weights: Weights, observation: Observation, most: int) -> list[ScoredTurn]:
        """What the player on turn can do, the best first; nothing if there is no way to finish."""
        found, view = (CTurn * most)(), view_of(observation)
        count = self._library.find_turns(self._rules, weights_of(weights), view, most, found)
        return [ScoredTurn(turn.score, self._lays(turn)) for turn in found[:count]]

    def speak(self, observation: Observation) -> Signals:
        """What a player says."""
        said = CSaid()
        self._library.say(self._rules, view_of(observation), said)
        return signals_of(said)

    def world(
        self, observation: Observation, seed: int, index: int, says_all: Set[int] = frozenset()
    ) -> World:
        """The world with this number: it agrees with all that the seat knows and was told."""
        world, view = CWorld(), informed_view_of(observation, says_all)
        self._library.deal_world(self._rules, view, seed, index, world)
        hands = [frozenset(self._cards(numbers)) for numbers in hands_of(world)]
        draw_pile = self._cards(world.draw_pile[: world.draw_pile_size])
        return World(tuple(hands[: len(observation.hand_sizes)]), tuple(draw_pile))

    def rollouts(
        self,
        weights: Weights,
        observation: Observation,
        seed: int,
        says_all: Set[int] = frozenset(),
    ) -> "Rollouts":
        """Plays turns out in the worlds of a seed."""
        view = informed_view_of(observation, says_all)
        given = (self._rules, weights_of(weights), view, None, 0.0)
        return Rollouts(self._library, self.bits, given, seed)

    def open_rollouts(
        self, weights: Weights, observation: Observation, world: World, slip: float, seed: int
    ) -> "Rollouts":
        """Plays turns out in the same world again and again.

        The players misjudge each turn by up to `slip`, or all games would be the same.
        """
        known = world_of(observation.table.setup.edition, world.hands, world.draw_pile)
        given = (self._rules, weights_of(weights), view_of(observation), known, slip)
        return Rollouts(self._library, self.bits, given, seed)

    def _lays(self, turn: CTurn) -> tuple[Lay, ...]:
        pairs = list(zip(turn.card, turn.pile, strict=True))[: turn.lay_count]
        return tuple(Lay(self.bits.cards[number], pile) for number, pile in pairs)

    def _cards(self, numbers: Iterable[int]) -> list[Card]:
        return [self.bits.cards[number] for number in numbers]


class Rollouts:
    """Plays turns out: after each the game goes on to its end, everybody being skilled."""

    def __init__(
        self,
        library: ctypes.CDLL,
        bits: CardBits,
        given: tuple[CRules, CWeights, CView, CWorld | None, float],
        seed: int,
    ) -> None:
        self._library = library
        self._bits = bits
        self._rules, self._weights, self._view, self._world, self._slip = given
        self._seed = seed

    def play(
        self, turns: Sequence[ScoredTurn], worlds: range, flag: Flag
    ) -> list[list[PlayedOutGame]] | None:
        """By turn, how the game ends in each of the worlds; None if it was broken off."""
        results = (CResult * (len(turns) * len(worlds)))()
        self._library.roll_out(
            *(self._rules, self._weights, self._view),
            len(turns),
            (CTurn * len(turns))(*map(self._turn, turns)),
            self._world,
            self._slip,
            self._seed,
            worlds.start,
            len(worlds),
            flag.raw,
            results,
        )
        if flag.is_set:
            return None
        played = _played(results)
        return [played[nth :: len(turns)] for nth in range(len(turns))]

    def _turn(self, turn: ScoredTurn) -> CTurn:
        laid = CTurn(score=turn.score, lay_count=len(turn.lays))
        for nth, lay in enumerate(turn.lays):
            laid.card[nth], laid.pile[nth] = self._bits.number_of[lay.card], lay.pile
        return laid


@lru_cache(maxsize=8)
def core_for(setup: Setup) -> Core:
    """The core for a set-up; raises NoCore."""
    return Core(setup)


def _played(results: Iterable[CResult]) -> list[PlayedOutGame]:
    return [PlayedOutGame(bool(result.won), result.cards_left) for result in results]


def _answer(answer: int, _call: object, _given: tuple[object, ...]) -> int:
    """What every call comes through: what it answers, if nothing went wrong."""
    if answer == _OUT_OF_MEMORY:
        raise MemoryError("the core ran out of memory")
    if answer == _REFUSED:
        raise Unsound("the core was handed what can't be")
    return answer


@cache
def trouble() -> str | None:
    """Why there is no compiled core that can be used; None if there is one."""
    try:
        library()
    except NoCore as reason:
        return str(reason)
    return None


@cache
def library() -> ctypes.CDLL:
    """The compiled core itself; raises NoCore."""
    if not LIBRARY.is_file():
        raise NoCore("the core isn't compiled: `python dev.py play` does it")
    try:
        core = ctypes.CDLL(str(LIBRARY))
        for name, given in _CALLS.items():
            call = getattr(core, name)
            call.argtypes, call.restype, call.errcheck = given, _INT, _answer
        core.sizes.restype = None
    except (OSError, AttributeError) as error:  # AttributeError: another version's library
        raise NoCore(f"the core can't be loaded: {error}") from None
    stated = (ctypes.c_int32 * 6)()
    core.sizes(stated)
    if [*stated] != [*map(ctypes.sizeof, (CRules, CWeights, CView, CResult, CTurn, CWorld))]:
        raise NoCore("the compiler lays out the core's data in another way than Python")
    return core
