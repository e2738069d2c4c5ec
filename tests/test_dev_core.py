"""When `dev.py` compiles the core, what with, and what it does where it can't."""

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pretend_machine import (
    REAL_PACKAGES,
    ZIG,
    PretendMachine,
    install_zig,
    never,
    new_project,
)
from tools import compilers, workbench
from tools.compilers import OWN_COMPILERS, TARGETS, CannotCompile, Zig
from tools.core import ZIG_CACHE, build_for, ensure
from tools.machine import Machine, Trouble

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = Path("thegame_desktop/bots/libcore.so")
PACKAGES = Path(".venv/lib/python3.12/site-packages")


@pytest.fixture
def machine() -> PretendMachine:
    return PretendMachine()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return new_project(tmp_path)


def _pretend_zig(machine: PretendMachine, project: Path) -> Zig:
    install_zig(project / "packages", "0.17.0")
    return Zig(machine, project / "packages", project / "cache")


# -------------------------------------------------------------------------- on a pretend machine


def test_tests_compile_before_anything_runs_with_the_zig_that_they_keep(
    machine: PretendMachine, project: Path
) -> None:
    assert workbench.run(machine, project, ["test"]) == 0
    (compilation,) = (line for line in machine.commands if "/zig cc " in line)
    zig = project / PACKAGES / "ziglang/zig"
    assert compilation.startswith(f"{zig} cc -std=c11 -O3 -ffp-contract=off ")
    assert compilation.endswith(f" {project / 'core/one.c'}")
    assert machine.commands.index(compilation) == 3  # after the venv, pip and the resources
    assert (project / LIBRARY).read_text() == compilation


def test_zig_keeps_its_cache_in_the_project(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["test"])
    cache = str(project / "build/zig")
    told = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    assert [each for each in machine.environments if each] == [told]


@pytest.mark.parametrize("own", ["cc", "gcc", "clang"])
def test_who_has_a_compiler_downloads_none_to_play(
    machine: PretendMachine, project: Path, own: str
) -> None:
    machine.programs -= {*OWN_COMPILERS}
    machine.programs.add(own)
    assert workbench.run(machine, project, ["play"]) == 0
    compilation = (project / LIBRARY).read_text()
    assert compilation.startswith(f"{own} -std=c11 -O3 -ffp-contract=off ")
    assert " -fPIC -msse4.2 -mpopcnt " in compilation
    assert machine.count("ziglang") == 0
    assert machine.complaints == []


def test_who_has_none_gets_one_for_the_moment(machine: PretendMachine, project: Path) -> None:
    def sees_it_there(line: str) -> bool:
        if "/zig cc " in line:
            assert list(project.glob("build/*/compiler/ziglang-0.17.0.dist-info"))
        return False

    machine.programs -= {*OWN_COMPILERS}
    machine.failing = sees_it_there
    assert workbench.run(machine, project, ["play"]) == 0
    (pip,) = (line for line in machine.commands if "--target" in line)
    assert pip.endswith(f" {ZIG}")
    assert " --no-cache-dir " in pip
    assert [line for line in machine.said if "compiler" in line] == [
        "There is no C compiler here: downloading one, about 100 MB, which goes again ..."
    ]
    assert " -target x86_64-linux-gnu.2.28 " in (project / LIBRARY).read_text()
    left = [path.name for path in project.rglob("*") if "zig" in path.name]
    assert left == []
    assert sorted(path.name for path in (project / "build").iterdir()) == [
        "core.stamp",
        "resources.stamp",
    ]
    workbench.run(machine, project, ["play"])
    assert machine.count("--target") == 1


def test_a_compiler_that_fails_is_followed_by_one_for_the_moment(
    machine: PretendMachine, project: Path
) -> None:
    machine.programs.add("cc")
    machine.failing = lambda line: line.startswith("cc ")  # it lacks the headers of C, perhaps
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.complaints == ["cc could not compile the core; the reason is above."]
    assert "/zig cc " in (project / LIBRARY).read_text()


def test_a_mac_without_developer_tools_is_not_asked_to_install_them(
    machine: PretendMachine, project: Path
) -> None:
    machine.platform, machine.is_macos, machine.is_linux = "darwin-aarch64", True, False
    machine.programs |= {"cc", "clang"}
    machine.has_developer_tools = False
    assert workbench.run(machine, project, ["play"]) == 0
    assert "/zig cc " in (project / "thegame_desktop/bots/libcore.dylib").read_text()
    machine.has_developer_tools = True
    (project / "core/one.h").write_text("#define ONE 2\n")
    assert workbench.run(machine, project, ["play"]) == 0
    assert (project / "thegame_desktop/bots/libcore.dylib").read_text().startswith("cc ")


