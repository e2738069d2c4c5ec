"""What `dev.py` and the installers know of Linux's libraries, held to the PySide6 at work."""

import re
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tools.linux_packages import (
    INSTALLING,
    LIBRARIES,
    SCREENS,
    SOUND_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    names_for,
)

__test__ = sys.platform == "linux"

QT = Path(PySide6.__file__).parent / "Qt"
OF_THE_SYSTEM_ITSELF = re.compile(r"(ld-linux.*|lib(c|dl|m|pthread|resolv|rt))\.so\.\d+")
ONLY_NEWER_QT = ("libbrotlicommon.so.1", "libbrotlidec.so.1")
"""Not that of the older Pythons; where there are fonts, they are there anyway."""
OUR_MODULES = ("Core", "DBus", "Gui", "Network", "Svg", "Test", "Widgets")


def lent_by_the_system(*binaries: Path) -> set[str]:
    """What these, and all of Qt's that they need, are linked with and Qt doesn't bring along."""
    waiting, seen, lent = [*binaries], set(binaries), set()
    while waiting:
        told = subprocess.run(
            ["readelf", "--dynamic", waiting.pop()], capture_output=True, text=True, check=True
        )
        for name in re.findall(r"\(NEEDED\).*\[(.+)\]", told.stdout):
            own = QT / "lib" / name
            if not own.exists():
                lent.add(name)
            elif own not in seen:
                seen.add(own)
                waiting.append(own)
    return {name for name in lent if not OF_THE_SYSTEM_ITSELF.fullmatch(name)}


def test_it_knows_what_every_program_of_qt_needs() -> None:
    modules = [QT / "lib" / f"libQt6{name}.so.6" for name in OUR_MODULES]
    needed = lent_by_the_system(*modules)
    assert needed <= set(LIBRARIES)
    assert needed >= {name for name in LIBRARIES if name not in ONLY_NEWER_QT}


def test_it_knows_what_windows_of_x11_need() -> None:
    assert lent_by_the_system(QT / "plugins/platforms/libqxcb.so") <= {*LIBRARIES, *X11_LIBRARIES}
    assert lent_by_the_system(QT / "plugins/platforms/libqxcb.so") >= set(X11_LIBRARIES)


def test_it_knows_what_windows_of_wayland_need() -> None:
    plugins = [*(QT / "plugins/platforms").glob("libqwayland*")]
    (plugin,) = (each for each in plugins if each.stem in ("libqwayland", "libqwayland-generic"))
    shell = QT / "plugins/wayland-shell-integration/libxdg-shell.so"
    needed = lent_by_the_system(plugin, shell)
    assert needed <= {*LIBRARIES, *WAYLAND_LIBRARIES}
    assert needed >= set(WAYLAND_LIBRARIES)


def test_one_kind_of_screen_does_without_the_libraries_of_the_other() -> None:
    groups = (LIBRARIES, X11_LIBRARIES, WAYLAND_LIBRARIES, SOUND_LIBRARIES)
    assert len({name for group in groups for name in group}) == sum(map(len, groups))
    assert [*SCREENS.values()] == [X11_LIBRARIES, WAYLAND_LIBRARIES]


@pytest.mark.parametrize("manager", INSTALLING)
def test_other_distributions_have_a_package_for_every_library(manager: str) -> None:
    for group in (LIBRARIES, X11_LIBRARIES, WAYLAND_LIBRARIES, SOUND_LIBRARIES):
        for soname, debian in group.items():
            names = names_for(manager, [debian])
            assert names
            assert soname not in names
            if manager != "zypper":  # openSUSE names many as Debian does
                assert debian not in names or debian == "libgcc"
