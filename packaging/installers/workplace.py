"""Where installers are made: the project with its version and date, the machine, the folders."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tools import system_packages
from tools.machine import Machine, Trouble

NAME = "thegame"
"""Of the program and its folder."""
PACKAGE = "thegame-desktop"
"""Of its installers."""
APP_ID = "org.thegame_desktop.TheGame"
CONTRIBUTORS = "The Game – Desktop contributors"
SUMMARY = "The Game, a cooperative card game for one to five people"
DESCRIPTION = (
    "All three editions of Steffen Benndorf's game: Original, Extreme, Quick & Easy.",
    "Alone, around one laptop, or with computer players; offline, in German and English;",
    "with lessons, hints, and a coach who tells what would have been better.",
)
CACHE = Path("/var/cache", PACKAGE)
"""Where whole systems lie that are made once, by root.

Not within the project: what walks through it would follow their links to everywhere.
"""
LICENCES = "MIT AND LGPL-3.0-only AND PSF-2.0 AND OFL-1.1"
"""Of the program with what is bundled; the texts lie in the program's folder."""


@dataclass(frozen=True)
class Workplace:
    """All that a target needs to know of where it is built."""

    machine: Machine
    root: Path

    @property
    def build(self) -> Path:
        """Where things lie that are made on the way, and kept to be quicker the next time."""
        return self.root / "build" / "installers"

    @property
    def recipes(self) -> Path:
        return self.root / "packaging"

    @property
    def icons(self) -> Path:
        return self.root / "build" / "icons"

    @cached_property
    def version(self) -> str:
        source = (self.root / "thegame_desktop" / "__init__.py").read_text(encoding="utf-8")
        found = re.search(r'__version__ = "(\d+\.\d+\.\d+)"', source)
        if found is None:
            raise Trouble("thegame_desktop/__init__.py tells no version.")
        return found[1]

    @cached_property
    def epoch(self) -> int:
        """The date of everything inside: that of the newest commit, so that it is always the same.

        Whoever builds without the history says it by SOURCE_DATE_EPOCH.
        """
        told = os.environ.get("SOURCE_DATE_EPOCH", "")
        if not told:
            command = ["git", "-C", str(self.root), "log", "-1", "--format=%ct"]
            try:
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                told = done.stdout.strip()
            except OSError:
                pass
        if not told.isdigit():
            raise Trouble(
                "The date of the last commit is not known here; set SOURCE_DATE_EPOCH to it."
            )
        return int(told)

    @property
    def pinned(self) -> dict[str, str]:
        """What makes tools write the same bytes again."""
        return {"SOURCE_DATE_EPOCH": str(self.epoch), "PYTHONHASHSEED": "0", "TZ": "UTC"}

    def needs(self, **packages: str) -> None:
        """Have these programs, each from its Debian package; installs what is missing."""
        programs = {name.replace("_", "-"): package for name, package in packages.items()}
        needs = system_packages.Needs(programs=programs)
        system_packages.ensure(self.machine, needs, makes_venv=False)

    def needs_linux(self) -> None:
        if not self.machine.is_linux:
            raise Trouble("it can be built on Linux only.")

    def run(
        self,
        *command: str | Path,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Run a command with everything pinned; raises Trouble if it fails."""
        words = [str(each) for each in command]
        pinned = {**self.pinned, **(environment or {})}
        if self.machine.run(words, folder=folder, environment=pinned) != 0:
            raise Trouble(f"{Path(words[0]).name} failed; its messages are above.")

    def asked(self, *command: str | Path) -> str:
        """What a command prints; raises Trouble if it fails."""
        done = subprocess.run(
            [str(each) for each in command], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise Trouble(f"{command[0]} failed: {done.stderr.strip()}")
        return done.stdout

    def emptied(self, name: str) -> Path:
        """An empty folder of this name to build in."""
        folder = self.build / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder

    def artefact(self, name: str) -> Path:
        """Where an artefact of this name is to be put; an older one is gone."""
        path = self.root / "dist" / name
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        return path


def filled(template: Path, values: Mapping[str, str]) -> str:
    """A text with its @NAMES@ filled in; raises Trouble if one is left."""
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    left = re.search(r"@[A-Z_]+@", text)
    if left is not None:
        raise Trouble(f"{template.name}: nothing is known of {left[0]}")
    return text


def given_dates(folder: Path, epoch: int) -> None:
    """Give everything in a folder this date, and the rights that everybody's files have."""
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            executable = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
