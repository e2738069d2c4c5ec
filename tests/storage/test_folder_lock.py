"""A folder is kept for one process at a time, however that process ends."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from thegame_desktop.storage.folder_lock import FolderLock

ROOT = Path(__file__).resolve().parent.parent.parent

# Does what it is told line by line, and answers each.
OTHER = """
import sys
from pathlib import Path
from thegame_desktop.storage.folder_lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
for line in sys.stdin:
    print(getattr(lock, line.strip())(), flush=True)
"""


class Other:
    """A process of its own that tries to get the lock."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def acquire(self) -> bool:
        return self._ask("acquire") == "True"

    def release(self) -> None:
        assert self._ask("release") == "None"

    def end(self) -> None:
        _required(self.process.stdin).close()
        assert self.process.wait() == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def _ask(self, wish: str) -> str:
        stdin, stdout = _required(self.process.stdin), _required(self.process.stdout)
        stdin.write(f"{wish}\n")
        stdin.flush()
        return stdout.readline().strip()


def _required(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


@contextmanager
def another_process(path: Path) -> Iterator[Other]:
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Other(process)
        finally:
            process.kill()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "in-use.lock"


@pytest.fixture
def lock(path: Path) -> Iterator[FolderLock]:
    lock = FolderLock(path)
    yield lock
    lock.release()


@pytest.fixture
def other(path: Path) -> Iterator[Other]:
    with another_process(path) as other:
        yield other


def test_another_process_gets_it_only_when_it_was_released(lock: FolderLock, other: Other) -> None:
    assert lock.acquire()
    assert not other.acquire()
    assert not other.acquire()
    lock.release()
    assert other.acquire()
    assert not lock.acquire()
    other.release()
    assert lock.acquire()
    assert not other.acquire()


def test_a_process_that_is_killed_lets_go_of_it(lock: FolderLock, other: Other) -> None:
    assert other.acquire()
    assert not lock.acquire()
    other.kill()
    assert lock.acquire()


def test_a_process_that_ends_lets_go_of_it(lock: FolderLock, other: Other) -> None:
    assert other.acquire()
    other.end()
    assert lock.acquire()


def test_of_three_processes_one_has_it(path: Path, lock: FolderLock, other: Other) -> None:
    with another_process(path) as third:
        assert [other.acquire(), third.acquire(), lock.acquire()] == [True, False, False]
        other.kill()
        assert [third.acquire(), lock.acquire()] == [True, False]


def test_a_program_that_was_started_meanwhile_does_not_hold_it(
    path: Path, lock: FolderLock, other: Other
) -> None:
    assert lock.acquire()
    with another_process(path) as started_meanwhile:
        lock.release()
        assert other.acquire()
        assert not started_meanwhile.acquire()


def test_whoever_has_it_gets_it_again(lock: FolderLock, other: Other) -> None:
    assert lock.acquire()
    assert lock.acquire()
    lock.release()
    assert other.acquire(), "it was held once, not twice"


def test_whoever_was_refused_may_release_what_they_have_not(lock: FolderLock, other: Other) -> None:
    assert other.acquire()
    assert not lock.acquire()
    lock.release()
    lock.release()
    assert not lock.acquire(), "the other one still has it"


def test_the_file_stays_and_is_never_written_to(path: Path, lock: FolderLock) -> None:
    path.write_bytes(b"whatever lies there")
    assert lock.acquire()
    lock.release()
    assert path.read_bytes() == b"whatever lies there"


def test_where_nothing_can_be_written_nobody_is_kept_out(tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_bytes(b"and no folder")
    for path in (file / "in-use.lock", tmp_path / "nowhere" / "in-use.lock", tmp_path):
        lock = FolderLock(path)
        assert lock.acquire()
        with another_process(path) as other:
            assert other.acquire()
        lock.release()
    assert file.read_bytes() == b"and no folder"
    assert list(tmp_path.iterdir()) == [file]


if os.name == "posix" and os.geteuid() == 0:

    def test_one_that_may_only_be_read_keeps_others_out_all_the_same(
        path: Path, lock: FolderLock
    ) -> None:
        """Somebody else's in a folder that is shared: they may hold it, and so may we."""
        path.touch(mode=0o644)
        path.parent.chmod(0o777)
        assert lock.acquire()
        reached = os.open(path.parent, os.O_RDONLY)
        child = os.fork()
        if child == 0:
            os.fchdir(reached)  # what leads there isn't open to everybody
            os.setuid(65534)
            os._exit(FolderLock(Path(path.name)).acquire())
        os.close(reached)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        lock.release()
