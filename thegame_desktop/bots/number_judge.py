"""Judges a turn where cards are numbers: the Original and Extreme.

Every pile is seen as one that counts upwards from 1: a descending pile stands at 101 − top, and
a card on it at 101 − number. The lower a score, the better.
"""

from functools import cache
from operator import itemgetter
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits, numbers_in
from thegame_desktop.bots.number_talk import tiers
from thegame_desktop.bots.number_weights import NumberWeights
from thegame_desktop.bots.plans import Plan
from thegame_desktop.engine import Advice, Command, CommandNote, Note, Observation, PileAdvice

_HIGHEST = 100
"""No card stands as high as this on any pile."""
NEAR = 3
"""Up to this step a card is near."""
_TRICK = 10
_THREE = 3
"""What a "3!" demands; a Skull demands another card at least."""
_FAR = 15
"""A pile that the others have nothing for had better go far; further than this is no better."""


class _Stand(NamedTuple):
    """A pile with a certain card on top."""

    at: int
    """How far it has gone, counting upwards from 1."""
    worth: float
    """What that means, whatever is kept in hand."""
    forwards: int
    """The cards that fit without a trick."""
    trick: int
    """The card that does a backwards trick, and after it the one that does another."""
    second_trick: int
    is_trick_unseen: bool
    pairs: list[tuple[int, int]]
    """Cards of the hand, ten apart, of which the higher goes on the pile; and what they win."""
    gaps: list[float]
    """By card: the step that it would be, a trick counting nothing."""


