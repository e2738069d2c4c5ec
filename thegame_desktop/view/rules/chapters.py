"""What the rules consist of: chapters, sections, and what stands in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from thegame_desktop.engine import EDITIONS, Command, LossReason, Signal

_LOSSES: Mapping[LossReason, str] = MappingProxyType(
    {
        LossReason.MINIMUM: "end",
        LossReason.SKULL: "skull",
        LossReason.THREE: "three",
        LossReason.COMMANDS: "end",
    }
)
"""The sections that tell of them."""


@dataclass(frozen=True)
class RowCard:
    """The row card of a pile."""

    pile: int


@dataclass(frozen=True)
class Face:
    """A card, with the command that it carries in the layout that the game ships with."""

    code: str


def carrier(command: Command, nth: int) -> Face:
    """One of the cards that carry this command, counted from the lowest."""
    return Face(EDITIONS["extreme"].default_layout.cards(command)[nth].code)


@dataclass(frozen=True)
class Hand:
    """Cards as somebody holds them, one partly over the other."""

    codes: tuple[str, ...]


@dataclass(frozen=True)
class DrawPile:
    """The draw pile, or the place where it was."""

    is_empty: bool = False


@dataclass(frozen=True)
class Said:
    """A signal as it shows at the table."""

    signal: Signal


@dataclass(frozen=True)
class Arrow:
    """The way on a pile from the card before it to the one behind; the engine says what it is."""

    pile: int
    is_forbidden: bool = False
    """By a command, though it would fit."""


@dataclass(frozen=True)
class Gap:
    """Room between two things that have nothing to do with each other."""


FigurePart = RowCard | Face | Hand | DrawPile | Said | Arrow | Gap


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    words: str


@dataclass(frozen=True)
class Reading:
    """A paragraph about a point that the rulebooks leave open, as this game has it."""

    words: str


@dataclass(frozen=True)
class Figure:
    """A picture in the game's own drawings, and what it shows in words."""

    parts: tuple[FigurePart, ...]
    caption: str


@dataclass(frozen=True)
class HandSizes:
    """A table of the hands in a variant, by the number of players; the engine knows them."""

    variant: str


Block = Text | Reading | Figure | HandSizes


@dataclass(frozen=True)
class Section:
    """What there is to know about one thing."""

    name: str
    """What it is found by: the same in every language."""
    title: str
    blocks: tuple[Block, ...]
    see_also: tuple[str, ...] = ()
    """The places where more is told."""


@dataclass(frozen=True)
class Chapter:
    """All about one edition."""

    edition: str
    title: str
    sections: tuple[Section, ...]

    def anchor(self, section: Section | None = None) -> str:
        """The place of the chapter, or of one of its sections."""
        return anchor_of(self.edition, section.name if section else "")


def anchor_of(edition: str, section: str = "") -> str:
    """The place in the rules where an edition, or something of it, is told of."""
    return f"{edition}-{section}" if section else edition


def place_of_ending(edition: str, reason: LossReason | None) -> str:
    """The place that tells why a game was lost; without a reason, what winning means."""
    return anchor_of(edition, _LOSSES[reason] if reason else "end")
