"""A name means one thing: no two classes of the program are called the same."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "thegame_desktop"


def meanings(package: Path) -> dict[str, list[str]]:
    """Where each class, and whatever else is named like one, is defined in a package's folder.

    `_Line` is called Line too: a reader hears no underscore.
    """
    places = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        for name in _defined(ast.parse(path.read_bytes())):
            places[name.lstrip("_")].append(path.relative_to(package).as_posix())
    return dict(places)


def ambiguous(package: Path) -> list[str]:
    """The names that mean more than one thing, each with its places."""
    found = sorted(meanings(package).items())
    return [f"{name}: {', '.join(places)}" for name, places in found if len(places) > 1]


def _defined(module: ast.Module) -> Iterator[str]:
    """The classes at the top of a module, and the types that have got a name there."""
    for node in module.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name))
            ) if _is_named_like_a_class(name):
                yield name


def _is_named_like_a_class(name: str) -> bool:
    bare = name.lstrip("_")
    return bare[:1].isupper() and not bare.isupper()


def test_a_name_means_one_thing() -> None:
    assert {"Card", "Session", "SegmentBar", "LogLine"} <= set(meanings(PACKAGE))
    assert ambiguous(PACKAGE) == []


def test_the_checker_finds_what_means_two_things(tmp_path: Path) -> None:
    (tmp_path / "view").mkdir()
    (tmp_path / "a.py").write_text("class Card: ...\nclass _Line: ...\nT = int\nLIMIT = 3\n")
    (tmp_path / "view" / "b.py").write_text("from a import Card\nT = str\nLIMIT = 4\nline = 5\n")
    assert ambiguous(tmp_path) == []
    (tmp_path / "view" / "c.py").write_text("Card = int | str\nclass Line: ...\n")
    assert ambiguous(tmp_path) == ["Card: a.py, view/c.py", "Line: a.py, view/c.py"]
