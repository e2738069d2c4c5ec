"""Nothing leaks: worlds that differ only in hidden cards can't be told apart by anything."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.positions import ALL_SETUPS
from tests.window.conftest import OpenWindow
from tests.window.gestures import Act, Gesture
from tests.window.perform import take_pointer_away
from tests.window.round_the_table import RoundTheTable
from tests.window.slow_motion import SlowMotion
from tests.window.twins import Snapshot, Twins, World, differences, twins
from thegame_desktop.model.preferences import Speed
from thegame_desktop.view.window import away_watch

Setup = tuple[str, str, int]

FEW_STEPS = 12
MANY_STEPS = 90
EVERY_PAGE_EACH = 8
FRAME_MS = 120
WHOLE_FRAME_EACH = 4
ROUND_THE_TABLE = [setup for setup in ALL_SETUPS if setup[2] > 1]
FILMED_STEPS = 20
FILMED = [("original", "standard", 2), ("extreme", "expert", 3), ("quick", "standard", 4)]


def named(setup: object) -> str:
    return "-".join(map(str, setup)) if isinstance(setup, tuple) else str(setup)


@pytest.fixture(autouse=True)
def _no_waiting_to_be_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away_watch, "_BETWEEN_WINDOWS_MS", 0)


def watch(open_window: OpenWindow, script: Twins, world: int) -> list[Snapshot | None]:
    """Play it in one of the worlds: after each gesture, all that can be known.

    None where another hand is in sight, but for the first time: then the worlds do differ.
    """
    beside = QApplication.topLevelWidgets()
    driver = open_window(at_once=True)
    game = RoundTheTable(script.worlds[world])
    shown = World(driver, script.worlds[world], beside)
    seen: list[Snapshot | None] = [shown.snapshot(every_page=True)]
    for step, gesture in enumerate(script.gestures):
        shown.do(gesture)
        game.do(gesture)
        is_seen = game.in_sight in (None, script.observer) or step == script.differ_at
        seen.append(shown.snapshot(every_page=step % EVERY_PAGE_EACH == 0) if is_seen else None)
    shown.leave()
    return seen


def assert_alike(open_window: OpenWindow, script: Twins) -> None:
    one, other = (watch(open_window, script, world) for world in range(2))
    for step, (mine, yours) in enumerate(zip(one, other, strict=True)):
        if mine is None or yours is None:
            continue
        if step - 1 == script.differ_at:
            assert mine.pictures != yours.pictures, "all hands look the same: nothing is compared"
            continue
        found = differences(mine, yours)
        done = map(str, script.gestures[max(0, step - 12) : step])
        assert not found, "\n".join([*found, f"seen by {script.observer}, after:", *done])


@pytest.mark.parametrize("setup", ROUND_THE_TABLE[::5], ids=named)
def test_worlds_that_differ_in_hidden_cards_look_the_same(
    setup: Setup, open_window: OpenWindow
) -> None:
    assert_alike(open_window, twins(setup, Random(f"twins {setup}"), FEW_STEPS))


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("setup", ROUND_THE_TABLE, ids=named)
def test_worlds_that_differ_in_hidden_cards_go_on_looking_the_same(
    setup: Setup, seed: int, open_window: OpenWindow
) -> None:
    steps = MANY_STEPS if setup[0] != "quick" else MANY_STEPS // 3
    assert_alike(open_window, twins(setup, Random(f"many twins {seed} {setup}"), steps))


# While things move


def film(open_window: OpenWindow, script: Twins, world: int) -> list[list[Snapshot]]:
    """Play it in one of the worlds: for each gesture, the frames in which only the observer looks.

    Whoever has just finished the turn looks until the hand is covered.
    """
    beside = QApplication.topLevelWidgets()
    driver = open_window(speed=Speed.NORMAL)
    game = RoundTheTable(script.worlds[world])
    shown = World(driver, script.worlds[world], beside)
    motion = SlowMotion(driver)
    motion.come_to_rest()
    films: list[list[Snapshot]] = []
    for gesture in script.gestures:
        looked, on_turn = game.in_sight, game.state.table.on_turn
        shown.do(gesture)
        game.do(gesture)
        take_pointer_away(driver)
        is_farewell = on_turn not in (None, game.state.table.on_turn)
        frames: list[Snapshot] = []
        compared = 0
        for _ in motion.frames(FRAME_MS):
            is_last_look = is_farewell and not driver.can_see("uncover")
            if (looked if is_last_look else game.in_sight) in (None, script.observer):
                frames.append(shown.frame())
                if compared % WHOLE_FRAME_EACH == 0:
                    frames.append(shown.whole_frame())
                compared += 1
        films.append(frames)
    shown.leave()
    return films


def assert_films_alike(open_window: OpenWindow, script: Twins) -> None:
    one, other = (film(open_window, script, world) for world in range(2))
    for step, (mine, yours) in enumerate(zip(one, other, strict=True)):
        done = "\n".join(["after:", *map(str, script.gestures[max(0, step - 11) : step + 1])])
        assert len(mine) == len(yours), done
        for frame, (this, that) in enumerate(zip(mine, yours, strict=True)):
            found = differences(this, that)
            assert not found, "\n".join([*found, f"seen by {script.observer} in {frame}", done])


@pytest.mark.parametrize("setup", FILMED, ids=named)
def test_no_frame_tells_the_worlds_apart(setup: Setup, open_window: OpenWindow) -> None:
    rng = Random(f"filmed twins {setup}")
    script = twins(setup, rng, FILMED_STEPS)
    while Gesture(Act.FINISH) not in script.gestures:  # most moves when a turn is over
        script = twins(setup, rng, FILMED_STEPS)
    assert_films_alike(open_window, script)


@pytest.mark.heavy
@pytest.mark.parametrize("setup", ROUND_THE_TABLE, ids=named)
def test_no_frame_of_a_long_game_tells_the_worlds_apart(
    setup: Setup, open_window: OpenWindow
) -> None:
    steps = MANY_STEPS // 2 if setup[0] != "quick" else MANY_STEPS // 3
    assert_films_alike(open_window, twins(setup, Random(f"many filmed twins {setup}"), steps))
