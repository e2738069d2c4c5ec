"""A pile that is fanned out at the window: what it shows and tells."""

from PySide6.QtWidgets import QApplication

from tests.window.driver import Driver
from thegame_desktop.view.table.piles.fan_card import FanCard
from thegame_desktop.view.table.piles.pile_fan import PileFan


def is_open(driver: Driver) -> bool:
    """Whether a pile is fanned out."""
    return driver.can_see("pile fan")


def fan(driver: Driver) -> PileFan:
    return driver.find(PileFan, "pile fan")


def cards(driver: Driver) -> list[FanCard]:
    """The cards that can be seen, in the order in which a screen reader finds them."""
    QApplication.processEvents()
    return [each for each in fan(driver).findChildren(FanCard) if each.isVisible()]


def told(driver: Driver) -> str:
    """What a screen reader is told of the fan and of the cards in it."""
    names = [each.accessibleName() for each in cards(driver)]
    return f"{fan(driver).accessibleName()}; {', '.join(names)}"
