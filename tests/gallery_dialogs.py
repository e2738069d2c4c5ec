"""The dialogs and menus that the gallery shows."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton

from tests.gallery_scenes import CTRL, KEY, ORIGINAL_ALONE, UNDER_COMMANDS, Gesture, Scene
from tests.window.driver import Driver
from thegame_desktop.view.dialogs.about_dialog import AboutDialog
from thegame_desktop.view.dialogs.error_dialog import ErrorDialog
from thegame_desktop.view.dialogs.question import Ask, Question
from thegame_desktop.view.look.theme import load_theme
from thegame_desktop.view.rules.extreme_rules import ExtremeRules
from thegame_desktop.view.rules.original_rules import OriginalRules
from thegame_desktop.view.rules.quick_rules import QuickRules
from thegame_desktop.view.rules.rules_dialog import RulesDialog
from thegame_desktop.view.words.words import Words


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Gesture:
    return lambda driver: driver.key(key, modifiers)


def about(driver: Driver) -> None:
    role = QAction.MenuRole.AboutRole
    (action,) = (a for a in driver.window.findChildren(QAction) if a.menuRole() == role)
    action.trigger()


def licences(driver: Driver) -> None:
    about(driver)
    (dialog,) = (each for each in driver.window.findChildren(AboutDialog) if each.isVisible())
    button = dialog.findChild(QPushButton, "show licences")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def about_without_core(driver: Driver) -> None:
    theme, folder = load_theme("dark"), driver.app.data_folder
    AboutDialog(theme, folder, driver.window, has_core=False).open()


def question(ask: Ask) -> Gesture:
    return lambda driver: Question(load_theme("dark"), ask, driver.window).open()


def error(*, with_details: bool) -> Gesture:
    def pose(driver: Driver) -> None:
        log = driver.app.data_folder / "errors.log"
        dialog = ErrorDialog(load_theme("dark"), log, driver.window)
        dialog.tell('Traceback (most recent call last):\n  File "app.py", line 1\nValueError: 5')
        if with_details:
            details = [b for b in dialog.findChildren(QPushButton) if b.isCheckable()]
            details[0].click()

    return pose


def menu(index: int) -> Gesture:
    def pose(driver: Driver) -> None:
        actions = driver.window.menuBar().actions()
        found = [m for m in driver.window.findChildren(QMenu) if m.menuAction() is actions[index]]
        found[0].popup(driver.window.mapToGlobal(QPoint(0, 30)))

    return pose


def rules(name: str) -> Gesture:
    """Open the rules at an edition or a section, by its entry in the contents."""

    def pose(driver: Driver) -> None:
        driver.key(KEY.Key_F1)
        (dialog,) = (each for each in driver.window.findChildren(RulesDialog) if each.isVisible())
        dialog.open_at(name)

    return pose


def rules_scenes() -> list[Scene]:
    """Every chapter and every section; each chapter's scene has the texts of all its sections."""
    words = Words()
    chapters = [kind(words).chapter("") for kind in (OriginalRules, ExtremeRules, QuickRules)]
    return [
        Scene(
            f"dialog-rules-{chapter.anchor(section)}",
            ORIGINAL_ALONE,
            rules(chapter.anchor(section)),
            is_dialog=True,
            is_to_look_at_only=section is not None,
        )
        for chapter in chapters
        for section in (None, *chapter.sections)
    ]


DIALOGS = [
    Scene("dialog-about", ORIGINAL_ALONE, about, is_dialog=True, has_large_texts_too=True),
    Scene("dialog-about-licences", ORIGINAL_ALONE, licences, is_dialog=True),
    Scene("dialog-about-no-core", ORIGINAL_ALONE, about_without_core, is_dialog=True),
    Scene("dialog-error", ORIGINAL_ALONE, error(with_details=False), is_dialog=True),
    Scene("dialog-error-details", ORIGINAL_ALONE, error(with_details=True), is_dialog=True),
    Scene(
        "dialog-keys",
        ORIGINAL_ALONE,
        press(KEY.Key_F1, CTRL),
        is_dialog=True,
        has_large_texts_too=True,
    ),
    Scene(
        "dialog-log",
        UNDER_COMMANDS,
        press(KEY.Key_L, CTRL),
        is_dialog=True,
        has_large_texts_too=True,
    ),
    Scene("dialog-menu-1", ORIGINAL_ALONE, menu(0), is_dialog=True),
    Scene("dialog-menu-2", ORIGINAL_ALONE, menu(1), is_dialog=True),
    Scene("dialog-menu-3", ORIGINAL_ALONE, menu(2), is_dialog=True),
    Scene("dialog-menu-4", ORIGINAL_ALONE, menu(3), is_dialog=True),
    Scene(
        "dialog-settings",
        ORIGINAL_ALONE,
        press(KEY.Key_Comma, CTRL),
        is_dialog=True,
        has_large_texts_too=True,
    ),
    *rules_scenes(),
] + [
    Scene(f"dialog-question-{ask.value.replace(' ', '-')}", ORIGINAL_ALONE, question(ask), True)
    for ask in Ask
]
