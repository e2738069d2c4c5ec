"""The C compilers that can make the core: the machine's own, and zig's from PyPI."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from tools.machine import Machine, Trouble

OWN_COMPILERS = ("cc", "gcc", "clang")
# Sums mustn't be made more exactly than Python makes them, or choices would differ.
FLAGS = ("-std=c11", "-O3", "-ffp-contract=off", "-fvisibility=hidden")


class CannotCompile(Trouble):
    """The compiler has refused; it has said why."""


@dataclass(frozen=True)
class Target:
    """What a library is compiled for: the name that zig has for it, and how its files end."""

    name: str
    suffix: str

    @property
    def is_windows(self) -> bool:
        return self.suffix == ".dll"

    @property
    def is_x86(self) -> bool:
        return self.name.startswith("x86_64")


# By Machine.platform; as old a system as PySide6 runs on.
TARGETS = {
    "linux-x86_64": Target("x86_64-linux-gnu.2.28", ".so"),
    "linux-aarch64": Target("aarch64-linux-gnu.2.28", ".so"),
    "darwin-x86_64": Target("x86_64-macos.12.0", ".dylib"),
    "darwin-aarch64": Target("aarch64-macos.12.0", ".dylib"),
    "win32-x86_64": Target("x86_64-windows-gnu", ".dll"),
    "win32-aarch64": Target("aarch64-windows-gnu", ".dll"),
}
OTHER = Target("native", ".so")

# What the core takes from the library of C. Windows brings it along; zig would compile one of its
# own first, which takes minutes.
WINDOWS_RUNTIME = ("calloc", "free", "malloc", "memcmp", "memcpy", "memmove", "memset", "realloc")
WINDOWS_LIBRARY = "ucrtbase.dll"
WINDOWS_PROCESSORS = {"x86_64": "i386:x86-64", "aarch64": "arm64"}


class Compiler(ABC):
    """Makes a library out of sources."""

    name: str
    """Changes when its libraries may do."""

    @abstractmethod
    def compile(self, sources: Sequence[Path], target: Target, library: Path) -> None:
        """Make the library, in a folder that other files may be left in; raises CannotCompile."""


class Zig(Compiler):
    """The compiler of the ziglang that lies in a folder of packages; for any target."""

    def __init__(self, machine: Machine, packages: Path, cache: Path) -> None:
        self._machine = machine
        self._program = packages / "ziglang" / ("zig.exe" if machine.is_windows else "zig")
        self._cache = {f"ZIG_{each}_CACHE_DIR": str(cache) for each in ("GLOBAL", "LOCAL")}
        found = metadata.distributions(name="ziglang", path=[str(packages)])
        self._version = next((package.version for package in found), "")
        self.name = f"ziglang=={self._version}"

    @property
    def is_there(self) -> bool:
        return bool(self._version)

    def compile(self, sources: Sequence[Path], target: Target, library: Path) -> None:
        flags = ["-target", target.name]
        if target.is_x86:
            flags.append("-mcpu=x86_64_v2")  # has an instruction that counts bits
        if target.is_windows:
            self._compile_for_windows(sources, target, flags, library)
        else:
            shape = ["-shared", "-fPIC", "-s"]
            self._run("cc", *FLAGS, *flags, *shape, "-o", str(library), *map(str, sources))

    def _compile_for_windows(
        self, sources: Sequence[Path], target: Target, flags: Sequence[str], library: Path
    ) -> None:
        objects = [library.with_name(f"{source.stem}.o") for source in sources]
        for source, compiled in zip(sources, objects, strict=True):
            self._run("cc", *FLAGS, *flags, "-c", "-o", str(compiled), str(source))
        runtime, definition = library.with_name("runtime.lib"), library.with_name("runtime.def")
        lines = [f'LIBRARY "{WINDOWS_LIBRARY}"', "EXPORTS", *WINDOWS_RUNTIME, ""]
        definition.write_text("\n".join(lines), encoding="ascii")
        processor = WINDOWS_PROCESSORS[target.name.partition("-")[0]]
        self._run("dlltool", "-m", processor, "-d", str(definition), "-l", str(runtime))
        # Nothing has to be done when it is loaded, so nothing of C's own start is needed either.
        shape = ["-O3", "-shared", "-s", "-nostdlib", "-rtlib=compiler-rt", "-Wl,--no-entry"]
        parts = [*map(str, objects), str(runtime)]
        self._run("cc", *flags, *shape, "-o", str(library), *parts)

    def _run(self, *arguments: str) -> None:
        command = [str(self._program), *arguments]
        if self._machine.run(command, environment=self._cache) != 0:
            raise CannotCompile("zig could not compile the core; the reason is above.")


class PassingZig(Compiler):
    """Zig for who has no compiler: downloaded, used, and gone with the folder it was used in."""

    def __init__(self, machine: Machine, python: Path, requirement: str) -> None:
        self._machine = machine
        self._python = python
        self.name = requirement

    def compile(self, sources: Sequence[Path], target: Target, library: Path) -> None:
        self._machine.say(
            "There is no C compiler here: downloading one, about 100 MB, which goes again ..."
        )
        if not self._machine.can_download(self._python):
            raise CannotCompile("pip can't get a C compiler: is there a network?")
        packages = library.with_name("compiler")
        command = [str(self._python), "-m", "pip", "install", "--no-input", "--quiet"]
        command += ["--disable-pip-version-check", "--no-deps", "--no-cache-dir", "--no-compile"]
        if self._machine.run([*command, "--target", str(packages), self.name]) != 0:
            raise CannotCompile("pip could not install a C compiler; its messages are above.")
        Zig(self._machine, packages, library.with_name("cache")).compile(sources, target, library)


class OwnCompiler(Compiler):
    """A compiler that the machine has anyway; for itself only."""

    def __init__(self, machine: Machine, name: str, more_flags: Sequence[str] = ()) -> None:
        """Further flags come last, so that they count."""
        self._machine = machine
        self._more_flags = more_flags
        self.name = name

    def compile(self, sources: Sequence[Path], target: Target, library: Path) -> None:
        flags = ["-shared"]
        if not target.is_windows:
            flags.append("-fPIC")
        if target.is_x86:
            flags += ["-msse4.2", "-mpopcnt"]  # x86-64-v2, also for those who don't know the name
        flags += self._more_flags
        command = [self.name, *FLAGS, *flags, "-o", str(library), *map(str, sources)]
        if self._machine.run(command) != 0:
            raise CannotCompile(f"{self.name} could not compile the core; the reason is above.")


def at_hand(machine: Machine, zig: Zig) -> Sequence[Compiler]:
    """Zig, the same for everybody, if it is there; else the machine's own, if it has one."""
    if zig.is_there:
        return [zig]
    # macOS has a `cc` that only asks whether the real one shall be installed.
    if machine.is_macos and machine.answer("xcode-select", "--print-path") is None:
        return []
    own = (name for name in OWN_COMPILERS if machine.has_program(name))
    return [OwnCompiler(machine, name) for name in own][:1]
