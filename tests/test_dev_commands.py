"""`dev.py`, tried on a machine that only notes what is asked of it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pretend_machine import PretendMachine, never, new_project
from tools import workbench
from tools.system_packages import LIBRARIES

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / "dev.py"


@pytest.fixture
def machine() -> PretendMachine:
    return PretendMachine()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return new_project(tmp_path)


# ------------------------------------------------------------------------------------ the gate


def test_the_gate_parses_on_old_pythons() -> None:
    source = DEV.read_text(encoding="ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13), (3, 14, 0)])
def test_another_python_is_told_which_one_is_needed(version: tuple[int, int, int]) -> None:
    result = _run_dev_as(version, "--help")
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert f"Python {version[0]}.{version[1]}," in line
    assert "3.11, 3.12 or 3.13" in line
    assert "python3.12 dev.py play" in line
    assert "py -3.12 dev.py play" in line


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 13, 9)])
def test_a_supported_python_passes_the_gate(version: tuple[int, int, int]) -> None:
    result = _run_dev_as(version, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert "python dev.py play" in result.stdout


def _run_dev_as(version: tuple[int, int, int], argument: str) -> subprocess.CompletedProcess[str]:
    faked = (
        "import runpy, sys\n"
        f"sys.version_info = {(*version, 'final', 0)}\n"
        f"sys.argv = ['dev.py', {argument!r}]\n"
        f"runpy.run_path({str(DEV)!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", faked], capture_output=True, text=True, check=False
    )


def test_the_gate_agrees_with_the_project_file() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11,<3.14"


def test_what_plays_sounds_has_the_version_of_the_rest() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (needed,), (extra,) = project["dependencies"], project["optional-dependencies"]["sound"]
    assert extra == needed.replace("Essentials", "Addons")


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_an_unknown_command_shows_the_usage(
    machine: PretendMachine, project: Path, arguments: list[str]
) -> None:
    assert workbench.run(machine, project, arguments) == 2
    assert machine.complaints == [workbench.USAGE]
    assert machine.commands == []


# ----------------------------------------------------------------------------- system packages


def test_a_user_is_told_what_to_install_in_one_message(
    machine: PretendMachine, project: Path
) -> None:
    machine.missing_libraries = {"libEGL.so.1", "libxcb-cursor.so.0"}
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith("sudo apt-get install libegl1 libxcb-cursor0 python3.12-venv")
    assert machine.commands == []


def test_root_gets_it_installed(machine: PretendMachine, project: Path) -> None:
    machine.is_root = True
    machine.missing_libraries = {"libEGL.so.1", "libxcb-cursor.so.0"}
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.commands[:2] == [
        "apt-get update",
        "apt-get install -y --no-install-recommends libegl1 libxcb-cursor0 python3.12-venv",
    ]
    assert machine.environments[:2] == [{"DEBIAN_FRONTEND": "noninteractive"}] * 2
    assert machine.commands[-1].endswith("-m thegame_desktop")


def test_a_failing_update_alone_stops_nothing(machine: PretendMachine, project: Path) -> None:
    machine.is_root = True
    machine.missing_libraries = {"libEGL.so.1"}
    machine.failing = lambda command: command == "apt-get update"
    assert workbench.run(machine, project, ["play"]) == 0


def test_a_failing_apt_is_told_in_one_line(machine: PretendMachine, project: Path) -> None:
    machine.is_root = True
    machine.missing_libraries = {"libEGL.so.1"}
    machine.failing = lambda command: command.startswith("apt-get install")
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints == ["apt-get could not install libegl1; its messages are above."]
    assert machine.count("thegame_desktop") == 0


def test_packages_that_do_not_help_are_told(machine: PretendMachine, project: Path) -> None:
    machine.is_root = True
    machine.apt_helps = False
    machine.missing_libraries = {"libEGL.so.1"}
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints == ["Still missing after the installation: libEGL.so.1"]


def test_without_apt_the_libraries_are_named(machine: PretendMachine, project: Path) -> None:
    machine.is_root = True
    machine.programs.clear()
    machine.missing_libraries = {"libEGL.so.1", "libGL.so.1"}
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith("libGL.so.1, libEGL.so.1, Python's ensurepip module")
    assert machine.commands == []


def test_only_tests_need_programs_and_modules(machine: PretendMachine, project: Path) -> None:
    machine.programs = {"apt-get"}
    machine.system_modules.clear()
    assert workbench.run(machine, project, ["play"]) == 0
    assert workbench.run(machine, project, ["test"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith(
        "apt-get install xvfb openbox xdotool imagemagick dbus desktop-file-utils appstream "
        "binutils python3-pyatspi"
    )


def test_root_gets_programs_and_modules_installed_too(
    machine: PretendMachine, project: Path
) -> None:
    machine.is_root = True
    machine.programs.remove("Xvfb")
    machine.system_modules.clear()
    machine.missing_libraries = {"libEGL.so.1"}
    assert workbench.run(machine, project, ["test"]) == 0
    install = "apt-get install -y --no-install-recommends libegl1 xvfb python3-pyatspi"
    assert machine.commands[1] == install


def test_without_apt_a_module_is_named_with_the_python_that_lacks_it(
    machine: PretendMachine, project: Path
) -> None:
    machine.programs.remove("apt-get")
    machine.system_modules.clear()
    assert workbench.run(machine, project, ["test"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith("the module pyatspi of /usr/bin/python3")


def test_other_systems_bring_their_libraries(machine: PretendMachine, project: Path) -> None:
    machine.is_linux = False
    machine.missing_libraries = set(LIBRARIES)
    machine.programs.clear()
    machine.modules.clear()
    machine.system_modules.clear()
    assert workbench.run(machine, project, ["play"]) == 0
    assert workbench.run(machine, project, ["test"]) == 0


def test_ensurepip_matters_only_while_the_environment_is_to_be_made(
    machine: PretendMachine, project: Path
) -> None:
    assert workbench.run(machine, project, ["play"]) == 0
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 0


# ----------------------------------------------------------------------------- the environment


def test_the_first_start_makes_and_fills_the_environment(
    machine: PretendMachine, project: Path
) -> None:
    assert workbench.run(machine, project, ["play", "--edition", "extreme"]) == 0
    venv, pip, rcc, zig, game = machine.commands
    assert venv == f"base-python -m venv --clear {project / '.venv'}"
    assert pip.endswith(f"--editable {project}[core]")
    assert rcc.startswith(
        f"{project / '.venv/lib/python3.12/site-packages/PySide6/Qt/libexec/rcc'} "
    )
    assert zig.startswith(f"{project / '.venv/bin/python'} -m ziglang cc ")
    assert game == f"{project / '.venv/bin/python'} -m thegame_desktop --edition extreme"


def test_the_second_start_only_starts(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    machine.commands.clear()
    assert workbench.run(machine, project, ["play"]) == 0
    assert [command.split()[-1] for command in machine.commands] == ["thegame_desktop"]


def test_testing_installs_more_and_covers_playing(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    workbench.run(machine, project, ["test"])
    assert machine.count(f"--editable {project}[core,dev]") == 1
    assert machine.count("pip install") == 2

    (project / "pyproject.toml").write_text("[project] # changed\n")
    workbench.run(machine, project, ["test"])
    workbench.run(machine, project, ["play"])
    assert machine.count("pip install") == 3


def test_sound_is_installed_once_it_is_asked_for(machine: PretendMachine, project: Path) -> None:
    machine.missing_libraries = {"libpulse.so.0"}
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("pip install") == 1
    assert workbench.run(machine, project, ["play", "--sound", "some.thegame"]) == 1
    assert machine.complaints[0].endswith("sudo apt-get install libpulse0")
    machine.missing_libraries.clear()
    assert workbench.run(machine, project, ["play", "--sound", "some.thegame"]) == 0
    assert machine.count(f"--editable {project}[core,sound]") == 1
    assert machine.commands[-1].endswith("-m thegame_desktop some.thegame")
    workbench.run(machine, project, ["play", "--sound"])
    workbench.run(machine, project, ["play"])
    assert machine.count("pip install") == 2


def test_changed_needs_are_installed_into_the_same_environment(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["play"])
    (project / "pyproject.toml").write_text("[project] # changed\n")
    workbench.run(machine, project, ["play"])
    assert machine.count("pip install") == 2
    assert machine.count("-m venv") == 1


def test_another_python_remakes_the_environment(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    machine.python_version = "3.13"
    workbench.run(machine, project, ["play"])
    assert machine.count("-m venv") == 2
    assert machine.count("pip install") == 2


def test_a_broken_environment_is_remade(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    (project / ".venv/bin/python").unlink()
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("-m venv") == 2


def test_a_moved_project_is_installed_again(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    moved = project.rename(project.with_name("moved"))
    assert workbench.run(machine, moved, ["play"]) == 0
    assert machine.count(f"--editable {moved}[core]") == 1


@pytest.mark.parametrize("command", ["play", "test"])
def test_a_failed_install_is_repeated(machine: PretendMachine, project: Path, command: str) -> None:
    machine.failing = lambda line: "pip install" in line
    assert workbench.run(machine, project, [command]) == 1
    assert machine.complaints == [
        "pip could not install what the game needs; its messages are above."
    ]
    assert machine.count("pip install") == 2  # with the compiler of the core, and without
    machine.failing = never
    assert workbench.run(machine, project, [command]) == 0
    assert machine.count("pip install") == 3


@pytest.mark.parametrize(("command", "extras"), [("play", ""), ("test", "[dev]")])
def test_where_pip_has_no_compiler_it_installs_the_rest(
    machine: PretendMachine, project: Path, command: str, extras: str
) -> None:
    machine.pip_has_zig = False
    assert workbench.run(machine, project, [command]) == 0
    assert machine.said.count("Trying again without the compiler of the core ...") == 1
    assert [line for line in machine.commands if "pip install" in line][-1].endswith(
        f"--editable {project}{extras}"
    )
    assert workbench.run(machine, project, [command]) == 0
    assert machine.count("pip install") == 2


def test_a_failed_reinstall_is_repeated_too(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    before = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text("[project] # changed\n")
    machine.failing = lambda line: "pip install" in line
    assert workbench.run(machine, project, ["play"]) == 1
    machine.failing = never
    (project / "pyproject.toml").write_text(before)
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("pip install") == 4


def test_a_failed_installation_for_tests_leaves_the_game_playable(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["play"])
    machine.failing = lambda line: "pip install" in line
    assert workbench.run(machine, project, ["test"]) == 1
    assert workbench.run(machine, project, ["play"]) == 0


def test_an_environment_that_cannot_be_made_is_told(machine: PretendMachine, project: Path) -> None:
    machine.failing = lambda line: "-m venv" in line
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints == [
        "The environment in .venv could not be made; the reason is above."
    ]
    assert machine.count("pip install") == 0


def test_an_error_of_the_system_is_told_without_traceback(
    machine: PretendMachine, project: Path
) -> None:
    (project / "pyproject.toml").unlink()
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    assert "pyproject.toml" in complaint


# -------------------------------------------------------------------------- playing and testing


def test_the_exit_code_of_the_game_is_handed_on(machine: PretendMachine, project: Path) -> None:
    machine.failing = lambda line: line.endswith("thegame_desktop")
    assert workbench.run(machine, project, ["play"]) == 3


def test_every_check_runs_and_pytest_comes_last(machine: PretendMachine, project: Path) -> None:
    assert workbench.run(machine, project, ["test", "-k", "laying"]) == 0
    checks = [command.partition("-m ")[2] for command in machine.commands[-4:]]
    assert checks[:3] == ["ruff check", "ruff format --check", "mypy"]
    assert checks[3].startswith("pytest ")
    assert checks[3].endswith(" -k laying")
    assert "--failed-before" not in checks[3]


@pytest.mark.parametrize("failing", ["ruff check", "ruff format", "mypy"])
def test_a_failed_check_stops_nothing_but_fails_the_whole(
    machine: PretendMachine, project: Path, failing: str
) -> None:
    machine.failing = lambda line: f"-m {failing}" in line
    assert workbench.run(machine, project, ["test"]) == 1
    assert f"--failed-before={failing}" in machine.commands[-1]
    assert machine.count("-m ruff") + machine.count("-m mypy") == 3


def test_failed_tests_fail_the_whole(machine: PretendMachine, project: Path) -> None:
    machine.failing = lambda line: "-m pytest" in line
    assert workbench.run(machine, project, ["test"]) == 3


def test_ctrl_c_is_quiet(machine: PretendMachine, project: Path) -> None:
    def interrupt(line: str) -> bool:
        raise KeyboardInterrupt

    machine.failing = interrupt
    assert workbench.run(machine, project, ["play"]) == 130
    assert machine.complaints == []
