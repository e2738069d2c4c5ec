"""The buttons of a turn beside the hand, and what is said where there is none."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from thegame_desktop.model.deeds import Deed, Seen, doable
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.course import OutOfTurnLook
from thegame_desktop.play.wishes import CoverHand
from thegame_desktop.view.look.texts import as_tool_tip, fitted, key_name
from thegame_desktop.view.table.cover.pass_on_button import PassOnButton
from thegame_desktop.view.table.hints.hint_button import HintButton
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.table.table_kit import TableKit
from thegame_desktop.view.widgets.buttons import LockableButton
from thegame_desktop.view.widgets.labels import mute
from thegame_desktop.view.wishes import AtTable, Wish
from thegame_desktop.view.words.out_of_turn_words import PASS_ON_KEY
from thegame_desktop.view.words.words import Words

_PADDING, _BORDER = 8, 2
"""What the style takes beside the words on a button."""


class TurnButtons(QObject):
    """Offers what can be done in the turn or the look that is in sight; words come from deeds."""

    def __init__(
        self,
        kit: TableKit,
        words: Words,
        sitting: Sitting,
        wished: Callable[[Wish], object],
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._theme = kit.theme
        self._words = words
        self._settings = kit.settings
        self._sitting = sitting
        self._deeds = kit.deeds
        self._places: TableLayout | None = None
        self._look: OutOfTurnLook | None = None
        self.finish = QPushButton(table)
        self.take_back = QPushButton(table)
        self.hint = HintButton(kit.theme, table)
        self.pass_on = PassOnButton(kit.theme, table)
        self.signals = LockableButton(table)
        self.hurry = QPushButton(table)
        self.pause = QPushButton(table)
        own = self.finish, self.take_back, self.hint
        self.beside_hand: Sequence[QPushButton] = *own, self.pass_on, self.hurry, self.pause
        """Those beside the hand, in the order in which they are used."""
        self._led = {
            Deed.FINISH: self.finish,
            Deed.TAKE_BACK: self.take_back,
            Deed.HINT: self.hint,
            Deed.SIGNALS: self.signals,
            Deed.HURRY: self.hurry,
            Deed.PAUSE: self.pause,
        }
        for deed, button in self._led.items():
            button.setObjectName(deed.name.lower().replace("_", " "))
            button.setStyleSheet(f"padding: 0px {_PADDING}px;")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # or Enter would do nothing
            kit.deeds.lead(button, deed, wished)
        self.finish.setProperty("kind", "primary")
        self.hint.hide()
        self.pass_on.clicked.connect(lambda: wished(CoverHand()))
        self.signals.tried.connect(lambda: wished(AtTable.SIGNALS))
        self.watch_hint = QLabel(table)
        self.watch_hint.setWordWrap(True)
        self.watch_hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        mute(self.watch_hint)

    def retranslate(self) -> None:
        """Set all words."""
        for deed, button in self._led.items():
            self._deeds.explain(button, deed)
        self.hint.setAccessibleName(self.tr("Hint"))
        self.pass_on.setWhatsThis(
            self.tr(
                "Covers your hand, so that nobody else sees it, and says who gets the laptop next."
            )
        )
        self._name()

    def show_turn(self) -> None:
        """Offer what can be done now, and signals unless the question who begins takes the room."""
        session, sight = self._sitting.session, self._sitting.session.sight
        seen = session.observation
        can = doable(self._sitting, self._settings.preferences, Seen.TABLE)
        question = self._sitting.models.turn.rows[0].question
        takes_room = question is not None and question.is_above_hand
        has_signals = self._sitting.is_played_at and not takes_room
        has_signals = has_signals and seen.table.setup.player_count > 1
        self.pause.setChecked(self._sitting.computers.is_paused)
        is_looking = session.look is not None
        is_watched = seen.table.on_turn in sight.computers and not is_looking
        is_at_hand = seen.seat is not None and not is_looking and not is_watched
        plays = is_at_hand and seen.table.on_turn is not None and self._sitting.is_played_at
        is_waited_for = is_watched and session.is_running and sight.awaited is None
        # All but the signals' button: with nothing to say, that is locked, and tells why.
        led = [(deed in can, self._led[deed]) for deed in self._led if deed is not Deed.SIGNALS]
        for is_doable, button in led:
            if is_doable:
                button.setEnabled(True)  # before one is hidden: the next has its focus then
        self.watch_hint.setVisible(is_waited_for and seen.seat is None)
        for button in (self.hurry, self.pause):
            button.setVisible(is_waited_for)
        self.finish.setVisible(plays)
        self.take_back.setVisible(plays and self._settings.preferences.allows_take_back)
        self.hint.setVisible(plays and self._sitting.adviser is not None)
        self._show_look(session.look)
        self.signals.setVisible(has_signals)
        for is_doable, button in led:
            button.setEnabled(is_doable)
        self.signals.setEnabled(session.can_signal)
        self._name()

    def show_pace(self) -> None:
        """Let computer players be hurried and paused as long as that changes anything."""
        can = doable(self._sitting, self._settings.preferences, Seen.TABLE)
        self.hurry.setEnabled(Deed.HURRY in can)
        self.pause.setEnabled(Deed.PAUSE in can)

    def lock(self) -> None:
        """Let nothing be done: the turn is over, though its hand can still be seen going."""
        for button in (self.finish, self.take_back, self.hint, self.signals):
            button.setEnabled(False)

    def _show_look(self, look: OutOfTurnLook | None) -> None:
        """Let whoever looks out of turn pass on, with a way to signal beside the hand."""
        if look is not None and look != self._look:
            self.pass_on.wait()  # a key or a click may still be meant for what led here
        self._look = look
        self.pass_on.setVisible(look is not None)
        self._place_signals()

    def _place_signals(self) -> None:
        """Let one signal beside the draw pile, and in a look beside the hand."""
        if self._places is not None:
            place = self._places.signals if self._look is None else self._places.take_back
            self.signals.setGeometry(place)

    def _name(self) -> None:
        """Have words on the buttons that speak of players or of what is in force."""
        session, places = self._sitting.session, self._places
        if places is None:
            return  # there are no words that fit as long as there is no game
        if self.pause.isChecked():
            self.pause.setText(self.tr("Go on"))
        else:
            self._deeds.explain(self.pause, Deed.PAUSE)
        is_audience = len(session.sight.computers) == len(session.seats)
        self.watch_hint.setText(
            self.tr("Computer players among themselves: sit back and watch.")
            if is_audience
            else self.tr("Click a player above to look at the hand, and to signal if you like.")
        )
        self._deeds.explain(self.signals, Deed.SIGNALS)
        if session.observation.table.is_silent:
            self.signals.setText(self.tr("Silence"))
        if why_not := self.why_no_signals():
            self.signals.setToolTip(why_not)
        if session.look is not None:
            self._name_pass_on(session.look)
        self._fit(places.text)

    def _name_pass_on(self, look: OutOfTurnLook) -> None:
        words = self._words.out_of_turn.pass_on(look)
        self.pass_on.write(words)
        tip = self.tr("Cover the hand ({keys})").format(keys=key_name(PASS_ON_KEY))
        if look.passes_to is not None:
            tip = self.tr("{words}: the hand is covered ({keys})").format(
                words=words, keys=key_name(PASS_ON_KEY)
            )
        self.pass_on.setToolTip(as_tool_tip(tip))

    def why_no_signals(self) -> str:
        """Why nothing can be signalled now, in one line; empty if something can."""
        session, seen = self._sitting.session, self._sitting.session.observation
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

    def place(self, places: TableLayout) -> None:
        """Put everything where it belongs."""
        self._places = places
        for button in (self.finish, self.pass_on, self.hurry):
            button.setGeometry(places.finish)
        turn = places.turn
        beside = places.finish.left() - turn.right()
        self.watch_hint.setGeometry(turn.right() + 1, turn.top(), beside, turn.height())
        self.watch_hint.setFont(self._theme.font(places.text))
        has_hints = self._sitting.adviser is not None
        self.take_back.setGeometry(places.take_back_beside_hint if has_hints else places.take_back)
        allows = self._settings.preferences.allows_take_back
        self.hint.setGeometry(places.hint if allows else places.take_back)
        self.pause.setGeometry(places.take_back)
        self._place_signals()
        self._name()

    def _fit(self, pixels: int) -> None:
        """Write on the buttons as large as there is room, in letters of about this height."""
        for button, share in (
            (self.finish, 1.15),
            (self.hurry, 1.15),
            (self.take_back, 1.0),
            (self.pause, 1.0),
            (self.signals, 0.92),
        ):
            usual = self._theme.font(pixels * share, QFont.Weight.Bold)
            room = button.width() - 2 * (_PADDING + _BORDER) - 2  # a style counts whole pixels
            height = button.height() - 2 * (_PADDING + _BORDER)
            button.setFont(fitted(usual, button.text(), room, height=height))
