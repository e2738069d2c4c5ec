"""What saving costs: `python -m tests.benchmarks.saving`, on an idle machine.

The work that each action leaves to the GUI thread and to the thread that writes; how long the GUI
thread is held up while every action is saved, against games that nobody saves; and how long a start
looks through the shelf, whatever lies on it.
"""

import gc
import os
import shutil
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication

from tests.model.random_sessions import do_something, random_game_for
from thegame_desktop.engine import encode_record
from thegame_desktop.model.autosave import Autosave
from thegame_desktop.model.history import History
from thegame_desktop.model.housekeeping import Housekeeper
from thegame_desktop.model.session import Session
from thegame_desktop.model.unfinished_games import UnfinishedGames
from thegame_desktop.play.saved_game import record_of_course
from thegame_desktop.storage.shelf import Shelf

ACTIONS = 1_500
BEAT_S = 0.004
"""Between two actions the GUI thread does little things for so long, as an animation does."""
FRAME_MS = 16.7
SHELVES = (1, 10, 60, 1_000, 10_000, 100_000)
HUGE_BYTES = 5 << 30


class Program:
    """A session that is saved, or is not, without a window."""

    def __init__(self, folder: Path, *, is_saved: bool) -> None:
        self.session = Session()
        self.shelf = Shelf(folder / "games")
        self.autosave = Autosave(self.session, self.shelf, History(folder))
        if not is_saved:
            self.session.changed.disconnect()
            self.session.concluded.disconnect()

    def play(self) -> Iterator[float]:
        """Random games of five; for each beat, for how long the GUI thread was held up."""
        rng = Random(1)
        self.session.start(random_game_for("extreme", "standard", 5, rng))
        for _ in range(ACTIONS):
            do_something(self.session, rng)
            if not self.session.is_running:
                self.session.start(random_game_for("extreme", "standard", 5, rng))
            until = time.perf_counter() + BEAT_S
            while (now := time.perf_counter()) < until:
                QCoreApplication.processEvents()
                yield time.perf_counter() - now


def show(what: str, seconds: Sequence[float], goal_ms: float | None = None) -> None:
    figures = sorted(each * 1000 for each in seconds)
    p99 = figures[int(len(figures) * 0.99)]
    line = f"{what:46}{statistics.median(figures):8.2f} {p99:8.2f} {figures[-1]:8.2f} ms"
    print(line if goal_ms is None else f"{line}   {figures[-1] / goal_ms:.2f} of a frame")


def show_costs(folder: Path) -> None:
    program = Program(folder, is_saved=False)
    rng, session = Random(1), program.session
    session.start(random_game_for("extreme", "standard", 5, rng))
    gui, encoding, writing = [], [], []
    for _ in range(ACTIONS // 5):
        do_something(session, rng)
        if not session.is_running:
            session.start(random_game_for("extreme", "standard", 5, rng))
        course = session.course
        assert course is not None
        before = time.perf_counter()
        program.autosave._keep()
        gui.append(time.perf_counter() - before)
        program.autosave.flush()
        before = time.perf_counter()
        data = encode_record(record_of_course(course))
        encoding.append(time.perf_counter() - before)
        before = time.perf_counter()
        program.shelf.keep("x", data)
        writing.append(time.perf_counter() - before)
    show("an action, GUI thread", gui, FRAME_MS)
    show("an action, other thread: record and JSON", encoding)
    show("an action, other thread: file and two syncs", writing)
    program.autosave.close()


def show_held_up(folder: Path) -> None:
    worst = {}
    for is_saved in (False, True):
        program = Program(folder / str(is_saved), is_saved=is_saved)
        beats = list(program.play())
        show(f"GUI thread held up, {'saved' if is_saved else 'not saved'}", beats, FRAME_MS)
        program.autosave.close()
        worst[is_saved] = sorted(beats)[int(len(beats) * 0.9999)] * 1000
    print(f"{'… p99.99, not saved and saved':46}{worst[False]:8.2f} {worst[True]:8.2f} ms")


def show_shelves(folder: Path) -> None:
    session, rng = Session(), Random(2)
    session.start(random_game_for("extreme", "standard", 5, rng))
    while session.course is not None and len(session.course.state.table.laid) < 50:
        do_something(session, rng)
        if not session.is_running:
            session.start(random_game_for("extreme", "standard", 5, rng))
    assert session.course is not None
    data = encode_record(record_of_course(session.course))
    shelf = Shelf(folder / "shelf")
    unfinished = UnfinishedGames(Session(), shelf, Autosave(Session(), shelf, History(folder)))
    shelf.folder.mkdir()
    there = 0
    for count in SHELVES:
        for nth in range(there, count):
            (shelf.folder / f"{nth}.thegame").write_bytes(data)
        there = count
        _show_look(f"{count} games on the shelf", unfinished)
    shutil.rmtree(shelf.folder)
    shelf.folder.mkdir()
    with (shelf.folder / "huge.thegame").open("wb") as huge:
        huge.truncate(HUGE_BYTES)
    _show_look(f"one file of {HUGE_BYTES >> 30} GB, put aside", unfinished)


def _show_look(what: str, unfinished: UnfinishedGames) -> None:
    before = time.perf_counter()
    found = unfinished.take_stock()
    seconds = time.perf_counter() - before
    read = len(found.games) + len(found.put_aside)
    print(f"{what:46}{seconds * 1000:8.0f} ms   {read} read")


def main() -> None:
    application = QCoreApplication([])
    Housekeeper(application)
    gc.freeze()  # as the program does
    with TemporaryDirectory() as place:
        print(f"{'':46}{'p50':>8} {'p99':>8} {'worst':>8}")
        show_costs(Path(place, "costs"))
        show_held_up(Path(place))
        print()
        show_shelves(Path(place))
    del application


if __name__ == "__main__":
    main()
