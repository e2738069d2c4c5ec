"""What the documents name is there: files, folders, whatever has a name in the code, and pages.

ARCHITECTURE stays one page, and leads to all others.
"""

import keyword
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.code_names import PROGRAM, ROOT, names_of_core, names_of_tests, program

ARCHITECTURE = ROOT / "ARCHITECTURE.md"
PAGES = sorted((ROOT / "docs" / "architecture").glob("*.md"))
DOCUMENTS = [ARCHITECTURE, ROOT / "CONTRIBUTING.md", ROOT / "README.md", *PAGES]
LINKED = [*DOCUMENTS, ROOT / "CHANGELOG.md"]
MOST_WORDS = 1_200
"""Of ARCHITECTURE: what somebody new reads in five minutes; all else belongs on the pages."""
FOLDERS = (".github", "core", "resources", "tests", "translations", *PROGRAM)
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
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A block of code or a diagram, and its language."""
DRAWN = re.compile(r"\b(?:[\w/]+\.(?:py|c|h|spec)|(?:[A-Z][a-z]+){2,}(?:\.\w+)*|\w+_\w+)\b")
"""What is plainly a name in a diagram: a file, a class of two words, whatever has an underscore."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


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


def drawn(text: str) -> str:
    """The names in a document's diagrams, as its text would have them."""
    blocks = (block for kind, block in FENCED.findall(text) if kind == "mermaid")
    return " ".join(f"`{name}`" for block in blocks for name in DRAWN.findall(block))


def dead_links(document: Path, text: str) -> set[str]:
    """The links of a document's text that lead to no file of ours, or to no heading in it."""
    return {link for link in links_in(text) if not leads_somewhere(document, text, link)}


def links_in(text: str) -> Iterator[str]:
    """Where a text leads, but for the addresses of others."""
    links = LINK.findall(FENCED.sub("", text))
    return (link for link in links if not re.match(r"\w+:", link))


def leads_somewhere(document: Path, text: str, link: str) -> bool:
    """Whether a link leads to a file, and to a heading if it says so."""
    place, _, anchor = link.partition("#")
    target = target_of(document, place) if place else document
    if not (target.exists() and target.is_relative_to(ROOT)):
        return False
    return not anchor or anchor in anchors(target.read_text("utf-8") if place else text)


def target_of(document: Path, place: str) -> Path:
    """The file that is meant, seen from a document."""
    return (document.parent / place).resolve()


def anchors(text: str) -> set[str]:
    """By what the headings of a text are found: as the hosts of repositories name them."""
    headings = HEADING.findall(FENCED.sub("", text))
    return {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings}


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert missing(document.read_text("utf-8")) == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_what_a_diagram_names_is_there(document: Path) -> None:
    assert missing(drawn(document.read_text("utf-8"))) == set()


@pytest.mark.parametrize("document", LINKED, ids=named)
def test_every_link_leads_somewhere(document: Path) -> None:
    assert dead_links(document, document.read_text("utf-8")) == set()


def test_architecture_leads_to_all_its_pages_and_they_lead_back() -> None:
    links = links_in(ARCHITECTURE.read_text("utf-8"))
    found = {target_of(ARCHITECTURE, link.partition("#")[0]) for link in links}
    assert len(PAGES) > 1
    assert set(PAGES) <= found
    for page in PAGES:
        assert "../../ARCHITECTURE.md" in links_in(page.read_text("utf-8")), page.name


def test_architecture_is_read_in_five_minutes() -> None:
    words = [each for each in ARCHITECTURE.read_text("utf-8").split() if re.search(r"\w", each)]
    assert len(words) <= MOST_WORDS  # the lines of tables and diagrams are no words


def test_a_name_in_a_diagram_that_is_not_there_is_found() -> None:
    text = """
```mermaid
flowchart LR
    door["Door.fulfil"] -->|went_astray| session["WentAstray, GameHost, Sitting.submit"]
    page["view/wishes.py"] --> other["view/requests.py: a plain word"]
```
```
what is no diagram: WentElsewhere
```
"""
    assert missing(drawn(text)) == {"WentAstray", "view/requests.py", "went_astray"}
    assert missing(text) == set(), "only what is quoted counts outside of diagrams"


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = """# The first page
[one](start.md), [two](start.md#one-window-for-one-folder), [the
third](../../README.md) and ![a picture](../start.png) are there, and [so](#the-first-page) is this;
[others](https://example.org/nothing.md) are others'.
[Gone](gone.md), [gone too](start.md#gone), [out](../../../), [away](#gone)
```
# In a block
[no link](nowhere.md)
```
[Neither](#in-a-block)
"""
    gone = {"gone.md", "start.md#gone", "../../../", "#gone", "#in-a-block"}
    assert dead_links(PAGES[0], text) == gone


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
