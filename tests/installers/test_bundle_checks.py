"""What is looked for in a frozen program: libraries and licences of everything in it."""

import shutil
import sys
import sysconfig
from pathlib import Path

import PySide6
import pytest

from installers import deb, libraries, licences, rpm, windows_libraries
from tools.compilers import TARGETS, Zig
from tools.machine import Machine, Trouble

ROOT = Path(__file__).resolve().parent.parent.parent
QT = Path(PySide6.__file__).parent

__test__ = sys.platform == "linux"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder with one library of Qt's in it, far from all that it needs."""
    folder = tmp_path / "bundle"
    (folder / "plugins").mkdir(parents=True)
    shutil.copy(QT / "Qt" / "plugins" / "imageformats" / "libqsvg.so", folder / "plugins")
    return folder


def test_a_library_that_is_neither_there_nor_declared_is_found(bundle: Path) -> None:
    with pytest.raises(Trouble, match=r"libQt6Core\.so\.6") as trouble:
        libraries.check(bundle)
    for name in ("libQt6Gui.so.6", "libQt6Svg.so.6"):
        assert name in str(trouble.value)
    assert "libc.so.6" not in str(trouble.value)


def test_what_is_there_is_not_missed(bundle: Path) -> None:
    wanted = ("libQt6Core.", "libQt6Gui.", "libQt6Svg.", "libQt6DBus.", "libicu")
    for path in (QT / "Qt" / "lib").glob("lib*.so.*"):
        if path.name.startswith(wanted):
            shutil.copy(path, bundle)
    libraries.check(bundle)
    needed = deb.needed_packages(bundle)
    depends = needed["Depends"].split(", ")
    assert depends[0].startswith("libc6 (>= 2.")
    assert {"libegl1", "libfontconfig1", "libstdc++6", "xkb-data"} <= {*depends}
    assert needed["Recommends"] == ""  # nothing that is here makes a sound, or a window


def test_what_one_kind_of_screen_takes_is_recommended_only(bundle: Path) -> None:
    platforms = QT / "Qt" / "plugins" / "platforms"
    for plugin in (platforms / "libqxcb.so", *platforms.glob("libqwayland*.so")):
        if "egl" not in plugin.name:
            shutil.copy(plugin, bundle / "plugins")
    wanted = [
        f"libQt6{name}." for name in ("Core", "Gui", "Svg", "DBus", "XcbQpa", "WaylandClient")
    ]
    for path in (QT / "Qt" / "lib").glob("lib*.so.*"):
        if path.name.startswith((*wanted, "libicu")):
            shutil.copy(path, bundle)
    libraries.check(bundle)
    needed = deb.needed_packages(bundle)
    depends, recommends = (set(value.split(", ")) for value in needed.values())
    assert {"libxcb1", "libx11-xcb1", "libwayland-client0"} <= recommends
    assert not depends & recommends
    assert not any("xcb" in each or "wayland" in each for each in depends)
    rpm_needs = rpm.needs(bundle)
    assert "Recommends: libwayland-client.so.0()(64bit)" in rpm_needs
    assert "Recommends: libxcb.so.1()(64bit)" in rpm_needs
    assert "Requires: libEGL.so.1()(64bit)" in rpm_needs
    required = [each for each in rpm_needs if each.startswith("Requires:")]
    assert not any("xcb" in each or "wayland" in each for each in required)


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "libgone.so").symlink_to("plugins/libgone.so")
    with pytest.raises(Trouble, match="leads nowhere"):
        libraries.check(tmp_path)


def windows_dll(folder: Path, name: str) -> Path:
    """A library for Windows that needs ucrtbase.dll and nothing else."""
    zig = Zig(Machine(), QT.parent, ROOT / "build" / "zig")
    source = folder / "one.c"
    source.write_text(
        "#include <stdlib.h>\n__declspec(dllexport) void *one(void) { return malloc(1); }\n",
        encoding="ascii",
    )
    made = folder / name
    zig.compile([source], TARGETS["win32-x86_64"], made)
    return made


def test_windows_has_to_find_its_libraries_where_it_looks(tmp_path: Path) -> None:
    workshop, bundle = tmp_path / "workshop", tmp_path / "bundle"
    for folder in (workshop, bundle / "_internal" / "PySide6" / "plugins"):
        folder.mkdir(parents=True)
    made = windows_dll(workshop, "some.dll")
    assert [name.lower() for name in windows_libraries.needed(made)] == ["ucrtbase.dll"]
    shutil.copy(made, bundle / "_internal" / "PySide6" / "plugins" / "q.dll")
    windows_libraries.check(bundle)
    # The same, but for one letter of the name: no Windows has that.
    foreign = made.read_bytes().replace(b"ucrtbase.dll", b"ucrtbasf.dll")
    asking = bundle / "_internal" / "python3.dll"
    asking.write_bytes(foreign)
    with pytest.raises(Trouble, match=r"python3\.dll needs ucrtbasf\.dll"):
        windows_libraries.check(bundle)
    shutil.copy(made, bundle / "_internal" / "PySide6" / "ucrtbasf.dll")
    with pytest.raises(Trouble, match=r"python3\.dll needs"):  # it is looked for beside it only
        windows_libraries.check(bundle)
    shutil.copy(made, bundle / "_internal" / "UCRTBASF.dll")
    windows_libraries.check(bundle)


def test_every_part_of_a_bundle_has_its_licence(tmp_path: Path) -> None:
    own = Path(sysconfig.get_path("stdlib"), "lib-dynload", "json.so")
    bundled = {"PySide6/a.so": str(QT / "a.so"), "json.so": str(own)}
    files = licences.licence_files(ROOT, bundled)
    names = {Path(place).name for place in files}
    assert {"LICENSE", "OFL.txt", "qt.txt", "qt-others.txt", "python.txt"} <= names
    assert not [place for place in files if "system" in place]
    files = licences.licence_files(ROOT, {**bundled, "lent": "/usr/bin/dpkg-deb"})
    (place,) = (place for place in files if "system" in place)
    assert Path(place).name == "dpkg.txt"
    assert "GPL" in files[place].read_text(encoding="utf-8")


def test_what_nothing_is_known_of_is_not_bundled(tmp_path: Path) -> None:
    (tmp_path / "libfound.so").touch()
    with pytest.raises(Trouble, match=r"libfound\.so would be bundled"):
        licences.licence_files(ROOT, {"libfound.so": str(tmp_path / "libfound.so")})