class NumberJudge:
    """Judges the turns of one observation."""

    def __init__(self, observation: Observation, weights: NumberWeights) -> None:
        table = observation.table
        self._bits = bits = card_bits(table.setup.edition)
        self._weights = weights
        self._hand = bits.of(observation.hand)
        self._unlaid = bits.all & ~bits.of(table.laid)
        self._unseen = self._unlaid & ~self._hand
        self._tops = bits.tops(table.position.tops)
        self._ascends = [steps[0][1] > 0 for steps in bits.steps]
        self._stands: list[dict[int, _Stand]] = [{} for _ in self._tops]
        self._hear(observation)
        self._heed_commands(observation)

    def _hear(self, observation: Observation) -> None:
        """Note what the others say."""
        self._keep_offs = [0 for _ in self._tops]
        self._small_steps = [0 for _ in self._tops]
        self._go_aheads = [0 for _ in self._tops]
        self._unwanted: set[Command] = set()
        mates = [
            said
            for seat, said in enumerate(observation.table.signals)
            if seat != observation.seat and observation.hand_sizes[seat]
        ]
        self._mate_count = len(mates)
        counts = {
            Advice.KEEP_OFF: self._keep_offs,
            Advice.SMALL_STEP: self._small_steps,
            Advice.GO_AHEAD: self._go_aheads,
        }
        for said in mates:
            for signal in said:
                if isinstance(signal, PileAdvice):
                    counts[signal.advice][signal.pile] += 1
                elif isinstance(signal, CommandNote) and signal.note is Note.NOT_NOW:
                    self._unwanted.add(signal.command)

    def _heed_commands(self, observation: Observation) -> None:
        """What each card costs that carries a command: while it shows, and when it is laid."""
        layout, weights = observation.table.setup.layout, self._weights
        self._shown: dict[int, float] = {}
        self._laid: dict[int, float] = {}
        self._threes = self._bits.of(layout.by_command[Command.THREE])
        self._skulls = self._bits.of(layout.by_command[Command.SKULL])
        for card, command in layout.carriers:
            number = self._bits.number_of[card]
            if command.is_lasting:
                self._shown[number] = getattr(weights, command.value)
            else:
                self._laid[number] = -getattr(weights, f"{command.value}_laid")
            if command in self._unwanted:
                self._laid[number] = self._laid.get(number, 0.0) + weights.not_now

    def score(self, plan: Plan) -> float:
        """What the turn is worth, before cards are drawn; lower is better."""
        weights, rest = self._weights, plan.rest
        score = -weights.count * len(plan.lays)
        low_up = low_down = _HIGHEST
        fitting, gaps = 0, []
        for pile, top in enumerate(plan.tops):
            stand = self._stands[pile].get(top) or self._stand(pile, top)
            score += stand.worth + self._with_hand(stand, rest)
            fitting |= stand.forwards
            gaps.append(stand.gaps)
            if self._ascends[pile]:
                low_up = min(low_up, stand.at)
            else:
                low_down = min(low_down, stand.at)
        score += weights.lower * (low_up + low_down)
        score += weights.dead_unseen * (self._unseen & ~fitting).bit_count()
        score += weights.dead_held * (rest & ~fitting).bit_count()
        score += weights.hand_gap * self._hand_gaps(rest, gaps)
        if self._laid:
            for number, _ in plan.lays:
                score += self._laid.get(number, 0.0)
            score += weights.stranded * self._stranded(rest)
        return score

    def _stranded(self, rest: int) -> int:
        """How many cards of the rest demand more cards than there are."""
        kept = rest.bit_count()
        demanding = self._threes if kept < _THREE else 0
        if kept == 1:
            demanding |= self._skulls
        return (rest & demanding).bit_count()

    def _with_hand(self, stand: _Stand, rest: int) -> float:
        """What a pile is worth to the rest of the hand."""
        weights = self._weights
        score = -weights.room * (rest & stand.forwards).bit_count()
        if stand.trick:
            chain = weights.chain if stand.second_trick & (self._unseen | rest) else 0.0
            if rest & stand.trick:
                score -= weights.trick_held + chain
            elif stand.is_trick_unseen:
                score -= chain / 2
        for pair, won in stand.pairs:
            if rest & pair == pair:
                score -= weights.pair * won
                break
        return score

    def _hand_gaps(self, rest: int, gaps: list[list[float]]) -> float:
        """How far the cards in hand are from the piles."""
        one, two, three, four = gaps
        cap = self._weights.gap_cap
        total = 0.0
        for card in numbers_in(rest):
            total += min(one[card], two[card], three[card], four[card], cap)
        return total

    def _stand(self, pile: int, top: int) -> _Stand:
        """The pile with this top; kept, because many turns lead to it."""
        bits, weights = self._bits, self._weights
        forwards, trick = bits.forwards(pile, top), bits.backwards[pile][top]
        at = 1 + bits.gone[pile][top]
        is_trick_unseen = bool(trick & self._unseen)
        close_by = near(bits, pile, NEAR)[top] & self._unseen
        worth = at + weights.square * at * at / 100.0
        worth -= weights.room * (forwards & self._unseen).bit_count()
        worth -= weights.near * close_by.bit_count()
        if is_trick_unseen:
            seen = len(bits.cards) - self._unseen.bit_count()
            worth -= weights.trick_unseen + weights.trick_late * seen / 100.0
        if top != self._tops[pile]:
            worth += self._heeded(pile, top)
        worth += self._shown.get(top, 0.0)
        stand = self._stands[pile][top] = _Stand(
            at,
            worth,
            forwards,
            trick,
            bits.backwards[pile][trick.bit_length() - 1] if trick else 0,
            is_trick_unseen,
            self._pairs(pile, top),
            _gaps(bits, pile)[top],
        )
        return stand

    def _pairs(self, pile: int, top: int) -> list[tuple[int, int]]:
        """The pairs of cards in hand that do a sure trick on a pile, the best one first."""
        bits, steps = self._bits, self._bits.steps[pile][top]
        pairs = []
        for card in numbers_in(self._hand & near(bits, pile, _TRICK - 1)[top]):
            back = self._hand & bits.backwards[pile][card]
            if back:
                pairs.append((1 << card | back, _TRICK - steps[card]))
        pairs.sort(key=itemgetter(1), reverse=True)
        return pairs

    def _heeded(self, pile: int, top: int) -> float:
        """What it means to the others that a pile has moved."""
        weights, bits = self._weights, self._bits
        score = 0.0
        if self._keep_offs[pile] or self._small_steps[pile]:
            very_good, good, _ = tiers(bits, pile, self._tops[pile], self._unlaid)
            takes = bits.takes[pile][top]
            if self._keep_offs[pile]:
                lost = self._lost(very_good, takes)
                score += weights.keep_off + weights.keep_off_lost * self._keep_offs[pile] * lost
            else:
                score += weights.small_step
            lost = self._lost(good, takes)
            score += weights.small_step_lost * self._small_steps[pile] * lost
        moved = bits.gone[pile][top] - bits.gone[pile][self._tops[pile]]
        if moved > 0 and self._go_aheads[pile]:
            share = self._go_aheads[pile] / self._mate_count
            score -= weights.go_ahead * share * min(moved, _FAR) / _FAR
        return score

    def _lost(self, meant: int, takes: int) -> float:
        """The share of the numbers meant that don't fit any more; one's own can't be meant."""
        possible = meant & self._unseen
        if not possible:
            return 0.0
        return (possible & ~takes).bit_count() / possible.bit_count()


@cache
def near(bits: CardBits, pile: int, most: int) -> list[int]:
    """By top: the cards that would be steps forwards, up to the size given."""
    return [
        sum(1 << card for card, step in enumerate(steps) if 0 < step <= most)
        for steps in bits.steps[pile]
    ]


@cache
def _gaps(bits: CardBits, pile: int) -> list[list[float]]:
    """By top and card: the step that it would be, a trick counting nothing."""
    return [
        [
            float(step) if step > 0 else 0.0 if trick >> card & 1 else float(_HIGHEST)
            for card, step in enumerate(steps)
        ]
        for steps, trick in zip(bits.steps[pile], bits.backwards[pile], strict=True)
    ]
