"""What has happened, in the order it happened."""

from dataclasses import dataclass

from thegame_desktop.engine.cards import Card
from thegame_desktop.engine.signals import Signals
from thegame_desktop.engine.state import Outcome


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """The team agreed who begins."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A player came on turn, and needs to lay this many cards."""

    player: int
    minimum: int


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid; `step` is how far its pile moved on, negative against its direction."""

    player: int
    card: Card
    pile: int
    step: int

    @property
    def backwards(self) -> bool:
        """True for a backwards trick."""
        return self.step < 0


@dataclass(frozen=True, slots=True)
class TurnFinished:
    """A player finished the turn, by choice or by a Stop."""

    player: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A player drew; `cards` is None for whoever may not see them."""

    player: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SignalsGiven:
    """A player says this now."""

    player: int
    signals: Signals


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game was won or lost in the turn of this player."""

    player: int
    outcome: Outcome


Event = (
    StarterChosen | TurnStarted | CardLaid | TurnFinished | CardsDrawn | SignalsGiven | GameEnded
)
