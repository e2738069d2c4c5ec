"""Reads cards and other pictures from the pixels of the window."""

from collections import deque
from collections.abc import Hashable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Direction, Edition, Layout
from thegame_desktop.view.look.card_art import CardArt

_CORNER = 0.1
"""The rounded corners of a card, as a share of its width: there the ground shines through."""
_NOISE = 24
"""How far the same colour may lie apart: Qt doesn't smooth edges in the same way each time."""
_NOISY = 12
"""How many shades of a picture may lie further apart for the same reason."""


# Pictures


def pixels_on_screen(window: QWidget) -> QImage:
    """The window as it is on the screen: what was not painted anew is seen as it was."""
    return plain(window.screen().grabWindow(window.winId()))


def plain(picture: QPixmap) -> QImage:
    """A picture's pixels, one by one and opaque."""
    image = picture.toImage()
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_RGB32)


def distance(one: QColor, other: QColor) -> int:
    """How far two colours lie apart, out of 255."""
    return max(
        abs(one.red() - other.red()),
        abs(one.green() - other.green()),
        abs(one.blue() - other.blue()),
    )


def differing(one: QImage, other: QImage, more_than: int) -> int:
    """How many shades of red, green and blue differ by more than this, pixel by pixel."""
    if one.size() != other.size():
        return one.width() * one.height()
    difference = one.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    opaque = one.width() * one.height()
    small = bytes(range(more_than + 1))
    return len(bytes(difference.constBits()).translate(None, small)) - opaque


def is_same(one: QImage, other: QImage) -> bool:
    """True if nobody could tell the pictures apart."""
    return one == other or differing(one, other, _NOISE) <= _NOISY


def place_of(widget: QWidget, part: QRect | None = None) -> QRect:
    """Where a widget, or a part of it, claims to be in its window."""
    rect = widget.rect() if part is None else part
    return QRect(widget.mapTo(widget.window(), rect.topLeft()), rect.size())


def card_in(widget: QWidget) -> QRect:
    """Where a card widget claims its card to be in the window: all of it but the shadow."""
    margin = 0
    while CardArt.margin(widget.size() - QSize(2 * margin, 2 * margin)) != margin:
        margin += 1
        assert 2 * margin < widget.width(), "no card has a shadow like this"
    return place_of(widget, widget.rect().adjusted(margin, margin, -margin, -margin))


def background(table: QWidget, size: QSize) -> QImage:
    """The window as it would be with nothing on its table."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    flags = QWidget.RenderFlag.DrawWindowBackground
    table.render(image, table.mapTo(table.window(), QPoint()), renderFlags=flags)
    return image


# Cards

_MARKED = 0.1
"""How much of a card a mark may take."""


class Recogniser:
    """Knows how the cards of a game look, at any size, and says which one lies at a place."""

    def __init__(self, art: CardArt, edition: Edition, layout: Layout) -> None:
        self._art = art
        self._edition = edition
        self._layout = layout
        self._faces: dict[tuple[int, int, bool], dict[Card, QImage]] = {}

    def card(
        self,
        image: QImage,
        place: QRect,
        showing: int | None = None,
        *,
        is_spent: bool = False,
        is_marked: bool = False,
    ) -> Card | None:
        """The card with its command, perhaps spent, that lies here face up; None if none does.

        `showing` tells how far away the next card begins, which may lie on it; a mark lies on the
        upper edge.
        """
        part = _certain_part(place.size(), showing)
        if is_marked:
            part.setTop(part.top() + round(place.height() * _MARKED))
        shown = image.copy(part.translated(place.topLeft()))
        spot = QPoint(round(place.width() * 0.07), shown.height() // 2)
        colour = shown.pixelColor(spot)
        faces = self._all_faces(place.size(), is_spent=is_spent)
        # The nearest first: of nearly a hundred cards most are out of the question.
        apart = {
            card: distance(colour, face.pixelColor(part.topLeft() + spot))
            for card, face in faces.items()
        }
        for card in sorted(faces, key=apart.__getitem__):
            if apart[card] > _NOISE:
                return None
            if is_same(shown, faces[card].copy(part)):
                return card
        return None

    def is_back(self, image: QImage, place: QRect) -> bool:
        """True if a card lies here face down."""
        part = _certain_part(place.size(), None)
        back = _without_shadow(self._art.back(place.size(), 1), place.size())
        return is_same(image.copy(part.translated(place.topLeft())), back.copy(part))

    def row(self, image: QImage, place: QRect, ground: QColor) -> Direction | None:
        """The direction of the row card that lies here on a plain ground; None if none does."""
        numbered = self._edition.row_cards_are_numbered
        for row in set(self._edition.rows):
            if _lies_on(ground, self._art.row_card(row, place.size(), 1, numbered), image, place):
                return row.direction
        return None

    def is_slot(self, image: QImage, place: QRect, ground: QColor) -> bool:
        """True if an empty place is marked here on a plain ground."""
        return _lies_on(ground, self._art.empty_slot(place.size(), 1), image, place)

    def _all_faces(self, size: QSize, *, is_spent: bool) -> dict[Card, QImage]:
        key = (size.width(), size.height(), is_spent)
        if key not in self._faces:
            commands = self._layout.by_card
            self._faces[key] = {
                card: _without_shadow(
                    self._art.face(card, commands.get(card), size, 1, is_spent=is_spent), size
                )
                for card in self._edition.cards
            }
        return self._faces[key]


def _certain_part(size: QSize, showing: int | None) -> QRect:
    """The part of a card that shows nothing but the card: no corner, no neighbour's shadow."""
    corner, right = round(size.width() * _CORNER), size.width()
    if showing is not None:
        right = min(right, showing - CardArt.margin(size))
    assert right > 2 * corner, "too little of the card can be seen"
    return QRect(1, corner, right - 2, size.height() - 2 * corner)


