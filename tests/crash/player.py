"""Somebody who plays at the real window by events, as fast as they can, until they are killed.

Every change is told on standard output before anything is written, and every acknowledgement:

    resumed GAME DIGEST SIGHT    the game that has come on the table at the start; whose hand shows
    did REVISION GAME DIGEST     something was done
    left REVISION GAME DIGEST    a game that is over has been left: from now on its result stands
    saved REVISION               the program says that this is safe
"""

import argparse
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import IO
from unittest.mock import patch

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.crash.digest import digest
from tests.crash.fatal_disk import ENDING, fatal_disk
from tests.model.random_sessions import SEATS
from tests.random_games import random_action
from tests.window.driver import Driver
from thegame_desktop import app
from thegame_desktop.engine import EDITIONS, FinishTurn, Lay, legal_actions
from thegame_desktop.model.preferences import Settings, Speed
from thegame_desktop.model.session import Session
from thegame_desktop.play.new_game import CommandLayout, GameChoice
from thegame_desktop.storage import shelf
from thegame_desktop.view.table.cover import careful_button
from thegame_desktop.view.wishes import Go

CTRL = Qt.KeyboardModifier.ControlModifier
MOST_PLAYERS = 4
LATE_S = 0.25
"""How much later the disk has what a hasty program has acknowledged already."""


def tell(*words: object) -> None:
    """One line, all of it or nothing, whatever comes next."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, words)) + "\n").encode())


class TellingSession(Session):
    """Tells of every change before anybody else hears of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.changed.connect(self._tell_change)
        self.concluded.connect(self._tell_end)

    def _tell_change(self) -> None:
        assert self.course is not None
        tell("did", self.revision, self.course.id, digest(self.course))

    def _tell_end(self) -> None:
        assert self.course is not None
        without_way_back = replace(self.course, earlier=())
        tell("left", self.revision, self.course.id, digest(without_way_back))


class Player:
    """Does anything that can be done at the window; mostly what gets the game on."""

    def __init__(self, driver: Driver, rng: Random, *, is_careless: bool) -> None:
        self._driver = driver
        self._rng = rng
        self._session = driver.app.session
        self._is_careless = is_careless

    def resume(self) -> None:
        """Go on with the newest game, if the window offers any."""
        if not self._driver.can_see("resume latest"):
            return
        if self._rng.random() < 0.5:
            self._driver.key(Qt.Key.Key_Return)
        else:
            self._press("resume latest")
        course, sight = self._session.course, self._session.sight
        assert course is not None, "nothing has come on the table"
        is_seen = sight.uncovered is not None or self._driver.hand
        is_hidden = len(course.game.players) > 1 and not course.game.open_hands
        seen = "seen" if is_seen else "covered"
        tell("resumed", course.id, digest(course), seen if is_hidden else "open")

    def play(self) -> None:
        """Do one thing."""
        driver = self._driver
        if QApplication.activePopupWidget() is not None:
            driver.key(Qt.Key.Key_Escape)
            return
        if driver.dialog is not None:
            driver.answer(Qt.Key.Key_Return if self._often() else Qt.Key.Key_Escape)
            return
        seen = self._buttons()
        for mark, do in (
            ("start new", self._start),
            ("play", self._begin),
            ("resume", self._choose_game),
            ("same again", self._leave_end),
            ("signals done", self._signal),
            ("uncover", self._uncover),
            ("starter 0", self._agree),
        ):
            if mark in seen:
                do(seen)
                return
        self._play_turn(seen)

    def _buttons(self) -> Mapping[str, QAbstractButton]:
        """What can be pressed now, by its name."""
        buttons = self._driver.all(QAbstractButton, None)
        return {
            each.objectName(): each
            for each in buttons
            if each.objectName() and each.isEnabled() and each.isVisible()
        }

    def _often(self, chance: float = 0.75) -> bool:
        return self._rng.random() < chance

    def _press(self, name: str) -> None:
        self._driver.click(self._driver.button(name))

    def _press_any(self, seen: Mapping[str, QAbstractButton], beginning: str) -> bool:
        """Press one of the buttons whose names begin so; false if there is none."""
        names = sorted(name for name in seen if name.startswith(beginning))
        if names:
            self._driver.click(seen[self._rng.choice(names)])
        return bool(names)

    # The pages

    def _start(self, seen: Mapping[str, QAbstractButton]) -> None:
        ways = [way for way in ("resume latest", "all unfinished", "start new") if way in seen]
        self._press(self._rng.choice(ways))

    def _begin(self, seen: Mapping[str, QAbstractButton]) -> None:
        self._press("back" if "back" in seen and not self._often() else "play")

    def _choose_game(self, seen: Mapping[str, QAbstractButton]) -> None:
        if self._often(0.5):
            self._press_any(seen, "game ")
        self._press("resume")

    def _leave_end(self, seen: Mapping[str, QAbstractButton]) -> None:
        ways = ["same again", "this deal again", "new game"]
        ways += [way for way in ("take back the last",) * 3 if way in seen]
        ways += [way for way in ("turn everything up",) if way in seen]
        way = self._rng.choice(ways)
        if way == "new game":
            self._want_another()
        self._press(way)

    def _want_another(self) -> None:
        """Prepare what the page for a new game begins with."""
        self._driver.app.settings.last_choice = random_choice(self._rng)

    # The table

    def _signal(self, seen: Mapping[str, QAbstractButton]) -> None:
        if not self._often() or not self._press_any(seen, "signal "):
            self._press("signals done")

    def _uncover(self, seen: Mapping[str, QAbstractButton]) -> None:
        if self._often(0.9):
            self._press("uncover")
        elif "recall" in seen and self._often(0.5):
            self._press("recall")
        else:
            self._press_any(seen, "seat ")

    def _agree(self, seen: Mapping[str, QAbstractButton]) -> None:
        self._press_any(seen, "starter " if self._often(0.9) else "seat ")

    def _play_turn(self, seen: Mapping[str, QAbstractButton]) -> None:
        if not self._often():
            self._do_beside(seen)
        elif self._session.observation.is_on_turn:
            self._act()
        elif "pass on" in seen:
            self._press("pass on")
        else:
            self._press_any(seen, "seat ")

    def _act(self) -> None:
        course = self._session.course
        assert course is not None
        actions = legal_actions(course.state)
        lays = [action for action in actions if isinstance(action, Lay)]
        if self._is_careless and lays and (FinishTurn() not in actions or self._often(0.3)):
            self._lay(self._rng.choice(lays))
            return
        action = random_action(course.state, self._rng)
        if isinstance(action, Lay):
            self._lay(action)
        elif self._often(0.5):
            self._press("finish")
        else:
            self._driver.key(Qt.Key.Key_Return, CTRL)

    def _lay(self, lay: Lay) -> None:
        if self._often(0.7):
            self._driver.lay(lay.card, lay.pile)
        else:
            self._driver.drag_card(lay.card, self._driver.pile(lay.pile))

    def _do_beside(self, seen: Mapping[str, QAbstractButton]) -> None:
        driver = self._driver
        usual: list[Callable[[], object]] = [
            lambda: self._put_elsewhere(seen),
            lambda: driver.key(Qt.Key.Key_Z, CTRL),
            lambda: driver.key(Qt.Key.Key_H, CTRL),
            lambda: driver.key(Qt.Key.Key_T, CTRL),
            lambda: self._press_any(seen, "seat "),
            lambda: self._press_any(seen, "signals"),
        ]
        rare: list[Callable[[], object]] = [
            lambda: driver.key(Qt.Key.Key_R, CTRL),
            lambda: driver.key(Qt.Key.Key_U, CTRL),
            lambda: driver.choose("Game", "Give up…"),
            self._put_off,
        ]
        self._rng.choice(usual if self._often(0.9) else rare)()

    def _put_elsewhere(self, seen: Mapping[str, QAbstractButton]) -> None:
        """Drag a card of the hand to the place of another one."""
        hand = sorted(self._session.observation.hand)
        if len(hand) > 1:
            one, other = self._rng.sample(hand, 2)
            self._driver.drag_card(one, self._driver.card(other))

    def _put_off(self) -> None:
        """Leave this game for another one; it waits among the unfinished ones."""
        self._want_another()
        self._driver.key(Qt.Key.Key_N, CTRL)


