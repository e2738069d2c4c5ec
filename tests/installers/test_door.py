"""`packaging/build.py`: which targets there are, and what is said where one can't be built."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from installers import door
from installers.workplace import Workplace, filled
from tests.pretend_machine import PretendMachine
from tools.machine import Trouble

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "packaging" / "build.py"


@pytest.fixture
def machine() -> PretendMachine:
    return PretendMachine()


def run(machine: PretendMachine, *arguments: str) -> int:
    return door.run(machine, ROOT, arguments)


def test_it_parses_on_old_pythons() -> None:
    tree = ast.parse(BUILD.read_text(encoding="ascii"), feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


def test_it_is_a_program() -> None:
    done = subprocess.run(
        [sys.executable, BUILD, "--help"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    for target in ("frozen", "deb", "rpm", "run", "appimage", "windows", "macos", "linux"):
        assert f"  {target} " in done.stdout


@pytest.mark.parametrize("arguments", [(), ("moon",)])
def test_whoever_names_no_target_is_told_which_there_are(
    machine: PretendMachine, arguments: tuple[str, ...]
) -> None:
    assert run(machine, *arguments) == 2
    (complaint,) = machine.complaints
    assert "usage: python packaging/build.py TARGET" in complaint
    assert ("There is no target moon." in complaint) == bool(arguments)
    assert machine.commands == []


@pytest.mark.parametrize(
    ("target", "is_linux", "reason"),
    [
        ("macos", True, "it can be built on macOS only; the recipe in .github/workflows does."),
        ("appimage", True, "put appimagetool of the AppImage project where programs are found"),
        ("windows", False, "it can be built on Windows, or with wine on Linux."),
        *((name, False, "it can be built on Linux only.") for name in ("deb", "rpm", "run")),
    ],
)
def test_what_can_not_be_built_here_is_said(
    machine: PretendMachine, target: str, is_linux: bool, reason: str
) -> None:
    machine.is_linux = is_linux
    assert run(machine, target) == 1
    (complaint,) = machine.complaints
    assert complaint.startswith(f"{target} was not built: ")
    assert reason in complaint
    assert machine.commands == []


def test_wine_takes_root(machine: PretendMachine) -> None:
    machine.programs.add("makensis")
    assert run(machine, "windows") == 1
    assert "it takes rights of root" in machine.complaints[-1]


def test_one_that_fails_keeps_no_other_from_being_built(
    machine: PretendMachine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def made(name: str, size: int) -> Callable[[Workplace], Path]:
        def build(_workplace: Workplace) -> Path:
            (tmp_path / name).write_bytes(bytes(size))
            return tmp_path / name

        return build

    def fails(_workplace: Workplace) -> Path:
        raise Trouble("the tool is blunt.")

    targets = {"deb": (fails, ""), "rpm": (made("a.rpm", 2_000_000), ""), "run": (made("b", 0), "")}
    monkeypatch.setattr(door, "TARGETS", targets)
    assert run(machine, "linux", "rpm") == 1
    assert machine.complaints == ["deb was not built: the tool is blunt."]
    told = machine.said[-2:]
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert told[0].startswith(f"{tmp_path / 'a.rpm'}  2.0 MB  sha256 ")
    assert told[1] == f"{tmp_path / 'b'}  0.0 MB  sha256 {empty}"
    assert machine.said.count("== rpm") == 1


def test_the_date_is_that_of_the_commit_or_has_to_be_said(
    machine: PretendMachine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    with pytest.raises(Trouble, match="SOURCE_DATE_EPOCH"):
        _ = Workplace(machine, tmp_path).epoch
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12345")
    assert Workplace(machine, tmp_path).epoch == 12345
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    who = ("-c", "user.name=A", "-c", "user.email=a@example.invalid")
    when = {"GIT_COMMITTER_DATE": "2024-01-02T03:04:05Z", "PATH": "/usr/bin:/bin"}
    for command in (("init", "-q"), (*who, "commit", "-q", "--allow-empty", "-m", "x")):
        subprocess.run(["git", "-C", tmp_path, *command], env=when, check=True)
    assert Workplace(machine, tmp_path).epoch == 1_704_164_645


def test_a_template_with_a_gap_is_found(tmp_path: Path) -> None:
    template = tmp_path / "template"
    template.write_text("@ONE@ and @TWO@", encoding="utf-8")
    assert filled(template, {"ONE": "1", "TWO": "2"}) == "1 and 2"
    with pytest.raises(Trouble, match="@TWO@"):
        filled(template, {"ONE": "1"})
