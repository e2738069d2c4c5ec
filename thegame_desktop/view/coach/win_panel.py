"""How a lost game could have been won: to be looked for, watched while it is, and shown."""

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from thegame_desktop.model.win_search import WinSearch
from thegame_desktop.view.coach.coach_card import CoachCard
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.words.coach_words import CoachWords
from thegame_desktop.view.words.translated import Translated

_BUTTON = (42, 15)
"""How high a button and its text are."""


class WinPanel(Translated, CoachCard):
    """Has a button to look, then one to stop, then one to show what was found."""

    def __init__(self, theme: Theme, words: CoachWords, search: WinSearch, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._tell = words
        self._search = search
        self._words = PageLabel(theme, 15, wraps=True)
        self._bar = QProgressBar()
        self._bar.setObjectName("win search progress")
        self._bar.setTextVisible(False)
        self.begin = PageButton("look for a way to win", size=_BUTTON)
        self._stop = PageButton("stop looking", size=_BUTTON)
        self.show_way = PageButton("show the way to win", size=_BUTTON)
        self._stop.clicked.connect(search.cancel)
        self._buttons = QHBoxLayout()
        self.column.addWidget(self._words)
        self.column.addWidget(self._bar)
        self.column.addLayout(self._buttons)
        self.column.addStretch(1)
        for button in (self.begin, self._stop, self.show_way):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self.retranslate()

    def refresh(self) -> None:
        """Show how far the search has come."""
        search, found = self._search, self._search.found
        had_focus = any(each.hasFocus() for each in (self.begin, self._stop))
        self._bar.setVisible(search.is_searching)
        self._bar.setValue(round(100 * search.share))
        self._stop.setVisible(search.is_searching)
        self.begin.setVisible(not search.is_searching and found is None)
        self.show_way.setVisible(found is not None and found.record is not None)
        self._words.setText(self._told())
        if had_focus:
            self._keep_focus()

    def _keep_focus(self) -> None:
        """Whoever has pressed a button finds the next one under the same finger."""
        for button in (self._stop, self.begin, self.show_way):
            if button.isVisibleTo(self):
                button.setFocus()
                return

    def _told(self) -> str:
        search = self._search
        if search.found is not None:
            return self._tell.way_to_win(search.found)
        if search.is_searching:
            return self.tr("Looking for a way to win …")
        return self.tr(
            "With all cards open, nearly every game can be won. From which turn on was this one "
            "lost?"
        )

    def rescale(self) -> None:
        super().rescale()
        self._buttons.setSpacing(round(10 * self.unit))
        self._buttons.setContentsMargins(0, round(5 * self.unit), 0, 0)  # room for the focus ring

    def retranslate(self) -> None:
        self.set_title(self.tr("The way to win"))
        self._bar.setAccessibleName(self.tr("How far the search has come"))
        explain(
            self._bar,
            self.tr("How far the search has come"),
            self.tr("Shows how much of the search is done. You can stop it at any time."),
        )
        self.begin.inscribe(
            self.tr("Look for a way to win"),
            self.tr("Search for a way to win with all cards open"),
            self.tr(
                "Looks, with all cards open, for the last turn from which the game could still "
                "have been won, and for a way to do it. It takes a while, and can be stopped."
            ),
        )
        self._stop.inscribe(
            self.tr("Stop"),
            self.tr("Don't look any further"),
            self.tr("Breaks the search off. It can be begun again."),
        )
        self.show_way.inscribe(
            self.tr("Show it"),
            self.tr("See how the game could have been won"),
            self.tr(
                "Shows the game from the last turn from which it could still have been won, and "
                "how. It is a possible course, not what happened."
            ),
        )
        self.refresh()
