"""A player at the table: name, number of cards, and whether it is their turn."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.painted import Painted
from thegame_desktop.view.look.texts import draw_line, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class SeatChip(Translated, Painted, FocusRing, QAbstractButton):
    """Shows a seat; before it is agreed who begins, a click looks at its hand."""

    def __init__(self, seat: int, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setObjectName(f"seat {seat}")
        self._theme = theme
        self._words = words
        self._shown: tuple[int, int, bool, bool, bool] | None = None
        self._player_count = 1
        self._hand_size = 0
        self._is_on_turn = False
        self._is_uncovered = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_seat(
        self,
        player_count: int,
        hand_size: int,
        *,
        is_on_turn: bool,
        is_uncovered: bool,
        can_be_looked_at: bool,
    ) -> None:
        """Show the seat as it is now."""
        shown = (player_count, hand_size, is_on_turn, is_uncovered, can_be_looked_at)
        if shown == self._shown:
            return
        self._shown = shown
        self._player_count = player_count
        self._hand_size = hand_size
        self._is_on_turn = is_on_turn
        self._is_uncovered = is_uncovered
        # Not disabled when there is nothing to click: it is read by everyone all the same.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if can_be_looked_at else Qt.FocusPolicy.NoFocus)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if can_be_looked_at else Qt.CursorShape.ArrowCursor
        )
        self.retranslate()

    def retranslate(self) -> None:
        name = self._words.player(self.seat, self._player_count)
        cards = self.tr("%n card(s) in hand", "", self._hand_size)
        words = [name, cards, self._state()]
        self.setAccessibleName(", ".join(filter(None, words)))
        self.setToolTip(", ".join(filter(None, words)))
        self.refresh()

    def _state(self) -> str:
        if self._is_on_turn:
            return self.tr("on turn")
        return self.tr("looking") if self._is_uncovered else ""

    def draw(self, painter: QPainter) -> None:
        colours, unit = self._theme.colours, self.unit
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = frame.height() / 2
        is_marked = self._is_on_turn or self._is_uncovered
        pen = QPen(colours.accent, 2) if self._is_on_turn else QPen(Qt.PenStyle.NoPen)
        painter.setPen(pen)
        painter.setBrush(faded(colours.surface_raised, 0.9 if is_marked else 0.45))
        painter.drawRoundedRect(frame, radius, radius)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, self.height() / 2)
        disc = QRectF(frame.left() + 5, frame.top() + 5, frame.height() - 10, frame.height() - 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent if self._is_on_turn else colours.outline)
        painter.drawEllipse(disc)
        centre = Qt.AlignmentFlag.AlignHCenter
        ink = colours.on_accent if self._is_on_turn else colours.text
        letter = self._theme.font(disc.height() * 0.52, QFont.Weight.Bold)
        draw_line(painter, disc, str(self.seat + 1), letter, ink, centre)
        count = self._theme.font(max(12.0, 15 * unit), QFont.Weight.Bold)
        cards_width = max(26 * unit, text_width(count, "8") + 8)
        right = frame.right() - radius * 0.5
        self._draw_cards(
            painter, QRectF(right - cards_width, frame.top(), cards_width, frame.height()), count
        )
        words = QRectF(disc.right() + 8 * unit, frame.top(), 0, frame.height())
        words.setRight(right - cards_width - 6 * unit)
        name_font = self._theme.font(max(12.0, 15 * unit), QFont.Weight.DemiBold)
        name = self._words.player(self.seat, self._player_count)
        state = self._state()
        if not state:
            draw_line(painter, words, name, name_font, colours.text)
            return
        upper = words.adjusted(0, words.height() * 0.10, 0, -words.height() * 0.42)
        lower = words.adjusted(0, words.height() * 0.52, 0, -words.height() * 0.12)
        draw_line(painter, upper, name, name_font, colours.text)
        small = self._theme.font(max(10.5, 12.5 * unit), QFont.Weight.DemiBold)
        draw_line(painter, lower, state, small, colours.accent)

    def _draw_cards(self, painter: QPainter, place: QRectF, font: QFont) -> None:
        """A card with the number of cards on it."""
        height = place.height() * 0.6
        card = QRectF(0, 0, height * 0.74, height)
        card.moveCenter(place.center())
        colours = self._theme.colours
        painter.setPen(QPen(colours.outline.lighter(140), 1.2))
        painter.setBrush(self._theme.cards.back)
        painter.drawRoundedRect(card, 3.5 * self.unit, 3.5 * self.unit)
        text = str(self._hand_size)
        draw_line(painter, card, text, font, colours.text, Qt.AlignmentFlag.AlignHCenter)
