"""Open hands: everyone sees every hand, nothing is covered, and the result says so."""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel

from tests.kept_results import kept_results
from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import dealt, lay_all
from tests.window.recogniser import distance, pixels_on_screen, place_of
from thegame_desktop.engine import Command
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.cover.cover import Cover
from thegame_desktop.view.table.seats.open_hand import OpenHand

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


def signs_in(strip: OpenHand, tints: Sequence[QColor]) -> list[frozenset[tuple[int, int]]]:
    """What hangs below the numbers: the ink of each tile in its lower part, tile by tile."""
    image = pixels_on_screen(strip.window()).copy(place_of(strip))
    signs = []
    for tint in tints:
        across = [x for x in range(image.width()) if distance(image.pixelColor(x, 2), tint) <= 3]
        left, right = min(across) + 1, max(across)
        below = range(round(image.height() * 0.55), image.height() - 6)
        signs.append(
            frozenset(
                (x - left, y)
                for x in range(left, right)
                for y in below
                if image.pixelColor(x, y).lightness() > 180
            )
        )
    return signs


def test_each_command_is_seen_by_its_sign(open_window: OpenWindow, theme: Theme) -> None:
    driver = open_window()
    carriers = ("2", "20", "40", "60", "80", "22", "44")
    commands = layout(**{each.value: code for each, code in zip(Command, carriers, strict=True)})
    hands = ["2 20 40 60 80 97", "22 44 56 66 76 86", "3 23 43 63 83 93"]
    hands += ["4 24 45 64 84 94", "5 25 46 65 85 95"]
    game = dealt(*hands, edition="extreme", commands=commands)
    driver.start(replace(game, open_hands=True))
    driver.click(driver.button("starter 0"))
    first, second, third, *_ = open_hands(driver)
    told = "Player 1 holds 2, Stop; 20, Skull; 40, 3!; 60, Silence; 80, No backwards trick; 97"
    assert first.accessibleName() == told
    assert first.toolTip() == told
    tints = [[theme.tint(card(code)) for code in hand.split()] for hand in hands]
    *signs, plain = signs_in(first, tints[0])
    signs += signs_in(second, tints[1])[:2]
    assert not plain
    assert not any(signs_in(third, tints[2]))
    for sign in signs:
        assert len(sign) > 40, "large enough to be told apart"
    for one, other in combinations(signs, 2):
        assert len(one ^ other) > 25, "each has a sign of its own"


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
