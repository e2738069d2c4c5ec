"""The program as a folder that needs no Python."""

import shutil
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from installers import libraries
from installers.workplace import NAME, Workplace, given_dates
from tools import core, resources, system_packages
from tools.compilers import Zig
from tools.environment import Environment, Purpose
from tools.machine import Machine, Trouble
from tools.qt_tools import QtTools

ENVIRONMENT = Path("build", "freezer")


@dataclass(frozen=True)
class Tools:
    """What freezes, installed."""

    python: Path
    zig: Zig


def prepared(workplace: Workplace) -> Tools:
    """Install what freezes, and make resources and icons; returns the tools."""
    machine, root = workplace.machine, workplace.root
    environment = Environment(root, machine, ENVIRONMENT)
    usable = environment.is_usable()
    system_packages.ensure(machine, _needs(machine), makes_venv=not usable)
    if not usable:
        environment.make()
    if not environment.holds(Purpose.FREEZE):
        environment.install(Purpose.FREEZE)
    zig = Zig(machine, environment.packages, root / core.ZIG_CACHE)
    if not zig.is_there:
        raise Trouble("there is no zig for this machine, and so no core for the experts.")
    resources.ensure(machine, root, QtTools(environment.packages, machine))
    shutil.rmtree(workplace.icons, ignore_errors=True)
    workplace.run(
        *(environment.python, "-m", "tools.icons", workplace.icons),
        folder=root,
        environment={"QT_QPA_PLATFORM": "offscreen"},
    )
    return Tools(environment.python, zig)


@cache
def freeze(workplace: Workplace) -> Path:
    """Make the folder for the system at work, on macOS the app; returns where it is.

    Several installers of one run share it.
    """
    machine, root = workplace.machine, workplace.root
    tools = prepared(workplace)
    core.ensure(machine, root, [tools.zig])
    work = workplace.emptied("frozen")
    places = ("--distpath", work / "dist", "--workpath", work / "work")
    spec = workplace.recipes / "thegame.spec"
    workplace.run(
        *(tools.python, "-m", "PyInstaller", "--log-level=WARN", *places, spec),
        folder=root,
    )
    program = work / "dist" / NAME
    if machine.is_linux:
        given_dates(program, workplace.epoch)
        libraries.check(program)
    machine.say("Letting it play by itself ...")
    # Without a screen, and with nothing of the Python at work here.
    alone = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "PYTHONPATH": ""}
    workplace.run(program / NAME, "--smoke-test", folder=work, environment=alone)
    app = work / "dist" / "The Game.app"
    return app if app.is_dir() else program


def _needs(machine: Machine) -> system_packages.Needs:
    """What the system has to have: Debian keeps the library of its own Python apart from it."""
    needs = system_packages.TO_FREEZE
    if not machine.base_python.startswith("/usr/bin/"):
        return needs
    name = f"libpython{machine.python_version}"
    return replace(needs, libraries={**needs.libraries, f"{name}.so.1.0": name})
