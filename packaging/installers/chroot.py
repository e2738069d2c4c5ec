"""A Debian of its own in a folder, made from the same sources as this machine's."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tools.machine import Trouble

_MOUNTS = (
    ("/proc", ("-t", "proc", "proc")),
    ("/sys", ("-t", "sysfs", "sysfs")),
    ("/dev", ("--bind", "/dev")),
)
_PLAIN = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
_QUIET = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}


class Chroot:
    """The folder, once it is made; needs rights of root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, suite: str) -> None:
        """Install a bare Debian of this suite, with apt ready for more."""
        self.remove()
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        source = debian_source()
        done = subprocess.run(
            ["debootstrap", "--variant=minbase", suite, str(self.folder), source],
            stdout=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode != 0:
            raise Trouble(f"debootstrap could not make a Debian {suite}; its messages are above.")
        sources = self.folder / "etc" / "apt" / "sources.list"
        sources.write_text(f"deb {source} {suite} main\n", encoding="utf-8")
        self._take_settings()
        with self.entered():
            self.run("apt-get", "update", "-q")

    def install(self, *packages: str) -> None:
        """Install packages by name, or files by a path that holds a slash."""
        options = ("-q", "-y", "--no-install-recommends")
        self.run("apt-get", "install", *options, *packages)

    def run(self, *command: str, environment: Mapping[str, str] | None = None) -> str:
        """Run a command inside, and return what it prints; raises Trouble if it fails."""
        done = self.attempt(*command, environment=environment)
        if done.returncode != 0:
            said = f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
            raise Trouble(f"{' '.join(command)} failed in {self.folder.name}:\n{said}")
        return done.stdout

    def attempt(
        self, *command: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command inside, whatever comes of it."""
        return subprocess.run(
            ["chroot", str(self.folder), *command],
            env={**_PLAIN, **_QUIET, **(environment or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )

    @contextmanager
    def entered(self, *shared: Path) -> Iterator[None]:
        """What programs expect of a running system is there meanwhile; folders can be shared."""
        mounted: list[Path] = []
        try:
            for place, how in (*_MOUNTS, *((str(each), ("--bind", str(each))) for each in shared)):
                mounted.append(self._mount(place, *how))
            yield
        finally:
            for point in reversed(mounted):
                subprocess.run(["umount", "--lazy", str(point)], check=True)

    def files(self) -> set[str]:
        """Everything there is inside, but for what a running system shows."""
        system = {self.folder / name for name in ("proc", "sys", "dev", "tmp", "run")}
        found: set[str] = set()
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [each for each in folders if Path(folder, each) not in system]
            inside = Path(folder).relative_to(self.folder)
            found |= {str(inside / name) for name in (*names, *folders)}
        return found

    def remove(self) -> None:
        """Delete the folder; refuses while anything is mounted in it."""
        mounts = Path("/proc/mounts").read_text(encoding="utf-8")
        if f" {self.folder}/" in mounts:
            raise Trouble(f"Something is still mounted in {self.folder}.")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _mount(self, place: str, *how: str) -> Path:
        point = self.folder / place.lstrip("/")
        point.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", *how, str(point)], check=True)
        return point

    def _take_settings(self) -> None:
        """How this machine reaches its packages goes for the one inside too."""
        apt = self.folder / "etc" / "apt" / "apt.conf.d"
        for setting in Path("/etc/apt/apt.conf.d").iterdir():
            if "Acquire::" in setting.read_text(encoding="utf-8", errors="replace"):
                shutil.copy(setting, apt / f"90-outside-{setting.name}")  # no package's own name
        shutil.copy("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")


def debian_source() -> str:
    """Where this machine gets its Debian from."""
    told = {}
    for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition("=")
        told[name] = value.strip('"')
    done = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)"],
        capture_output=True,
        text=True,
        check=False,
    )
    targets = (line.split() for line in done.stdout.splitlines())
    wanted = [told.get("VERSION_CODENAME", ""), "main"]
    for uri, *what in targets:
        if what == wanted:
            return str(uri)
    raise Trouble("This machine's apt has no source of Debian itself.")
