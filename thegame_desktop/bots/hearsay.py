"""What the words of the others tell of their hands where cards are numbers: earlier words too.

Between two turns of a player the hand stays as it is, so everything said in between is true of it.
What was said before the last of them was true of the cards that were laid then and of those that
were kept; only what was drawn since is unknown to it.
"""

from collections.abc import Callable, Set
from functools import cache
from typing import NamedTuple

from thegame_desktop.bots.card_bits import CardBits, card_bits
from thegame_desktop.bots.number_talk import Meaning, meaning, silences
from thegame_desktop.engine import Observation, Table, Turn


class Need(NamedTuple):
    """At least one of these numbers is in the hand, or among the cards of it that were kept."""

    numbers: int
    is_kept: bool


class Told(NamedTuple):
    """What a player's words tell of the hand."""

    kept: int = 0
    """How many of the cards were there before the last draw."""
    barred: int = 0
    """Numbers that aren't in the hand."""
    barred_kept: int = 0
    """Numbers that aren't among the cards that were kept."""
    needs: tuple[Need, ...] = ()
    """The latest words first."""


class _TableThen(NamedTuple):
    """What lay on the table when something was said."""

    tops: tuple[int, ...]
    unlaid: int


def hearsay(observation: Observation, says_all: Set[int] = frozenset()) -> tuple[Told, ...]:
    """By seat; of one's own hand there is nothing to be told.

    People say as little as they like, but the seats of `says_all` say all there is to say: so what
    they don't say tells something too.
    """
    table = observation.table
    bits = card_bits(table.setup.edition)
    unseen = bits.of(observation.unseen)

    @cache
    def moment(turns: int, lays: int) -> _TableThen:
        return _moment(table, bits, turns, lays)

    return tuple(
        Told()
        if seat == observation.seat
        else _told(table, seat, size, unseen, moment, says_all=seat in says_all)
        for seat, size in enumerate(observation.hand_sizes)
    )


def _told(
    table: Table,
    seat: int,
    hand_size: int,
    unseen: int,
    moment: Callable[[int, int], _TableThen],
    *,
    says_all: bool,
) -> Told:
    bits, own_turns = card_bits(table.setup.edition), _turns_of(seat, table.turns)
    *_, before_last, last = (-1, -1, *own_turns)
    words = _HeardWords(unseen)
    for remark in reversed(table.remarks):
        if remark.player != seat or remark.turns <= before_last:
            continue
        is_kept, laid = remark.turns <= last, 0
        if is_kept:
            began = remark.lays if remark.turns == last else 0
            laid = bits.of(lay.card for lay in table.turns[last].lays[began:])
        tops, unlaid = moment(remark.turns, remark.lays)
        meant = [meaning(table.setup, tops, unlaid, signal) for signal in remark.signals]
        if says_all:
            meant += silences(table.setup, tops, unlaid, remark.signals)
        for each in meant:
            words.add(each, laid, is_kept=is_kept)
    drawn = table.turns[last].drawn if own_turns else 0
    kept = max(0, hand_size - drawn)  # within a turn, some of them may be laid
    return Told(kept, words.barred, words.barred_kept, tuple(words.needs))


class _HeardWords:
    """What the words of a player tell, put together from the latest to the earliest."""

    def __init__(self, unseen: int) -> None:
        self._unseen = unseen
        self.barred = 0
        self.barred_kept = 0
        self.needs: dict[Need, None] = {}

    def add(self, meant: Meaning, laid: int, *, is_kept: bool) -> None:
        """Add what was said when those cards, laid since, were in the hand too.

        People may be wrong, or think better of it: what can't be true along with later words tells
        nothing.
        """
        needs = dict(self.needs)
        for numbers in meant.needs:
            if not numbers & laid:
                needs[Need(numbers & self._unseen, is_kept)] = None
        barred = self.barred if is_kept else self.barred | meant.barred
        barred_kept = self.barred_kept | meant.barred if is_kept else self.barred_kept
        for need in needs:
            if not need.numbers & ~(barred | (barred_kept if need.is_kept else 0)):
                return
        self.needs, self.barred, self.barred_kept = needs, barred, barred_kept


def _turns_of(seat: int, turns: tuple[Turn, ...]) -> list[int]:
    return [nth for nth, turn in enumerate(turns) if turn.player == seat]


def _moment(table: Table, bits: CardBits, turns: int, lays: int) -> _TableThen:
    """The table when so many turns were finished, and so many cards laid in the next one."""
    by_turn = [*(turn.lays for turn in table.turns), table.lays]
    since = [*by_turn[turns][lays:], *(lay for later in by_turn[turns + 1 :] for lay in later)]
    before = [*(lay for earlier in by_turn[:turns] for lay in earlier), *by_turn[turns][:lays]]
    then = [bits.row_number] * len(table.position.tops)
    for lay in before:
        then[lay.pile] = bits.number_of[lay.card]
    moved = {lay.pile for lay in since}
    tops = tuple(
        then[pile] if pile in moved else top
        for pile, top in enumerate(bits.tops(table.position.tops))
    )
    return _TableThen(tops, bits.all & ~bits.of(lay.card for lay in before))
