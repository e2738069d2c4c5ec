"""The language is switched while the program runs."""

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tests.view.theme_tools import register_resources
from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.language import Language, languages
from thegame_desktop.view.words.words import Words
from tools.translations import language_of, translation_files

ROOT = Path(__file__).resolve().parents[2]

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
    [
        (["de"], "de"),
        (["de-AT", "de"], "de"),
        (["de_CH"], "de"),
        (["de-Latn-DE", "de-DE"], "de"),
        (["fr-FR", "de-DE"], "de"),
        (["fr-FR", "fr"], "en"),
        (["en-GB"], "en"),
        (["ja-JP"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_without_a_wish_the_system_decides(
    system: list[str], spoken: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: system)
    for wish in ("", "xx"):
        language.speak("en" if spoken == "de" else "de")
        language.speak(wish)
        assert language.code == spoken


FIRST_START = """
from PySide6.QtCore import QCoreApplication
from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.language import Language
from tests.view.theme_tools import register_resources
application = QCoreApplication([])
register_resources()
language = Language()
language.speak("")
print(language.code)
"""


@pytest.mark.parametrize(
    ("system", "spoken"), [("de_AT.UTF-8", "de"), ("de_CH.UTF-8", "de"), ("fr_FR.UTF-8", "en")]
)
def test_a_first_start_speaks_the_language_of_the_system(system: str, spoken: str) -> None:
    others = {name: value for name, value in os.environ.items() if name[:2] != "LC"}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_START],
        cwd=ROOT,
        env=others | {"LANG": system, "LC_ALL": system, "LANGUAGE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == spoken


NOON = datetime(2024, 3, 9, 14, 5).astimezone()
LATER = datetime(2024, 5, 1, 12).astimezone()


@pytest.mark.parametrize(
    ("system", "code", "told"),
    [
        ("C", "de", "09.03.24, 14:05"),
        ("C", "en", "3/9/24, 2:05 PM"),
        ("fr_FR", "de", "09.03.24, 14:05"),
        ("en_GB", "en", "09/03/2024, 14:05"),
        ("en_GB", "de", "09.03.24, 14:05"),
    ],
)
def test_dates_are_written_as_the_language_and_the_country_do(
    system: str, code: str, told: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    language.speak("en" if code == "de" else "de")
    language.speak(code)
    assert Words().files.when(NOON, LATER) == told


def test_every_count_is_told_in_the_right_number(language: Language) -> None:
    words, variants = Words(), EDITIONS["original"].variants
    language.speak("de")
    assert [words.cards_laid(n) for n in (1, 2)] == ["1 Karte abgelegt", "2 Karten abgelegt"]
    assert words.variant_summary(variants["standard"], 1).startswith("8 Handkarten")
    language.speak("en")
    assert words.variant_summary(variants["standard"], 1).startswith("Hand of 8 cards")
