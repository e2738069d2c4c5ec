"""How fast the table is: `python -m tests.benchmarks.table`, on an idle machine.

The time from the start of a process to what it paints first; the work for each frame at 1920×1080,
rendered by software, without a screen and in a real window on a screen of its own (Linux); memory;
and that nothing is done while nothing moves.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks import table_measurements as measurements
from tests.isolation import PLACES
from tests.window.real_screen import real_screen

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 7
FRAME_GOAL_MS = 8.0
"""For 99 of 100 frames."""
IDLE_GOAL = 0.01
"""The share of one core that may be used while nothing moves."""
GROWTH_GOAL = 1.15
"""How much larger the program may be after all games than after a few: card pictures are kept."""


def measured(name: str, environment: Mapping[str, str]) -> Any:
    """The figures of one measurement, from a fresh process."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", measurements.__name__, name, folder],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
        )
    return json.loads(done.stdout)


def show_starts(environment: Mapping[str, str]) -> None:
    page, table = [], []
    for _ in range(STARTS):
        started = time.monotonic()
        painted = measured("start", environment)
        page.append(painted["page"] - started)
        table.append(painted["table"] - started)
    for what, seconds in (("new-game page", page), ("table, after Play", table)):
        best, median = min(seconds) * 1000, statistics.median(seconds) * 1000
        print(f"{'start to ' + what:34}{median:8.0f} ms   best {best:.0f} of {STARTS}")


FRAMES = {
    "dragging": "a card is dragged",
    "turns": "turns are animated",
    "dragging_alone": "dragged, by the clock",
    "dragging_beside_an_expert": "the same, an expert thinks",
}


def show_frames(where: str, environment: Mapping[str, str]) -> None:
    for name, what in FRAMES.items():
        frames = sorted(seconds * 1000 for seconds in measured(name, environment)["frames"])
        p50, p99 = _share(frames, 0.5), _share(frames, 0.99)
        within = sum(frame < FRAME_GOAL_MS for frame in frames) / len(frames)
        print(
            f"{what + ', ' + where:34}{p50:8.1f} {p99:8.1f} {frames[-1]:8.1f} ms"
            f"   {within:6.1%} of {len(frames)} in time   {p99 / FRAME_GOAL_MS:.2f} × the goal"
        )


def _share(frames: Sequence[float], share: float) -> float:
    return frames[min(len(frames) - 1, int(len(frames) * share))]


def show_memory(environment: Mapping[str, str]) -> None:
    figures = measured("memory", environment)
    print("".join(f"{when:>12}" for when in figures))
    print("".join(f"{megabytes:9.0f} MB" for megabytes in figures.values()))
    few, _, all_of_them = list(figures.values())[-3:]
    growth = all_of_them / few
    print(f"after all games {growth:.2f} × after a few   {growth / GROWTH_GOAL:.2f} × the goal")


def show_idle(environment: Mapping[str, str]) -> None:
    for where, seconds in measured("idle", environment).items():
        share = seconds / measurements.IDLE_SECONDS
        print(f"{where:34}{seconds * 1000:8.1f} ms   {share / IDLE_GOAL:.2f} × the goal")


def main() -> None:
    with TemporaryDirectory() as place, ExitStack() as stack:
        home = Path(place)
        unseen = os.environ | dict.fromkeys(PLACES, place) | {"QT_QPA_PLATFORM": "offscreen"}
        print(f"{'from start to paint, unseen':34}{'median':>8}")
        show_starts(unseen)
        print(f"\n{'work a frame at 1920×1080':34}{'p50':>8} {'p99':>8} {'worst':>8}")
        show_frames("unseen", unseen)
        if sys.platform == "linux" and shutil.which("Xvfb"):
            width, height = measurements.SIZE
            screen = stack.enter_context(real_screen(home, width + 80, height + 120))
            show_frames("window", screen.environment)
        if Path("/proc/self/statm").exists():
            print("\nmemory")
            show_memory(unseen)
        print(f"\n{'processor time in 5 s of rest':34}")
        show_idle(unseen)


if __name__ == "__main__":
    main()
