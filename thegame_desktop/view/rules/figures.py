"""Pictures for the rules, made of the cards that the game is played with."""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from thegame_desktop.engine import Card, CommandNote, Edition, Holding, Signal
from thegame_desktop.play.seats import SeatColour
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.signal_drawing import Voice
from thegame_desktop.view.look.texts import draw_line
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.rules.chapters import (
    Arrow,
    DrawPile,
    Face,
    Figure,
    FigurePart,
    Gap,
    Hand,
    RowCard,
    Said,
)
from thegame_desktop.view.table.places.table_layout import CARD_SHAPE
from thegame_desktop.view.table.signals.signal_badges import HandMarks, PilePills
from thegame_desktop.view.words.words import Words

_CARD_WIDTH = 58
_COMMAND_WIDTH = 84
"""Of cards whose commands are to be seen."""
_ARROW_WIDTH = 54
_GAP_WIDTH = 34
_SHARE_SEEN = 0.55
"""How much of a card in hand the next one leaves to be seen."""
_SIGN_SIZE = QSize(72, 34)
_SOMEBODY = Voice(SeatColour.BLUE, "A")
"""Who gives the signals in the pictures."""
_HEAD = 7.0
"""How long an arrow's head is."""


class LayRuling(NamedTuple):
    """What the rules say of laying one card on another."""

    step: str
    is_allowed: bool
    is_backwards: bool


class FigureArt:
    """Draws figures side by side: cards, and the way from one to the next."""

    def __init__(self, theme: Theme, art: CardArt, words: Words) -> None:
        self._theme = theme
        self._art = art
        self._words = words

    def size(self, figure: Figure, edition: Edition) -> QSize:
        """How large a figure is with the cards of an edition, in logical pixels."""
        card = _card_size(figure, edition)
        width = sum(_width(part, card) for part in figure.parts)
        if all(isinstance(part, Said | Gap) for part in figure.parts):
            return QSize(width, _SIGN_SIZE.height())
        return QSize(width, card.height() + 2 * CardArt.margin(card))

    def picture(self, figure: Figure, edition: Edition, ratio: float) -> QPixmap:
        """The figure, drawn with the cards of an edition."""
        size, card = self.size(figure, edition), _card_size(figure, edition)
        picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0
        for nth, part in enumerate(figure.parts):
            box = QRectF(left, 0, _width(part, card), size.height())
            match part:
                case Face() | RowCard() | DrawPile():
                    picture_of = self._card_picture(part, edition, card, ratio)
                    painter.drawPixmap(box.topLeft(), picture_of)
                case Hand(codes):
                    for place, code in enumerate(codes):
                        picture_of = self._card_picture(Face(code), edition, card, ratio)
                        painter.drawPixmap(
                            box.topLeft() + QPointF(place * _step(card), 0), picture_of
                        )
                case Said(signal):
                    self._draw_signal(painter, signal, box)
                case Arrow():
                    self._draw_arrow(painter, box, self.way(figure, nth, edition))
            left += _width(part, card)
        painter.end()
        return picture

    def _card_picture(
        self, part: Face | RowCard | DrawPile, edition: Edition, size: QSize, ratio: float
    ) -> QPixmap:
        match part:
            case Face(code):
                card = edition.card_by_code[code]
                command = edition.default_layout.by_card.get(card)
                return self._art.face(card, command, size, ratio)
            case RowCard(pile):
                is_numbered = edition.row_cards_are_numbered
                return self._art.row_card(edition.rows[pile], size, ratio, is_numbered)
            case DrawPile(is_empty):
                draw = self._art.empty_slot if is_empty else self._art.back
                return draw(size, ratio)

    def _draw_signal(self, painter: QPainter, signal: Signal, box: QRectF) -> None:
        place = box.adjusted(4, 3, -4, -3)
        if isinstance(signal, CommandNote | Holding):
            HandMarks(self._theme, (signal,)).draw(painter, place)
        else:
            PilePills(self._theme, [(_SOMEBODY, signal)]).draw(painter, place, 1.0)

    def way(self, figure: Figure, nth: int, edition: Edition) -> LayRuling:
        """What the rules say of the way that an arrow shows."""
        arrow = figure.parts[nth]
        assert isinstance(arrow, Arrow)
        row = edition.rows[arrow.pile]
        top, card = (_card(figure.parts[each], edition) for each in (nth - 1, nth + 1))
        takes = edition.takes[arrow.pile][top]
        is_backwards = card in takes.backwards
        step = row.step(top, card)
        words = (
            self._words.step_badge(step, row.direction, is_backwards=is_backwards) if step else ""
        )
        return LayRuling(words, card in takes.lays and not arrow.is_forbidden, is_backwards)

    def _draw_arrow(self, painter: QPainter, box: QRectF, way: LayRuling) -> None:
        colours = self._theme.colours
        if not way.is_allowed:
            ink = colours.danger
        else:
            ink = colours.accent if way.is_backwards else colours.text_muted
        middle = box.center().y() + 8
        start, end = QPointF(box.left() + 4, middle), QPointF(box.right() - 4, middle)
        painter.setPen(_pen(ink, 2.5))
        painter.drawLine(start, end)
        for side in (-1, 1):
            painter.drawLine(end, end + QPointF(-_HEAD, side * _HEAD * 0.75))
        if not way.is_allowed:
            self._cross_out(painter, QPointF(box.center().x() - 3, middle), ink)
        above = QRectF(box.left(), middle - 30, box.width(), 24)
        self._draw_step(painter, above, way, ink)

    def _draw_step(self, painter: QPainter, box: QRectF, way: LayRuling, ink: QColor) -> None:
        font = self._theme.picture_font(16, QFont.Weight.Bold)
        if not way.is_backwards:
            draw_line(painter, box, way.step, font, ink, Qt.AlignmentFlag.AlignHCenter)
            return
        # Drawn, so that no font has to know it.
        icon = QRectF(box.left() + 6, box.center().y() - 8, 17, 17)
        painter.fillPath(pictograms.placed(pictograms.trick(), icon), ink)
        number = box.adjusted(icon.width() + 8, 0, 0, 0)
        draw_line(painter, number, way.step.removeprefix("↶").strip(), font, ink)

    def _cross_out(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        painter.setPen(_pen(ink, 3.5))
        for side in (-1, 1):
            painter.drawLine(at + QPointF(-8, -8 * side), at + QPointF(8, 8 * side))


def _pen(ink: QColor, width: float) -> QPen:
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _card_size(figure: Figure, edition: Edition) -> QSize:
    carriers = {card.code for card in edition.default_layout.by_card}
    has_command = any(isinstance(part, Face) and part.code in carriers for part in figure.parts)
    width = _COMMAND_WIDTH if has_command else _CARD_WIDTH
    return QSize(width, round(width * CARD_SHAPE))


def _width(part: FigurePart, card: QSize) -> int:
    match part:
        case Arrow():
            return _ARROW_WIDTH
        case Gap():
            return _GAP_WIDTH
        case Said():
            return _SIGN_SIZE.width()
        case Hand(codes):
            return (len(codes) - 1) * _step(card) + card.width() + 2 * CardArt.margin(card)
    return card.width() + 2 * CardArt.margin(card)


def _step(card: QSize) -> int:
    """How far the next card in hand lies to the right."""
    return round(card.width() * _SHARE_SEEN)


def _card(part: FigurePart, edition: Edition) -> Card:
    """The card that lies there; the row card if nothing does."""
    match part:
        case Face(code):
            return edition.card_by_code[code]
        case RowCard(pile):
            return edition.rows[pile].card
    raise ValueError("an arrow leads from a card to a card")
