"""Where the keys lead on the table."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.focus_ring import CHOOSING_KEYS, is_choosing_key
from thegame_desktop.view.table.bot_pace import BotPace
from thegame_desktop.view.table.hand.grip import Grip
from thegame_desktop.view.table.hand.hand_cards import HandCards
from thegame_desktop.view.table.surroundings import Surroundings


class Keyed(Protocol):
    """What the keys reach of a table."""

    pace: BotPace
    recall_requested: SignalInstance
    finish_requested: SignalInstance

    @property
    def is_moving(self) -> bool: ...
    @property
    def nth_held(self) -> int | None: ...
    def let_go(self) -> None: ...
    def fold_pile(self) -> bool: ...
    def put_hint_away(self) -> bool: ...
    def focus_hand(self, nth: int = 0) -> None: ...
    def pass_on_by_key(self) -> None: ...
    def hurry(self) -> None: ...
    def focusWidget(self) -> QWidget | None: ...


class TableKeys:
    """Keys for the whole table; Space and Enter belong to whatever has the focus."""

    def __init__(self, table: Keyed, around: Surroundings, hand: HandCards, grip: Grip) -> None:
        self._table = table
        self._around = around
        self._hand = hand
        self._grip = grip

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; false if it means nothing here."""
        table, piles, key = self._table, self._piles, event.key()
        cover, dragged = self._around.cover, self._hand.dragged
        if key == Qt.Key.Key_Escape and dragged is not None:
            dragged.cancel_drag()
        elif key == Qt.Key.Key_Escape and self._grip.held is not None:
            self._grip.is_by_key = True
            table.let_go()
        elif key == Qt.Key.Key_Escape and (table.fold_pile() or table.put_hint_away()):
            pass
        elif key == Qt.Key.Key_Escape and cover.is_waiting:
            table.recall_requested.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Up and (above := piles or self._starters):
            above[self._nth_focused(above) or 0].setFocus()
        elif key == Qt.Key.Key_Down:
            table.focus_hand(table.nth_held or 0)
        elif key in CHOOSING_KEYS and event.isAutoRepeat():
            pass  # still held down for what it has long done
        elif not self._around.pass_on.isHidden() and _is_onward(event):
            table.pass_on_by_key()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and _has_ctrl(event):
            if not cover.is_waiting:
                table.finish_requested.emit()  # it isn't allowed: told why
        elif is_choosing_key(event) and cover.is_waiting:
            cover.uncover.keyPressEvent(event)  # wherever the last click went
        elif key in CHOOSING_KEYS and table.pace.acting is not None:
            table.pace.hurry()
        elif key in CHOOSING_KEYS and table.is_moving:
            table.hurry()
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(piles):
            piles[key - Qt.Key.Key_1].setFocus()
        else:
            return False
        return True

    @property
    def _piles(self) -> Sequence[QWidget]:
        """The piles that can be reached: none while a question lies over them."""
        return [pile for pile in self._around.piles if not pile.isHidden()]

    @property
    def _starters(self) -> Sequence[QWidget]:
        """The players who could begin, while that is asked."""
        starter = self._around.starter
        return [] if starter.isHidden() else starter.buttons

    def _walk(self, way: int) -> None:
        """One card or pile to the left or to the right; round the corner at the ends."""
        for row in (self._piles, self._starters, list(self._hand)):
            nth = self._nth_focused(row)
            if nth is not None:
                row[(nth + way) % len(row)].setFocus()
                return
        self._table.focus_hand(0)

    def _nth_focused(self, widgets: Sequence[QWidget]) -> int | None:
        focused = self._table.focusWidget()
        return next((n for n, each in enumerate(widgets) if each is focused), None)


def _is_onward(event: QKeyEvent) -> bool:
    """True for every key that does what comes next: Space, Enter, and what finishes a turn."""
    is_finishing = event.key() != Qt.Key.Key_Space and _has_ctrl(event)
    return event.key() in CHOOSING_KEYS and (is_choosing_key(event) or is_finishing)


def _has_ctrl(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
