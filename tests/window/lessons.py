"""A learner at the window: what is to be played in each lesson, and how it is read and done."""

from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.driver import Driver
from thegame_desktop.model.preferences import Pace
from thegame_desktop.model.tutor import LessonPhase, Tutor

PLAYS = {
    "original": (
        *("3/0", "97/2", "finish", "on"),
        *("85/2", "14/0", "66/3", "finish", "on"),
        *("47/0", "51/2", "finish", "on"),
        *("34/0", "24/0", "finish", "on"),
        *("73/2", "24/1", "finish", "ada", "on"),
        *("keep off", "ada", "70/3", "49/0", "finish", "ada", "on"),
        *("38/0", "finish", "51/3", "49/0", "50/2"),
    ),
    "extreme": (
        *("7/1", "on"),
        *("14/0", "17/0", "finish", "on"),
        *("21/0", "89/3", "23/0", "finish", "on"),
        *("67/2", "34/0", "finish", "on"),
        *("31/0", "33/0", "finish", "20/1", "85/3", "finish", "on"),
        *("51/2", "81/3", "finish", "ada", "on"),
        *("44/1", "42/0", "55/0"),
    ),
    "quick": (
        *("Y2/1", "B9/0", "finish", "ada", "on"),
        *("R3/1", "B4/1", "finish", "ada", "on"),
        *("G7/1", "finish", "ada", "B5/0"),
    ),
}
"""A way through each lesson: lays, the end of a turn, Ada's turns, and on to the next scene."""


_MENUS = {"en": ("Help", "Learn to play…"), "de": ("Hilfe", "Spielen lernen …")}


def open_lessons(driver: Driver) -> None:
    """Have the lessons offered, by the menu."""
    driver.choose(*_MENUS[driver.app.settings.preferences.language])


def begin_lesson(driver: Driver, edition: str) -> None:
    """Choose a lesson by the menu and its tile."""
    open_lessons(driver)
    driver.click(driver.button(f"lesson {edition}"))
    driver.click(driver.button("begin lesson"))


def read(driver: Driver, what: str) -> str:
    """What stands in the bar: its title, task, answer or count."""
    return driver.find(QLabel, f"lesson {what}").text()


def play(driver: Driver, qtbot: QtBot, deed: str, *, by_drag: bool = False) -> None:
    """Do one of the deeds that lessons ask for."""
    if deed == "finish":
        driver.click(driver.button("finish"))
    elif deed == "on":
        driver.click(driver.button("lesson go on"))
    elif deed == "ada":
        wait_for_ada(driver, qtbot)
    elif deed == "keep off":
        say_keep_off(driver, 3)
    else:
        code, _, pile = deed.partition("/")
        if by_drag:
            driver.drag_card(card(code), driver.pile(int(pile)))
        else:
            driver.lay(card(code), int(pile))


def wait_for_ada(driver: Driver, qtbot: QtBot) -> None:
    """She plays as fast as the settings have it."""
    assert driver.app.settings.preferences.pace is Pace.AT_ONCE
    tutor = driver.window.findChild(Tutor)
    assert tutor is not None
    qtbot.waitUntil(lambda: tutor.phase is not LessonPhase.WATCHES)


def say_keep_off(driver: Driver, pile: int) -> None:
    driver.click(driver.button("signals"))
    signal = driver.button(f"signal pile_advice {pile} keep_off")
    for scroll in driver.all(QScrollArea, None):
        if scroll.isAncestorOf(signal):
            scroll.ensureWidgetVisible(signal)  # with large texts, the panel scrolls
    driver.click(signal)
    driver.click(driver.button("signals done"))
