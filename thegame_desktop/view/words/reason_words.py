"""Words for why a way to play the turn is better than another."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from thegame_desktop.bots.analysis.reasons import Reason
from thegame_desktop.engine import Observation
from thegame_desktop.view.words.words import Words


class ReasonWords(QObject):
    """Turns reasons into sentences."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def tell(self, reasons: Sequence[Reason], observation: Observation) -> str:
        """The reasons, as far as they are worth telling; empty if none are."""
        return ""
