"""The command line among pipes, terminals and signals; not collected where there are none."""

import os
import re
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli_tools import ROOT, command_line, interruptible
from tests.record_tools import encoded, new_record
from thegame_desktop.engine import EDITIONS, Deal

__test__ = os.name == "posix"

PATIENCE = 60
"""Seconds after which a process that should have ended is given up."""
ENDLESS = ("simulate", "--bots", "random", "--games", "1000000")
FIVE_GAMES = ("simulate", "--bots", "random", "--games", "5", "--json")
DEAL = ("deal", Deal(EDITIONS["original"], 5).code)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file with far more records than a buffer holds lines about them."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"[]\n" * 2000 + encoded(new_record()))
    return path


@pytest.fixture(params=["", "1"], ids=["buffered", "unbuffered"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    """Whether output is held back shows at which moment it fails."""
    return os.environ | {"PYTHONUNBUFFERED": request.param}


def redirected(
    redirection: str, *arguments: str | Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with a redirection as a shell has them."""
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *command_line(*arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def started(
    *arguments: str | Path,
    stderr: int = subprocess.PIPE,
    environment: Mapping[str, str] | None = None,
    heeds_control_c: bool = True,
) -> Iterator[subprocess.Popen[bytes]]:
    """A running command in a process group of its own, as a shell's job is."""
    command = command_line(*arguments, options=["-u"])
    with subprocess.Popen(
        interruptible(command) if heeds_control_c else command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
        cwd=ROOT,
        env=os.environ | (environment or {}),
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def terminal() -> Iterator[tuple[int, int]]:
    """The two ends of a terminal: the one that is looked at, and the one to write to."""
    ends = os.openpty()
    try:
        yield ends
    finally:
        for end in ends:
            os.close(end)


def read_until(handle: int, mark: bytes) -> bytes:
    seen = b""
    while mark not in seen:
        ready, _, _ = select.select([handle], [], [], PATIENCE)
        assert ready, f"no {mark!r} in {seen!r}"
        seen += os.read(handle, 4096)
    return seen


def all_shown(looked_at: int, written_to: int) -> str:
    """Return what was written to a terminal that nobody writes to any more."""
    os.write(written_to, b"the end")
    return read_until(looked_at, b"the end").removesuffix(b"the end").decode()


def last_line(shown: str) -> str:
    """Return what a terminal's line holds after carriage returns and erasing to its end."""
    line = ""
    for part in shown.split("\r"):
        kept, *more = part.split("\x1b[K")
        line = kept + line[len(kept) :]
        for text in more:
            line = line[: len(kept)] + text
    return line


def press_control_c(process: subprocess.Popen[bytes]) -> None:
    """Interrupt the command and all processes that it has started, as a terminal does."""
    os.killpg(process.pid, signal.SIGINT)


# Streams


def test_without_standard_input_it_cannot_be_read() -> None:
    done = redirected("<&-", "verify", "-")
    assert done.returncode == 2
    assert done.stderr.startswith("thegame: cannot read ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [FIVE_GAMES, DEAL], ids=["simulate", "deal"])
def test_without_standard_output_there_is_no_traceback(arguments: tuple[str, ...]) -> None:
    done = redirected(">&-", *arguments)
    assert done.returncode in {0, 2}
    assert done.stderr.count("\n") <= 1
    assert done.stderr == "" or done.stderr.startswith("thegame: ")


def test_without_standard_output_verifying_still_returns_its_code(games: Path) -> None:
    done = redirected(">&-", "verify", games)
    assert (done.returncode, done.stderr) == (1, "")


def test_without_standard_error_the_figures_are_printed() -> None:
    done = redirected("2>&-", *FIVE_GAMES)
    assert done.returncode == 0
    assert '"games": 5' in done.stdout


def test_without_standard_error_complaints_do_not_go_to_the_output(tmp_path: Path) -> None:
    done = redirected("2>&-", "verify", tmp_path / "nothing.jsonl")
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("arguments", [FIVE_GAMES, DEAL], ids=["simulate", "deal"])
def test_an_output_that_cannot_be_written_is_trouble(
    arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    done = redirected("1</dev/null", *arguments, environment=environment)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("thegame: cannot write")


def test_an_output_that_cannot_be_written_is_not_blamed_on_the_file(
    games: Path, environment: dict[str, str]
) -> None:
    done = redirected("1</dev/null", "verify", games, environment=environment)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("thegame: cannot write")


@pytest.mark.parametrize("command", ["verify", "deal"])
def test_a_reader_that_has_left_is_no_traceback(
    games: Path, environment: dict[str, str], command: str
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            command_line(*(("verify", games) if command == "verify" else DEAL)),
            stdout=writer,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (2, b"")


def test_links_in_a_circle_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to("circle")
    done = redirected("", *FIVE_GAMES, "--records", tmp_path / "circle")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"thegame: cannot write {tmp_path / 'circle'}: ")
    assert done.stderr.count("\n") == 1


def test_records_may_go_to_a_device() -> None:
    done = redirected("", *FIVE_GAMES, "--records", "/dev/stdout")
    assert done.returncode == 0
    assert done.stdout.count('"format": "thegame-record"') == 5


# A terminal


def test_a_terminal_gets_a_progress_bar() -> None:
    with terminal() as (looked_at, written_to):
        with started(*FIVE_GAMES, stderr=written_to) as process:
            out, _ = process.communicate(timeout=PATIENCE)
        shown = all_shown(looked_at, written_to)
    assert process.returncode == 0
    assert out.startswith(b'{"edition"')
    bars = re.findall(r"\r\[(#*) *\] +(\d+) %", shown)
    assert [int(percent) for _, percent in bars] == [20, 40, 60, 80, 100]
    lengths = [len(bar) for bar, _ in bars]
    assert lengths == sorted(set(lengths))  # it grows
    assert last_line(shown).strip() == ""  # and is gone in the end


def test_an_output_to_a_file_gets_no_progress_bar() -> None:
    done = redirected("", *FIVE_GAMES)
    assert (done.returncode, done.stderr) == (0, "")


# Ctrl+C


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_ends_a_simulation_quietly(jobs: str) -> None:
    with terminal() as (looked_at, written_to):
        with started(*ENDLESS, "--jobs", jobs, stderr=written_to) as process:
            read_until(looked_at, b"%")
            press_control_c(process)
            out, _ = process.communicate(timeout=PATIENCE)
        shown = all_shown(looked_at, written_to)
    assert process.returncode == 130
    assert out == b""
    assert re.sub(r"\r|\[#* *\] +\d+ %|\x1b\[K", "", shown).strip() == ""  # but for the bar


def test_control_c_is_quiet_even_while_processes_are_starting(tmp_path: Path) -> None:
    # Every Python that finds this module imports it when it starts; the first one interrupts all.
    (tmp_path / "sitecustomize.py").write_text(
        "import os, pathlib, signal, sys\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        "    try:\n"
        "        pathlib.Path(__file__).with_name('pressed').mkdir()\n"
        "    except FileExistsError:\n"
        "        pass\n"
        "    else:\n"
        "        os.killpg(os.getpgrp(), signal.SIGINT)\n"
    )
    with started(*ENDLESS, "--jobs", "2", environment={"PYTHONPATH": str(tmp_path)}) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


def test_control_c_leaves_the_old_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")
    with (
        terminal() as (looked_at, written_to),
        started(*ENDLESS, "--records", path, stderr=written_to) as process,
    ):
        read_until(looked_at, b"%")
        assert len(list(tmp_path.iterdir())) == 2  # the new file is being written
        press_control_c(process)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_control_c_ends_waiting_for_input(games: Path) -> None:
    with started("verify", games, "-") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"1 illegal not_a_record\n"
        press_control_c(process)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == b""


@pytest.fixture
def _as_by_nohup() -> Iterator[None]:
    """Meanwhile, this process ignores Ctrl+C, as one that was started by `nohup … &`."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_as_by_nohup")
@pytest.mark.parametrize(("heeds_it", "code"), [(True, 130), (False, 1)])
def test_control_c_is_ignored_only_by_what_was_started_so(
    games: Path, heeds_it: bool, code: int
) -> None:
    """Who starts a command to outlive the terminal means it; who tests Ctrl+C doesn't."""
    with started("verify", games, "-", heeds_control_c=heeds_it) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"1 illegal not_a_record\n"
        press_control_c(process)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert err == b""


@pytest.mark.heavy
@pytest.mark.timeout(600)
def test_a_line_of_a_gigabyte_is_one_illegal_record_in_little_memory(tmp_path: Path) -> None:
    import resource

    path = tmp_path / "huge.jsonl"
    with path.open("wb") as stream:
        stream.truncate(1 << 30)  # a gigabyte of NULs that takes no room on the disk
        stream.seek(0, os.SEEK_END)
        stream.write(b"\n{}\n")
    done = redirected("", "verify", path)
    assert done.stdout == "1 illegal too_long\n2 illegal missing_key\n"
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 200_000  # kilobytes
