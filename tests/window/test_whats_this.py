"""What's this? The key, then a click: what it hits is explained, and nothing else happens."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QLabel,
    QListView,
    QMenu,
    QScrollArea,
    QWhatsThis,
    QWidget,
)

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.explained import unexplained_items
from tests.window.fans import fan, is_open
from tests.window.prepared import STEPS, dealt, lay_all
from tests.window.recogniser import is_same, plain
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.table.in_force import InForce

KEY = Qt.Key
RECENT_FILES = ("Open re&cent", "Zuletz&t geöffnet")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    return open_window()


def bubble() -> QWidget | None:
    """What explains something just now."""
    popup = QApplication.activePopupWidget()
    is_bubble = popup is not None and str(popup.metaObject().className()) == "QWhatsThat"
    return popup if is_bubble else None


def is_explained_by(text: str) -> bool:
    """True if these words stand there; Qt tells them to nobody, so it is made to show them."""
    assert text
    shown = bubble()
    if shown is None:
        return False
    picture = plain(shown.grab())
    return is_same(picture, _bubble_with(text)) and not is_same(picture, _bubble_with(text[1:]))


def _bubble_with(text: str) -> QImage:
    QWhatsThis.showText(QPoint(50, 50), text)
    wanted = bubble()
    assert wanted is not None
    return plain(wanted.grab())


def close_bubble() -> None:
    shown = bubble()
    assert shown is not None
    QTest.keyPress(shown, KEY.Key_Escape)  # its release goes to whatever comes next
    QApplication.processEvents()
    assert bubble() is None


def ask(driver: Driver) -> None:
    driver.key(KEY.Key_F1, SHIFT)


def settings(driver: Driver) -> SettingsDialog:
    driver.choose("Game", "Settings…")
    (dialog,) = driver.window.findChildren(SettingsDialog)
    return dialog


def test_a_card_is_explained_and_stays_where_it_is(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask(driver)
    assert QWhatsThis.inWhatsThisMode()
    driver.click_card(card("40"))
    assert not QWhatsThis.inWhatsThisMode(), "it was for one click"
    assert driver.table.nth_held is None
    assert is_explained_by(driver.card(card("40")).whatsThis())
    assert driver.card(card("40")).whatsThis().startswith("A card of your hand.")


def test_a_command_on_a_card_is_explained_too(driver: Driver) -> None:
    driver.start(dealt(STEPS, edition="extreme", commands=layout(silence="40")))
    rule = "Silence: While it shows, nobody may talk about the game."
    assert driver.card(card("40")).toolTip().startswith(rule)
    assert driver.card(card("40")).whatsThis().endswith(rule)
    assert rule not in driver.card(card("5")).whatsThis()
    lay_all(driver, "40/0")
    assert rule.removeprefix("Silence: ") in driver.pile(0).toolTip()
    assert driver.find(InForce, None).toolTip() == rule


def test_a_pile_is_explained_and_not_opened(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask(driver)
    driver.click_pile(2)
    assert not is_open(driver)
    assert is_explained_by(driver.pile(2).whatsThis())
    close_bubble()
    driver.click_pile(2)
    assert is_open(driver), "the next click is one like any other"
    ask(driver)
    driver.click(fan(driver))
    assert is_open(driver)
    assert is_explained_by(fan(driver).whatsThis())


def test_the_table_around_them_is_explained(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    ask(driver)
    driver.click(driver.table, QPoint(3, 3))
    assert is_explained_by(driver.table.whatsThis())


def test_a_line_of_the_log_is_explained_by_the_log(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0")
    (log,) = (each for each in driver.window.findChildren(QListView) if each.isVisible())
    ask(driver)
    driver.click(log, log.visualRect(log.model().index(0, 0)).center())
    assert is_explained_by(log.whatsThis())


def test_a_setting_is_explained_and_not_changed(driver: Driver) -> None:
    dialog = settings(driver)
    before = driver.app.settings.preferences
    (switch,) = (each for each in dialog.findChildren(QCheckBox) if "Take back" in _words(each))
    (note,) = (
        each
        for each in dialog.findChildren(QLabel)
        if each.text() == switch.accessibleDescription()
    )
    (scroll,) = dialog.findChildren(QScrollArea)
    for part in (switch, note):
        scroll.ensureWidgetVisible(part)
        ask(driver)
        driver.click(part, QPoint(8, part.height() // 2))
        assert is_explained_by(switch.whatsThis())
        close_bubble()
    assert driver.app.settings.preferences == before
    assert dialog.isVisible(), "only the words were closed"


def _words(box: QCheckBox) -> str:
    return box.text().replace("&", "")


@pytest.mark.parametrize("question", list(Ask))
def test_a_question_can_be_asked_about_before_it_is_answered(
    driver: Driver, theme: Theme, question: Ask
) -> None:
    dialog = Question(theme, question, driver.window)
    dialog.open()
    QApplication.processEvents()
    ask(driver)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
    driver.click(cancel)
    assert dialog.isVisible()
    assert is_explained_by(cancel.whatsThis())


def test_the_key_twice_explains_what_has_the_keyboard(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    driver.keys(KEY.Key_Right, KEY.Key_Right)
    ask(driver)
    ask(driver)
    assert not QWhatsThis.inWhatsThisMode()
    assert is_explained_by(driver.card(card("5")).whatsThis())
    assert driver.table.nth_held is None


def test_escape_leaves_it_and_does_nothing_else(driver: Driver) -> None:
    driver.start(dealt(STEPS))
    driver.click_card(card("40"))
    ask(driver)
    driver.key(KEY.Key_Escape)
    assert not QWhatsThis.inWhatsThisMode()
    assert bubble() is None
    assert driver.table.nth_held == 4, "the card is still held"


def test_the_menu_leads_there_too_and_its_items_are_explained(driver: Driver) -> None:
    driver.choose("Help", "What's this?")
    assert QWhatsThis.inWhatsThisMode()
    driver.choose("View", "Number line")
    item = driver.menu_item("Number line")
    assert is_explained_by(item.whatsThis())
    assert item.isChecked(), "as it was"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_item_of_the_menus_is_explained(open_window: OpenWindow, language: str) -> None:
    driver = open_window(language=language)
    driver.app.settings.remember_file(driver.app.data_folder / "Sunday.thegame")
    (recent,) = (each for each in driver.window.findChildren(QMenu) if each.title() in RECENT_FILES)
    recent.aboutToShow.emit()
    assert list(unexplained_items(driver.window)) == []


def test_what_is_explained_goes_with_the_hand(driver: Driver) -> None:
    """The words about a card tell of its command, and with it of the hand."""
    commands = layout(skull="5")
    hands = ("2 5 12 15 40 85 90", "3 6 13 16 41 86 91")
    driver.start(dealt(*hands, edition="extreme", commands=commands))
    driver.begin()
    ask(driver)
    driver.click_card(card("5"))
    assert bubble() is not None
    driver.app.session.cover()  # as it does by itself after a while
    QApplication.processEvents()
    assert bubble() is None


# All keys on one page


def test_the_page_of_keys_has_every_key_of_the_menus(driver: Driver) -> None:
    driver.key(KEY.Key_F1, CTRL)
    (dialog,) = driver.window.findChildren(KeysDialog)
    listed = {label.text() for label in dialog.findChildren(QLabel)}
    actions = driver.window.menuBar().findChildren(QAction)
    keys = {_shown(each.shortcut()) for each in actions if not each.shortcut().isEmpty()}
    assert "Shift+F1" in keys
    assert len(keys) > 15
    assert keys <= listed


def _shown(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def test_the_page_of_keys_needs_no_scrolling_in_the_first_window(open_window: OpenWindow) -> None:
    driver = open_window(1280, 760)
    driver.key(KEY.Key_F1, CTRL)
    (dialog,) = driver.window.findChildren(KeysDialog)
    QApplication.processEvents()
    (scroll,) = dialog.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
