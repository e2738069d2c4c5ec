"""What is said about a turn looked back at fits what came of it, in both languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from tests.positions import LONG_DRAW, lays, position
from tests.view.theme_tools import register_resources
from thegame_desktop.bots.analysis.review import (
    Knowledge,
    PlayedTurn,
    PlayoutTally,
    TurnReview,
    WayToPlay,
)
from thegame_desktop.model.language import FOLDER
from thegame_desktop.play.verdict import JudgedAttempt, Verdict
from thegame_desktop.view.words.turn_words import TurnWords
from thegame_desktop.view.words.words import Words

BEFORE = position(
    "20 30 41 51 60 70 97", "11 12 13 14 15 16 17", tops={0: "40", 2: "80"}, draw=LONG_DRAW
)
PLAYED = WayToPlay(tuple(lays("97/0 20/2")), PlayoutTally(100, 21, 1500))
BETTER = WayToPlay(tuple(lays("51/0 41/0")), PlayoutTally(100, 34, 1000))
REVIEW = TurnReview(PlayedTurn(BEFORE, PLAYED.lays), PLAYED, BETTER, 0.15)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    register_resources()
    translator = QTranslator()
    assert translator.load(f"{FOLDER}/thegame_{request.param}.qm")
    qapp.installTranslator(translator)
    yield str(request.param)
    qapp.removeTranslator(translator)


@pytest.fixture
def words(qapp: QApplication) -> TurnWords:
    return TurnWords(Words(qapp))


def answer(words: TurnWords, verdict: Verdict, attempt: PlayoutTally, better: PlayoutTally) -> str:
    tried = WayToPlay(tuple(lays("41/0 70/2")), attempt)
    judged = JudgedAttempt(verdict, tried, WayToPlay(BETTER.lays, better), PLAYED)
    return words.answer(judged, REVIEW, can_take_back=True)


@pytest.mark.parametrize("can_take_back", [True, False])
def test_a_card_is_to_be_taken_back_only_where_it_can_be(
    words: TurnWords, language: str, can_take_back: bool
) -> None:
    judged = JudgedAttempt(Verdict.LOST, None, BETTER, PLAYED)
    told = words.answer(judged, REVIEW, can_take_back=can_take_back)
    advice = {"en": "Take the card back", "de": "Nimm die Karte zurück"}[language]
    assert (advice in told) == can_take_back
    assert {"en": "once more", "de": "noch einmal"}[language] in told


def test_where_nobody_wins_the_cards_left_are_told(words: TurnWords, language: str) -> None:
    told = answer(words, Verdict.AS_GOOD, PlayoutTally(100, 0, 100), PlayoutTally(100, 0, 1210))
    assert (
        told
        == {
            "en": "As good as the coach's way: about 1 card is left, after the coach's 12.",
            "de": "So gut wie der Weg des Coachs: Nach deinem bleibt etwa 1 Karte übrig, "
            "nach seinem 12.",
        }[language]
    )
    told = answer(words, Verdict.AS_GOOD, PlayoutTally(100, 0, 100), PlayoutTally(100, 1, 1210))
    assert {"en": "wins 0 of 100", "de": "gewinnt 0 von 100"}[language] in told


@pytest.mark.parametrize("knowledge", Knowledge)
def test_what_the_player_could_see_is_told_only_by_what_could_be_known(
    words: TurnWords, language: str, knowledge: Knowledge
) -> None:
    """With the cards as they really lay, other things count."""
    why, told = words.why(REVIEW, BETTER, PLAYED), words.another_way(REVIEW, knowledge)
    assert why
    assert (why in told) == (knowledge is Knowledge.THEN)
    lay = {"en": "as they really lay", "de": "wie die Karten wirklich lagen"}[language]
    for each in (told, words.as_it_was(REVIEW, knowledge)):
        assert (lay in each) == (knowledge is Knowledge.OPEN)


def test_with_the_cards_as_they_lay_it_tells_what_becomes_of_the_next_turn(
    words: TurnWords, language: str
) -> None:
    state = position(
        "14 40 41", "15 16 61", tops={0: "12", 1: "90", 2: "3", 3: "99"}, draw="70 71 72 73"
    )
    better, played = tuple(lays("14/0 41/3")), tuple(lays("40/0 41/0"))
    review = TurnReview(
        PlayedTurn(state, played),
        WayToPlay(played, PLAYED.ending),
        WayToPlay(better, BETTER.ending),
        0.15,
    )
    told = {
        "en": "The next turn then moves the piles on by less: 1 rather than 20.",
        "de": "Der nächste Zug rückt die Stapel dann weniger weit vor: um 1 statt um 20.",
    }
    assert words.another_way(review, Knowledge.OPEN).endswith(told[language])
