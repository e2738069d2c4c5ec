"""The rules at the window: found from everywhere, and searched."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTextBrowser, QTreeWidget

from tests.positions import layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from thegame_desktop.view.dialogs.settings_dialog import SettingsDialog
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.table.in_force import InForce

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def rules(driver: Driver) -> RulesDialog:
    """The rules, which have to be open."""
    (dialog,) = (each for each in driver.window.findChildren(RulesDialog) if each.isVisible())
    return dialog


def entry(dialog: RulesDialog) -> str:
    """What is marked in the contents."""
    (item,) = dialog.findChildren(QTreeWidget)[0].selectedItems()
    return item.text(0)


def top_line(dialog: RulesDialog) -> str:
    """The first words that can be seen."""
    (browser,) = dialog.findChildren(QTextBrowser)
    cursor = browser.cursorForPosition(QPoint(30, 20))
    return cursor.block().text()


def found(dialog: RulesDialog) -> str:
    """What the line beside the search says."""
    return next(
        each.text() for each in dialog.findChildren(QLabel) if each.property("kind") == "muted"
    )


def search(dialog: RulesDialog, wanted: str) -> QLineEdit:
    (field,) = dialog.findChildren(QLineEdit)
    QTest.keyClick(dialog, KEY.Key_F, CTRL)
    assert field.hasFocus()
    QTest.keyClicks(field, wanted)
    return field


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    return open_window()


def test_f1_opens_them_at_the_edition_that_is_played(driver: Driver) -> None:
    driver.start(dealt("R1 R2", "Y1 Y2", edition="quick"))
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Quick & Easy"
    assert top_line(rules(driver)) == "Quick & Easy"


def test_f1_opens_them_at_the_edition_that_is_chosen(driver: Driver) -> None:
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Original"
    driver.key(KEY.Key_Escape)
    assert not driver.window.findChildren(RulesDialog)[0].isVisible()
    driver.click(driver.button("edition extreme"))
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Extreme"


def test_f1_opens_them_beside_other_windows_too(driver: Driver) -> None:
    driver.choose("Game", "Settings…")
    (settings,) = driver.window.findChildren(SettingsDialog)
    QTest.keyClick(settings, KEY.Key_F1)
    assert rules(driver).isVisible()


def test_a_command_on_the_table_opens_its_rule(driver: Driver) -> None:
    commands = layout(silence="5", draw_one="12")
    driver.start(dealt(STEPS, edition="extreme", commands=commands))
    lay_all(driver, "5/0 12/1")
    (in_force,) = driver.window.findChildren(InForce)
    driver.click(in_force, QPoint(in_force.width() - 20, in_force.height() // 2))
    assert entry(rules(driver)) == "Draw only one"
    assert top_line(rules(driver)) == "Draw only one"


def test_a_click_beside_the_commands_opens_nothing(driver: Driver) -> None:
    driver.start(dealt(STEPS, edition="extreme", commands=layout(silence="5")))
    lay_all(driver, "5/0")
    (in_force,) = driver.window.findChildren(InForce)
    driver.click(in_force, QPoint(2, in_force.height() // 2))
    assert not driver.window.findChildren(RulesDialog)


def test_an_entry_of_the_contents_shows_its_section(driver: Driver) -> None:
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    (contents,) = dialog.findChildren(QTreeWidget)
    contents.setFocus()
    for _ in range(6):
        QTest.keyClick(contents, KEY.Key_Down)
    assert entry(dialog) == "The backwards trick"
    assert top_line(dialog) == "The backwards trick"


def test_what_is_searched_for_is_marked_and_shown(driver: Driver) -> None:
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    field = search(dialog, "skull")
    (browser,) = dialog.findChildren(QTextBrowser)
    marked = browser.extraSelections()
    assert len(marked) > 3
    assert {each.cursor.selectedText().lower() for each in marked} == {"skull"}  # type: ignore[attr-defined]
    assert found(dialog) == f"1 of {len(marked)}"
    shown = browser.viewport().rect()
    for nth in (2, 3):
        QTest.keyClick(field, KEY.Key_Return)
        assert found(dialog) == f"{nth} of {len(marked)}"
        assert shown.contains(browser.cursorRect().center())
    assert dialog.isVisible()


def test_what_stands_nowhere_is_said_so(driver: Driver) -> None:
    driver.key(KEY.Key_F1)
    field = search(rules(driver), "poker")
    assert found(rules(driver)) == "Not found"
    field.clear()
    assert found(rules(driver)) == ""


def test_a_language_switch_translates_them_and_stays_there(driver: Driver) -> None:
    driver.start(dealt("R1 R2", "Y1 Y2", edition="quick"))
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    (contents,) = dialog.findChildren(QTreeWidget)
    contents.setFocus()
    QTest.keyClick(contents, KEY.Key_Down)
    assert entry(dialog) == "What it is about"
    driver.app.settings.change(language="de")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Regeln"
    assert entry(dialog) == "Worum es geht"
    assert top_line(dialog) == "Worum es geht"


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_the_smallest_window_nothing_is_wider_than_its_column(
    open_window: OpenWindow, language: str
) -> None:
    driver = open_window(900, 500, language=language)
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    assert dialog.width() <= 900
    (browser,) = dialog.findChildren(QTextBrowser)
    (contents,) = dialog.findChildren(QTreeWidget)
    assert browser.horizontalScrollBar().maximum() == 0
    assert contents.horizontalScrollBar().maximum() == 0
