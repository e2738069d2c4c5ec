"""The two commands, `play` and `test`, and what else there is to be made from time to time."""

import signal
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools import core, resources, system_packages, translations
from tools.compilers import TARGETS, CannotCompile, Compiler, PassingZig, Zig, at_hand
from tools.environment import COMPILER, Environment, Purpose
from tools.machine import Machine, Trouble
from tools.qt_tools import QtTools

ROOT = Path(__file__).resolve().parent.parent
USAGE = """\
usage: python dev.py play [arguments of the game]     start the game
       python dev.py play --sound [arguments]         the same, to be heard (a large download)
       python dev.py test [arguments of pytest]       run every check and test
       python dev.py translate [new languages]        bring translations/ in step with the code
       python dev.py icons [folder]                   render all icons, into build/icons"""

SOUND = "--sound"

CHECKS = {
    "ruff check": ("ruff", "check"),
    "ruff format": ("ruff", "format", "--check"),
    "mypy": ("mypy",),
}
PYTEST = ("pytest", "--numprocesses=auto", "--maxprocesses=8", "--dist=worksteal")


def play(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Start the game in the caller's folder, so that file arguments mean what they say.

    What plays its sounds is installed only if that is asked for, once: it is large.
    """
    wants_sound = SOUND in arguments[:1]
    environment = _prepared(machine, root, Purpose.SOUND if wants_sound else Purpose.PLAY)
    resources.ensure(machine, root, QtTools(environment.packages, machine))
    try:
        core.ensure(machine, root, _compilers_to_play(machine, root, environment))
    except CannotCompile as trouble:
        machine.complain(f"{trouble} The experts among the computers play weaker.")
    return machine.run([str(environment.python), "-m", "thegame_desktop", *arguments[wants_sound:]])


def test(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Run every check, pytest last: its summary closes the output."""
    environment = _prepared(machine, root, Purpose.TEST)
    resources.ensure(machine, root, QtTools(environment.packages, machine))
    core.ensure(machine, root, at_hand(machine, _zig(machine, root, environment)))
    python = str(environment.python)
    failed = []
    for name, check in CHECKS.items():
        machine.say(f"== {name}")
        if machine.run([python, "-m", *check], folder=root) != 0:
            failed.append(name)
    machine.say("== pytest")
    command = [python, "-m", *PYTEST]
    if failed:
        command.append(f"--failed-before={', '.join(failed)}")
    return machine.run([*command, *arguments], folder=root) or int(bool(failed))


def translate(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Bring the translations in step with the code; arguments are languages to begin."""
    environment = _prepared(machine, root, Purpose.PLAY)
    qt = QtTools(environment.packages, machine)
    translations.update_all(machine, root, qt, arguments)
    return 0


def icons(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Render the icons of the program for every platform, with the Qt of the environment."""
    environment = _prepared(machine, root, Purpose.PLAY)
    folders = [str(Path(each).absolute()) for each in arguments]
    return machine.run([str(environment.python), "-m", "tools.icons", *folders], folder=root)


def run(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code; every failure is told in plain words."""
    if arguments and arguments[0] in ("-h", "--help"):
        machine.say(USAGE)
        return 0
    commands = {"play": play, "test": test, "translate": translate, "icons": icons}
    command = commands.get(arguments[0] if arguments else "")
    if command is None:
        machine.complain(USAGE)
        return 2
    try:
        return command(machine, root, arguments[1:])
    except (Trouble, OSError) as trouble:
        machine.complain(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


def main() -> None:
    """Run as a program: being told to end ends the child as well."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run(Machine(), ROOT, sys.argv[1:]))


def _zig(machine: Machine, root: Path, environment: Environment) -> Zig:
    return Zig(machine, environment.packages, root / core.ZIG_CACHE)


def _compilers_to_play(
    machine: Machine, root: Path, environment: Environment
) -> Sequence[Compiler]:
    """What is there already, and what can be had for the moment: zig is too large to be kept."""
    zig = _zig(machine, root, environment)
    compilers = at_hand(machine, zig)
    if zig.is_there or machine.platform not in TARGETS:
        return compilers
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (requirement,) = project["optional-dependencies"][COMPILER]
    return [*compilers, PassingZig(machine, environment.python, requirement)]


def _prepared(machine: Machine, root: Path, purpose: Purpose) -> Environment:
    """Bring system and environment to what the purpose needs."""
    environment = Environment(root, machine)
    usable = environment.is_usable()
    needs = {
        Purpose.PLAY: system_packages.TO_PLAY,
        Purpose.SOUND: system_packages.TO_HEAR,
        Purpose.TEST: system_packages.TO_TEST,
    }[purpose]
    system_packages.ensure(machine, needs, makes_venv=not usable)
    if not usable:
        environment.make()
    if not environment.holds(purpose):
        environment.install(purpose)
    return environment
