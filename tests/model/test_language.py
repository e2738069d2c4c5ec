"""The language is switched while the program runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tests.view.theme_tools import register_resources
from thegame_desktop.model.language import Language, languages
from thegame_desktop.view.words.words import Words
from tools.translations import language_of, translation_files

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    register_resources()
    language = Language(qapp)
    yield language
    language.speak("en")
    # Now, or the tests to come would hear its plurals.
    language.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_languages_are_those_that_lie_in_the_resources(language: Language) -> None:
    assert languages() == sorted(map(language_of, translation_files(ROOT)))
    assert {"de", "en"} <= set(languages())


def test_words_follow_the_language_at_once(language: Language) -> None:
    words = Words()
    language.speak("de")
    german = words.player(1, 3)
    language.speak("en")
    assert (german, words.player(1, 3)) == ("Spieler 2", "Player 2")
    assert [words.cards_laid(n) for n in (1, 2)] == ["1 card laid", "2 cards laid"]


def test_qt_speaks_it_too(language: Language) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    language.speak("de")
    QCoreApplication.processEvents()
    assert button.text() == "Abbrechen"
    language.speak("en")
    QCoreApplication.processEvents()
    assert button.text() == "Cancel"


@pytest.mark.parametrize(
    ("system", "spoken"),
    [(["de-AT", "de"], "de"), (["fr-FR", "de-DE"], "de"), (["en-GB"], "en"), (["ja-JP"], "en")],
)
def test_without_a_wish_the_system_decides(
    system: list[str], spoken: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: system)
    for wish in ("", "xx"):
        language.speak("en" if spoken == "de" else "de")
        language.speak(wish)
        assert language.code == spoken
