"""Small disks that can be filled: a real one where that can be had, and a pretended one."""

import errno
import io
import mmap
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Protocol

import pytest

PAGE = mmap.PAGESIZE
SIZE = 16 * PAGE


class Disk(Protocol):
    """A small disk that can be filled."""

    folder: Path

    def fill(self, left: int) -> None:
        """Leave so many bytes."""

    def free(self) -> None:
        """Make room again."""

    def protect(self, *, is_protected: bool) -> None:
        """Let nothing be written, as the switch of a stick does, or let it be."""


class MountedDisk:
    """A file system of its own in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self, left: int) -> None:
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(PAGE))
        os.truncate(self._filler, self._filler.stat().st_size - left)
        facts = os.statvfs(self.folder)
        assert facts.f_bavail * facts.f_frsize == left, "it is not as full as it should be"

    def free(self) -> None:
        self._filler.unlink()

    def protect(self, *, is_protected: bool) -> None:
        how = "ro" if is_protected else "rw"
        subprocess.run(["mount", "-o", f"remount,{how}", str(self.folder)], check=True)


class PretendDisk:
    """A folder in which files that are written with Path.open share what room there is."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.left = SIZE
        self._is_protected = False
        original = Path.open

        def opened(path: Path, mode: str = "r", buffering: int = -1, **options: Any) -> IO[Any]:
            if not path.is_relative_to(folder) or not set(mode) & set("wxa"):
                return original(path, mode, buffering, **options)
            if self._is_protected:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
            raw = _Rationed(self, path, mode)
            return raw if buffering == 0 else io.BufferedWriter(raw)

        monkeypatch.setattr(Path, "open", opened)

    def fill(self, left: int) -> None:
        self.left = left

    def free(self) -> None:
        self.left = SIZE

    def protect(self, *, is_protected: bool) -> None:
        self._is_protected = is_protected


class _Rationed(io.FileIO):
    def __init__(self, disk: PretendDisk, path: Path, mode: str) -> None:
        super().__init__(path, mode)
        self._disk = disk

    def write(self, data: Any, /) -> int:
        if not self._disk.left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count = super().write(bytes(data)[: self._disk.left])
        self._disk.left -= count
        return count


def _mount(folder: Path) -> bool:
    """Put a small file system there, if that can be done here."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", str(folder)]
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


@contextmanager
def small_disk(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_real: bool = True
) -> Iterator[Disk]:
    """A disk in this folder: a real one if it is wanted and can be had."""
    folder.mkdir()
    if not is_real or not _mount(folder):
        yield PretendDisk(folder, monkeypatch)
        return
    try:
        yield MountedDisk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
