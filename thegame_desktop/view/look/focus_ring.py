"""A ring around what has the keyboard's focus, for those who use the keyboard."""

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from thegame_desktop.view.look.mixins import WidgetMixin
from thegame_desktop.view.look.theme import Theme

CHOOSING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_GAP = 1.5
_KEEPING_REASONS = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class FocusRing(WidgetMixin):
    """Mixed into a widget class, before it: a click with the mouse draws no ring."""

    draws_focus = True
    shows_ring = False

    @property
    def has_ring(self) -> bool:
        """True if it has the focus, and not by a click."""
        return self.shows_ring and self.hasFocus()

    def refresh(self) -> None:
        """Have it painted anew."""
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _KEEPING_REASONS:
            self.shows_ring = event.reason() != Qt.FocusReason.MouseFocusReason
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.refresh()

    def draw_ring(self, painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
        """Draw the ring just inside `rect`, if it is wanted now."""
        if self.has_ring:
            draw_focus(painter, rect, theme, radius)


class RingedButton(FocusRing, QAbstractButton):
    """Paints itself; Space and Enter press it, once however long they are held."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_choosing_key(event):
            event.ignore()  # what it lies on knows where the arrow keys lead
        elif not event.isAutoRepeat():
            self.click()


def focus_room(theme: Theme) -> int:
    """How broad the ring is with the gap beside it, in whole pixels."""
    return ceil(theme.ring_width + _GAP)


def draw_focus(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """Draw a ring just inside `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # A dark line inside, in a light theme a light one: some grounds are as light as the ring.
    for colour, width in (
        (theme.colours.table_edge, theme.ring_width + _GAP),
        (theme.colours.focus, theme.ring_width),
    ):
        half = width / 2
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def is_choosing_key(event: QKeyEvent) -> bool:
    """True for Space and Enter by themselves; Ctrl+Enter means something else."""
    is_chord = bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
    return event.key() in CHOOSING_KEYS and not is_chord
