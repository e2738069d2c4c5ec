"""`dev.py`, tried on a machine that only notes what is asked of it."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.pretend_machine import PROJECT, PretendMachine, never, new_project
from tools import workbench
from tools.environment import Purpose
from tools.linux_packages import LIBRARIES, WAYLAND_LIBRARIES, X11_LIBRARIES

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / "dev.py"


@pytest.fixture
def machine() -> PretendMachine:
    return PretendMachine()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return new_project(tmp_path)


# ------------------------------------------------------------------------------------ the gate


@pytest.mark.parametrize(
    "file", ["dev.py", "tools/__init__.py", "tools/supported_pythons.py", "packaging/build.py"]
)
def test_the_gate_parses_on_old_pythons(file: str) -> None:
    source = (ROOT / file).read_text(encoding="ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.arg)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13), (3, 16, 0), (4, 12, 0)])
def test_another_python_is_told_which_one_is_needed(version: tuple[int, int, int]) -> None:
    result = _run_dev_as(version, "--help")
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert f"Python {version[0]}.{version[1]}," in line
    assert "Python 3.11 to 3.15" in line
    assert "python3.15 dev.py play" in line
    assert "py -3.15 dev.py play" in line


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 13, 9), (3, 14, 0), (3, 15, 2)])
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


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return project


def test_the_versions_stand_in_the_project_file() -> None:
    """And wherever else somebody reads of them, they are the same."""
    assert _project()["project"]["requires-python"] == ">=3.11,<3.16"
    assert _project()["tool"]["mypy"]["python_version"] == "3.11"
    assert _project()["tool"]["ruff"]["target-version"] == "py311"
    assert "Python 3.11 to 3.15" in (ROOT / "README.md").read_text(encoding="utf-8")
    recipe = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert 'python: ["3.11", "3.13", "3.15"]' in recipe


def test_every_python_gets_one_version_of_qt() -> None:
    needed = _project()["project"]["dependencies"]
    for version in ("3.11", "3.12", "3.13", "3.14", "3.15"):
        fitting = [
            each
            for each in map(Requirement, needed)
            if each.marker is None or each.marker.evaluate({"python_version": version})
        ]
        (qt,) = fitting
        assert qt.name == "PySide6-Essentials"
        assert str(qt.specifier) == ("<6.13,>=6.12" if version >= "3.14" else "<6.10,>=6.9.3")


def test_what_plays_sounds_has_the_version_of_the_rest() -> None:
    project = _project()["project"]
    needed, extra = project["dependencies"], project["optional-dependencies"]["sound"]
    assert extra == [each.replace("Essentials", "Addons") for each in needed]


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
    machine.variables = {"DISPLAY": ":0"}
    machine.missing_libraries = {"libEGL.so.1", "libxcb-cursor.so.0"}
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith("sudo apt-get install libegl1 libxcb-cursor0 python3.12-venv")
    assert machine.commands == []


def test_root_gets_it_installed(machine: PretendMachine, project: Path) -> None:
    machine.variables = {"DISPLAY": ":0"}
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


@pytest.mark.parametrize(
    ("manager", "way"),
    [
        ("dnf", "sudo dnf install libglvnd-egl xcb-util-cursor libX11-xcb libxcb python3"),
        ("pacman", "sudo pacman -S libglvnd xcb-util-cursor libx11 libxcb python"),
        (
            "zypper",
            "sudo zypper install Mesa-libEGL1 libxcb-cursor0 libX11-xcb1 libxcb-shm0 python3",
        ),
    ],
)
def test_without_apt_the_packages_are_called_as_they_are_there(
    machine: PretendMachine, project: Path, manager: str, way: str
) -> None:
    machine.is_root = True
    machine.programs = {manager}
    machine.missing_libraries = {"libEGL.so.1", "libX11-xcb.so.1", "libxcb-shm.so.0"}
    machine.missing_libraries |= {"libxcb-cursor.so.0", *WAYLAND_LIBRARIES}
    machine.variables = {"DISPLAY": ":0"}
    machine.modules.clear()
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    first, *ways = complaint.splitlines()
    assert first == "This system lacks packages the game needs; install them and try again:"
    assert [set(each.split()) for each in ways] == [set(way.split())]
    assert machine.commands == []


def test_where_nothing_is_known_of_the_packages_every_way_is_told(
    machine: PretendMachine, project: Path
) -> None:
    machine.programs.clear()
    machine.missing_libraries = {"libEGL.so.1"}
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints[0].splitlines()[1:] == [
        "  sudo dnf install libglvnd-egl",
        "  sudo pacman -S libglvnd",
        "  sudo zypper install Mesa-libEGL1",
    ]


X11, WAYLAND = {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}


@pytest.mark.parametrize(
    ("screens", "missing", "enough"),
    [
        (X11, WAYLAND_LIBRARIES, True),
        (X11, X11_LIBRARIES, False),
        (WAYLAND, X11_LIBRARIES, True),
        (WAYLAND, WAYLAND_LIBRARIES, False),
        ({**X11, **WAYLAND}, X11_LIBRARIES, True),
        ({**X11, **WAYLAND}, WAYLAND_LIBRARIES, True),
        ({**X11, **WAYLAND}, {**X11_LIBRARIES, **WAYLAND_LIBRARIES}, False),
        ({}, X11_LIBRARIES, True),
        ({}, WAYLAND_LIBRARIES, True),
    ],
)
def test_the_libraries_of_one_kind_of_screen_are_enough(
    machine: PretendMachine,
    project: Path,
    screens: dict[str, str],
    missing: dict[str, str],
    enough: bool,
) -> None:
    machine.variables = screens
    machine.missing_libraries = set(missing)
    assert workbench.run(machine, project, ["play"]) == (0 if enough else 1)


def test_what_a_screen_lacks_is_told_with_the_rest(machine: PretendMachine, project: Path) -> None:
    machine.variables = WAYLAND
    machine.missing_libraries = {"libEGL.so.1", *X11_LIBRARIES, *WAYLAND_LIBRARIES}
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints[0].endswith(
        "\n  sudo apt-get install libegl1 libwayland-client0 libwayland-cursor0"
    )


def test_only_tests_need_programs_headers_and_modules(
    machine: PretendMachine, project: Path
) -> None:
    machine.programs = {"apt-get"}
    machine.headers.clear()
    machine.system_modules.clear()
    assert workbench.run(machine, project, ["play"]) == 0
    assert workbench.run(machine, project, ["test"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith(
        "apt-get install xvfb openbox xdotool imagemagick dbus desktop-file-utils appstream "
        "binutils gcc libc6-dev python3-pyatspi"
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


def test_without_apt_what_tests_need_is_told_too(machine: PretendMachine, project: Path) -> None:
    machine.programs -= {"apt-get", "Xvfb"}
    machine.programs.add("pacman")
    machine.system_modules.clear()
    assert workbench.run(machine, project, ["test"]) == 1
    (complaint,) = machine.complaints
    assert complaint.endswith("\n  sudo pacman -S xorg-server-xvfb python-atspi")


def test_other_systems_bring_their_libraries(machine: PretendMachine, project: Path) -> None:
    machine.is_linux = False
    machine.missing_libraries = set(LIBRARIES)
    machine.programs.clear()
    machine.headers.clear()
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
    venv, pip, rcc, gcc, game = machine.commands
    assert venv == f"base-python -m venv --clear {project / '.venv'}"
    assert pip.endswith(f"--editable {project}")
    assert rcc.startswith(
        f"{project / '.venv/lib/python3.12/site-packages/PySide6/Qt/libexec/rcc'} "
    )
    assert gcc.startswith("gcc ")
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
    assert machine.count("--editable") == 2

    (project / "pyproject.toml").write_text(f"{PROJECT}# changed\n")
    workbench.run(machine, project, ["test"])
    workbench.run(machine, project, ["play"])
    assert machine.count("--editable") == 3


def test_sound_is_installed_once_it_is_asked_for(machine: PretendMachine, project: Path) -> None:
    machine.missing_libraries = {"libpulse.so.0"}
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("--editable") == 1
    assert workbench.run(machine, project, ["play", "--sound", "some.thegame"]) == 1
    assert machine.complaints[0].endswith("sudo apt-get install libpulse0")
    machine.missing_libraries.clear()
    assert workbench.run(machine, project, ["play", "--sound", "some.thegame"]) == 0
    assert machine.count(f"--editable {project}[sound]") == 1
    assert machine.commands[-1].endswith("-m thegame_desktop some.thegame")
    workbench.run(machine, project, ["play", "--sound"])
    workbench.run(machine, project, ["play"])
    assert machine.count("--editable") == 2


def test_changed_needs_are_installed_into_the_same_environment(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["play"])
    (project / "pyproject.toml").write_text(f"{PROJECT}# changed\n")
    workbench.run(machine, project, ["play"])
    assert machine.count("--editable") == 2
    assert machine.count("-m venv") == 1


def test_another_python_remakes_the_environment(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    machine.python_version = "3.13"
    workbench.run(machine, project, ["play"])
    assert machine.count("-m venv") == 2
    assert machine.count("--editable") == 2


def test_a_broken_environment_is_remade(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    (project / ".venv/bin/python").unlink()
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("-m venv") == 2


def test_a_moved_project_is_installed_again(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    moved = project.rename(project.with_name("moved"))
    assert workbench.run(machine, moved, ["play"]) == 0
    assert machine.count(f"--editable {moved}") == 1


@pytest.mark.parametrize(("command", "attempts"), [("play", 1), ("test", 2)])
def test_a_failed_install_is_repeated(
    machine: PretendMachine, project: Path, command: str, attempts: int
) -> None:
    machine.failing = lambda line: "--editable" in line
    assert workbench.run(machine, project, [command]) == 1
    assert machine.complaints == [
        "pip could not install what the game needs; its messages are above."
    ]
    assert machine.count("--editable") == attempts  # tests also without the compiler of the core
    machine.failing = never
    assert workbench.run(machine, project, [command]) == 0
    assert machine.count("--editable") == attempts + 1


def test_where_pip_has_no_compiler_it_installs_the_rest(
    machine: PretendMachine, project: Path
) -> None:
    machine.pip_has_zig = False
    assert workbench.run(machine, project, ["test"]) == 0
    assert machine.said.count("Trying again without the compiler of the core ...") == 1
    assert [line for line in machine.commands if "--editable" in line][-1].endswith(
        f"--editable {project}[dev]"
    )
    assert workbench.run(machine, project, ["test"]) == 0
    assert machine.count("--editable") == 2


@pytest.mark.parametrize("command", ["play", "test"])
def test_without_a_network_one_line_says_so_at_once(
    machine: PretendMachine, project: Path, command: str
) -> None:
    machine.has_network = False
    assert workbench.run(machine, project, [command]) == 1
    assert machine.complaints == ["pip can't get any packages: is there a network?"]
    assert machine.count("pip install") == 0
    machine.has_network = True
    assert workbench.run(machine, project, [command]) == 0


@pytest.mark.parametrize(
    ("command", "megabytes"), [(["play"], 100), (["play", "--sound"], 270), (["test"], 230)]
)
def test_how_much_is_downloaded_is_said_before(
    machine: PretendMachine, project: Path, command: list[str], megabytes: int
) -> None:
    def is_told_before(line: str) -> bool:
        if "--editable" in line:
            assert f"about {megabytes} MB to download" in machine.said[-1]
        return False

    machine.failing = is_told_before
    assert workbench.run(machine, project, command) == 0
    assert machine.count("--editable") == 1


def test_every_purpose_knows_its_extras() -> None:
    """Python 3.11.2 makes a bare object of a member whose value is an empty tuple."""
    assert {each.name: each.extras for each in Purpose} == {
        "PLAY": (),
        "SOUND": ("sound",),
        "TEST": ("core", "dev"),
        "FREEZE": ("core", "sound", "freeze"),
    }


def test_a_failed_reinstall_is_repeated_too(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    before = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f"{PROJECT}# changed\n")
    machine.failing = lambda line: "--editable" in line
    assert workbench.run(machine, project, ["play"]) == 1
    machine.failing = never
    (project / "pyproject.toml").write_text(before)
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("--editable") == 3


def test_a_failed_installation_for_tests_leaves_the_game_playable(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["play"])
    machine.failing = lambda line: "--editable" in line
    assert workbench.run(machine, project, ["test"]) == 1
    assert workbench.run(machine, project, ["play"]) == 0


def test_an_environment_that_cannot_be_made_is_told(machine: PretendMachine, project: Path) -> None:
    machine.failing = lambda line: "-m venv" in line
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints == [
        "The environment in .venv could not be made; the reason is above."
    ]
    assert machine.count("--editable") == 0


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
