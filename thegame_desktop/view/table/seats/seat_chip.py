"""A player at the table: name, colour, number of cards, whose turn it is, and what they say."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.bots.roster import Strength
from thegame_desktop.play.rows import SeatRow
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import draw_voice, voice_of
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.texts import draw_line, explain, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.signals.signal_badges import HandMarks
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_LEAST_DISC = 44.0
_LEAST_NAME_PIXELS, _LEAST_STATE_PIXELS = 11.0, 10.5


class SeatChip(Translated, Painted, FocusRing, QAbstractButton):
    """Shows a seat; a click asks for a look at its hand, where that can be had."""

    def __init__(self, seat: int, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setObjectName(f"seat {seat}")
        self._theme = theme
        self._words = words
        self._shown: SeatRow | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def can_be_looked_at(self) -> bool:
        """True if a click may ask for a look at this hand."""
        return self._shown is not None and self._shown.can_be_looked_at

    def show_seat(self, shown: SeatRow) -> None:
        """Show the player as this row says."""
        if shown == self._shown:
            return
        self._shown = shown
        # Not disabled when there is nothing to click: it is read by everyone all the same.
        focus, cursor = Qt.FocusPolicy, Qt.CursorShape
        can_be_clicked = shown.can_be_looked_at
        self.setFocusPolicy(focus.TabFocus if can_be_clicked else focus.NoFocus)
        self.setCursor(cursor.PointingHandCursor if can_be_clicked else cursor.ArrowCursor)
        self.retranslate()

    def retranslate(self) -> None:
        shown = self._shown
        if shown is None:
            return
        name = self._words.full_name(self.seat, shown.player_count)
        cards = self.tr("%n card(s) in hand", "", shown.hand_size)
        kind = shown.who.strength
        kinds = [] if kind is None else [self._words.computers.is_computer(kind)]
        states = ", ".join([name, *kinds, cards, *self._states(shown)])
        said = self._words.signals.phrases(shown.marks)
        self.setAccessibleName(". ".join(filter(None, [states, "; ".join(said)])))
        look = [self.tr("Click to look at this hand")] if shown.can_be_looked_at else []
        explain(self, "\n".join([states, *said, *look]), self._meaning(shown))
        self.refresh()

    def _meaning(self, shown: SeatRow) -> str:
        seat = self.tr(
            "A player at the table, with the number of cards in hand and what they say just now. "
            "The bright frame is around whoever is on turn."
        )
        if not shown.can_be_looked_at:
            return seat
        look = self.tr("A click lets this player look at the own hand in between.")
        return f"{seat} {look}"

    def _states(self, shown: SeatRow) -> list[str]:
        """What this player is about, the most urgent first."""
        states = []
        if shown.is_awaited:
            states.append(self.tr("takes the laptop"))
        if shown.is_on_turn:
            states.append(self.tr("on turn"))
        elif shown.is_uncovered:
            states.append(self.tr("looking"))
        return states

    @property
    def disc_place(self) -> QRect:
        """Where the player's disc is on the table."""
        return self._disc.toRect().translated(self.pos())

    @property
    def _disc(self) -> QRectF:
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        # A picture: the chip is higher for larger texts, but not for a larger disc.
        side = min(frame.height(), max(_LEAST_DISC, 52 * self.unit) - 2.5) - 10
        return QRectF(frame.left() + 5, frame.center().y() - side / 2, side, side)

    def draw(self, painter: QPainter) -> None:
        shown, colours, unit = self._shown, self._theme.colours, self.unit
        if shown is None:
            return
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        is_marked = shown.is_on_turn or shown.is_uncovered or shown.is_awaited
        line = QPen(colours.accent, 2) if shown.is_on_turn else self._theme.panel_pen()
        ground = faded(colours.surface_raised, 0.9 if is_marked else 0.45)
        draw_box(painter, frame, frame.height() / 2, ground, line)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, self.height() / 2)
        disc = self._disc
        draw_voice(painter, voice_of(shown.who, self._words.initial(self.seat)), disc, self._theme)
        if shown.who.strength is not None:
            self._draw_rank(painter, disc, shown.who.strength)
        right = self._draw_cards(painter, frame, shown.hand_size)
        words = QRectF(disc.right() + 7 * unit, frame.top(), 0, frame.height())
        words.setRight(right - 5 * unit)
        states = self._states(shown)
        if shown.marks:
            self._draw_name(painter, _part_of(words, 0.06, 0.5), shown)
            HandMarks(self._theme, shown.marks).draw(painter, _part_of(words, 0.5, 0.9))
        elif states:
            self._draw_name(painter, _part_of(words, 0.1, 0.56), shown)
            lower = _part_of(words, 0.52, 0.88)
            self._draw_state(painter, lower, states[0], is_awaited=shown.is_awaited)
        elif shown.who.strength is not None:
            self._draw_name(painter, _part_of(words, 0.1, 0.56), shown)
            strength = self._words.computers.strength(shown.who.strength)
            font = self._theme.font(max(_LEAST_STATE_PIXELS, 12.5 * unit))
            draw_line(painter, _part_of(words, 0.52, 0.88), strength, font, colours.text_muted)
        else:
            self._draw_name(painter, words, shown)

    def _draw_rank(self, painter: QPainter, disc: QRectF, strength: Strength) -> None:
        """A computer player's strength as pips below its head: one, two or three of three."""
        colours, ranks = self._theme.colours, list(Strength)
        pip = disc.height() * 0.115
        plate = QRectF(0, 0, pip * (1.6 * len(ranks) + 0.8), pip * 1.9)
        plate.moveCenter(QPointF(disc.center().x(), disc.bottom() - plate.height() * 0.3))
        draw_box(painter, plate, plate.height() / 2, colours.surface)
        for nth, _rank in enumerate(ranks):
            is_full = nth <= ranks.index(strength)
            x = plate.center().x() + (nth - (len(ranks) - 1) / 2) * 1.6 * pip
            painter.setBrush(colours.text if is_full else faded(colours.text, 0.3))
            painter.drawEllipse(QPointF(x, plate.center().y()), pip / 2, pip / 2)

    def _draw_name(self, painter: QPainter, line: QRectF, shown: SeatRow) -> None:
        """The name, a little smaller if that lets all of it in, or else its beginning."""
        name = self._words.player(self.seat, shown.player_count)
        font = self._theme.font(max(12.0, 15 * self.unit), QFont.Weight.DemiBold)
        least = self._theme.font(max(_LEAST_NAME_PIXELS, 12 * self.unit), QFont.Weight.DemiBold)
        if text_width(least, name) > line.width():
            font = least
            elide = Qt.TextElideMode.ElideRight
            name = QFontMetricsF(font).elidedText(name, elide, line.width())
        draw_line(painter, line, name, font, self._theme.colours.text)

    def _draw_state(self, painter: QPainter, line: QRectF, state: str, *, is_awaited: bool) -> None:
        """The state in words; who takes the laptop is told by a sign where words have no room."""
        colour = self._theme.colours.accent
        pixels = max(_LEAST_STATE_PIXELS, 12.5 * self.unit)
        font = self._theme.font(pixels, QFont.Weight.DemiBold)
        least = self._theme.font(max(_LEAST_STATE_PIXELS, 11 * self.unit), QFont.Weight.DemiBold)
        if is_awaited and text_width(least, state) > line.width():
            square = QRectF(line.left(), line.top(), line.height(), line.height())
            painter.fillPath(pictograms.placed(pictograms.laptop(), square), colour)
        else:
            draw_line(painter, line, state, font, colour)

    def _draw_cards(self, painter: QPainter, frame: QRectF, hand_size: int) -> float:
        """A card with the number of cards on it, at the right end; where it begins."""
        font = self._theme.font(max(12.0, 15 * self.unit), QFont.Weight.Bold)
        card = QRectF(0, 0, frame.height() * 0.6 * 0.74, frame.height() * 0.6)
        card.moveCenter(frame.center())
        card.moveRight(frame.right() - min(frame.height() * 0.29, 15 * self.unit))
        colours, back = self._theme.colours, self._theme.cards.back
        line = QPen(mix(colours.outline, colours.text, 0.2), 1.2)
        draw_box(painter, card, 3.5 * self.unit, back, line)
        text = str(hand_size)
        ink = self._theme.ink_on(back)
        draw_line(painter, card, text, font, ink, Qt.AlignmentFlag.AlignHCenter)
        return card.left()


def _part_of(words: QRectF, top: float, bottom: float) -> QRectF:
    """A line of the words' place, from one share of its height to another."""
    height = words.height()
    return words.adjusted(0, height * top, 0, height * (bottom - 1))
