"""What is handed to the core and comes back: the engine's values as the structures of C."""

import ctypes
from collections.abc import Iterable, Sequence, Set
from dataclasses import astuple, fields
from functools import lru_cache

from thegame_desktop.bots.card_bits import card_bits, numbers_in
from thegame_desktop.bots.colour_judge import ColourWeights
from thegame_desktop.bots.colour_talk import height_of
from thegame_desktop.bots.hearsay import Told, hearsay
from thegame_desktop.bots.judgement import WINDOWS
from thegame_desktop.bots.number_judge import NEAR, near
from thegame_desktop.bots.number_talk import welcome
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.bots.weights import GameStage, Weights, middle_size
from thegame_desktop.engine import (
    Advice,
    Card,
    Colour,
    Command,
    CommandNote,
    Edition,
    Height,
    Holding,
    Note,
    Observation,
    PileAdvice,
    PileWanted,
    Position,
    Setup,
    Signals,
    TrickPossible,
)

_CARDS, _PILES, _PLAYERS, _HAND, _HOLDINGS, _WELCOME = 98, 4, 5, 8, 2, 16
_NEEDS = 32
"""The latest words; hardly ever there are more."""
_TOPS = _CARDS + 1
_WORD = (1 << 64) - 1
_ADVICE = (None, Advice.KEEP_OFF, Advice.SMALL_STEP, Advice.GO_AHEAD)
_COLOURS = tuple(Colour)
_HEIGHTS = (*Height, None)
_COMMANDS = (None, *Command)
_NO_PILE = -1


class CCardSet(ctypes.Structure):
    _fields_ = (("low", ctypes.c_uint64), ("high", ctypes.c_uint64))

    @classmethod
    def of(cls, bits: int) -> "CCardSet":
        return cls(bits & _WORD, bits >> 64)


_ByPileAndTop = CCardSet * _TOPS * _PILES


class CRules(ctypes.Structure):
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
        ("windows", ctypes.c_int32 * len(GameStage)),
        ("command", ctypes.c_uint8 * _CARDS),
        ("colour", ctypes.c_uint8 * _CARDS),
        ("height", ctypes.c_uint8 * _CARDS),
        ("takes", _ByPileAndTop),
        ("backwards", _ByPileAndTop),
        ("near", _ByPileAndTop),
        ("steps", ctypes.c_int8 * _CARDS * _TOPS * _PILES),
        ("welcome", ctypes.c_uint8 * _WELCOME * _TOPS * _PILES),
        ("welcome_count", ctypes.c_uint8 * _TOPS * _PILES),
    )


class CSaid(ctypes.Structure):
    _fields_ = (
        ("advice", ctypes.c_uint8 * _PILES),
        ("unwanted", ctypes.c_uint8),
        ("held", ctypes.c_uint8),
        ("holding_count", ctypes.c_uint8),
        ("colour", ctypes.c_uint8 * _HOLDINGS),
        ("height", ctypes.c_uint8 * _HOLDINGS),
        ("pile_wanted", ctypes.c_int8),
        ("tricks", ctypes.c_uint8),
    )


class CDemands(ctypes.Structure):
    _fields_ = (
        ("laid", ctypes.c_uint8),
        ("open_skulls", ctypes.c_uint8),
        ("bound_to", ctypes.c_uint8),
        ("three_laid", ctypes.c_uint8),
    )


class CNeed(ctypes.Structure):
    _fields_ = (("cards", CCardSet), ("is_kept", ctypes.c_int32))


class CTold(ctypes.Structure):
    _fields_ = (
        ("kept", ctypes.c_int32),
        ("need_count", ctypes.c_int32),
        ("barred", CCardSet),
        ("barred_kept", CCardSet),
        ("needs", CNeed * _NEEDS),
    )


class CView(ctypes.Structure):
    _fields_ = (
        ("seat", ctypes.c_int32),
        ("draw_pile_size", ctypes.c_int32),
        ("hand", CCardSet),
        ("laid", CCardSet),
        ("hand_sizes", ctypes.c_uint8 * _PLAYERS),
        ("tops", ctypes.c_uint8 * _PILES),
        ("demands", CDemands),
        ("said", CSaid * _PLAYERS),
        ("told", CTold * _PLAYERS),
    )


class CNumberWeights(ctypes.Structure):
    _fields_ = tuple((field.name, ctypes.c_double) for field in fields(NumberWeights))


class CColourWeights(ctypes.Structure):
    _fields_ = tuple((field.name, ctypes.c_double) for field in fields(ColourWeights))


class CWeights(ctypes.Structure):
    _fields_ = (
        ("numbers", CNumberWeights * len(GameStage)),
        ("colours", CColourWeights * len(GameStage)),
    )


class CResult(ctypes.Structure):
    _fields_ = (("won", ctypes.c_int32), ("cards_left", ctypes.c_int32))


class CTurn(ctypes.Structure):
    _fields_ = (
        ("score", ctypes.c_double),
        ("lay_count", ctypes.c_uint8),
        ("card", ctypes.c_uint8 * _HAND),
        ("pile", ctypes.c_uint8 * _HAND),
    )


class CWorld(ctypes.Structure):
    _fields_ = (
        ("hands", CCardSet * _PLAYERS),
        ("draw_pile", ctypes.c_uint8 * _CARDS),
        ("draw_pile_size", ctypes.c_int32),
    )


class CStep(ctypes.Structure):
    _fields_ = (
        ("card", ctypes.c_uint8),
        ("pile", ctypes.c_uint8),
        ("finishes_first", ctypes.c_uint8),
    )


CLine = CStep * _CARDS
"""Room for the longest line that there can be."""


