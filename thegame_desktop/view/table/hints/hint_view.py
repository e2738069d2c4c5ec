"""Shows a hint on the table: rings around what it is about, and its words."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from thegame_desktop.bots.analysis.hints import Hint
from thegame_desktop.engine import FinishTurn
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.hints.hint_panel import HintPanel
from thegame_desktop.view.table.hints.spotlight import Spotlight
from thegame_desktop.view.table.notice import Notice
from thegame_desktop.view.table.table_layout import TableLayout
from thegame_desktop.view.words.hint_words import HintWords
from thegame_desktop.view.words.words import Words


class HintView(QObject):
    """Follows what the adviser tells; a notice in the same place comes first."""

    def __init__(
        self, theme: Theme, words: Words, adviser: Adviser, notice: Notice, table: QWidget
    ) -> None:
        super().__init__(table)
        self._words = HintWords(words)
        self._adviser = adviser
        self._notice = notice
        self._spotlight = Spotlight(theme, table)
        self._panel = HintPanel(theme, table)
        adviser.changed.connect(self._show)
        notice.installEventFilter(self)

    @property
    def is_shown(self) -> bool:
        """True while there is a hint, or one is being thought about."""
        return self._adviser.hint is not None or self._adviser.is_thinking

    def ask(self) -> None:
        """Have the next hint shown, in place of whatever else was to be said."""
        self._notice.clear()
        self._adviser.ask()

    def dismiss(self) -> None:
        """Show none any more."""
        self._adviser.dismiss()

    def place(self, places: TableLayout) -> None:
        """Put the words where there is room for them."""
        self._panel.place(places.hint_words, places.unit)

    def find(self) -> None:
        """Look again where the things are that the hint is about."""
        self._spotlight.find()
        self.raise_()

    def raise_(self) -> None:
        """Be above the hand, and above the rings."""
        self._panel.raise_()

    def retranslate(self) -> None:
        """Tell it in the language that is spoken now, in letters of the size that is set now."""
        self._say()
        self._panel.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._panel.setVisible(self.is_shown and self._notice.isHidden())
        return False

    def _show(self) -> None:
        self._say()
        hint = self._adviser.hint
        self._spotlight.show([] if hint is None else _touched(hint))
        self.raise_()

    def _say(self) -> None:
        adviser = self._adviser
        if adviser.hint is not None:
            self._panel.say(self._words.hint(adviser))
        elif adviser.is_thinking:
            self._panel.say(self._words.thinking())
        else:
            self._panel.clear()
            return
        self._panel.setVisible(self._notice.isHidden())


def _touched(hint: Hint) -> list[str]:
    """The names of what the hint is about."""
    if isinstance(hint.action, FinishTurn):
        return ["finish"]
    return [f"card {hint.action.card.code}", f"pile {hint.action.pile}"]
