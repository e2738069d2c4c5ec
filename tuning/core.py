"""The core in C as Python sees it: whole games, single choices, and what is said."""

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from functools import cache
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.bots.colour_judge import ColourWeights
from thegame_desktop.bots.colour_talk import height_of
from thegame_desktop.bots.judgement import WINDOWS
from thegame_desktop.bots.number_judge import NumberWeights
from thegame_desktop.bots.number_talk import welcome
from thegame_desktop.bots.weights import Stage, Weights, middle_size
from thegame_desktop.engine import (
    Advice,
    Card,
    Colour,
    Command,
    CommandNote,
    Height,
    Holding,
    Lay,
    Note,
    Observation,
    PileAdvice,
    PileWanted,
    Setup,
    Signals,
    TrickPossible,
)
from tuning.compiler import NoCore, core_library

_CARDS, _PILES, _PLAYERS, _HAND, _HOLDINGS, _WELCOME = 98, 4, 5, 8, 2, 16
_TOPS = _CARDS + 1
_WORD = (1 << 64) - 1
_ADVICE = (None, Advice.KEEP_OFF, Advice.SMALL_STEP, Advice.GO_AHEAD)
_COLOURS = tuple(Colour)
_HEIGHTS = (*Height, None)
_COMMANDS = (None, *Command)
_NO_PILE = -1


class _CardSet(ctypes.Structure):
    _fields_ = (("low", ctypes.c_uint64), ("high", ctypes.c_uint64))

    @classmethod
    def of(cls, bits: int) -> "_CardSet":
        return cls(bits & _WORD, bits >> 64)


_ByPileAndTop = _CardSet * _TOPS * _PILES


class _Rules(ctypes.Structure):
    _fields_ = (
        ("card_count", ctypes.c_int32),
        ("pile_count", ctypes.c_int32),
        ("player_count", ctypes.c_int32),
        ("hand_size", ctypes.c_int32),
        ("minimum", ctypes.c_int32),
        ("maximum", ctypes.c_int32),
        ("in_play", ctypes.c_int32),
        ("has_colours", ctypes.c_int32),
        ("tells_heights", ctypes.c_int32),
        ("middle_size", ctypes.c_int32),
        ("windows", ctypes.c_int32 * len(Stage)),
        ("command", ctypes.c_uint8 * _CARDS),
        ("colour", ctypes.c_uint8 * _CARDS),
        ("height", ctypes.c_uint8 * _CARDS),
        ("takes", _ByPileAndTop),
        ("backwards", _ByPileAndTop),
        ("steps", ctypes.c_int8 * _CARDS * _TOPS * _PILES),
        ("welcome", ctypes.c_uint8 * _WELCOME * _TOPS * _PILES),
        ("welcome_count", ctypes.c_uint8 * _TOPS * _PILES),
    )


class _Said(ctypes.Structure):
    _fields_ = (
        ("advice", ctypes.c_uint8 * _PILES),
        ("unwanted", ctypes.c_uint8),
        ("holding_count", ctypes.c_uint8),
        ("colour", ctypes.c_uint8 * _HOLDINGS),
        ("height", ctypes.c_uint8 * _HOLDINGS),
        ("pile_wanted", ctypes.c_int8),
        ("tricks", ctypes.c_uint8),
    )


class _View(ctypes.Structure):
    _fields_ = (
        ("seat", ctypes.c_int32),
        ("draw_pile_size", ctypes.c_int32),
        ("hand", _CardSet),
        ("laid", _CardSet),
        ("hand_sizes", ctypes.c_uint8 * _PLAYERS),
        ("tops", ctypes.c_uint8 * _PILES),
        ("said", _Said * _PLAYERS),
    )


class _NumberWeights(ctypes.Structure):
    _fields_ = tuple((field.name, ctypes.c_double) for field in fields(NumberWeights))


class _ColourWeights(ctypes.Structure):
    _fields_ = tuple((field.name, ctypes.c_double) for field in fields(ColourWeights))


class _Weights(ctypes.Structure):
    _fields_ = (
        ("numbers", _NumberWeights * len(Stage)),
        ("colours", _ColourWeights * len(Stage)),
    )


class _Result(ctypes.Structure):
    _fields_ = (("won", ctypes.c_int32), ("cards_left", ctypes.c_int32))


