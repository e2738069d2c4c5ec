"""Every reason for a way to play can be told, in both languages."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from tests.positions import card, lays, position
from tests.view.theme_tools import register_resources
from thegame_desktop.bots.analysis.reason_kinds import (
    BackwardsTrick,
    CheapExtra,
    CoversCommand,
    CoversSkull,
    EmptiesHand,
    EnoughLaid,
    ExactFit,
    FurtherIsDear,
    Heeds,
    KeepsBack,
    KeepsPair,
    KeepsPlayable,
    KeepsTrick,
    LaysMore,
    LeavesOutFewer,
    MoreFit,
    Moves,
    MovesLess,
    NothingMore,
    OnlyWay,
    PlayReason,
    PreparedTrick,
    RidsOf,
    SavesPile,
    SmallestStep,
    StartsPile,
    StopEnds,
    Survives,
    TrickStillOut,
    WinsGame,
)
from thegame_desktop.engine import (
    EDITIONS,
    Advice,
    Colour,
    Command,
    CommandNote,
    FinishTurn,
    Height,
    Holding,
    Lay,
    Note,
    Observation,
    PileAdvice,
    PileWanted,
    TrickPossible,
    observe,
)
from thegame_desktop.model.language import FOLDER
from thegame_desktop.view.words.reason_words import ReasonWords
from thegame_desktop.view.words.words import Words


def lay(text: str) -> Lay:
    (only,) = lays(text)
    return only


EXAMPLES: list[PlayReason] = [
    WinsGame(),
    Survives(),
    BackwardsTrick(lay("41/0"), card("51"), 10),
    BackwardsTrick(lay("R4/0"), card("R3"), 1),
    BackwardsTrick(lay("R7/0"), card("R3"), 4),
    PreparedTrick(lay("51/0"), lay("41/0"), 10),
    PreparedTrick(lay("R3/0"), lay("R7/0"), 4),
    KeepsTrick(card("41"), 0, card("51")),
    KeepsPair(card("51"), card("41")),
    OnlyWay(lay("41/0")),
    StopEnds(lay("41/0")),
    CoversSkull(lay("41/0"), card("39")),
    Heeds(1, PileAdvice(2, Advice.KEEP_OFF)),
    Heeds(1, PileAdvice(2, Advice.SMALL_STEP)),
    Heeds(1, PileAdvice(2, Advice.GO_AHEAD)),
    Heeds(1, PileWanted(1)),
    Heeds(1, TrickPossible(1)),
    Heeds(1, CommandNote(Command.SKULL, Note.NOT_NOW)),
    Heeds(1, Holding(Colour.RED)),
    Heeds(1, Holding(Colour.RED, Height.LOW)),
    *(CoversCommand(card("41"), command) for command in Command if command.is_lasting),
    *(KeepsBack(card("41"), command) for command in Command if command.is_lasting),
    KeepsBack(card("41"), Command.STOP),
    RidsOf(card("41"), Command.SKULL),
    RidsOf(card("41"), Command.THREE),
    KeepsPlayable(card("41")),
    NothingMore(),
    FurtherIsDear(7, 0),
    FurtherIsDear(7, 2),
    ExactFit(lay("41/0"), card("39")),
    SmallestStep(lay("41/0"), 2),
    StartsPile(lay("R1/1")),
    CheapExtra(lay("41/0"), 2),
    LeavesOutFewer(0, 3),
    LeavesOutFewer(1, 3),
    MovesLess(4, 9),
    MovesLess(0, 9),
    MovesLess(-1, 9),
    MovesLess(-8, 9),
    EmptiesHand(),
    LaysMore(3, 2),
    SavesPile(0, EDITIONS["original"].rows[0].card),
    SavesPile(0, card("12")),
    MoreFit(40, 36),
    TrickStillOut(card("41"), 0, card("51")),
    EnoughLaid(),
    Moves(1),
    Moves(5),
]


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Speak a language for a while."""
    register_resources()
    translator = QTranslator()
    assert translator.load(f"{FOLDER}/thegame_{code}.qm")
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


@pytest.fixture
def words(qapp: QApplication) -> ReasonWords:
    names = Words(qapp)
    names.call_players(["Anna", "Ben"])
    return ReasonWords(names)


@pytest.fixture
def observation() -> Observation:
    return observe(position("41 52 80", "70 71", tops={0: "51", 2: "90"}, draw="91 92"), 0)


def test_no_kind_of_reason_is_forgotten() -> None:
    assert {type(reason) for reason in EXAMPLES} == set(get_args(PlayReason))


def test_every_reason_is_a_short_sentence_of_its_own(
    words: ReasonWords, observation: Observation
) -> None:
    told = {}
    for code in ("en", "de"):
        with spoken(code):
            told[code] = [words.say(reason, observation) for reason in EXAMPLES]
        for reason, text in zip(EXAMPLES, told[code], strict=True):
            assert re.fullmatch(r"[A-ZÄÖÜ0-9].*\.", text), (reason, text)
            assert not re.search(r"[{}]|%n|_|\(s\)", text), text
            assert len(text) < 90, text
        unlike = 2  # steps that piles win back are told alike, whatever they are compared with
        assert len(set(told[code])) > len(EXAMPLES) - unlike
    same = [
        english for english, german in zip(told["en"], told["de"], strict=True) if english == german
    ]
    assert not same


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            BackwardsTrick(lay("41/0"), card("51"), 10),
            "Backwards trick, 41 on 51: wins back ten.",
            "Rückwärts-Trick, 41 auf 51: holt zehn zurück.",
        ),
        (
            KeepsTrick(card("41"), 0, card("51")),
            "Keeps 41 for the trick on 51.",
            "Hebt die 41 für den Trick auf die 51 auf.",
        ),
        (
            SmallestStep(lay("80/2"), 10),
            "The smallest step that can be made (−10).",
            "Der kleinste Schritt, der möglich ist (−10).",
        ),
        (
            Heeds(1, PileAdvice(2, Advice.KEEP_OFF)),
            "Leaves pile 3 alone (Ben: keep off).",
            "Lässt Stapel 3 in Ruhe (Ben: bitte freihalten).",
        ),
        (
            Moves(1),
            "Moves the piles on by 1 step in all.",
            "Rückt die Stapel insgesamt um 1 Schritt vor.",
        ),
        (
            FurtherIsDear(7, 0),
            "Every further card would move a pile on by at least 7 steps.",
            "Jede weitere Karte würde einen Stapel um mindestens 7 Schritte vorrücken.",
        ),
    ],
)
def test_reasons_in_both_languages(
    words: ReasonWords, observation: Observation, reason: PlayReason, english: str, german: str
) -> None:
    with spoken("en"):
        assert words.say(reason, observation) == english
    with spoken("de"):
        assert words.say(reason, observation) == german


def test_two_reasons_are_told_at_most(words: ReasonWords, observation: Observation) -> None:
    reasons: list[PlayReason] = [NothingMore(), EnoughLaid(), WinsGame()]
    assert words.tell(reasons, observation) == (
        "No further card can be laid. Enough cards are laid."
    )
    assert words.tell([], observation) == ""


def test_what_to_do_next(words: ReasonWords, observation: Observation) -> None:
    assert words.action(FinishTurn(), observation) == "finish the turn"
    assert words.action(lay("41/0"), observation) == "41 on pile 1 (ascending, at 51)"
    assert words.action(lay("80/3"), observation) == "80 on pile 4 (descending, empty)"
    with spoken("de"):
        assert words.action(lay("41/0"), observation) == ("41 auf Stapel 1 (aufsteigend, oben: 51)")
