"""Judges a turn where cards are numbers: the Original and Extreme.

Every pile is seen as one that counts upwards from 1: a descending pile stands at 101 − top, and
a card on it at 101 − number. The lower a score, the better.
"""

from dataclasses import dataclass
from functools import cache

from thegame_desktop.bots.card_bits import CardBits, card_bits, numbers_in
from thegame_desktop.bots.plans import Plan
from thegame_desktop.engine import Advice, Command, CommandNote, Note, Observation, PileAdvice

_MOST = 100
"""No card stands as high as this on any pile."""


@dataclass(frozen=True)
class NumberWeights:
    """What the judgement thinks of things, all found by the tuner."""

    square: float
    """High piles are worse than low ones by more than the difference."""
    room: float
    """Each card that is still to come and fits."""
    near: float
    """Each of those that would be a step of 1 to 3."""
    trick_held: float
    """The card for a backwards trick, kept in hand."""
    trick_unseen: float
    """The same, somewhere unseen."""
    trick_late: float
    """What the latter is worth more, the fewer cards are unseen."""
    chain: float
    """A second trick after the first."""
    pair: float
    """Two cards in hand, ten apart, of which one goes on the pile: the trick is certain."""
    lower: float
    """The better pile of each direction, once more."""
    dead_unseen: float
    """An unseen card that fits nowhere any more."""
    dead_held: float
    """A card in hand that fits nowhere any more."""
    hand_gap: float
    """Each card in hand by the step that it would be."""
    gap_cap: float
    count: float
    """Each card that is laid."""
    keep_off: float
    """Moving a pile that somebody would like to have left alone."""
    small_step: float
    """Moving a pile by more than a small step if somebody asks for one."""
    go_ahead: float
    """Moving a pile that the others have nothing for."""
    reach: float
    """How far a card that nobody demands may move a pile on; whole numbers count."""
    silence: float = 0.0
    """A lasting command that is left showing, each."""
    no_backwards: float = 0.0
    one_pile: float = 0.0
    draw_one: float = 0.0
    stop_laid: float = 0.0
    """Getting rid of an instant command, each."""
    skull_laid: float = 0.0
    three_laid: float = 0.0
    not_now: float = 0.0
    """Laying a command that somebody would rather not have now."""


