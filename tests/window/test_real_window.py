"""The program as a player meets it: in a real window, with a real mouse.

The program is not asked where things are. A twin of it in the test's own process, which is given
the same deal and the same size, tells where they must be and how they must look.
"""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.real_screen import PATIENCE, RealScreen, program, real_screen, wait_for
from thegame_desktop.engine import EDITIONS, Card, Deal

SCREEN = (1500, 1000)
CODE = Deal(EDITIONS["original"], 7).code.lower().replace("-", "")
LIKENESS = 1.5
"""The mean difference of pixels, of 255, below which two pictures show the same."""
LOOKS = 15
"""After so many, nothing has come of a drag."""


class Twin:
    """The same program, unseen: knows the places and the looks."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def start(self) -> None:
        """Play the same deal, as a player would."""
        QTest.keyClicks(self.driver.find(QLineEdit, "deal code"), CODE)
        self.driver.click(self.driver.button("play"))

    def hand(self) -> QRect:
        """The place of all cards in hand together."""
        place = QRect()
        for card in self.driver.app.session.observation.hand:
            place = place.united(self.place(self.driver.card(card)))
        return place

    def place(self, widget: QWidget) -> QRect:
        """Where a widget lies in its window."""
        return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())

    def picture(self) -> QImage:
        """How the window looks now."""
        return self.driver.window.grab().toImage()


class RealWindow:
    """The program's window on its screen."""

    def __init__(self, screen: RealScreen, title: str) -> None:
        self.screen = screen
        self.id = wait_for(lambda: screen.window(title), f"the window {title!r} appears")
        screen.activate(self.id)
        self.size = screen.size(self.id)

    def click(self, place: QRect) -> None:
        """Click on the middle of this place."""
        self.screen.click(self.id, place.center())

    def drag(self, start: QRect, end: QRect) -> None:
        """Drag from one place to another, then move the mouse out of the way."""
        self.screen.drag(self.id, start.center(), end.center())
        self.screen.move(self.id, QPoint(self.size.width() // 2, 8))

    def shows(self, wanted: QImage, place: QRect) -> bool:
        """Whether this part of the window looks so."""
        return difference(self.screen.picture(self.id), wanted, place) < LIKENESS

    def comes_to_show(self, wanted: QImage, place: QRect, what: str) -> None:
        """Wait until this part of the window looks as it should."""
        wait_for(lambda: self.shows(wanted, place), what)


def difference(shown: QImage, wanted: QImage, place: QRect) -> float:
    """How much two pictures differ at this place, on average, of 255."""
    if shown.size() != wanted.size():
        return 255.0
    parts = [each.copy(place) for each in (shown, wanted)]
    pair = [greys(each.convertToFormat(QImage.Format.Format_Grayscale8)) for each in parts]
    total: int = sum(abs(a - b) for a, b in zip(*pair, strict=True))
    return total / len(pair[0])


def greys(grey: QImage) -> bytes:
    """The pixels of a grey picture, line by line."""
    # Lines are filled up to a multiple of four bytes, with whatever lay there.
    each_line, stored = grey.bytesPerLine(), bytes(grey.constBits())
    starts = range(0, len(stored), each_line)
    return b"".join(stored[start : start + grey.width()] for start in starts)


@pytest.mark.parametrize("width", [4, 5, 6, 7])
def test_every_column_counts_and_nothing_beside(width: int) -> None:
    lit = QImage(width, 2, QImage.Format.Format_RGB32)
    lit.fill(0)
    dark = lit.copy()
    lit.setPixel(width - 1, 1, 0xFFFFFF)
    assert greys(lit.convertToFormat(QImage.Format.Format_Grayscale8)) == bytes(
        [0] * (2 * width - 1) + [255]
    )
    assert difference(lit, dark, lit.rect()) == 255 / (2 * width)


if sys.platform == "linux":

    def test_a_card_is_laid_by_a_real_mouse(open_window: OpenWindow, tmp_path: Path) -> None:
        with real_screen(tmp_path, *SCREEN) as screen, program(screen) as process:
            window = RealWindow(screen, "The Game")
            size = window.size
            twin = Twin(open_window(size.width(), size.height(), at_start=True))
            assert twin.driver.window.size() == window.size

            new_game = twin.driver.button("start new")
            window.click(twin.place(new_game))
            twin.driver.click(new_game)
            window.click(twin.place(twin.driver.find(QLineEdit, "deal code")))
            screen.type(CODE)
            window.click(twin.place(twin.driver.button("play")))
            twin.start()
            before, hand = twin.picture(), twin.hand()
            window.comes_to_show(before, hand, "the hand of this deal")

            card = _playable(twin)
            pile = twin.driver.pile(0)
            pile_place, card_place = twin.place(pile), twin.place(twin.driver.card(card))
            twin.driver.drag_card(card, pile)
            after = twin.picture()
            assert difference(before, after, pile_place) > 3 * LIKENESS, "or it shows nothing"
            assert difference(before, after, hand) > 3 * LIKENESS, "or it shows nothing"

            def is_laid() -> bool:
                # What still moved a little, unseen, is brought to its end by a drag: once more,
                # however the hand looks, which may have taken the press for a click.
                if all(window.shows(before, pile_place) for _ in range(LOOKS)):
                    window.drag(card_place, pile_place)
                return window.shows(after, pile_place)

            window.drag(card_place, pile_place)
            wait_for(is_laid, f"{card.code} lies on the pile")
            window.comes_to_show(after, hand, "the hand has closed ranks without it")

            screen.key("ctrl+q")
            out, err = process.communicate(timeout=PATIENCE)
            assert (process.returncode, out, err) == (0, "", "")


def _playable(twin: Twin) -> Card:
    """A card from the middle of the hand: its neighbours must close the gap."""
    hand = sorted(twin.driver.app.session.observation.hand)
    return hand[len(hand) // 2]
