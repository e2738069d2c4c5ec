"""Files that are made from others, and made again only when those have changed."""

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.machine import Trouble


class MadeFile:
    """A file below the project's root, and a stamp in `build/` that tells what made it."""

    def __init__(self, root: Path, place: Path, name: str) -> None:
        self._place = place
        self._name = name
        self._file = root / place
        self._stamp = root / "build" / f"{name}.stamp"

    def is_made_from(self, *either: str) -> bool:
        """True if it was made from one of these inputs, and has stayed as it was."""
        told = self._stamp.read_text(encoding="utf-8") if self._stamp.is_file() else ""
        made_from, _, made = told.partition(" ")
        return made_from in either and made == _hash_of(self._file)

    @contextmanager
    def workshop(self) -> Iterator[Path]:
        """A folder to make it in, on the same disk, which is gone afterwards."""
        self._stamp.parent.mkdir(exist_ok=True)
        with TemporaryDirectory(prefix=f"{self._name}-", dir=self._stamp.parent) as folder:
            yield Path(folder)

    def take(self, made: Path, inputs: str) -> None:
        """Put what was made into its place, at once."""
        try:
            made.replace(self._file)
        except PermissionError:
            raise self._in_use() from None
        self._stamp.write_text(f"{inputs} {_hash_of(self._file)}", encoding="utf-8")

    def remove(self) -> None:
        try:
            self._file.unlink(missing_ok=True)
        except PermissionError:
            raise self._in_use() from None

    def _in_use(self) -> Trouble:
        # Windows holds on to the files of a game that is running.
        return Trouble(f"{self._place} is in use: close the game and try again.")


def fingerprint(heading: str, files: Mapping[str, Path]) -> str:
    """Return what changes when the heading does, or one of the files in name or content."""
    lines = [f"{_hash_of(path)} {name}" for name, path in sorted(files.items())]
    return hashlib.sha256("\n".join([heading, *lines]).encode()).hexdigest()


def _hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "missing"
