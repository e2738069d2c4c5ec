"""All parts of the table grow by one unit: they hear it with each new size, and with no lay."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.positions import layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.table.in_force import CommandChip
from thegame_desktop.view.table.signals.signals_panel import SignalsPanel
from thegame_desktop.view.table.starter_panel import StarterPanel
from thegame_desktop.view.widgets.scaled import Scaled

SMALLEST, USUAL, LARGE, TALL = (900, 500), (1280, 720), (1920, 1080), (1280, 1000)
GAME = dealt(
    "7 20 21 22 23 24 25",
    "12 13 14 15 16 17 18",
    edition="extreme",
    commands=layout(silence="7"),
)


def units(part: QWidget) -> set[float]:
    """The units of all that is Scaled in it, but for what takes no smaller one."""
    found = [each for each in part.findChildren(QWidget) if isinstance(each, Scaled)]
    return {each.unit for each in found if not each.least_unit}


def letters(part: QWidget) -> list[int]:
    """How large the letters of its labels are."""
    return [label.font().pixelSize() for label in part.findChildren(QLabel) if label.isVisible()]


def assert_all_have_heard(driver: Driver) -> None:
    (table,) = driver.window.findChildren(GameTable)
    assert units(table) == {table.places.unit}


def test_all_parts_have_the_unit_that_they_are_placed_by(open_window: OpenWindow) -> None:
    driver = open_window(*SMALLEST)
    driver.start(GAME)
    assert_all_have_heard(driver)
    for size in (USUAL, LARGE, SMALLEST):
        driver.window.resize(*size)
        assert_all_have_heard(driver)


def test_so_have_those_of_a_game_that_begins_out_of_sight(open_window: OpenWindow) -> None:
    driver = open_window(*LARGE)
    driver.start(GAME)
    driver.window.hide()
    driver.session.start(GAME)
    assert_all_have_heard(driver)
    driver.window.show()
    assert_all_have_heard(driver)


def test_what_is_made_in_the_middle_of_a_game_has_it_too(open_window: OpenWindow) -> None:
    driver = open_window(*LARGE)
    driver.start(GAME)
    driver.begin(0)
    lay_all(driver, "7/0")
    assert driver.all(CommandChip, None)
    assert_all_have_heard(driver)


def test_it_is_heard_once_for_a_size_and_never_for_a_lay(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window(*USUAL)
    driver.start(GAME)
    driver.begin(0)
    heard: list[float] = []
    monkeypatch.setattr(Cover, "rescale", lambda cover: heard.append(cover.unit))
    lay_all(driver, "20/0 21/0")
    driver.end_turn()
    assert heard == []
    for nth, size in enumerate((LARGE, SMALLEST), 1):
        driver.window.resize(*size)
        QApplication.processEvents()
        assert heard[nth - 1 :] == [driver.table.places.unit]


def test_larger_texts_are_heard_of_as_well(open_window: OpenWindow) -> None:
    driver = open_window(*TALL)  # where nothing but the texts grows with them
    driver.start(GAME)
    cover, unit = driver.find(Cover, None), driver.table.places.unit
    driver.app.settings.change(text_percent=150)
    QApplication.processEvents()
    at_once = letters(cover)
    assert driver.table.places.unit == unit
    driver.window.resize(*LARGE)
    driver.window.resize(*TALL)
    assert at_once == letters(cover)


def test_signals_keep_the_unit_that_there_is_room_for_when_they_are_seen_again(
    open_window: OpenWindow,
) -> None:
    driver = open_window(*SMALLEST)
    driver.app.settings.change(text_percent=200)
    driver.start(GAME)
    driver.begin(0)
    driver.click(driver.button("signals"))
    panel = driver.find(SignalsPanel, None)
    (small,) = units(panel)
    assert small < driver.table.places.unit
    driver.window.showMinimized()
    driver.window.showNormal()
    assert units(panel) == {small}
    driver.window.resize(*LARGE)
    (large,) = units(panel)
    assert large > small


def test_who_begins_is_asked_as_large_however_the_table_came_to_its_size(
    open_window: OpenWindow,
) -> None:
    driver = open_window(*LARGE)
    driver.start(GAME)
    driver.look_round()
    panel = driver.find(StarterPanel, None)
    at_once = letters(panel), panel.buttons[0].size()
    driver.window.resize(*SMALLEST)
    driver.window.resize(*LARGE)
    assert (letters(panel), panel.buttons[0].size()) == at_once
