"""The page on which a new game is chosen."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QWidget

from thegame_desktop.engine import EDITIONS, BadDealCode, CodeFault, Layout
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.own_layout import OwnLayout
from thegame_desktop.play.seats import Seat, people_of
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.text_size import grown, text_pixels
from thegame_desktop.view.look.texts import as_tool_tip, explain, inscribe
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.pages.command_choice import CommandChoice
from thegame_desktop.view.pages.seats_row import SeatsBar
from thegame_desktop.view.pages.soloist_box import SoloistBox
from thegame_desktop.view.widgets.buttons import IN_FOOTER, SEGMENT_HEIGHT, PageButton, stock_style
from thegame_desktop.view.widgets.choices import SegmentBar
from thegame_desktop.view.widgets.edition_tile import EditionTile
from thegame_desktop.view.widgets.form_row import FormRow
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled_page import ScaledPage
from thegame_desktop.view.wish_keys import key_of
from thegame_desktop.view.wishes import Go, NameSoloist, Play, TakeSeats
from thegame_desktop.view.words.names import in_a_sentence, shortened
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_ROOMY_HEIGHT = 770
"""From this height on there is room for taller tiles above all rows, in pixels of the design."""


class NewGamePage(Translated, ScaledPage):
    """Shows a choice that can always be mended, and asks to play it."""

    def __init__(
        self,
        theme: Theme,
        words: Words,
        own_layout_file: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._theme = theme
        self._words = words
        self._commands = CommandChoice(theme, words, OwnLayout(own_layout_file))
        self._choice = GameChoice()
        self._code_fault: CodeFault | None = None
        self._has_game = False
        self._build()
        self._connect()
        self.retranslate()
        self.show_choice(self._choice)

    @property
    def choice(self) -> GameChoice:
        """What is chosen now; a deal code that can't be read is not part of it."""
        return self._choice

    def show_choice(self, choice: GameChoice) -> None:
        """Start from this choice."""
        self._code_fault = None
        self._deal_code.setText(choice.deal_code)
        self._choose(choice)

    def offer_names(self, names: Sequence[str]) -> None:
        """Let whoever plays alone choose one of these names."""
        self._soloist.offer(names)

    def name_way_back(self, *, has_game: bool) -> None:
        """Offer to go back to a running game, or to where there is none."""
        self._has_game = has_game
        self._explain_back()

    def own_layout(self) -> Layout | None:
        """The player's own layout of the commands if it is chosen and can be read."""
        return self._commands.own_layout

    # What the page is made of

    def _build(self) -> None:
        art = CardArt(self._theme)
        variants = dict.fromkeys(name for edition in EDITIONS.values() for name in edition.variants)
        counts = {
            count
            for edition in EDITIONS.values()
            for variant in edition.variants.values()
            for count in variant.hand_sizes
        }
        self._title = PageLabel(self._theme, 32, weight=QFont.Weight.Black)
        self._daily = PageButton("daily deal", self, kind="link")
        self._editions = Group(self)
        self._tiles = [
            EditionTile(edition, self._theme, art, self._editions) for edition in EDITIONS.values()
        ]
        self._tile_group = QButtonGroup(self)
        for tile in self._tiles:
            self._tile_group.addButton(tile)
        self._player_counts = SegmentBar(self._theme, sorted(counts))
        self._hands = SegmentBar(self._theme, [False, True])
        self._hands.segment(False).setObjectName("hidden hands")
        self._hands.segment(True).setObjectName("open hands")
        self._soloist = SoloistBox(self)
        self._seats = SeatsBar(self._theme)
        self._variants = SegmentBar(self._theme, variants)
        self._deal_code = QLineEdit(clearButtonEnabled=True, maxLength=24)
        self._deal_code.setAcceptDrops(False)  # a file is dropped on the window
        self._players_row = FormRow(self._theme, [self._player_counts, self._hands])
        self._soloist_row = FormRow(self._theme, [self._soloist])
        self._seats_row = FormRow(self._theme, [self._seats])
        self._variant_row = FormRow(self._theme, [self._variants])
        self._deal_row = FormRow(self._theme, [self._deal_code])
        self._verdict = PageLabel(self._theme, 15, "text_muted", QFont.Weight.DemiBold, wraps=True)
        self._play = PageButton("play", size=(52, 21), kind="primary")
        self._back = PageButton("back", size=IN_FOOTER)
        self._deal_code.setObjectName("deal code")
        self._arrange()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self._title, 1)
        head.addWidget(self._daily)
        self.column.addWidget(self._editions)
        self._tile_row = QHBoxLayout(self._editions)
        self._tile_row.setContentsMargins(0, 0, 0, 0)
        for tile in self._tiles:
            self._tile_row.addWidget(tile, 1)
        people = (self._players_row, self._soloist_row, self._seats_row)
        for row in (*people, self._variant_row, self._commands, self._deal_row):
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.footer.addWidget(self._verdict, 1)
        self.footer.addWidget(self._back)
        self.footer.addWidget(self._play)

    def _connect(self) -> None:
        for tile in self._tiles:
            tile.toggled.connect(self._choose_edition)
        self._player_counts.chosen.connect(lambda count: self._change(player_count=count))
        self._hands.chosen.connect(lambda are_open: self._change(open_hands=are_open))
        self._soloist.named.connect(self._take_soloist)
        self._seats.changed.connect(self._take_seats)
        self._variants.chosen.connect(lambda name: self._change(variant=name))
        self._commands.switched.connect(lambda off: self._change(switched_off=off))
        self._commands.layouts.chosen.connect(lambda layout: self._change(command_layout=layout))
        self._commands.edit_button.clicked.connect(lambda: self._choose(self._choice))
        self._deal_code.textEdited.connect(self._take_code)
        self._play.clicked.connect(self._wish_to_play)
        self.way_on = self._play
        self.wish_by(self._back, Go.BACK)
        self.wish_by(self._daily, Go.DAILY)

    # What the player does

    def _choose_edition(self, is_chosen: bool) -> None:
        if not is_chosen:
            return  # another one will be
        tile = self._tile_group.checkedButton()
        assert isinstance(tile, EditionTile)
        self._change(edition=tile.edition.name)

    def _change(self, **changes: object) -> None:
        choice = self._choice.fitted(**changes)
        if choice.deal_code and choice.of_deal(choice.deal_code) != choice:
            # The code belongs to another edition or to shuffled commands.
            choice = replace(choice, deal_code="")
            self._deal_code.clear()
        self._choose(choice)

    def _take_seats(self, seats: tuple[Seat, ...]) -> None:
        self._choice = replace(self._choice, seats=seats)
        self.wished.emit(TakeSeats(seats))
        self._show_verdict()

    def _take_soloist(self, name: str) -> None:
        self._choice = replace(self._choice, soloist=name)
        self.wished.emit(NameSoloist(name))
        self._show_verdict()

    def _take_code(self, text: str) -> None:
        self._code_fault = None
        choice = replace(self._choice, deal_code="")
        if text.strip():
            try:
                choice = self._choice.of_deal(text)
            except BadDealCode as bad:
                self._code_fault = bad.fault
            else:
                self._deal_code.setText(choice.deal_code)
        self._choose(choice)

    def _wish_to_play(self) -> None:
        self._choose(self._choice)  # the own layout may have changed since
        if self._play.isEnabled():
            self.wished.emit(Play(self._choice))

    # What is shown

    def _choose(self, choice: GameChoice) -> None:
        """Show the choice in every control, and whether it can be played."""
        self._choice = choice
        edition = choice.rules
        for tile in self._tiles:
            with QSignalBlocker(tile):
                tile.setChecked(tile.edition is edition)
        self._player_counts.set_allowed(choice.rules_variant.hand_sizes)
        self._player_counts.set_value(choice.player_count)
        plays_in_company = choice.player_count > 1
        self._hands.setVisible(plays_in_company)
        self._hands.set_value(choice.open_hands)
        self._players_row.set_note(self._open_hands_rule() if self._hands_are_open else "")
        self._soloist_row.setVisible(not plays_in_company)
        self._soloist.show_soloist(choice.soloist)
        self._seats_row.setVisible(plays_in_company)
        self._seats.show_seats(choice.seats, choice.player_count)
        self._variants.offer(edition.variants)
        self._variants.set_value(choice.variant)
        for name, variant in edition.variants.items():
            self._variants.explain(name, self._words.variant_summary(variant, choice.player_count))
        self._variant_row.set_note(
            self._words.variant_summary(choice.rules_variant, choice.player_count)
        )
        self._commands.setVisible(edition.has_commands)
        self._commands.show_choice(choice)
        self._show_verdict()

    def _show_verdict(self) -> None:
        code_fault = (
            "" if self._code_fault is None else self._words.refusals.code_fault(self._code_fault)
        )
        hint = self.tr("The same code deals the same cards again.")
        self._deal_row.set_note(code_fault or hint, is_fault=bool(code_fault))
        fault = code_fault or self._commands.fault
        self._verdict.set_colour("danger" if fault else "text_muted")
        self._verdict.setText(fault or self._summary())
        self._play.setEnabled(not fault)
        self._play.setToolTip(as_tool_tip(fault or self.tr("Deal the cards and begin (Enter)")))
        self._play.setAccessibleDescription(fault or self._summary())

    def _summary(self) -> str:
        choice = self._choice
        parts = [
            self._words.edition(choice.edition),
            self._words.variant(choice.variant),
            self._words.player_count(choice.player_count),
        ]
        players = choice.players
        if len(players) == 1 and choice.soloist:
            parts.append(in_a_sentence(shortened(choice.soloist)))
        computers = len(players) - len(people_of(players))
        if computers:
            parts.append(self.tr("%n of them computer player(s)", "", computers))
        if self._hands_are_open:
            parts.append(self.tr("open hands"))
        return " · ".join(parts)

    @property
    def _hands_are_open(self) -> bool:
        return self._choice.open_hands and self._choice.player_count > 1

    def _open_hands_rule(self) -> str:
        return self.tr("Everyone sees every hand: good for learning. The result will say so.")

    def retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self.setAccessibleName(self._title.text())
        self._editions.setAccessibleName(self.tr("Edition"))
        for tile in self._tiles:
            name = tile.edition.name
            tile.set_texts(
                self._words.edition(name),
                self._words.edition_summary(name),
                self.tr("Play this edition; F1 opens its rules"),
                self.tr(
                    "An edition of The Game: each has cards and rules of its own, and what can be "
                    "chosen below goes with it."
                ),
            )
        self._players_row.set_label(self.tr("Players"))
        for count in self._player_counts.values:
            self._player_counts.set_label(count, str(count), self._words.player_count(count))
        self._hands.setAccessibleName(self.tr("Hands"))
        self._hands.set_label(False, self.tr("Hidden hands"))
        self._hands.explain(False, self.tr("The laptop goes round, and nobody sees another hand."))
        self._hands.set_label(True, self.tr("Open hands"))
        self._hands.explain(True, self._open_hands_rule())
        self._soloist_row.set_label(self.tr("Who plays"))
        self._seats_row.set_label(self.tr("At the table"))
        self._variant_row.set_label(self.tr("Variant"))
        for name in self._variants.values:
            self._variants.set_label(name, self._words.variant(name))
        self._deal_row.set_label(self.tr("Deal"))
        self._deal_code.setPlaceholderText(self.tr("By chance, or by a deal code"))
        self._deal_code.setAccessibleName(self.tr("Deal code"))
        self._play.setText(self.tr("Play"))
        self._players_row.setWhatsThis(
            self.tr(
                "How many play, people and computer players together. Around one laptop, hands are "
                "hidden: it goes from player to player. With open hands all are seen by all."
            )
        )
        self._seats_row.setWhatsThis(
            self.tr(
                "Who plays, in the order round the table. Each seat has a colour, a name, and a "
                "person or a computer player on it; the arrows let two neighbours change places."
            )
        )
        self._variant_row.setWhatsThis(
            self.tr(
                "How hard the game is: how many cards you hold, and how many have to be laid in a "
                "turn. Begin with the first one."
            )
        )
        meaning = self.tr(
            "Leave it empty for cards shuffled by chance. With the code of a deal the same cards "
            "are dealt again: to try once more, or to compare with friends."
        )
        self._deal_row.setWhatsThis(meaning)
        explain(self._deal_code, self.tr("Enter a deal code, or leave it empty"), meaning)
        self._play.setWhatsThis(
            self.tr(
                "Deals the cards and begins the game as it is chosen above. A game that is still "
                "running is kept among the unfinished ones."
            )
        )
        inscribe(
            self._daily,
            self.tr("Daily deal…"),
            self.tr("Play the deal of today ({keys})").format(keys=key_of(Go.DAILY)),
            self.tr("Leads to the deal of today: the same cards for everyone, and a calendar."),
        )
        self._explain_back()
        self._choose(self._choice)

    def _explain_back(self) -> None:
        if self._has_game:
            inscribe(
                self._back,
                self.tr("Back to the game"),
                self.tr("Go on with the game on the table (Esc)"),
                self.tr("Goes back to the game that is still running. Nothing of it has changed."),
            )
        else:
            inscribe(
                self._back,
                self.tr("Back"),
                self.tr("To the start page (Esc)"),
                self.tr("Leads to the start page. Games that were begun are kept."),
            )

    # Qt's own calls

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._choose(self._choice)  # back from the editor, perhaps

    def come_in_sight(self) -> None:
        self._choose(self._choice)
        first: QWidget = self._play
        if not first.isEnabled():
            first = self._deal_code if self._code_fault else self._commands.edit_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self) -> None:
        super().rescale()
        unit = self.unit
        for tile in self._tiles:
            tile.stack(is_stacked=self.height() >= _ROOMY_HEIGHT * unit)
        self._daily.setStyleSheet(f"font-size: {text_pixels(16 * unit)}px;")
        self.column.setSpacing(round(8 * unit))  # the most rows that there can be fit
        self._tile_row.setSpacing(round(14 * unit))
        self._deal_code.setFixedWidth(text_pixels(320 * unit))
        self._deal_code.setStyleSheet(stock_style(unit, SEGMENT_HEIGHT, 15))
        self._play.setFixedWidth(round(grown(240 * unit, 0.4)))
