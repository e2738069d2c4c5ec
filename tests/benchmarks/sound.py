"""Whether the game can be heard: `python -m tests.benchmarks.sound`, with the extra `sound`.

The real program in a real window plays into a loudspeaker that doesn't exist (Linux, PulseAudio),
and what comes out there is recorded: how loud each sound is, and how long after the key. Nothing
may be heard when sounds are switched off. And what sound costs a start.
"""

import math
import os
import statistics
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.table import ROOT, measured
from tests.window.prepared import STEPS, dealt
from tests.window.real_screen import RealScreen, real_screen, wait_for
from thegame_desktop.engine import encode_record
from thegame_desktop.model.session import utc_now
from thegame_desktop.play.course import Course
from thegame_desktop.play.saved_game import record_of_course

RATE = 44_100
SINK = "nowhere"
STARTS = 10
SILENT = 0.001
"""What no sample goes beyond while nothing is heard."""
LISTENED_S = 2.5
READY_S = 4.0
"""After so long even a busy machine has opened the loudspeaker."""
DEEDS: Mapping[str, Sequence[str]] = {
    "a card": ("Right", "Right", "Right", "space", "1", "Return"),
    "another card": ("Left", "Left", "Left", "space", "3", "Return"),
    "the trick": ("Right", "space", "1", "Return"),
    "drawing": ("ctrl+Return",),
}
"""What is to be heard, and the keys that lead to it in the prepared game."""


class Recording:
    """Everything that comes out of the loudspeaker, with the time at which it came."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        command = ["parec", f"--device={SINK}.monitor", "--raw", "--format=s16le"]
        command += [f"--rate={RATE}", "--channels=1", "--latency-msec=10"]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        self._chunks: list[tuple[float, array[int]]] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while chunk := os.read(pipe, 2 * RATE):
            self._chunks.append((time.monotonic(), array("h", chunk[: len(chunk) & ~1])))

    def since(self, moment: float) -> tuple[float | None, float, float]:
        """Seconds until something was heard, its peak, and its strongest twentieth of a second."""
        first, samples = None, array("h")
        for came, chunk in list(self._chunks):
            if came < moment:
                continue
            begins = came - len(chunk) / RATE
            for nth, sample in enumerate(chunk):
                if first is None and abs(sample) > SILENT * 32768:
                    first = begins + nth / RATE - moment
            samples.extend(chunk)
        window = RATE // 20
        parts = [samples[at : at + window] for at in range(0, len(samples), window)]
        loudest = max((sum(one * one for one in part) / window for part in parts), default=0)
        peak = max(map(abs, samples), default=0)
        return first, peak / 32768, math.sqrt(loudest) / 32768

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextmanager
def loudspeaker(folder: Path) -> Iterator[str]:
    """A PulseAudio of its own, which plays into nothing; the address that programs need."""
    socket = folder / "native"
    home = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
    command += ["-L", f"module-null-sink sink_name={SINK}"]
    command += ["-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"]
    with subprocess.Popen(command, env=home, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: socket.exists() or None, "PulseAudio starts")
            yield f"unix:{socket}"
        finally:
            process.terminate()


def listen(screen: RealScreen, *, sounds: bool) -> None:
    """Play the prepared game by keys, and tell what is heard of each deed."""
    data = screen.folder / ("loud" if sounds else "silent")
    data.mkdir()
    preferences = f"[preferences]\nlanguage=en\nspeed=off\nvolume=100\nsounds={str(sounds).lower()}"
    (data / "settings.ini").write_text(f"[tutorial]\noffered=true\n{preferences}\n")
    game = data / "prepared.thegame"
    game.write_bytes(encode_record(record_of_course(Course.begin(dealt(STEPS), "1", utc_now()))))
    command = [sys.executable, "-m", "thegame_desktop", "--data-dir", str(data), str(game)]
    with subprocess.Popen(command, cwd=ROOT, env=screen.environment) as process:
        recording = Recording(screen.environment)
        try:
            window = wait_for(lambda: screen.window("The Game"), "the window appears")
            screen.activate(window)
            time.sleep(READY_S)
            for name, keys in DEEDS.items():
                for key in keys[:-1]:
                    screen.key(key)
                    time.sleep(0.2)
                pressed = time.monotonic()
                screen.key(keys[-1])
                time.sleep(LISTENED_S)
                show(f"{name}, sounds {'on' if sounds else 'off'}", *recording.since(pressed))
        finally:
            recording.end()
            process.terminate()


def show(what: str, first: float | None, peak: float, loudest: float) -> None:
    if first is None:
        print(f"{what:30}nothing is heard")
        return
    levels = f"peak {20 * math.log10(peak):6.1f} dBFS   loudest {20 * math.log10(loudest):6.1f}"
    print(f"{what:30}{levels} dBFS   {first * 1000:4.0f} ms after the key")


def show_starts(environment: Mapping[str, str]) -> None:
    """A start with a loudspeaker, and without: both load nothing for it until all is painted."""
    without = {key: text for key, text in environment.items() if key != "PULSE_SERVER"}
    times: dict[str, list[float]] = {"with a loudspeaker": [], "without": []}
    for _ in range(STARTS):
        for name, each in zip(times, (environment, without), strict=True):
            started = time.monotonic()
            times[name].append(1000 * (measured("start", each)["page"] - started))
    for name, each_ms in times.items():
        median = statistics.median(each_ms)
        print(f"{'start ' + name:30}{median:8.0f} ms   best {min(each_ms):.0f} of {STARTS}")


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        with real_screen(folder, 1500, 1000) as bare, loudspeaker(folder) as address:
            screen = replace(bare, environment={**bare.environment, "PULSE_SERVER": address})
            listen(screen, sounds=True)
            listen(screen, sounds=False)
            show_starts(screen.environment)


if __name__ == "__main__":
    main()
