"""Words for what speaks for an action."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from thegame_desktop.bots.analysis.reasons import Reason
from thegame_desktop.engine import FinishTurn, Lay, Observation

if TYPE_CHECKING:
    from thegame_desktop.view.words.words import Words


class ReasonWords(QObject):
    """Says why, in sentences."""

    def __init__(self, words: "Words") -> None:
        super().__init__(words)
        self._words = words

    def say(self, reason: Reason, observation: Observation) -> str:
        """One reason, as a sentence."""
        del observation
        return f"the smallest step you can make: {reason.step}"

    def tell(self, reasons: Sequence[Reason], observation: Observation) -> str:
        """Up to two reasons, as a sentence."""
        return "; ".join(self.say(reason, observation) for reason in reasons[:2])

    def action(self, action: Lay | FinishTurn, observation: Observation) -> str:
        """What is to be done."""
        if isinstance(action, FinishTurn):
            return "finish the turn"
        row = observation.table.setup.edition.rows[action.pile]
        return f"{self._words.card(action.card)} – {self._words.pile(action.pile, row)}"
