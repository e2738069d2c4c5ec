"""A pile on the table: a button that takes cards and tells its history."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from thegame_desktop.engine import Command, Direction, Pile
from thegame_desktop.engine import Signal as Said
from thegame_desktop.play.choices import Target
from thegame_desktop.play.rows import PileRow
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.focus_ring import RingedButton
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import Voice, voice_of
from thegame_desktop.view.look.stack_edges import draw_stack_edges
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain, faded, fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.signals.signal_badges import PilePills
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_EDGES = 3
"""How many edges of lower cards look out from under the top at most."""
_LEAST_OF_NAME = 0.7
"""How much smaller than other texts the direction's name may be."""


class PileButton(Translated, Painted, RingedButton):
    """Shows a pile's top, its direction, how many cards it has, and what a held card would do."""

    aimed_at = Signal(int, bool)
    """A held card is above this pile, or no longer."""

    def __init__(
        self, index: int, theme: Theme, art: CardArt, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.index = index
        self.setObjectName(f"pile {index}")
        self._theme = theme
        self._art = art
        self._words = words
        self._row: PileRow | None = None
        self._target: Target | None = None
        self._is_aimed_at = False
        self._last_press_ms: int | None = None
        self._card = QRect(0, 0, 1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def place(self, frame: QRect, card: QSize) -> None:
        """Take this place on the table, with cards of this size."""
        inset = (frame.width() - card.width()) // 2
        self._card = QRect(inset, inset, card.width(), card.height())
        self.setGeometry(frame)

    def show_row(self, row: PileRow) -> None:
        """Show the pile as this row says."""
        if row != self._row:
            self._row = row
            self.retranslate()

    @property
    def command(self) -> Command | None:
        """What shows on top."""
        return None if self._row is None else self._row.command

    def offer(self, target: Target | None) -> None:
        """Show what the held card would do here; None if no card is held."""
        if target != self._target:
            self._target = target
            self._is_aimed_at = False
            self.retranslate()

    def aim(self, *, is_aimed_at: bool) -> None:
        """Show whether the held card is just above this pile."""
        if is_aimed_at != self._is_aimed_at:
            self._is_aimed_at = is_aimed_at
            self.refresh()
            self.aimed_at.emit(self.index, is_aimed_at)

    def retranslate(self) -> None:
        if (row := self._row) is not None:
            state = self._words.pile_state(
                self.index,
                row.pile,
                row.command,
                is_spent=row.is_spent,
                is_numbered=row.is_numbered,
            )
            said = self._said_in_words(row)
            self.setAccessibleName(". ".join(filter(None, [state, "; ".join(said)])))
            self.setAccessibleDescription(self._offer_to_be_heard(row.pile.row.direction))
            explain(self, self._tool_tip(row, state, said), self._meaning(row))
        self.refresh()

    def _said_in_words(self, row: PileRow) -> list[str]:
        return [
            self.tr("{player}: {signal}").format(
                player=self._words.player(owner, len(row.seats)),
                signal=self._words.signals.here(signal),
            )
            for owner, signal in row.said
        ]

    def _offer_in_words(self, direction: Direction) -> str:
        target = self._target
        if target is None:
            return ""
        if target.refusal is not None:
            return self._words.refusals.why(target.refusal, target.lay)
        return self._words.step(target, direction)

    def _offer_to_be_heard(self, direction: Direction) -> str:
        if self._target is None or self._target.refusal is not None:
            return self._offer_in_words(direction)
        return self._words.spoken.offer(self._target, direction)

    def _tool_tip(self, row: PileRow, state: str, said: Sequence[str]) -> str:
        if self._target is not None:
            return self._offer_in_words(row.pile.row.direction) or state
        lines = [state, self._demand(row), *said, self.tr("Click to see all its cards")]
        return "\n".join(filter(None, lines))

    def _demand(self, row: PileRow) -> str:
        """What the command on top demands, or that it demands nothing any more."""
        if row.command is None:
            return ""
        return self._words.spent() if row.is_spent else self._words.command_rule(row.command)

    def _meaning(self, row: PileRow) -> str:
        if row.pile.row.direction is Direction.ASCENDING:
            way = self.tr(
                "A pile that goes up: each card must be higher than the one on top. Only the "
                "backwards trick leads down again."
            )
        else:
            way = self.tr(
                "A pile that goes down: each card must be lower than the one on top. Only the "
                "backwards trick leads up again."
            )
        rest = self.tr(
            "A click shows all its cards. The badges on it are what players say about it."
        )
        return " ".join(filter(None, [way, rest, self._command_explained(row)]))

    def _command_explained(self, row: PileRow) -> str:
        """The rule of the command on top, whether or not it holds just now."""
        if row.command is None:
            return ""
        meaning = self._words.command_meaning(row.command)
        spent = self._words.spent() if row.is_spent else ""
        more = self.tr("F1: its rule.")
        return " ".join(filter(None, [meaning, spent, more]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._last_press_ms = event.timestamp()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click in a hurry means nothing more than the first.

        But Qt takes two quick taps for one double click, wherever they are: the first may have
        been elsewhere, on the card that is held now for instance.
        """
        last = self._last_press_ms
        is_second = (
            last is not None and event.timestamp() - last <= QApplication.doubleClickInterval()
        )
        if self._target is not None or not is_second:
            self.mousePressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self._target is not None:
            self.aim(is_aimed_at=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.aim(is_aimed_at=False)

    def draw(self, painter: QPainter) -> None:
        row, target = self._row, self._target
        if row is None:
            return
        self._draw_frame(painter)
        # What is offered comes and goes with every card that is picked up: the pile itself stays.
        direction = row.pile.row.direction
        shown = (row, self._words.direction(direction), self._voices(row))
        self.draw_layer(painter, shown, lambda layer: self._draw_pile(layer, row))
        if target is not None and target.refusal is not None:
            self._draw_shade(painter)
        elif target is not None:
            self._draw_badge(painter, target, direction)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, 14 * self.unit)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.aim(is_aimed_at=self._target is not None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.aim(is_aimed_at=False)

    def _draw_pile(self, painter: QPainter, row: PileRow) -> None:
        ratio, pile = self.devicePixelRatioF(), row.pile
        margin = CardArt.margin(self._card.size())
        corner = self._card.topLeft()
        if pile.cards:
            edges = min(_EDGES, row.size - 1)
            draw_stack_edges(painter, self._card, self._theme, edges, self.unit, is_to_left=False)
            picture = self._art.face(
                pile.top, row.command, self._card.size(), ratio, is_spent=row.is_spent
            )
        else:
            picture = self._art.row_card(pile.row, self._card.size(), ratio, row.is_numbered)
        painter.drawPixmap(corner.x() - margin, corner.y() - margin, picture)
        self._draw_label(painter, pile)
        self._draw_signals(painter, row)

    def _voices(self, row: PileRow) -> tuple[tuple[Voice, Said], ...]:
        return tuple(
            (voice_of(row.seats[owner], self._words.initial(owner)), signal)
            for owner, signal in row.said
        )

    def _draw_signals(self, painter: QPainter, row: PileRow) -> None:
        """Pills across the lower edge of the card, above the label."""
        bottom = self._card.bottom() + 1 + (self.height() - self._card.bottom() - 1) * 0.24
        room = QRectF(3, 0, self.width() - 6, bottom)
        PilePills(self._theme, self._voices(row)).draw(painter, room, self.unit)

    def _draw_frame(self, painter: QPainter) -> None:
        colours = self._theme.colours
        is_lit = self._target is not None and self._target.refusal is None
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        fill = faded(colours.surface, 0.6)
        pen = self._theme.panel_pen()
        if is_lit:
            fill = faded(colours.accent, 0.30 if self._is_aimed_at else 0.10)
            pen = QPen(colours.accent, 3 if self._is_aimed_at else 2)
        draw_box(painter, frame, 14 * self.unit, fill, pen)

    def _draw_shade(self, painter: QPainter) -> None:
        """A shade over a pile that doesn't take the card."""
        strength = 0.45 if self._theme.is_high_contrast else 0.62
        shade = faded(self._theme.colours.table_edge, strength)
        draw_box(painter, QRectF(self.rect()), 14 * self.unit, shade)

    def _draw_label(self, painter: QPainter, pile: Pile) -> None:
        colours = self._theme.colours
        up = pile.row.direction is Direction.ASCENDING
        colour = colours.ascending if up else colours.descending
        top = self._card.bottom() + 1 + (self.height() - self._card.bottom() - 1) * 0.12
        line = QRectF(self._card.left(), top, self._card.width(), self.height() - top)
        line.setHeight(line.height() - 6 * self.unit)
        size = min(line.height() * 0.72, grown(20 * self.unit, 0.6))
        square = QRectF(line.left(), line.center().y() - size / 2, size, size)
        painter.fillPath(pictograms.placed(pictograms.arrow(pile.row.direction), square), colour)
        font = self._theme.font(max(12.0, 14.5 * self.unit), QFont.Weight.DemiBold)
        count = str(len(pile.cards))
        count_width = text_width(font, count)
        words = line.adjusted(size + 6 * self.unit, 0, -count_width - 6 * self.unit, 0)
        name = self._words.direction(pile.row.direction)
        # The arrow tells it too: better no word than one in small print.
        if fitted(font, name, words.width()).pixelSize() >= font.pixelSize() * _LEAST_OF_NAME:
            draw_line(painter, words, name, font, colour)
        draw_line(painter, line, count, font, colours.text_muted, Qt.AlignmentFlag.AlignRight)

    def _draw_badge(self, painter: QPainter, target: Target, direction: Direction) -> None:
        colours = self._theme.colours
        text = self._words.step(target, direction)
        if target.is_backwards:
            text = text.removeprefix("↶").strip()  # drawn, so that no font has to know it
        elif not text:
            return
        font = self._theme.font(max(13.0, 17 * self.unit), QFont.Weight.Bold)
        height = round(font.pixelSize() * 1.75)
        icon = font.pixelSize() * 1.1 if target.is_backwards else 0.0
        space = icon * 0.35
        width = text_width(font, text) + icon + space + height * 0.9
        right = min(self.width() - 3.0, self._card.right() + height * 0.35)
        pill = QRectF(right - width, max(3.0, self._card.top() - height * 0.35), width, height)
        is_strong = target.is_backwards or self._is_aimed_at
        ground = colours.accent if is_strong else colours.surface_raised
        draw_box(painter, pill, height / 2, ground, QPen(colours.accent, 2))
        ink = colours.on_accent if is_strong else colours.accent
        inner = pill.adjusted(height * 0.45, 0, -height * 0.45, 0)
        if target.is_backwards:
            centre = QPointF(inner.left() + icon / 2, pill.center().y())
            square = QRectF(centre.x() - icon / 2, centre.y() - icon / 2, icon, icon)
            painter.fillPath(pictograms.placed(pictograms.trick(), square), ink)
            inner.setLeft(inner.left() + icon + space)
        draw_line(painter, inner, text, font, ink, Qt.AlignmentFlag.AlignHCenter)
