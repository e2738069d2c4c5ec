"""What happened since a player's last turn, in as large letters as there is room for."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.view.theme_tools import dark_theme
from thegame_desktop.play.seats import Seat
from thegame_desktop.view.table.cover.recap_list import RecapList

WIDTH = 400
LINE = (Seat("Anna"), "Anna: 12 on pile 1 (+3); 22 on pile 2, backwards trick; 57 on pile 4 (−2)")


def letters_of(recap: RecapList, lines: int, height: int) -> int:
    """How large the letters of so many lines are, when they have just come."""
    recap.show_lines("Since your last turn", [LINE] * lines)
    recap.fit(WIDTH, height)
    *_others, last = (each for each in recap.findChildren(QLabel) if each.text() == LINE[1])
    return last.font().pixelSize()


def test_many_lines_are_written_smaller_as_soon_as_they_come(qtbot: QtBot) -> None:
    recap = RecapList(dark_theme())
    qtbot.addWidget(recap)
    recap.resize(WIDTH, 200)
    recap.show()
    few, many = letters_of(recap, 1, 120), letters_of(recap, 4, 120)
    assert many < few
