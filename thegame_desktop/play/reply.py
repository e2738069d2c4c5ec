"""What a tutor answers to something that wasn't asked for: values, which the view has words for."""

from dataclasses import dataclass
from enum import Enum, auto

from thegame_desktop.engine import Action, Refusal


class Objection(Enum):
    """Why something wasn't what was asked for."""

    REFUSED = auto()
    """By the rules."""
    LOSES = auto()
    """It is allowed, but the turn couldn't be finished any more."""
    TAKES = auto()
    """It is allowed, but somebody has asked to keep off that pile."""
    WASTES = auto()
    """It is allowed, but many numbers would be left out."""
    OTHERWISE = auto()
    """It is allowed, but it is about something else here."""
    TOO_EARLY = auto()
    """The turn could be finished, but there is something to do in it."""
    OVER = auto()
    """The scene is over."""


@dataclass(frozen=True)
class Reply:
    """What there is to say about something that wasn't asked for."""

    objection: Objection
    action: Action
    refusal: Refusal | None = None
    skipped: int = 0
    """How many numbers that aren't laid yet would be left out."""
    player: int | None = None
    """Who has asked to keep off."""
