"""What the documents name is there: files, folders, and whatever has a name in the code."""

import keyword
import re
from itertools import pairwise

import pytest

from tests.code_names import PROGRAM, ROOT, names_of_core, names_of_tests, program

DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")
FOLDERS = ("core", "resources", "tests", "translations", *PROGRAM)
MADE_LATER = {
    *("dist/", "games/put-aside/", "put-aside/"),
    *("setup.exe", "translations/thegame_fr.ts", "fr", "pt_BR"),
}
"""By a build, by the program, or by somebody who follows a recipe."""
PATH = re.compile(r"`([\w./-]+(?:\.(?:py|json|qss|ts|c|h|nsi|spec)|/))`")
NAME = re.compile(r"`((?:\w+\.)*_?[A-Z]\w+(?:\.\w+)*)(?:\(.*?\))?`")
"""A class or a constant, with what it is of, or what is of it."""
CALLED = re.compile(r"`\.?(?:\w+\.)*([a-z_]\w*)\(([^`]*)\)[^`]*`")
"""A function or a method, and what it is given."""
PLAIN = re.compile(r"`([a-z_][\w.]*)`")
"""Anything else that has a name: a module and what is in it, a field, a key, a file."""


def missing(text: str) -> set[str]:
    """What a document names that isn't anywhere."""
    found = [each for name in FOLDERS for each in [ROOT / name, *(ROOT / name).rglob("*")]]
    found += [each for each in ROOT.iterdir() if each.is_file()]
    ends = "\n".join(f"/{each.relative_to(ROOT).as_posix()}/" for each in found) + "\n"
    paths = set(PATH.findall(text))
    lost = {path for path in paths if f"/{path.rstrip('/')}/\n" not in ends}
    words = (
        program().names | names_of_core() | names_of_tests() | {*filter(is_key, program().texts)}
    )
    chains = [name.split(".") for name in NAME.findall(text)]
    lost |= {part for chain in chains for part in chain} - words
    pairs = [pair for chain in chains for pair in pairwise(chain)]
    lost |= {f"{owner}.{name}" for owner, name in pairs if not program().has(owner, name)}
    lost |= {name for name, given in CALLED.findall(text) if not is_function(name, given)}
    plain = set(PLAIN.findall(text)) - program().texts - {each.name for each in found} - MADE_LATER
    words |= {*keyword.softkwlist} | {each.stem for each in found}
    lost |= {part for name in plain for part in name.split(".")} - words
    return lost - MADE_LATER


def is_key(text: str) -> bool:
    """True for a key of a record or of the environment: words for people have capitals too."""
    return text.isidentifier() and (text.islower() or text.isupper())


def is_function(name: str, given: str) -> bool:
    """Whether some function can be called like that; if it is another's, whether we call it."""
    functions = program().functions
    if name not in functions:
        return name in program().called | names_of_core()
    names = given.split(", ") if given else []
    if not all(each.isidentifier() for each in names):
        return True  # an example: not the names of what it takes
    return any(taken.suits(names) for taken in functions[name])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_names_is_there(name: str) -> None:
    assert missing((ROOT / name).read_text("utf-8")) == set()


def test_what_has_moved_is_found() -> None:
    # That a test speaks of `WentAstray` doesn't make it be there.
    text = "`view/wishes.py` has `Go.BACK`; `view/requests.py` had `WentAstray`; `PATH` in `tests/`"
    assert missing(text) == {"view/requests.py", "WentAstray"}
    assert missing("`Go.WentAstray` or `Table.wentastray`") == {"WentAstray", "wentastray"}
    assert missing("`begun_from`, `codec`, `deed`, `match` or `went_astray`") == {"went_astray"}
    assert missing("`laying.after_lay`, `app.svg`, `laying.went_astray`") == {"went_astray"}


def test_what_another_class_has_is_found() -> None:
    here = "`Door.fulfil`, `Chronicle._show`, `Theme.font`, `Deed.FINISH`, `GamePage.wished`"
    assert missing(here) == set()
    moved = "`Chronicle._led`, `Scaled.submit`, `Deed.BACK`"
    assert missing(moved) == {"Chronicle._led", "Scaled.submit", "Deed.BACK"}


def test_what_is_called_otherwise_is_found() -> None:
    assert missing("`session.submit(action) → bool`, `self.tr(text)`, `core.trouble()`") == set()
    assert missing("`apply(state, Lay(card, 0))`, `went_astray(deed)`") == {"went_astray"}
    assert missing("`submit(observation)` takes something else") == {"submit"}
