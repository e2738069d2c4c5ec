"""The search for leaks can read: it finds every card, and takes no other number for one."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tests.positions import cards
from tests.window.leak_claims import Claims, claims
from tests.window.leak_pixels import CardFinder
from thegame_desktop.engine import EDITIONS, Card, Edition, Layout
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme

SIZES = [QSize(96, 134), QSize(119, 167), QSize(46, 64)]
GROUND = QColor("#243340")


# Pixels


@pytest.fixture(scope="module")
def drawn(theme: Theme) -> CardArt:
    """The pictures that are to be found."""
    return CardArt(theme)


def finder_of(theme: Theme, edition: Edition, layout: Layout) -> CardFinder:
    return CardFinder(CardArt(theme), theme, edition, layout)


def table_with(art: CardArt, size: QSize, *faces: Card, layout: Layout, shown: QRect) -> QImage:
    """A plain table on which these cards lie apart, only this part of each of them in sight."""
    columns = min(12, len(faces))
    rows = -(-len(faces) // columns)
    room = QSize(columns * (size.width() + 30) + 20, rows * (size.height() + 24) + 20)
    image = QImage(room, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    margin = CardArt.margin(size)
    painter = QPainter(image)
    for nth, each in enumerate(faces):
        row, column = divmod(nth, columns)
        corner = QPoint(10 + column * (size.width() + 30), 10 + row * (size.height() + 24))
        painter.setClipRect(shown.translated(corner))
        face = art.face(each, layout.by_card.get(each), size, 1)
        painter.drawPixmap(corner - QPoint(margin, margin), face)
    painter.end()
    return image


def parts(size: QSize) -> dict[str, QRect]:
    """What may be in sight of a card: all of it, or a part."""
    width, height = size.width(), size.height()
    return {
        "all of it": QRect(-20, -20, width + 40, height + 40),
        "what the next one leaves free": QRect(0, 0, round(width * 0.26), height),
        "what looks out at the right": QRect(round(width * 0.74), 0, width, height),
        "the upper third": QRect(0, 0, width, height // 3),
        "the lower third": QRect(0, height - height // 3, width, height // 3),
    }


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()} pixels")
@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_is_found_and_no_other(
    name: str, size: QSize, theme: Theme, drawn: CardArt
) -> None:
    edition, layout = EDITIONS[name], EDITIONS[name].default_layout
    finder = finder_of(theme, edition, layout)
    for what, shown in parts(size).items():
        image = table_with(drawn, size, *edition.cards, layout=layout, shown=shown)
        assert finder.cards_in(image, [size]) == set(edition.cards), what
        for one in edition.cards[::7]:
            image = table_with(drawn, size, one, layout=layout, shown=shown)
            assert finder.cards_in(image, SIZES) == {one}, what


@pytest.mark.parametrize("name", EDITIONS)
def test_backs_and_row_cards_and_an_empty_table_are_no_cards(
    name: str, theme: Theme, drawn: CardArt
) -> None:
    edition = EDITIONS[name]
    finder = finder_of(theme, edition, Layout())
    image = QImage(500, 300, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    assert not finder.cards_in(image, SIZES)
    painter = QPainter(image)
    painter.drawPixmap(10, 10, drawn.back(SIZES[0], 1))
    painter.drawPixmap(130, 10, drawn.row_card(edition.rows[0], SIZES[0], 1, True))
    painter.drawPixmap(250, 10, drawn.empty_slot(SIZES[0], 1))
    painter.end()
    assert not finder.cards_in(image, SIZES)


# Words


@pytest.mark.parametrize(
    "text",
    [
        "Player 2, 7 cards in hand, takes the laptop, on turn",
        "Spieler 4, 1 Handkarte",
        "Player 3's turn: at least 2 cards",
        "Zug von Spieler 1. Noch 2 Karten ablegen. 1 Karte abgelegt",
        "Pile 4, descending: empty, starts at 100\nClick to see all its cards",
        "12 of 98 cards laid",
        "3!: 2 more cards to lay",
        "86 Restkarten. Weniger als 10 wären super.",
        "Hand of 8 cards · at least 2 cards a turn · only 1 once the draw pile is empty",
        "trick possible on pile 3",
        "holds something red (×2)",
        "from 4 to 7",
        "seat 4",
        "pile 0",
        "signal pile_advice 3 keep_off",
        "Ctrl+F1",
        "100",
    ],
)
def test_numbers_that_are_no_cards_are_not_taken_for_cards(text: str) -> None:
    assert claims(text, "extreme") == Claims()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("37", "37"),
        ("card 37", "37"),
        ("37, Stop", "37"),
        ("37 is not higher than 56", "37 56"),
        (
            "Player 2: 12 on pile 2 (+11); 59 on pile 2, backwards trick (↶\N{NO-BREAK SPACE}10)",
            "12 59",
        ),
        ("Number line. 7 cards laid. Pile 1, ascending: 32 on top, 2 cards. Hand: 2, 3", "32 2 3"),
        ("Stapel 3, absteigend: 96 liegt oben, 1 Karte", "96"),
        ("Cover the Skull on 97 first", "97"),
        ("pile 37", "37"),
        ("Player 9", "9"),
        ("Pile 1: 2 3", "2 3"),
        ("row 5: (+4)", "5 4"),
    ],
)
def test_any_other_number_is_taken_for_a_card(text: str, told: str) -> None:
    assert claims(text, "original") == Claims(frozenset(cards(told)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Red 7", "R7"),
        ("Die rote 7 ist nicht höher als die grüne 10 und hat eine andere Farbe", "R7 G10"),
        ("card P1", "P1"),
        ("Spieler 2: lila 1 auf Stapel 2; gelbe 8 auf Stapel 1 (−2)", "P1 Y8"),
    ],
)
def test_cards_with_colours_are_read(text: str, told: str) -> None:
    assert claims(text, "quick") == Claims(frozenset(cards(told)))


def test_what_is_no_card_and_nothing_else_is_a_riddle() -> None:
    assert claims("7", "quick").riddles == ("7",)
    assert claims("Red 12", "quick").riddles == ("R12",)
    assert claims("Blue 3, 7", "quick") == Claims(frozenset(cards("B3")), riddles=("7",))


@pytest.mark.parametrize("text", ["+15", "−3", "↶\N{NO-BREAK SPACE}10"])
def test_a_step_tells_of_a_card_too(text: str) -> None:
    assert claims(text, "original") == Claims(offers=True)
