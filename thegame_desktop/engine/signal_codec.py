"""Signals as plain values that JSON can write, and back. Reading trusts nothing."""

from collections.abc import Mapping
from functools import lru_cache

from thegame_desktop.engine.setup import Setup
from thegame_desktop.engine.signals import (
    CommandNote,
    Holding,
    PileAdvice,
    PileWanted,
    Signal,
    Signals,
    TrickPossible,
    in_order,
    signals_refusal,
)

MAX_SIGNALS = 64
"""Nobody says more at once: what is longer isn't even looked at."""


def encode_signals(signals: Signals) -> list[dict[str, object]]:
    """All that one player says, a small object for each signal."""
    return [_encode(signal) for signal in signals]


def decode_signals(setup: Setup, value: object, hand_size: int) -> Signals:
    """What a player with so many cards says; nothing, if it can't be said in this game."""
    if not isinstance(value, list) or len(value) > MAX_SIGNALS:
        return ()
    known = _by_form(setup.vocabulary)
    signals = []
    for each in value:
        if not isinstance(each, dict) or not all(_is_plain(part) for part in each.values()):
            return ()
        signal = known.get(tuple(sorted(each.items())))
        if signal is None:
            return ()
        signals.append(signal)
    said = in_order(tuple(signals))
    return said if signals_refusal(said, setup.vocabulary, hand_size) is None else ()


@lru_cache(maxsize=16)
def _by_form(vocabulary: frozenset[Signal]) -> Mapping[tuple[tuple[str, object], ...], Signal]:
    """The signals of a vocabulary by what is written of them."""
    return {tuple(sorted(_encode(signal).items())): signal for signal in vocabulary}


def _is_plain(part: object) -> bool:
    # Not isinstance: JSON's true is no number here, though Python's True equals 1.
    return type(part) in (str, int)


def _encode(signal: Signal) -> dict[str, object]:
    match signal:
        case PileAdvice(pile, advice):
            return {"pile": pile, "advice": advice.value}
        case CommandNote(command, note):
            return {"command": command.value, "note": note.value}
        case Holding(colour, height):
            told = {} if height is None else {"height": height.value}
            return {"holds": colour.value, **told}
        case PileWanted(pile):
            return {"wants": pile}
        case TrickPossible(pile):
            return {"trick": pile}
