"""The piles that the gallery shows fanned out."""

from tests import gallery_games as games
from tests.gallery_scenes import KEY, MID, Gesture, Scene, table
from tests.window.driver import Driver


def fanned(pile: int) -> Gesture:
    """With a click."""
    return lambda driver: driver.click_pile(pile)


def fanned_where_spent(driver: Driver) -> None:
    """The first pile with a command that binds nobody any more."""
    driver.click_pile(driver.session.observation.table.spent.index(True))


def fanned_by_key(driver: Driver) -> None:
    """The longest pile of Quick & Easy, with a ring around one of its cards."""
    driver.keys(KEY.Key_2, KEY.Key_Return, KEY.Key_Left)


FANS = [
    Scene(
        "fan-1-short", table(lambda: games.played_until(games.halfway, "original", 3)), fanned(3)
    ),
    Scene(
        "fan-2-long",
        table(lambda: games.played_until(games.near_the_end, "extreme", 5)),
        fanned(0),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("fan-3-by-key", table(MID["quick"]), fanned_by_key, has_large_texts_too=True),
    Scene(
        "fan-4-empty",
        table(lambda: games.dealt("original", 1)),
        fanned(2),
        has_large_texts_too=True,
    ),
    Scene("fan-5-empty-quick", table(lambda: games.dealt("quick", 2)), fanned(1)),
    Scene(
        "fan-6-spent",
        table(lambda: games.played_until(games.spent_and_live, "extreme", 3)),
        fanned_where_spent,
        has_large_texts_too=True,
    ),
]
