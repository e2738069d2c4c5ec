"""Compiles `core/` into the library that computer players think with.

It may be missing: without a compiler the game is installed and played all the same.
"""

from collections.abc import Sequence
from pathlib import Path

from tools import compilers
from tools.compilers import OTHER, TARGETS, CannotCompile, Compiler, Target
from tools.machine import Machine
from tools.made_file import MadeFile, fingerprint

FOLDER = Path("thegame_desktop", "bots")
ZIG_CACHE = Path("build", "zig")


def ensure(machine: Machine, root: Path, by: Sequence[Compiler]) -> None:
    """Compile the core, unless one of these compilers has made the library from the same inputs.

    The first of them that can do it does; raises CannotCompile if none can. A library that is out
    of date goes: it may have its data elsewhere than Python looks for it.
    """
    target = TARGETS.get(machine.platform, OTHER)
    library = MadeFile(root, FOLDER / library_name(target), "core")
    if not by:
        machine.say("There is no C compiler here, so the experts among the computers play weaker.")
        library.remove()
        return
    # Taken before anything is compiled, so that an edit made meanwhile is noticed the next time.
    inputs = {compiler: _inputs(root, compiler, target) for compiler in by}
    if library.is_made_from(*inputs.values()):
        return
    machine.say("Compiling what the computer players think with ...")
    for compiler in by:
        with library.workshop() as workshop:
            made = workshop / library_name(target)
            try:
                compiler.compile(sources(root), target, made)
            except CannotCompile as trouble:
                reason = trouble
            else:
                library.take(made, inputs[compiler])
                return
        if compiler is not by[-1]:
            machine.complain(str(reason))
    library.remove()
    raise reason


def build_for(platform: str, root: Path, compiler: Compiler, folder: Path) -> Path:
    """Compile the core for a platform of TARGETS; the folder is one that may get littered."""
    target = TARGETS[platform]
    library = folder / library_name(target)
    compiler.compile(sources(root), target, library)
    return library


def sources(root: Path) -> list[Path]:
    return sorted((root / "core").glob("*.c"))


def library_name(target: Target) -> str:
    return f"libcore{target.suffix}"


def _inputs(root: Path, compiler: Compiler, target: Target) -> str:
    """Return what changes when the core has to be compiled again."""
    files = {path.name: path for path in (root / "core").glob("*.[ch]")}
    recipe = {"recipe": Path(__file__), "compilers": Path(compilers.__file__)}
    return fingerprint(f"{compiler.name} for {target.name}", files | recipe)
