"""Open hands: everyone sees every hand, nothing is covered, and the result says so."""

import json
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tests.kept_results import kept_results
from tests.positions import card
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from tests.window.recogniser import pixels_on_screen, place_of
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover import Cover
from thegame_desktop.view.table.open_hand import OpenHand

HANDS = ("2 3 4 5 6 98 99", "50 51 52 53 54 55 56")


def start_open(driver: Driver, *hands: str) -> None:
    driver.start(replace(dealt(*hands), open_hands=True))


def is_covered(driver: Driver) -> bool:
    return any(each.isVisible() for each in driver.all(Cover, None))


def open_hands(driver: Driver) -> list[OpenHand]:
    shown = [each for each in driver.all(OpenHand, None) if each.isVisible()]
    return sorted(shown, key=lambda each: each.x())


def test_they_are_chosen_on_the_new_game_page(open_window: OpenWindow) -> None:
    driver = open_window()
    assert not driver.can_see("open hands"), "alone there is nothing to open"
    driver.app.settings.last_choice = replace(driver.app.settings.last_choice, player_count=2)
    driver.choose("Game", "New game…")
    driver.click(driver.button("open hands"))
    driver.click(driver.button("play"))
    assert driver.app.session.open_hands is not None
    assert len(open_hands(driver)) == 2


def test_nothing_is_covered_and_every_hand_is_told(open_window: OpenWindow) -> None:
    driver = open_window()
    start_open(driver, *HANDS)
    assert not is_covered(driver)
    driver.click(driver.button("starter 0"))
    assert not is_covered(driver)
    assert driver.hand == HANDS[0]
    told = [each.accessibleName() for each in open_hands(driver)]
    assert told == [
        "Player 1 holds 2; 3; 4; 5; 6; 98; 99",
        "Player 2 holds 50; 51; 52; 53; 54; 55; 56",
    ]
    lay_all(driver, "2/0 3/0")
    assert open_hands(driver)[0].accessibleName() == "Player 1 holds 4; 5; 6; 98; 99"
    driver.click(driver.button("finish"))
    assert not is_covered(driver)
    assert driver.hand == HANDS[1]


def test_each_card_has_a_tile_in_its_tint(open_window: OpenWindow, theme: Theme) -> None:
    driver = open_window()
    start_open(driver, *HANDS)
    driver.click(driver.button("starter 0"))
    image = pixels_on_screen(driver.window)
    for strip, hand in zip(open_hands(driver), HANDS, strict=True):
        place = place_of(strip)
        seen = {
            image.pixelColor(x, place.top() + 3).name() for x in range(place.left(), place.right())
        }
        for code in hand.split():
            assert theme.tint(card(code)).name() in seen


@pytest.mark.parametrize("size", [(900, 500), (1280, 720), (1920, 1080)])
def test_they_lie_beside_their_seats(size: tuple[int, int], open_window: OpenWindow) -> None:
    driver = open_window(*size)
    hands = [" ".join(str(2 + seat + 5 * nth) for nth in range(6)) for seat in range(5)]
    start_open(driver, *hands)
    driver.click(driver.button("starter 3"))
    for seat, strip in enumerate(open_hands(driver)):
        chip = driver.button(f"seat {seat}").geometry()
        assert strip.geometry().top() >= chip.bottom()
        assert chip.left() <= strip.geometry().left() < strip.geometry().right() <= chip.right() + 1
        assert strip.geometry().bottom() < driver.pile(0).geometry().top()


def test_the_result_tells_of_it(open_window: OpenWindow) -> None:
    driver = open_window()
    start_open(driver, *HANDS)
    driver.click(driver.button("starter 0"))
    lay_all(driver, "98/0 99/1 3/2 2/3")
    driver.click(driver.button("finish"))
    labels = driver.window.findChildren(QLabel)
    said = [label.text() for label in labels if label.isVisible()]
    assert any("open hands" in text for text in said)
    driver.choose("Game", "New game…")
    QApplication.processEvents()
    assert driver.app.autosave.flush()
    (kept,) = kept_results(driver.app.data_folder)
    assert json.loads(kept)["marks"]["open_hands"] is True
