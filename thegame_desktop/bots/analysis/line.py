"""A way to play the turn, or the rest of it, followed step by step as far as the seat can see."""

from collections.abc import Sequence, Set
from typing import NamedTuple

from thegame_desktop.engine import (
    Card,
    Command,
    Lay,
    Observation,
    Position,
    after_lay,
    finish_refusal,
    is_stop,
    legal_lays,
    look_ahead,
    without,
)


class LaidStep(NamedTuple):
    """One lay of a line, and what it does."""

    lay: Lay
    before: Position
    top: Card
    """What showed on the pile."""
    step: int
    """How far it moves the pile on; negative for a backwards trick."""
    is_backwards: bool


class Line:
    """Where the lays lead that one sees oneself make."""

    def __init__(self, observation: Observation, lays: Sequence[Lay]) -> None:
        table = observation.table
        self.observation = observation
        self.setup = table.setup
        self.edition = table.setup.edition
        self.lays = tuple(lays)
        self.cards = {lay.card for lay in lays}
        self.steps: list[LaidStep] = []
        position, rest = table.position, observation.hand
        for lay in lays:
            top = position.tops[lay.pile]
            step = self.edition.rows[lay.pile].step(top, lay.card)
            is_backwards = lay.card in self.edition.takes[lay.pile][top].backwards
            self.steps.append(LaidStep(lay, position, top, step, is_backwards))
            position = after_lay(self.setup, position, lay)
            rest = without(rest, lay.card)
        self.end = position
        self.rest = rest
        """What stays in hand."""
        self.moved = sum(each.step for each in self.steps)
        """How far the piles have moved on in all."""

    @property
    def shape(self) -> tuple[object, ...]:
        """The same for lines that differ only in which of two like piles they use."""
        tops = zip(self.edition.rows, self.end.tops, strict=True)
        return self.rest, sorted((row.direction.value, top) for row, top in tops)

    @property
    def ends_with_stop(self) -> bool:
        """True if there is nothing left to finish."""
        return bool(self.lays) and is_stop(self.setup, self.lays[-1].card)

    @property
    def is_whole(self) -> bool:
        """True if the turn can end here."""
        return self.ends_with_stop or finish_refusal(self.end) is None

    @property
    def can_be_finished(self) -> bool:
        """True if the turn can end here, or be played on to its end."""
        return self.is_whole or look_ahead(self.setup, self.end, self.rest).can_finish

    @property
    def further(self) -> list[Lay]:
        """What could be laid besides."""
        if self.ends_with_stop:
            return []
        return list(legal_lays(self.setup, self.end, self.rest))

    @property
    def counts_steps(self) -> bool:
        """False if it begins a pile whose row card has no number: that is no step."""
        return not any(self.begins_pile(each.lay.pile, each.top) for each in self.steps)

    def begins_pile(self, pile: int, top: Card) -> bool:
        """True if the next card is the pile's first and its row card has no number."""
        is_empty = top == self.edition.rows[pile].card
        return is_empty and not self.edition.row_cards_are_numbered

    def step_of(self, position: Position, lay: Lay) -> int:
        """How far a lay would move its pile on."""
        return self.edition.rows[lay.pile].step(position.tops[lay.pile], lay.card)

    def gone(self, pile: int) -> int:
        """How far a pile has gone from its row card in the end."""
        row = self.edition.rows[pile]
        return row.step(row.card, self.end.tops[pile])

    def moved_on(self, pile: int) -> int:
        """How far one pile has moved on in all."""
        return sum(each.step for each in self.steps if each.lay.pile == pile)

    def lays_on(self, pile: int) -> bool:
        """True if the pile is laid on at all."""
        return any(lay.pile == pile for lay in self.lays)

    def step_with(self, card: Card) -> LaidStep:
        """What a card of the line does."""
        return next(each for each in self.steps if each.lay.card == card)

    def lays_as(self, step: LaidStep) -> bool:
        """True if the line lays that card just so, be it on another pile that is alike."""
        rows = self.edition.rows
        return any(
            each.lay.card == step.lay.card
            and each.top == step.top
            and rows[each.lay.pile].direction is rows[step.lay.pile].direction
            for each in self.steps
        )

    def fits(self, card: Card) -> bool:
        """True if some pile takes the card in the end, commands apart."""
        return any(
            card in takes[top].lays
            for takes, top in zip(self.edition.takes, self.end.tops, strict=True)
        )

    def trick_piles(self, card: Card) -> list[int]:
        """The piles on whose tops the card could go back in the end."""
        if self.setup.layout.shows(Command.NO_BACKWARDS, self.end.tops):
            return []
        takes = self.edition.takes
        return [
            pile for pile, top in enumerate(self.end.tops) if card in takes[pile][top].backwards
        ]

    def tricks_with(self, card: Card) -> bool:
        """True if the card goes back in this line."""
        return any(each.is_backwards and each.lay.card == card for each in self.steps)

    def passed_over(self, pile: int, start: Card, goal: Card, laid: Set[Card]) -> int:
        """How many cards that aren't laid yet lie between the two, as the pile goes."""
        row = self.edition.rows[pile]
        way = row.step(start, goal)
        return sum(
            0 < row.step(start, each) < way for each in self.edition.cards if each not in laid
        )

    @property
    def left_out(self) -> int | None:
        """How many numbers the piles have passed over that aren't laid; None if one came back."""
        start = self.observation.table.position.tops
        laid = {*self.observation.table.laid, *self.cards}
        piles = range(len(start))
        if any(self.moved_on(pile) < 0 for pile in piles):
            return None
        return sum(self.passed_over(pile, start[pile], self.end.tops[pile], laid) for pile in piles)
