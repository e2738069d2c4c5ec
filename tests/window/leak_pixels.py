"""Finds cards by their drawing, wherever they lie in a picture, whole or in part."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from tests.window.recogniser import distance, number_line_cells, place_of, plain
from thegame_desktop.engine import Card, Edition, Layout
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.flying_card import FlyingPicture
from thegame_desktop.view.table.number_line import NumberLine, tint_on_line

_STRIP = 0.25
"""How much of a card's width has to be in sight: what the next card of a full hand leaves free."""
_CORNER = 0.12
"""Above and below, the ground shines through at the corners; as a share of the width."""
_PIXEL = 4
_SHADING = 6
"""How far the shades of the same cell lie apart on different grounds, out of 255."""


class _Strips(NamedTuple):
    """Both sides of all faces of one size, pixel row by pixel row."""

    width: int
    """How many bytes of a row are compared."""
    left: Mapping[bytes, Card]
    """The rows that belong to one card only."""
    right: Mapping[bytes, Card]


class CardFinder:
    """Knows each row of pixels at both sides of every face, by which a card is recognised.

    A single row of a strip is enough: a card that looks out from below something is found too.
    """

    def __init__(self, art: CardArt, theme: Theme, edition: Edition, layout: Layout) -> None:
        self._art = art
        self._edition = edition
        self._layout = layout
        self._known: dict[tuple[int, int], _Strips] = {}
        paper, hairline = theme.cards.paper, mix(theme.cards.paper, theme.cards.shadow, 0.28)
        self._left = _bytes_of(hairline) + _bytes_of(paper)
        """How every row of every face begins."""
        self._right = _bytes_of(paper) + _bytes_of(hairline)

    def cards_in(self, image: QImage, sizes: Iterable[QSize]) -> frozenset[Card]:
        """All cards that can be seen at any of these sizes."""
        pixels = bytes(image.constBits())
        starts = list(_places(pixels, self._left))
        ends = [place + len(self._right) for place in _places(pixels, self._right)]
        found: set[Card | None] = set()
        for width, left, right in map(self._strips, sizes):
            found.update(left.get(pixels[start : start + width]) for start in starts)
            found.update(right.get(pixels[end - width : end]) for end in ends if end >= width)
        return frozenset(card for card in found if card is not None)

    def _strips(self, size: QSize) -> _Strips:
        key = (size.width(), size.height())
        if key not in self._known:
            width = max(4, round(size.width() * _STRIP)) * _PIXEL
            rows = [(card, row) for card in self._edition.cards for row in self._rows(card, size)]
            assert all(row.startswith(self._left) and row.endswith(self._right) for _, row in rows)
            self._known[key] = _Strips(
                width,
                _unique((card, row[:width]) for card, row in rows),
                _unique((card, row[-width:]) for card, row in rows),
            )
        return self._known[key]

    def _rows(self, card: Card, size: QSize) -> Iterator[bytes]:
        """The pixel rows of a face, but for its corners."""
        command = self._layout.by_card.get(card)
        image = plain(self._art.face(card, command, size, 1))
        margin, corner = CardArt.margin(size), round(size.width() * _CORNER)
        pixels, line = bytes(image.constBits()), image.bytesPerLine()
        for row in range(margin + corner, margin + size.height() - corner):
            start = row * line + margin * _PIXEL
            yield pixels[start : start + size.width() * _PIXEL]


def _bytes_of(colour: QColor) -> bytes:
    """The colour as it lies in a picture."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(colour)
    return bytes(image.constBits())


def _unique(strips: Iterable[tuple[Card, bytes]]) -> dict[bytes, Card]:
    owners: dict[bytes, set[Card]] = {}
    for card, strip in strips:
        owners.setdefault(strip, set()).add(card)
    return {strip: next(iter(cards)) for strip, cards in owners.items() if len(cards) == 1}


def _places(pixels: bytes, part: bytes) -> Iterator[int]:
    place = pixels.find(part)
    while place >= 0:
        if place % _PIXEL == 0:
            yield place
        place = pixels.find(part, place + 1)


# The number line


class LineMarks(NamedTuple):
    """What the number line tells of cards."""

    hand: frozenset[Card]
    laid: frozenset[Card]
    tells_others_apart: bool
    """True if all other cells don't look the same, but for the shading of the ground."""


def line_marks(image: QImage, line: NumberLine, edition: Edition, theme: Theme) -> LineMarks:
    """Read each card's cell in the number line, unless something lies on it."""
    window, corner = line.window(), place_of(line).topLeft()
    # What flies across is nothing to click, so it isn't found as what lies on the line.
    flying = [place_of(each) for each in window.findChildren(FlyingPicture) if each.isVisible()]
    hand: set[Card] = set()
    laid: set[Card] = set()
    others: list[QColor] = []
    for card, spot in number_line_cells(line.size(), edition, line.unit):
        there = corner + spot
        if window.childAt(there) is not line or any(each.contains(there) for each in flying):
            continue
        colour = image.pixelColor(corner + spot)
        if distance(colour, theme.cards.in_hand) <= 1:
            hand.add(card)
        elif distance(colour, tint_on_line(theme, card)) <= 1:
            laid.add(card)
        else:
            others.append(colour)
    apart = max((distance(colour, others[0]) for colour in others), default=0)
    return LineMarks(frozenset(hand), frozenset(laid), apart > _SHADING)


def visible_lines(window: QWidget) -> list[NumberLine]:
    """The number line, if it is in sight."""
    return [each for each in window.findChildren(NumberLine) if each.isVisible()]
