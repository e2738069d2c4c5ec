"""The history with many games: `python -m tests.benchmarks.history [GAMES]`.

Tells how long it takes to open the list, to scroll through it, to sort and filter it, to work out
the figures, to look for damage and to mend it; on this machine, offscreen.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from tests.storage.archive_tools import made_up_game
from thegame_desktop.app import App, dress, make_application
from thegame_desktop.storage.archive import Archive
from thegame_desktop.storage.summaries import Order, Wanted
from thegame_desktop.view.wishes import Go

GAMES = 100_000
BATCH = 5_000
TIMES = 7


def milliseconds(do: Callable[[], object]) -> float:
    """How long it usually takes."""
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        do()
        taken.append(time.perf_counter() - start)
    return median(taken) * 1000


def fill(archive: Archive, games: int) -> None:
    rng = Random(1)
    for start in range(0, games, BATCH):
        archive.add([made_up_game(rng, nth) for nth in range(start, min(games, start + BATCH))])


@contextmanager
def told(what: str) -> Iterator[None]:
    start = time.perf_counter()
    yield
    print(f"{what:44} {(time.perf_counter() - start) * 1000:9.1f} ms")


def measure_archive(path: Path) -> None:
    archive = Archive(path)
    numbers = archive.numbers(Wanted())
    print(f"{'the file':44} {path.stat().st_size / 2**20:9.1f} MiB")
    rows = {
        "where all games lie, by date": lambda: archive.numbers(Wanted()),
        "the same, by players": lambda: archive.numbers(Wanted(), Order.PLAYERS),
        "the same, of one person": lambda: archive.numbers(Wanted(person="Anna")),
        "64 games of the list": lambda: archive.summaries(numbers[50_000:50_064]),
        "what all figures are made of": lambda: archive.played(Wanted()),
        "who has played": archive.teams,
        "all daily deals": archive.daily,
        "looking for damage": archive.check,
    }
    for what, do in rows.items():
        print(f"{what:44} {milliseconds(do):9.1f} ms")


def measure_mending(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[:100] = bytes(100)
    path.write_bytes(content)
    with told("mending it"):
        saved = Archive(path).count(Wanted())
    print(f"{'games saved':44} {saved:9}")


def measure_page(folder: Path) -> None:
    """The page of the history in the real window, with motion pictures taken of its scrolling."""
    application = make_application(())
    theme = dress(application)
    app = App(folder, Random(1), theme)
    window = app.window
    window.resize(1280, 720)
    window.door.fulfil(Go.START)
    window.show()
    application.processEvents()
    assert app.history.flush(60), "what every start does is done"

    def press(key: Qt.Key) -> None:
        QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
        application.processEvents()  # which paints it

    def leave() -> None:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
        application.processEvents()

    for what, key in (("the list", Qt.Key.Key_Y), ("the statistics", Qt.Key.Key_I)):
        with told(f"opening {what} for the first time"):
            press(key)
        leave()
        times = []
        for _ in range(TIMES):
            start = time.perf_counter()
            press(key)
            times.append(time.perf_counter() - start)
            leave()
        print(f"{f'opening {what} again':44} {median(times) * 1000:9.1f} ms")
    press(Qt.Key.Key_Y)
    table = window.findChildren(QTableView, "finished games")[0]
    for what, step in (("a row", 40), ("a page", 400), ("a thousand rows", 40_000)):
        frames = [scrolled(table, step) for _ in range(200)]
        worst, usual = max(frames) * 1000, median(frames) * 1000
        print(f"{f'a frame of scrolling, by {what}':44} {usual:9.1f} ms, at most {worst:.1f}")
    window.close()


def scrolled(table: QTableView, pixels: int) -> float:
    """How long it takes until the list shows what is so much further down."""
    start = time.perf_counter()
    bar = table.verticalScrollBar()
    bar.setValue(bar.value() + pixels)
    table.viewport().repaint()
    return time.perf_counter() - start


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{games} games")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite"
        with told("writing them"):
            fill(Archive(path), games)
        measure_archive(path)
        measure_page(Path(folder))
        measure_mending(path)


if __name__ == "__main__":
    main()
