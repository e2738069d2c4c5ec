"""The rules at the window: found from everywhere, and searched."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QTextBrowser, QTreeWidget

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.fans import is_open
from tests.window.prepared import STEPS, dealt, lay_all, lose, with_stop
from thegame_desktop.engine import LossReason
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.log_dialog import LogDialog
from thegame_desktop.view.dialogs.question import Question
from thegame_desktop.view.rules.chapters import place_of_ending
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
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


def test_f1_opens_the_rule_of_the_command_under_the_mouse(driver: Driver) -> None:
    commands = layout(silence="5", skull="40")
    driver.start(dealt(STEPS, edition="extreme", commands=commands))
    lay_all(driver, "5/0")
    driver.move_to(driver.pile(0))
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Silence"
    driver.key(KEY.Key_Escape)
    driver.move_to(driver.card(card("40")))
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Skull"
    driver.key(KEY.Key_Escape)
    driver.move_to(driver.card(card("12")))
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Extreme"


def test_f1_opens_the_rule_of_the_card_that_was_gone_to_by_key(driver: Driver) -> None:
    driver.start(dealt(STEPS, edition="extreme", commands=layout(skull="2")))
    driver.key(KEY.Key_Tab)
    assert driver.focused == "card 2"
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Skull"


def test_f1_opens_the_reason_why_a_game_was_lost(driver: Driver) -> None:
    lose(driver)
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Won or lost"


def test_the_end_of_a_lost_game_leads_to_its_rule(driver: Driver) -> None:
    lose(driver)
    driver.click(driver.button("rule"))
    assert entry(rules(driver)) == "Won or lost"
    assert top_line(rules(driver)) == "Won or lost"


@pytest.mark.parametrize("reason", LossReason)
def test_every_loss_has_a_place_in_the_rules(driver: Driver, reason: LossReason) -> None:
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    dialog.open_at(place_of_ending("extreme", reason))
    words = {LossReason.SKULL: "Skull", LossReason.THREE: "3!"}
    assert entry(dialog) == words.get(reason, "Won or lost")


@pytest.mark.parametrize("page", ["new game", "unfinished games"])
def test_f1_opens_them_on_the_pages_before_a_game(driver: Driver, page: str) -> None:
    if page == "unfinished games":
        driver.choose("Game", "Unfinished games…")
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Original"


BESIDE_THE_GAME = (
    ("Game", "Settings…", SettingsDialog),
    ("View", "Game log…", LogDialog),
    ("Help", "Keys and mouse", KeysDialog),
    ("Help", "About The Game", AboutDialog),
)


@pytest.mark.parametrize(("menu", "item", "kind"), BESIDE_THE_GAME)
def test_f1_opens_them_beside_every_other_window(
    driver: Driver, menu: str, item: str, kind: type[QDialog]
) -> None:
    driver.start(dealt("R1 R2", "Y1 Y2", edition="quick"))
    driver.choose(menu, item)
    (window,) = driver.window.findChildren(kind)
    QTest.keyClick(window, KEY.Key_F1)
    assert entry(rules(driver)) == "Quick & Easy"


def test_f1_opens_them_over_a_question_that_goes_on_waiting(driver: Driver) -> None:
    driver.start(with_stop())
    driver.lay(card("7"), 0)
    question = driver.dialog
    assert isinstance(question, Question)
    QTest.keyClick(question, KEY.Key_F1)
    dialog = rules(driver)
    assert entry(dialog) == "Extreme"
    QApplication.processEvents()
    search(dialog, "stop")
    assert found(dialog).startswith("1 of ")
    QTest.keyClick(question, KEY.Key_F1)
    assert rules(driver) is dialog, "there is one of them"
    QTest.keyClick(dialog, KEY.Key_Escape)
    assert not dialog.isVisible()
    assert question.isVisible()
    QTest.keyClick(question, KEY.Key_Return)
    assert driver.app.session.observation.table.piles[0].top == card("7")


def test_they_close_with_the_question_that_they_were_opened_over(driver: Driver) -> None:
    driver.start(with_stop())
    driver.lay(card("7"), 0)
    question = driver.dialog
    assert question is not None
    QTest.keyClick(question, KEY.Key_F1)
    assert rules(driver).parent() is question
    driver.answer(KEY.Key_Escape)
    assert not driver.window.findChildren(RulesDialog)
    driver.key(KEY.Key_F1)
    assert rules(driver).parent() is driver.window


def test_f1_opens_them_over_a_pile_that_is_looked_through(driver: Driver) -> None:
    driver.start(dealt("R1 R2", "Y1 Y2", edition="quick"))
    driver.begin(0)
    driver.click_pile(0)
    driver.key(KEY.Key_F1)
    assert entry(rules(driver)) == "Quick & Easy"
    assert is_open(driver), "beside it"


def test_a_way_on_leads_to_its_section(driver: Driver) -> None:
    driver.key(KEY.Key_F1)
    dialog = rules(driver)
    dialog.open_at("extreme-instant")
    (browser,) = dialog.findChildren(QTextBrowser)
    browser.setFocus()
    for _ in range(100):
        QTest.keyClick(browser, KEY.Key_Tab)
        if browser.textCursor().selectedText() == "Skull":
            break
    QTest.keyClick(browser, KEY.Key_Return)
    assert entry(dialog) == "Skull"
    assert top_line(dialog) == "Skull"


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
