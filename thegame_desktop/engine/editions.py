"""The editions as data: cards, rows, variants, commands, and the one rule in which they differ."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from thegame_desktop.engine.actions import Lay
from thegame_desktop.engine.cards import Card, Colour, Direction, Row
from thegame_desktop.engine.commands import Layout
from thegame_desktop.engine.layouts import DEFAULT_LAYOUT
from thegame_desktop.engine.signals import (
    Advice,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Signal,
    TrickPossible,
)


@dataclass(frozen=True, eq=False)
class Variant:
    """How hard an edition is played; compared by identity, as its edition is."""

    name: str
    hand_sizes: Mapping[int, int]
    """The size of a full hand for each number of players that the variant allows."""
    minimum: int
    """How many cards a turn needs while there is a draw pile; one once it is empty."""
    maximum: int | None = None
    """How many cards a turn may have at most; None if as many as one likes."""
    heights_may_be_told: bool = True

    def minimum_with(self, draw_pile_size: int) -> int:
        """How many cards a turn needs that starts with a draw pile of this size."""
        return self.minimum if draw_pile_size else 1


class Takes(NamedTuple):
    """What a pile takes on a certain top, by the numbers and colours alone."""

    lays: Mapping[Card, Lay]
    """The lay of each card that it takes."""
    backwards: frozenset[Card]
    """Those of them that it takes by a backwards trick."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of the game; compared by identity, there is one object of each."""

    name: str
    cards: tuple[Card, ...]
    rows: tuple[Row, ...]
    variants: Mapping[str, Variant]
    is_backwards_trick: Callable[[Row, Card, Card], bool]
    """(row, top, card) → may this card be laid on that top against the row's direction?"""
    vocabulary: Callable[["Edition", Variant, Layout], frozenset[Signal]]
    """What players may signal."""
    deal_letter: str
    """The first letter of the edition's deal codes."""
    shuffled_deal_letter: str | None = None
    """The same where the deal shuffles the commands too; None if the edition has no commands."""
    default_layout: Layout = Layout()
    row_cards_are_numbered: bool = True
    """False if a row card only bounds the numbers: then the first lay on a pile has no step."""
    excellent_below: int | None = None
    """A lost game with fewer cards left (but some) is an excellent result; None if never."""
    card_by_code: Mapping[str, Card] = field(init=False)

    def __post_init__(self) -> None:
        codes = MappingProxyType({card.code: card for card in self.cards})
        object.__setattr__(self, "card_by_code", codes)

    def __reduce__(self) -> tuple[Callable[[str], "Edition"], tuple[str]]:
        # Copies in another process are the same edition again, not a twin of it.
        return edition_named, (self.name,)

    @property
    def has_commands(self) -> bool:
        """True if cards of this edition can carry commands."""
        return bool(self.default_layout.carriers)

    @property
    def has_colours(self) -> bool:
        """True if its cards have colours besides their numbers."""
        return self.cards[0].colour is not None

    @cached_property
    def takes(self) -> tuple[Mapping[Card, Takes], ...]:
        """For each pile and each top it can have: what it takes."""
        return tuple(
            self._takes(row, [Lay(card, pile) for card in self.cards])
            for pile, row in enumerate(self.rows)
        )

    def _takes(self, row: Row, lays: Sequence[Lay]) -> Mapping[Card, Takes]:
        takes = {}
        for top in (row.card, *self.cards):
            backwards = {card for card in self.cards if self.is_backwards_trick(row, top, card)}
            taken = {
                lay.card: lay
                for lay in lays
                if row.step(top, lay.card) > 0 or lay.card in backwards
            }
            takes[top] = Takes(MappingProxyType(taken), frozenset(backwards))
        return MappingProxyType(takes)


TRICK_STEP = -10
"""The step of the backwards trick in the editions with numbers up to 99."""


def _is_ten_back(row: Row, top: Card, card: Card) -> bool:
    return row.step(top, card) == TRICK_STEP


def _is_same_colour_back(row: Row, top: Card, card: Card) -> bool:
    return card.colour is top.colour and row.step(top, card) < 0


def _advice_and_notes(edition: Edition, _variant: Variant, layout: Layout) -> frozenset[Signal]:
    # "I can do a backwards trick here" would fix a number, so it is not among these signals.
    advice = {PileAdvice(pile, advice) for pile in range(len(edition.rows)) for advice in Advice}
    notes = {CommandNote(command, note) for command in layout.in_play for note in Note}
    return frozenset(advice | notes)


def _colours(edition: Edition, variant: Variant, _layout: Layout) -> frozenset[Signal]:
    piles = range(len(edition.rows))
    wanted = {PileWanted(pile) for pile in piles}
    if variant.heights_may_be_told:
        return frozenset(wanted | {Holding(c, height) for c in Colour for height in Height})
    # A colour is no number: here the rulebook allows to say where a trick is possible.
    return frozenset(
        wanted | {Holding(c) for c in Colour} | {TrickPossible(pile) for pile in piles}
    )


def _variants(*variants: Variant) -> Mapping[str, Variant]:
    return MappingProxyType({variant.name: variant for variant in variants})


_FULL_HANDS = MappingProxyType({1: 8, 2: 7, 3: 6, 4: 6, 5: 6})
_SMALL_HANDS = MappingProxyType({players: size - 1 for players, size in _FULL_HANDS.items()})
_HANDS_OF_TWO = MappingProxyType({2: 2, 3: 2, 4: 2, 5: 2})

_NUMBERS = tuple(Card(number) for number in range(2, 100))
_ROWS_OF_FOUR = (
    Row(Direction.ASCENDING, Card(1)),
    Row(Direction.ASCENDING, Card(1)),
    Row(Direction.DESCENDING, Card(100)),
    Row(Direction.DESCENDING, Card(100)),
)
_ORIGINAL_VARIANTS = _variants(
    Variant("standard", _FULL_HANDS, minimum=2),
    Variant("expert", _FULL_HANDS, minimum=3),
    Variant("expert_plus", _SMALL_HANDS, minimum=3),
)

ORIGINAL = Edition(
    name="original",
    cards=_NUMBERS,
    rows=_ROWS_OF_FOUR,
    variants=_ORIGINAL_VARIANTS,
    is_backwards_trick=_is_ten_back,
    vocabulary=_advice_and_notes,
    deal_letter="T",
    excellent_below=10,
)

# All rules of the Original hold, and commands come on top.
EXTREME = replace(
    ORIGINAL,
    name="extreme",
    deal_letter="E",
    shuffled_deal_letter="X",
    default_layout=DEFAULT_LAYOUT,
)

QUICK = Edition(
    name="quick",
    cards=tuple(Card(number, colour) for colour in Colour for number in range(1, 11)),
    # Every card goes on an empty pile, so the row cards stand just outside of 1–10.
    rows=(Row(Direction.DESCENDING, Card(11)), Row(Direction.ASCENDING, Card(0))),
    variants=_variants(
        Variant("standard", _HANDS_OF_TWO, minimum=1, maximum=2),
        Variant("expert", _HANDS_OF_TWO, minimum=1, maximum=1, heights_may_be_told=False),
    ),
    is_backwards_trick=_is_same_colour_back,
    vocabulary=_colours,
    deal_letter="K",
    row_cards_are_numbered=False,
)

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {edition.name: edition for edition in (ORIGINAL, EXTREME, QUICK)}
)


def edition_named(name: str) -> Edition:
    """The edition with this name; KeyError if there is none."""
    return EDITIONS[name]
