"""The big button that stands for an edition."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from thegame_desktop.engine import Card, Edition
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, draw_lines
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.choices import Choice

_MINIMUM_WIDTH = 230
_FLAT_HEIGHT, _STACKED_HEIGHT = 112, 206
_FLAT_CARD, _STACKED_CARD = QSize(48, 67), QSize(60, 84)
_FAN_DEGREES = (-13.0, 0.0, 13.0)
_FAN_WIDTH = 112
_PADDING = 16
_TITLE_HEIGHT = 30


class EditionTile(Choice, QRadioButton):
    """Shows a fan of the edition's own cards, its name and what it is like."""

    def __init__(self, edition: Edition, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.edition = edition
        self.setObjectName(f"edition {edition.name}")
        self.theme = theme
        self._art = art
        self._is_stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stack(self, *, is_stacked: bool) -> None:
        """Show the words below the cards where there is room, else beside them."""
        self._is_stacked = is_stacked
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        height = _STACKED_HEIGHT if self._is_stacked else _FLAT_HEIGHT
        return QSize(round(_MINIMUM_WIDTH * self.unit), round(grown(height * self.unit, 0.6)))

    @property
    def words_end(self) -> float:
        """Down to where the cards and the words may reach."""
        return self.height()

    def draw(self, painter: QPainter) -> None:
        unit = self.unit
        self.draw_ground(painter, 16 * unit, has_border=True)
        inner = QRectF(0, 0, self.width(), self.words_end)
        padding = _PADDING * unit
        if self._is_stacked:
            self.draw_fan(painter, _STACKED_CARD, QPointF(inner.center().x(), 64 * unit))
            words = inner.adjusted(padding, 122 * unit, -padding, -8 * unit)
            side = Qt.AlignmentFlag.AlignHCenter
        else:
            self.draw_fan(painter, _FLAT_CARD, QPointF(66 * unit, inner.center().y()))
            words = inner.adjusted((_FAN_WIDTH + 12) * unit, 14 * unit, -padding, -8 * unit)
            side = Qt.AlignmentFlag.AlignLeft
        self._draw_words(painter, words, side)

    def _draw_words(self, painter: QPainter, rect: QRectF, side: Qt.AlignmentFlag) -> None:
        unit, colours = self.unit, self.theme.colours
        title = QRectF(rect.x(), rect.y(), rect.width(), grown(_TITLE_HEIGHT * unit))
        colour = colours.accent if self.isChecked() else colours.text
        title_font = self.theme.font(22 * unit, QFont.Weight.Black)
        draw_line(painter, title, self.label, title_font, colour, side)
        rest = rect.adjusted(0, title.height(), 0, 0)
        font = self.theme.font(14 * unit)
        draw_lines(painter, rest, self.summary, font, colours.text_muted, side)

    def draw_fan(self, painter: QPainter, card_size: QSize, centre: QPointF) -> None:
        """Draw some of the edition's cards around this point, as a hand holds them."""
        size = QSize(round(card_size.width() * self.unit), round(card_size.height() * self.unit))
        margin = self._art.margin(size)
        for card, degrees in zip(self._fan(), _FAN_DEGREES, strict=True):
            command = self.edition.default_layout.by_card.get(card)
            picture = self._art.face(card, command, size, self.devicePixelRatioF())
            painter.save()
            # Turned around a point below the cards.
            painter.translate(centre.x(), centre.y() + size.height() * 1.1)
            painter.rotate(degrees)
            painter.drawPixmap(
                QPointF(-size.width() / 2 - margin, -size.height() * 1.58 - margin), picture
            )
            painter.restore()

    def _fan(self) -> list[Card]:
        """Some cards from low to high; those with commands where the edition has them."""
        carriers = [card for card, _ in self.edition.default_layout.carriers]
        cards = carriers or self.edition.cards
        places = range(1, 2 * len(_FAN_DEGREES), 2)
        return [cards[place * len(cards) // (2 * len(_FAN_DEGREES))] for place in places]
