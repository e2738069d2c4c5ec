"""The casual player: lays what moves the piles on least, and doesn't notice everything."""

from collections.abc import Sequence
from random import Random

from thegame_desktop.bots.card_bits import card_bits, numbers_in
from thegame_desktop.bots.plans import Breadth, Plan, plans
from thegame_desktop.bots.talk import TalkingBot
from thegame_desktop.engine import Action, Advice, Observation, PileAdvice

_BREADTH = Breadth(window=13, reach=3)
_CARD_WORTH = 3
"""A step this small is made even if nobody demands it."""
_COURTESY = 6
"""How much dearer a turn may be that keeps off a pile if somebody asks for it."""
_BOTHER = 8
"""How much dearer a turn may be that leaves one lasting command less showing."""
_OVERLOOKED = 0.06
"""The chance not to notice that a certain card could go on a certain pile."""


class CasualBot(TalkingBot):
    """Plays the cheapest turn that it notices; thinks of no other hand, and not of later."""

    def choose(self, observation: Observation, rng: Random) -> Sequence[Action]:
        bits = card_bits(observation.table.setup.edition)
        possible = plans(observation, _BREADTH)
        overlooked = {
            (number, pile)
            for number in numbers_in(bits.of(observation.hand))
            for pile in range(len(observation.table.position.tops))
            if rng.random() < _OVERLOOKED
        }
        noticed = [plan for plan in possible if overlooked.isdisjoint(plan.lays)]
        layout, kept_off = observation.table.setup.layout, _kept_off(observation)
        lasting = {bits.number_of[card] for card, command in layout.carriers if command.is_lasting}
        best = min(noticed or possible, key=lambda plan: _cost(plan, kept_off, lasting))
        return best.actions(bits)


def _cost(plan: Plan, kept_off: set[int], lasting: set[int]) -> int:
    disturbed = {pile for _, pile in plan.lays if pile in kept_off}
    left_showing = lasting.intersection(plan.tops)
    cost = plan.cost - _CARD_WORTH * len(plan.lays)
    return cost + _COURTESY * len(disturbed) + _BOTHER * len(left_showing)


def _kept_off(observation: Observation) -> set[int]:
    """The piles that somebody else would like to have left alone."""
    return {
        signal.pile
        for seat, said in enumerate(observation.table.signals)
        for signal in said
        if seat != observation.seat
        and isinstance(signal, PileAdvice)
        and signal.advice is Advice.KEEP_OFF
    }
