"""Every text is translated, in every language, and fits its source."""

import re
import sysconfig
from pathlib import Path

import pytest

from tests.translation_tools import (
    Message,
    gaps,
    mismatches,
    out_of_step,
    read_messages,
    unreadable_calls,
)
from tools.machine import Machine
from tools.qt_tools import QtTools
from tools.translations import translation_files, update

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = translation_files(ROOT)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("texts", LANGUAGES, ids=lambda texts: texts.stem)


def test_german_and_english_are_there() -> None:
    assert {"thegame_de", "thegame_en"} <= {texts.stem for texts in LANGUAGES}


@IN_EVERY_LANGUAGE
def test_the_texts_are_those_of_the_code(texts: Path, tmp_path: Path) -> None:
    copy = tmp_path / texts.name
    copy.write_bytes(texts.read_bytes())
    update(ROOT, _qt_tools(), copy)
    differences = out_of_step(read_messages(texts), read_messages(copy))
    assert not differences, "\n".join(["run python dev.py translate:", *differences])


@IN_EVERY_LANGUAGE
def test_every_text_is_translated(texts: Path) -> None:
    assert not (found := gaps(read_messages(texts))), "\n".join(found)


@IN_EVERY_LANGUAGE
def test_every_translation_fits_its_source(texts: Path) -> None:
    assert not (found := mismatches(read_messages(texts))), "\n".join(found)


COUNTED = r"\{\w+\} (more )?(card|player|game|minute|turn|pile)s?\b"
"""A number that is put into a text by name: its noun can't follow it."""
PLURALS = r"\b(cards|players|games|minutes|Karten|\w+karten|Partien|Minuten)\b"


def test_whatever_is_counted_has_a_plural_of_its_own() -> None:
    german = read_messages(ROOT / "translations" / "thegame_de.ts")
    assert not [str(each) for each in german if re.search(COUNTED, each.source)]
    plurals = [each for each in german if "(s)" in each.source]
    assert plurals
    assert not [str(each) for each in plurals if not (each.is_plural and "%n" in each.source)]


@IN_EVERY_LANGUAGE
def test_one_is_told_in_the_singular(texts: Path) -> None:
    counted = [each for each in read_messages(texts) if each.is_plural and "%n" in each.source]
    assert len(counted) > 20
    assert not [str(each) for each in counted if re.search(PLURALS, each.forms[0])]
    assert all(len(each.forms) == 2 for each in counted)


