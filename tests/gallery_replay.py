"""Replays as the gallery shows them."""

from collections.abc import Callable

from tests import gallery_games as games
from tests.gallery_scenes import CTRL, KEY, Deed, Scene
from tests.people import FAMILY, ODD_NAMES
from tests.view import ended_games
from tests.window.driver import Driver
from thegame_desktop.engine import Advice, PileAdvice, Record
from thegame_desktop.model.session import Session


def record_of(game: games.PlayedGame, *, is_given_up: bool = False) -> Record:
    """The record of a game that was played to its end, or given up where it stands."""
    session = Session()
    game.replay(session)
    if is_given_up:
        session.give_up()
    session.turn_up()
    return session.record()


def replay(record: Callable[[], Record], turns: int = 0) -> Deed:
    """A replay at the end of this turn; at the deal for none, at the end of the game for -1."""

    def prepare(driver: Driver) -> None:
        driver.window._chronicle.show_replay(record())
        if turns < 0:
            driver.key(KEY.Key_End)
        for _turn in range(turns):
            driver.key(KEY.Key_Right, CTRL)

    return prepare


def then(*deeds: Deed) -> Deed:
    def prepare(driver: Driver) -> None:
        for deed in deeds:
            deed(driver)

    return prepare


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


def _four() -> games.PlayedGame:
    return games.played_until(games.lost, "original", 4).among(FAMILY)


def _seen_only(name: str, prepare: Deed) -> Scene:
    """A scene whose texts are read in others."""
    return Scene(name, prepare, is_to_look_at_only=True)


REPLAYS = [
    _seen_only("replay-original-1-deal", replay(lambda: record_of(_four()))),
    Scene(
        "replay-original-2-mid",
        then(replay(lambda: record_of(_four()), 12), step),
        is_to_look_at_only=True,
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("replay-original-3-touched", replay(lambda: record_of(_four()), 5), touch_a_card),
    Scene("replay-original-4-lost", replay(lambda: record_of(_four()), -1)),
    _seen_only("replay-original-5-alone", then(replay(lost("original", 1), 5), step)),
    _seen_only("replay-original-6-won", replay(lambda: ended_games.won_alone().record(), -1)),
    Scene(
        "replay-extreme-1-commands",
        replay(commands, -1),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    _seen_only("replay-quick-1-mid", then(replay(lost("quick", 3), 6), step)),
]