class _Choice(ctypes.Structure):
    _fields_ = (
        ("lay_count", ctypes.c_uint8),
        ("card", ctypes.c_uint8 * _HAND),
        ("pile", ctypes.c_uint8 * _HAND),
    )


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
        self._rules = _rules(setup)

    def play(self, weights: Weights, decks: Decks) -> list[Played]:
        """How each of the games ends."""
        results = (_Result * decks.count)()
        self._check(
            self._library.play_games(
                ctypes.byref(self._rules),
                ctypes.byref(_weights(weights)),
                decks.count,
                decks.cards,
                decks.chances,
                results,
            )
        )
        return [Played(bool(result.won), result.cards_left) for result in results]

    def choose(self, weights: Weights, observation: Observation) -> list[Lay]:
        """What the player on turn lays; nothing if there is no way to finish the turn."""
        choice = _Choice()
        view = self._view(observation)
        self._check(
            self._library.choose_turn(
                ctypes.byref(self._rules),
                ctypes.byref(_weights(weights)),
                ctypes.byref(view),
                ctypes.byref(choice),
            )
        )
        pairs = list(zip(choice.card, choice.pile, strict=True))[: choice.lay_count]
        return [Lay(self.bits.cards[number], pile) for number, pile in pairs]

    def speak(self, observation: Observation) -> Signals:
        """What a player says, but for the commands that they hold: nobody plays by that."""
        said = _Said()
        view = self._view(observation)
        self._library.say(ctypes.byref(self._rules), ctypes.byref(view), ctypes.byref(said))
        return _signals(said)

    def _check(self, succeeded: int) -> None:
        if not succeeded:
            raise MemoryError("the core ran out of memory")

    def _view(self, observation: Observation) -> _View:
        table = observation.table
        view = _View(
            seat=-1 if observation.seat is None else observation.seat,
            draw_pile_size=observation.draw_pile_size,
            hand=_CardSet.of(self.bits.of(observation.hand)),
            laid=_CardSet.of(self.bits.of(table.laid)),
        )
        for seat, size in enumerate(observation.hand_sizes):
            view.hand_sizes[seat] = size
            view.said[seat] = _said(table.signals[seat])
        for pile, top in enumerate(self.bits.tops(table.position.tops)):
            view.tops[pile] = top
        return view


@cache
def _library() -> ctypes.CDLL:
    library = core_library()
    library.play_games.restype = library.choose_turn.restype = ctypes.c_bool
    library.sizes.restype = library.say.restype = None
    stated = (ctypes.c_int32 * 5)()
    library.sizes(stated)
    if [*stated] != [ctypes.sizeof(one) for one in (_Rules, _Weights, _View, _Result, _Choice)]:
        raise NoCore("the compiler lays out the core's data in another way than Python")
    return library


def _rules(setup: Setup) -> _Rules:
    """The engine's tables, copied."""
    edition, variant, bits = setup.edition, setup.variant, card_bits(setup.edition)
    rules = _Rules(
        card_count=len(edition.cards),
        pile_count=len(edition.rows),
        player_count=setup.player_count,
        hand_size=setup.hand_size,
        minimum=variant.minimum,
        maximum=variant.maximum or 0,
        in_play=sum(1 << _COMMANDS.index(command) for command in setup.layout.in_play),
        has_colours=edition.has_colours,
        tells_heights=variant.heights_may_be_told,
        middle_size=middle_size(setup),
        windows=tuple(WINDOWS[stage] for stage in Stage),
    )
    for number, card in enumerate(edition.cards):
        rules.command[number] = _COMMANDS.index(setup.layout.by_card.get(card))
        if card.colour is not None:
            rules.colour[number] = _COLOURS.index(card.colour)
            rules.height[number] = _HEIGHTS.index(height_of(card))
    for pile in range(len(edition.rows)):
        for top in range(len(edition.cards) + 1):
            rules.takes[pile][top] = _CardSet.of(bits.takes[pile][top])
            rules.backwards[pile][top] = _CardSet.of(bits.backwards[pile][top])
            rules.steps[pile][top][: len(edition.cards)] = bits.steps[pile][top]
            if not edition.has_colours:
                numbers = welcome(bits, pile)[top]
                rules.welcome_count[pile][top] = len(numbers)
                rules.welcome[pile][top][: len(numbers)] = numbers
    return rules


def _weights(weights: Weights) -> _Weights:
    copied = _Weights()
    for nth, stage in enumerate(Stage):
        now = weights.at(stage)
        if isinstance(now, NumberWeights):
            copied.numbers[nth] = _NumberWeights(*astuple(now))
        else:
            copied.colours[nth] = _ColourWeights(*astuple(now))
    return copied


def _said(signals: Signals) -> _Said:
    said = _Said(pile_wanted=_NO_PILE)
    for signal in signals:
        match signal:
            case PileAdvice(pile, advice):
                said.advice[pile] = _ADVICE.index(advice)
            case CommandNote(command, Note.NOT_NOW):
                said.unwanted |= 1 << _COMMANDS.index(command)
            case CommandNote():
                pass  # nobody plays by what is held
            case Holding(colour, height):
                said.colour[said.holding_count] = _COLOURS.index(colour)
                said.height[said.holding_count] = _HEIGHTS.index(height)
                said.holding_count += 1
            case PileWanted(pile):
                said.pile_wanted = pile
            case TrickPossible(pile):
                said.tricks |= 1 << pile
    return said


def _signals(said: _Said) -> Signals:
    given = [(pile, _ADVICE[each]) for pile, each in enumerate(said.advice)]
    advice = [PileAdvice(pile, each) for pile, each in given if each is not None]
    notes = [
        CommandNote(command, Note.NOT_NOW)
        for number, command in enumerate(_COMMANDS)
        if command is not None and said.unwanted >> number & 1
    ]
    holdings = [
        Holding(_COLOURS[colour], _HEIGHTS[height])
        for colour, height in list(zip(said.colour, said.height, strict=True))[: said.holding_count]
    ]
    wanted = [] if said.pile_wanted == _NO_PILE else [PileWanted(said.pile_wanted)]
    tricks = [TrickPossible(pile) for pile in range(_PILES) if said.tricks >> pile & 1]
    return (*advice, *notes, *holdings, *wanted, *tricks)
