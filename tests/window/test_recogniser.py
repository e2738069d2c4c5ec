"""What reads the window's pixels can read: every card, none where none lies, no other for it."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tests.positions import card, layout
from tests.window.recogniser import PictureBook, Recogniser, is_same
from thegame_desktop.engine import EDITIONS, Card, Command, Direction, Edition, Layout
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme

GROUND = QColor("#243340")
SIZE = QSize(96, 134)
PLACE = QRect(QPoint(40, 30), SIZE)
OVERLAP = 34
"""How far away the next card begins where cards overlap most."""


@pytest.fixture(scope="module")
def drawn(theme: Theme) -> CardArt:
    """The pictures that are to be read."""
    return CardArt(theme)


@pytest.fixture(scope="module")
def learnt(theme: Theme) -> CardArt:
    """The pictures by which they are read."""
    return CardArt(theme)


def table_with(art: CardArt, *cards: tuple[QPoint, Card, Command | None]) -> QImage:
    """A plain table on which these cards lie."""
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    margin = CardArt.margin(SIZE)
    painter = QPainter(image)
    for corner, each, command in cards:
        picture = art.face(each, command, SIZE, 1)
        painter.drawPixmap(corner - QPoint(margin, margin), picture)
    painter.end()
    return image


def edition_of(name: str) -> tuple[Edition, Layout]:
    return EDITIONS[name], EDITIONS[name].default_layout


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_is_recognised(name: str, drawn: CardArt, learnt: CardArt) -> None:
    edition, commands = edition_of(name)
    recogniser = Recogniser(learnt, edition, commands)
    for each in edition.cards:
        image = table_with(drawn, (PLACE.topLeft(), each, commands.by_card.get(each)))
        assert recogniser.card(image, PLACE) == each


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_is_recognised_by_what_the_next_leaves_free(
    name: str, drawn: CardArt, learnt: CardArt
) -> None:
    edition, commands = edition_of(name)
    recogniser = Recogniser(learnt, edition, commands)
    right = PLACE.topLeft() + QPoint(OVERLAP, 0)
    upper = edition.cards[-1]
    for each in edition.cards:
        image = table_with(
            drawn,
            (PLACE.topLeft(), each, commands.by_card.get(each)),
            (right, upper, commands.by_card.get(upper)),
        )
        assert recogniser.card(image, PLACE, OVERLAP) == each
        assert recogniser.card(image, PLACE) in (None, upper)


def test_where_nothing_lies_there_is_no_card(drawn: CardArt, learnt: CardArt) -> None:
    recogniser = Recogniser(learnt, *edition_of("original"))
    image = table_with(drawn, (QPoint(260, 30), Card(37), None))
    assert recogniser.card(image, PLACE) is None
    assert not recogniser.is_back(image, PLACE)
    assert recogniser.row(image, PLACE, GROUND) is None
    assert not recogniser.is_slot(image, PLACE, GROUND)


@pytest.mark.parametrize("shift", [QPoint(1, 0), QPoint(0, -1), QPoint(3, 3)])
def test_a_card_beside_its_place_is_none(drawn: CardArt, learnt: CardArt, shift: QPoint) -> None:
    recogniser = Recogniser(learnt, *edition_of("original"))
    image = table_with(drawn, (PLACE.topLeft() + shift, Card(37), None))
    assert recogniser.card(image, PLACE) is None


def test_a_card_without_its_command_is_none(drawn: CardArt, learnt: CardArt) -> None:
    recogniser = Recogniser(learnt, EDITIONS["extreme"], layout(stop="37"))
    for command, seen in ((Command.STOP, card("37")), (Command.SKULL, None), (None, None)):
        image = table_with(drawn, (PLACE.topLeft(), card("37"), command))
        assert recogniser.card(image, PLACE) == seen
        assert recogniser.card(image, PLACE, OVERLAP) == seen


@pytest.mark.parametrize("name", EDITIONS)
def test_backs_slots_and_row_cards_are_told_apart(
    name: str, drawn: CardArt, learnt: CardArt
) -> None:
    edition = EDITIONS[name]
    recogniser = Recogniser(learnt, edition, Layout())
    numbered = edition.row_cards_are_numbered
    pictures: dict[str | Direction, QPixmap] = {
        "back": drawn.back(SIZE, 1),
        "slot": drawn.empty_slot(SIZE, 1),
        **{row.direction: drawn.row_card(row, SIZE, 1, numbered) for row in edition.rows},
    }
    margin = CardArt.margin(SIZE)
    for what, picture in pictures.items():
        image = table_with(drawn)
        painter = QPainter(image)
        painter.drawPixmap(PLACE.topLeft() - QPoint(margin, margin), picture)
        painter.end()
        assert recogniser.card(image, PLACE) is None
        assert recogniser.is_back(image, PLACE) == (what == "back")
        assert recogniser.is_slot(image, PLACE, GROUND) == (what == "slot")
        direction = what if isinstance(what, Direction) else None
        assert recogniser.row(image, PLACE, GROUND) is direction


def test_a_picture_book_knows_what_it_has_seen(drawn: CardArt) -> None:
    three, eight = (table_with(drawn, (QPoint(), Card(number), None)) for number in (3, 8))
    book = PictureBook()
    book.compare("card", 3, three)
    book.compare("card", 8, eight)
    book.compare("card", 3, three)
    with pytest.raises(AssertionError, match="looks other than before"):
        book.compare("card", 3, eight)
    with pytest.raises(AssertionError, match="looks just like 8"):
        book.compare("card", 9, eight)


def test_pictures_of_different_sizes_differ(drawn: CardArt) -> None:
    image = table_with(drawn)
    assert is_same(image, image.copy())
    assert not is_same(image, image.copy(0, 0, 10, 10))
