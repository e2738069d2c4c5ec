"""Everything on the table but the hand: piles, seats, draw pile, and what is told of them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from thegame_desktop.engine import Card, Observation, Table, pile_of
from thegame_desktop.engine import Signal as Said
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.preferences import Settings
from thegame_desktop.model.session import Session
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.recap import Recap, recap
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.text_size import USUAL_PIXELS
from thegame_desktop.view.look.texts import (
    as_tool_tip,
    explain,
    fitted,
    key_name,
)
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover.cover import Cover, Waiting
from thegame_desktop.view.table.cover.pass_on_button import PassOnButton
from thegame_desktop.view.table.daily_leaf import DailyLeaf
from thegame_desktop.view.table.hand.open_hand import OpenHand
from thegame_desktop.view.table.hints.hint_button import HintButton
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.motion.motion import motion_for
from thegame_desktop.view.table.notice import Notice
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.seat_chip import SeatChip
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.table.table_layout import TableLayout
from thegame_desktop.view.table.turn_panel import TurnPanel
from thegame_desktop.view.widgets.labels import mute
from thegame_desktop.view.widgets.lockable_button import LockableButton
from thegame_desktop.view.words.look_words import PASS_ON_KEY
from thegame_desktop.view.words.words import Words

_PADDING, _BORDER = 8, 2
"""What the style takes beside the words on a button."""


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
        adviser: Adviser | None,
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._adviser = adviser
        self._theme = theme
        self._art = art
        self._words = words
        self._session = session
        self._settings = settings
        self._table = table
        self._unit = 1.0
        self._text = USUAL_PIXELS
        self.piles: list[PileButton] = []
        self.seats: list[SeatChip] = []
        self._open_hands: list[OpenHand] = []
        self.finish = QPushButton(table)
        self.finish.setObjectName("finish")
        self.finish.setProperty("kind", "primary")
        self.take_back = QPushButton(table)
        self.take_back.setObjectName("take back")
        self.hint = HintButton(theme, table)
        self.hint.hide()
        self.pass_on = PassOnButton(theme, table)
        self.signals = LockableButton(table)
        self.signals.setObjectName("signals")
        self.hurry = QPushButton(table)
        self.hurry.setObjectName("hurry")
        self.pause = QPushButton(table)
        self.pause.setObjectName("pause")
        self.pause.setCheckable(True)
        self._is_paused = False
        self._watch_hint = QLabel(table)
        self._watch_hint.setWordWrap(True)
        self._watch_hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        mute(self._watch_hint)
        buttons = (self.finish, self.take_back, self.hint)
        for button in (*buttons, self.signals, self.hurry, self.pause):
            button.setStyleSheet(f"padding: 0px {_PADDING}px;")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # or Enter would do nothing
        self.notice = Notice(theme, table)
        self.starter = StarterPanel(theme, words, table)
        self._draw_pile = DrawPileView(theme, art, table)
        self._line = NumberLine(theme, words, table)
        self._turn = TurnPanel(theme, words, table)
        self.in_force = InForce(theme, words, table)
        self._daily = DailyLeaf(theme, words, table)
        self._log = LogPanel(theme, log, table)
        self.log_list = self._log.list
        self.cover = Cover(theme, words, table)
        self._look: OutOfTurnLook | None = None
        self._signals_places = QRect(), QRect()
        """Where one can signal: beside the draw pile, and in a look beside the hand."""
        self._is_for_show = False

    def retranslate(self) -> None:
        """Set the words of the buttons, but for those that change with the game."""
        self.finish.setText(self.tr("Finish turn"))
        explain(
            self.finish,
            self.tr("Draw and pass the turn on ({keys})").format(keys=key_name("Ctrl+Enter")),
            self.tr(
                "Finishes your turn: your hand is filled up from the draw pile, and the next "
                "player is on turn. It can be pressed once enough cards are laid; nothing of the "
                "turn can be taken back after that."
            ),
        )
        self.take_back.setText(self.tr("Take back"))
        undo = key_name(QKeySequence.StandardKey.Undo)
        explain(
            self.take_back,
            self.tr("Take the last card back ({keys})").format(keys=undo),
            self.tr(
                "Takes the last card of this turn back into your hand, then the one before, and so "
                "on. The result tells how often that was done; the settings can switch it off."
            ),
        )
        self.hint.setAccessibleName(self.tr("Hint"))
        explain(
            self.hint,
            self.tr("Show what the expert would do ({keys})").format(keys=key_name("H")),
            self.tr(
                "Shows what the expert among the computer players would do now in your place, and "
                "why, by what you may know; pressed again, the second choice. Esc puts it away. "
                "The result tells how many hints were seen."
            ),
        )
        self.hurry.setText(self.tr("Hurry"))
        explain(
            self.hurry,
            self.tr("Have this turn played at once ({keys})").format(keys=key_name("Ctrl+Enter")),
            self.tr(
                "Has the computer player think no longer and play this turn at once. How fast they "
                "play otherwise is a matter of the settings."
            ),
        )
        explain(
            self.pause,
            self.tr("Let the computer players wait ({keys})").format(keys=key_name("Ctrl+P")),
            self.tr(
                "Lets the computer players wait until it is pressed again: time to look at the "
                "table, to talk, or to signal something."
            ),
        )
        self.pass_on.setWhatsThis(
            self.tr(
                "Covers your hand, so that nobody else sees it, and says who gets the laptop next."
            )
        )
        self.signals.setWhatsThis(
            self.tr(
                "Opens a panel in which you tell the others something about the piles or your "
                "cards, as far as the rules allow: never a number. It shows on the table until it "
                "is out of date."
            )
        )

    def only_show(self) -> None:
        """Offer nothing that could be done in a game: this one is only looked at."""
        self._is_for_show = True

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

    def in_reading_order(self, hand: Iterable[QWidget]) -> list[QWidget]:
        """All that lies on the table, this hand too, in the order in which it is used."""
        buttons = (self.finish, self.take_back, self.hint, self.pass_on, self.hurry, self.pause)
        return [
            *(self.cover, self.starter),
            *(*hand, *self.piles, self._draw_pile, self._line),
            *(self.signals, self._turn, *buttons, self._watch_hint),
            *(*self.seats, *self._open_hands, self.in_force, self._log),
        ]

    def _ask_for_look(self, chip: SeatChip) -> None:
        if chip.can_be_looked_at:
            self.look_requested.emit(chip.seat)

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
            chip.show_seat(
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
        hands = session.open_hands or ()
        for open_hand, hand in zip(self._open_hands, hands, strict=True):
            open_hand.show_hand(hand, table.setup.layout, len(self.seats))

    def show_turn(self, seen: Observation) -> None:
        """Show whose turn or look it is, and what can be done in it."""
        table, session = seen.table, self._session
        sight, players = session.sight, table.setup.player_count
        is_begun = table.on_turn is not None
        refusal = session.finish_refusal
        is_looking = session.look is not None
        self._show_turn_panel(seen)
        is_watched = table.on_turn in sight.computers and not is_looking
        is_played = not self._is_for_show
        self._turn.setVisible((seen.seat is not None or is_watched) and (is_begun or is_played))
        asks = session.asks_who_begins and is_played
        self.starter.setVisible(asks)
        is_in_front = not (asks and self._question_is_above_hand)
        for behind in (*self.piles, self._draw_pile):
            behind.setVisible(is_in_front)
        is_at_hand = seen.seat is not None and not is_looking and not is_watched
        plays = is_begun and is_at_hand and is_played
        is_waited_for = is_watched and session.is_running and sight.awaited is None
        self._watch_hint.setVisible(is_waited_for and seen.seat is None)
        self.hurry.setVisible(is_waited_for)
        self.pause.setVisible(is_waited_for)
        self.finish.setVisible(plays)
        self.finish.setEnabled(session.is_running and refusal is None)
        allows = self._settings.preferences.allows_take_back
        self.take_back.setVisible(allows and plays)
        self.take_back.setEnabled(allows and session.can_take_back)
        self.hint.setVisible(plays and self._adviser is not None)
        self.hint.setEnabled(self._adviser is not None and self._adviser.can_ask)
        self._show_look(session.look)
        self.signals.setVisible(players > 1 and is_played and is_in_front)
        self.signals.setEnabled(session.can_signal)
        self._wait_for_player(seen)
        self.name_buttons()

    def _show_look(self, look: OutOfTurnLook | None) -> None:
        """Let whoever looks out of turn pass on, with a way to signal beside the hand."""
        if look is not None and look != self._look:
            self.pass_on.wait()  # a key or a click may still be meant for what led here
        self._look = look
        self.pass_on.setVisible(look is not None)
        self.signals.setGeometry(self._signals_places[look is not None])

    @property
    def _question_is_above_hand(self) -> bool:
        """True if a hand lies where it would be asked who begins: it is asked over the piles."""
        return self._session.sight.uncovered is not None

    def _show_turn_panel(self, seen: Observation) -> None:
        table, session = seen.table, self._session
        self._turn.is_for_show = self._is_for_show or not session.is_running
        self._turn.show_turn(
            table.on_turn,
            table.setup.player_count,
            len(table.lays),
            session.turn_refusal,
            can_lay=session.can_lay,
            most=table.setup.variant.maximum,
            skulls=table.skulls_to_cover,
            look=session.look,
            is_computers=table.on_turn in session.sight.computers,
            is_paused=self._is_paused,
        )

    def name_buttons(self) -> None:
        """Have words on the buttons that speak of players or of what is in force."""
        sight, session = self._session.sight, self._session
        self.pause.setText(self.tr("Go on") if self._is_paused else self.tr("Pause"))
        is_audience = len(sight.computers) == len(session.seats)
        self._watch_hint.setText(
            self.tr("Computer players among themselves: sit back and watch.")
            if is_audience
            else self.tr("Click a player above to look at the hand, and to signal if you like.")
        )
        table = session.observation.table
        self.signals.setText(self.tr("Silence") if table.is_silent else self.tr("Signals"))
        tip = self.tr("Let the others know something about the piles ({keys})")
        self.signals.setToolTip(self.why_no_signals() or tip.format(keys=key_name("Ctrl+G")))
        if session.look is not None:
            words = self._words.look.pass_on(session.look)
            usual = self._theme.font(max(13.0, 18 * self._unit), QFont.Weight.Bold)
            self.pass_on.write(words, usual, smallest=round(13 * max(1.0, self._unit)))
            tip = self.tr("Cover the hand ({keys})").format(keys=key_name(PASS_ON_KEY))
            if session.look.passes_to is not None:
                tip = self.tr("{words}: the hand is covered ({keys})").format(
                    words=words, keys=key_name(PASS_ON_KEY)
                )
            self.pass_on.setToolTip(as_tool_tip(tip))
        self._fit_buttons()

    def why_no_signals(self) -> str:
        """Why nothing can be signalled now, in one line; empty if something can."""
        session, seen = self._session, self._session.observation
        if session.can_signal:
            return ""
        if seen.table.setup.player_count == 1:
            return self.tr("Alone there is nobody to signal to")
        if seen.table.is_silent:
            return self.tr("No signals while Silence shows on a pile")
        if session.asks_who_begins and session.sight.is_open:
            return self.tr("First agree on who begins")
        if seen.seat is None and not session.sight.is_open:
            return self.tr("To signal something, look at your hand first")
        if seen.seat is not None and not seen.hand:
            return self.tr("Without a card in hand there is nothing to signal")
        return self.tr("Nothing can be signalled now")

    def _fit_buttons(self) -> None:
        """Write on the other buttons as large as there is room."""
        for button, share in (
            (self.finish, 1.15),
            (self.hurry, 1.15),
            (self.take_back, 1.0),
            (self.pause, 1.0),
            (self.signals, 0.92),
        ):
            usual = self._theme.font(self._text * share, QFont.Weight.Bold)
            height = button.height() - 2 * (_PADDING + _BORDER)
            button.setFont(fitted(usual, button.text(), _room_in(button), height=height))

    def show_paused(self, is_paused: bool) -> None:
        """Show that computer players wait, or that they play."""
        self._is_paused = is_paused
        self.pause.setChecked(is_paused)
        self.name_buttons()
        self.show_turn(self._session.observation)

    def end_turn(self, after: Observation) -> None:
        """The turn is over, though its hand can still be seen going."""
        for button in (self.finish, self.take_back, self.hint, self.signals):
            button.setEnabled(False)
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
                can_replay=bool(motion.replay_pause_ms),
                is_in_between=sight.recall(table.on_turn) != sight,
            )
        )

    def place(self, places: TableLayout) -> None:
        """Put everything where it belongs."""
        unit = self._unit = places.unit
        self._text = places.text
        for chip, frame in zip(self.seats, places.seats, strict=True):
            chip.place(frame, unit)
        for pile, frame in zip(self.piles, places.piles, strict=True):
            pile.place_with(places.pile_card, frame, unit)
        for open_hand, frame in zip(self._open_hands, places.open_hands, strict=True):
            open_hand.place(frame, unit)
        self.in_force.place(self._daily.take_from(places.in_force, unit), unit)
        self._draw_pile.place_with(places.draw_card_rect, places.draw_pile_with_words, unit)
        self._line.setVisible(places.number_line is not None)
        if places.number_line is not None:
            self._line.place(places.number_line, unit)
        self._log.setVisible(places.log is not None)
        if places.log is not None:
            self._log.place(places.log, unit)
        self._turn.place(places.turn, unit)
        self.notice.place(places.notice, unit)
        if not self.starter.isHidden():  # its words take a while
            place = places.above_hand if self._question_is_above_hand else places.cover
            self.starter.place(place, unit)
        self.finish.setGeometry(places.finish)
        self.pass_on.setGeometry(places.finish)
        self.hurry.setGeometry(places.finish)
        beside = places.finish.left() - places.turn.right()
        self._watch_hint.setGeometry(
            places.turn.right() + 1, places.turn.top(), beside, places.turn.height()
        )
        self._watch_hint.setFont(self._theme.font(places.text))
        has_hints = self._adviser is not None
        self.take_back.setGeometry(places.take_back_beside_hint if has_hints else places.take_back)
        allows = self._settings.preferences.allows_take_back
        self.hint.setGeometry(places.hint if allows else places.take_back)
        self.pause.setGeometry(places.take_back)
        self._signals_places = places.signals, places.take_back
        self.signals.setGeometry(self._signals_places[self._look is not None])
        self.name_buttons()
        self.cover.place(places.cover, unit)


def _room_in(button: QPushButton) -> int:
    """How wide the words on a button may be."""
    return button.width() - 2 * (_PADDING + _BORDER) - 2  # a style counts whole pixels


def _said_about(pile: int, table: Table) -> list[tuple[int, Said]]:
    """Who says what about a pile."""
    return [
        (owner, signal)
        for owner, said in enumerate(table.signals)
        for signal in said
        if pile_of(signal) == pile
    ]