def test_every_text_can_be_seen_from_outside() -> None:
    modules = sorted((ROOT / "thegame_desktop").rglob("*.py"))
    assert modules
    found = [
        f"{module.relative_to(ROOT).as_posix()}:{objection}"
        for module in modules
        for objection in unreadable_calls(module.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def _qt_tools() -> QtTools:
    return QtTools(Path(sysconfig.get_path("platlib")), Machine())


# --------------------------------------------------------------------------- the checkers checked

CODE = """
from PySide6.QtCore import QObject
class Words(QObject):
    def cards(self, n):
        return self.tr("%n card(s)", "", n)
    def greeting(self):
        return self.tr("Hello", "to a friend")
"""


def test_a_file_is_out_of_step_until_it_is_updated(tmp_path: Path) -> None:
    (tmp_path / "thegame_desktop").mkdir()
    (tmp_path / "thegame_desktop" / "words.py").write_text(CODE)
    german, english = tmp_path / "thegame_de.ts", tmp_path / "thegame_en.ts"
    update(tmp_path, _qt_tools(), german)
    update(tmp_path, _qt_tools(), english)
    messages = read_messages(german)
    assert [message.key for message in messages] == [
        ("Words", "%n card(s)", "", True, 2),
        ("Words", "Hello", "to a friend", False, 1),
    ]
    assert [str(message) for message in read_messages(english)] == ["Words: '%n card(s)'"]
    assert len(gaps(messages)) == 2
    assert "location" not in german.read_text(encoding="utf-8")

    (tmp_path / "thegame_desktop" / "words.py").write_text(CODE.replace("Hello", "Goodbye"))
    update(tmp_path, _qt_tools(), german)
    assert out_of_step(messages, read_messages(german)) == [
        "missing: Words: 'Goodbye'",
        "obsolete: Words: 'Hello'",
    ]
    assert out_of_step(read_messages(german), read_messages(german)) == []


def test_a_plural_form_too_few_is_out_of_step() -> None:
    assert len(out_of_step([_plural("%n Karten")], [_plural("", "")])) == 2


@pytest.mark.parametrize(
    "message",
    [
        Message("C", "Deal", "", False, False, ("Geben",)),
        Message("C", "Deal", "", False, True, ("",)),
        Message("C", "Deal", "", False, True, (" ",)),
        Message("C", "%n card(s)", "", True, True, ("eine Karte", "")),
        Message("C", "%n card(s)", "", True, True, ()),
    ],
)
def test_gaps_are_found(message: Message) -> None:
    assert len(gaps([message])) == 1


def test_complete_texts_have_no_gaps() -> None:
    assert gaps([_text("Deal", "Geben"), _plural("eine Karte", "%n Karten")]) == []


def _text(source: str, translation: str) -> Message:
    return Message("C", source, "", False, True, (translation,))


def _plural(*forms: str) -> Message:
    return Message("C", "%n card(s)", "", True, True, forms)


FITTING = [
    _text("Deal", "Geben"),
    _text("{name} lays {card}", "{card} kommt von {name}"),
    _text("{share:.0%} won", "{share:.1%} gewonnen"),
    _text("%1 of %2", "%1 von %2"),
    _text("{{literal}}", "{{wörtlich}}"),
    _text("New game…", "Neues Spiel…"),
    _text("Name:", "Name:"),
    _text("&New", "&Neu"),
    _text("You && me", "Du && ich"),
    _text("Cats & dogs", "Katzen & Hunde"),
    _text("a&nbsp;b", "a b"),
    _text("a <b>b</b>", "ein <b>b</b>"),
    _plural("%n Karte", "%n Karten"),
    _plural("eine Karte", "%n Karten"),
]
MISFITS = [
    _text("{name} lays", "{nmae} legt"),
    _text("{name} lays", "jemand legt"),
    _text("{n} and {n}", "{n}"),
    _text("{name} lays", "{name legt"),
    _text("Somebody lays", "{name} legt"),
    _text("%1 of %2", "%1 von %1"),
    _text("%L1 games", "%1 Spiele"),
    _text("New game…", "Neues Spiel"),
    _text("New game…", "Neues Spiel..."),
    _text("New game", "Neues Spiel…"),
    _text("Name:", "Name"),
    _text("Cards: ", "Karten:"),
    _text(" and ", "und "),
    _text("&New", "Neu"),
    _text("New", "&Neu"),
    _text("&New", "&Ne&u"),
    _text("Ask first", "Erst fragen amp;fragen"),
    _text("Ask first", "Erst >fragen"),
    _plural("eine Karte", "viele Karten"),
    _plural("%n Karte {x}", "%n Karten"),
]


@pytest.mark.parametrize("message", FITTING, ids=str)
def test_a_fitting_translation_passes(message: Message) -> None:
    assert mismatches([message]) == []


@pytest.mark.parametrize("message", MISFITS, ids=str)
def test_a_misfit_is_found(message: Message) -> None:
    assert len(mismatches([message])) == 1


READABLE = [
    'self.tr("Deal")',
    'self.tr("Deal", "a verb")',
    'self.tr("one " "two")',
    'self.tr("%n card(s)", "", n)',
    'self.tr("card(s) to lay", "", n)',
    'self.tr("{n} of them").format(n=n)',
    'QCoreApplication.translate("Table", "Deal")',
    'QT_TRANSLATE_NOOP("Table", "Deal")',
    "painter.translate(dx, dy)",
    "text.translate(table)",
    "string.strip(text)",
]
UNREADABLE = [
    'self.tr(f"{n} cards")',
    "self.tr(text)",
    'self.tr("one" + two)',
    'self.tr("{n}".format(n=n))',
    "self.tr(b'Deal')",
    "self.tr()",
    "self.tr(sourceText='Deal')",
    'self.tr("%n card(s)")',
    'self.tr("%n card(s)", n=n)',
    'self.tr("%n card(s)", "", n=n)',
    'tr("Deal")',
    'window.tr("Deal")',
    'self.window.tr("Deal")',
    'QCoreApplication.translate("Table", text)',
    'QApplication.translate(context, "Deal")',
    'QCoreApplication.translate("Table", "%n card(s)", "", n)',
    'translate("Table", text)',
    "QT_TR_NOOP(text)",
]


@pytest.mark.parametrize("call", READABLE)
def test_a_readable_call_passes(call: str) -> None:
    assert unreadable_calls(call) == []


@pytest.mark.parametrize("call", UNREADABLE)
def test_an_unreadable_call_is_found(call: str) -> None:
    (objection,) = unreadable_calls(f"\n{call}")
    assert objection.startswith("2: ")
