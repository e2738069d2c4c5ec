"""The commands in force, at the right end of the bar."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.shown_rows import commanding
from tests.view.theme_tools import dark_theme
from thegame_desktop.engine import Command, setup_named
from thegame_desktop.model.table_models import PilesModel
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.words.words import Words

PLACE = QRect(0, 0, 800, 60)


def test_a_command_that_comes_into_force_out_of_sight_is_as_large_as_in_sight(
    qapp: QApplication, qtbot: QtBot
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    in_force = InForce(dark_theme(), Words(), lambda _wish: None, table)
    in_force.hear(1.5)
    model, setup = PilesModel(), setup_named("extreme", "standard", 2)
    model.begin(setup, commanding(setup, [Command.SILENCE, None, None, None]))
    in_force.setModel(model)
    in_force.place(PLACE)
    (chip,) = in_force.chips
    unseen = chip.geometry()
    table.show()
    in_force.place(PLACE)
    assert chip.geometry() == unseen
