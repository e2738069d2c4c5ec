"""A hand that lies open beside its seat, for teams that play so."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Layout
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_NUMBER_SHARE = 0.55
"""How much of a tile's height its number has where a sign hangs below it."""


class OpenHand(Translated, Painted, PaintedText):
    """A small tile for each card, lowest first; commands hang below their numbers as signs."""

    def __init__(self, seat: int, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = seat
        self._theme = theme
        self._words = words
        self._cards: tuple[Card, ...] = ()
        self._commands = Layout()
        self._player_count = 1

    def show_hand(self, hand: Sequence[Card], commands: Layout, player_count: int) -> None:
        """Show these cards."""
        cards = tuple(sorted(hand, key=lambda card: (card.number, card.colour or "")))
        if (cards, commands, player_count) != (self._cards, self._commands, self._player_count):
            self._cards, self._commands, self._player_count = cards, commands, player_count
            self.retranslate()

    def retranslate(self) -> None:
        cards = [self._words.card(card, self._commands.by_card.get(card)) for card in self._cards]
        name = self._words.full_name(self._seat, self._player_count)
        words = self.tr("{player} holds {cards}")
        if self._words.is_you(self._seat, self._player_count):
            words = self.tr("You hold {cards}")
        told = words.format(player=name, cards="; ".join(cards))
        self.setAccessibleName(told if cards else "")
        meaning = self.tr(
            "The hand of a player, lowest card first. All hands lie open in this game: everybody "
            "may see them, and talk about every card."
        )
        explain(self, told if cards else "", meaning)
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        if not self._cards:
            return
        gap = 3 * self.unit
        most = grown((30 if self._cards[0].colour is None else 46) * self.unit)
        # A little room at the right, or one hand would run into the next.
        room = self.width() - 6 * self.unit - gap * (len(self._cards) - 1)
        width = min(most, room / len(self._cards))
        high = self.height() - 4.0
        low = high * _NUMBER_SHARE if self._commands.carriers else high
        for nth, card in enumerate(self._cards):
            command = self._commands.by_card.get(card)
            tile = QRectF(nth * (width + gap), 0, width, high if command else low)
            tint = self._theme.tint(card)
            draw_box(painter, tile, 5 * self.unit, tint)
            font = self._theme.font(max(11.0, 14 * self.unit), QFont.Weight.Bold)
            ink = self._theme.numeral_on(tint)
            centre = Qt.AlignmentFlag.AlignHCenter
            words = QRectF(tile.topLeft(), QSizeF(width, low))
            if card.colour is not None:
                # A sign as well: not everybody tells the colours apart.
                side = tile.height() * 0.5
                square = QRectF(tile.right() - side - 5 * self.unit, 0, side, side)
                square.moveTop(tile.center().y() - side / 2)
                painter.fillPath(pictograms.placed(pictograms.suit(card.colour), square), ink)
                words = QRectF(tile.topLeft(), square.bottomLeft())
                words.setHeight(tile.height())
            draw_line(painter, words, str(card.number), font, ink, centre)
            if command is not None:
                # Its name the tool tip tells, and what it demands the big card of its owner.
                side = min(width, high - low)
                square = QRectF(tile.center().x() - side / 2, high - side, side, side)
                sign = pictograms.placed(pictograms.command(command), square.adjusted(1, 0, -1, -2))
                painter.fillPath(sign, ink)
