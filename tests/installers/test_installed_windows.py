"""The installer for Windows, used with wine: from the wizard to the removal.

It takes rights of root, and several minutes: `python dev.py test -m heavy tests/installers`. The
pictures that are taken lie in `build/installers/pictures`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from installers.chroot import Chroot
from installers.wine import in_wine, run_in_wine, with_wine
from installers.workplace import Workplace
from tests.installers.built import ROOT, built
from tests.installers.test_installed import MANY_COLOURS, PICTURES, X11, painted
from tests.window.real_screen import RealScreen, real_screen, wait_for
from thegame_desktop import __version__
from tools.machine import Machine

__test__ = sys.platform == "linux" and os.geteuid() == 0

pytestmark = [pytest.mark.heavy, pytest.mark.timeout(2400)]

PREFIX = Path("root/tried")
"""Where a Windows of the tests' own lies, in the Debian that has wine."""
C = PREFIX / "drive_c"
LOCAL = Path("users/root/AppData/Local")
PROGRAM = LOCAL / "Programs/The Game"
SHORTCUT = Path("users/root/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/The Game.lnk")
UNINSTALL_KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\TheGameDesktop"
GERMAN = {"LC_ALL": "de_DE.UTF-8"}
WIZARDS_COLOURS = 8


class Windows:
    """A clean one, with the installer in its root folder."""

    def __init__(self, chroot: Chroot, screen: RealScreen) -> None:
        self.chroot = chroot
        self.screen = screen
        self.environment = {"WINEPREFIX": f"/{PREFIX}"}

    @property
    def c(self) -> Path:
        return self.chroot.folder / C

    def run(self, *command: str) -> str:
        return run_in_wine(self.chroot, *command, environment=self.environment)

    def files(self) -> set[str]:
        """All there is, but for what Windows itself writes at any time."""
        found = (path.relative_to(self.c) for path in self.c.rglob("*") if not path.is_dir())
        places = (str(path) for path in found)
        return {each for each in places if not each.startswith(("windows", str(LOCAL / "Temp")))}

    def has_key(self, key: str) -> bool:
        done = self.chroot.attempt("bash", "-c", 'wine reg query "$@"', "reg", key,
                                   environment=in_wine(self.environment))  # fmt: skip
        return done.returncode == 0

    @contextmanager
    def started(self, *command: str, **environment: str) -> Iterator[None]:
        """A program, on the screen that can be looked at."""
        told = in_wine({**self.environment, **environment})
        told |= {"DISPLAY": self.screen.environment["DISPLAY"], "HOME": "/root"}
        told |= {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        with subprocess.Popen(
            ["chroot", str(self.chroot.folder), "wine", *command],
            env=told,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                yield
            finally:
                process.kill()
                self.chroot.attempt("wineserver", "--kill", environment=told)

    def picture(self, title: str, name: str, colours: int = MANY_COLOURS) -> QImage:
        """The window with this title, once it has so many colours; kept under this name."""
        window = wait_for(lambda: self.screen.window(title), f"{title} appears")
        image = wait_for(lambda: painted(self.screen, window, colours), f"{title} is painted")
        PICTURES.mkdir(parents=True, exist_ok=True)
        image.save(str(PICTURES / f"{name}.png"))
        return image


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    chroot = with_wine(Workplace(Machine(), ROOT))
    prefix = chroot.folder / PREFIX
    shutil.rmtree(prefix, ignore_errors=True)
    with chroot.entered(X11), real_screen(tmp_path, 1280, 800) as screen:
        windows = Windows(chroot, screen)
        windows.run("wineboot", "--init")
        shutil.copy(built("windows"), windows.c / "setup.exe")
        yield windows
        chroot.attempt("wineserver", "--kill", environment=in_wine(windows.environment))
    shutil.rmtree(prefix)


def test_it_is_installed_played_and_removed(windows: Windows) -> None:
    before = windows.files()
    windows.run(r"C:\setup.exe", "/S")
    program = windows.c / PROGRAM
    installed = {path.name for path in program.iterdir()}
    assert installed == {
        *("thegame.exe", "thegame-console.exe", "_internal", "uninstall.exe"),
        "thegame-document.ico",
    }
    assert (windows.c / SHORTCUT).is_file()
    inside = "C:\\" + str(PROGRAM).replace("/", "\\")
    version = windows.run(f"{inside}\\thegame-console.exe", "--version")
    assert version.split() == ["thegame", __version__]
    told = windows.run(f"{inside}\\thegame-console.exe", "--smoke-test")
    assert "smoke test ok: de original" in told
    assert "core compiled" in told
    opened = windows.run(
        "reg", "query", r"HKCU\Software\Classes\TheGame.SavedGame\shell\open\command"
    )
    assert f'"{inside}\\thegame.exe" "%1"' in opened
    with windows.started(f"{inside}\\thegame.exe", **GERMAN):
        windows.picture("The Game", "windows")
    windows.run(f"{inside}\\uninstall.exe", "/S")
    assert not program.exists()
    left = {each for each in windows.files() - before if "The Game/" not in each}
    assert left == set()
    for key in (UNINSTALL_KEY, r"HKCU\Software\Classes\.thegame"):
        assert not windows.has_key(key)


@pytest.mark.parametrize(
    ("environment", "title"), [({}, "The Game Setup"), (GERMAN, "Installation von The Game")]
)
def test_the_wizard_speaks(windows: Windows, environment: dict[str, str], title: str) -> None:
    with windows.started(r"C:\setup.exe", **environment):
        windows.picture(f"{title} *", title.replace(" ", "-").lower(), WIZARDS_COLOURS)
        windows.screen.key("Return")  # install
        wait_for((windows.c / PROGRAM / "uninstall.exe").is_file, "it is installed")
        windows.picture(f"{title} *", f"{title.replace(' ', '-').lower()}-done", WIZARDS_COLOURS)
