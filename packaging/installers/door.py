"""The targets there are, and what is told of each artefact."""

import hashlib
import signal
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from installers import appimage, deb, freezing, macos, rpm, self_extracting, windows
from installers.workplace import Workplace
from tools.machine import Machine, Trouble

ROOT = Path(__file__).resolve().parent.parent.parent

Build = Callable[[Workplace], Path]
TARGETS: Mapping[str, tuple[Build, str]] = {
    "frozen": (freezing.freeze, "the program in a folder, for the system it is made on"),
    "deb": (deb.build, "for Debian, Ubuntu and their kin"),
    "rpm": (rpm.build, "for Fedora, openSUSE and their kin"),
    "run": (self_extracting.build, "for any other Linux, without rights of an administrator"),
    "appimage": (appimage.build, "one file for Linux that needs no installation"),
    "windows": (windows.build, "setup.exe; on Linux it is made with wine"),
    "macos": (macos.build, "a disk image with the app; on macOS only"),
}
GROUPS = {"linux": ("deb", "rpm", "run")}
USAGE = """\
usage: python packaging/build.py TARGET...

{targets}
  linux     {linux}

What is made lies in dist/, each with its SHA-256."""


def run(machine: Machine, root: Path, arguments: Sequence[str]) -> int:
    """Build the targets one after the other; 1 if one of them couldn't be built."""
    if not arguments or arguments[0] in ("-h", "--help"):
        (machine.say if arguments else machine.complain)(usage())
        return 0 if arguments else 2
    targets = [each for name in arguments for each in GROUPS.get(name, (name,))]
    unknown = [each for each in targets if each not in TARGETS]
    if unknown:
        machine.complain(f"There is no target {unknown[0]}.\n\n{usage()}")
        return 2
    workplace = Workplace(machine, root)
    failed, made = [], []
    for target in dict.fromkeys(targets):
        machine.say(f"== {target}")
        try:
            made.append(TARGETS[target][0](workplace))
        except (Trouble, OSError) as trouble:
            machine.complain(f"{target} was not built: {trouble}")
            failed.append(target)
        except KeyboardInterrupt:
            return 130
    for line in described(made):
        machine.say(line)
    return 1 if failed else 0


def described(artefacts: Iterable[Path]) -> list[str]:
    """A line for each: its name, size and hash."""
    lines = []
    for each in artefacts:
        if each.is_dir():
            size = sum(path.lstat().st_size for path in each.rglob("*") if not path.is_dir())
            lines.append(f"{each}  {size / 1e6:.1f} MB in all")
        else:
            digest = hashlib.sha256(each.read_bytes()).hexdigest()
            lines.append(f"{each}  {each.stat().st_size / 1e6:.1f} MB  sha256 {digest}")
    return lines


def usage() -> str:
    targets = "\n".join(f"  {name:<9} {what}" for name, (_, what) in TARGETS.items())
    return USAGE.format(targets=targets, linux=", ".join(GROUPS["linux"]))


def main() -> None:
    """Run as a program: being told to end ends the child as well."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run(Machine(), ROOT, sys.argv[1:]))
