"""Every signal can be told, in every game, and none like another."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from tests.view.marked_language import marked_language
from tests.view.signal_tools import all_setups, setup_id
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
    TrickPossible,
    pile_of,
)
from thegame_desktop.view.words.words import Words

IN_EVERY_GAME = pytest.mark.parametrize("setup", all_setups(), ids=setup_id)


@pytest.fixture
def words(qapp: QApplication) -> Words:
    return Words()


def check(text: str, signal: Signal) -> None:
    """Find words, all placeholders filled in, and no value as the code has it."""
    assert text.strip(), f"there are no words for {signal}"
    assert not re.search(r"[{}]|%n|_", text), text
    assert type(signal).__name__ not in text


@IN_EVERY_GAME
def test_every_signal_has_words_of_its_own(words: Words, setup: Setup) -> None:
    told = {signal: words.signals.phrase(signal) for signal in setup.vocabulary}
    for signal, text in told.items():
        check(text, signal)
        assert len(text) < 50, "a short phrase"
    assert len(set(told.values())) == len(told)


@IN_EVERY_GAME
def test_at_a_pile_the_same_is_said_without_its_number(words: Words, setup: Setup) -> None:
    about_first = [signal for signal in setup.vocabulary if pile_of(signal) == 0]
    told = {words.signals.here(signal) for signal in about_first}
    assert len(told) == len(about_first)
    for signal in about_first:
        check(words.signals.here(signal), signal)
        assert not re.search(r"\d", words.signals.here(signal))


@IN_EVERY_GAME
def test_every_signal_can_be_chosen_by_words(words: Words, setup: Setup) -> None:
    for signal in setup.vocabulary:
        check(words.signals.choice(signal), signal)
        assert not re.search(r"[{}]|_", words.signals.meaning(signal))


@pytest.mark.parametrize(
    ("signal", "told"),
    [
        (PileAdvice(0, Advice.KEEP_OFF), "Pile 1: keep off"),
        (PileAdvice(1, Advice.SMALL_STEP), "Pile 2: small step only"),
        (PileAdvice(2, Advice.GO_AHEAD), "Pile 3: go ahead"),
        (PileWanted(0), "wants pile 1"),
        (TrickPossible(1), "trick possible on pile 2"),
        (CommandNote(Command.SKULL, Note.HELD), "Skull: in hand"),
        (CommandNote(Command.STOP, Note.NOT_NOW), "Stop: better not now"),
        (Holding(Colour.RED), "holds something red"),
        (Holding(Colour.PURPLE, Height.LOW), "holds something purple, low"),
    ],
)
def test_signals_are_told_in_short_phrases(words: Words, signal: Signal, told: str) -> None:
    assert words.signals.phrase(signal) == told


def test_what_is_said_twice_is_counted(words: Words) -> None:
    red, blue = Holding(Colour.RED), Holding(Colour.BLUE)
    assert words.signals.phrases(()) == []
    assert words.signals.phrases((red, blue)) == ["holds something red", "holds something blue"]
    assert words.signals.phrases((red, red)) == ["holds something red (×2)"]


@IN_EVERY_GAME
def test_all_of_it_is_translated(words: Words, setup: Setup) -> None:
    with marked_language():
        for signal in setup.vocabulary:
            texts = [
                words.signals.phrase(signal),
                words.signals.here(signal),
                words.signals.choice(signal),
            ]
            texts += filter(
                None, [words.signals.meaning(signal), *words.signals.phrases((signal,) * 2)]
            )
            for text in texts:
                assert text.startswith("‹")
                assert text.endswith("›")
