"""The window itself: full screen, its place, the View menu, closing."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.bots.roster import Strength
from thegame_desktop.engine import Deal, Lay, setup_named
from thegame_desktop.model.preferences import Pace
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.play.seats import FIRST_SEATS, played_by
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.log_dialog import LogDialog
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.number_line import NumberLine
from thegame_desktop.view.window import main_window

CTRL = Qt.KeyboardModifier.ControlModifier


def full_screen_is(driver: Driver, expected: bool) -> bool:
    ticked = driver.menu_item("Full screen").isChecked()
    return driver.window.isFullScreen() == ticked == expected


def test_f11_toggles_full_screen(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    before = driver.window.size()
    driver.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: full_screen_is(driver, True))
    lay_all(driver, "12/0")
    driver.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: full_screen_is(driver, False))
    qtbot.waitUntil(lambda: driver.window.size() == before)
    assert driver.hand == "2 5 15 40 85 88 98"


def test_the_menu_toggles_full_screen(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    driver.choose("View", "Full screen")
    qtbot.waitUntil(lambda: full_screen_is(driver, True))
    driver.choose("View", "Full screen")
    qtbot.waitUntil(lambda: full_screen_is(driver, False))


def test_no_menu_item_has_the_same_key_twice(open_window: OpenWindow) -> None:
    """Qt would take it for ambiguous, and do nothing at all.

    Finishing one's own turn and hurrying another's share theirs: there is never both to be done.
    """
    driver = open_window()
    keys = [
        (key.toString(), each.text())
        for each in driver.window.findChildren(QAction)
        for key in each.shortcuts()
    ]
    names = [name for name, _text in keys]
    doubled = {text for name, text in keys if names.count(name) > 1}
    assert doubled == {"&Finish turn", "&Hurry this turn"}


def test_finishing_and_hurrying_are_never_both_to_be_done(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(pace=Pace.AT_ONCE)
    seats = played_by(FIRST_SEATS, 1, Strength.SKILLED)[:2]
    setup = setup_named("original", "standard", 2)
    driver.start(NewGame(setup, Deal(setup.edition, 4).deck, seats=seats))
    finish, hurry = driver.menu_item("Finish turn"), driver.menu_item("Hurry this turn")
    driver.click(driver.button("starter 1"))
    seen = set()

    def note() -> bool:
        seen.add((finish.isEnabled(), hurry.isEnabled()))
        return driver.app.session.observation.is_on_turn

    qtbot.waitUntil(note)
    for lay in GreedyBot().choose(driver.app.session.observation, Random(1)):
        if isinstance(lay, Lay):
            driver.lay(lay.card, lay.pile)
            note()
    assert seen == {(False, True), (False, False), (True, False)}


def test_size_and_place_are_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.window.resize(900, 666)
    driver.window.move(QPoint(0, 40))
    place = driver.window.geometry()
    driver.window.close()
    again = open_window(data=driver.app.data_folder).window.geometry()
    # Any window is wider than the screen of the tests: from left to right there is no choice.
    assert (again.top(), again.size()) == (place.top(), place.size())


def test_full_screen_is_remembered(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    driver.key(Qt.Key.Key_F11)
    qtbot.waitUntil(driver.window.isFullScreen)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    assert full_screen_is(again, True)


def test_the_last_choice_is_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.click(driver.button("edition extreme"))
    driver.click(driver.button("play"))
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    again.click(again.button("begin new game"))
    again.click(again.button("play"))
    assert again.app.session.setup.edition.name == "extreme"


@pytest.mark.parametrize(
    ("item", "kind"), [("Number line", NumberLine), ("Log beside the table", LogPanel)]
)
def test_what_is_beside_the_piles_can_be_switched_off_and_on(
    item: str, kind: type[NumberLine] | type[LogPanel], open_window: OpenWindow
) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    (widget,) = driver.table.findChildren(kind)
    place, pile = widget.geometry(), driver.pile(0).geometry()
    assert widget.isVisible()
    assert driver.menu_item(item).isChecked()
    driver.choose("View", item)
    assert not widget.isVisible()
    assert not driver.menu_item(item).isChecked()
    assert driver.pile(0).geometry() != pile, "the others take its room"
    lay_all(driver, "15/0")
    driver.choose("View", item)
    assert widget.isVisible()
    assert widget.geometry() == place
    assert driver.pile(0).geometry() == pile
    assert driver.hand == "2 5 40 85 88 98"


def test_what_is_switched_off_stays_off(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.choose("View", "Number line")
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    again.start(dealt(STEPS))
    assert not again.menu_item("Number line").isChecked()
    assert not again.table.findChildren(NumberLine)[0].isVisible()


@pytest.mark.parametrize(
    ("menu", "item", "kind"),
    [
        ("View", "Game log…", LogDialog),
        ("Help", "Keys and mouse", KeysDialog),
        ("Help", "About The Game", AboutDialog),
    ],
)
def test_the_dialogs_open_once_and_close(
    menu: str,
    item: str,
    kind: type[LogDialog] | type[KeysDialog] | type[AboutDialog],
    open_window: OpenWindow,
) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    for _ in range(2):
        driver.window.activateWindow()
        driver.choose(menu, item)
    (dialog,) = driver.window.findChildren(kind)
    assert dialog.isVisible()
    assert not dialog.isModal(), "the game can go on beside it"
    driver.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_log_has_its_title_in_bold_in_a_window_of_its_own_too(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(STEPS))
    driver.choose("View", "Game log…")
    for panel in driver.window.findChildren(LogPanel):
        (title,) = [each for each in panel.findChildren(QLabel) if each.text() == "Game log"]
        assert title.isVisible()
        assert title.font().bold()


def test_the_window_is_never_smaller_than_the_table_needs(open_window: OpenWindow) -> None:
    driver = open_window(300, 200)
    assert (driver.window.width(), driver.window.height()) == (900, 500)


def test_the_first_window_is_no_higher_than_the_screen(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Or the way to begin would lie below it."""
    monkeypatch.setattr(main_window, "_FIRST", (1280, 10_000))
    window = open_window(data=tmp_path / "first start").window
    assert 500 < window.height() < window.screen().availableSize().height()
