"""Texts are as large as the player wants them: at once, everywhere, and at the next start."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QTextBrowser, QToolTip, QWidget

from tests import gallery_games as games
from tests.window.all_texts import open_windows, painted_in, too_small
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open
from tests.window.recogniser import is_same, plain
from thegame_desktop.model.preferences import TEXT_PERCENTS
from thegame_desktop.view.table.number_line import NumberLine

USUAL, LARGEST = TEXT_PERCENTS[0], TEXT_PERCENTS[-1]
NEARLY = 0.85
"""Heights are whole pixels, and where two lines share a chip they are made to fit."""
SMALLEST = {
    100: QSize(900, 500),
    125: QSize(1050, 570),
    150: QSize(1200, 640),
    175: QSize(1230, 655),
    200: QSize(1260, 670),
}
SMALL_SCREEN = QSize(1280, 680)
"""What a laptop's screen has beside the title bar."""


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def resize_texts(driver: Driver, percent: int) -> None:
    driver.app.settings.change(text_percent=percent)
    settle()


def in_a_game(driver: Driver) -> None:
    games.played_until(games.halfway, "extreme", 3).replay(driver.session)
    settle()


def open_dialogs(driver: Driver) -> None:
    driver.choose("Game", "Settings…")
    driver.choose("View", "Game log…")
    driver.choose("Help", "Keys and mouse")
    driver.choose("Help", "Rules")
    driver.choose("Help", "About The Game")
    driver.click_pile(1)
    settle()


def heights(windows: Sequence[QWidget]) -> dict[str, int]:
    """How high each text is: those on labels, and those that are painted."""
    painted = [each for window in windows for each in painted_in(window)]
    # An initial belongs to the picture of its player.
    found = {each.text: each.pixels for each in painted if len(each.text) > 1}
    labels = [label for window in windows for label in window.findChildren(QLabel)]
    return found | {
        label.text(): label.fontInfo().pixelSize() for label in labels if label.isVisible()
    }


def test_everything_that_is_open_grows_at_once_and_shrinks_again(open_window: OpenWindow) -> None:
    driver = open_window(1920, 1080)
    in_a_game(driver)
    open_dialogs(driver)
    windows = open_windows(driver.window)
    assert len(windows) == 6
    assert is_open(driver), "a pile too"
    usual, picture = heights(windows), plain(driver.window.grab())
    rules = driver.window.findChildren(QTextBrowser)[0]
    contents = rules.document().size().height()
    resize_texts(driver, LARGEST)
    large = heights(windows)
    lagging = {
        text: (pixels, large[text])
        for text, pixels in usual.items()
        if text in large and large[text] < pixels * LARGEST / USUAL * NEARLY
    }
    assert lagging == {}
    assert len(set(usual) & set(large)) > 80
    assert rules.document().size().height() > contents
    menu = driver.window.findChildren(QMenu)[0]
    assert {menu.fontInfo().pixelSize(), QToolTip.font().pixelSize()} == {30}
    resize_texts(driver, USUAL)
    assert heights(windows) == usual
    assert is_same(plain(driver.window.grab()), picture)


@pytest.mark.parametrize("percent", [125, LARGEST])
def test_the_next_start_has_it_from_the_beginning(open_window: OpenWindow, percent: int) -> None:
    first = open_window(1500, 900, text_percent=percent)
    in_a_game(first)
    before = heights([first.window])
    folder = first.app.data_folder
    first.window.close()
    again = open_window(data=folder)
    assert again.app.settings.preferences.text_percent == percent
    again.window.resize(1500, 900)
    in_a_game(again)
    assert heights([again.window]) == before


def test_the_smallest_window_grows_with_the_texts_and_still_fits_a_small_screen(
    open_window: OpenWindow,
) -> None:
    driver = open_window(1, 1)
    assert tuple(SMALLEST) == TEXT_PERCENTS
    for percent, smallest in SMALLEST.items():
        resize_texts(driver, percent)
        assert driver.window.size() == driver.window.minimumSize() == smallest
    assert smallest.boundedTo(SMALL_SCREEN) == smallest
    resize_texts(driver, USUAL)
    assert driver.window.minimumSize() == SMALLEST[USUAL]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
@pytest.mark.parametrize("percent", [150, LARGEST])
def test_a_full_table_has_room_for_every_name(
    open_window: OpenWindow, size: tuple[int, int], percent: int
) -> None:
    driver = open_window(*size, language="de", text_percent=percent)
    games.played_until(games.under_commands, "extreme", 5).replay(driver.session)
    settle()
    assert list(too_small([driver.window])) == []
    painted = [each.text for each in painted_in(driver.window)]
    assert {seat.name for seat in driver.app.session.seats} <= set(painted)
    assert not [text for text in painted if "…" in text]


def test_the_number_line_gives_way_to_large_texts(open_window: OpenWindow) -> None:
    driver = open_window(1200, 640)
    in_a_game(driver)
    (line,) = driver.all(NumberLine, None)
    assert line.isVisible()
    resize_texts(driver, LARGEST)
    assert not line.isVisible()
