"""What `dev.py` compiles into the one file of resources, and when."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pretend_machine import REAL_PACKAGES, PretendMachine, never, new_project
from tools import workbench
from tools.machine import Machine, Trouble
from tools.qt_tools import QtTools
from tools.resources import COMPILED, ensure, resource_files

NEW_TEXTS = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Table</name>
    <message><source>Finished</source><translation>Fertig</translation></message>
    <message>
        <source>Unfinished</source><translation type="unfinished">Halb</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def machine() -> PretendMachine:
    return PretendMachine()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    project = new_project(tmp_path)
    _write(project / "resources/themes/dark.json", "{}")
    _write(project / "translations/thegame_de.ts", NEW_TEXTS)
    return project


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# -------------------------------------------------------------------------- on a pretend machine


def test_notes_stay_out_and_licences_go_in(project: Path) -> None:
    for name in (
        "README.md",
        "icons/NOTES.txt",
        "icons/pile.svg",
        "fonts/Some.ttf",
        "fonts/OFL.txt",
        "fonts/README.md",
        "licences/qt.txt",
        "licences/README.md",
        ".DS_Store",
        "icons/.hidden/pile.svg",
    ):
        _write(project / "resources" / name, "")
    assert list(resource_files(project)) == [
        "fonts/OFL.txt",
        "fonts/Some.ttf",
        "icons/pile.svg",
        "licences/qt.txt",
        "themes/dark.json",
        "licences/LICENSE",
    ]


@pytest.mark.parametrize("command", ["play", "test"])
def test_both_commands_compile_before_anything_runs(
    machine: PretendMachine, project: Path, command: str
) -> None:
    assert workbench.run(machine, project, [command]) == 0
    assert "-m pip install" in machine.commands[1]
    lrelease, rcc = machine.commands[2:4]
    assert "PySide6/lrelease -silent -nounfinished " in lrelease
    assert "PySide6/Qt/libexec/rcc --binary " in rcc
    assert 'alias="themes/dark.json"' in (project / COMPILED).read_text()
    assert 'alias="translations/thegame_de.qm"' in (project / COMPILED).read_text()


def test_nothing_is_compiled_twice(machine: PretendMachine, project: Path) -> None:
    workbench.run(machine, project, ["play"])
    workbench.run(machine, project, ["test"])
    assert machine.count("rcc --binary") == 1


PACKAGES = Path(".venv/lib/python3.12/site-packages")
CHANGES: dict[str, Callable[[Path], object]] = {
    "a file": lambda root: _write(root / "resources/themes/dark.json", "{ }"),
    "one more file": lambda root: _write(root / "resources/themes/light.json", "{}"),
    "one file less": lambda root: (root / "resources/themes/dark.json").unlink(),
    "a name": lambda root: (root / "resources/themes").rename(root / "resources/looks"),
    "a text": lambda root: _write(root / "translations/thegame_de.ts", NEW_TEXTS + "\n"),
    "a language": lambda root: _write(root / "translations/thegame_fr.ts", NEW_TEXTS),
    "a spoilt result": lambda root: _write(root / COMPILED, "spoilt"),
    "no result": lambda root: (root / COMPILED).unlink(),
    "no stamp": lambda root: (root / "build/resources.stamp").unlink(),
    "another Qt": lambda root: _write(
        root / PACKAGES / "pyside6_essentials-6.9.4.dist-info/METADATA",
        "Name: PySide6_Essentials\nVersion: 6.9.4\n",
    ),
    "another text of Qt": lambda root: _write(
        root / PACKAGES / "PySide6/Qt/translations/qtbase_de.qm", "changed"
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_compiled_again(
    machine: PretendMachine, project: Path, change: str
) -> None:
    workbench.run(machine, project, ["play"])
    CHANGES[change](project)
    workbench.run(machine, project, ["play"])
    assert machine.count("rcc --binary") == 2
    workbench.run(machine, project, ["play"])
    assert machine.count("rcc --binary") == 2


@pytest.mark.parametrize("tool", ["lrelease", "rcc"])
def test_a_failure_keeps_the_file_at_hand_and_is_repeated(
    machine: PretendMachine, project: Path, tool: str
) -> None:
    workbench.run(machine, project, ["play"])
    before = (project / COMPILED).read_bytes()
    _write(project / "resources/themes/light.json", "{}")
    machine.failing = lambda line: f"/{tool} " in line
    assert workbench.run(machine, project, ["play"]) == 1
    assert machine.complaints == [f"PySide6's {tool} failed; the reason is above."]
    assert (project / COMPILED).read_bytes() == before
    assert {path.name for path in (project / "build").iterdir()} == {
        "core.stamp",
        "resources.stamp",
    }
    machine.failing = never
    assert workbench.run(machine, project, ["play"]) == 0
    assert b"light.json" in (project / COMPILED).read_bytes()


def test_a_missing_tool_is_told_in_one_line(machine: PretendMachine, project: Path) -> None:
    def missing(line: str) -> bool:
        if "rcc --binary" in line:
            raise FileNotFoundError(2, "No such file", "rcc")
        return False

    machine.failing = missing
    assert workbench.run(machine, project, ["play"]) == 1
    (complaint,) = machine.complaints
    assert complaint.startswith("PySide6's rcc could not be started: ")
    assert len(complaint.splitlines()) == 1


def test_windows_keeps_its_tools_elsewhere(machine: PretendMachine, project: Path) -> None:
    machine.is_windows = True
    ensure(machine, project, QtTools(project / "packages", machine))
    lrelease, rcc = machine.commands
    assert lrelease.startswith(str(project / "packages/PySide6/lrelease.exe "))
    assert rcc.startswith(str(project / "packages/PySide6/rcc.exe "))


def test_a_file_in_use_is_told(
    machine: PretendMachine, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(Trouble, match="is in use: close the game"):
        ensure(machine, project, QtTools(project / "packages", machine))


def test_texts_are_brought_in_step_by_language(machine: PretendMachine, project: Path) -> None:
    _write(project / "translations/thegame_en.ts", NEW_TEXTS)
    assert workbench.run(machine, project, ["translate", "pt_BR"]) == 0
    german, english, new = [line for line in machine.commands if "PySide6/lupdate " in line]
    assert german.endswith(f" -ts {project / 'translations/thegame_de.ts'}")
    assert "-source-language en -target-language de " in german
    assert "-pluralonly" not in german
    assert "-pluralonly" in english
    assert new.endswith(f" -ts {project / 'translations/thegame_pt_BR.ts'}")


def test_what_is_no_language_is_refused(machine: PretendMachine, project: Path) -> None:
    assert workbench.run(machine, project, ["translate", "../x"]) == 1
    assert machine.complaints == ["../x is no language code such as de or pt_BR."]
    assert machine.count("lupdate") == 0


def test_icons_are_rendered_in_the_environment(machine: PretendMachine, project: Path) -> None:
    assert workbench.run(machine, project, ["icons", "pictures"]) == 0
    assert machine.commands[-1].endswith(f"-m tools.icons {Path('pictures').absolute()}")


# --------------------------------------------------------------------------- on the real machine

LOADED = """
import sys
from PySide6.QtCore import QCoreApplication, QFile, QResource, QTranslator
application = QCoreApplication([])
assert QResource.registerResource(sys.argv[1])
def text(file, context, source):
    translator = QTranslator()
    assert translator.load(f":/translations/{file}.qm"), file
    return translator.translate(context, source)
print(QFile.exists(":/themes/dark.json"))
print(text("thegame_de", "Table", "Finished"))
print(text("thegame_de", "Table", "Unfinished"))
print(text("qtbase_de", "QPlatformTheme", "Cancel"))
"""


def test_the_real_tools_make_a_file_that_qt_loads(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    machine = Machine()
    qt = QtTools(REAL_PACKAGES, machine)
    ensure(machine, project, qt)
    assert capfd.readouterr() == ("Compiling texts, pictures and sounds ...\n", "")
    loaded = [sys.executable, "-c", LOADED, str(project / COMPILED)]
    told = subprocess.run(loaded, capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("True\nFertig\n\nAbbrechen\n", "")


def test_the_same_inputs_give_the_same_bytes(project: Path) -> None:
    machine = Machine()
    qt = QtTools(REAL_PACKAGES, machine)
    ensure(machine, project, qt)
    before = (project / COMPILED).read_bytes()
    (project / COMPILED).unlink()
    _write(project / "resources/themes/dark.json", "{}")
    ensure(machine, project, qt)
    assert (project / COMPILED).read_bytes() == before
