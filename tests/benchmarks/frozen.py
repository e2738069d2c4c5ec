"""How fast the frozen game starts: `python -m tests.benchmarks.frozen`, on an idle machine (Linux).

From the start of the process to its window on a real screen, frozen and from the sources in turn;
and how large it is. `python packaging/build.py frozen` has to have made it.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.window.real_screen import RealScreen, real_screen, wait_for

ROOT = Path(__file__).resolve().parent.parent.parent
FROZEN = ROOT / "build" / "installers" / "frozen" / "dist" / "thegame"
STARTS = 10
GOAL = 1.2
SIZE_GOAL_MB = 130


def start(screen: RealScreen, command: Sequence[str]) -> float:
    """Seconds until its window can be seen."""
    started = time.monotonic()
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=screen.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        wait_for(lambda: screen.window("The Game"), "the window appears")
        seconds = time.monotonic() - started
        process.kill()
    return seconds


def main() -> None:
    ways = {
        "from the sources": [sys.executable, "-m", "thegame_desktop"],
        "frozen": [str(FROZEN / "thegame")],
    }
    taken: dict[str, list[float]] = {way: [] for way in ways}
    with TemporaryDirectory() as folder, real_screen(Path(folder), 1280, 800) as screen:
        for _ in range(STARTS + 1):  # the first only warms up
            for way, command in ways.items():
                taken[way].append(start(screen, [*command, "--data-dir", str(screen.data)]))
    medians = {way: statistics.median(seconds[1:]) for way, seconds in taken.items()}
    for way, median in medians.items():
        print(f"{way:18}{median * 1000:6.0f} ms   best {min(taken[way]) * 1000:.0f} of {STARTS}")
    ratio = medians["frozen"] / medians["from the sources"]
    print(f"{'ratio':18}{ratio:6.2f}      goal {GOAL}")
    size = sum(path.lstat().st_size for path in FROZEN.rglob("*") if not path.is_dir()) / 1e6
    print(f"{'installed':18}{size:6.1f} MB   goal {SIZE_GOAL_MB}")


if __name__ == "__main__":
    main()
