"""Everything the workbench asks of, or does to, the computer it runs on."""

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

# What systems call their processors -> what everybody else does
_PROCESSORS = {"amd64": "x86_64", "arm64": "aarch64"}


class Trouble(Exception):
    """A failure, told to the user in one clear line."""


class Machine:
    """The real computer; tests hand in one of their own."""

    @property
    def is_linux(self) -> bool:
        return sys.platform == "linux"

    @property
    def is_windows(self) -> bool:
        return sys.platform == "win32"

    @property
    def is_macos(self) -> bool:
        return sys.platform == "darwin"

    @property
    def is_root(self) -> bool:
        return sys.platform != "win32" and os.geteuid() == 0

    @property
    def python_version(self) -> str:
        return "{}.{}".format(*sys.version_info)

    @property
    def platform(self) -> str:
        """The system and the processor that this Python is made for, such as linux-x86_64."""
        # Windows for ARM runs other Pythons too, and would tell of itself.
        told = sysconfig.get_platform().rpartition("-")[2] if self.is_windows else ""
        processor = (told or platform.machine()).lower()
        return f"{sys.platform}-{_PROCESSORS.get(processor, processor)}"

    @property
    def base_python(self) -> str:
        """The interpreter outside any virtual environment, which may be the one to be remade."""
        base: str = getattr(sys, "_base_executable", sys.executable)
        return base

    def variable(self, name: str) -> str:
        """Return what the environment says; empty if nothing."""
        return os.environ.get(name, "")

    def has_program(self, name: str) -> bool:
        return shutil.which(name) is not None

    def has_header(self, name: str) -> bool:
        """True if the system's compiler finds it, as far as one can tell without one."""
        return Path("/usr/include", name).is_file()

    def has_module(self, name: str) -> bool:
        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None

    def answer(self, *command: str) -> str | None:
        """Return what a command prints; None if it isn't there, or fails. Nobody sees it run."""
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
            )
        except OSError:
            return None
        return done.stdout if done.returncode == 0 else None

    def can_import(self, name: str, python: str) -> bool:
        """True if that interpreter is there, and has a module that works."""
        return self.answer(python, "-I", "-c", f"import {name}") is not None

    def can_download(self, python: Path) -> bool:
        """True if pip finds packages at once, over the network or wherever it is told to look."""
        # A package that there is for every machine: itself.
        asked = ("index", "versions", "--retries=0", "--timeout=10", "--no-input", "pip")
        return self.answer(str(python), "-m", "pip", *asked) is not None

    def can_load(self, soname: str) -> bool:
        try:
            ctypes.CDLL(soname)
        except OSError:
            return False
        return True

    def version_of(self, python: Path) -> str | None:
        """Return the version of an environment's interpreter, None if it or its pip is broken."""
        question = "import pip, sys; print('{}.{}'.format(*sys.version_info))"
        answer = self.answer(str(python), "-I", "-c", question)
        return None if answer is None else answer.strip()

    def run(
        self,
        command: Sequence[str],
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> int:
        """Run a command with its output streaming through, and return its exit code."""
        interrupted = False
        with subprocess.Popen(command, cwd=folder, env=os.environ | (environment or {})) as process:
            try:
                while True:
                    try:
                        exit_code = process.wait()
                        break
                    except KeyboardInterrupt:
                        # The terminal sent Ctrl+C to the child too: let it close in its own way.
                        interrupted = True
            finally:
                if process.poll() is None:
                    process.terminate()
        if interrupted:
            raise KeyboardInterrupt
        return exit_code

    def say(self, line: str) -> None:
        print(line, flush=True)

    def complain(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)
