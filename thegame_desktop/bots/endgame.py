"""The end of a game in which one player holds all that is left: nothing is hidden any more."""

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.bots.plans import Plan, steps_from
from thegame_desktop.engine import Observation

_MOST_NODES = 4_000
"""Where so many positions show no way to lay everything, there is hardly one."""


def has_all_the_rest(observation: Observation) -> bool:
    """True if nobody else has a card, none is to be drawn, and only numbers and colours count."""
    others = sum(observation.hand_sizes) - len(observation.hand)
    setup = observation.table.setup
    is_plain = not setup.layout.carriers and setup.variant.maximum is None
    return is_plain and observation.draw_pile_size == 0 and others == 0


def longest_turn(observation: Observation) -> Plan:
    """The turn that lays as many cards as can be; commands and a maximum are not heeded."""
    table = observation.table
    bits = card_bits(table.setup.edition)
    search = _LongestTurn(bits)
    search.explore(bits.tops(table.position.tops), bits.of(observation.hand), ())
    return search.best


class _LongestTurn:
    """Depth first, no position twice."""

    def __init__(self, bits: CardBits) -> None:
        self.bits = bits
        self.best = Plan((), (), 0, 0)
        self.seen: set[tuple[tuple[int, ...], int]] = set()

    def explore(self, tops: tuple[int, ...], rest: int, lays: tuple[tuple[int, int], ...]) -> bool:
        """True as soon as everything is laid."""
        if len(lays) > len(self.best.lays):
            self.best = Plan(lays, tops, rest, 0)
        if not rest:
            return True
        for _, number, pile in steps_from(self.bits, tops, rest, self.bits.takes):
            tops_then = (*tops[:pile], number, *tops[pile + 1 :])
            node = (tops_then, rest & ~(1 << number))
            if node in self.seen or len(self.seen) >= _MOST_NODES:
                continue
            self.seen.add(node)
            if self.explore(*node, (*lays, (number, pile))):
                return True
        return False
