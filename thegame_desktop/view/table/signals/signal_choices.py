"""What a player can say, as tables to choose from, and what a choice makes of what was said."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from thegame_desktop.engine import (
    Advice,
    Colour,
    Command,
    CommandNote,
    Height,
    Holding,
    Note,
    PileAdvice,
    PileWanted,
    Setup,
    Signal,
    Signals,
    TrickPossible,
)
from thegame_desktop.engine.signals import in_order, signals_refusal

Subject = int | Command | Colour
"""What a signal is about: a pile, a command, or the cards of a colour."""


@dataclass(frozen=True)
class ChoiceTable:
    """Signals of one kind: a column for each thing they are about, a row for what they say."""

    columns: tuple[Subject, ...]
    rows: tuple[tuple[Signal, ...], ...]


def choice_tables(setup: Setup) -> tuple[ChoiceTable, ...]:
    """All that may be said in this game, each signal once."""
    about_piles = [partial(_advise, advice) for advice in Advice]
    kinds: list[tuple[Sequence[Subject], Sequence[Callable[..., Signal]]]] = [
        (range(len(setup.edition.rows)), [*about_piles, PileWanted, TrickPossible]),
        (list(Command), [partial(_note, note) for note in Note]),
        (list(Colour), [partial(_hold, height) for height in (*Height, None)]),
    ]
    return tuple(_tables(kinds, setup.vocabulary))


def _tables(
    kinds: Sequence[tuple[Sequence[Subject], Sequence[Callable[..., Signal]]]],
    vocabulary: frozenset[Signal],
) -> Iterator[ChoiceTable]:
    for subjects, sayings in kinds:
        columns = [each for each in subjects if any(say(each) in vocabulary for say in sayings)]
        rows = [tuple(map(say, columns)) for say in sayings]
        spoken = tuple(row for row in rows if row and vocabulary.issuperset(row))
        if spoken:
            yield ChoiceTable(tuple(columns), spoken)


def after_choice(said: Signals, chosen: Signal, setup: Setup, hand_size: int) -> Signals | None:
    """What is said once `chosen` was clicked: added, or withdrawn if there can't be one more.

    What contradicts it is withdrawn instead. None if it can't be said at all.
    """

    def is_refused(signals: Signals) -> bool:
        return signals_refusal(signals, setup.vocabulary, hand_size) is not None

    if not is_refused((*said, chosen)):
        return in_order((*said, chosen))
    if chosen in said:
        return tuple(each for each in said if each != chosen)
    agreeing = tuple(each for each in said if not is_refused((each, chosen)))
    if is_refused((*agreeing, chosen)):
        return None
    return in_order((*agreeing, chosen))


def choice_name(signal: Signal) -> str:
    """A signal's name in code, such as "pile_advice 0 keep_off"."""
    match signal:
        case PileAdvice(pile, advice):
            return f"pile_advice {pile} {advice}"
        case PileWanted(pile):
            return f"pile_wanted {pile}"
        case TrickPossible(pile):
            return f"trick_possible {pile}"
        case CommandNote(command, note):
            return f"command {command} {note}"
        case Holding(colour, height):
            name = f"holding {colour.name.lower()}"
            return name if height is None else f"{name} {height}"


def _advise(advice: Advice, pile: int) -> Signal:
    return PileAdvice(pile, advice)


def _note(note: Note, command: Command) -> Signal:
    return CommandNote(command, note)


def _hold(height: Height | None, colour: Colour) -> Signal:
    return Holding(colour, height)
