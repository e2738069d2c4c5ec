"""The moment after a turn: the new cards are seen once more, and nothing else can be done."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from thegame_desktop.engine import Card
from thegame_desktop.model.preferences import Speed
from thegame_desktop.view.table import replay
from thegame_desktop.view.table.flying_card import FlyingCard
from thegame_desktop.view.table.turn_panel import TurnPanel

THREE = ("2 5 8 11 14 17", "3 6 9 12 15 18", "4 7 10 13 16 19")


def in_the_farewell(driver: Driver, qtbot: QtBot) -> None:
    """The first player has just finished a turn, and sees the new cards."""
    driver.start(dealt(*THREE, draw="90 91"))
    session = driver.app.session
    for _ in range(3):
        session.uncover()
        session.cover()
    QApplication.processEvents()
    driver.click(driver.button("starter 0"))
    session.uncover()
    at_rest(driver, qtbot)
    lay_all(driver, "2/0 5/0")
    at_rest(driver, qtbot)
    driver.click(driver.button("finish"))
    qtbot.waitUntil(lambda: "90" in driver.hand.split() and bool(driver.notice))


def at_rest(driver: Driver, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not driver.table.is_moving)


def test_it_shows_the_new_cards_and_the_truth(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window(speed=Speed.SLOW)
    in_the_farewell(driver, qtbot)
    assert set(driver.hand.split()) == {"8", "11", "14", "17", "90", "91"}
    assert driver.notice == "Your new cards. They are covered in a moment."
    told = driver.find(TurnPanel, None).accessibleName()
    assert told.startswith("Player 1 looks. Player 2's turn")
    assert driver.button("seat 0").accessibleName().startswith("Player 1, 6 cards in hand")
    assert "on turn" in driver.button("seat 1").accessibleName()
    for name in ("finish", "take back", "signals"):
        assert not driver.button(name).isEnabled()


def test_an_impatient_key_brings_the_cover_and_nothing_else(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(speed=Speed.SLOW, grace_ms=60_000)
    in_the_farewell(driver, qtbot)
    driver.key(Qt.Key.Key_Space)
    assert driver.can_see("uncover")
    assert driver.app.session.sight.awaited == 1
    assert driver.app.session.sight.uncovered is None
    assert driver.hand == ""


def test_a_click_on_a_player_means_nothing_in_it(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window(speed=Speed.SLOW)
    in_the_farewell(driver, qtbot)
    driver.click(driver.button("seat 2"))
    assert driver.app.session.sight.awaited == 1


def test_what_was_missed_flies_in_again_and_again(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """For whoever is still getting hold of the laptop."""
    monkeypatch.setattr(replay, "_BEFORE_ENCORE_MS", 10)
    departures = Departures()
    qapp.installEventFilter(departures)
    driver = open_window(speed=Speed.FAST)
    in_the_farewell(driver, qtbot)
    qtbot.waitUntil(lambda: len(departures.cards) == 6)
    qapp.removeEventFilter(departures)
    at_rest(driver, qtbot)
    assert not flying(driver)
    assert departures.cards == [card("2"), card("5")] * 3
    assert driver.pile(0).accessibleName().startswith("Pile 1, ascending: 5 on top")


def test_it_is_shown_again_at_a_click_until_the_hand_is_uncovered(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    driver = open_window(speed=Speed.FAST)
    in_the_farewell(driver, qtbot)
    qtbot.waitUntil(lambda: driver.can_see("replay"))
    at_rest(driver, qtbot)
    driver.click(driver.button("replay"))
    assert driver.focused == "uncover", "Space uncovers all the same"
    qtbot.waitUntil(lambda: bool(flying(driver)))
    driver.uncover()
    assert not flying(driver)
    at_rest(driver, qtbot)
    assert driver.hand == THREE[1]
    assert driver.pile(0).accessibleName().startswith("Pile 1, ascending: 5 on top")


class Departures(QObject):
    """Notes every face-up card that sets out: a busy machine may not get to see it fly."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Card] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, FlyingCard):
            self.cards += [watched.card] if watched.card else []
        return False


def flying(driver: Driver) -> list[FlyingCard]:
    return [each for each in driver.table.findChildren(FlyingCard) if each.isVisible()]
