"""A disk at whose n-th call the process is killed: before it, after it, or in the middle of it."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any
from unittest.mock import patch

ENDING = ("append", "unlink")
"""The calls that only the end of a game leads to."""


def die() -> None:
    """End at once, as in a power cut but for what the system has taken over."""
    os.kill(os.getpid(), signal.SIGKILL)


class FatalDisk:
    """Counts the calls, of one kind or of all of them, and dies at the one that it is told."""

    def __init__(self, die_at: int, only: str, rng: Random) -> None:
        self._left = die_at
        self._only = only
        self._rng = rng

    def is_time(self, call: str) -> bool:
        """Count this call; true if it is the last one."""
        if self._only in ("", call):
            self._left -= 1
        return self._left == 0 and self._only in ("", call)

    def part_of(self, length: int) -> int:
        """How many bytes are written before the end; also none, or all."""
        return self._rng.choice((0, length, self._rng.randint(0, length)))

    def fatal(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """The call, possibly the last one."""

        def do(*arguments: Any, **options: Any) -> Any:
            if not self.is_time(name):
                return call(*arguments, **options)
            if self._rng.random() < 0.5:
                die()
            call(*arguments, **options)
            return die()

        return do


class FatalStream:
    """A stream of which perhaps not all is written."""

    def __init__(self, stream: IO[Any], disk: FatalDisk) -> None:
        self._stream = stream
        self._disk = disk

    def write(self, data: bytes) -> int:
        if self._disk.is_time("write"):
            self._stream.write(data[: self._disk.part_of(len(data))])
            self._stream.flush()
            die()
        return self._stream.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def __enter__(self) -> "FatalStream":
        return self

    def __exit__(self, *_error: object) -> None:
        self._stream.close()


@contextmanager
def fatal_disk(die_at: int, only: str, rng: Random) -> Iterator[None]:
    """Let the process die at this call; 0 for never."""
    disk = FatalDisk(die_at, only, rng)
    plain_open = Path.open

    def opened(path: Path, mode: str = "r", *arguments: Any, **options: Any) -> Any:
        if not set(mode) & set("wxa+"):
            return plain_open(path, mode, *arguments, **options)
        name = "append" if "a" in mode else "open"
        stream = disk.fatal(name, plain_open)(path, mode, *arguments, **options)
        return FatalStream(stream, disk)

    with ExitStack() as stack:
        stack.enter_context(patch.object(Path, "open", opened))
        for name in ("fsync", "replace", "rename", "unlink", "mkdir"):
            call = disk.fatal(name, getattr(os, name))
            stack.enter_context(patch.object(os, name, call))
        yield