class NumberJudge:
    """Judges the turns of one observation."""

    def __init__(self, observation: Observation, weights: NumberWeights) -> None:
        table = observation.table
        edition = table.setup.edition
        bits = card_bits(edition)
        self._bits = bits
        self._weights = weights
        self._stands = _stands(bits)
        unseen = numbers_in(bits.all & ~bits.of(table.laid) & ~bits.of(observation.hand))
        self._unseen_count = len(unseen)
        self._unseen = [sum(1 << stand[number] for number in unseen) for stand in self._stands]
        self._hand = [
            sum(1 << stand[bits.number_of[card]] for card in observation.hand)
            for stand in self._stands
        ]
        self._is_descending = [stand[0] > stand[1] for stand in self._stands]
        self._start = [
            stand[top]
            for stand, top in zip(self._stands, bits.tops(table.position.tops), strict=True)
        ]
        self._pile_scores: list[dict[int, float]] = [{} for _ in self._stands]
        self._fits = _fits(bits)
        self._hear(observation)
        self._heed_commands(observation)

    def _hear(self, observation: Observation) -> None:
        """Note what the others say."""
        piles = range(len(self._stands))
        self._keep_off = [False for _ in piles]
        self._small_step = [False for _ in piles]
        self._go_ahead = [0.0 for _ in piles]
        self._unwanted: set[Command] = set()
        mates = [
            said
            for seat, said in enumerate(observation.table.signals)
            if seat != observation.seat and observation.hand_sizes[seat]
        ]
        for said in mates:
            for signal in said:
                if isinstance(signal, PileAdvice):
                    if signal.advice is Advice.KEEP_OFF:
                        self._keep_off[signal.pile] = True
                    elif signal.advice is Advice.SMALL_STEP:
                        self._small_step[signal.pile] = True
                    else:
                        self._go_ahead[signal.pile] += 1.0 / len(mates)
                elif isinstance(signal, CommandNote) and signal.note is Note.NOT_NOW:
                    self._unwanted.add(signal.command)

    def _heed_commands(self, observation: Observation) -> None:
        """What each card costs that carries a command: while it shows, and when it is laid."""
        layout, weights = observation.table.setup.layout, self._weights
        self._shown: dict[int, float] = {}
        self._laid: dict[int, float] = {}
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
        weights = self._weights
        held = list(self._hand)
        for number, _ in plan.lays:
            for pile, stand in enumerate(self._stands):
                held[pile] -= 1 << stand[number]
        score = -weights.count * len(plan.lays)
        lowest_up = lowest_down = _MOST
        for pile, top in enumerate(plan.tops):
            at = self._stands[pile][top]
            score += self._pile_score(pile, at) + self._with_hand(
                at, self._unseen[pile], held[pile]
            )
            if self._is_descending[pile]:
                lowest_down = min(lowest_down, at)
            else:
                lowest_up = min(lowest_up, at)
            moved = at - self._start[pile]
            if moved:
                score += self._heeded(pile, moved)
        score += weights.lower * (lowest_up + lowest_down)
        if lowest_up + lowest_down > _MOST:
            # Between the two, nothing fits any more: from 101 − the one to the other.
            dead = (1 << (lowest_up + 1)) - (1 << (_MOST + 1 - lowest_down))
            score += weights.dead_unseen * (self._unseen[0] & dead).bit_count()
            score += weights.dead_held * (held[0] & dead).bit_count()
        score += weights.hand_gap * self._hand_gaps(plan)
        if self._laid or self._shown:
            score += self._commands(plan)
        return score

    def _pile_score(self, pile: int, at: int) -> float:
        """What it means that a pile stands there, whatever is left in hand."""
        known = self._pile_scores[pile].get(at)
        if known is not None:
            return known
        weights, unseen = self._weights, self._unseen[pile]
        score = at + weights.square * at * at / 100.0
        above = unseen >> (at + 1)
        score -= weights.room * above.bit_count() + weights.near * (above & 7).bit_count()
        if at > 11 and unseen >> (at - 10) & 1:
            score -= weights.trick_unseen
            score -= weights.trick_late * (98 - self._unseen_count) / 100.0
        self._pile_scores[pile][at] = score
        return score

    def _with_hand(self, at: int, unseen: int, held: int) -> float:
        """What the rest of the hand adds to that."""
        weights = self._weights
        score = -weights.room * (held >> (at + 1)).bit_count()
        if at > 11:
            chain = 0.0
            if at > 21 and (unseen | held) >> (at - 20) & 1:
                chain = weights.chain
            if held >> (at - 10) & 1:
                score -= weights.trick_held + chain
            elif unseen >> (at - 10) & 1:
                score -= chain / 2
        ten_below = held >> (at - 9) if at >= 9 else held << (9 - at)
        pairs = held >> (at + 1) & ten_below & 0x1FF
        if pairs:
            score -= weights.pair * (10 - (pairs & -pairs).bit_length())
        return score

    def _heeded(self, pile: int, moved: int) -> float:
        """What it means to the others that a pile has moved."""
        weights = self._weights
        score = 0.0
        if self._keep_off[pile]:
            score += weights.keep_off
        elif self._small_step[pile] and not 0 <= moved < 3:
            score += weights.small_step
        if moved > 0:
            score -= weights.go_ahead * self._go_ahead[pile] * min(moved, 15) / 15.0
        return score

    def _hand_gaps(self, plan: Plan) -> float:
        """How far the cards in hand are from the piles."""
        tops, fits = plan.tops, self._fits
        rows = [fits[pile][top] for pile, top in enumerate(tops)]
        one, two, three, four = rows
        cap = self._weights.gap_cap
        gaps = 0.0
        rest = plan.rest
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            number = lowest.bit_length() - 1
            gaps += min(one[number], two[number], three[number], four[number], cap)
        return gaps

    def _commands(self, plan: Plan) -> float:
        score = 0.0
        for top in plan.tops:
            score += self._shown.get(top, 0.0)
        for number, _ in plan.lays:
            score += self._laid.get(number, 0.0)
        return score


@cache
def _stands(bits: CardBits) -> list[list[int]]:
    """By pile and card: where the pile stands with that card on top; the row card comes last."""
    stands = []
    for steps in bits.steps:
        from_start = steps[bits.row_number]
        stands.append([*(1 + step for step in from_start), 1])
    return stands


@cache
def _fits(bits: CardBits) -> list[list[list[float]]]:
    """By pile, top and card: the step that it would be, a trick counting nothing."""
    fits = []
    for pile, by_top in enumerate(bits.steps):
        rows = []
        for top, steps in enumerate(by_top):
            back = bits.backwards[pile][top]
            rows.append(
                [
                    float(step) if step > 0 else 0.0 if back >> number & 1 else float(_MOST)
                    for number, step in enumerate(steps)
                ]
            )
        fits.append(rows)
    return fits
