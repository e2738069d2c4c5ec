"""A language that nobody speaks: longer than English, accented, and marked wherever it is spoken.

It is added as CONTRIBUTING tells to add any other, without a line of code: what stays bare or is
cut off in it would be so in a language to come.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

from tools import resources
from tools.machine import Machine
from tools.qt_tools import QtTools
from tools.translations import update

ROOT = Path(__file__).resolve().parent.parent
CODE = "eo"
"""Esperanto lends its code: Qt knows its name and its two plural forms."""

_OPENING, _CLOSING = "‹", "›"
_KEPT = re.compile(r"\{\{|\}\}|\{[^{}]*\}|%L?\d{1,2}|%n|&&|&")
"""What a program reads in a text."""
_ENDING = re.compile(r"[…:\s]*$")
"""What a text and its translation have to end with alike."""
_ACCENTS = str.maketrans("acegijnosuwyzACEGIJNOSUWYZ", "åçéğîĵñöšûŵýžÅÇÉĞÎĴÑÖŠÛŴÝŽ")
_VOWELS = re.compile(r"[aeiouAEIOU]")
_LONGER = 0.35
"""By what share of its letters a text becomes longer at most; the marks come on top."""


def pseudo(text: str) -> str:
    """The text in that language: vowels twice, accents, and the marks around it."""
    start = len(text) - len(text.lstrip())
    end = _ENDING.search(text, start)
    assert end is not None
    body = text[start : end.start()]
    bare = "\0".join(_KEPT.split(body))
    most = max(1, round(_LONGER * len(bare)))
    words = _VOWELS.sub(lambda vowel: vowel[0] + vowel[0].lower(), bare, count=most)
    parts = iter(words.translate(_ACCENTS).split("\0"))
    spoken = next(parts) + "".join(kept + next(parts) for kept in _KEPT.findall(body))
    return f"{text[:start]}{_OPENING}{spoken}{_CLOSING}{text[end.start() :]}"


def fill_in(texts: Path) -> None:
    """Translate every message of a file, as a translator would."""
    document = ElementTree.parse(texts)
    for message in document.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        spoken = pseudo(message.findtext("source", ""))
        translation.attrib.pop("type", None)
        for place in list(translation.iter("numerusform")) or [translation]:
            place.text = spoken
    document.write(texts, encoding="utf-8", xml_declaration=True)


def begin(folder: Path, qt: QtTools) -> Path:
    """The file of texts that the command begins, in a folder of its own."""
    texts = folder / "translations" / f"thegame_{CODE}.ts"
    texts.parent.mkdir(parents=True)
    update(ROOT, qt, texts)
    return texts


def compiled(folder: Path, machine: Machine, qt: QtTools) -> Path:
    """The file of resources that has nothing in it but the language in this folder."""
    (folder / resources.COMPILED).parent.mkdir()
    resources.ensure(machine, folder, qt)
    return folder / resources.COMPILED
