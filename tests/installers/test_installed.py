"""The installers for Linux, used in a clean Debian 12 and 13, from installation to removal.

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
from installers.workplace import APP_ID, CACHE, NAME, PACKAGE
from tests.installers.built import ROOT, built
from tests.window.real_screen import RealScreen, real_screen, wait_for

__test__ = sys.platform == "linux" and os.geteuid() == 0

pytestmark = [pytest.mark.heavy, pytest.mark.timeout(2400)]

SUITES = ("bookworm", "trixie")
X11 = Path("/tmp/.X11-unix")
HOME = "/home/player"
PICTURES = ROOT / "build" / "installers" / "pictures"
MANY_COLOURS = 200
"""The game has more, an empty window only a few."""


@pytest.fixture(scope="module", params=SUITES)
def debian(request: pytest.FixtureRequest) -> Iterator[Chroot]:
    """A clean Debian with somebody in it who isn't root."""
    chroot = Chroot(CACHE / f"test-{request.param}")
    chroot.make(request.param)
    with chroot.entered():
        chroot.run("useradd", "--create-home", "--home-dir", HOME, "player")
    yield chroot
    chroot.remove()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[RealScreen]:
    with real_screen(tmp_path, 1280, 800) as screen:
        yield screen


def as_player(screen: RealScreen, *command: str) -> list[str]:
    """What runs a command as the player, on the screen."""
    told = {
        "HOME": HOME,
        "DISPLAY": screen.environment["DISPLAY"],
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "de",
        "QT_QPA_PLATFORM": "xcb",
    }
    settings = [f"{name}={value}" for name, value in told.items()]
    return ["setpriv", "--reuid=player", "--regid=player", "--clear-groups", "env", "-i",
            *settings, *command]  # fmt: skip


def try_out(debian: Chroot, screen: RealScreen, program: str, picture: str) -> None:
    """Let it play by itself, and look at its window."""
    version = debian.run(*as_player(screen, program, "--version"))
    assert version.startswith(f"{NAME} ")
    done = debian.attempt(*as_player(screen, program, "--smoke-test"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("smoke test ok: de original")
    assert done.stdout.endswith(", core compiled\n")
    with started(debian, *as_player(screen, program)):
        window = wait_for(lambda: screen.window("The Game"), "the window appears")
        image = wait_for(lambda: painted(screen, window), "the window is painted")
    PICTURES.mkdir(parents=True, exist_ok=True)
    image.save(str(PICTURES / f"{picture}.png"))


def painted(screen: RealScreen, window: str, least: int = MANY_COLOURS) -> QImage | None:
    """What the window shows, once it has so many colours."""
    image = screen.picture(window)
    places = ((x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
    return image if len({image.pixel(x, y) for x, y in places}) >= least else None


@contextmanager
def started(debian: Chroot, *command: str) -> Iterator[None]:
    with subprocess.Popen(
        ["chroot", str(debian.folder), *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield
        finally:
            process.kill()
        said, _ = process.communicate()
        assert said == ""


def put(debian: Chroot, file: Path) -> str:
    """Copy a file into it, and return where it is there."""
    place = debian.folder / "opt" / file.name
    shutil.copy(file, place)
    return f"/opt/{file.name}"


def left_over(debian: Chroot, before: set[str]) -> list[str]:
    """What is there now and wasn't before, but for notes of the system and what a player keeps."""
    notes = ("var/cache", "var/lib/apt", "var/lib/dpkg", "var/log", "etc/ld.so.cache", "opt")
    home = HOME.lstrip("/")
    own = (f"{home}/.cache", f"{home}/.config", f"{home}/.local/share/The Game")
    folders = {f"{home}/.local", f"{home}/.local/share"}
    left = debian.files() - before - folders
    return sorted(each for each in left if not each.startswith((*notes, *own)))


def needs_of(package: Path) -> list[str]:
    """The names of what a package of Debian depends on, and of what it takes to be seen on X11."""
    command = ["dpkg-deb", "--showformat=${Depends}, ${Recommends}", "--show", str(package)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    names = [each.split()[0] for each in told.stdout.split(", ")]
    return [each for each in names if "wayland" not in each]


def test_the_package_of_debian(debian: Chroot, screen: RealScreen) -> None:
    with debian.entered(X11):
        package = put(debian, built("deb"))
        # What it needs is there before, as only the game itself is to go again.
        debian.install(*needs_of(built("deb")))
        before = debian.files()
        debian.install(package)
        assert debian.run("dpkg", "--verify", PACKAGE) == ""
        try_out(debian, screen, NAME, f"deb-{debian.folder.name}")
        debian.run("apt-get", "purge", "-q", "-y", PACKAGE)
    assert left_over(debian, before) == []


def test_saved_games_open_with_a_double_click(debian: Chroot) -> None:
    """As a file manager does it: by the type of the file, and by who opens that."""
    with debian.entered():
        debian.install("desktop-file-utils", "shared-mime-info", "libglib2.0-bin")
        debian.install(put(debian, built("deb")))
        game = debian.folder / "opt" / "some.thegame"
        game.write_text('{"format": "thegame-record"}', encoding="utf-8")
        kind = ("gio", "info", "--attributes", "standard::content-type", f"/opt/{game.name}")
        opens = ("gio", "mime", "application/x-thegame")
        assert "application/x-thegame" in debian.run(*kind)
        assert f"{APP_ID}.desktop" in debian.run(*opens)
        debian.run("apt-get", "purge", "-q", "-y", PACKAGE)
        assert "application/x-thegame" not in debian.run(*kind)
        assert APP_ID not in debian.run(*opens)


def test_the_self_extracting_installer(debian: Chroot, screen: RealScreen) -> None:
    with debian.entered(X11):
        debian.install("xz-utils", *needs_of(built("deb")))
        installer = put(debian, built("run"))
        before = debian.files()
        told = debian.run(*as_player(screen, "env", "-u", "DISPLAY", "sh", installer))
        assert "installed" in told
        try_out(debian, screen, f"{HOME}/.local/bin/{NAME}", f"run-{debian.folder.name}")
        debian.run(*as_player(screen, f"{HOME}/.local/lib/{NAME}/uninstall"))
    assert left_over(debian, before) == []


def test_the_package_of_fedora(debian: Chroot, screen: RealScreen) -> None:
    with debian.entered(X11):
        debian.install("rpm", *needs_of(built("deb")))
        debian.run("rpm", "--initdb")
        package = put(debian, built("rpm"))
        before = debian.files()
        # Its needs are there, but the database of rpm knows nothing of what Debian has installed.
        debian.run("rpm", "--install", "--nodeps", package)
        assert debian.run("rpm", "--verify", "--nodeps", PACKAGE) == ""
        try_out(debian, screen, NAME, f"rpm-{debian.folder.name}")
        debian.run("rpm", "--erase", PACKAGE)
    assert left_over(debian, before) == []
