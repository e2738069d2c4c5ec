"""Why a way to play a turn works out better with the cards as they really lay."""

from dataclasses import dataclass

from thegame_desktop.bots.plans import Breadth, plans
from thegame_desktop.bots.whole_turn import after_turn
from thegame_desktop.engine import Lay, State, Status, observe


@dataclass(frozen=True)
class NextIsStuck:
    """After the other way nobody could have gone on: the game would have been lost at once."""


@dataclass(frozen=True)
class NextMovesLess:
    """The turn after it need not move the piles on as far as after the other way."""

    steps: int
    """How far at least, all cards of that turn together; tricks win steps back."""
    rival: int


OpenReason = NextIsStuck | NextMovesLess


def open_reason(before: State, lays: tuple[Lay, ...], other: tuple[Lay, ...]) -> OpenReason | None:
    """What becomes of the next turn; None if that doesn't speak for the first of the two ways."""
    ours, theirs = after_turn(before, lays), after_turn(before, other)
    if Status.WON in (ours.outcome.status, theirs.outcome.status):
        return None
    if ours.outcome.status is Status.LOST:
        return None
    if theirs.outcome.status is Status.LOST:
        return NextIsStuck()
    steps, rival = _cheapest(ours), _cheapest(theirs)
    return NextMovesLess(steps, rival) if steps < rival else None


def _cheapest(state: State) -> int:
    """How far the player on turn has to move the piles on."""
    return min(plan.cost for plan in plans(observe(state, state.table.on_turn), Breadth(0, 0)))
