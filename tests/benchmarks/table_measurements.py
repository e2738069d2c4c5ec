"""What is measured at the table, each in a process of its own: prints its figures as JSON.

Run by `tests.benchmarks.table`; the folder to keep data in and the measurement's name are given.
"""

# Nothing but what the program itself loads: a start is measured too.
import json
import math
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget

from thegame_desktop import cli as _cli  # noqa: F401  # loaded by every start
from thegame_desktop.app import App, dress, make_application
from thegame_desktop.bots.expert_bot import AT_THE_TABLE, ExpertBot
from thegame_desktop.bots.greedy_bot import GreedyBot
from thegame_desktop.engine import ChooseStarter, Deal, apply, deal, observe, setup_named
from thegame_desktop.model.preferences import Speed
from thegame_desktop.play.new_game import NewGame
from thegame_desktop.view.table.game_table import GameTable
from thegame_desktop.view.wishes import Go

SIZE = (1920, 1080)
ROUNDS, FRAMES_A_ROUND = 6, 120
THINKING_SECONDS = 0.7
"""What a quick player takes before the next deed."""
TURNS = 10
GAMES = 20
IDLE_SECONDS = 5.0


class Painted(QObject):
    """Counts how often a window has been painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.count += 1
        return False


def open_program(folder: Path, speed: Speed) -> App:
    """The program with its window shown."""
    theme = dress(make_application(()))
    app = App(folder, Random(1), theme)
    app.settings.change(speed=speed, language="en", asks_before_leaving=False)
    app.window.resize(*SIZE)
    app.window.door.fulfil(Go.START)
    app.window.show()
    return app


def start_game(app: App, edition: str, players: int, seed: int) -> None:
    """Deal; everybody has looked, and the first player looks again and is on turn."""
    setup, session = setup_named(edition, "standard", players), app.session
    dealt = Deal(setup.edition, seed)
    session.start(NewGame(setup, dealt.deck, dealt.code))
    while session.sight.awaited is not None:
        session.uncover()
        session.cover()
    if players > 1:
        session.submit(ChooseStarter(0))
        session.uncover()


def actions(app: App) -> Iterator[Callable[[], object]]:
    """What greedy players do, one thing after another, to the end: uncover, lay, finish, cover."""
    session, rng = app.session, Random(1)
    while session.is_running:
        if session.sight.uncovered is None:
            yield session.uncover
            continue
        if session.look is not None:
            yield session.cover
            continue
        action = GreedyBot().choose(session.observation, rng)[0]
        yield lambda action=action: session.submit(action)  # type: ignore[misc]


# Each measurement


def start(folder: Path) -> dict[str, float]:
    """The time of day, as `time.monotonic` tells it, at the first paint of page and table."""
    app = App(folder, Random(1), dress(make_application(())))
    app.window.door.fulfil(Go.START)
    page = app.window.findChild(QStackedWidget)
    assert page is not None
    app.window.show()
    _until_painted(page.currentWidget())
    shown = time.monotonic()
    for name in ("start new", "play"):
        button = app.window.findChild(QAbstractButton, name)
        assert button is not None
        button.click()
    _until_painted(app.window.findChild(GameTable))
    return {"page": shown, "table": time.monotonic()}


def _until_painted(widget: QObject | None) -> None:
    assert widget is not None

    class Watch(QObject):
        done = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.done = self.done or event.type() == QEvent.Type.Paint
            return False

    watch = Watch()
    widget.installEventFilter(watch)
    while not watch.done:
        QApplication.processEvents()
    QApplication.processEvents()


def dragging(folder: Path) -> dict[str, list[float]]:
    """Seconds of work for each frame while a card circles over the piles."""
    return _dragged(folder, time.thread_time)


def dragging_alone(folder: Path) -> dict[str, list[float]]:
    """The same by the clock on the wall: what holds the window up counts too."""
    return _dragged(folder, time.perf_counter)


def dragging_beside_an_expert(folder: Path) -> dict[str, list[float]]:
    """The same while an expert thinks all the time, on all cores but one."""
    setup = setup_named("original", "standard", 3)
    state = apply(deal(setup, Deal(setup.edition, 1).deck), ChooseStarter(0)).state
    thoughtful = replace(AT_THE_TABLE, rollouts=None, think_ms=10**9)
    bot = ExpertBot(thoughtful)
    thinking = threading.Thread(target=bot.choose, args=(observe(state, 0), Random(1)))
    thinking.start()
    try:
        return _dragged(folder, time.perf_counter)
    finally:
        bot.hurry()
        thinking.join()


def _dragged(folder: Path, clock: Callable[[], float]) -> dict[str, list[float]]:
    from PySide6.QtTest import QTest

    from tests.window.driver import Driver

    app = open_program(folder, Speed.OFF)
    driver = Driver(app)
    frames: list[float] = []
    for edition, players in (("original", 1), ("extreme", 3), ("quick", 2)):
        start_game(app, edition, players, 1)
        for nth, do in enumerate(actions(app)):
            if nth > 12 and app.session.can_lay:
                break
            do()
        _settle()
        painted = Painted(app.window)
        card = app.session.observation.hand[0]
        driver.press_card(card)
        places = [driver.pile(0).geometry(), driver.pile(1).geometry()]
        middle = driver.table.mapTo(driver.window, places[0].united(places[1]).center())
        handle = app.window.windowHandle()
        for frame in range(ROUNDS * FRAMES_A_ROUND):
            angle = 2 * math.pi * frame / FRAMES_A_ROUND
            there = QPoint(round(420 * math.cos(angle)), round(200 * math.sin(angle)))
            before, started = painted.count, clock()
            QTest.mouseMove(handle, middle + there)
            while painted.count == before:
                QApplication.processEvents()
            frames.append(clock() - started)
        driver.key(Qt.Key.Key_Escape)
        driver.release_on(driver.table)
    return {"frames": frames}


def turns(folder: Path) -> dict[str, list[float]]:
    """Seconds of work for each frame while turns are animated: lay, draw, cover, replay, look."""
    app = open_program(folder, Speed.NORMAL)
    table = app.window.findChild(GameTable)
    assert table is not None
    painted = Painted(app.window)
    frames: list[float] = []
    for edition, players in (("original", 3), ("extreme", 5), ("quick", 3)):
        start_game(app, edition, players, 2)
        played = 0
        for do in actions(app):
            finished = len(app.session.observation.table.turns)
            _rest(THINKING_SECONDS)
            frames += _animated(do, table, painted)
            played += len(app.session.observation.table.turns) > finished
            if played == TURNS:
                break
    return {"frames": frames}


def _animated(do: Callable[[], object], table: GameTable, painted: Painted) -> list[float]:
    """The work for each frame from a deed until everything has come to rest."""
    frames: list[float] = []
    before, started = painted.count, time.thread_time()
    do()
    while table.is_moving or not frames:
        # Waiting takes no time of this thread.
        QEventLoop().processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        _bury()
        if painted.count > before:
            frames.append(time.thread_time() - started)
            before, started = painted.count, time.thread_time()
    return frames


def memory(folder: Path) -> dict[str, float]:
    """Resident megabytes after the start, and after some numbers of games."""
    app = open_program(folder, Speed.OFF)
    _settle()
    figures = {"start": _resident_megabytes()}
    for game in range(1, GAMES + 1):
        start_game(app, "original", 3, game)
        for do in actions(app):
            do()
            QApplication.processEvents()
            _bury()
        _settle()
        if game in (1, 5, GAMES // 2, GAMES):
            figures[f"{game} game(s)"] = _resident_megabytes()
    return figures


def idle(folder: Path) -> dict[str, float]:
    """Seconds of processor time while nothing moves, on the table and on the new-game page."""
    app = open_program(folder, Speed.NORMAL)
    figures = {"new-game page": _idle_seconds()}
    start_game(app, "original", 3, 1)
    figures["table"] = _idle_seconds()
    app.session.give_up()
    figures["end page"] = _idle_seconds()
    return figures


def _idle_seconds() -> float:
    _rest(4.0)  # until the faces of all cards have been drawn ahead
    before = time.process_time()
    _rest(IDLE_SECONDS)
    return time.process_time() - before


def _rest(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def _settle() -> None:
    for _ in range(5):
        QApplication.processEvents()
        _bury()


def _bury() -> None:
    """Delete what is to be deleted later, as a running event loop would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


MEASUREMENTS: dict[str, Callable[[Path], object]] = {
    each.__name__: each
    for each in (start, dragging, dragging_alone, dragging_beside_an_expert, turns, memory, idle)
}

if __name__ == "__main__":
    name, place = sys.argv[1:]
    print(json.dumps(MEASUREMENTS[name](Path(place))), flush=True)
    os._exit(0)  # nobody waits for the window to close
