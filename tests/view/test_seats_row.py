"""The seats on the new-game page: names, colours and places, by mouse and by keyboard."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.view.marked_language import marked_language
from tests.view.new_game_tools import (
    LEFT,
    called,
    click,
    field,
    played,
    shown,
    visible_texts,
)
from thegame_desktop.model.preferences import Settings
from thegame_desktop.play.new_game import GameChoice
from thegame_desktop.play.seats import FIRST_SEATS, LONGEST_NAME, MOST_SEATS, SeatColour, renamed
from thegame_desktop.view.pages.new_game_page import NewGamePage
from thegame_desktop.view.pages.seats_row import SeatsBar
from thegame_desktop.view.wishes import Play
from thegame_desktop.view.words.words import Words

KEY = Qt.Key
ODD_NAMES = [
    "<b>Anna</b>",
    "Tom & Jerry",
    "{player} %1 %n",
    "אנה",
    "مرحبا بالعالم",
    "李小龍",
    "👩‍🚀",
    "W" * LONGEST_NAME,
    "a" * (LONGEST_NAME - 1) + "😀",
]


@pytest.fixture
def table(page: NewGamePage, qtbot: QtBot) -> NewGamePage:
    """The page with three players."""
    click(qtbot, page, Words().player_count(3))
    return page


def write(qtbot: QtBot, page: QWidget, place: int, text: str) -> QLineEdit:
    """Replace a name from the keyboard, or by the clipboard what no key can write."""
    name = field(page, f"seat name {place}")
    qtbot.mouseClick(name, LEFT)
    qtbot.keyClick(name, KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    if text.isascii():
        qtbot.keyClick(name, KEY.Key_Delete)
        qtbot.keyClicks(name, text)
    else:
        QGuiApplication.clipboard().setText(text)
        qtbot.keyClick(name, KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    return name


def names(page: NewGamePage) -> list[str]:
    return [seat.name for seat in page.choice.seats]


def colours(page: NewGamePage) -> list[SeatColour]:
    return [seat.colour for seat in page.choice.seats]


# Who is there


@pytest.mark.parametrize("count", range(1, MOST_SEATS + 1))
def test_only_those_who_play_are_at_the_table(page: NewGamePage, qtbot: QtBot, count: int) -> None:
    click(qtbot, page, Words().player_count(MOST_SEATS))
    click(qtbot, page, Words().player_count(count))
    seated = count if count > 1 else 0
    for place in range(MOST_SEATS):
        assert field(page, f"seat name {place}").isVisible() == (place < seated)
        assert called(page, f"seat colour {place}").isVisible() == (place < seated)
    for place in range(MOST_SEATS - 1):
        assert called(page, f"swap {place}").isVisible() == (place + 1 < seated)
    assert ("At the table" in visible_texts(page)) == bool(seated)


def test_who_has_no_name_is_called_by_the_seat(table: NewGamePage) -> None:
    for place in range(3):
        name = field(table, f"seat name {place}")
        assert name.text() == ""
        assert name.placeholderText() == f"Player {place + 1}"
        assert name.accessibleName() == f"Name on seat {place + 1}"


def test_names_are_of_the_page_and_not_of_the_running_game(
    qtbot: QtBot, settings: Settings, own_file: Path
) -> None:
    words = Words()
    words.call_players(["Sarah", "Tim"])
    settings.last_choice = GameChoice(player_count=2)
    page = shown(qtbot, settings, own_file, words)
    assert field(page, "seat name 0").placeholderText() == "Player 1"
    assert called(page, "swap 0").toolTip() == "Player 1 and Player 2 change places"
    write(qtbot, page, 0, "Anna")
    assert words.full_name(0, 2) == "Sarah"


# Names


def test_a_name_is_remembered_as_soon_as_it_is_written(
    table: NewGamePage, qtbot: QtBot, settings: Settings, own_file: Path
) -> None:
    click(qtbot, table, "For experts")
    write(qtbot, table, 1, "Be")
    assert names(table)[:3] == ["", "Be", ""]
    expected = replace(GameChoice(), seats=renamed(FIRST_SEATS, 1, "Be"))
    assert settings.last_choice == expected, "the players, and nothing else before it is played"
    qtbot.keyClicks(field(table, "seat name 1"), "n")
    assert settings.last_choice.seats[1].name == "Ben"
    choice = played(qtbot, table)
    assert choice.seats == settings.last_choice.seats
    assert field(shown(qtbot, settings, own_file), "seat name 1").text() == "Ben"


@pytest.mark.parametrize("name", ODD_NAMES, ids=lambda name: ascii(name)[:20])
def test_any_name_stays_as_it_is_written(
    table: NewGamePage, qtbot: QtBot, settings: Settings, name: str
) -> None:
    fits = len(name.encode("utf-16-le")) // 2 <= LONGEST_NAME
    whole = name if fits else name[:-1]
    written = write(qtbot, table, 1, name)
    qtbot.keyClick(written, KEY.Key_Tab)
    assert written.text() == whole
    assert names(table)[1] == whole
    assert settings.last_choice.seats[1].name == whole
    words = Words()
    words.call_players(names(table))
    said = f"Player 1 and {words.player(1, 3)} change places"
    swap = called(table, "swap 0")
    assert swap.accessibleName() == said
    assert plain(swap.toolTip()) == said
    assert whole not in called(table, "seat colour 1").toolTip()


def plain(tool_tip: str) -> str:
    """What a tool tip shows."""
    document = QTextDocument()
    if QtGui.Qt.mightBeRichText(tool_tip):
        document.setHtml(tool_tip)
    else:
        document.setPlainText(tool_tip)
    return document.toPlainText()


def test_a_name_is_tidied_up_when_it_is_left(table: NewGamePage, qtbot: QtBot) -> None:
    name = write(qtbot, table, 0, "  Anna   Maria ")
    assert name.text() == "  Anna   Maria "
    assert names(table)[0] == "Anna Maria"
    qtbot.keyClick(name, KEY.Key_Tab)
    assert name.text() == "Anna Maria"
    assert table.focusWidget() is field(table, "seat name 1")
    write(qtbot, table, 1, " \u202e\u200b ")
    qtbot.keyClick(field(table, "seat name 1"), KEY.Key_Tab)
    assert field(table, "seat name 1").text() == ""
    assert names(table)[1] == ""


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter])
def test_enter_takes_the_name_and_plays(table: NewGamePage, qtbot: QtBot, key: Qt.Key) -> None:
    name = write(qtbot, table, 2, " Cem ")
    with qtbot.waitSignal(table.wished) as asked:
        qtbot.keyClick(name, key)
    assert asked.args is not None
    (wish,) = asked.args
    assert isinstance(wish, Play)
    assert wish.choice.seats[2].name == "Cem"
    assert name.text() == "Cem"


def test_a_click_on_play_takes_the_name_too(table: NewGamePage, qtbot: QtBot) -> None:
    write(qtbot, table, 0, "Anna ")
    assert played(qtbot, table).seats[0].name == "Anna"


def test_nothing_moves_under_the_cursor(table: NewGamePage, qtbot: QtBot) -> None:
    name = write(qtbot, table, 0, "Ann Lee")
    for _ in range(3):
        qtbot.keyClick(name, KEY.Key_Left)
    qtbot.keyClicks(name, "a ")
    assert (name.text(), name.cursorPosition()) == ("Ann a Lee", 6)
    place = name.geometry()
    qtbot.keyClick(name, KEY.Key_End)
    qtbot.keyClick(name, KEY.Key_Space)
    with marked_language():
        pass
    editor = QWidget()
    qtbot.addWidget(editor)
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    with qtbot.waitActive(table):
        table.activateWindow()
    assert table.focusWidget() is name
    qtbot.keyClicks(name, "X")
    assert names(table)[0].startswith("Ann a Lee")
    assert name.text().endswith("X"), "the cursor is where it was"
    assert name.geometry() == place


def test_of_a_long_name_the_beginning_shows(table: NewGamePage, qtbot: QtBot) -> None:
    name = write(qtbot, table, 0, "Maximiliane " * 12)
    qtbot.keyClick(name, KEY.Key_Tab)
    assert name.cursorPosition() == 0
    table.show_choice(table.choice)
    assert name.cursorPosition() == 0


def test_what_a_screen_reader_writes_counts(table: NewGamePage) -> None:
    interface = QAccessible.queryAccessibleInterface(field(table, "seat name 0"))
    interface.setText(QAccessible.Text.Value, "Anna")
    assert names(table)[0] == "Anna"


def test_another_choice_brings_its_names(table: NewGamePage, qtbot: QtBot) -> None:
    name = write(qtbot, table, 0, "Anna")
    table.show_choice(replace(table.choice, seats=renamed(FIRST_SEATS, 0, "Zoe")))
    assert name.text() == "Zoe"


# Colours


def test_a_click_takes_the_next_free_colour(
    table: NewGamePage, qtbot: QtBot, settings: Settings
) -> None:
    disc = called(table, "seat colour 1")
    assert disc.accessibleName() == "Colour of seat 2: Blue"
    seen = [colours(table)[1]]
    while True:
        qtbot.mouseClick(disc, LEFT)
        if colours(table)[1] in seen:
            break
        seen.append(colours(table)[1])
        assert len(set(colours(table))) == MOST_SEATS, "nobody has another one's colour"
        assert settings.last_choice.seats == table.choice.seats
        assert Words().seat_colour(seen[-1]) in disc.accessibleName()
        assert Words().seat_colour(seen[-1]) in disc.toolTip()
    assert colours(table)[1] is seen[0]
    assert set(seen) == set(SeatColour) - {colours(table)[0], colours(table)[2]}


def test_a_key_takes_the_next_colour_and_the_picture_shows_it(
    table: NewGamePage, qtbot: QtBot
) -> None:
    disc = called(table, "seat colour 0")
    before = middle_colours(disc)
    disc.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(disc, KEY.Key_Space)
    assert colours(table)[0] is SeatColour.VIOLET
    assert table.focusWidget() is disc
    assert middle_colours(disc) != before


def middle_colours(disc: QWidget) -> int:
    """The colour of the disc beside its sign."""
    picture = disc.grab().toImage()
    return picture.pixel(picture.width() // 5, picture.height() // 2)


def test_the_disc_shows_the_initial(table: NewGamePage, qtbot: QtBot) -> None:
    disc = called(table, "seat colour 0")
    pictures = [disc.grab().toImage()]
    for text in ("Anna", "Ben"):
        write(qtbot, table, 0, text)
        pictures.append(disc.grab().toImage())
    write(qtbot, table, 0, "Annika")
    assert disc.grab().toImage() == pictures[1]
    assert len({bytes(picture.constBits()) for picture in pictures}) == 3


# Places


def test_neighbours_change_places(table: NewGamePage, qtbot: QtBot, settings: Settings) -> None:
    for place, name in enumerate(("Anna", "Ben", "Cem")):
        write(qtbot, table, place, name)
    before = table.choice.seats
    swap = called(table, "swap 1")
    assert swap.accessibleName() == swap.toolTip() == "Ben and Cem change places"
    qtbot.mouseClick(swap, LEFT)
    assert names(table)[:3] == ["Anna", "Cem", "Ben"]
    assert colours(table)[:3] == [SeatColour.RED, SeatColour.GREEN, SeatColour.BLUE]
    assert [field(table, f"seat name {place}").text() for place in range(3)] == names(table)[:3]
    assert settings.last_choice.seats == table.choice.seats
    assert swap.accessibleName() == "Cem and Ben change places"
    qtbot.keyClick(swap, KEY.Key_Space)
    assert table.choice.seats == before
    assert table.focusWidget() is swap


def test_who_does_not_play_is_not_forgotten(table: NewGamePage, qtbot: QtBot) -> None:
    write(qtbot, table, 2, "Cem")
    click(qtbot, table, Words().player_count(2))
    qtbot.mouseClick(called(table, "swap 0"), LEFT)
    click(qtbot, table, Words().player_count(3))
    assert field(table, "seat name 2").text() == "Cem"


# Language and size


def test_another_language_changes_all_its_words(table: NewGamePage, qtbot: QtBot) -> None:
    write(qtbot, table, 0, "Anna")
    with marked_language():
        (bar,) = table.findChildren(SeatsBar)
        for control in bar.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            assert "‹" in control.accessibleName()
            if not isinstance(control, QLineEdit):
                assert "‹" in control.toolTip()
        assert "Anna" in called(table, "swap 0").toolTip()
    assert field(table, "seat name 0").text() == "Anna"


@pytest.mark.parametrize("size", [(900, 469), (1280, 689), (3840, 2120)], ids=str)
@pytest.mark.parametrize("count", [2, MOST_SEATS])
def test_everybody_fits_side_by_side(
    page: NewGamePage, qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    click(qtbot, page, Words().player_count(count))
    page.resize(*size)
    (bar,) = page.findChildren(SeatsBar)

    def all_fit() -> None:
        seated = bar.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        places = [each.geometry() for each in seated if each.isVisible()]
        kinds = [each.geometry() for each in bar.findChildren(QComboBox) if each.isVisible()]
        assert len(places) == 4 * count - 1
        assert len(kinds) == count
        names = [place for place in places if place not in kinds]
        for row in (names, kinds):
            row.sort(key=QRect.left)
            for left, right in pairwise(row):
                assert left.right() < right.left()
            assert bar.rect().contains(row[-1])
        assert max(map(QRect.bottom, names)) < min(map(QRect.top, kinds))
        end = bar.mapTo(page, QPoint(bar.width(), 0)).x()
        assert end <= page.width() - page.width() // 50
        for place in range(count):
            name = field(page, f"seat name {place}")
            room = name.width() - name.height() // 2 - 4
            assert name.fontMetrics().horizontalAdvance(name.placeholderText()) <= room

    qtbot.waitUntil(all_fit)
