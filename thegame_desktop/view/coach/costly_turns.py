"""The turns that cost most, each a button that leads to it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from thegame_desktop.view.coach.coach_card import CoachCard
from thegame_desktop.view.look.focus_ring import FocusRing, is_choosing_key
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.texts import draw_line, draw_lines, explain, fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

MOST = 5
"""How many turns are listed."""
_HEAD, _DETAIL = 15, 14
_LINE = 1.35


class CostlyTurn(NamedTuple):
    """A turn, in words."""

    head: str
    cost: str
    better: str
    colour: QColor
    """That of whoever played it."""

    @property
    def told(self) -> str:
        """All of it."""
        return f"{self.head}: {self.cost}. {self.better}"


class CostlyTurns(Translated, CoachCard):
    """Lists them and says what they are compared with, or why there is nothing to list."""

    spacing = 4

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.rows = [CostlyRow(nth, theme, self) for nth in range(MOST)]
        self._word = PageLabel(theme, 14, "text_muted", wraps=True)
        self._word.setObjectName("about costly turns")
        self.column.addWidget(self._word)
        for row in self.rows:
            self.column.addWidget(row)
        self.column.addStretch(1)
        self.show_turns((), "")
        self.retranslate()

    def show_turns(self, turns: Sequence[CostlyTurn], word: str) -> None:
        """List these; the word is said of them, or instead of them."""
        self._word.setText(word)
        for nth, row in enumerate(self.rows):
            row.setVisible(nth < len(turns))
            if nth < len(turns):
                row.show_turn(turns[nth])

    def retranslate(self) -> None:
        self.set_title(self.tr("The turns that cost most"))
        for row in self.rows:
            explain(
                row,
                self.tr("See what would have been better, and why (Enter)"),
                self.tr(
                    "A turn after which the game went worse than it had to: on the right, how "
                    "often it would be won with the better lays, and with those that were played."
                ),
            )


class CostlyRow(Scaled, FocusRing, QAbstractButton):
    """A turn and what it cost on one line, and what would have been better below."""

    def __init__(self, nth: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._turn = CostlyTurn("", "", "", QColor())
        self.setObjectName(f"costly turn {nth}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Not fixed: the height for the preferred width would be the least for any width.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_turn(self, turn: CostlyTurn) -> None:
        """Tell of this turn."""
        if turn != self._turn:
            self._turn = turn
            self.setAccessibleName(turn.told)
            self.updateGeometry()
            self.update()

    # How large it is

    def sizeHint(self) -> QSize:
        width = round(260 * self.unit)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(180 * self.unit), round(self._padding * 2 + self._head_height))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, width - self._left - self._padding, 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap)
        taken = QFontMetricsF(self._detail_font).boundingRect(room, wrap, self._turn.better)
        lines = 1 if self._fits(room.width()) else 2
        return round(2 * self._padding + lines * self._head_height + taken.height() + 1)

    @property
    def _padding(self) -> float:
        return 6 * self.unit

    @property
    def _left(self) -> float:
        """Where the words begin: after the stripe in the player's colour."""
        return 16 * self.unit

    @property
    def _head_font(self) -> QFont:
        return self._theme.font(_HEAD * self.unit, QFont.Weight.Bold)

    @property
    def _detail_font(self) -> QFont:
        return self._theme.font(_DETAIL * self.unit)

    @property
    def _head_height(self) -> float:
        return self._head_font.pixelSize() * _LINE

    def _fits(self, width: float) -> bool:
        """True if the turn and its cost have room on one line."""
        both = (self._turn.head, self._turn.cost)
        return sum(text_width(self._head_font, text) for text in both) + 12 * self.unit <= width

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_choosing_key(event) and event.key() != Qt.Key.Key_Space:  # which presses any button
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    # How it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            self._draw(painter)
            self.draw_ring(painter, QRectF(self.rect()), self._theme, 8 * self.unit)

    def _draw(self, painter: QPainter) -> None:
        colours, unit, turn = self._theme.colours, self.unit, self._turn
        rect = QRectF(self.rect())
        strength = 0.75 if self.isDown() else 0.6 if self.underMouse() else 0.35
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(colours.surface_raised, strength))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8 * unit, 8 * unit)
        painter.setBrush(turn.colour)
        stripe = rect.adjusted(6 * unit, 7 * unit, 0, -7 * unit)
        stripe.setWidth(4 * unit)
        painter.drawRoundedRect(stripe, 2 * unit, 2 * unit)
        room = rect.adjusted(self._left, self._padding, -self._padding, -self._padding)
        line = QRectF(room.left(), room.top(), room.width(), self._head_height)
        bold = self._head_font
        if self._fits(room.width()):
            right = Qt.AlignmentFlag.AlignRight
            draw_line(painter, line, turn.cost, bold, colours.accent, right)
            line.setWidth(room.width() - text_width(bold, turn.cost) - 8 * unit)
            draw_line(painter, line, turn.head, bold, colours.text)
        else:
            draw_line(painter, line, turn.head, fitted(bold, turn.head, line.width()), colours.text)
            line.translate(0, line.height())
            draw_line(painter, line, turn.cost, bold, colours.accent)
        rest = QRectF(room.left(), line.bottom(), room.width(), room.bottom() - line.bottom() + 1)
        draw_lines(painter, rest, turn.better, self._detail_font, colours.text_muted)
