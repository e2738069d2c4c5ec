"""Where a card can go, what that would be, and what would come of it."""

from dataclasses import dataclass
from functools import cached_property

from thegame_desktop.engine import (
    Action,
    Card,
    FinishTurn,
    Lay,
    Reason,
    Refusal,
    Status,
    TurnFinished,
    apply,
    is_stop,
    legal_lays,
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


class Choices:
    """What whoever looks can do as the game stands: each answer is worked out once."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._seen = course.observation
        self._refusals: dict[Action, Refusal | None] = {}
        self._targets: dict[Card, tuple[Target, ...]] = {}
        self._losing: dict[Lay, bool] = {}

    def refusal(self, action: Action) -> Refusal | None:
        """Why whoever looks can't do it, or None."""
        if self._course.is_given_up:
            return Refusal(Reason.GAME_OVER)
        if action not in self._refusals:
            self._refusals[action] = refusal(self._seen, action)
        return self._refusals[action]

    @cached_property
    def turn_refusal(self) -> Refusal | None:
        """Why the turn can't be finished yet, whoever is on turn; everybody may know that."""
        if self._seen.is_on_turn:
            return self.refusal(FinishTurn())
        return refusal(self._course.state, FinishTurn())

    @cached_property
    def can_lay(self) -> bool:
        """True if some card of the hand in sight can be laid."""
        seen = self._seen
        if not seen.is_on_turn:
            return False
        lays = legal_lays(seen.table.setup, seen.table.position, seen.hand)
        return next(iter(lays), None) is not None

    def targets(self, card: Card) -> tuple[Target, ...]:
        """For each pile, what laying this card on it would be."""
        if card not in self._targets:
            piles = range(len(self._seen.table.setup.edition.rows))
            self._targets[card] = tuple(self._target(Lay(card, pile)) for pile in piles)
        return self._targets[card]

    def _target(self, lay: Lay) -> Target:
        setup, tops = self._seen.table.setup, self._seen.table.position.tops
        row, top = setup.edition.rows[lay.pile], tops[lay.pile]
        counts = setup.edition.row_cards_are_numbered or top != row.card
        step, refused = row.step(top, lay.card), self.refusal(lay)
        return Target(
            lay=lay,
            refusal=refused,
            step=step if counts else None,
            is_backwards=refused is None and step < 0,
            finishes_turn=is_stop(setup, lay.card),
        )

    def best_pile(self, card: Card) -> int | None:
        """The pile on which this card goes least far, first of those where it doesn't lose.

        None if no pile takes it. A backwards trick goes less far than anything else, the further
        back the better. An empty pile counts from its row card, whether or not there is a number
        on it. Of equals the first.
        """
        table = self._seen.table
        rows, tops = table.setup.edition.rows, table.position.tops
        takers = [target.lay for target in self.targets(card) if target.refusal is None]
        best = min(
            takers,
            key=lambda lay: (self.would_lose(lay), rows[lay.pile].step(tops[lay.pile], card)),
            default=None,
        )
        return None if best is None else best.pile

    def would_lose(self, lay: Lay) -> bool:
        """True if this lay leaves no way to finish the turn. Tells nothing of hidden cards."""
        if lay not in self._losing:
            self._losing[lay] = self.refusal(lay) is None and _loses(self._course, lay)
        return self._losing[lay]


def _loses(course: Course, lay: Lay) -> bool:
    state, events = apply(course.state, lay)
    # Once the turn is finished, cards have been drawn: what comes then nobody can know.
    finished = any(isinstance(event, TurnFinished) for event in events)
    return state.outcome.status is Status.LOST and not finished
