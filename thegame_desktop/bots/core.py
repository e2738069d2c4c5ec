"""The core in C as Python sees it: whole games, single choices, and what is said.

It is compiled from `core/` into this package by both commands of dev.py, and may be missing.
"""

import ctypes
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.bots.core_structures import (
    CChoice,
    CResult,
    CRules,
    CSaid,
    CView,
    CWeights,
    rules_of,
    signals_of,
    view_of,
    weights_of,
)
from thegame_desktop.bots.weights import Weights
from thegame_desktop.engine import Card, Lay, Observation, Setup, Signals

_SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}
LIBRARY = Path(__file__).with_name("libcore" + _SUFFIXES.get(sys.platform, ".so"))


class NoCore(RuntimeError):
    """There is no compiled core that can be used; the message says why."""


class Played(NamedTuple):
    """How a game ended."""

    won: bool
    cards_left: int


class Decks:
    """The decks of some games, and in each the chance that picks one of several who would begin."""

    def __init__(self, bits: CardBits, decks: Sequence[Sequence[Card]], chances: Iterable[int]):
        numbers = bytes(bits.number_of[card] for deck in decks for card in deck)
        self.count = len(decks)
        self.cards = (ctypes.c_uint8 * len(numbers)).from_buffer_copy(numbers)
        self.chances = (ctypes.c_uint32 * len(decks))(*chances)


class Core:
    """Plays games of one set-up, every seat by the same weights."""

    def __init__(self, setup: Setup) -> None:
        self._library = _library()
        self._setup = setup
        self.bits = card_bits(setup.edition)
        self._rules = rules_of(setup)

    def play(self, weights: Weights, decks: Decks) -> list[Played]:
        """How each of the games ends."""
        results = (CResult * decks.count)()
        self._check(
            self._library.play_games(
                ctypes.byref(self._rules),
                ctypes.byref(weights_of(weights)),
                decks.count,
                decks.cards,
                decks.chances,
                results,
            )
        )
        return [Played(bool(result.won), result.cards_left) for result in results]

    def choose(self, weights: Weights, observation: Observation) -> list[Lay]:
        """What the player on turn lays; nothing if there is no way to finish the turn."""
        choice = CChoice()
        view = view_of(observation)
        self._check(
            self._library.choose_turn(
                ctypes.byref(self._rules),
                ctypes.byref(weights_of(weights)),
                ctypes.byref(view),
                ctypes.byref(choice),
            )
        )
        pairs = list(zip(choice.card, choice.pile, strict=True))[: choice.lay_count]
        return [Lay(self.bits.cards[number], pile) for number, pile in pairs]

    def speak(self, observation: Observation) -> Signals:
        """What a player says, but for the commands that they hold: nobody plays by that."""
        said = CSaid()
        view = view_of(observation)
        self._library.say(ctypes.byref(self._rules), ctypes.byref(view), ctypes.byref(said))
        return signals_of(said)

    def _check(self, succeeded: int) -> None:
        if not succeeded:
            raise MemoryError("the core ran out of memory")


@cache
def trouble() -> str | None:
    """Why there is no compiled core that can be used; None if there is one."""
    try:
        _library()
    except NoCore as reason:
        return str(reason)
    return None


@cache
def _library() -> ctypes.CDLL:
    if not LIBRARY.is_file():
        raise NoCore("the core isn't compiled: `python dev.py play` does it")
    try:
        library = ctypes.CDLL(str(LIBRARY))
        library.play_games.restype = library.choose_turn.restype = ctypes.c_bool
        library.sizes.restype = library.say.restype = None
    except (OSError, AttributeError) as error:  # AttributeError: another version's library
        raise NoCore(f"the core can't be loaded: {error}") from None
    stated = (ctypes.c_int32 * 5)()
    library.sizes(stated)
    if [*stated] != [ctypes.sizeof(one) for one in (CRules, CWeights, CView, CResult, CChoice)]:
        raise NoCore("the compiler lays out the core's data in another way than Python")
    return library
