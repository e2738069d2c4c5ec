"""The scripts of the self-extracting installer, run as they are, with a pretended program."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from installers import linux_files
from installers.self_extracting import scripts
from installers.workplace import APP_ID, Workplace
from tests.installers.pretend_frozen import EPOCH, pretend_frozen, workplace

__test__ = sys.platform == "linux"

ENTRY = f"share/applications/{APP_ID}.desktop"


@pytest.fixture
def place(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> Workplace:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(EPOCH))
    return workplace(tmp_path, icons)


@pytest.fixture
def content(tmp_path: Path, place: Workplace) -> Path:
    """What the installer unpacks before it runs its script."""
    content = tmp_path / "content"
    linux_files.lay_out(place, pretend_frozen(tmp_path), content / "files")
    scripts(place, content, glibc=(2, 17), required=["libz.so.1"])
    return content


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    """A place that no script may stumble over, with something in it already."""
    prefix = tmp_path / 'it\'s a $place & "more"'
    (prefix / "share/applications").mkdir(parents=True)
    (prefix / "share/applications/other.desktop").write_text("[Desktop Entry]\n", encoding="utf-8")
    return prefix


def install(content: Path, prefix: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(content / "install.sh", {"PREFIX": str(prefix), **environment})


def run(
    script: Path, environment: Mapping[str, str], *arguments: str
) -> subprocess.CompletedProcess[str]:
    plain = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LANG": "C.UTF-8"}
    return subprocess.run(
        ["sh", str(script), *arguments],
        env=plain | dict(environment),
        capture_output=True,
        text=True,
        check=False,
    )


def machine(folder: Path, libraries: Iterable[str], manager: str = "apt-get") -> str:
    """A PATH to a machine that has just these libraries, and one package manager or none."""
    programs = folder / "programs"
    programs.mkdir()
    for name in ("sh", "dirname", "getconf", "sort", "tail", "id", "grep", "cut", "tr"):
        (programs / name).symlink_to(str(shutil.which(name)))
    known = "".join(f"\\t{name} (libc6,x86-64) => /lib/{name}\\n" for name in libraries)
    for name, script in {"ldconfig": f"printf '{known}'", manager: "exit 0"}.items():
        if name:
            (programs / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (programs / name).chmod(0o755)
    return str(programs)


def everything(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_it_installs_and_removes_just_that(content: Path, prefix: Path) -> None:
    before = everything(prefix)
    done = install(content, prefix)
    assert (done.returncode, done.stderr) == (0, "")
    assert "installed" in done.stdout
    started = subprocess.run(
        [prefix / "bin/thegame", "x"], capture_output=True, text=True, check=False
    )
    assert started.stdout == "started with x\n"
    for place in (ENTRY, "share/mime/packages/thegame.xml", "share/icons/hicolor/16x16/apps"):
        assert (prefix / place).exists()
    done = run(prefix / "lib/thegame/uninstall", {})
    assert (done.returncode, done.stderr) == (0, "")
    assert everything(prefix) - {"share/applications/mimeinfo.cache"} == before


def test_the_menu_starts_it_where_it_is_and_can_remove_it(content: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "a place"
    assert install(content, prefix).returncode == 0
    entry = prefix / ENTRY
    lines = entry.read_text(encoding="utf-8").splitlines()
    assert f'Exec="{prefix}/lib/thegame/thegame" %f' in lines
    assert f"TryExec={prefix}/lib/thegame/thegame" in lines
    assert "Actions=uninstall;" in lines
    assert f'Exec="{prefix}/lib/thegame/uninstall"' in lines
    checked = subprocess.run(
        ["desktop-file-validate", entry], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")


def test_a_newer_one_takes_the_place_of_the_older(content: Path, prefix: Path) -> None:
    before = everything(prefix)
    assert install(content, prefix).returncode == 0
    (content / "files/lib/thegame/_internal/data").rename(
        content / "files/lib/thegame/_internal/newer"
    )
    done = install(content, prefix)
    assert (done.returncode, done.stderr) == (0, "")
    inside = prefix / "lib/thegame/_internal"
    assert [path.name for path in inside.iterdir()] == ["newer"]
    run(prefix / "lib/thegame/uninstall", {})
    assert everything(prefix) - {"share/applications/mimeinfo.cache"} == before


@pytest.mark.parametrize(
    ("language", "words"),
    [("de_DE.UTF-8", "Es wurde nichts installiert"), ("C.UTF-8", "Nothing was installed")],
)
@pytest.mark.parametrize(
    ("glibc", "libraries", "told"),
    [
        ((2, 17), "libelse.so.1", "sudo apt-get install zlib1g"),
        ((9, 99), "libz.so.1", "glibc 9.99"),
    ],
)
def test_what_could_not_start_is_not_installed(
    content: Path,
    prefix: Path,
    place: Workplace,
    glibc: tuple[int, int],
    libraries: str,
    told: str,
    language: str,
    words: str,
) -> None:
    before = everything(prefix)
    scripts(place, content, glibc=glibc, required=["libz.so.1"])
    done = install(content, prefix, LANG=language, PATH=machine(prefix.parent, [libraries]))
    assert done.returncode == 1
    assert told in done.stdout
    assert words in done.stdout
    assert everything(prefix) == before


@pytest.mark.parametrize(
    ("manager", "ways"),
    [
        ("apt-get", ["sudo apt-get install libglib2.0-0 libx11-xcb1"]),
        ("dnf", ["sudo dnf install glib2 libX11-xcb"]),
        ("pacman", ["sudo pacman -S glib2 libx11"]),
        ("zypper", ["sudo zypper install libX11-xcb1 libglib-2_0-0 libgthread-2_0-0"]),
        (
            "",
            [
                "sudo apt-get install libglib2.0-0 libx11-xcb1",
                "sudo dnf install glib2 libX11-xcb",
                "sudo pacman -S glib2 libx11",
                "sudo zypper install libX11-xcb1 libglib-2_0-0 libgthread-2_0-0",
            ],
        ),
    ],
)
def test_what_is_missing_is_called_as_the_package_manager_calls_it(
    content: Path, prefix: Path, place: Workplace, manager: str, ways: list[str]
) -> None:
    required = ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libz.so.1"]
    screens = ["libX11-xcb.so.1", "libwayland-client.so.0"]
    scripts(place, content, glibc=(2, 17), required=required, useful=screens)
    path = machine(prefix.parent, ["libz.so.1"], manager)
    done = install(content, prefix, PATH=path, DISPLAY=":0", LC_ALL="C")
    assert done.returncode == 1
    assert [line.strip() for line in done.stdout.splitlines()[1:]] == ways


X11, WAYLAND = "libxcb.so.1", "libwayland-client.so.0"
SCREEN, OTHER_SCREEN = {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}


@pytest.mark.parametrize(
    ("libraries", "screens", "lacks"),
    [
        ([X11], SCREEN, ""),
        ([WAYLAND], OTHER_SCREEN, ""),
        ([X11], {**SCREEN, **OTHER_SCREEN}, ""),
        ([WAYLAND], {**SCREEN, **OTHER_SCREEN}, ""),
        ([X11], {}, ""),
        ([WAYLAND], {}, ""),
        ([WAYLAND], SCREEN, "libxcb1"),
        ([X11], OTHER_SCREEN, "libwayland-client0"),
        ([], {**SCREEN, **OTHER_SCREEN}, "libxcb1"),
        ([], {}, "libxcb1"),
    ],
)
def test_one_kind_of_screen_is_enough(
    content: Path,
    prefix: Path,
    place: Workplace,
    libraries: list[str],
    screens: dict[str, str],
    lacks: str,
) -> None:
    scripts(place, content, glibc=(2, 17), required=["libz.so.1"], useful=[X11, WAYLAND])
    # Something is in its place already: that is told once nothing else is missing.
    (prefix / "lib/thegame").mkdir(parents=True)
    path = machine(prefix.parent, ["libz.so.1", *libraries])
    done = install(content, prefix, PATH=path, **screens)
    told = f"sudo apt-get install {lacks}\n" if lacks else "There is something else in"
    assert told in done.stdout


def test_a_folder_of_somebody_else_is_left_alone(content: Path, prefix: Path) -> None:
    (prefix / "lib/thegame").mkdir(parents=True)
    (prefix / "lib/thegame/precious").touch()
    before = everything(prefix)
    done = install(content, prefix)
    assert done.returncode == 1
    assert "lib/thegame" in done.stdout
    assert everything(prefix) == before
