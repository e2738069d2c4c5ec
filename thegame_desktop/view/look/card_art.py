"""The pictures of cards, drawn once for each size and kept while games need them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from math import ceil
from types import MappingProxyType

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from thegame_desktop.engine import Card, Command, Row
from thegame_desktop.model.preferences import CardStyle
from thegame_desktop.view.look.card_drawing import CardDrawing
from thegame_desktop.view.look.card_parts import corner
from thegame_desktop.view.look.paper_cards import PaperCards
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.tide_cards import TideCards

STYLES: Mapping[CardStyle, Callable[[Theme], CardDrawing]] = MappingProxyType(
    {CardStyle.TIDE: TideCards, CardStyle.PAPER: PaperCards}
)
"""The styles of cards, by name."""
_KEPT_BYTES = 96 * 1024 * 1024
"""The most on a large screen: all cards of a game in one size, and some in another."""
_KEPT_SHADOWS = 8
_SHADOW_LAYERS = 12
_SHADOW_STRENGTH = 0.55


class CardArt:
    """Draws cards and keeps the pixmaps, by (look, what, size, device pixel ratio)."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._drawings = {style: draw(theme) for style, draw in STYLES.items()}
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._asked_for: set[Hashable] = set()
        """What was asked for since the last time that something was forgotten."""
        self._shadows: OrderedDict[Hashable, QImage] = OrderedDict()

    @property
    def _drawing(self) -> CardDrawing:
        return self._drawings[self._theme.card_style]

    @staticmethod
    def margin(size: QSize) -> int:
        """The room on each side of a card for its shadow, in logical pixels."""
        return max(4, ceil(size.width() * 0.09))

    def face(
        self,
        card: Card,
        command: Command | None,
        size: QSize,
        ratio: float,
        *,
        is_spent: bool = False,
    ) -> QPixmap:
        """The front of a card, with the command that it carries; dimmed if that is spent."""

        def draw(painter: QPainter, place: QRectF) -> None:
            self._drawing.face(painter, place, card, command, is_spent=is_spent)

        return self._kept(("face", card, command, is_spent), size, ratio, draw)

    def keeps(self, card: Card, command: Command | None, size: QSize, ratio: float) -> bool:
        """True if this face has been drawn already; it stays then, as if it had been asked for."""
        key = self._key(("face", card, command, False), size, ratio)
        self._asked_for.add(key)
        return key in self._pixmaps

    def forget_unused(self) -> None:
        """Keep only what was asked for since the last call: the pictures of the latest game.

        Commands lie on other cards in each game, and every result has cards of another size.
        """
        for key in self._pixmaps.keys() - self._asked_for:
            self._bytes -= _bytes_of(self._pixmaps.pop(key))
        self._asked_for.clear()

    def back(self, size: QSize, ratio: float) -> QPixmap:
        """The back that all cards share."""
        return self._kept("back", size, ratio, self._drawing.back)

    def row_card(self, row: Row, size: QSize, ratio: float, has_number: bool) -> QPixmap:
        """The row card of an empty pile, with its number where one is printed on it."""

        def draw(painter: QPainter, place: QRectF) -> None:
            self._drawing.row_card(painter, place, row, has_number)

        return self._kept(("row", row, has_number), size, ratio, draw, has_shadow=False)

    def empty_slot(self, size: QSize, ratio: float) -> QPixmap:
        """A place where a card could lie."""
        return self._kept("slot", size, ratio, self._drawing.empty_slot, has_shadow=False)

    def _kept(
        self,
        what: Hashable,
        size: QSize,
        ratio: float,
        draw: Callable[[QPainter, QRectF], None],
        *,
        has_shadow: bool = True,
    ) -> QPixmap:
        key = self._key(what, size, ratio)
        self._asked_for.add(key)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._painted(size, ratio, draw, has_shadow=has_shadow)
            self._pixmaps[key] = pixmap
            self._bytes += _bytes_of(pixmap)
            while self._bytes > _KEPT_BYTES and len(self._pixmaps) > 1:
                _, oldest = self._pixmaps.popitem(last=False)
                self._bytes -= _bytes_of(oldest)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _key(self, what: Hashable, size: QSize, ratio: float) -> Hashable:
        return self._theme.look, what, size.width(), size.height(), ratio

    def _painted(
        self,
        size: QSize,
        ratio: float,
        draw: Callable[[QPainter, QRectF], None],
        *,
        has_shadow: bool,
    ) -> QPixmap:
        place = _place(size, ratio)
        image = self._shadow(size, ratio).copy() if has_shadow else _blank(size, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        draw(painter, place)
        painter.end()
        image.setDevicePixelRatio(ratio)
        # A copy: an image that was painted on keeps its painter's workshop, 10 kB each.
        return QPixmap.fromImage(image.copy())

    def _shadow(self, size: QSize, ratio: float) -> QImage:
        key = self._key("shadow", size, ratio)
        if key not in self._shadows:
            if len(self._shadows) >= _KEPT_SHADOWS:
                self._shadows.popitem(last=False)
            self._shadows[key] = _shadow(size, ratio, self._theme.cards.shadow)
        return self._shadows[key]


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


def _place(size: QSize, ratio: float) -> QRectF:
    """Where the card lies in its picture, in whole device pixels."""
    margin = round(CardArt.margin(size) * ratio)
    return QRectF(margin, margin, round(size.width() * ratio), round(size.height() * ratio))


def _blank(size: QSize, ratio: float) -> QImage:
    margin = CardArt.margin(size)
    image = QImage(
        ceil((size.width() + 2 * margin) * ratio),
        ceil((size.height() + 2 * margin) * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    return image


def _shadow(size: QSize, ratio: float, colour: QColor) -> QImage:
    image = _blank(size, ratio)
    place = _place(size, ratio)
    reach = place.left() * 0.8
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Each layer covers a share of what the ones outside of it have left.
    painter.setBrush(with_alpha(colour, 1 - (1 - _SHADOW_STRENGTH) ** (1 / _SHADOW_LAYERS)))
    for layer in range(_SHADOW_LAYERS):
        grow = reach * (1 - 2 * layer / (_SHADOW_LAYERS - 1)) * 0.9
        around = place.adjusted(-grow, -grow, grow, grow).translated(0, reach * 0.2)
        radius = max(1.0, corner(place) + grow)
        painter.drawRoundedRect(around, radius, radius)
    painter.end()
    return image


def with_shadow(card: QRect) -> QRect:
    """The place of a card widget: the card and the shadow around it."""
    margin = CardArt.margin(card.size())
    return card.adjusted(-margin, -margin, margin, margin)
