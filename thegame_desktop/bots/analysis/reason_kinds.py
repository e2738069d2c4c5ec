"""What may speak for a way to play the turn, as values."""

from dataclasses import dataclass

from thegame_desktop.engine import Card, Command, Lay, Signal


@dataclass(frozen=True)
class WinsGame:
    """It lays all cards that are left, and the game is won."""


@dataclass(frozen=True)
class Survives:
    """The other way leaves nothing by which the turn could be finished."""


@dataclass(frozen=True)
class BackwardsTrick:
    """A card goes back on a pile as it was before the turn."""

    lay: Lay
    top: Card
    won_back: int


@dataclass(frozen=True)
class PreparedTrick:
    """A card is laid, and the next one on its pile goes back from there."""

    lay: Lay
    trick: Lay
    won_back: int


@dataclass(frozen=True)
class KeepsTrick:
    """A card stays in hand that can go back on a pile afterwards; the other way, it can't."""

    card: Card
    pile: int
    top: Card


@dataclass(frozen=True)
class KeepsPair:
    """Two cards stay together: the first is a small step, from which the second can go back."""

    first: Card
    second: Card


@dataclass(frozen=True)
class OnlyWay:
    """After every other card on whatever pile, the turn could not be finished."""

    lay: Lay


@dataclass(frozen=True)
class StopEnds:
    """A Stop spares the cards that the turn would still need."""

    lay: Lay


@dataclass(frozen=True)
class CoversSkull:
    """The next card covers a Skull of this turn."""

    lay: Lay
    skull: Card


@dataclass(frozen=True)
class Heeds:
    """It does what somebody said would be good; the other way doesn't."""

    seat: int
    signal: Signal


@dataclass(frozen=True)
class CoversCommand:
    """A lasting command shows no longer."""

    card: Card
    command: Command


@dataclass(frozen=True)
class KeepsBack:
    """A card stays in hand whose command the other way would bring upon the team, or use up."""

    card: Card
    command: Command


@dataclass(frozen=True)
class RidsOf:
    """It lays a card that makes demands, which the other way keeps."""

    card: Card
    command: Command


@dataclass(frozen=True)
class KeepsPlayable:
    """A card that stays in hand fits somewhere afterwards; the other way, nowhere any more."""

    card: Card


@dataclass(frozen=True)
class NothingMore:
    """No further card can be laid in this turn."""


@dataclass(frozen=True)
class FurtherIsDear:
    """Each further card would move a pile on by at least so much."""

    step: int
    count: int
    """How many cards it lays itself."""


@dataclass(frozen=True)
class ExactFit:
    """Between the pile and the card there is no number that isn't laid yet."""

    lay: Lay
    top: Card


@dataclass(frozen=True)
class SmallestStep:
    """No other card moves any pile on by less."""

    lay: Lay
    step: int


@dataclass(frozen=True)
class StartsPile:
    """An empty pile without a number of its own is begun near the end from which it goes."""

    lay: Lay


@dataclass(frozen=True)
class CheapExtra:
    """A card that nobody demands moves its pile on by little."""

    lay: Lay
    step: int


@dataclass(frozen=True)
class LeavesOutFewer:
    """The piles pass over fewer numbers that aren't laid yet than the other way."""

    count: int
    rival: int


@dataclass(frozen=True)
class MovesLess:
    """The piles move on by less in all than the other way; below zero, they come back."""

    steps: int
    rival: int


@dataclass(frozen=True)
class EmptiesHand:
    """Nothing is left to be drawn, and it lays all that the player has."""


@dataclass(frozen=True)
class LaysMore:
    """It lays more cards than the other way."""

    count: int
    rival: int


@dataclass(frozen=True)
class SavesPile:
    """It leaves the least used pile of one direction alone; the other way leaves none like it."""

    pile: int
    top: Card
    """The row card if it is empty."""


@dataclass(frozen=True)
class MoreFit:
    """More of the cards that this player can't see fit on some pile afterwards."""

    count: int
    rival: int


@dataclass(frozen=True)
class TrickStillOut:
    """A card that this player can't see could go back on the pile's top afterwards."""

    card: Card
    pile: int
    top: Card


@dataclass(frozen=True)
class EnoughLaid:
    """The turn may be finished."""


@dataclass(frozen=True)
class Moves:
    """The piles move on by so much in all; below zero, they come back."""

    steps: int


PlayReason = (
    WinsGame
    | Survives
    | BackwardsTrick
    | PreparedTrick
    | KeepsTrick
    | StopEnds
    | OnlyWay
    | CoversSkull
    | NothingMore
    | Heeds
    | CoversCommand
    | KeepsBack
    | KeepsPair
    | KeepsPlayable
    | FurtherIsDear
    | ExactFit
    | CheapExtra
    | SmallestStep
    | StartsPile
    | LeavesOutFewer
    | MovesLess
    | RidsOf
    | EmptiesHand
    | LaysMore
    | SavesPile
    | MoreFit
    | TrickStillOut
    | EnoughLaid
    | Moves
)
"""The most telling kinds first; the last two are told where nothing else can be."""
