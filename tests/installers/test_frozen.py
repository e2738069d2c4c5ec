"""The game as a program of its own that needs no Python."""

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installers import libraries
from installers.workplace import NAME
from thegame_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = [pytest.mark.heavy, pytest.mark.timeout(1800)]

MOST_MEGABYTES = 130


@pytest.fixture(scope="module")
def frozen() -> Path:
    return build("frozen", ROOT)


def build(target: str, root: Path) -> Path:
    """Build a target as everybody does, and return what came of it."""
    command = [sys.executable, str(root / "packaging" / "build.py"), target]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return Path(done.stdout.splitlines()[-1].partition("  ")[0])


def run(program: Path, argument: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Start the program as on a machine that has never seen the project."""
    home.mkdir()
    environment = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    if os.name == "nt":
        environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "APPDATA")}
    result = subprocess.run(
        [program, argument],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result


def test_it_starts_and_plays(frozen: Path, tmp_path: Path) -> None:
    program = frozen / (f"{NAME}-console.exe" if os.name == "nt" else NAME)
    version = run(program, "--version", tmp_path / "first")
    assert version.stdout == f"{NAME} {__version__}\n"
    smoke_test = run(program, "--smoke-test", tmp_path / "second")
    (line,) = smoke_test.stdout.splitlines()
    assert line.startswith("smoke test ok: ")
    assert line.endswith(", core compiled")


if sys.platform == "linux":

    def test_without_a_screen_one_line_says_so(frozen: Path, tmp_path: Path) -> None:
        done = subprocess.run(
            [frozen / NAME],
            env={"HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = done.stderr.splitlines()
        assert line.startswith("thegame: there is no screen here")


def test_all_of_it_is_in_it(frozen: Path) -> None:
    inside = frozen / "_internal"
    names = {path.name for path in inside.rglob("*")}
    assert {"resources.rcc", "weights.json", "qt.txt", "OFL.txt", "LICENSE"} <= names
    for part in ("libcore", "QtMultimedia", "sqlite3"):
        assert any(part in name for name in names), part
    size = sum(path.lstat().st_size for path in frozen.rglob("*") if not path.is_dir())
    assert size < MOST_MEGABYTES * 1e6


if sys.platform == "linux":

    def test_it_needs_nothing_that_is_not_declared(frozen: Path) -> None:
        """Asked of the loader, which knows nothing of how we look for it."""
        for binary in libraries.binaries(frozen):
            if not re.search(r"\.so|thegame$", binary.path.name):
                continue
            told = subprocess.run(
                ["ldd", binary.path],
                env={"LD_LIBRARY_PATH": str(frozen / "_internal"), "PATH": "/usr/bin:/bin"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert "not found" not in told.stdout, (binary.path.name, told.stdout)
            for soname, place in re.findall(r"(\S+) => (/\S+)", told.stdout):
                is_bundled = place.startswith(str(frozen))
                is_needed_by_it = soname in binary.needed
                assert is_bundled or not is_needed_by_it or soname in libraries.DECLARED

    def test_the_same_inputs_give_the_same_bytes(tmp_path: Path) -> None:
        """In another folder, from a fresh clone, a second time."""
        packages = []
        for name in ("first", "another place"):
            clone = tmp_path / name
            subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
            packages.append(build("deb", clone))
            shutil.copytree(clone / "build/installers/deb/tree", tmp_path / f"tree {name}")
        one, another = tmp_path / "tree first", tmp_path / "tree another place"
        files = [str(path.relative_to(one)) for path in one.rglob("*") if path.is_file()]
        _same, other, odd = filecmp.cmpfiles(one, another, files, shallow=False)
        assert (other, odd) == ([], [])
        assert packages[0].read_bytes() == packages[1].read_bytes()
