"""Where a card can go, what that would be, and what would come of it."""

from dataclasses import dataclass

from thegame_desktop.engine import (
    Card,
    Lay,
    Observation,
    Refusal,
    Status,
    TurnFinished,
    apply,
    is_stop,
    refusal,
)
from thegame_desktop.play.course import Course


@dataclass(frozen=True)
class Target:
    """What laying a certain card on a pile would be."""

    lay: Lay
    refusal: Refusal | None
    """Why it can't be laid there, or None."""
    step: int | None = None
    """How far the pile would move on; None if its row card has no number to count from."""
    is_backwards: bool = False
    finishes_turn: bool = False
    """True for a Stop: the turn ends with it, and cards are drawn."""


def targets(seen: Observation, card: Card) -> tuple[Target, ...]:
    """For each pile, what laying this card on it would be."""
    setup, tops = seen.table.setup, seen.table.position.tops
    found = []
    for pile, row in enumerate(setup.edition.rows):
        counts = setup.edition.row_cards_are_numbered or tops[pile] != row.card
        refused = refusal(seen, Lay(card, pile))
        found.append(
            Target(
                lay=Lay(card, pile),
                refusal=refused,
                step=row.step(tops[pile], card) if counts else None,
                is_backwards=refused is None and row.step(tops[pile], card) < 0,
                finishes_turn=is_stop(setup, card),
            )
        )
    return tuple(found)


def best_pile(course: Course, card: Card) -> int | None:
    """The pile on which this card goes least far and doesn't lose; None if no pile takes it.

    A backwards trick goes less far than anything else, the further back the better. An empty
    pile counts from its row card, whether or not there is a number on it. Of equals the first.
    """
    table = course.observation.table
    rows, tops = table.setup.edition.rows, table.position.tops
    takers = [target.lay for target in targets(course.observation, card) if target.refusal is None]
    best = min(
        takers,
        key=lambda lay: (would_lose(course, lay), rows[lay.pile].step(tops[lay.pile], card)),
        default=None,
    )
    return None if best is None else best.pile


def would_lose(course: Course, lay: Lay) -> bool:
    """True if this lay leaves no way to finish the turn. Tells nothing of hidden cards."""
    if refusal(course.observation, lay) is not None:
        return False
    state, events = apply(course.state, lay)
    # Once the turn is finished, cards have been drawn: what comes then nobody can know.
    finished = any(isinstance(event, TurnFinished) for event in events)
    return state.outcome.status is Status.LOST and not finished