def rules_of(setup: Setup) -> CRules:
    """The engine's tables, copied."""
    edition, variant, bits = setup.edition, setup.variant, card_bits(setup.edition)
    rules = CRules(
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
        windows=tuple(WINDOWS[stage] for stage in GameStage),
    )
    for number, card in enumerate(edition.cards):
        rules.command[number] = _COMMANDS.index(setup.layout.by_card.get(card))
        if card.colour is not None:
            rules.colour[number] = _COLOURS.index(card.colour)
            rules.height[number] = _HEIGHTS.index(height_of(card))
    for pile in range(len(edition.rows)):
        for top in range(len(edition.cards) + 1):
            rules.takes[pile][top] = CCardSet.of(bits.takes[pile][top])
            rules.backwards[pile][top] = CCardSet.of(bits.backwards[pile][top])
            rules.steps[pile][top][: len(edition.cards)] = bits.steps[pile][top]
            if not edition.has_colours:
                rules.near[pile][top] = CCardSet.of(near(bits, pile, NEAR)[top])
                numbers = welcome(bits, pile)[top]
                rules.welcome_count[pile][top] = len(numbers)
                rules.welcome[pile][top][: len(numbers)] = numbers
    return rules


@lru_cache(maxsize=32)
def weights_of(weights: Weights) -> CWeights:
    """The weights of all stages; nobody changes them."""
    copied = CWeights()
    for nth, stage in enumerate(GameStage):
        now = weights.at(stage)
        if isinstance(now, NumberWeights):
            copied.numbers[nth] = CNumberWeights(*astuple(now))
        else:
            copied.colours[nth] = CColourWeights(*astuple(now))
    return copied


def view_of(observation: Observation) -> CView:
    """What a seat may know."""
    table, setup = observation.table, observation.table.setup
    bits = card_bits(setup.edition)
    view = CView(
        seat=-1 if observation.seat is None else observation.seat,
        draw_pile_size=observation.draw_pile_size,
        hand=CCardSet.of(bits.of(observation.hand)),
        laid=CCardSet.of(bits.of(table.laid)),
        demands=_demands(table.position if observation.hand_is_on_turn else setup.opening()),
    )
    for seat, size in enumerate(observation.hand_sizes):
        view.hand_sizes[seat] = size
        view.said[seat] = _said(table.signals[seat])
    for pile, top in enumerate(bits.tops(table.position.tops)):
        view.tops[pile] = top
    return view


def informed_view_of(observation: Observation, says_all: Set[int]) -> CView:
    """What a seat may know, with what the others' words tell of their hands."""
    view = view_of(observation)
    if not observation.table.setup.edition.has_colours:
        view.told = tuple(map(_told, hearsay(observation, says_all)))
    return view


def _told(told: Told) -> CTold:
    needs = [CNeed(CCardSet.of(need.numbers), need.is_kept) for need in told.needs[:_NEEDS]]
    barred, barred_kept = map(CCardSet.of, (told.barred, told.barred_kept))
    return CTold(told.kept, len(needs), barred, barred_kept, tuple(needs))


def _demands(position: Position) -> CDemands:
    bound_to = _PILES if position.bound_to is None else position.bound_to
    skulls = sum(1 << pile for pile in position.open_skulls)
    return CDemands(position.laid, skulls, bound_to, position.three_laid)


def _said(signals: Signals) -> CSaid:
    said = CSaid(pile_wanted=_NO_PILE)
    for signal in signals:
        match signal:
            case PileAdvice(pile, advice):
                said.advice[pile] = _ADVICE.index(advice)
            case CommandNote(command, Note.NOT_NOW):
                said.unwanted |= 1 << _COMMANDS.index(command)
            case CommandNote(command):
                said.held |= 1 << _COMMANDS.index(command)
            case Holding(colour, height):
                said.colour[said.holding_count] = _COLOURS.index(colour)
                said.height[said.holding_count] = _HEIGHTS.index(height)
                said.holding_count += 1
            case PileWanted(pile):
                said.pile_wanted = pile
            case TrickPossible(pile):
                said.tricks |= 1 << pile
    return said


def signals_of(said: CSaid) -> Signals:
    """What the core says, as signals."""
    given = [(pile, _ADVICE[each]) for pile, each in enumerate(said.advice)]
    advice = [PileAdvice(pile, each) for pile, each in given if each is not None]
    notes = [
        CommandNote(command, note)
        for note, bits in ((Note.HELD, said.held), (Note.NOT_NOW, said.unwanted))
        for number, command in enumerate(_COMMANDS)
        if command is not None and bits >> number & 1
    ]
    holdings = [
        Holding(_COLOURS[colour], _HEIGHTS[height])
        for colour, height in list(zip(said.colour, said.height, strict=True))[: said.holding_count]
    ]
    wanted = [] if said.pile_wanted == _NO_PILE else [PileWanted(said.pile_wanted)]
    tricks = [TrickPossible(pile) for pile in range(_PILES) if said.tricks >> pile & 1]
    return (*advice, *notes, *holdings, *wanted, *tricks)


def world_of(
    edition: Edition, hands: Iterable[Iterable[Card]], draw_pile: Sequence[Card]
) -> CWorld:
    """Hands and draw pile as they are."""
    bits = card_bits(edition)
    world = CWorld(draw_pile_size=len(draw_pile))
    world.draw_pile[: len(draw_pile)] = [bits.number_of[card] for card in draw_pile]
    for seat, hand in enumerate(hands):
        world.hands[seat] = CCardSet.of(bits.of(hand))
    return world


def hands_of(world: CWorld) -> list[list[int]]:
    """By seat, the numbers of the cards in hand."""
    return [numbers_in(hand.low | hand.high << 64) for hand in world.hands]
