"""Games whose cards are known beforehand, and the moments that tests start from."""

from tests.positions import card, cards, layout, lays
from tests.window.driver import Driver
from thegame_desktop.engine import Layout, setup_named
from thegame_desktop.play.new_game import NewGame

STEPS = "2 5 12 15 40 85 88 98"
"""A hand for one that has steps of every kind once 12 and 98 are laid."""

LOSING = "2 3 50 51 52 53 98 99"
"""A hand for one that can be lost in the second turn."""


def dealt(
    *hands: str,
    draw: str = "",
    edition: str = "original",
    variant: str = "standard",
    commands: Layout | None = None,
    deal_code: str = "",
) -> NewGame:
    """A game in which the players hold these cards, and these come first from the draw pile."""
    setup = setup_named(edition, variant, len(hands), commands or Layout())
    held = [cards(hand) for hand in hands]
    assert all(len(hand) == setup.hand_size for hand in held)
    first = [one for round_ in zip(*held, strict=True) for one in round_]
    first += cards(draw)
    others = [one for one in setup.edition.cards if one not in first]
    return NewGame(setup, (*first, *others), deal_code)


def with_stop(code: str = "") -> NewGame:
    """A game of Extreme in which 7 is a Stop, and no other card has a command."""
    hand = "7 8 20 30 40 50 60 70"
    return dealt(hand, edition="extreme", commands=layout(stop="7"), deal_code=code)


def lay_all(driver: Driver, text: str) -> None:
    """Lay these cards by clicks, written as card/pile."""
    for each in lays(text):
        driver.lay(each.card, each.pile)


def begin_with_steps(driver: Driver) -> None:
    """12 lies on the first pile and 98 on the third."""
    driver.start(dealt(STEPS))
    lay_all(driver, "12/0 98/2")


def lose(driver: Driver, deal_code: str = "") -> None:
    """Lose a game in its second turn, by a lay that closes the last pile."""
    about_to_lose(driver, deal_code)
    driver.lay(card("3"), 3)


def about_to_lose(driver: Driver, deal_code: str = "") -> None:
    """In the second turn: 3 on the fourth pile would lose the game."""
    driver.start(dealt(LOSING, draw="54 55 56", deal_code=deal_code))
    lay_all(driver, "99/0 98/1 2/2")
    driver.finish()