def random_choice(rng: Random) -> GameChoice:
    """Any edition and variant, for one to four players with names that need care."""
    edition = rng.choice(list(EDITIONS.values()))
    variant = rng.choice(list(edition.variants.values()))
    counts = [count for count in variant.hand_sizes if count <= MOST_PLAYERS]
    return GameChoice().fitted(
        edition=edition.name,
        variant=variant.name,
        player_count=rng.choice(counts),
        seats=SEATS,
        open_hands=rng.random() < 0.2,
        command_layout=rng.choice((CommandLayout.DEFAULT, CommandLayout.SHUFFLED)),
    )


# Programs that would lose something


def keep_late(self: shelf.Shelf, name: str, record: bytes) -> None:
    """Say at once that it is kept, and keep it a little later."""
    threading.Timer(LATE_S, _KEEP, (self, name, record)).start()


@contextmanager
def replacing_in_place(path: Path, *, is_own: bool) -> Iterator[IO[bytes]]:
    """Write over the only copy that there is."""
    with path.open("wb") as stream:
        yield stream


_KEEP = shelf.Shelf.keep
FLAWS = ("none", "late", "in place")


@contextmanager
def flawed(flaw: str) -> Iterator[None]:
    """The program with this flaw."""
    with ExitStack() as stack:
        if flaw == "late":
            stack.enter_context(patch.object(shelf.Shelf, "keep", keep_late))
        elif flaw == "in place":
            stack.enter_context(patch.object(shelf, "replacing", replacing_in_place))
        yield


def main() -> None:
    """Play in a data folder until the end comes from outside, or at a call to the disk."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", default="")
    parser.add_argument("--die-at", type=int, default=0, help="at which call to the disk")
    parser.add_argument("--die-in", default="", help="only calls of this kind count")
    parser.add_argument("--flaw", choices=FLAWS, default="none")
    options = parser.parse_args()
    rng = Random(options.seed)
    prepare(options.folder, rng)
    with (
        fatal_disk(options.die_at, options.die_in, Random(options.seed)),
        flawed(options.flaw),
        patch.object(app, "Session", TellingSession),
        patch.object(careful_button, "GRACE_MS", 0),
    ):
        application = app.make_application(())
        program = app.App(options.folder, rng, app.dress(application))
        program.autosave.saved.connect(lambda revision: tell("saved", revision))
        program.window.resize(program.window.minimumSize())  # there is least to be drawn
        program.window.door.fulfil(Go.START)
        program.window.show()
        program.window.activateWindow()
        application.processEvents()
        is_careless = rng.random() < 0.5 or options.die_in in ENDING
        player = Player(Driver(program), rng, is_careless=is_careless)
        player.resume()
        while True:
            player.play()


def prepare(folder: Path, rng: Random) -> None:
    """No motion, plain English, and a choice for the first game."""
    folder.mkdir(parents=True, exist_ok=True)
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.change(speed=Speed.OFF, language="en", shows_log=False, shows_number_line=False)
    settings.last_choice = random_choice(rng)
    store.sync()


if __name__ == "__main__":
    main()
