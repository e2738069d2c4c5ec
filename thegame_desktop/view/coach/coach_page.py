"""The coach's page: the chance of winning turn by turn, and what could have been better."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.bots.analysis.review import Knowledge, TurnReview
from thegame_desktop.engine import Status
from thegame_desktop.model.coach import Coach
from thegame_desktop.model.win_search import WinSearch
from thegame_desktop.play.seats import names_of, you_of
from thegame_desktop.view.coach.chance_chart import ChanceChart
from thegame_desktop.view.coach.coach_card import CoachCard
from thegame_desktop.view.coach.costly_turns import MOST, CostlyTurns
from thegame_desktop.view.coach.findings import Findings
from thegame_desktop.view.coach.players_panel import PlayersPanel
from thegame_desktop.view.coach.win_panel import WinPanel
from thegame_desktop.view.look.text_size import text_pixels, text_scale
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import FIRST_IN_FOOTER, IN_FOOTER, PageButton
from thegame_desktop.view.widgets.choices import SegmentBar
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wishes import Explain, Go, Practise, WatchGame, WatchWay
from thegame_desktop.view.words.coach_words import CoachWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SIDE_BY_SIDE = 780
"""How wide the page has to be, by its unit and its texts, for two cards side by side."""


class CoachPage(Translated, ScaledPage):
    """Shows what the coach knows by now, and what it learns while one looks."""

    column_width = 1110

    def __init__(self, theme: Theme, coach: Coach, search: WinSearch, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._coach = coach
        self._search = search
        # The players of this game, not those of the one that waits meanwhile.
        self._words = Words(self)
        self._tell = CoachWords(self._words)
        self._costly: tuple[TurnReview, ...] = ()
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._game = PageLabel(theme, 17, "text_muted", wraps=True)
        self._knowledge = SegmentBar[Knowledge](theme, Knowledge)
        self._meaning = PageLabel(theme, 14, "text_muted", wraps=True)
        self._curve_card = CoachCard(theme, self)
        self._chart = ChanceChart(theme, self._explain_turn, self._curve_card)
        self._turns = CostlyTurns(theme, self)
        self._players = PlayersPanel(theme, self)
        self._win = WinPanel(theme, self._tell, search, self)
        self._trouble = PageLabel(theme, 17, "text_muted", wraps=True)
        self._progress = PageLabel(theme, 14, "text_muted", wraps=True)
        self._back = PageButton("leave the coach", size=IN_FOOTER)
        self._watch = PageButton("watch the game", size=IN_FOOTER)
        self._practise = PageButton("practise", size=FIRST_IN_FOOTER, kind="primary")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._trouble.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self._title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._game, 1, Qt.AlignmentFlag.AlignBottom)
        self._findings = QWidget()
        self.column.addWidget(self._findings, 1)
        self.column.addWidget(self._trouble, 1)
        self._rows = QVBoxLayout(self._findings)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._judged_by = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.addLayout(self._judged_by)
        self._rows.addLayout(self._above, 1)
        self._rows.addLayout(self._below)
        self._judged_by.addWidget(self._knowledge)
        self._judged_by.addWidget(self._meaning, 1)
        self._curve_card.column.addWidget(self._chart, 1)
        self._above.addWidget(self._curve_card, 3)
        self._above.addWidget(self._turns, 2)
        self._below.addWidget(self._players, 3)
        self._below.addWidget(self._win, 2)
        self.footer.addWidget(self._back)
        self.footer.addWidget(self._progress, 1)
        self.footer.addWidget(self._watch)
        self.footer.addWidget(self._practise)

    def _connect(self) -> None:
        self._coach.opened.connect(self._show_game)
        self._coach.changed.connect(self._show_findings)
        self._search.changed.connect(self._show_findings)
        self._knowledge.chosen.connect(self._coach.judge_by)
        for nth, row in enumerate(self._turns.rows):
            row.clicked.connect(partial(self._explain_costly, nth))
        self._win.begin.clicked.connect(self._begin_search)
        self._win.show_way.clicked.connect(self._watch_way)
        self.wish_by(self._back, Go.BACK)
        self.wish_by(self._watch, WatchGame())
        self._practise.clicked.connect(self._practise_costliest)

    def _explain_turn(self, nth: int) -> None:
        known = self._coach.review.turns
        if nth < len(known):
            self.wished.emit(Explain(known[nth]))

    def _explain_costly(self, nth: int) -> None:
        self.wished.emit(Explain(self._costly[nth]))

    def _practise_costliest(self) -> None:
        self.wished.emit(Practise(tuple(self._coach.known_by(Knowledge.THEN).costliest(MOST))))

    def _watch_way(self) -> None:
        if (way := self._search.found) is not None:
            self.wished.emit(WatchWay(way))

    def _begin_search(self) -> None:
        self._search.begin(self._coach.record, self._coach.turns)

    # What is shown

    def _show_game(self) -> None:
        """Another game has been opened."""
        coach = self._coach
        self._words.call_players(names_of(coach.seats), you_of(coach.seats))
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_findings()

    def _show_findings(self) -> None:
        """Show all that is known by now."""
        coach = self._coach
        if not coach.is_open:
            return
        self._game.setText(self._tell.game(coach))
        trouble = self._trouble_words()
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._findings.setVisible(not trouble)
        self._knowledge.set_value(coach.knowledge)
        self._meaning.setText(self._tell.meaning_of_knowledge(coach.knowledge))
        found = Findings(coach, self._search.found, self._tell, self._theme)
        self._costly = found.costliest
        curve = found.curve
        self._curve_card.heading.setText(curve.title)
        self._chart.show_data(curve)
        self._turns.show_turns(found.costly_turns, self._tell.about_costly(coach.review))
        self._players.setVisible(len(coach.seats) > 1)
        self._players.show_players(found.player_words)
        self._win.setVisible(coach.outcome.status is Status.LOST and not coach.is_given_up)
        self._win.refresh()
        self._progress.setText(self._tell.progress(coach.review.share) if coach.is_at_work else "")
        # A puzzle is what somebody could know; with all cards open there is nothing to find out.
        is_by_knowledge = coach.knowledge is Knowledge.THEN
        self._practise.setEnabled(is_by_knowledge and bool(coach.review.costliest(1)))

    def _trouble_words(self) -> str:
        """Why there is nothing to see; empty if there is."""
        if self._coach.trouble is not None:
            return self.tr(
                "The coach needs the compiled core to look through a game, and this installation "
                "has none. You can still watch the game."
            )
        if not self._coach.turns:
            return self.tr("No turn was finished in this game: there is nothing to look at.")
        return ""

    # Words and places

    def retranslate(self) -> None:
        self._title.setText(self.tr("Coach"))
        self.setAccessibleName(self._title.text())
        self._knowledge.setAccessibleName(self.tr("Judged by"))
        help_with_knowledge = self.tr(
            "A turn can be judged by what the player could know when it was played, or by all "
            "cards as they really lay. What was wise and what would have worked isn't always the "
            "same."
        )
        for knowledge in Knowledge:
            self._knowledge.set_label(knowledge, self._tell.knowledge(knowledge))
            self._knowledge.explain(knowledge, self._tell.meaning_of_knowledge(knowledge))
            self._knowledge.segment(knowledge).setWhatsThis(help_with_knowledge)
        self._back.inscribe(
            self.tr("Back"),
            self.tr("Leave the coach (Esc)"),
            self.tr("Leads back to where you came from."),
        )
        self._watch.inscribe(
            self.tr("Watch the game"),
            self.tr("Go through the game turn by turn"),
            self.tr("Shows the game once more, card by card, with every hand open."),
        )
        self._practise.inscribe(
            self.tr("Practise these turns"),
            self.tr("Try the turns that cost most once more"),
            self.tr(
                "Puts you in front of each of the turns that cost most, as it was then: what would "
                "you play now? Only what could be known then counts."
            ),
        )
        self._show_findings()

    def come_in_sight(self) -> None:
        left: QWidget | None = self.focusWidget()  # whoever comes back finds what they left
        (left or self._back).setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self) -> None:
        super().rescale()
        unit = self.unit
        self._rows.setSpacing(round(14 * unit))
        self._game.setContentsMargins(0, 0, 0, text_pixels(5 * unit))
        is_narrow = self.width() < _SIDE_BY_SIDE * unit * text_scale()
        ways = QBoxLayout.Direction
        for row in (self._judged_by, self._above, self._below):
            row.setSpacing(round(14 * unit))
            row.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
