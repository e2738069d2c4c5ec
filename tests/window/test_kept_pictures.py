"""What the window keeps from game to game: the pictures of the latest ones, and no more."""

from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.test_daily import give_up
from thegame_desktop.engine import Card, Command
from thegame_desktop.play.new_game import CommandLayout, GameChoice, new_game
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.window import main_window

SHUFFLED = GameChoice("extreme", command_layout=CommandLayout.SHUFFLED)


class Drawn(NamedTuple):
    """A face that somebody wanted to show."""

    card: Card
    command: Command | None
    width: int
    height: int
    ratio: float


class NotingArt(CardArt):
    """Remembers which faces were asked for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.shown: set[Drawn] = set()

    def face(
        self,
        card: Card,
        command: Command | None,
        size: QSize,
        ratio: float,
        *,
        is_spent: bool = False,
    ) -> QPixmap:
        self.shown.add(Drawn(card, command, size.width(), size.height(), ratio))
        return super().face(card, command, size, ratio, is_spent=is_spent)

    def take(self) -> set[Drawn]:
        """What was asked for since the last time."""
        shown, self.shown = self.shown, set()
        return shown

    def kept(self, faces: set[Drawn]) -> set[Drawn]:
        """Those of these faces that needn't be drawn again."""
        return {
            face
            for face in faces
            if self.keeps(face.card, face.command, QSize(face.width, face.height), face.ratio)
        }


@pytest.fixture
def art(theme: Theme) -> NotingArt:
    return NotingArt(theme)


def play(driver: Driver, seed: int) -> None:
    """Look at a deal with shuffled commands, give it up, look at all its cards, and leave."""
    driver.start(new_game(SHUFFLED, Random(seed)))
    give_up(driver)
    driver.click(driver.button("new game"))


def test_pictures_of_a_game_go_with_the_next_but_one(
    open_window: OpenWindow, art: NotingArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has commands on other cards, so that all games together have very many."""
    monkeypatch.setattr(main_window, "CardArt", lambda _theme: art)
    driver = open_window(asks_before_leaving=False)
    shown: list[set[Drawn]] = []
    for seed in range(4):
        play(driver, seed)
        shown.append(art.take())
    first, *_, before_last, last = shown
    assert len(first) > len(SHUFFLED.rules.cards), "in hand, and all of them on the result's page"
    assert art.kept(last) == last
    assert art.kept(before_last) == before_last, "that was still there when the last one began"
    assert art.kept(first - before_last - last) == set()


def test_playing_the_same_deal_again_draws_nothing_anew(
    open_window: OpenWindow, art: NotingArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "CardArt", lambda _theme: art)
    driver = open_window(asks_before_leaving=False)
    play(driver, 1)
    shown = art.take()
    driver.start(new_game(SHUFFLED, Random(1)))
    assert art.kept(shown) == shown
