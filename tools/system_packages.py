"""The system's share on Linux: libraries that Qt loads, what tests need, Debian's venv.

`python -m tools.system_packages`, run by root, installs what tests need, for who runs them then.
"""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tools.linux_packages import (
    INSTALLING,
    LIBRARIES,
    SCREENS,
    SOUND_LIBRARIES,
    X11_LIBRARIES,
    names_for,
)
from tools.machine import Machine, Trouble

# program -> Debian package: a real window on a screen and a bus of its own, what looks into
# installers, and the compiler that has the core watch its memory
TEST_PROGRAMS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "dbus-daemon": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "readelf": "binutils",
    "gcc": "gcc",
}
# header -> Debian package: gcc comes without C's own
TEST_HEADERS: Mapping[str, str] = {
    "string.h": "libc6-dev",
}
# what the frozen game is made with, and looked into
FREEZE_PROGRAMS: Mapping[str, str] = {
    "objdump": "binutils",
    "readelf": "binutils",
    "strip": "binutils",
}
SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python for which the system's packages bring their modules."""
# module of the system's Python -> Debian package: a screen reader, and the bus it reads
TEST_MODULES: Mapping[str, str] = {
    "pyatspi": "python3-pyatspi",
}


@dataclass(frozen=True)
class Needs:
    """What a command needs of the system, each with the Debian package that brings it."""

    libraries: Mapping[str, str] = field(default_factory=dict)
    screens: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The libraries of each kind of screen, by the variable that tells of one; one kind will do."""
    programs: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    modules: Mapping[str, str] = field(default_factory=dict)
    """Those of the system's Python."""


TO_PLAY = Needs(LIBRARIES, SCREENS)
TO_HEAR = Needs({**LIBRARIES, **SOUND_LIBRARIES}, SCREENS)
TO_FREEZE = Needs({**LIBRARIES, **X11_LIBRARIES, **SOUND_LIBRARIES}, programs=FREEZE_PROGRAMS)
TO_TEST = Needs(
    {**LIBRARIES, **X11_LIBRARIES},
    programs=TEST_PROGRAMS,
    headers=TEST_HEADERS,
    modules=TEST_MODULES,
)


def missing_packages(machine: Machine, needs: Needs, *, makes_venv: bool) -> dict[str, str]:
    """Return what this Linux lacks, each with the Debian package that brings it."""
    if not machine.is_linux:
        return {}
    missing = _missing_libraries(machine, needs.libraries)
    if needs.screens:
        at_hand = [kind for name, kind in needs.screens.items() if machine.variable(name)]
        kinds = at_hand or needs.screens.values()
        lacking = [_missing_libraries(machine, kind) for kind in kinds]
        lacking.sort(key=len)
        missing |= lacking[0]
    for name, package in needs.programs.items():
        if not machine.has_program(name):
            missing[name] = package
    for name, package in needs.headers.items():
        if not machine.has_header(name):
            missing[name] = package
    for name, package in needs.modules.items():
        if not machine.can_import(name, SYSTEM_PYTHON):
            missing[f"the module {name} of {SYSTEM_PYTHON}"] = package
    if makes_venv and not machine.has_module("ensurepip"):
        missing["Python's ensurepip module"] = f"python{machine.python_version}-venv"
    return missing


def _missing_libraries(machine: Machine, libraries: Mapping[str, str]) -> dict[str, str]:
    return {name: package for name, package in libraries.items() if not machine.can_load(name)}


def ensure(machine: Machine, needs: Needs, *, makes_venv: bool) -> None:
    """Install what is missing where that is allowed, else say exactly what to install."""
    missing = missing_packages(machine, needs, makes_venv=makes_venv)
    if not missing:
        return
    packages = list(dict.fromkeys(missing.values()))
    has_apt = machine.has_program("apt-get")
    if not has_apt or not machine.is_root:
        ways = [f"sudo apt-get install {' '.join(packages)}"] if has_apt else []
        lines = "".join(f"\n  {way}" for way in ways or _ways_without_apt(machine, packages))
        raise Trouble(
            f"This system lacks packages the game needs; install them and try again:{lines}"
        )
    machine.say(f"Installing system packages: {' '.join(packages)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    # A failing update is no verdict: the lists at hand may still do.
    machine.run(["apt-get", "update"], environment=quiet)
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if machine.run(install, environment=quiet) != 0:
        raise Trouble(f"apt-get could not install {' '.join(packages)}; its messages are above.")
    still_missing = missing_packages(machine, needs, makes_venv=makes_venv)
    if still_missing:
        raise Trouble(f"Still missing after the installation: {', '.join(still_missing)}")


def _ways_without_apt(machine: Machine, packages: Iterable[str]) -> list[str]:
    """How to install Debian's packages elsewhere; every way if none is known to fit."""
    # Debian alone has a version in the name of this one.
    debian = ["python3-venv" if each.endswith("-venv") else each for each in packages]
    managers = [each for each in INSTALLING if machine.has_program(each)] or INSTALLING
    return [f"{INSTALLING[each]} {' '.join(names_for(each, debian))}" for each in managers]


if __name__ == "__main__":
    try:
        ensure(Machine(), TO_TEST, makes_venv=True)
    except Trouble as trouble:
        sys.exit(str(trouble))
