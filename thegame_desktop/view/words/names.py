"""Names as people have them: how much of one fits into a sentence, and what stands for it."""

import unicodedata

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF, QGuiApplication

_LONGEST_NAME = 18
"""How many usual characters of a player's name are told at most; the seat tells all of it."""


def shortened(name: str) -> str:
    """The name, or its beginning if it is too long for a sentence."""
    metrics = QFontMetricsF(QGuiApplication.font())
    room = metrics.horizontalAdvance("n" * _LONGEST_NAME)
    for count in range(_LONGEST_NAME, 1, -1):
        start = first_characters(name, count)
        if metrics.horizontalAdvance(start) <= room:
            break
    return name if start == name else f"{start.rstrip()}…"


def in_a_sentence(name: str) -> str:
    """The name, kept apart if it is written from right to left: the words around it stay put."""
    turns_round = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in name)
    return f"\u2068{name}\u2069" if turns_round else name


def is_telling(char: str) -> bool:
    """True for letters, digits and pictures: a bracket would be a poor initial."""
    return unicodedata.category(char) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "So")


def first_characters(text: str, count: int) -> str:
    """The first characters as a reader counts them: marks and joined emoji stay whole."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    for _ in range(count):
        if finder.toNextBoundary() < 0:
            return text
    return _utf16_start(text, finder.position())


def _utf16_start(text: str, units: int) -> str:
    """The start of a text, measured as Qt does."""
    return text.encode("utf-16-le")[: 2 * units].decode("utf-16-le")
