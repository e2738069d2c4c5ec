"""What has a name in the code: read from the code itself, not from its comments and texts."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ("packaging", "thegame_desktop", "tools", "tuning")
NO_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"', re.DOTALL)
"""Comments and strings in C."""


class Taken(NamedTuple):
    """What a function takes."""

    names: tuple[str, ...]
    """The parameters that come first, by their names."""
    takes_more: bool
    """True if it takes any number of others after them."""

    def suits(self, given: list[str]) -> bool:
        """Whether it can be given this, in this order; what comes after may be called anything."""
        named = given[: len(self.names)] if self.takes_more else given
        return named == [*self.names][: len(named)]


class Code:
    """All that has a name in some code."""

    def __init__(self, modules: Iterable[ast.Module]) -> None:
        self.names: set[str] = set()
        """What is defined or used."""
        self.texts: set[str] = set()
        """Each as a whole."""
        self.functions: dict[str, list[Taken]] = defaultdict(list)
        """Functions and methods, with what they take."""
        self.members: dict[str, set[str]] = defaultdict(set)
        """By class, what is defined in it; what it has from other classes of ours too."""
        self.called: set[str] = set()
        classes: list[ast.ClassDef] = []
        for node in (node for module in modules for node in ast.walk(module)):
            self.names |= {*_names_of(node)}
            match node:
                case ast.Constant(value=str(text)):
                    self.texts.add(text)
                case ast.FunctionDef(name=name, args=taken):
                    self.functions[name].append(_taken(taken))
                case ast.ClassDef():
                    classes.append(node)
                case ast.Call(func=function):
                    self.called |= {*_names_of(function)}
        for each in classes:
            self.members[each.name] |= {*_defined_in(each)}
        for each in [*classes] * 4:  # as deep as classes are derived from each other
            for base in each.bases:
                for name in _names_of(base.value if isinstance(base, ast.Subscript) else base):
                    self.members[each.name] |= self.members.get(name, set())

    def has(self, owner: str, name: str) -> bool:
        """Whether there is such a thing; what others of ours have a class must have itself."""
        if owner not in self.members or name in self.members[owner]:
            return True
        return not any(name in members for members in self.members.values())


@cache
def program() -> Code:
    """The code of all but the tests."""
    beside = [ROOT / "dev.py", *(ROOT / "packaging").glob("*.spec")]
    return Code(_parsed([*beside, *(path for name in PROGRAM for path in _below(name, "*.py"))]))


@cache
def names_of_core() -> set[str]:
    """What has a name in C."""
    sources = [*_below("core", "*.c"), *_below("core", "*.h")]
    code = (NO_CODE.sub("", each.read_text("utf-8")) for each in sources)
    return {word for each in code for word in re.findall(r"\w+", each)}


@cache
def names_of_tests() -> set[str]:
    """The classes and functions of the tests, and what has a name in a whole module of theirs."""
    found = set()
    for module in _parsed(_below("tests", "*.py")):
        kinds = (ast.ClassDef, ast.FunctionDef)
        found |= {each.name for each in ast.walk(module) if isinstance(each, kinds)}
        assigned = [each for each in module.body if isinstance(each, ast.Assign | ast.AnnAssign)]
        for each in assigned:
            targets = each.targets if isinstance(each, ast.Assign) else [each.target]
            found |= {name for target in targets for name in _names_of(target)}
    return found


def _below(folder: str, pattern: str) -> list[Path]:
    return sorted((ROOT / folder).rglob(pattern))


def _parsed(paths: Iterable[Path]) -> Iterator[ast.Module]:
    return (ast.parse(path.read_bytes()) for path in paths)


def _names_of(node: ast.AST) -> Iterator[str]:
    """The name that a part of the code has or uses by itself: `emit` for `self.wished.emit`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            yield name
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            yield name
        case ast.alias(name=name) | ast.ImportFrom(module=str(name)):
            yield from name.split(".")


def _defined_in(node: ast.ClassDef) -> Iterator[str]:
    """What a class has by itself: what is named in its body, and what it keeps."""
    for each in node.body:
        match each:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
    for inner in ast.walk(node):
        match inner:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


def _taken(taken: ast.arguments) -> Taken:
    names = [each.arg for each in taken.args if each.arg not in ("self", "cls")]
    if taken.vararg is not None:
        return Taken((*names,), takes_more=True)
    return Taken((*names, *(each.arg for each in taken.kwonlyargs)), takes_more=False)
