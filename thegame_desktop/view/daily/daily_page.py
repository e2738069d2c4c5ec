"""The page of the daily deal: a tile for each edition, and the calendar of what was played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.today import Today
from thegame_desktop.model.unfinished_games import UnfinishedGame
from thegame_desktop.play.daily import DayResult, DayResults, alone, daily_players, streak
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.seats import names_of, you_of
from thegame_desktop.storage.summaries import Result
from thegame_desktop.view.daily.daily_tile import DailyTile
from thegame_desktop.view.daily.month_calendar import MonthCalendar
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.pages.soloist_box import SoloistBox
from thegame_desktop.view.widgets.buttons import (
    FIRST_IN_FOOTER,
    IN_FOOTER,
    PageButton,
    restyle,
    stock_style,
)
from thegame_desktop.view.widgets.choices import SegmentBar
from thegame_desktop.view.widgets.copy_button import CopyButton
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wishes import Go, NameSoloist, PlayDaily, Resume
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.names import in_a_sentence, shortened
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

Running = Mapping[tuple[str, date], UnfinishedGame]
"""The games that can be gone on with, by edition and day."""


class DailyPage(Translated, ScaledPage):
    """One edition and one day are chosen; the buttons below are about their deal."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        today: Today,
        refresh: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Whenever it comes in sight, it has its news refreshed."""
        super().__init__(theme, parent)
        self._clock, self._refresh = today, refresh
        self._words = words
        self._daily = DailyWords(words)
        self._names = Words(self)
        """For those who would play, not for those at the table."""
        self._today = self._chosen = today.day
        self._results: DayResults = {}
        self._running: Running = {}
        self._choice = GameChoice()
        self._is_unreadable = False
        self._build(art)
        self._arrange()
        self._connect()
        self.retranslate()

    # What is shown

    @property
    def edition(self) -> str:
        """The edition that is chosen."""
        return next(name for name, tile in self._tiles.items() if tile.isChecked())

    def choose_edition(self, edition: str) -> None:
        """Begin with this edition."""
        self._tiles[edition].setChecked(True)

    def choose_day(self, day: date) -> None:
        """Show what has become of this day's deals."""
        self._chosen = day
        self._show()

    def _turn_leaf(self) -> None:
        """Another day has begun: whoever looked at the last one looks at it now."""
        was_today = self._chosen == self._today
        today = self._today = self._clock.day
        self.choose_day(today if was_today else min(self._chosen, today))

    def offer_players(self, choice: GameChoice, names: Sequence[str]) -> None:
        """Offer to play alone, by one of these names, or with the players of the last game."""
        if choice != self._choice:
            self._players.set_value(choice.player_count == 1)
        self._choice = choice
        self._players.setVisible(choice.player_count > 1)
        self._soloist.offer(names)
        self._soloist.show_soloist(choice.soloist)
        self._show()

    def show_results(self, results: DayResults, running: Running, *, is_unreadable: bool) -> None:
        """Show what was played, and what can be gone on with."""
        self._results, self._running = results, running
        self._is_unreadable = is_unreadable
        self._show()

    # What the page is made of

    def _build(self, art: CardArt) -> None:
        theme = self._theme
        self._title = PageLabel(theme, 32, weight=QFont.Weight.Black)
        self._date = PageLabel(theme, 17, "text_muted", QFont.Weight.DemiBold)
        self._editions = Group(self)
        self._tiles = {
            name: DailyTile(EDITIONS[name], theme, art, self._editions) for name in EDITIONS
        }
        self._group = QButtonGroup(self)
        for tile in self._tiles.values():
            self._group.addButton(tile)
        next(iter(self._tiles.values())).setChecked(True)
        self._players = SegmentBar(theme, [True, False])
        self._players.segment(True).setObjectName("play alone")
        self._players.segment(False).setObjectName("play together")
        self._players.set_value(True)
        self._who_label = PageLabel(theme, 15, "text_muted", QFont.Weight.DemiBold)
        self._soloist = SoloistBox(self)
        for part in (self._who_label, self._soloist):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # the tiles stay where they are
            part.setSizePolicy(policy)
        self._calendar = MonthCalendar(theme, self._daily, self)
        self._note = PageLabel(theme, 15, "text_muted", QFont.Weight.DemiBold, wraps=True)
        self._verdict = PageLabel(theme, 15, "text_muted", QFont.Weight.DemiBold, wraps=True)
        self._back = PageButton("leave daily", size=IN_FOOTER)
        self._copy = CopyButton()
        self._copy.setObjectName("copy daily")
        self._play = PageButton("play daily", size=FIRST_IN_FOOTER, kind="primary")

    def _arrange(self) -> None:
        head = self._head = QHBoxLayout()
        self._body = QHBoxLayout()
        left, right = self._left, self._right = QVBoxLayout(self._editions), QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(head)
        self.column.addLayout(self._body, 1)
        self._body.addWidget(self._editions, 9)
        self._body.addLayout(right, 10)
        head.addWidget(self._title)
        head.addWidget(self._date, 1, Qt.AlignmentFlag.AlignBottom)
        who = self._who_row = QHBoxLayout()
        left.addLayout(who)
        who.addWidget(self._who_label)
        who.addWidget(self._players)
        who.addWidget(self._soloist, 1)
        who.addStretch()
        for tile in self._tiles.values():
            left.addWidget(tile, 1)
        right.addWidget(self._calendar, 1)
        right.addWidget(self._note)
        self.footer.addWidget(self._back)
        self.footer.addWidget(self._verdict, 1)
        self.footer.addWidget(self._copy)
        self.footer.addWidget(self._play)

    def _connect(self) -> None:
        for tile in self._tiles.values():
            tile.double_clicked.connect(self._wish_to_play)
        self._group.buttonToggled.connect(self._show)
        self._players.chosen.connect(self._show)
        self._soloist.named.connect(self._take_soloist)
        self._calendar.picked.connect(self.choose_day)
        self._clock.changed.connect(self._turn_leaf)
        self.wish_by(self._back, Go.BACK)
        self._copy.clicked.connect(self._copy_result)
        self._play.clicked.connect(self._wish_to_play)
        self.way_on = self._play

    # What the player does

    @property
    def _key(self) -> tuple[str, date]:
        return self.edition, self._chosen

    @property
    def _company(self) -> GameChoice:
        """The choice of those who would play."""
        return alone(self._choice) if self._is_alone else self._choice

    @property
    def _is_alone(self) -> bool:
        return self._players.segment(True).isChecked()

    def _take_soloist(self, name: str) -> None:
        self._choice = replace(self._choice, soloist=name)
        self.wished.emit(NameSoloist(name))
        self._verdict.setText(self._who())

    def _wish_to_play(self) -> None:
        game = self._running.get(self._key)
        if game is None:
            self.wished.emit(PlayDaily(self._company, *self._key))
        else:
            self.wished.emit(Resume(game.place))

    def _copy_result(self) -> None:
        result = self._results.get(self._key)
        if result is not None:
            self._copy.copy(self._daily.share_text(result))

    # Words

    def _show(self) -> None:
        """Show all of it as it is now."""
        if self._group.checkedButton() is None:
            return  # another one will be
        edition = self.edition
        days = {day: each for (name, day), each in self._results.items() if name == edition}
        for name, tile in self._tiles.items():
            tile.show_result(self._results.get((name, self._chosen)))
        self._calendar.show_days(self._chosen, self._today, days)
        is_begun = self._key in self._running  # by those who play on then
        self._soloist.setVisible(self._is_alone and not is_begun)
        self._who_label.setHidden(self._choice.player_count > 1 or is_begun)  # or buttons say it
        self._copy.setVisible(self._key in self._results)
        self._copy.forget()
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Daily deal"))
        self.setAccessibleName(self._title.text())
        self._date.setText(self._daily.whole_day(self._chosen))
        self._editions.setAccessibleName(self.tr("Edition"))
        self._players.setAccessibleName(self.tr("Players"))
        for name, tile in self._tiles.items():
            tile.set_texts(
                self._words.edition(name),
                self._state(name),
                self.tr("Choose this edition; a double click plays it"),
                self.tr(
                    "An edition's deal of the chosen day. Everyone who plays it gets the same "
                    "cards. The calendar shows what was played of this edition."
                ),
            )
        self._who_label.setText(self.tr("Who plays"))
        self._players.set_label(True, self._words.player_count(1))
        self._players.explain(
            True, self.tr("Play by yourself; where it takes two, with a computer player.")
        )
        self._players.set_label(False, self._words.player_count(max(2, self._choice.player_count)))
        self._players.explain(False, self.tr("Play the deal with the players of the last game."))
        self._players.setWhatsThis(
            self.tr(
                "Who plays: one alone, or the players of the last game. The cards are the same. "
                "Other players can be chosen for a new game, and are remembered then."
            )
        )
        self._note.setText(self._summary())
        self._verdict.setText(self._who())
        self._copy.set_label(self.tr("Copy result"))
        self._name_button()
        self._back.inscribe(
            self.tr("Back"),
            self.tr("Back to where you came from (Esc)"),
            self.tr("Leaves this page. Nothing is lost: the deals of past days can be played."),
        )
        explain(
            self._copy,
            self.tr("Put the result on the clipboard; it spoils nothing"),
            self.tr(
                "Copies the result as a few lines of text, to compare it with others. It tells of "
                "no card, so that they can still play the same deal."
            ),
        )

    def _state(self, edition: str) -> str:
        """What has become of the chosen day's deal of an edition; a result stands."""
        result = self._results.get((edition, self._chosen))
        if result is not None:
            return self._daily.state(result)
        game = self._running.get((edition, self._chosen))
        if game is not None:
            return self.tr("Begun, %n card(s) left", "", game.cards_left)
        return self.tr("Not played yet")

    def _summary(self) -> str:
        """The days in a row, and the wins of the month."""
        if self._is_unreadable:
            return self.tr("What was played can't be read just now. The deals can be played.")
        row = streak(self._results, self.edition, self._today)
        parts = []
        if row.played > 1:
            parts.append(self.tr("%n day(s) in a row", "", row.played))
        if row.won > 1:
            parts.append(self.tr("%n win(s) in a row", "", row.won))
        month = [each for each in self._results.values() if self._counts_here(each)]
        if month:
            won = sum(each.result is Result.WON for each in month)
            told = self.tr("{won} of %n deal(s) won this month", "", len(month))
            parts.append(told.format(won=won))
        return " · ".join(parts) or self.tr("One deal for each day, the same for everyone.")

    def _counts_here(self, result: DayResult) -> bool:
        month = (result.day.year, result.day.month) == (self._chosen.year, self._chosen.month)
        return month and result.edition == self.edition and not result.is_known

    def _who(self) -> str:
        """Who would play, or has begun to."""
        game = self._running.get(self._key)
        seats = daily_players(self._company, self.edition) if game is None else game.seats
        self._names.call_players(names_of(seats), you_of(seats))
        count = len(seats)
        names = [self._names.player(seat, count) for seat in range(count)]
        if count == 1:
            name = seats[0].name
            names = [in_a_sentence(shortened(name)) if name else self._words.player_count(1)]
        who = ", ".join(names)
        return f"{self._words.edition(self.edition)} · {who}"

    def _name_button(self) -> None:
        if self._key in self._running:
            label, tip = self.tr("Go on"), self.tr("Go on with this deal (Enter)")
        elif self._key in self._results:
            label, tip = self.tr("Play again"), self.tr("Play the same cards once more (Enter)")
        else:
            label, tip = self.tr("Play"), self.tr("Deal the cards of this day (Enter)")
        meaning = self.tr(
            "Plays the chosen edition's deal of the chosen day. The first time counts in the "
            "calendar; after that the cards are known. An unfinished one is gone on with."
        )
        self._play.inscribe(label, tip, meaning)

    # Qt's own calls

    def come_in_sight(self) -> None:
        self._refresh()
        self._play.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self._clock.look()  # the machine may have slept
        return super().event(event)

    def rescale(self) -> None:
        super().rescale()
        unit = self.unit
        gap = round(14 * unit)
        for layout in (self._head, self._body, self._left, self._who_row):
            layout.setSpacing(gap)
        self._date.setContentsMargins(0, 0, 0, round(5 * unit))  # on one line with the title
        self._right.setSpacing(round(8 * unit))
        restyle(self._copy, stock_style(unit, *IN_FOOTER))
        self._play.setMinimumWidth(round(grown(190 * unit, 0.4)))
