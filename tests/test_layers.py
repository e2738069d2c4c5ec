"""Imports point one way: app and cli, view, model, play, bots and storage, engine."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "thegame_desktop"


@dataclass(frozen=True)
class Layer:
    """What the modules of one layer may import, and what they may do."""

    below: frozenset[str] = frozenset()
    lazily: frozenset[str] = frozenset()
    qt: frozenset[str] = frozenset()
    is_pure: bool = False


ANY = frozenset({"*"})
CORE = frozenset({"bots", "storage", "engine"})
LAYERS = {
    "engine": Layer(is_pure=True),
    "bots": Layer(below=frozenset({"engine"})),
    "storage": Layer(below=frozenset({"engine"})),
    "play": Layer(below=CORE),
    "model": Layer(below=CORE | {"play"}, qt=frozenset({"QtCore"})),
    "view": Layer(below=CORE | {"play", "model"}, qt=ANY),
    "single_instance": Layer(below=CORE, qt=frozenset({"QtCore", "QtNetwork"})),
    "app": Layer(below=CORE | {"play", "model", "view", "single_instance"}, qt=ANY),
    "smoke_test": Layer(below=CORE | {"play", "model", "view", "app"}, qt=ANY),
    "screen": Layer(below=frozenset()),
    "cli": Layer(below=CORE | {"screen"}, lazily=frozenset({"app", "smoke_test"})),
    "__main__": Layer(below=frozenset({"cli"})),
    "__init__": Layer(),
}
# No clock, no files, no global randomness, no way around these.
# fmt: off
IMPURE_MODULES = frozenset({
    "asyncio", "builtins", "ctypes", "datetime", "fileinput", "glob", "importlib", "io", "locale",
    "os", "pathlib", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile",
    "threading", "time", "uuid",
})
# fmt: on
IMPURE_BUILTINS = frozenset({"open", "print", "input", "exec", "eval", "__import__"})
MOST_LINES = 450
"""What is longer does more than one thing; none of the package's modules is only data."""


@dataclass(frozen=True)
class Import:
    """One imported name, such as `thegame_desktop.engine.cards.Card`, and how it was reached."""

    name: str
    line: int
    is_lazy: bool
    parts: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.name.split(".")))


def violations(package: Path) -> list[str]:
    """Return every breach of the layers below a package's folder, as `path:line: what`."""
    return [
        f"{path.relative_to(package).as_posix()}:{breach}"
        for path in sorted(package.rglob("*.py"))
        for breach in _breaches(path, package)
    ]


def _breaches(path: Path, package: Path) -> Iterator[str]:
    inner = path.relative_to(package).with_suffix("")
    name = inner.parts[0]
    layer = LAYERS.get(name)
    if layer is None:
        yield f"1: {name} has no place among the layers"
        return
    tree = ast.parse(path.read_bytes())
    for imported in _imports(tree, (PACKAGE, *inner.parts[:-1])):
        objection = _objection(imported, name, layer)
        if objection:
            yield f"{imported.line}: {name} imports {imported.name}: {objection}"
    if layer.is_pure:
        yield from _impurities(tree)


def cycles(package: Path, inside: str) -> list[list[str]]:
    """Return the folders of a layer that import each other in a circle, straight or by others."""
    doors: dict[str, set[str]] = {}
    for path in sorted((package / inside).rglob("*.py")):
        inner = path.relative_to(package).with_suffix("")
        room = _room(package, inner.parts)
        doors.setdefault(room, set())
        for imported in _imports(ast.parse(path.read_bytes()), (PACKAGE, *inner.parts[:-1])):
            if imported.parts[:2] == (PACKAGE, inside):
                doors[room].add(_room(package, imported.parts[1:]))
    beyond = {room: _reached(room, doors) for room in doors}
    rings = {
        frozenset(far for far in beyond[room] if room in beyond.get(far, ())) for room in doors
    }
    return sorted(sorted(ring) for ring in rings if len(ring) > 1)


def _room(package: Path, parts: tuple[str, ...]) -> str:
    """The folder in which a module lies, or the one that a name is imported from."""
    depth = next(n for n in range(len(parts), 0, -1) if (package / Path(*parts[:n])).is_dir())
    return ".".join(parts[:depth])


def _reached(room: str, doors: dict[str, set[str]]) -> set[str]:
    """Every room that one comes to from here; this one too, if one comes back."""
    reached, ahead = set[str](), [room]
    while ahead:
        fresh = doors.get(ahead.pop(), set()) - reached - {room}
        reached |= fresh
        ahead += fresh
    return reached | {room}


