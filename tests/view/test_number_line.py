"""The number line: its words keep clear of its frame, and its colours are those of the theme."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.shown_rows import hand_model, piles_model
from tests.view.theme_tools import THEMES, dark_theme, theme_named
from thegame_desktop.engine import EDITIONS, Card, Pile, setup_named
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.words.words import Words

CLEAR = 6
ORIGINAL = EDITIONS["original"]


@pytest.mark.parametrize("number", [2, 99])
def test_labels_at_the_ends_keep_clear_of_the_frame(
    qapp: QApplication, qtbot: QtBot, number: int
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    line = NumberLine(dark_theme(), Words(), table)
    line.setGeometry(0, 0, 1000, 60)
    line.hear(0.82)
    bare = edges(line, [Pile(row, ()) for row in ORIGINAL.rows])
    (laid,) = (card for card in ORIGINAL.cards if card.number == number)
    assert edges(line, [Pile(row, (laid,)[nth:]) for nth, row in enumerate(ORIGINAL.rows)]) == bare


def show(line: NumberLine, edition: str, piles: list[Pile], hand: Iterable[Card]) -> None:
    setup = setup_named(edition, "standard", 2)
    line.setModel(piles_model(setup, piles))
    line.set_hand(hand_model(setup, hand))


def edges(line: NumberLine, piles: list[Pile]) -> list[QImage]:
    """What can be seen beside the frame, at both ends."""
    show(line, "original", piles, ())
    image = line.grab().toImage()
    lefts = (0, image.width() - CLEAR)
    return [image.copy(left, 0, CLEAR, image.height()) for left in lefts]


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_on_the_colours_of_another_theme(
    qapp: QApplication, qtbot: QtBot, edition: str
) -> None:
    def shown(line: NumberLine) -> QImage:
        line.setGeometry(0, 0, 1000, 90)
        cards = EDITIONS[edition].cards
        piles = [Pile(row, cards[nth:30:7]) for nth, row in enumerate(EDITIONS[edition].rows)]
        show(line, edition, piles, cards[30:35])
        return line.grab().toImage()

    table = QWidget()
    qtbot.addWidget(table)
    theme = dark_theme()
    line = NumberLine(theme, Words(), table)
    for name in (*THEMES, "dark"):
        theme.become(theme_named(name))
        QApplication.sendEvent(line, QEvent(QEvent.Type.LanguageChange))  # as `wear` has Qt do
        assert shown(line) == shown(NumberLine(theme_named(name), Words(), table))
