"""A third language is added by the recipe, and needs no code."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.pseudo_language import CODE, pseudo
from tests.translation_tools import gaps, mismatches, out_of_step, read_messages
from thegame_desktop.model.language import Language, languages
from thegame_desktop.view.words.words import Words
from tools.translations import language_of, translation_files

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def language(qapp: QApplication, pseudo_language: None) -> Iterator[Language]:
    language = Language(qapp)
    yield language
    language.speak("en")
    language.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_file_that_is_begun_has_every_text(pseudo_texts: Path) -> None:
    (german,) = (texts for texts in translation_files(ROOT) if texts.stem == "thegame_de")
    assert out_of_step(read_messages(pseudo_texts), read_messages(german)) == []


def test_filled_in_it_passes_every_check_of_a_translation(pseudo_texts: Path) -> None:
    messages = read_messages(pseudo_texts)
    assert gaps(messages) == []
    assert mismatches(messages) == []


def test_it_is_a_third_longer_than_english(pseudo_texts: Path) -> None:
    messages = read_messages(pseudo_texts)
    english = sum(len(each.source) for each in messages)
    assert 1.25 < sum(len(each.forms[0]) for each in messages) / english < 1.45


def test_the_language_appears_by_itself_and_can_be_spoken(language: Language) -> None:
    assert languages() == sorted([*map(language_of, translation_files(ROOT)), CODE])
    language.speak(CODE)
    assert language.code == CODE
    words = Words()
    assert words.player(1, 3) == "‹Plååýéér 2›"
    assert words.cards_laid(2) == pseudo("2 card(s) laid")
    assert words.language(CODE) == "Esperanto"


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("Play", "‹Plååý›"),
        ("&New game…", "‹&Ñééŵ ğååméé›…"),
        ("{name} && %n: ", "‹{name} && %n›: "),
        (" and ", " ‹ååñd› "),
        ("100 %", "‹100 %›"),
        ("{{a}} {b:.1%}", "‹{{åå}} {b:.1%}›"),
    ],
)
def test_what_a_program_reads_stays_as_it_is(text: str, spoken: str) -> None:
    assert pseudo(text) == spoken