def _imports(tree: ast.Module, folder: tuple[str, ...]) -> Iterator[Import]:
    lazy = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, node in lazy)
        elif isinstance(node, ast.ImportFrom):
            origin = folder[: len(folder) + 1 - node.level] if node.level else ()
            base = (*origin, *(node.module or "").split("."))
            for alias in node.names:
                full = ".".join([*filter(None, base), alias.name])
                yield Import(full, node.lineno, node in lazy)


def _objection(imported: Import, name: str, layer: Layer) -> str | None:
    top, *rest = imported.parts
    if top == PACKAGE:
        # What is no layer is a name of the package itself, such as its version.
        target = rest[0] if rest and rest[0] in LAYERS else name
        if target in {name} | layer.below or (target in layer.lazily and imported.is_lazy):
            return None
        return "only inside a function" if target in layer.lazily else "against the direction"
    if top == "PySide6":
        return None if layer.qt == ANY or (rest and rest[0] in layer.qt) else "not this part of Qt"
    if top not in sys.stdlib_module_names:
        return "neither standard library nor Qt"
    return "no clock, files or tricks here" if layer.is_pure and top in IMPURE_MODULES else None


def _impurities(tree: ast.Module) -> Iterator[str]:
    """Find calls that reach outside, and randomness that was not handed in with its seed."""
    random_names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) if name in IMPURE_BUILTINS:
                yield f"{node.lineno}: {name} reaches outside"
            case ast.ImportFrom(module="random", names=names, level=0):
                for alias in names:
                    if alias.name != "Random":
                        yield f"{node.lineno}: global randomness: random.{alias.name}"
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in random_names:
                if attribute != "Random":
                    yield f"{node.lineno}: global randomness: random.{attribute}"
            case ast.Call(
                func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=[], keywords=[]
            ):
                yield f"{node.lineno}: Random without a seed"


def test_imports_point_one_way() -> None:
    package = ROOT / PACKAGE
    assert list(package.glob("engine/*.py")), "nothing to look at"
    assert violations(package) == []


def test_no_rooms_of_the_view_need_each_other() -> None:
    package = ROOT / PACKAGE
    assert (package / "view" / "table" / "hand").is_dir(), "nothing to look at"
    assert cycles(package, "view") == []


def test_the_checker_finds_rooms_that_need_each_other(tmp_path: Path) -> None:
    here = f"{PACKAGE}.view"
    for path, source in {
        "view/__init__.py": "",
        "view/wishes.py": "import enum",
        "view/parts.py": f"from {here}.look.a import A",
        "view/look/__init__.py": "",
        "view/look/a.py": f"from {here}.look.b import B",
        "view/look/b.py": "from .a import A",
        "view/table/__init__.py": "",
        "view/table/table.py": f"from .hand.card import Card\nfrom {here} import wishes",
        "view/table/places/__init__.py": "",
        "view/table/places/layout.py": f"from {here}.look import a",
        "view/table/hand/__init__.py": "",
        "view/table/hand/card.py": f"from {here}.table.places.layout import Layout",
    }.items():
        _write(tmp_path / path, source)
    assert cycles(tmp_path, "view") == []
    _write(tmp_path / "view/table/places/layout.py", "def f(): from ..table import Table")
    assert cycles(tmp_path, "view") == [["view.table", "view.table.hand", "view.table.places"]]
    _write(tmp_path / "view/look/b.py", f"import {here}.table.hand.card")
    _write(tmp_path / "view/table/places/layout.py", f"from {here}.look import a")
    assert cycles(tmp_path, "view") == [["view.look", "view.table.hand", "view.table.places"]]
    for_types = f"from typing import TYPE_CHECKING\nif TYPE_CHECKING: from {here} import wishes"
    _write(tmp_path / "view/look/b.py", for_types)
    assert cycles(tmp_path, "view") == [["view", "view.look"]]


def test_no_module_is_too_long() -> None:
    lines = {
        path.relative_to(ROOT).as_posix(): path.read_bytes().count(b"\n")
        for path in (ROOT / PACKAGE).rglob("*.py")
    }
    assert lines, "nothing to look at"
    assert {path: count for path, count in lines.items() if count > MOST_LINES} == {}