@pytest.mark.parametrize("own", ["", "cc"])
def test_who_tests_and_plays_compiles_once(
    machine: PretendMachine, project: Path, own: str
) -> None:
    machine.programs |= {own}
    workbench.run(machine, project, ["test"])
    workbench.run(machine, project, ["play"])
    workbench.run(machine, project, ["test"])
    assert machine.count("-shared") == 1


CHANGES: dict[str, Callable[[Path], object]] = {
    "a source": lambda root: (root / "core/one.c").write_text("int one(void) { return 2; }\n"),
    "a header": lambda root: (root / "core/one.h").write_text("#define ONE 2\n"),
    "one more source": lambda root: (root / "core/two.c").write_text("int two;\n"),
    "one header less": lambda root: (root / "core/one.h").unlink(),
    "a spoilt library": lambda root: (root / LIBRARY).write_text("spoilt"),
    "no library": lambda root: (root / LIBRARY).unlink(),
    "no stamp": lambda root: (root / "build/core.stamp").unlink(),
    "another zig": lambda root: install_zig(root / PACKAGES, "0.18.0"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_compiled_again(
    machine: PretendMachine, project: Path, change: str
) -> None:
    workbench.run(machine, project, ["test"])
    CHANGES[change](project)
    workbench.run(machine, project, ["test"])
    assert machine.count("/zig cc ") == 2
    workbench.run(machine, project, ["test"])
    assert machine.count("/zig cc ") == 2


def test_a_folder_that_went_to_another_machine_is_compiled_again(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["test"])
    machine.platform = "linux-aarch64"
    workbench.run(machine, project, ["test"])
    assert "-target aarch64-linux-gnu.2.28 " in (project / LIBRARY).read_text()


def test_zig_is_taken_before_the_compilers_of_the_machine(
    machine: PretendMachine, project: Path
) -> None:
    machine.programs |= {"cc", "gcc"}
    workbench.run(machine, project, ["test"])
    assert "/zig cc " in (project / LIBRARY).read_text()


def test_without_zig_tests_take_the_compiler_of_the_machine(
    machine: PretendMachine, project: Path
) -> None:
    machine.pip_has_zig = False
    machine.programs.add("gcc")
    assert workbench.run(machine, project, ["test"]) == 0
    assert (project / LIBRARY).read_text().startswith("gcc ")


def test_without_any_compiler_tests_go_on_without_the_core(
    machine: PretendMachine, project: Path
) -> None:
    machine.pip_has_zig = False
    machine.programs -= {*OWN_COMPILERS}
    machine.is_linux = False  # tests need a compiler there
    (project / LIBRARY).write_text("made from who knows what")
    assert workbench.run(machine, project, ["test"]) == 0
    assert [line for line in machine.said if "compiler here" in line] == [
        "There is no C compiler here, so the experts among the computers play weaker."
    ]
    assert machine.complaints == []
    assert not (project / LIBRARY).exists()


def test_a_system_that_zig_is_not_made_for_plays_without(
    machine: PretendMachine, project: Path
) -> None:
    machine.platform = "freebsd14-amd64"
    machine.programs -= {*OWN_COMPILERS}
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.count("ziglang") == 0
    assert not (project / LIBRARY).exists()


def test_a_compiler_that_cannot_be_downloaded_stops_nothing(
    machine: PretendMachine, project: Path
) -> None:
    machine.pip_has_zig = False
    machine.programs -= {*OWN_COMPILERS}
    (project / LIBRARY).write_text("made from who knows what")
    assert workbench.run(machine, project, ["play"]) == 0
    (complaint,) = machine.complaints
    assert complaint.startswith("pip could not install a C compiler; its messages are above. ")
    assert complaint.endswith("The experts among the computers play weaker.")
    assert not (project / LIBRARY).exists()
    machine.has_network = False
    assert workbench.run(machine, project, ["play"]) == 0
    assert machine.complaints[1].startswith("pip can't get a C compiler: is there a network? ")
    machine.has_network = machine.pip_has_zig = True
    assert workbench.run(machine, project, ["play"]) == 0
    assert (project / LIBRARY).exists()


def test_a_core_that_cannot_be_compiled_stops_the_tests_only(
    machine: PretendMachine, project: Path
) -> None:
    workbench.run(machine, project, ["test"])
    machine.commands.clear()
    (project / "core/one.c").write_text("int one(void) { return }\n")
    machine.failing = lambda line: "/zig cc " in line
    assert workbench.run(machine, project, ["play"]) == 0
    assert workbench.run(machine, project, ["test"]) == 1
    complaint = "zig could not compile the core; the reason is above."
    weaker = "The experts among the computers play weaker."
    assert machine.complaints == [f"{complaint} {weaker}", complaint]
    assert machine.count("-m pytest") == 0
    assert not (project / LIBRARY).exists()
    machine.failing = never
    assert workbench.run(machine, project, ["play"]) == 0
    assert (project / LIBRARY).exists()


@pytest.mark.parametrize("hold", ["replace", "unlink"])
def test_a_library_in_use_is_told(
    machine: PretendMachine, project: Path, monkeypatch: pytest.MonkeyPatch, hold: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    compilers = [_pretend_zig(machine, project)] if hold == "replace" else []
    monkeypatch.setattr(Path, hold, refuse)
    with pytest.raises(Trouble, match=r"libcore\.so is in use: close the game"):
        ensure(machine, project, compilers)


@pytest.mark.parametrize(
    ("platform", "name"), [("darwin-aarch64", "libcore.dylib"), ("freebsd14-amd64", "libcore.so")]
)
def test_a_library_is_called_as_its_system_has_it(
    machine: PretendMachine, project: Path, platform: str, name: str
) -> None:
    machine.platform = platform
    ensure(machine, project, [_pretend_zig(machine, project)])
    assert (project / "thegame_desktop/bots" / name).exists()


def test_for_windows_the_runtime_is_the_one_that_it_has(
    machine: PretendMachine, project: Path
) -> None:
    machine.platform = "win32-x86_64"
    ensure(machine, project, [_pretend_zig(machine, project)])
    compiled, runtime, linked = machine.commands
    assert "-target x86_64-windows-gnu -mcpu=x86_64_v2 -c " in compiled
    assert " dlltool -m i386:x86-64 " in runtime
    assert "-nostdlib" in linked
    assert (project / "thegame_desktop/bots/libcore.dll").exists()


# --------------------------------------------------------------------------- on the real machine


@pytest.fixture(scope="module")
def zig() -> Zig:
    return Zig(Machine(), REAL_PACKAGES, ROOT / ZIG_CACHE)


def _made(project: Path) -> Path:
    (library,) = (project / "thegame_desktop/bots").glob("libcore.*")
    return library


def test_zig_is_there(zig: Zig) -> None:
    assert zig.is_there


def test_the_library_can_be_loaded(
    project: Path, zig: Zig, capfd: pytest.CaptureFixture[str]
) -> None:
    exported = '__attribute__((visibility("default")))'
    if sys.platform == "win32":
        exported = "__declspec(dllexport)"
    (project / "core/one.c").write_text(f"{exported} int one(void) {{ return 1; }}\n")
    ensure(Machine(), project, [zig])
    assert ctypes.CDLL(str(_made(project))).one() == 1
    ensure(Machine(), project, [zig])
    compiled = "Compiling what the computer players think with ...\n"
    assert capfd.readouterr() == (compiled, "")
    assert [path.name for path in (project / "build").iterdir()] == ["core.stamp"]


def test_the_compiler_tells_what_is_wrong(
    project: Path, zig: Zig, capfd: pytest.CaptureFixture[str]
) -> None:
    (project / "core/one.c").write_text("int one(void) { return }\n")
    with pytest.raises(CannotCompile):
        ensure(Machine(), project, [zig])
    assert "one.c:1:24" in capfd.readouterr().err


def test_the_core_is_clean_c11(
    tmp_path: Path, zig: Zig, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    strict = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
    monkeypatch.setattr(compilers, "FLAGS", (*compilers.FLAGS, *strict))
    build_for(Machine().platform, ROOT, zig, tmp_path)
    assert capfd.readouterr() == ("", "")


EXPORTS = {"play_games", "find_turns", "say", "deal_world", "roll_out", "sizes", "solve"}
# How the files of each system begin, and what stands before a name in their table of exports.
FORMATS = {
    "linux": (b"\x7fELF\x02\x01", b"\0"),
    "darwin": (b"\xcf\xfa\xed\xfe", b"\0_"),
    "win32": (b"MZ", b"\0"),
}


IN_EVERY_RUN = ("win32-x86_64", "darwin-aarch64")
"""Each new platform takes seconds, until zig has compiled its own share."""


@pytest.mark.parametrize(
    "platform",
    [
        pytest.param(each, marks=[] if each in IN_EVERY_RUN else pytest.mark.heavy)
        for each in TARGETS
    ],
)
def test_it_can_be_built_for_every_platform(tmp_path: Path, zig: Zig, platform: str) -> None:
    library = build_for(platform, ROOT, zig, tmp_path).read_bytes()
    magic, before = FORMATS[platform.partition("-")[0]]
    assert library.startswith(magic)
    for name in EXPORTS:
        assert before + name.encode() + b"\0" in library
    assert len(library) < 200_000
    assert str(ROOT).encode() not in library
