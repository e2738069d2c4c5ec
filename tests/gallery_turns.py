"""Turns that are explained or tried again, as the gallery shows them."""

from collections.abc import Sequence

from tests.coached_games import QUICKLY, costly_game, wait_for
from tests.gallery_coach import coaching, press
from tests.gallery_scenes import KEY, Gesture, Scene
from tests.window.driver import Driver
from thegame_desktop.bots.analysis.review import Knowledge
from thegame_desktop.engine import Lay
from thegame_desktop.model.practice import PracticePhase
from thegame_desktop.view.wishes import CoachGame


def scene(
    name: str,
    edition: str,
    players: int,
    *deeds: Gesture,
    is_large_too: bool,
    is_read: bool = False,
) -> Scene:
    """The coach has looked through a game; this is done then."""

    def pose(driver: Driver) -> None:
        coach = coaching(driver).coach
        coach.care = QUICKLY
        driver.window.door.fulfil(CoachGame(costly_game(edition, players)))
        wait_for(coach.changed, lambda: not coach.is_at_work)
        for deed in deeds:
            deed(driver)

    return Scene(
        name,
        lambda _driver: None,
        pose,
        has_large_texts_too=is_large_too,
        is_to_look_at_only=not is_read,
    )


def looked_at(knowledge: Knowledge) -> Gesture:
    def do(driver: Driver) -> None:
        coach = coaching(driver).coach
        coach.judge_by(knowledge)
        wait_for(coach.changed, lambda: not coach.is_at_work)

    return do


def explain(driver: Driver) -> None:
    press(driver, "costly turn 0")


def step(driver: Driver) -> None:
    driver.key(KEY.Key_Right)


def practise(driver: Driver) -> None:
    press(driver, "practise")


def solve(driver: Driver) -> None:
    """Play the turn as the coach would."""
    better = coaching(driver).practice.puzzle.better
    assert better is not None
    play(driver, better.lays)


def repeat(driver: Driver) -> None:
    """Play the turn as it was played."""
    play(driver, coaching(driver).practice.puzzle.turn.lays)


def play(driver: Driver, lays: Sequence[Lay]) -> None:
    practice = coaching(driver).practice
    for lay in lays:
        driver.lay(lay.card, lay.pile)
    if practice.phase is PracticePhase.ASKS:
        driver.click(driver.button("finish"))


def solve_all(driver: Driver) -> None:
    for _puzzle in range(coaching(driver).practice.count):
        solve(driver)
        driver.click(driver.button("practice go on"))


THEN, OPEN = looked_at(Knowledge.THEN), looked_at(Knowledge.OPEN)

TURNS = [
    scene("turn-original-1-then", "original", 3, THEN, explain, is_large_too=True),
    scene("turn-original-2-step", "original", 3, THEN, explain, step, is_large_too=False),
    scene("turn-original-3-open", "original", 3, OPEN, explain, is_large_too=True),
    scene("turn-extreme-1-then", "extreme", 2, THEN, explain, is_large_too=False),
    scene("turn-extreme-2-open", "extreme", 2, OPEN, explain, is_large_too=False),
    scene("turn-quick-1-then", "quick", 3, THEN, explain, is_large_too=True, is_read=True),
    scene("turn-quick-2-open", "quick", 3, OPEN, explain, is_large_too=False),
    scene("practice-1-asked", "original", 3, THEN, practise, is_large_too=True),
    scene("practice-2-found", "extreme", 2, THEN, practise, solve, is_large_too=True),
    scene(
        "practice-3-as-then", "quick", 3, THEN, practise, repeat, is_large_too=True, is_read=True
    ),
    scene("practice-4-done", "quick", 3, THEN, practise, solve_all, is_large_too=False),
]
