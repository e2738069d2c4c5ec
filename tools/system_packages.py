"""The system's share on Linux: libraries that Qt loads, what tests need, Debian's venv.

`python -m tools.system_packages`, run by root, installs what tests need, for who runs them then.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.machine import Machine, Trouble

# soname -> Debian package
LIBRARIES: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
# what QtMultimedia loads besides
SOUND_LIBRARIES: Mapping[str, str] = {"libpulse.so.0": "libpulse0"}
# program -> Debian package: a real window on a screen and a bus of its own, and what looks into
# installers
TEST_PROGRAMS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "dbus-daemon": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "readelf": "binutils",
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
    programs: Mapping[str, str] = field(default_factory=dict)
    modules: Mapping[str, str] = field(default_factory=dict)
    """Those of the system's Python."""


TO_PLAY = Needs(LIBRARIES)
TO_HEAR = Needs({**LIBRARIES, **SOUND_LIBRARIES})
TO_FREEZE = Needs({**LIBRARIES, **SOUND_LIBRARIES}, FREEZE_PROGRAMS)
TO_TEST = Needs(LIBRARIES, TEST_PROGRAMS, TEST_MODULES)


def missing_packages(machine: Machine, needs: Needs, *, makes_venv: bool) -> dict[str, str]:
    """Return what this Linux lacks, each with the Debian package that brings it."""
    if not machine.is_linux:
        return {}
    libraries, programs = needs.libraries.items(), needs.programs.items()
    missing = {soname: package for soname, package in libraries if not machine.can_load(soname)}
    missing |= {name: package for name, package in programs if not machine.has_program(name)}
    for name, package in needs.modules.items():
        if not machine.can_import(name, SYSTEM_PYTHON):
            missing[f"the module {name} of {SYSTEM_PYTHON}"] = package
    if makes_venv and not machine.has_module("ensurepip"):
        missing["Python's ensurepip module"] = f"python{machine.python_version}-venv"
    return missing


def ensure(machine: Machine, needs: Needs, *, makes_venv: bool) -> None:
    """Install what is missing where that is allowed, else say exactly what to install."""
    missing = missing_packages(machine, needs, makes_venv=makes_venv)
    if not missing:
        return
    if not machine.has_program("apt-get"):
        raise Trouble(
            "This system lacks something the game needs; install it with your package manager "
            f"and try again: {', '.join(missing)}"
        )
    packages = list(dict.fromkeys(missing.values()))
    if not machine.is_root:
        raise Trouble(
            "This system lacks packages the game needs; install them and try again:\n"
            f"  sudo apt-get install {' '.join(packages)}"
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


if __name__ == "__main__":
    try:
        ensure(Machine(), TO_TEST, makes_venv=True)
    except Trouble as trouble:
        sys.exit(str(trouble))
