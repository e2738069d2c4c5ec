"""Sentences that stumble easily: about you, about whose turn it is, about cards with colours."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.positions import card
from tests.window.computers import PERSON, SKILLED, with_computers
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.ear import Ear
from tests.window.prepared import dealt
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.log_panel import LogPanel
from thegame_desktop.view.table.turn_panel import TurnPanel

TWO = ("2 3 4 5 6 7 8", "50 51 52 53 54 55 56")
QUICK = ("Y2 R5", "G1 B9")


def last_line(driver: Driver, name: str) -> str:
    """The last line of a button's tool tip."""
    return driver.button(name).toolTip().splitlines()[-1]


def told_on_cover(driver: Driver) -> Sequence[str]:
    labels = driver.find(Cover, None).findChildren(QLabel)
    return [each.text() for each in labels if each.isVisible()]


@pytest.mark.parametrize(
    ("language", "you", "others"),
    [
        ("en", "Click to begin", "Click: Alan begins"),
        ("de", "Klick: Du beginnst", "Klick: Alan beginnt"),
    ],
)
def test_who_begins_is_offered_in_the_right_person(
    open_window: OpenWindow, language: str, you: str, others: str
) -> None:
    driver = open_window(language=language)
    driver.start(with_computers(dealt(*TWO), PERSON, SKILLED))
    assert last_line(driver, "starter 0") == you
    assert last_line(driver, "starter 1") == others


def test_it_is_still_somebodys_turn_only_once_a_card_is_laid(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(dealt(*TWO))
    driver.look_round()
    driver.click(driver.button("starter 1"))  # who has looked last
    assert "Your turn!" in told_on_cover(driver)
    driver.uncover()
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert "Your turn!" in told_on_cover(driver), "nothing is laid yet"
    driver.uncover()
    driver.lay(card("50"), 0)
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert "It is still your turn." in told_on_cover(driver)


def test_the_turn_panel_begins_with_a_word(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*TWO), PERSON, SKILLED))
    panel = driver.find(TurnPanel, None)
    assert panel.accessibleName() == "First agree on who begins"
    assert panel.toolTip() == "First agree on who begins"


@pytest.mark.parametrize(
    ("language", "laid", "held", "refused"),
    [
        (
            "en",
            "Player 1: yellow 2 on pile 2",
            "Red 5 is held",
            "Green 1 is not higher than yellow 2, and of another colour",
        ),
        (
            "de",
            "Spieler 1: gelbe 2 auf Stapel 2",
            "Die rote 5 ist aufgenommen",
            "Die grüne 1 ist nicht höher als die gelbe 2 und hat eine andere Farbe",
        ),
    ],
)
def test_cards_with_colours_are_named_as_in_a_sentence(
    open_window: OpenWindow, ear: Ear, language: str, laid: str, held: str, refused: str
) -> None:
    driver = open_window(language=language)
    driver.start(dealt(*QUICK, edition="quick"))
    driver.begin(0)
    ear.news()
    driver.click_card(card("R5"))
    assert ear.news()[-1].startswith(held)
    assert driver.card(card("R5")).accessibleName() in ("Red 5", "Rote 5")
    driver.lay(card("Y2"), 1)
    assert any(said.startswith(laid) for said in ear.news())
    log = driver.table.findChildren(LogPanel)[0].list.model()
    lines = [log.index(row, 0).data() for row in range(log.rowCount())]
    assert laid in lines
    driver.finish()
    driver.lay(card("G1"), 1)
    assert driver.notice == refused


def test_whose_turn_it_is_instead_is_told_by_name(open_window: OpenWindow, ear: Ear) -> None:
    driver = open_window()
    driver.start(with_computers(dealt(*TWO), PERSON, SKILLED))
    driver.click(driver.button("starter 1"))
    driver.click_card(card("2"))
    assert driver.notice == "It is Alan's turn"
    assert ear.news()[-1] == "! It is Alan's turn"
