"""Whether the program grows: `python -m tests.benchmarks.soak`, ten minutes (Linux).

Computer players play game after game in one window, at speed Off: all editions in turn, Extreme
also with shuffled commands, with two to five players. Each result is turned up and left as a player
would, and now and then a game is looked up in the history and replayed. `--games` and `--experts`
(who take their time) make it another soak.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from thegame_desktop.view.wishes import Go

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # of what it can't do unseen

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.window.computers import CASUAL, EXPERT, SKILLED
from tests.window.driver import Driver
from tests.window.test_computer_players import choose_by_keys, choose_players
from thegame_desktop.app import App, dress, make_application
from thegame_desktop.bots.roster import Strength
from thegame_desktop.model.preferences import Pace, Speed

CTRL = Qt.KeyboardModifier.ControlModifier
GAMES, GAMES_A_LINE = 300, 30
KINDS = (
    ("original", ""),
    ("extreme", "Fixed numbers"),
    ("extreme", "Shuffled anew"),
    ("quick", ""),
)
"""Editions, and where their commands lie, as the new-game page calls it."""
PLAYERS = (2, 3, 4, 5, 3)
"""One more than there are kinds: each kind is played by each number."""
GAMES_A_LOOK_BACK = 10
GOAL_MB = 10.0
"""How much larger the program may be after all games than after the first line."""
PATIENCE_S = 600
"""After so long, a game has come to a standstill."""


def megabytes() -> float:
    """How much memory this process has now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def open_program(folder: Path) -> Driver:
    """The window, at the choice of a new game."""
    application = make_application(())
    application.setDoubleClickInterval(0)  # nobody clicks that fast: these are two clicks
    app = App(folder, Random(1), dress(application))
    app.settings.change(speed=Speed.OFF, pace=Pace.AT_ONCE, language="en")
    app.window.door.fulfil(Go.START)
    app.window.show()
    app.window.activateWindow()
    driver = Driver(app)
    wait_until(app.window.isActiveWindow)
    driver.leave_start()
    return driver


def wait_until(is_so: Callable[[], bool]) -> None:
    """Let things happen until it is so; nothing is looked at while nothing happens."""
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, "it has come to a standstill"
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def seat_computers(driver: Driver, strengths: tuple[Strength, ...]) -> None:
    """Have a computer player on every seat."""
    choose_players(driver, 5)
    for place, strength in zip(range(5), cycle(strengths), strict=False):
        choose_by_keys(driver, place, strength)


def play(driver: Driver, edition: str, commands: str, players: int) -> None:
    """Choose a game, watch it to its end, and have everything turned up."""
    driver.click(driver.button(f"edition {edition}"))
    choose_players(driver, players)
    if commands:
        choose_commands(driver, commands)
    driver.click(driver.button("play"))
    wait_until(lambda: driver.can_see("same again"))
    if driver.can_see("turn everything up"):
        driver.click(driver.button("turn everything up"))


def choose_commands(driver: Driver, commands: str) -> None:
    segments = [each for each in driver.all(QAbstractButton, None) if each.isVisible()]
    (segment,) = (each for each in segments if each.accessibleName() == commands)
    driver.click(segment)


def look_back(driver: Driver) -> None:
    """Go through the newest game of the history, from its beginning to its end."""
    driver.key(Qt.Key.Key_Y, CTRL)
    wait_until(lambda: driver.button("watch").isEnabled())
    driver.click(driver.button("watch"))
    driver.keys(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Escape, Qt.Key.Key_Escape)


def soak(driver: Driver, games: int) -> list[float]:
    """Play, and tell after every line of games how large the program is."""
    sizes: list[float] = []
    began = time.monotonic()
    print(f"{'games':>8}{'memory':>12}{'minutes':>10}")
    kinds, players = cycle(KINDS), cycle(PLAYERS)
    for nth, (kind, count) in enumerate(islice(zip(kinds, players, strict=False), games), 1):
        play(driver, *kind, count)
        if nth % GAMES_A_LOOK_BACK == 0:
            look_back(driver)
        driver.key(Qt.Key.Key_N, CTRL)
        if nth % GAMES_A_LINE == 0:
            sizes.append(megabytes())
            minutes = (time.monotonic() - began) / 60
            print(f"{nth:8}{sizes[-1]:9.1f} MB{minutes:10.1f}", flush=True)
    return sizes


def main() -> None:
    if not sys.platform.startswith("linux"):
        sys.exit("how large a process is, it is asked of Linux only")
    parser = argparse.ArgumentParser(prog="soak")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--experts", action="store_true")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        driver = open_program(Path(folder))
        seat_computers(driver, (EXPERT,) if options.experts else (SKILLED, CASUAL))
        sizes = soak(driver, options.games)
        driver.window.close()
    if len(sizes) > 1:
        growth = max(sizes) - sizes[0]
        print(f"at most {growth:.1f} MB more than at first   {growth / GOAL_MB:.2f} × the goal")


if __name__ == "__main__":
    main()
