"""The pictures of cards: each its own, sharp, centred, and drawn only once."""

from math import ceil

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from tests.view.theme_tools import dark_theme
from thegame_desktop.engine import EDITIONS, Card, Colour, Command, Direction, Row
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt

SMALL, MEDIUM, LARGE = QSize(70, 98), QSize(120, 168), QSize(190, 266)
RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
UP = Row(Direction.ASCENDING, Card(1))
DOWN = Row(Direction.DESCENDING, Card(100))


@pytest.fixture
def art(qapp: QApplication) -> CardArt:
    return CardArt(dark_theme())


def pixels(pixmap: QPixmap, part: QRect | None = None) -> bytes:
    image = pixmap.toImage()
    image.setDevicePixelRatio(1)
    if part:
        image = image.copy(part)
    return bytes(image.constBits())


def middle(pixmap: QPixmap) -> QRect:
    width, height = pixmap.width(), pixmap.height()
    return QRect(width // 4, height // 4, width // 2, height // 2)


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", [SMALL, MEDIUM, QSize(83, 117)])
def test_pictures_have_the_size_and_ratio_asked_for(
    art: CardArt, size: QSize, ratio: float
) -> None:
    margin = CardArt.margin(size)
    assert margin > 0
    for picture in (
        art.face(Card(37), None, size, ratio),
        art.back(size, ratio),
        art.row_card(UP, size, ratio, True),
        art.empty_slot(size, ratio),
    ):
        assert picture.devicePixelRatio() == ratio
        assert picture.width() == ceil((size.width() + 2 * margin) * ratio)
        assert picture.height() == ceil((size.height() + 2 * margin) * ratio)


@pytest.mark.parametrize("name", sorted(EDITIONS))
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_every_card_differs_in_its_middle(art: CardArt, name: str, size: QSize) -> None:
    edition = EDITIONS[name]
    commands = edition.default_layout.by_card
    pictures = [art.face(card, commands.get(card), size, 1) for card in edition.cards]
    assert len({pixels(each, middle(each)) for each in pictures}) == len(edition.cards)


def test_every_command_shows_also_where_only_the_left_of_the_card_does(art: CardArt) -> None:
    pictures = [art.face(Card(50), command, MEDIUM, 1) for command in (None, *Command)]
    visible = QRect(0, 0, MEDIUM.width() * 45 // 100, MEDIUM.height() // 2)
    assert len({pixels(each, visible) for each in pictures}) == len(pictures)


def test_row_cards_tell_the_directions_apart(art: CardArt) -> None:
    pictures = [
        art.row_card(row, MEDIUM, 1, has_number)
        for row in (UP, DOWN)
        for has_number in (True, False)
    ]
    assert len({pixels(each) for each in pictures}) == len(pictures)


def test_a_row_card_without_a_number_does_not_depend_on_it(art: CardArt) -> None:
    other = art.row_card(Row(Direction.ASCENDING, Card(0)), MEDIUM, 1, False)
    assert pixels(other) == pixels(art.row_card(UP, MEDIUM, 1, False))


def test_pictures_are_kept(art: CardArt) -> None:
    assert art.face(Card(9), None, SMALL, 1) is art.face(Card(9), None, QSize(SMALL), 1.0)
    assert art.back(SMALL, 2) is art.back(SMALL, 2)
    assert art.empty_slot(SMALL, 1) is art.empty_slot(SMALL, 1)
    assert art.row_card(UP, SMALL, 1, True) is art.row_card(UP, SMALL, 1, True)


def test_a_spent_command_has_a_picture_of_its_own(art: CardArt) -> None:
    for command in (each for each in Command if not each.is_lasting):
        live = art.face(Card(9), command, SMALL, 1)
        spent = art.face(Card(9), command, SMALL, 1, is_spent=True)
        assert spent.toImage() != live.toImage()
        assert art.face(Card(9), command, SMALL, 1) is live
        assert art.face(Card(9), command, SMALL, 1, is_spent=True) is spent


def test_pictures_not_used_for_long_are_forgotten(art: CardArt) -> None:
    used = art.back(SMALL, 1)
    forgotten = art.empty_slot(SMALL, 1)
    for width in range(600, 616):
        art.empty_slot(QSize(width, 840), 2)
        art.back(SMALL, 1)
    assert art.back(SMALL, 1) is used
    assert art.empty_slot(SMALL, 1) is not forgotten


def test_pictures_that_no_game_asks_for_any_more_are_forgotten(art: CardArt) -> None:
    back, face = art.back(SMALL, 1), art.face(Card(9), None, SMALL, 1)
    art.forget_unused()
    assert art.back(SMALL, 1) is back
    assert art.keeps(Card(9), None, SMALL, 1), "it will be needed"
    old = art.empty_slot(SMALL, 1)
    art.forget_unused()
    assert art.face(Card(9), None, SMALL, 1) is face
    art.forget_unused()
    assert art.face(Card(9), None, SMALL, 1) is face
    assert art.back(SMALL, 1) is not back
    assert art.empty_slot(SMALL, 1) is not old
    assert not art.keeps(Card(10), None, SMALL, 1)


def test_forgotten_pictures_make_room(art: CardArt) -> None:
    """What is gone doesn't count any more: others would have to go for it."""
    for _ in range(20):
        art.empty_slot(QSize(600, 840), 2)
        art.forget_unused()
        art.forget_unused()
    kept = art.back(SMALL, 1)
    art.empty_slot(QSize(600, 840), 2)
    assert art.back(SMALL, 1) is kept


def _ink(image: QImage, part: QRect) -> QRect:
    """The smallest rectangle around all white pixels in `part`."""
    places = [
        (x, y)
        for y in range(part.top(), part.bottom() + 1)
        for x in range(part.left(), part.right() + 1)
        if min(image.pixelColor(x, y).getRgb()) > 200  # type: ignore[call-overload]
    ]
    columns, rows = [x for x, _ in places], [y for _, y in places]
    left, top = min(columns), min(rows)
    return QRect(left, top, max(columns) - left + 1, max(rows) - top + 1)


@pytest.mark.parametrize("number", [1, 2, 7, 11, 14, 40, 47, 71, 88, 100])
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_numerals_are_centred(art: CardArt, number: int, ratio: float) -> None:
    picture = art.face(Card(number), None, LARGE, ratio)
    margin, width, height = CardArt.margin(LARGE), LARGE.width(), LARGE.height()
    inside = QRect(
        round((margin + width * 0.08) * ratio),
        round((margin + height * 0.3) * ratio),
        round(width * 0.84 * ratio),
        round(height * 0.4 * ratio),
    )
    ink = _ink(picture.toImage(), inside)
    centre_x, centre_y = ink.x() + ink.width() / 2, ink.y() + ink.height() / 2
    assert abs(centre_x - (margin + width / 2) * ratio) <= 1
    assert abs(centre_y - (margin + height / 2) * ratio) <= 1


@pytest.mark.parametrize("ratio", RATIOS)
def test_the_edges_of_a_card_lie_on_whole_pixels(art: CardArt, ratio: float) -> None:
    image = art.face(Card(37), None, MEDIUM, ratio).toImage()
    across = [image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width())]
    solid = [x for x, alpha in enumerate(across) if alpha == 255]
    assert len(solid) == round(MEDIUM.width() * ratio)
    assert solid == list(range(solid[0], solid[-1] + 1))


def test_the_shadow_fades_out_within_the_margin(art: CardArt) -> None:
    image = art.face(Card(37), None, LARGE, 1).toImage()
    rim = [image.pixelColor(x, 0).alpha() for x in range(image.width())]
    rim += [image.pixelColor(0, y).alpha() for y in range(image.height())]
    rim += [image.pixelColor(x, image.height() - 1).alpha() for x in range(image.width())]
    assert max(rim) <= 8
    below = image.pixelColor(image.width() // 2, CardArt.margin(LARGE) + LARGE.height() + 1)
    assert below.alpha() > 40


def test_pictograms_lie_in_the_unit_square(qapp: QApplication) -> None:
    signs = [
        *(pictograms.command(command) for command in Command),
        *(pictograms.suit(colour) for colour in Colour),
        *(pictograms.arrow(direction) for direction in Direction),
        pictograms.trick(),
        pictograms.lightning(),
        pictograms.infinity(),
    ]
    for sign in signs:
        bounds = sign.boundingRect()
        assert -0.04 <= bounds.left() < bounds.right() <= 1.04
        assert -0.04 <= bounds.top() < bounds.bottom() <= 1.04


def test_a_pictogram_handed_out_is_the_callers_own(qapp: QApplication) -> None:
    before = pictograms.trick().boundingRect()
    pictograms.trick().translate(5, 5)
    assert pictograms.trick().boundingRect() == before
