"""A program that stands for the frozen one, and a workplace whose icons are there."""

import shutil
from pathlib import Path

from installers.workplace import NAME, Workplace
from tests.pretend_machine import PretendMachine

ROOT = Path(__file__).resolve().parent.parent.parent
EPOCH = 1_700_000_000


def workplace(folder: Path, icons: Path) -> Workplace:
    """The recipes of the project in a folder of their own, with icons that were made before."""
    root = folder / "project"
    root.mkdir()
    shutil.copytree(ROOT / "packaging", root / "packaging")
    (root / "thegame_desktop").mkdir()
    shutil.copy(ROOT / "thegame_desktop" / "__init__.py", root / "thegame_desktop")
    (root / "build").mkdir()
    (root / "build" / "icons").symlink_to(icons)
    return Workplace(PretendMachine(), root)


def pretend_frozen(folder: Path) -> Path:
    """A folder with a program in it that says what it was started with."""
    program = folder / "frozen" / NAME
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "started with $*"\n', encoding="utf-8")
    program.chmod(0o700)
    (program.parent / "_internal").mkdir()
    (program.parent / "_internal" / "data").write_bytes(b"data")
    return program.parent
