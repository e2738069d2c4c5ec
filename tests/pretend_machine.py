"""A machine that only notes what is asked of it, and a project to try it on."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tools.machine import Machine
from tools.system_packages import SYSTEM_PYTHON, TEST_HEADERS, TEST_MODULES, TEST_PROGRAMS

ZIG = "ziglang==0.17.0"
REAL_PACKAGES = Path(pytest.__file__).parent.parent
"""Where the environment at work has everything, whichever Python looks into it."""


def never(command: str) -> bool:
    return False


class PretendMachine(Machine):
    """Answers as told and notes every command; some of them leave files."""

    is_linux = True
    is_windows = False
    is_macos = False
    is_root = False
    python_version = "3.12"
    platform = "linux-x86_64"
    base_python = "base-python"

    def __init__(self) -> None:
        self.programs = {"apt-get", *TEST_PROGRAMS}
        self.headers = set(TEST_HEADERS)
        self.modules = {"ensurepip"}
        self.system_modules = set(TEST_MODULES)
        self.missing_libraries: set[str] = set()
        self.commands: list[str] = []
        self.environments: list[Mapping[str, str]] = []
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.failing: Callable[[str], bool] = never
        self.apt_helps = True
        self.has_network = True
        self.pip_has_zig = True
        self.has_developer_tools = True
        self.variables: dict[str, str] = {}

    def variable(self, name: str) -> str:
        return self.variables.get(name, "")

    def answer(self, *command: str) -> str | None:
        assert command == ("xcode-select", "--print-path")
        return "/Library/Developer" if self.has_developer_tools else None

    def can_download(self, python: Path) -> bool:
        assert python.is_file()
        return self.has_network

    def has_program(self, name: str) -> bool:
        return name in self.programs

    def has_header(self, name: str) -> bool:
        return name in self.headers

    def has_module(self, name: str) -> bool:
        return name in self.modules

    def can_import(self, name: str, python: str) -> bool:
        assert python == SYSTEM_PYTHON
        return name in self.system_modules

    def can_load(self, soname: str) -> bool:
        return soname not in self.missing_libraries

    def version_of(self, python: Path) -> str | None:
        return python.read_text() if python.is_file() else None

    def run(
        self,
        command: Sequence[str],
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> int:
        line = " ".join(command)
        self.commands.append(line)
        self.environments.append(environment or {})
        if self.failing(line):
            return 3
        if "pip install" in line and not self.pip_has_zig and ("[core" in line or ZIG in line):
            return 1
        if "-m venv" in line:
            python = Path(command[-1], "bin/python")
            python.parent.mkdir(parents=True, exist_ok=True)
            python.write_text(self.python_version)
        if "apt-get install" in line and self.apt_helps:
            self.missing_libraries.clear()
            self.modules.add("ensurepip")
            self.programs |= set(TEST_PROGRAMS)
            self.headers |= set(TEST_HEADERS)
            self.system_modules |= set(TEST_MODULES)
        if "pip install" in line and "[core" in line:
            folder = Path(command[0]).parent.parent / f"lib/python{self.python_version}"
            install_zig(folder / "site-packages", "0.17.0")
        if "--target" in command:
            install_zig(Path(command[command.index("--target") + 1]), "0.17.0")
        if "-shared" in command:
            Path(command[command.index("-o") + 1]).write_text(line)
        if "--binary" in command:
            Path(command[-1]).write_text(Path(command[-3]).read_text())
        return 0

    def say(self, line: str) -> None:
        self.said.append(line)

    def complain(self, line: str) -> None:
        self.complaints.append(line)

    def count(self, part: str) -> int:
        return sum(part in command for command in self.commands)


PROJECT = f'[project.optional-dependencies]\ncore = ["{ZIG}"]\n'


def new_project(folder: Path) -> Path:
    """Lay out in a folder what the workbench looks at."""
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "LICENSE").write_text("Do as you like.\n")
    (folder / "thegame_desktop" / "bots").mkdir(parents=True)
    (folder / "core").mkdir()
    (folder / "core" / "one.c").write_text('#include "one.h"\nint one(void) { return ONE; }\n')
    (folder / "core" / "one.h").write_text("#define ONE 1\n")
    return folder


def install_zig(packages: Path, version: str) -> None:
    """Let a version of ziglang be found in the packages, instead of any other."""
    for other in packages.glob("ziglang-*"):
        other.joinpath("METADATA").unlink()
        other.rmdir()
    about = packages / f"ziglang-{version}.dist-info" / "METADATA"
    about.parent.mkdir(parents=True)
    about.write_text(f"Name: ziglang\nVersion: {version}\n", encoding="utf-8")
