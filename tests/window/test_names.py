"""Names are shown as they are spelt, whatever they look like."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from tests.kept_results import kept_results
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from thegame_desktop.play.seats import FIRST_SEATS, renamed
from thegame_desktop.view.words.names import shortened

HANDS = ("2 3 4 5 6 98 99", "50 51 52 53 54 55 56")
HOSTILE = [
    "<b>Bold</b>",
    "<img src='x'> & Söhne",
    "Tom & Jerry",
    "&Anna",
    "أحمد الطويل",
    "שרה 42",
    "李小龍",
    "👩‍👩‍👧 Family",
    "{player} {0} %n %1",
    "x" * 200,
    "Z̷̢a̴l̶g̵o̸",
]


def start_with(driver: Driver, *names: str) -> None:
    """Two players, the first with this name."""
    seats = FIRST_SEATS
    for place, name in enumerate(names):
        seats = renamed(seats, place, name)
    driver.start(replace(dealt(*HANDS), seats=seats))


def assert_plain(driver: Driver, *names: str) -> None:
    """Nothing that can be seen takes a name for a format."""
    for widget in driver.window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and "<" in widget.text():
            assert widget.textFormat() is Qt.TextFormat.PlainText
        tip = widget.toolTip()
        if tip.startswith("<p "):
            document = QTextDocument()
            document.setHtml(tip)
            told = document.toPlainText()
            assert any(name in told or shortened(name) in told for name in names)
        else:
            assert "<" not in tip, "it is taken for a format"
        assert "<" not in widget.whatsThis(), "no names there"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_shown_everywhere_as_it_is(name: str, open_window: OpenWindow) -> None:
    driver = open_window()
    start_with(driver, name, "Ben")
    short = shortened(name)
    said = [label.text() for label in driver.window.findChildren(QLabel) if label.isVisible()]
    assert any(text.strip("\u2068\u2069…")[:4] == short[:4] for text in said), "on the cover"
    assert driver.button("seat 0").accessibleName().startswith(name), "the seat tells all of it"
    assert_plain(driver, name)
    driver.look_round()
    button = driver.find(QAbstractButton, "starter 0")
    assert button.accessibleName() == name
    shown = button.text().replace("&&", "\0")
    assert "&" not in shown, "nothing is underlined"
    assert_plain(driver, name)
    driver.click(button)
    driver.uncover()
    assert_plain(driver, name)
    lay_all(driver, "98/0 99/1 3/2")
    line = driver.app.words.log_line(driver.app.session.events[-1], driver.app.session.setup)
    assert short in line
    driver.lay(card("2"), 3)
    driver.click(driver.button("finish"))
    assert driver.can_see("same again")
    assert_plain(driver, name)
    driver.choose("Game", "New game…")
    assert driver.app.autosave.flush()
    (kept,) = kept_results(driver.app.data_folder)
    assert json.loads(kept)["players"] == [name, "Ben"]


def test_names_are_remembered(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.app.settings.last_choice = replace(driver.app.settings.last_choice, player_count=3)
    driver.choose("Game", "New game…")
    for place, name in enumerate(("Anna", "שרה", "<i>")):
        field = driver.find(QLineEdit, f"seat name {place}")
        driver.click(field)
        for char in name:
            write(driver, char)
    driver.click(driver.button("swap 0"))
    again = open_window(data=driver.app.data_folder)
    shown = [again.find(QLineEdit, f"seat name {place}").text() for place in range(3)]
    assert shown == ["שרה", "Anna", "<i>"]
    again.click(again.button("play"))
    assert again.button("seat 0").accessibleName().startswith("שרה, ")
    assert [seat.name for seat in again.app.session.seats] == shown


def write(driver: Driver, char: str) -> None:
    """A key of any keyboard in the world."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, char)
        QApplication.sendEvent(driver.window.windowHandle(), event)


def test_two_of_the_same_name_are_told_by_their_colours(open_window: OpenWindow) -> None:
    driver = open_window()
    start_with(driver, "Anna", "Anna")
    first, second = driver.app.session.seats
    assert first.colour is not second.colour
