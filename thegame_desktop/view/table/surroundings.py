"""Everything on the table but the hand: piles, seats, draw pile, and what is told of them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from thegame_desktop.engine import Card, Observation
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.draw_pile_view import DrawPileView
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.notice import Notice
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.pile_button import PileButton
from thegame_desktop.view.table.seat_chip import SeatChip
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.table_layout import TableLayout
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.words.words import Words


class Surroundings(QObject):
    """Shows an observation, all of it or the part that a card's arrival has changed."""

    look_requested = Signal(int)

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        session: Session,
        log: LogModel,
        settings: Settings,
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._art = art
        self._words = words
        self._session = session
        self._settings = settings
        self._table = table
        self.piles: list[PileButton] = []
        self.seats: list[SeatChip] = []
        self.finish = QPushButton(table)
        self.finish.setObjectName("finish")
        self.finish.setProperty("kind", "primary")
        self.take_back = QPushButton(table)
        self.take_back.setObjectName("take back")
        for button in (self.finish, self.take_back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # or Enter would do nothing
        self.notice = Notice(theme, table)
        self.starter = StarterPanel(theme, words, table)
        self._draw_pile = DrawPileView(theme, art, table)
        self._line = NumberLine(theme, words, table)
        self._turn = TurnPanel(theme, words, table)
        self._in_force = InForce(theme, words, table)
        self._log = LogPanel(theme, log, table)
        self.log_list = self._log.list

    def begin(self, seen: Observation) -> None:
        """Make the piles and seats of a new game."""
        for old in (*self.piles, *self.seats):
            old.hide()
            old.deleteLater()
        setup = seen.table.setup
        self.piles = [
            PileButton(index, self._theme, self._art, self._words, self._table)
            for index in range(len(setup.edition.rows))
        ]
        self.seats = [
            SeatChip(seat, self._theme, self._words, self._table)
            for seat in range(setup.player_count)
        ]
        for chip in self.seats:
            chip.clicked.connect(lambda _=False, seat=chip.seat: self.look_requested.emit(seat))
        for widget in (*self.piles, *self.seats):
            widget.lower()
            widget.show()
        if seen.table.on_turn is None:
            self.starter.ask(setup.player_count)

    def show(self, seen: Observation) -> None:
        """Show all that the seat may know, but for its hand."""
        self.show_piles(seen, seen.hand)
        self._draw_pile.show_count(seen.draw_pile_size)
        on_turn = seen.table.on_turn
        for chip, hand_size in zip(self.seats, seen.hand_sizes, strict=True):
            chip.show_seat(
                len(self.seats),
                hand_size,
                is_on_turn=on_turn == chip.seat,
                is_uncovered=on_turn is None and seen.seat == chip.seat,
                can_be_looked_at=on_turn is None,
            )
        self.show_turn(seen)

    def show_piles(self, seen: Observation, hand: Sequence[Card]) -> None:
        """Show what a card has changed that just arrived on its pile; the hand is still this."""
        table = seen.table
        edition, piles = table.setup.edition, table.piles
        for button, pile, command in zip(self.piles, piles, table.showing, strict=True):
            button.show_pile(pile, command, is_numbered=edition.row_cards_are_numbered)
        self._in_force.show_game(table.setup, table.showing)
        self._line.show_numbers(edition, piles, hand)

    def show_turn(self, seen: Observation) -> None:
        """Show whose turn it is, and what can be done in it."""
        table, session = seen.table, self._session
        is_begun = table.on_turn is not None
        refusal = session.finish_refusal
        self._turn.show_turn(
            table.on_turn,
            table.setup.player_count,
            len(table.lays),
            refusal,
            can_lay=session.can_lay,
            most=table.setup.variant.maximum,
        )
        self.starter.setVisible(not is_begun)
        self.finish.setVisible(is_begun)
        self.finish.setEnabled(session.is_running and refusal is None)
        allows = self._settings.preferences.allows_take_back
        self.take_back.setVisible(allows and is_begun)
        self.take_back.setEnabled(allows and session.can_take_back)

    def place(self, places: TableLayout) -> None:
        """Put everything where it belongs."""
        unit = places.unit
        for chip, frame in zip(self.seats, places.seats, strict=True):
            chip.place(frame, unit)
        for pile, frame in zip(self.piles, places.piles, strict=True):
            pile.place_with(places.pile_card, frame, unit)
        self._in_force.place(places.in_force, unit)
        self._draw_pile.place_with(places.draw_card_rect, places.draw_pile, unit)
        self._line.setVisible(places.number_line is not None)
        if places.number_line is not None:
            self._line.place(places.number_line, unit)
        self._log.setVisible(places.log is not None)
        if places.log is not None:
            self._log.place(places.log, unit)
        self._turn.place(places.turn, unit)
        self.notice.place(places.notice, unit)
        self.starter.place(places.piles[0].united(places.piles[-1]), unit)
        self.finish.setGeometry(places.finish)
        self.finish.setFont(self._theme.font(places.text * 1.15))
        self.take_back.setGeometry(places.take_back)
        self.take_back.setFont(self._theme.font(places.text))
