"""A language that puts every text in brackets: what stays bare was never translated."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


class MarkedLanguage(QTranslator):
    """Translates "text" to "‹text›", Qt's own texts included, or only those."""

    def __init__(self, *, only_qt: bool) -> None:
        super().__init__()
        self._only_qt = only_qt

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> Any:
        is_wanted = not self._only_qt or re.match("Q[A-Z]", context)
        # Not an empty text, which would be taken for the translation.
        return f"‹{source}›" if is_wanted else None


@contextmanager
def marked_language(*, only_qt: bool = False) -> Iterator[None]:
    """Speak it for a while; widgets are told as for any other language."""
    translator = MarkedLanguage(only_qt=only_qt)
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        QCoreApplication.processEvents()


def visible_texts(widget: QWidget) -> list[str]:
    """The texts of all labels and buttons that show in this widget, its title too."""
    found = [widget.windowTitle()] if widget.isWindow() else []
    found += [
        child.text()
        for child in widget.findChildren(QWidget)
        if isinstance(child, QLabel | QAbstractButton) and child.isVisibleTo(widget)
    ]
    return [text for text in found if text]


def unmarked(widget: QWidget, allowed: frozenset[str] = frozenset()) -> list[str]:
    """The visible texts that were not translated."""
    return [text for text in visible_texts(widget) if "‹" not in text and text not in allowed]
