"""Widgets that change their words as soon as the language changes."""

from PySide6.QtCore import QEvent

from thegame_desktop.view.look.mixins import WidgetMixin


class Translated(WidgetMixin):
    """Mixed into a widget class, before it: all words are set in `retranslate`, now and later.

    Call `retranslate` once at the end of `__init__`; Qt's LanguageChange calls it again, which
    tells of another text size or theme too.
    """

    def retranslate(self) -> None:
        """Set every text, tool tip, what's-this text and accessible name."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
