"""What players may tell each other: a closed set of signals that never fix a number."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from thegame_desktop.engine.cards import Colour
from thegame_desktop.engine.commands import Command
from thegame_desktop.engine.reasons import Reason


class Advice(StrEnum):
    """What a player would like the others to do with a pile."""

    KEEP_OFF = "keep_off"
    SMALL_STEP = "small_step"
    GO_AHEAD = "go_ahead"


class Note(StrEnum):
    """What a player has to say about a command."""

    HELD = "held"
    NOT_NOW = "not_now"


class Height(StrEnum):
    """How high a card of Quick & Easy is, roughly: 1–3, 4–7, 8–10."""

    LOW = "low"
    MIDDLE = "middle"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class PileAdvice:
    """Keep off this pile, make only a small step on it, or go ahead."""

    pile: int
    advice: Advice


@dataclass(frozen=True, slots=True)
class CommandNote:
    """I hold this command, or: better not now."""

    command: Command
    note: Note


@dataclass(frozen=True, slots=True)
class Holding:
    """One of my cards has this colour and, where heights may be told, is about this high."""

    colour: Colour
    height: Height | None = None


@dataclass(frozen=True, slots=True)
class PileWanted:
    """I would like to lay on this pile."""

    pile: int


@dataclass(frozen=True, slots=True)
class TrickPossible:
    """I can do a backwards trick on this pile."""

    pile: int


Signal = PileAdvice | CommandNote | Holding | PileWanted | TrickPossible

Signals = tuple[Signal, ...]
"""All that one player is saying at the moment; on the table always in the same order."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a player said, and when: it was about the piles and the hand of that moment."""

    player: int
    signals: Signals
    turns: int
    """How many turns were finished then."""
    lays: int
    """How many cards were laid in the turn that wasn't."""


Remarks = tuple[Remark, ...]
"""What has been said, first to last; of what a player said at one moment, the last."""


def with_remark(remarks: Remarks, remark: Remark) -> Remarks:
    """What is remembered once this has been said too."""
    moment = (remark.player, remark.turns, remark.lays)
    return (*(each for each in remarks if (each.player, each.turns, each.lays) != moment), remark)


def without_old_remarks(remarks: Remarks, player: int, last: int | None) -> Remarks:
    """What is remembered once `player` has finished a turn and the one before it was the `last`.

    What was said before that was about cards of which nearly all are gone.
    """
    if last is None:
        return remarks
    return tuple(each for each in remarks if each.player != player or each.turns > last)


def signals_refusal(
    signals: Signals, vocabulary: frozenset[Signal], hand_size: int
) -> Reason | None:
    """Why a player with `hand_size` cards can't say all this at once, or None.

    Signals tell of a hand: who has no card can't even say nothing.
    """
    if not hand_size:
        return Reason.EMPTY_HAND
    if not vocabulary.issuperset(signals):
        return Reason.NO_SUCH_SIGNAL
    said = Counter(signals)
    holdings = sum(n for signal, n in said.items() if isinstance(signal, Holding))
    repeated = any(n > 1 for signal, n in said.items() if not isinstance(signal, Holding))
    advised = [signal.pile for signal in said if isinstance(signal, PileAdvice)]
    wanted = [signal for signal in said if isinstance(signal, PileWanted)]
    if repeated or holdings > hand_size or len(advised) > len(set(advised)) or len(wanted) > 1:
        return Reason.CONTRADICTING_SIGNALS
    return None


def in_order(signals: Signals) -> Signals:
    """The same signals in an order of their own: who says the same says it equally."""
    return tuple(sorted(signals, key=_name))


@cache
def _name(signal: Signal) -> str:
    return repr(signal)


def lapse(signals: tuple[Signals, ...], player: int, pile: int) -> tuple[Signals, ...]:
    """What is still being said once `player` has laid on `pile`.

    Who lays has acted on their own words, so those end. What anyone said about this pile was
    said about its old top, so that ends too; the rest stays.
    """
    return tuple(
        () if owner == player else tuple(signal for signal in said if pile_of(signal) != pile)
        for owner, said in enumerate(signals)
    )


def pile_of(signal: Signal) -> int | None:
    """The pile that a signal is about, or None."""
    return signal.pile if isinstance(signal, PileAdvice | PileWanted | TrickPossible) else None
