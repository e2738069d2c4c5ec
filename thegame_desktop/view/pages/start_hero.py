"""The title of the start page: the game's name, the line of its numbers, and a fan of its cards."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from thegame_desktop.engine import EDITIONS, Card, Colour, Command, Direction
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.texts import draw_line, fitted
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.table.places.table_layout import CARD_SHAPE
from thegame_desktop.view.widgets.painted import Painted

NAME = "The Game"
_TITLE = 96
_SUBTITLE = 16
_CENTRED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_LINE = 30
_GAP = 14
_FAN: tuple[tuple[Card, str], ...] = (
    (Card(7), "original"),
    (Card(28), "extreme"),
    (Card(5, Colour.GREEN), "quick"),
    (Card(66), "extreme"),
    (Card(93), "original"),
)
"""From low to high, and which edition a card is from: two of each, but for the middle."""
_DEGREES = 12.0
"""How far each card is turned against its neighbour."""
_REACH = 1.75
"""How far below its middle a card is turned around, in heights of it."""
_FAN_WIDTH, _FAN_HEIGHT = 2.68, 1.38
"""What the fan takes, in heights of a card."""
_LARGEST_CARD = 300
_FINER = 2
"""Turned cards are drawn so much finer than the screen is: they stay crisp."""


class StartHero(Painted, PaintedText):
    """Nothing to click: what the game is called, and what it looks like."""

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._subtitle = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def set_texts(self, subtitle: str) -> None:
        """Show this below the name."""
        self._subtitle = subtitle
        self.setAccessibleName(NAME)
        self.setAccessibleDescription(subtitle)
        self.refresh()

    def rescale(self) -> None:
        self.setMinimumHeight(round(300 * self.unit))
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        unit, width = self.unit, float(self.width())
        font = self._theme.picture_font(_TITLE * unit, QFont.Weight.Black)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 97)
        font = fitted(font, NAME, width)
        title, line = font.pixelSize() * 1.02, _LINE * unit
        small = self._theme.font(_SUBTITLE * unit, QFont.Weight.DemiBold)
        room = QRectF(0, 0, width, self.height())
        below = QFontMetricsF(small).boundingRect(room, _CENTRED, self._subtitle).height()
        words = title + line + below
        gap = _GAP * unit
        card = self._card_height(self.height() - words - 2 * gap)
        y = (self.height() - words - gap - card * _FAN_HEIGHT) / 2
        colours = self._theme.colours
        place = QRectF(0, y, width, title)
        draw_line(painter, place, NAME, font, colours.text, Qt.AlignmentFlag.AlignHCenter)
        self._draw_line(painter, QRectF(0, place.bottom(), width, line))
        place = QRectF(0, place.bottom() + line, width, below + 1)
        painter.setFont(small)
        painter.setPen(colours.text_muted)
        painter.drawText(place, _CENTRED, self._subtitle)
        self._draw_fan(painter, QPointF(width / 2, place.bottom() + gap), card)

    def _card_height(self, room: float) -> float:
        """How high the cards of the fan can be with so much room below the words."""
        most = min(room / _FAN_HEIGHT, self.width() / _FAN_WIDTH, _LARGEST_CARD * self.unit)
        return max(most, 1.0)

    def _draw_line(self, painter: QPainter, place: QRectF) -> None:
        """All numbers as a line in the tints of their cards, an arrow up and one down at its ends.

        Piles go up from one end, and down from the other.
        """
        theme, unit = self._theme, self.unit
        side = 20 * unit
        inner = place.adjusted(2 * unit, 0, -2 * unit, 0)
        bar = QRectF(0, 0, inner.width() - 2 * (side + 10 * unit), 7 * unit)
        bar.moveCenter(place.center())
        tints = QLinearGradient(bar.topLeft(), bar.topRight())
        stops = theme.cards.tints
        for nth, tint in enumerate(stops):
            tints.setColorAt(nth / (len(stops) - 1), tint)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tints)
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        ends = (
            (Direction.ASCENDING, theme.colours.ascending, inner.left()),
            (Direction.DESCENDING, theme.colours.descending, inner.right() - side),
        )
        for direction, colour, x in ends:
            square = QRectF(x, place.center().y() - side / 2, side, side)
            painter.fillPath(pictograms.placed(pictograms.arrow(direction), square), colour)

    def _draw_fan(self, painter: QPainter, top: QPointF, height: float) -> None:
        """Cards as a hand holds them, from low to high; `top` is above the one in the middle."""
        size = QSize(round(height / CARD_SHAPE), round(height))
        ratio, margin = self.devicePixelRatioF() * _FINER, self._art.margin(size)
        self._draw_glow(painter, top + QPointF(0, height * 0.62), height)
        for nth, (card, edition) in enumerate(_FAN):
            command: Command | None = EDITIONS[edition].default_layout.by_card.get(card)
            picture = self._art.face(card, command, size, ratio)
            painter.save()
            painter.translate(top.x(), top.y() + height * (0.5 + _REACH) + height * 0.04)
            painter.rotate((nth - (len(_FAN) - 1) / 2) * _DEGREES)
            painter.drawPixmap(
                QPointF(-size.width() / 2 - margin, -height * (0.5 + _REACH) - margin), picture
            )
            painter.restore()

    def _draw_glow(self, painter: QPainter, centre: QPointF, height: float) -> None:
        """A little light behind the cards."""
        glow = QRadialGradient(centre, height * 1.3)
        glow.setColorAt(0, with_alpha(self._theme.colours.accent, 0.10))
        glow.setColorAt(1, with_alpha(self._theme.colours.accent, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, height * 1.3, height * 1.3)
