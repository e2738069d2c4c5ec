"""Every style of cards: whole, centred, readable; near numbers look near, other things don't."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from tests.view.colour_science import contrast
from tests.view.theme_tools import theme_named
from thegame_desktop.engine import EDITIONS, Card, Colour, Command, Direction, Row
from thegame_desktop.model.preferences import CardStyle
from thegame_desktop.view.look import card_lettering, pictograms
from thegame_desktop.view.look.card_art import STYLES, CardArt
from thegame_desktop.view.look.card_drawing import CardDrawing
from thegame_desktop.view.look.card_lettering import Lettering, reads_otherwise_upside_down
from thegame_desktop.view.look.theme import Theme, load_theme, theme_names

PLACE = QRectF(8, 8, 96, 134)
SIZE = QSize(112, 150)
COARSE = QSize(8, 11)
"""So few pixels that only what catches the eye is left."""
ROWS = (Row(Direction.ASCENDING, Card(1)), Row(Direction.DESCENDING, Card(100)))
NUMBERS = (1, 12, 24, 35, 47, 58, 69)
GROUND = QColor("#7f7f7f")
INDEX = QRect(12, 12, 30, 25)
"""The upper left, where the index is."""
MIDDLE = PLACE.toRect().adjusted(6, 36, -6, -36)
"""Between the indices: there is nothing but the numeral."""


@pytest.fixture(params=CardStyle)
def style(request: pytest.FixtureRequest) -> CardStyle:
    return CardStyle(request.param)


@pytest.fixture
def theme(style: CardStyle, qapp: QApplication) -> Theme:
    return replace(theme_named("dark"), card_style=style)


@pytest.fixture
def drawing(theme: Theme) -> CardDrawing:
    return STYLES[theme.card_style](theme)


class Canvas:
    """A picture to draw on, on nothing or on a ground."""

    def __init__(self, ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> None:
        self.image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(ground)

    def __enter__(self) -> QPainter:
        self._painter = QPainter(self.image)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setPen(Qt.PenStyle.NoPen)
        return self._painter

    def __exit__(self, *_: object) -> None:
        self._painter.end()


def face(drawing: CardDrawing, card: Card, command: Command | None = None) -> QImage:
    canvas = Canvas()
    with canvas as painter:
        drawing.face(painter, PLACE, card, command)
    return canvas.image


def row_card(drawing: CardDrawing, row: Row, has_number: bool) -> QImage:
    canvas = Canvas(GROUND)
    with canvas as painter:
        drawing.row_card(painter, PLACE, row, has_number)
    return canvas.image


def sign(path: QPainterPath, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(pictograms.placed(path, QRectF(image.rect())), Qt.GlobalColor.white)
    return image


def at_a_glance(image: QImage) -> QImage:
    small = image.scaled(
        COARSE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return small.convertToFormat(QImage.Format.Format_RGB888)


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def shades_of(image: QImage) -> bytes:
    """All shades of a picture, one after the other."""
    used, line = image.width() * image.depth() // 8, image.bytesPerLine()
    every = bytes(image.constBits())
    return b"".join(every[row * line :][:used] for row in range(image.height()))


def apart(one: QImage, other: QImage) -> float:
    """How far the pictures lie apart on the average, out of 255."""
    pairs = zip(shades_of(one), shades_of(other), strict=True)
    return sum(abs(first - second) for first, second in pairs) / len(shades_of(one))


def is_clear_outside(image: QImage) -> bool:
    """True if nothing was drawn around the card."""
    inside = PLACE.toRect()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(inside, Qt.GlobalColor.transparent)
    return max(shades_of(image)) <= 2  # Qt rounds where it smooths


def test_every_style_is_drawn_its_own_way() -> None:
    assert set(STYLES) == set(CardStyle)
    assert len(set(STYLES.values())) == len(CardStyle)


@pytest.mark.parametrize("name", EDITIONS)
def test_all_cards_differ_and_stay_within_their_edges(name: str, drawing: CardDrawing) -> None:
    edition = EDITIONS[name]
    commands = edition.default_layout.by_card
    pictures = [face(drawing, card, commands.get(card)) for card in edition.cards]
    assert len({bytes(each.constBits()) for each in pictures}) == len(edition.cards)
    together = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    together.fill(Qt.GlobalColor.transparent)
    with QPainter(together) as painter:
        for each in pictures:
            painter.drawImage(0, 0, each)
    assert is_clear_outside(together)


def test_the_back_and_what_lies_on_empty_places_stay_within_their_edges(
    drawing: CardDrawing,
) -> None:
    draws: list[Callable[[QPainter], None]] = [
        lambda painter: drawing.back(painter, PLACE),
        lambda painter: drawing.empty_slot(painter, PLACE),
        lambda painter: drawing.row_card(painter, PLACE, ROWS[0], True),
        lambda painter: drawing.row_card(painter, PLACE, ROWS[1], True),
    ]
    for draw in draws:
        canvas = Canvas()
        with canvas as painter:
            draw(painter)
        assert any(shades_of(canvas.image))
        assert is_clear_outside(canvas.image)


def ground_below(drawing: CardDrawing, card: Card) -> QImage:
    """The card without its letters."""
    write: Any = Lettering.text

    def wipe(*parts: Any) -> None:
        write(*parts[:6], QColor(Qt.GlobalColor.transparent), *parts[7:])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Lettering, "text", wipe)
        return face(drawing, card)


def letters(written: QImage, ground: QImage, part: QRect) -> tuple[QColor, list[QPoint]]:
    """The ink of letters, and all pixels that are full of it."""
    found: dict[int, list[QPoint]] = {}
    for y in range(part.top(), part.bottom() + 1):
        for x in range(part.left(), part.right() + 1):
            if written.pixel(x, y) != ground.pixel(x, y):
                found.setdefault(written.pixel(x, y), []).append(QPoint(x, y))
    ink = max(found, key=lambda colour: len(found[colour]))
    return QColor(ink), found[ink]


@pytest.mark.parametrize("number", [1, 4, 7, 11, 74, 86, 100])
def test_numerals_are_centred_within_a_pixel(number: int, drawing: CardDrawing) -> None:
    written = face(drawing, Card(number))
    _, inked = letters(written, ground_below(drawing, Card(number)), MIDDLE)
    left, right = min(each.x() for each in inked), max(each.x() for each in inked) + 1
    top, bottom = min(each.y() for each in inked), max(each.y() for each in inked) + 1
    assert bottom - top > PLACE.width() * 0.25
    assert abs((left + right) / 2 - PLACE.center().x()) <= 1
    assert abs((top + bottom) / 2 - PLACE.center().y()) <= 1


def test_numerals_and_indices_can_be_read_in_every_theme(theme: Theme) -> None:
    cards = [Card(number) for number in (1, 55, 100)]
    cards += [Card(number, colour) for number, colour in zip((1, 4, 6, 9, 10), Colour, strict=True)]
    for name in theme_names():
        worn = replace(load_theme(name), card_style=theme.card_style)
        drawing = STYLES[worn.card_style](worn)
        for_small, for_large = (7.0, 4.5) if worn.is_high_contrast else (4.5, 3.0)
        for card in cards:
            written, ground = face(drawing, card), ground_below(drawing, card)
            for part, least in ((INDEX, for_small), (MIDDLE, for_large)):
                ink, inked = letters(written, ground, part)
                grounds = Counter(ground.pixel(each) for each in inked)
                readable = sum(
                    times
                    for shade, times in grounds.items()
                    if contrast(ink, QColor(shade)) >= least
                )
                # The crest of a wave may pass, which is but a hair.
                assert readable >= 0.85 * len(inked), (name, card, ink.name())


def test_near_numbers_look_near_and_far_ones_far(drawing: CardDrawing) -> None:
    for number in NUMBERS:
        here, next_one, further, far = (
            at_a_glance(face(drawing, Card(each)))
            for each in (number, number + 1, number + 12, number + 31)
        )
        assert apart(here, next_one) < apart(here, far) * 0.75
        assert apart(here, further) < apart(here, far) * 1.1


@pytest.mark.parametrize("has_number", [True, False])
def test_up_and_down_differ_in_shape(drawing: CardDrawing, has_number: bool) -> None:
    up, down = (grey(row_card(drawing, row, has_number)) for row in ROWS)
    assert apart(up, down) > 6
    # Without colour and arrow, too: the stairs lead up to the right, or down.
    top, height = round(PLACE.top() + PLACE.width() * 1.12), round(PLACE.width() * 0.12)
    side = round(PLACE.width() * 0.2)
    left = QRect(round(PLACE.left() + PLACE.width() * 0.1), top, side, height)
    right = left.translated(round(PLACE.width() * 0.6), 0)
    assert shade_of(up, left) < shade_of(up, right) - 8
    assert shade_of(down, right) < shade_of(down, left) - 8


def shade_of(image: QImage, part: QRect) -> float:
    shades = shades_of(image.copy(part))
    return sum(shades) / len(shades)


def test_signs_differ_from_each_other_even_when_small(qapp: QApplication) -> None:
    for signs in (
        [pictograms.command(each) for each in Command],
        [pictograms.suit(each) for each in Colour],
        [pictograms.arrow(each) for each in Direction],
    ):
        for side, least in ((24, 40.0), (12, 35.0)):
            drawn = [sign(each, side) for each in signs]
            assert min(apart(*pair) for pair in combinations(drawn, 2)) > least


def test_suits_and_commands_are_told_by_more_than_colour(drawing: CardDrawing) -> None:
    whole = PLACE.toRect()
    for pictures in (
        [grey(face(drawing, Card(7, each)).copy(whole)) for each in Colour],
        [grey(face(drawing, Card(50), each).copy(whole)) for each in (None, *Command)],
    ):
        assert min(apart(*pair) for pair in combinations(pictures, 2)) > 1.5


def test_numbers_that_are_others_upside_down_are_underlined(drawing: CardDrawing) -> None:
    numbers = range(1, 101)
    others = [each for each in numbers if reads_otherwise_upside_down(str(each))]
    assert others == [6, 9, 16, 18, 19, 61, 66, 68, 81, 86, 89, 91, 98, 99]
    below = QRect(18, 31, 20, 4)
    for number in (6, 9, 68, 86, 5, 69, 88, 100):
        plain = ground_below(drawing, Card(number)).copy(below)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(card_lettering, "reads_otherwise_upside_down", lambda _: False)
            bare = ground_below(drawing, Card(number)).copy(below)
        assert (plain != bare) == (number in others)


def test_another_style_is_drawn_at_once(theme: Theme) -> None:
    art, size = CardArt(theme), QSize(60, 84)
    before = art.face(Card(37), None, size, 1).toImage()
    worn = theme.card_style
    for style in CardStyle:
        theme.card_style = style
        assert (art.face(Card(37), None, size, 1).toImage() == before) == (style is worn)