ALLOWED = {
    "engine/a.py": "import random\nfrom dataclasses import dataclass\nR = random.Random(5)",
    "engine/b.py": "from random import Random\nfrom . import a\nfrom .a import R\nrng = Random(1)",
    "engine/deep/c.py": "from ..a import R\nfrom thegame_desktop.engine import a",
    "bots/a.py": "import time, os\nfrom thegame_desktop.engine.a import R\nfrom .. import engine",
    "storage/a.py": "import pathlib\nimport thegame_desktop.engine.a\nopen",
    "play/a.py": "from datetime import date\nfrom thegame_desktop import bots, storage, engine",
    "model/a.py": (
        "from PySide6.QtCore import QObject\nfrom PySide6 import QtCore\n"
        "from thegame_desktop import bots, storage, engine, play"
    ),
    "view/a.py": "from PySide6.QtWidgets import QWidget\nfrom thegame_desktop.model import a",
    "app.py": "import PySide6.QtGui\nfrom thegame_desktop import view, model, __version__",
    "cli.py": (
        "from thegame_desktop import __version__, bots\n"
        "def main(): from thegame_desktop.app import start"
    ),
    "__main__.py": "from thegame_desktop.cli import main",
    "__init__.py": "__version__ = '1'",
}
FORBIDDEN = {
    "engine/a.py": [
        "import PySide6",
        "import numpy",
        "import time",
        "import os.path",
        "from datetime import date",
        "from pathlib import Path",
        "import io",
        "import importlib",
        "open('x')",
        "def f(path): return open(path)",
        "import random\nrandom.shuffle([])",
        "import random as r\nr.choice([])",
        "import random\nrandom.Random()",
        "from random import Random\nRandom()",
        "from random import shuffle",
        "from random import SystemRandom",
        "from thegame_desktop import bots",
        "from thegame_desktop.storage import a",
        "from .. import bots",
        "from ..bots import a",
        "def f(): import thegame_desktop.bots.a",
        "if 1:\n  try:\n    from thegame_desktop import cli\n  except ImportError: pass",
    ],
    "bots/a.py": [
        "import PySide6.QtCore",
        "from thegame_desktop import storage",
        "from thegame_desktop.model import a",
    ],
    "storage/a.py": ["from PySide6.QtCore import QObject", "from ..bots import a"],
    "play/a.py": [
        "from PySide6.QtCore import QObject",
        "from thegame_desktop.model import a",
        "from ..view import a",
    ],
    "model/a.py": [
        "import PySide6",
        "from PySide6 import QtGui",
        "from PySide6.QtWidgets import QWidget",
        "import PySide6.QtGui",
        "from thegame_desktop.view import a",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING: from thegame_desktop.view import a",
        "from .. import app",
    ],
    "view/a.py": ["from thegame_desktop import app", "import thegame_desktop.cli", "import numpy"],
    "app.py": ["from thegame_desktop import cli", "from . import smoke_test"],
    "smoke_test.py": ["from thegame_desktop import cli"],
    "cli.py": [
        "from thegame_desktop import app",
        "from thegame_desktop.app import start",
        "import PySide6",
        "def main(): from thegame_desktop import view",
        "def main(): from PySide6 import QtCore",
    ],
    "__main__.py": ["from thegame_desktop import app", "import PySide6"],
    "__init__.py": ["from thegame_desktop import engine", "from . import engine"],
    "elsewhere/a.py": ["import json"],
    "elsewhere.py": ["import json"],
}


@pytest.mark.parametrize("path", ALLOWED)
def test_the_checker_lets_pass_what_is_allowed(tmp_path: Path, path: str) -> None:
    _write(tmp_path / path, ALLOWED[path])
    assert violations(tmp_path) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [(path, source) for path, sources in FORBIDDEN.items() for source in sources],
)
def test_the_checker_finds_what_is_forbidden(tmp_path: Path, path: str, source: str) -> None:
    _write(tmp_path / path, source)
    found = violations(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"{path}:")


def _write(path: Path, source: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")


WITHOUT_QT = """
import importlib, importlib.util, pkgutil, sys
import thegame_desktop
below_model = ("engine", "bots", "storage", "play", "cli")
names = [
    module.name
    for module in pkgutil.walk_packages(thegame_desktop.__path__, "thegame_desktop.")
    if module.name.split(".")[1] in below_model
    and not module.name.endswith(".libcore")  # a library, called as if it were a module
]
for name in names:
    importlib.import_module(name)
loaded = [name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6")]
assert not loaded, loaded
assert "thegame_desktop.engine" in names, names
assert importlib.util.find_spec("PySide6.QtCore"), "without Qt at hand this would prove nothing"
"""
WITH_QT = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
application = QApplication([])
assert isinstance(application, QGuiApplication)
print(application.platformName())
"""


def test_nothing_below_the_model_loads_qt() -> None:
    _in_a_process_of_its_own(WITHOUT_QT)


def test_qt_starts_with_the_libraries_at_hand() -> None:
    assert _in_a_process_of_its_own(WITH_QT) == "offscreen\n"


def _in_a_process_of_its_own(code: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout
