"""The coach as the gallery shows it."""

from collections.abc import Callable
from dataclasses import replace

from tests.coached_games import (
    CLOSELY,
    FOR_LONG,
    QUICKLY,
    a_win_missed,
    carelessly_played,
    coming_to,
    stuck_at,
    wait_for,
)
from tests.gallery_scenes import KEY, Gesture, Scene
from tests.people import ODD_NAMES
from tests.window.driver import Driver
from thegame_desktop.bots.analysis.winning_line import LastChance, WinAnswer, WinVerdict
from thegame_desktop.engine import Record
from thegame_desktop.view.coach.coaching import Coaching
from thegame_desktop.view.wishes import CoachGame

NEVER = LastChance(None, WinAnswer(WinVerdict.UNKNOWN), is_proved=False)
TURN_18 = LastChance(17, WinAnswer(WinVerdict.FOUND), is_proved=True)
PERHAPS_TURN_18 = replace(TURN_18, is_proved=False)


def coaching(driver: Driver) -> Coaching:
    found = driver.window.findChild(Coaching)
    assert found is not None
    return found


def scene(
    name: str,
    record: Callable[[], Record],
    *deeds: Gesture,
    is_large_too: bool = False,
    is_seen_only: bool = False,
) -> Scene:
    """The coach has looked through this game."""

    def pose(driver: Driver) -> None:
        coach = coaching(driver).coach
        coach.care = CLOSELY if is_seen_only else QUICKLY
        driver.window.door.fulfil(CoachGame(record()))
        wait_for(coach.changed, lambda: not coach.is_at_work)
        for deed in deeds:
            deed(driver)

    return Scene(
        name,
        lambda _driver: None,
        pose,
        is_large_too=is_large_too,
        is_to_look_at_only=is_seen_only,
        has_large_texts_too=True,
    )


def press(driver: Driver, name: str) -> None:
    """Press a button by the keyboard: it may have to be scrolled to."""
    driver.button(name).setFocus()
    driver.key(KEY.Key_Space)


def search(driver: Driver) -> None:
    """Somebody looks for a way to win, and is still at it."""
    finder = coaching(driver).search
    finder.search = stuck_at(0.4)
    if driver.can_see("look for a way to win"):  # else it goes on since the last picture
        press(driver, "look for a way to win")
    wait_for(finder.changed, lambda: finder.share > 0)


def find(found: LastChance) -> Gesture:
    """Somebody has looked for a way to win, and this came of it."""

    def do(driver: Driver) -> None:
        finder = coaching(driver).search
        finder.search = coming_to(found)
        if finder.found is None:
            press(driver, "look for a way to win")
        wait_for(finder.changed, lambda: finder.found is not None)

    return do


def working(driver: Driver) -> None:
    """The coach has seen every turn once, and compares none of them yet."""
    coach = coaching(driver).coach
    coach.care = FOR_LONG
    driver.window.door.fulfil(CoachGame(carelessly_played("quick", 4, seed=8)))
    wait_for(coach.changed, lambda: len(coach.review.turns) == len(coach.turns))
    coach.rest()
    coach.changed.emit()


def game(edition: str, players: int) -> Callable[[], Record]:
    return lambda: carelessly_played(edition, players)


def odd_names() -> Record:
    return carelessly_played("extreme", 5, seats=ODD_NAMES)


def missed() -> Record:
    return a_win_missed(5)[0]


def show_missed(driver: Driver) -> None:
    """The way to win that was missed is found, and shown."""
    find(a_win_missed(5)[1])(driver)
    press(driver, "show the way to win")


COACH = [
    scene("coach-original-1", game("original", 3), is_large_too=True, is_seen_only=True),
    scene("coach-original-2-found", game("original", 3), find(TURN_18), is_seen_only=True),
    scene("coach-original-3-alone", game("original", 1), find(NEVER)),
    scene("coach-extreme-1", game("extreme", 5), is_seen_only=True),
    scene("coach-extreme-2-odd", odd_names),
    Scene("coach-quick-0-working", lambda _driver: None, working, has_large_texts_too=True),
    scene("coach-quick-1-searching", game("quick", 4), search),
    scene("coach-quick-2-found", game("quick", 3), find(PERHAPS_TURN_18)),
    scene("coach-quick-3-shown", missed, show_missed, is_seen_only=True),
]
