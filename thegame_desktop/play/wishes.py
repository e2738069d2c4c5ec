"""What somebody at a table may wish for, and why that can't be: values, as actions are.

Whoever wishes changes nothing. A table hands each wish to its host, who fulfils it or answers why
not.
"""

from dataclasses import dataclass
from enum import Enum, auto

from thegame_desktop.engine import Card, ChooseStarter, FinishTurn, Lay, Signals


@dataclass(frozen=True)
class TakeBack:
    """Undo the last lay of this turn."""


@dataclass(frozen=True)
class Say:
    """Let the others know this from now on, and nothing else, as whoever is looking."""

    signals: Signals


@dataclass(frozen=True)
class PassTo:
    """Hand the laptop to this seat, for a look at its own hand; wished again, not after all."""

    seat: int


@dataclass(frozen=True)
class UncoverHand:
    """Let whoever the laptop has gone to look at their hand."""


@dataclass(frozen=True)
class CoverHand:
    """Let nobody see the hand in sight any more."""


@dataclass(frozen=True)
class NeverMind:
    """Nobody needs to look in between after all."""


@dataclass(frozen=True)
class MoveCard:
    """Keep a card of the hand in another place of it."""

    card: Card
    place: int


@dataclass(frozen=True)
class SortHand:
    """Keep the hand sorted again."""


OwnCards = TakeBack | MoveCard | SortHand
"""What every table at which something can be done does alike."""
LookingAround = PassTo | UncoverHand | CoverHand | NeverMind
TableWish = Lay | FinishTurn | ChooseStarter | Say | LookingAround | OwnCards


class WhyNot(Enum):
    """Why the host of a table doesn't do what the rules might allow."""

    REPLAYED = auto()
    """A game that is over is gone through."""
    EXPLAINED = auto()
    """A turn is shown step by step."""
    TRIED = auto()
    """The one turn that can be tried has been played."""
    TAUGHT = auto()
    """A lesson is about something else."""
    PRACTISED = auto()
    """A single turn is tried, by one player."""
    FINAL = auto()
    """Nothing can be taken back: nothing was laid, or cards have been drawn since."""
    SWITCHED_OFF = auto()
    """The settings don't allow to take anything back."""
    NOBODY_LOOKS = auto()
    """Only whoever looks at their hand can say something."""
    AS_IT_IS = auto()
    """It is so already."""
