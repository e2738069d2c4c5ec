"""The sign of a backwards trick covers nothing that there is to read on the card."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from tests.positions import card, layout
from tests.window.conftest import OpenWindow
from tests.window.driver import Driver
from tests.window.prepared import STEPS, dealt, lay_all
from tests.window.slow_motion import SlowMotion
from thegame_desktop.engine import Card, Command
from thegame_desktop.model.preferences import CardStyle, MotionChoice, Speed
from thegame_desktop.view.look import card_signs
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.card_lettering import Lettering
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.flying_card import FlyingPicture

SIZES = [(900, 500), (1280, 720), (1920, 1080), (700, 1000)]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """Where numbers and commands are drawn, while cards are drawn."""
    places: list[QRectF] = []
    write, badge = Lettering.text, card_signs._badge

    def text(
        self: Lettering,
        painter: QPainter,
        text: str,
        centre: QPointF,
        height: float,
        most_width: float,
        colour: QColor,
        halo: QPen | None = None,
    ) -> None:
        box = QRectF(0, 0, most_width, height)
        box.moveCenter(centre)
        places.append(painter.worldTransform().mapRect(box))
        write(self, painter, text, centre, height, most_width, colour, halo)

    def command(
        painter: QPainter, centre: QPointF, side: float, theme: Theme, which: Command
    ) -> None:
        box = QRectF(0, 0, side, side)
        box.moveCenter(centre)
        places.append(painter.worldTransform().mapRect(box))
        badge(painter, centre, side, theme, which)

    monkeypatch.setattr(Lettering, "text", text)
    monkeypatch.setattr(card_signs, "_badge", command)
    return places


def numbers_on(
    driver: Driver, theme: Theme, read: list[QRectF], pile: int, shown: Card, carried: str
) -> list[QRect]:
    """Where there is something to read on the card that lies on this pile."""
    frame = driver.pile(pile).geometry()
    places = driver.table.places
    lying = places.pile_card_rect(pile)
    assert frame.contains(lying)
    read.clear()
    command = Command(carried) if carried else None
    CardArt(theme).face(shown, command, lying.size(), 1.0)
    margin = CardArt.margin(lying.size())
    at = lying.topLeft() - QPointF(margin, margin).toPoint()
    return [each.toAlignedRect().translated(at) for each in read]


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["extreme", "quick"])
def test_it_leaves_the_number_and_the_command_to_be_read(
    open_window: OpenWindow,
    theme: Theme,
    read: list[QRectF],
    style: CardStyle,
    size: tuple[int, int],
    edition: str,
) -> None:
    driver = open_window(*size, card_style=style, motion=MotionChoice.FULL)
    if edition == "extreme":
        driver.start(dealt(STEPS, edition=edition, commands=layout(silence="5")))
        lay_all(driver, "12/0 15/0")
        code, pile, command = "5", 0, "silence"
    else:
        driver.start(dealt("R3 R7", "Y1 Y2", edition=edition))
        driver.begin(0)
        lay_all(driver, "R7/1")
        code, pile, command = "R3", 1, ""
    driver.app.settings.change(speed=Speed.NORMAL)
    motion = SlowMotion(driver)
    driver.lay(card(code), pile)
    signs = []
    for _ in motion.frames(40):
        flying = driver.table.findChildren(FlyingPicture)
        signs += [each.geometry() for each in flying[1:2] if each.isVisible()]
    read_there = numbers_on(driver, theme, read, pile, card(code), command)
    assert len(read_there) >= (5 if command else 3), "the numeral, two indices, and a command"
    assert signs
    for sign in signs:
        assert driver.table.rect().contains(sign)
        assert not [each for each in read_there if each.intersects(sign)]
    lying = driver.table.places.pile_card_rect(pile)
    assert signs[-1].intersects(lying), "it is on the card that it tells of"
