"""The language is switched in the middle of everything: at once, everywhere, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all, lose
from tests.window.said import Said, said
from thegame_desktop.view.dialogs.keys_dialog import KeysDialog
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.settings.settings_dialog import SettingsDialog
from thegame_desktop.view.table.in_force import InForce
from thegame_desktop.view.table.piles.draw_pile_view import DrawPileView
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.seats.seat_chip import SeatChip
from thegame_desktop.view.table.turn_panel import TurnPanel

CTRL = Qt.KeyboardModifier.ControlModifier

SAME_IN_BOTH = {"The Game", "Original", "Extreme", "Standard", "Quick  Easy", "Deutsch", "English"}
"""Names that are the same in both languages, without the marks of underlined letters."""


KEYS = {"F1", "F11", "H", "Enter", "Esc", "Tab"}
"""What is printed on keys in both languages."""


def switch_language(driver: Driver, qtbot: QtBot, key: Qt.Key) -> None:
    """Open the settings by their shortcut, and change the language there by a key."""
    driver.window.activateWindow()
    driver.key(Qt.Key.Key_Comma, CTRL)
    dialog = settings_dialog(driver)
    qtbot.waitUntil(dialog.isActiveWindow)
    for _ in range(20):
        focused = QApplication.focusWidget()
        if isinstance(focused, QComboBox) and focused.findData("de") >= 0:
            break
        driver.key(Qt.Key.Key_Tab)
    driver.key(key)
    driver.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def to_german(driver: Driver, qtbot: QtBot) -> None:
    switch_language(driver, qtbot, Qt.Key.Key_Up)
    assert driver.app.settings.preferences.language == "de"


def to_english(driver: Driver, qtbot: QtBot) -> None:
    switch_language(driver, qtbot, Qt.Key.Key_Down)
    assert driver.app.settings.preferences.language == "en"


def settings_dialog(driver: Driver) -> SettingsDialog:
    dialog = driver.window.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def has_words(text: str) -> bool:
    """True unless it is only numbers and signs."""
    return any(letter.isalpha() for letter in text)


def unchanged(before: list[Said], after: list[Said]) -> list[Said]:
    """What says the same as before, though it should say it in another language."""
    assert [each[:2] for each in before] == [each[:2] for each in after]
    return [
        earlier
        for earlier, now in zip(before, after, strict=True)
        if earlier.text == now.text
        and has_words(now.text)
        and now.text.replace("&", "") not in SAME_IN_BOTH
    ]


@pytest.fixture
def driver(open_window: OpenWindow) -> Driver:
    """A game of Extreme in which everything is to be seen: commands, a held card, a reason."""
    driver = open_window(1500, 900)
    commands = layout(no_backwards="30", silence="8")
    hands = ("7 8 20 30 40 50 60", "70 71 72 73 74 75 76")
    driver.start(dealt(*hands, edition="extreme", variant="expert", commands=commands))
    driver.begin(0)
    lay_all(driver, "30/0 8/1")
    driver.click_card(card("20"))
    driver.move_to(driver.pile(0))
    assert driver.notice
    return driver


def test_every_text_changes_at_once_and_back_again(driver: Driver, qtbot: QtBot) -> None:
    game, english = driver.app.session.observation, said(driver.window)
    kinds = {each.kind for each in english}
    assert kinds >= {"title", "item", "text", "tool tip", "accessible name", "line"}
    to_german(driver, qtbot)
    german = said(driver.window)
    assert unchanged(english, german) == []
    to_english(driver, qtbot)
    assert said(driver.window) == english
    assert driver.app.session.observation == game


def test_the_held_card_stays_held_and_can_be_laid(driver: Driver, qtbot: QtBot) -> None:
    offered = driver.pile(1).accessibleDescription()
    to_german(driver, qtbot)
    assert driver.notice == "30 verbietet den Rückwärts-Trick"
    assert offered == "Takes the card (+12)"
    assert driver.pile(1).accessibleDescription() == "Nimmt die Karte (+12)"
    driver.click_pile(1)
    assert driver.app.session.observation.table.piles[1].top == card("20")


PAINTED: tuple[type[QWidget], ...] = (TurnPanel, InForce, DrawPileView, PileButton, SeatChip)


@pytest.mark.parametrize("kind", PAINTED)
def test_painted_words_change_too(driver: Driver, qtbot: QtBot, kind: type[QWidget]) -> None:
    driver.key(Qt.Key.Key_Escape)
    widgets = [each for each in driver.all(kind, None) if each.isVisible()]
    english = [each.grab().toImage() for each in widgets]
    to_german(driver, qtbot)
    german = [each.grab().toImage() for each in widgets]
    assert widgets
    assert all(one != other for one, other in zip(english, german, strict=True))
    to_english(driver, qtbot)
    assert [each.grab().toImage() for each in widgets] == english


def test_the_new_game_page_changes(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    english = said(driver.window)
    to_german(driver, qtbot)
    assert unchanged(english, said(driver.window)) == []
    to_english(driver, qtbot)
    assert said(driver.window) == english


def test_the_end_page_changes(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    lose(driver)
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.lay(card("3"), 3)
    english = said(driver.window)
    to_german(driver, qtbot)
    assert unchanged(english, said(driver.window)) == []
    to_english(driver, qtbot)
    assert said(driver.window) == english


def test_open_dialogs_change_too(driver: Driver, qtbot: QtBot) -> None:
    """The log, the rules and the keys, which make new lines of other words."""
    for key in (Qt.Key.Key_L, Qt.Key.Key_F1):
        driver.key(key, CTRL)
        driver.window.activateWindow()
    driver.key(Qt.Key.Key_F1)
    (rules,) = driver.window.findChildren(RulesDialog)
    (keys,) = driver.window.findChildren(KeysDialog)
    assert rules.isVisible()
    assert keys.isVisible()
    english = words_in(driver)
    to_german(driver, qtbot)
    assert english & words_in(driver) <= SAME_IN_BOTH | KEYS
    to_english(driver, qtbot)
    assert words_in(driver) == english


def words_in(driver: Driver) -> set[str]:
    """All that is said in the window and in those beside it."""
    texts = {each.text.replace("&", "") for each in said(driver.window)}
    return {text for text in texts if has_words(text)}


def test_it_is_remembered(driver: Driver, qtbot: QtBot, open_window: OpenWindow) -> None:
    to_german(driver, qtbot)
    driver.window.close()
    again = open_window(data=driver.app.data_folder)
    assert again.button("resume").text() == "Weiterspielen"


def test_the_settings_open_from_the_menu(driver: Driver) -> None:
    driver.choose("Game", "Settings…")
    dialog = settings_dialog(driver)
    assert dialog.isVisible()
    assert dialog.windowTitle() == "Settings"
    driver.key(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
