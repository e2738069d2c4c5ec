"""What the gallery shows of hints: one in every edition, and the second choice."""

from tests import gallery_games as games
from tests.gallery_scenes import Gesture, Scene, table
from tests.window.driver import Driver
from tests.window.hints import ask_for_hint
from thegame_desktop.model.session import Session


def on_turn(edition: str, players: int, lays: int = 0) -> Gesture:
    """Well into a game, somebody has laid so many cards of the turn."""

    def wanted(session: Session) -> bool:
        is_late = session.observation.draw_pile_size < len(session.setup.edition.cards) // 2
        return is_late and len(session.observation.table.lays) == lays

    game = table(lambda: games.played_until(wanted, edition, players))

    def prepare(driver: Driver) -> None:
        game(driver)
        driver.session.uncover()

    return prepare


def asked(times: int = 1) -> Gesture:
    """So many hints have been asked for since the last was put away."""

    def pose(driver: Driver) -> None:
        for _ in range(times):
            ask_for_hint(driver)

    return pose


HINTS = (
    Scene(
        "hint-1-original",
        on_turn("original", 1),
        asked(),
        is_large_too=True,
        has_large_texts_too=True,
    ),
    Scene("hint-2-second-choice", on_turn("original", 3, 1), asked(2), is_to_look_at_only=True),
    Scene("hint-3-extreme", on_turn("extreme", 2, 1), asked(), has_large_texts_too=True),
    Scene("hint-4-quick", on_turn("quick", 4), asked(), is_to_look_at_only=True),
    Scene("hint-5-finish", on_turn("quick", 2, 1), asked(), is_to_look_at_only=True),
)