def _without_shadow(picture: QPixmap, size: QSize) -> QImage:
    margin = CardArt.margin(size)
    return plain(picture).copy(QRect(QPoint(margin, margin), size))


def _lies_on(ground: QColor, picture: QPixmap, image: QImage, place: QRect) -> bool:
    """True if this see-through picture lies at the place."""
    margin = CardArt.margin(place.size())
    expected = QImage(place.size(), QImage.Format.Format_RGB32)
    expected.fill(ground)
    painter = QPainter(expected)
    painter.drawPixmap(-margin, -margin, picture)
    painter.end()
    corner = round(place.width() * _CORNER)
    part = expected.rect().adjusted(0, corner, 0, -corner)  # with the outlines at both sides
    return is_same(image.copy(part.translated(place.topLeft())), expected.copy(part))


# Other pictures


class Cell(NamedTuple):
    """A spot in the number line that tells how it stands with a card."""

    card: Card
    spot: QPoint


def number_line_cells(line: QSize, edition: Edition, unit: float) -> Iterator[Cell]:
    """A spot for each card within its cell, where nothing else is drawn."""
    lanes = tuple(dict.fromkeys(card.colour for card in edition.cards))
    ends = [card.number for card in edition.cards]
    if edition.row_cards_are_numbered:
        ends += [row.card.number for row in edition.rows]
    first, columns = min(ends), max(ends) - min(ends) + 1
    if lanes == (None,):
        side = 26 * unit
        stride = (line.width() - 2 * side) / columns
        for card in edition.cards:
            middle = side + (card.number - first + 0.5) * stride
            yield Cell(card, QPoint(int(middle), line.height() // 2))
        return
    head = round(max(10.0, 12 * unit)) * 1.5
    height = (line.height() - head - 8 * unit) / len(lanes)
    symbol = height * 0.86
    width = min((line.width() - 4 * symbol) / columns, height * 3.4)
    left = (line.width() - columns * width) / 2 + symbol / 2
    inset = 1.5 * unit + 4
    for card in edition.cards:
        across = left + (card.number - first) * width + inset
        down = head + (lanes.index(card.colour) + 1) * height + 2 * unit - inset
        yield Cell(card, QPoint(int(across), int(down)))


class PictureBook:
    """Remembers what things look like: the same thing always so, another never so."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[str, Hashable], QImage] = {}
        self._latest: dict[str, deque[Hashable]] = {}

    def compare(self, kind: str, thing: Hashable, picture: QImage) -> None:
        """Hold a picture against those of its kind that were seen before."""
        known = self._pictures.setdefault((kind, thing), picture)
        assert is_same(known, picture), f"{kind}: {thing} looks other than before"
        latest = self._latest.setdefault(kind, deque(maxlen=4))
        for other in latest:
            if other != thing:
                looks_like_it = is_same(self._pictures[kind, other], picture)
                assert not looks_like_it, f"{kind}: {thing} looks just like {other}"
        if thing not in latest:
            latest.append(thing)


def agree(what: str, shown: object, expected: object) -> None:
    """The window shows what it ought to."""
    assert shown == expected, f"{what}: shown is {shown!r}, expected is {expected!r}"
