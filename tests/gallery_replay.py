"""Replays as the gallery shows them."""

from collections.abc import Callable
from functools import cache

from tests import gallery_games as games
from tests.gallery_scenes import CTRL, KEY, Gesture, Scene
from tests.people import FAMILY, ODD_NAMES
from tests.view import ended_games
from tests.window.driver import Driver
from thegame_desktop.engine import Advice, PileAdvice, Record
from thegame_desktop.model.session import Session
from thegame_desktop.view.wishes import WatchGame


def record_of(game: games.PlayedGame, *, is_given_up: bool = False) -> Record:
    """The record of a game that was played to its end, or given up where it stands."""
    session = Session()
    game.replay(session)
    if is_given_up:
        session.give_up()
    session.turn_up()
    return session.record()


def scene(
    name: str,
    record: Callable[[], Record],
    turns: int = 0,
    *deeds: Gesture,
    is_seen_only: bool = False,
    is_large_too: bool = False,
) -> Scene:
    """A replay at the end of this turn; at the deal for none, at the end of the game for -1."""
    record = cache(record)

    def pose(driver: Driver) -> None:
        driver.window.door.fulfil(WatchGame(record()))
        if turns < 0:
            driver.key(KEY.Key_End)
        for _turn in range(turns):
            driver.key(KEY.Key_Right, CTRL)
        for deed in deeds:
            deed(driver)

    return Scene(
        name,
        lambda _driver: None,
        pose,
        is_large_too=is_large_too,
        has_large_texts_too=is_large_too,
        is_to_look_at_only=is_seen_only,
    )


def step(driver: Driver) -> None:
    driver.key(KEY.Key_Right)


def lost(edition: str, players: int, variant: str = "standard") -> Callable[[], Record]:
    return lambda: record_of(games.played_until(games.lost, edition, players, variant))


def commands() -> Record:
    """A game of people with odd names, given up under many commands; somebody has signalled."""
    said = (PileAdvice(0, Advice.KEEP_OFF), PileAdvice(2, Advice.SMALL_STEP))
    game = games.played_until(games.under_commands, "extreme", 5).among(ODD_NAMES)
    return record_of(game.with_words((1, said)), is_given_up=True)


def touch_a_card(driver: Driver) -> None:
    code = driver.hand.split()[0]
    driver.click(driver.button(f"card {code}"))


def four() -> Record:
    return record_of(games.played_until(games.lost, "original", 4).among(FAMILY))


def won() -> Record:
    return ended_games.won_alone().record()


REPLAYS = [
    scene("replay-original-1-deal", four, is_seen_only=True),
    scene("replay-original-2-mid", four, 12, step, is_seen_only=True, is_large_too=True),
    scene("replay-original-3-touched", four, 5, touch_a_card),
    scene("replay-original-4-lost", four, -1),
    scene("replay-original-5-alone", lost("original", 1), 5, step, is_seen_only=True),
    scene("replay-original-6-won", won, -1, is_seen_only=True),
    scene("replay-extreme-1-commands", commands, -1, is_large_too=True),
    scene("replay-quick-1-mid", lost("quick", 3), 6, step, is_seen_only=True),
]
