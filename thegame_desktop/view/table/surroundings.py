"""Everything on the table but the hand: piles, seats, draw pile, and what is told of them."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Observation, Table, pile_of
from thegame_desktop.engine import Signal as Said
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.recap import Recap, recap
from thegame_desktop.play.wishes import PassTo
from thegame_desktop.view.table.cover.cover import Cover, Waiting
from thegame_desktop.view.table.daily_leaf import DailyLeaf
from thegame_desktop.view.table.hand.card_button import CardButton
from thegame_desktop.view.table.hand.open_hand import OpenHand
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.table.seat_chip import SeatChip, ShownSeat
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.table.turn_buttons import TurnButtons
from thegame_desktop.view.table.turn_panel import ShownTurn, TurnPanel
from thegame_desktop.view.widgets.notice import Notice
from thegame_desktop.view.wishes import Wish
from thegame_desktop.view.words.words import Words


class Surroundings(QObject):
    """Shows an observation, all of it or the part that a card's arrival has changed."""

    def __init__(
        self,
        kit: TableKit,
        words: Words,
        sitting: Sitting,
        wished: Callable[[Wish], object],
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._theme = theme = kit.theme
        self._art = kit.art
        self._words = words
        self._sitting = sitting
        self._session = sitting.session
        self._settings = kit.settings
        self._wished = wished
        self._table = table
        self.piles: list[PileButton] = []
        self.seats: list[SeatChip] = []
        self._open_hands: list[OpenHand] = []
        self.buttons = TurnButtons(kit, words, sitting, wished, table)
        self.notice = Notice(theme, table)
        self.starter = StarterPanel(theme, words, wished, table)
        self._draw_pile = DrawPileView(theme, kit.art, table)
        self._line = NumberLine(theme, words, table)
        self._turn = TurnPanel(theme, words, table)
        self.in_force = InForce(theme, words, wished, table)
        self._daily = DailyLeaf(theme, words, table)
        self._log = LogPanel(theme, sitting.log, table)
        if not sitting.is_played_at:  # then it is there to find one's way by
            self._log.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.cover = Cover(theme, words, wished, table)

    def begin(self, seen: Observation) -> None:
        """Make the piles and seats of a new game."""
        for old in (*self.piles, *self.seats, *self._open_hands):
            old.hide()
            old.deleteLater()
        self.cover.wait(None)
        self._daily.show_day(self._session.daily)
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
            chip.clicked.connect(lambda _=False, chip=chip: self._ask_for_look(chip))
        self._open_hands = [
            OpenHand(seat, self._theme, self._words, self._table)
            for seat, _ in enumerate(self._session.open_hands or ())
        ]
        for widget in reversed((*self.piles, *self.seats, *self._open_hands)):
            widget.lower()
            widget.show()
        sight = self._session.sight
        self.starter.ask(
            self._session.seats,
            can_look_again=not sight.is_open,
            hands_are_open=self._session.open_hands is not None,
        )

    def put_in_order(self, hand: Iterable[CardButton]) -> None:
        """Have everything found in the order in which it is used, by Tab and by screen readers.

        The latter find what lies lowest first; so at rest, when nothing of it overlaps, a card lies
        lower than the piles. It is raised again when it sets out.
        """
        canvas, buttons = self._table, self.buttons
        lying, cards = canvas.children(), list(hand)
        order = [
            *(self.cover, self.starter, *(card for card in cards if not card.is_dragged)),
            *(*self.piles, self._draw_pile, self._line, buttons.signals, self._turn),
            *(*buttons.beside_hand, buttons.watch_hint, *self.seats, *self._open_hands),
            *(self.in_force, self._log),
        ]
        for below, above in reversed([*pairwise(order)]):
            if lying.index(below) > lying.index(above):
                below.stackUnder(above)
                lying = canvas.children()
        chain: list[QWidget] = [canvas, self.cover.uncover, self.cover.show_again]
        chain += [*self.starter.buttons, *cards, *self.piles, buttons.signals, *buttons.beside_hand]
        chain += [*self.seats, *self.in_force.chips, self._log.list]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _ask_for_look(self, chip: SeatChip) -> None:
        if chip.can_be_looked_at:
            self._wished(PassTo(chip.seat))

    def show(self, seen: Observation) -> None:
        """Show all that the seat may know, but for its hand."""
        self.show_table(seen.table, seen.hand)
        self._draw_pile.show_count(seen.draw_pile_size)
        self._show_seats(seen)
        self.show_turn(seen)

    def show_table(self, table: Table, hand: Sequence[Card]) -> None:
        """Show the piles as they lie, now or earlier, and these cards on the number line."""
        edition, piles = table.setup.edition, table.piles
        commands = zip(table.showing, table.spent, strict=True)
        for button, pile, (command, is_spent) in zip(self.piles, piles, commands, strict=True):
            button.show_pile(
                pile, command, is_spent=is_spent, is_numbered=edition.row_cards_are_numbered
            )
            button.show_signals(_said_about(button.index, table), self._session.seats)
        self.in_force.show_game(table.setup, table.showing)
        self._line.show_numbers(edition, piles, hand)

    def _show_seats(self, seen: Observation) -> None:
        session, table = self._session, seen.table
        sight, on_turn = session.sight, table.on_turn
        can_look = session.is_running and not sight.is_open
        for chip, hand_size in zip(self.seats, seen.hand_sizes, strict=True):
            seat = chip.seat
            shown = ShownSeat(
                session.seats[seat],
                len(self.seats),
                hand_size,
                signals=tuple(each for each in table.signals[seat] if pile_of(each) is None),
                is_on_turn=on_turn == seat and table.result is None,
                is_uncovered=sight.uncovered == seat and on_turn != seat and not sight.is_open,
                is_awaited=sight.uncovered is None and sight.awaited == seat,
                can_be_looked_at=can_look
                and sight.uncovered != seat
                and seat not in sight.computers,
            )
            chip.show_seat(shown)
        hands = session.open_hands or ()
        for open_hand, hand in zip(self._open_hands, hands, strict=True):
            open_hand.show_hand(hand, table.setup.layout, len(self.seats))

    def show_turn(self, seen: Observation) -> None:
        """Show whose turn or look it is, and what can be done in it."""
        table, session = seen.table, self._session
        is_played_at = self._sitting.is_played_at
        self._show_turn_panel(seen)
        is_watched = table.on_turn in session.sight.computers and session.look is None
        is_begun = table.on_turn is not None
        is_somebodys = seen.seat is not None or is_watched
        self._turn.setVisible(is_somebodys and (is_begun or is_played_at))
        asks = session.asks_who_begins and is_played_at
        self.starter.setVisible(asks)
        is_in_front = not (asks and self._question_is_above_hand)
        for behind in (*self.piles, self._draw_pile):
            behind.setVisible(is_in_front)
        has_others = table.setup.player_count > 1
        self.buttons.show_turn(seen, has_signals=has_others and is_played_at and is_in_front)
        self._wait_for_player(seen)

    @property
    def _question_is_above_hand(self) -> bool:
        """True if a hand lies where it would be asked who begins: it is asked over the piles."""
        return self._session.sight.uncovered is not None

    def _show_turn_panel(self, seen: Observation) -> None:
        table, session = seen.table, self._session
        shown = ShownTurn(
            table.on_turn,
            table.setup.player_count,
            len(table.lays),
            session.turn_refusal,
            can_lay=session.can_lay,
            most=table.setup.variant.maximum,
            skulls=table.skulls_to_cover,
            look=session.look,
            is_computers=table.on_turn in session.sight.computers,
            is_paused=self.buttons.pause.isChecked(),
            is_running=session.is_running,
        )
        self._turn.show_turn(shown)

    def end_turn(self, after: Observation) -> None:
        """The turn is over, though its hand can still be seen going."""
        self.buttons.lock()
        self._draw_pile.show_count(after.draw_pile_size)
        self._show_seats(after)

    @property
    def next_seat(self) -> SeatChip | None:
        """The seat of whoever the covered laptop goes to; None if it stays where it is."""
        sight = self._session.sight
        if sight.awaited is None or sight.awaited == sight.last:
            return None
        return self.seats[sight.awaited]

    def recap(self, table: Table) -> Recap | None:
        """What the awaited player has missed; None if nobody is awaited."""
        sight = self._session.sight
        if sight.uncovered is not None or sight.awaited is None:
            return None
        return recap(table, sight.awaited)

    def _wait_for_player(self, seen: Observation) -> None:
        session, table = self._session, seen.table
        sight, missed = session.sight, self.recap(table)
        if missed is None or sight.awaited is None or not session.is_running:
            self.cover.wait(None)
            return
        motion = motion_for(self._settings.preferences)
        self.cover.wait(
            Waiting(
                seat=sight.awaited,
                seats=session.seats,
                setup=table.setup,
                on_turn=table.on_turn,
                has_played=any(turn.player == sight.awaited for turn in table.turns),
                is_back=sight.last == sight.awaited,
                is_in_turn=bool(table.lays),
                turns=missed.turns,
                is_silent=table.is_silent,
                can_show_recap=bool(motion.recap_pause_ms),
                is_in_between=sight.recall(table.on_turn) != sight,
            )
        )

    def place(self, places: TableLayout) -> None:
        """Put everything where it belongs."""
        for chip, frame in zip(self.seats, places.seats, strict=True):
            chip.setGeometry(frame)
        for pile, frame in zip(self.piles, places.piles, strict=True):
            pile.place(frame, places.pile_card)
        for open_hand, frame in zip(self._open_hands, places.open_hands, strict=True):
            open_hand.setGeometry(frame)
        self.in_force.place(self._daily.take_from(places.in_force))
        self._draw_pile.place(places.draw_pile_with_words, places.draw_card_rect)
        self._line.setVisible(places.number_line is not None)
        if places.number_line is not None:
            self._line.setGeometry(places.number_line)
        self._log.setVisible(places.log is not None)
        if places.log is not None:
            self._log.setGeometry(places.log)
        self._turn.setGeometry(places.turn)
        self.notice.setGeometry(places.notice)
        if not self.starter.isHidden():  # its words take a while
            is_above_hand = self._question_is_above_hand
            self.starter.place(places.above_hand if is_above_hand else places.cover)
        self.buttons.place(places)
        self.cover.place(places.cover)


def _said_about(pile: int, table: Table) -> list[tuple[int, Said]]:
    """Who says what about a pile."""
    return [
        (owner, signal)
        for owner, said in enumerate(table.signals)
        for signal in said
        if pile_of(signal) == pile
    ]
