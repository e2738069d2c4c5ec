"""Where the keys lead on a table, and what on it has the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import FinishTurn
from thegame_desktop.model.sitting import Sitting
from thegame_desktop.play.wishes import NeverMind
from thegame_desktop.view.look.focus_ring import CHOOSING_KEYS, is_choosing_key
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.wishes import AtTable


class Keyboard(QObject):
    """Keys for the whole table; Space and Enter belong to whatever has the focus."""

    def __init__(self, table: GameTable, sitting: Sitting) -> None:
        super().__init__(table)
        self._table = table
        self._sitting = sitting
        table.fan.left.connect(self.take_focus)
        table.signals.closed.connect(self.take_focus)
        table.cover.uncover.pressed.connect(self._follow_uncovering)

    @property
    def is_in_use(self) -> bool:
        """True if the keyboard was used last: then it keeps the focus in sight."""
        return self._table.grip.is_by_key

    def _follow_uncovering(self) -> None:
        """Whoever uncovers their hand by the keyboard goes on with it."""
        self._table.grip.is_by_key = self._table.cover.uncover.is_by_key

    def focus_hand(self, nth: int = 0) -> None:
        """Give the keyboard to a card of the hand, or to what covers it."""
        table = self._table
        if table.is_elsewhere:
            return
        if table.cover.is_waiting:
            table.cover.uncover.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        cards = table.hand.cards
        if not cards and self.focus_question():
            return
        button = table.hand.button(cards[min(nth, len(cards) - 1)]) if cards else None
        (button or table).setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Have the keyboard; a card keeps it only for those who use it."""
        table = self._table
        if table.cover.is_waiting:
            self.focus_hand()
        elif not self.focus_question() and not (
            self.is_in_use and table.isAncestorOf(table.focusWidget())
        ):
            table.setFocus()

    def focus_question(self) -> bool:
        """Give the keyboard to a player who could begin; false if that isn't asked here."""
        starter = self._table.starter
        if self._table.is_elsewhere or starter.isHidden():
            return False
        # Who hears it needs no ring, but mustn't have to press twice.
        is_by_key = self.is_in_use or QAccessible.isActive()
        uncovered = self._sitting.session.sight.uncovered
        starter.take_focus(uncovered or 0, is_by_key=is_by_key)
        return True

    def claim_focus(self) -> None:
        """Have the keyboard; where nothing can be done here, leave it to what is beside."""
        table = self._table
        if table.is_elsewhere:
            return
        if self._sitting.is_played_at or table.isAncestorOf(table.window().focusWidget()):
            table.setFocus()

    def let_go(self) -> None:
        """Let the held card go back to the hand: it is not going to be laid."""
        nth = self._table.nth_held
        self._table.grip.put_back()
        if self.is_in_use:
            self.focus_hand(nth or 0)

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; false if it means nothing here."""
        table, piles, key = self._table, self._piles, event.key()
        cover, dragged, held = table.cover, table.hand.dragged, table.grip.held
        if key == Qt.Key.Key_Escape and dragged is not None:
            dragged.cancel_drag()
        elif key == Qt.Key.Key_Escape and held is not None:
            table.grip.is_by_key = True
            self.let_go()
        elif key == Qt.Key.Key_Escape and (table.fan.fold() or table.put_hint_away()):
            pass
        elif key == Qt.Key.Key_Escape and cover.is_waiting:
            table.wished.emit(NeverMind())
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Up and (above := piles or self._starters):
            above[self._nth_focused(above) or 0].setFocus()
        elif key == Qt.Key.Key_Down:
            self.focus_hand(table.nth_held or 0)
        elif key in CHOOSING_KEYS and event.isAutoRepeat():
            pass  # still held down for what it has long done
        elif not table.buttons.pass_on.isHidden() and _is_onward(event):
            table.press_pass_on()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and _has_ctrl(event):
            if not cover.is_waiting:
                table.wished.emit(FinishTurn())  # it isn't allowed: told why
        elif is_choosing_key(event) and cover.is_waiting:
            cover.uncover.keyPressEvent(event)  # wherever the last click went
        elif key in CHOOSING_KEYS and self._sitting.computers.can_be_hurried:
            table.wished.emit(AtTable.HURRY)
        elif key in CHOOSING_KEYS and table.is_moving:
            table.hurry()
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(piles):
            piles[key - Qt.Key.Key_1].setFocus()
        else:
            return False
        table.grip.is_by_key = True
        return True

    @property
    def _piles(self) -> Sequence[QWidget]:
        """The piles that can be reached: none while a question lies over them."""
        return [pile for pile in self._table.piles if not pile.isHidden()]

    @property
    def _starters(self) -> Sequence[QWidget]:
        """The players who could begin, while that is asked."""
        starter = self._table.starter
        return [] if starter.isHidden() else starter.buttons

    def _walk(self, way: int) -> None:
        """One card or pile to the left or to the right; round the corner at the ends."""
        for row in (self._piles, self._starters, list(self._table.hand)):
            nth = self._nth_focused(row)
            if nth is not None:
                row[(nth + way) % len(row)].setFocus()
                return
        self.focus_hand(0)

    def _nth_focused(self, widgets: Sequence[QWidget]) -> int | None:
        focused = self._table.focusWidget()
        return next((n for n, each in enumerate(widgets) if each is focused), None)


def _is_onward(event: QKeyEvent) -> bool:
    """True for every key that does what comes next: Space, Enter, and what finishes a turn."""
    is_finishing = event.key() != Qt.Key.Key_Space and _has_ctrl(event)
    return event.key() in CHOOSING_KEYS and (is_choosing_key(event) or is_finishing)


def _has_ctrl(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
