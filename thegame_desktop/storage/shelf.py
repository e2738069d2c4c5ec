"""The shelf of unfinished games: one file for each; what can't be read is put aside, never lost."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.storage.own_files import provide_folder
from thegame_desktop.storage.record_files import read_one_record
from thegame_desktop.storage.safe_write import free_path, replacing, sweep, sync_folder

_SUFFIX = ".thegame"
_ASIDE = "put-aside"


class Slot(NamedTuple):
    """A place on the shelf."""

    saved_ns: int
    """When it was written, in nanoseconds since 1970."""
    name: str


class Shelf:
    """Knows the folder, and makes it when the first game is kept. All may raise OSError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, name: str, record: bytes) -> None:
        """Put a game in its place, safe on the disk when this returns; or the old one stays."""
        if not self.folder.is_dir():
            provide_folder(self.folder)
            sync_folder(self.folder.parent)
        with replacing(self._path(name), is_own=True) as stream:
            stream.write(record)

    def read(self, name: str) -> bytes:
        """The bytes of a game, without trusting them."""
        return read_one_record(self._path(name))

    def remove(self, name: str) -> None:
        """Take a game away for good, if it is there."""
        self._path(name).unlink(missing_ok=True)
        if self.folder.is_dir():
            sync_folder(self.folder)

    def claim(self, name: str, new_name: str) -> None:
        """Move a game to a place that nobody else knows: of two who try, one gets it."""
        self._path(name).rename(self._path(new_name))

    def put_aside(self, name: str) -> Path:
        """Move what can't be read out of the way; where it lies now."""
        aside = self.folder / _ASIDE
        if self.folder.is_dir():
            provide_folder(aside)
        path = free_path(aside / f"{name}{_SUFFIX}")
        self._path(name).rename(path)
        return path

    def slots(self) -> list[Slot]:
        """All places, the newest first, told by their files alone; none before the first game."""
        try:
            return sorted(self._slots(), reverse=True)
        except FileNotFoundError:
            return []

    def tidy(self) -> None:
        """Remove what a write has left that never came to its end."""
        sweep(self.folder)

    def _slots(self) -> Iterator[Slot]:
        with os.scandir(self.folder) as entries:
            for entry in entries:
                name = entry.name
                if not name.endswith(_SUFFIX) or name.startswith("."):
                    continue
                with suppress(OSError):  # taken by another process just now, or links in a circle
                    if entry.is_file():
                        yield Slot(entry.stat().st_mtime_ns, name.removesuffix(_SUFFIX))

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{_SUFFIX}"
