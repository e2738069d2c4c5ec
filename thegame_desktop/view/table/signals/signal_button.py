"""A button that says one signal."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.engine import Holding
from thegame_desktop.engine import Signal as Said
from thegame_desktop.view.look.focus_ring import FocusRing, is_choosing_key
from thegame_desktop.view.look.painted import Painted, draw_box
from thegame_desktop.view.look.signal_drawing import (
    draw_sign,
    square_at,
    tone,
)
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.signals.signal_choices import choice_name


class SignalButton(Painted, FocusRing, QAbstractButton):
    """Says one signal; it shows whether, or how often, it is being said."""

    def __init__(self, signal: Said, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.signal = signal
        self.setObjectName(f"signal {choice_name(signal)}")
        self._theme = theme
        self._count = 0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_count(self, count: int, *, can_be_chosen: bool) -> None:
        """Show how often this is being said, and whether a click has any meaning."""
        self._count = count
        self.setChecked(count > 0)
        self.setEnabled(can_be_chosen)
        self.refresh()

    def nextCheckState(self) -> None:
        """A click only asks: what is being said is shown once it is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_choosing_key(event):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()  # the panel knows where the arrow keys lead

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.refresh()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.refresh()

    def _colours_when_said(self) -> tuple[QColor, QColor]:
        """The ink, and the ground that makes it stand out."""
        if isinstance(self.signal, Holding):
            tint = self._theme.cards.suits[self.signal.colour]
            return self._theme.numeral_on(tint), tint
        return self._theme.colours.table_edge, tone(self.signal, self._theme)

    def draw(self, painter: QPainter) -> None:
        colours, unit = self._theme.colours, self.unit
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink, ground = colours.text_muted, colours.surface_raised
        if self.isChecked():
            ink, ground = self._colours_when_said()
        elif not self.isEnabled():
            ink, ground = faded(colours.text_muted, 0.3), faded(colours.surface_raised, 0.4)
        if self.isEnabled() and self.underMouse():
            ground = mix(ground, colours.text, 0.12)
            ink = ink if self.isChecked() else colours.text
        radius = 8 * unit
        # Some colours are hardly lighter than the ground.
        is_marked = self.isChecked() and isinstance(self.signal, Holding)
        line = QPen(colours.accent, 3) if is_marked else self._theme.panel_pen()
        draw_box(painter, frame, radius, ground, line)
        side = min(frame.height() * 0.6, grown(22 * unit, 0.5))
        centre = frame.center()
        if self._count > 1:
            font = self._theme.font(max(11.0, 15 * unit), QFont.Weight.Black)
            times = f"×{self._count}"
            width = text_width(font, times)
            centre -= QPointF((width + side * 0.3) / 2, 0)
            place = QRectF(centre.x() + side * 0.8, frame.top(), width + 2, frame.height())
            draw_line(painter, place, times, font, ink)
        painter.setPen(Qt.PenStyle.NoPen)
        draw_sign(painter, self.signal, square_at(centre, side), ink)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, radius + 1)
