"""The project's own virtual environments."""

import hashlib
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from tools.machine import Machine, Trouble

COMPILER = "core"
"""The extra with the compiler of the core, which pip may not have for this machine."""


class Purpose(Enum):
    """What the environment is for."""

    PLAY = 100, ()
    SOUND = 270, ("sound",)
    """To play, and to hear it."""
    TEST = 230, (COMPILER, "dev")
    FREEZE = 370, (COMPILER, "sound", "freeze")
    """To make a program of it that needs no Python."""

    def __init__(self, megabytes: int, extras: tuple[str, ...]) -> None:
        self.megabytes = megabytes
        """About how much there is to download."""
        self.extras = extras
        """Those of pyproject.toml that it takes."""

    @property
    def covers(self) -> tuple["Purpose", ...]:
        return (Purpose.PLAY, self)


class Environment:
    """Makes and fills `.venv` or another folder, and remembers by stamps what it already holds."""

    def __init__(self, root: Path, machine: Machine, place: Path = Path(".venv")) -> None:
        self._root = root
        self._machine = machine
        self._place = place
        self._folder = root / place

    @property
    def python(self) -> Path:
        place = "Scripts/python.exe" if self._machine.is_windows else "bin/python"
        return self._folder / place

    @property
    def packages(self) -> Path:
        version = self._machine.python_version
        windows, elsewhere = "Lib/site-packages", f"lib/python{version}/site-packages"
        return self._folder / (windows if self._machine.is_windows else elsewhere)

    def is_usable(self) -> bool:
        """Tell whether the environment runs, and on the Python version at work now."""
        return self._machine.version_of(self.python) == self._machine.python_version

    def make(self) -> None:
        self._machine.say(f"Making the environment in {self._place} ...")
        command = [self._machine.base_python, "-m", "venv", "--clear", str(self._folder)]
        if self._machine.run(command) != 0:
            raise Trouble(
                f"The environment in {self._place} could not be made; the reason is above."
            )

    def holds(self, purpose: Purpose) -> bool:
        stamp = self._stamp(purpose)
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self._fingerprint()

    def install(self, purpose: Purpose) -> None:
        self._machine.say(
            f"Installing what the game needs into {self._place}: "
            f"about {purpose.megabytes} MB to download, unless they are at hand ..."
        )
        self._stamp(purpose).unlink(missing_ok=True)
        # Taken before pip runs, so that an edit made meanwhile is noticed at the next start.
        fingerprint = self._fingerprint()
        # pip itself would try again and again, and then blame the packages.
        if not self._machine.can_download(self.python):
            raise Trouble("pip can't get any packages: is there a network?")
        if not self._pip_installs(purpose.extras) and not self._pip_installs_the_rest(purpose):
            raise Trouble("pip could not install what the game needs; its messages are above.")
        for covered in purpose.covers:
            self._stamp(covered).write_text(fingerprint, encoding="utf-8")

    def _pip_installs_the_rest(self, purpose: Purpose) -> bool:
        if COMPILER not in purpose.extras:
            return False
        self._machine.say("Trying again without the compiler of the core ...")
        return self._pip_installs([each for each in purpose.extras if each != COMPILER])

    def _pip_installs(self, extras: Sequence[str]) -> bool:
        project = f"{self._root}[{','.join(extras)}]" if extras else str(self._root)
        command = [str(self.python), "-m", "pip", "install", "--no-input"]
        command += ["--disable-pip-version-check", "--editable", project]
        return self._machine.run(command) == 0

    def _stamp(self, purpose: Purpose) -> Path:
        return self._folder / f"ready-to-{purpose.name.lower()}"

    def _fingerprint(self) -> str:
        """Return what changes when an installation is due; editable installs know their folder."""
        needs = (self._root / "pyproject.toml").read_bytes()
        told = f"{self._machine.python_version}\n{self._root}\n".encode()
        return hashlib.sha256(told + needs).hexdigest()
