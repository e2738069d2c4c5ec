"""Judges a turn where cards have colours: Quick & Easy. The lower a score, the better."""

from dataclasses import dataclass

from thegame_desktop.bots.card_bits import CardBits, card_bits, numbers_in
from thegame_desktop.bots.colour_talk import height_of
from thegame_desktop.bots.plans import Plan
from thegame_desktop.engine import Holding, Observation, PileWanted, TrickPossible


@dataclass(frozen=True)
class ColourWeights:
    """What the judgement thinks of things, all found by the tuner."""

    square: float
    """Piles that have gone far are worse by more than the difference."""
    room: float
    """Each unseen card that fits somewhere."""
    trick: float
    """What a backwards trick wins back, against what a step forwards costs."""
    trick_unseen: float
    """All that unseen cards could win back."""
    hand_gap: float
    """The card in hand by what it would cost."""
    misfit: float
    """What a card that fits nowhere costs."""
    mate: float
    """What the next player's turn would cost."""
    later: float
    """The same of each one after that, against the one before."""
    stuck: float
    """The chance that a player can't lay anything."""
    count: float
    """Each card that is laid."""
    wanted: float
    """Moving a pile that somebody wants, for each step."""
    trick_spoilt: float
    """Moving a pile on which somebody can do a backwards trick."""


class ColourJudge:
    """Judges the turns of one observation."""

    def __init__(self, observation: Observation, weights: ColourWeights) -> None:
        table = observation.table
        bits = self._bits = card_bits(table.setup.edition)
        self._weights = weights
        self._unseen = bits.all & ~bits.of(table.laid) & ~bits.of(observation.hand)
        self._numbers = numbers_in(self._unseen)
        self._tops = bits.tops(table.position.tops)
        self._mates = self._listen(observation)
        self._wanted = [0.0 for _ in self._tops]
        self._tricks = [0.0 for _ in self._tops]
        for seat, said in enumerate(table.signals):
            for signal in said:
                if seat == observation.seat:
                    continue
                if isinstance(signal, PileWanted):
                    self._wanted[signal.pile] += 1.0
                elif isinstance(signal, TrickPossible):
                    self._tricks[signal.pile] += 1.0

    def _listen(self, observation: Observation) -> list[list[list[int]]]:
        """For each of the others in their order: what each of their cards can be."""
        table = observation.table
        players = table.setup.player_count
        seat = observation.seat
        assert seat is not None, "a judge sits at the table"
        mates = []
        for way in range(1, players):
            mate = (seat + way) % players
            holdings = [each for each in table.signals[mate] if isinstance(each, Holding)]
            cards = [
                self._matching(holding) or self._numbers
                for holding in holdings[: observation.hand_sizes[mate]]
            ]
            cards += [self._numbers] * (observation.hand_sizes[mate] - len(cards))
            if cards:
                mates.append(cards)
        return mates

    def _matching(self, holding: Holding) -> list[int]:
        """The unseen cards that are as this one is said to be."""
        cards = self._bits.cards
        return [
            number
            for number in self._numbers
            if cards[number].colour is holding.colour
            and holding.height in (None, height_of(cards[number]))
        ]

    def score(self, plan: Plan) -> float:
        """What the turn is worth, before cards are drawn; lower is better."""
        weights, bits = self._weights, self._bits
        score = -weights.count * len(plan.lays)
        playable = won_back = 0
        for pile, top in enumerate(plan.tops):
            at = _gone(bits, pile, top)
            score += at + weights.square * at * at / 10.0
            playable |= bits.takes[pile][top]
            steps = bits.steps[pile][top]
            for number in numbers_in(bits.backwards[pile][top] & self._unseen):
                won_back -= steps[number]
            if top != self._tops[pile]:
                step = at - _gone(bits, pile, self._tops[pile])
                score += weights.wanted * self._wanted[pile] * max(step, 0)
                score += weights.trick_spoilt * self._tricks[pile]
        score -= weights.room * (playable & self._unseen).bit_count()
        score -= weights.trick_unseen * won_back / 10.0
        costs = self._costs(plan.tops)
        for number in numbers_in(plan.rest):
            score += weights.hand_gap * costs[number]
        share = 1.0
        for cards in self._mates:
            cheapest, stuck = weights.misfit, 1.0
            for possible in cards:
                if not possible:
                    continue
                cost, misfits = 0.0, 0
                for number in possible:
                    cost += costs[number]
                    misfits += not playable >> number & 1
                cheapest = min(cheapest, cost / len(possible))
                stuck *= misfits / len(possible)
            score += share * (weights.mate * cheapest + weights.stuck * stuck)
            share *= weights.later
        return score

    def _costs(self, tops: tuple[int, ...]) -> list[float]:
        """By card: what it would cost to lay it where it costs least."""
        bits, weights = self._bits, self._weights
        costs = [weights.misfit] * bits.row_number
        for pile, top in enumerate(tops):
            takes, steps = bits.takes[pile][top], bits.steps[pile][top]
            for number in range(bits.row_number):
                if takes >> number & 1:
                    step = steps[number]
                    cost = float(step) if step > 0 else weights.trick * step
                    costs[number] = min(costs[number], cost)
        return costs


def _gone(bits: CardBits, pile: int, top: int) -> int:
    """How far a pile has gone from its row card."""
    return 0 if top == bits.row_number else bits.steps[pile][bits.row_number][top]
