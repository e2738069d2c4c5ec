"""Qt's own programs and texts, as PySide6 brings them."""

from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from tools.machine import Machine, Trouble


class QtTools:
    """The tools of the PySide6 that lies in a `site-packages` folder."""

    def __init__(self, packages: Path, machine: Machine) -> None:
        self._packages = packages
        self._machine = machine
        self._folder = packages / "PySide6"

    @property
    def version(self) -> str:
        found = metadata.distributions(name="PySide6-Essentials", path=[str(self._packages)])
        return next((package.version for package in found), "")

    def own_texts(self, language: str) -> Path:
        """Return where Qt keeps its own texts in a language, whether or not it has them."""
        folder = "translations" if self._machine.is_windows else "Qt/translations"
        return self._folder / folder / f"qtbase_{language}.qm"

    def lrelease(self, arguments: Sequence[str]) -> None:
        self._run("lrelease", arguments)

    def lupdate(self, arguments: Sequence[str]) -> None:
        self._run("lupdate", arguments)

    def rcc(self, arguments: Sequence[str]) -> None:
        self._run("rcc", arguments, folder="" if self._machine.is_windows else "Qt/libexec")

    def _run(self, name: str, arguments: Sequence[str], *, folder: str = "") -> None:
        program = self._folder / folder / (f"{name}.exe" if self._machine.is_windows else name)
        try:
            failed = self._machine.run([str(program), *arguments]) != 0
        except OSError as error:
            raise Trouble(f"PySide6's {name} could not be started: {error}") from None
        if failed:
            raise Trouble(f"PySide6's {name} failed; the reason is above.")
