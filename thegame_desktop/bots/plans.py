"""The turns worth judging: every way to play one's cards now, but for hopelessly dear ones."""

from functools import cache
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.engine import (
    Action,
    FinishTurn,
    Lay,
    Observation,
    Position,
    Setup,
    after_lay,
    finish_refusal,
    is_stop,
    lay_refusal,
)

_NO_BOUND = 1_000_000
_TRICK = 10
"""What a later backwards trick may win back."""


class Plan(NamedTuple):
    """A whole turn, and where it leads before cards are drawn."""

    lays: tuple[tuple[int, int], ...]
    """The number of each card and its pile, in order."""
    tops: tuple[int, ...]
    rest: int
    """The cards that stay in hand."""
    cost: int
    """How far the piles have moved on in all."""
    stops: bool = False
    """True if it ends with a Stop: there is nothing left to finish."""

    def actions(self, bits: CardBits) -> list[Action]:
        """What it takes to play it."""
        actions: list[Action] = [Lay(bits.cards[number], pile) for number, pile in self.lays]
        if not self.stops:
            actions.append(FinishTurn())
        return actions


class Breadth(NamedTuple):
    """How many of the possible turns are looked at."""

    window: int
    """How much dearer than the cheapest turn one may be."""
    reach: int
    """How far a card that nobody demands may move a pile on."""
    enough: int = 400
    """After so many positions no further ones are looked at, as soon as there is a turn at all."""


def plans(observation: Observation, breadth: Breadth) -> list[Plan]:
    """The turns that can be finished, each set of cards and final tops once; perhaps none."""
    table = observation.table
    bits = card_bits(table.setup.edition)
    tops, hand = bits.tops(table.position.tops), bits.of(observation.hand)
    if table.setup.layout.carriers:
        commanded = _CommandedTurns(table.setup, bits, breadth)
        commanded.explore(table.position, tops, hand, 0, ())
        return commanded.within_window()
    most = table.setup.variant.maximum
    turns = _PlainTurns(
        bits,
        table.position.minimum - table.position.laid,
        _NO_BOUND if most is None else most - table.position.laid,
        breadth,
    )
    turns.explore(tops, hand, 0, 0, ())
    return turns.within_window()


def steps_from(
    bits: CardBits, tops: tuple[int, ...], rest: int, takes: list[list[int]]
) -> list[tuple[int, int, int]]:
    """What can be laid: the step, the card and the pile, smallest step first.

    `takes` has, by pile and top, the cards that come into question.
    """
    steps = []
    for pile, top in enumerate(tops):
        step_of = bits.steps[pile][top]
        taken = rest & takes[pile][top]
        while taken:
            lowest = taken & -taken
            taken ^= lowest
            number = lowest.bit_length() - 1
            steps.append((step_of[number], number, pile))
    steps.sort()
    return steps


@cache
def _takes_within(bits: CardBits, longest: int) -> list[list[int]]:
    """By pile and top: the cards that it takes by no longer a step than this."""
    return [
        [
            takes & sum(1 << number for number, step in enumerate(steps) if step <= longest)
            for takes, steps in zip(*of_pile, strict=True)
        ]
        for of_pile in zip(bits.takes, bits.steps, strict=True)
    ]


class _Turns:
    """The turns found so far."""

    def __init__(self, bits: CardBits, breadth: Breadth) -> None:
        self.bits = bits
        self.window = breadth.window
        self.reach = breadth.reach
        self.takes = bits.takes
        self.short = _takes_within(bits, breadth.reach + _TRICK)
        """What may be laid once nobody demands anything more."""
        self.enough = breadth.enough
        self.cheapest = _NO_BOUND
        self.found: list[Plan] = []

    def add(self, plan: Plan) -> None:
        self.found.append(plan)
        self.cheapest = min(self.cheapest, plan.cost)

    def is_too_dear(self, cost: int, rest: int) -> bool:
        """True if not even a backwards trick with the rest can make up for it."""
        return cost - (_TRICK if rest else 0) > self.cheapest + self.window

    def has_enough(self, seen: int) -> bool:
        """True once so much was seen that the rest, the dearest of all, may be left alone."""
        return seen >= self.enough and self.cheapest < _NO_BOUND

    def is_needless(self, step: int, number: int, pile: int, rest: int) -> bool:
        """True if it goes further than it may unless a trick takes it back again."""
        return step > self.reach and not self.bits.backwards[pile][number] & rest

    def within_window(self) -> list[Plan]:
        return [plan for plan in self.found if not self.is_too_dear(plan.cost, plan.rest)]


class _PlainTurns(_Turns):
    """Where no card carries a command, a turn is its cards and nothing else."""

    def __init__(self, bits: CardBits, minimum: int, most: int, breadth: Breadth) -> None:
        super().__init__(bits, breadth)
        self.minimum = minimum
        self.most = most
        self.seen: set[tuple[tuple[int, ...], int]] = set()

    def explore(
        self,
        tops: tuple[int, ...],
        rest: int,
        laid: int,
        cost: int,
        lays: tuple[tuple[int, int], ...],
    ) -> None:
        can_finish = laid >= self.minimum
        if can_finish:
            self.add(Plan(lays, tops, rest, cost))
        if laid == self.most:
            return
        takes = self.short if can_finish else self.takes
        for step, number, pile in steps_from(self.bits, tops, rest, takes):
            rest_then = rest & ~(1 << number)
            if self.is_too_dear(cost + step, rest_then) or self.has_enough(len(self.seen)):
                break  # the others are no cheaper
            if can_finish and self.is_needless(step, number, pile, rest_then):
                continue
            tops_then = (*tops[:pile], number, *tops[pile + 1 :])
            node = (tops_then, rest_then)
            if node not in self.seen:
                self.seen.add(node)
                self.explore(tops_then, rest_then, laid + 1, cost + step, (*lays, (number, pile)))


class _CommandedTurns(_Turns):
    """With commands about, the engine says which lays are legal and what each leads to."""

    def __init__(self, setup: Setup, bits: CardBits, breadth: Breadth) -> None:
        super().__init__(bits, breadth)
        self.setup = setup
        self.seen: set[tuple[Position, int]] = set()

    def explore(
        self,
        position: Position,
        tops: tuple[int, ...],
        rest: int,
        cost: int,
        lays: tuple[tuple[int, int], ...],
    ) -> None:
        can_finish = finish_refusal(position) is None
        if can_finish:
            self.add(Plan(lays, tops, rest, cost))
        takes = self.short if can_finish else self.takes
        for step, number, pile in steps_from(self.bits, tops, rest, takes):
            rest_then, cost_then = rest & ~(1 << number), cost + step
            if self.is_too_dear(cost_then, rest_then) or self.has_enough(len(self.seen)):
                break
            if can_finish and self.is_needless(step, number, pile, rest_then):
                continue
            lay = self.bits.lays[pile][number]
            if lay_refusal(self.setup, position, lay) is not None:
                continue
            position_then = after_lay(self.setup, position, lay)
            tops_then = (*tops[:pile], number, *tops[pile + 1 :])
            lays_then = (*lays, (number, pile))
            if is_stop(self.setup, lay.card):
                # Its few cards say nothing of what a full turn costs.
                self.found.append(Plan(lays_then, tops_then, rest_then, cost_then, stops=True))
                continue
            node = (position_then, rest_then)
            if node not in self.seen:
                self.seen.add(node)
                self.explore(position_then, tops_then, rest_then, cost_then, lays_then)
