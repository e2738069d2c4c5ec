"""What the documents name is there: files, folders, classes and constants."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")
FOLDERS = (
    *("core", "packaging", "resources", "tests", "thegame_desktop", "tools"),
    *("translations", "tuning"),
)
MADE_LATER = {"dist/", "games/put-aside/", "put-aside/", "translations/thegame_fr.ts"}
"""By a build, by the program, or by somebody who follows a recipe."""
PATH = re.compile(r"`([\w./-]+(?:\.(?:py|json|qss|ts|c|h|nsi|spec)|/))`")
NAME = re.compile(r"`((?:\w+\.)*_?[A-Z]\w+(?:\.\w+)*)(?:\(.*?\))?`")
"""A class or a constant, with what it is of, or what is of it."""


def missing(text: str) -> set[str]:
    """What a document names that isn't anywhere."""
    found = [each for name in FOLDERS for each in [ROOT / name, *(ROOT / name).rglob("*")]]
    found += [each for each in ROOT.iterdir() if each.is_file()]
    ends = "\n".join(f"/{each.relative_to(ROOT).as_posix()}/" for each in found) + "\n"
    sources = [each for each in found if each.suffix in (".py", ".spec", ".c", ".h")]
    words = {word for each in sources for word in re.findall(r"\w+", each.read_text("utf-8"))}
    paths = set(PATH.findall(text)) - MADE_LATER
    lost = {path for path in paths if f"/{path.rstrip('/')}/\n" not in ends}
    names = {part for name in NAME.findall(text) for part in name.split(".")}
    return lost | (names - words)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_names_is_there(name: str) -> None:
    assert missing((ROOT / name).read_text("utf-8")) == set()


def test_what_has_moved_is_found() -> None:
    lost = "Went" + "Astray"  # not to be found here either
    text = f"`view/wishes.py` has `Go.BACK`; `view/requests.py` had `{lost}`; `LAYERS` in `tests/`"
    assert missing(text) == {"view/requests.py", lost}
    assert missing(f"`Go.{lost}` or `Table.{lost.lower()}`") == {lost, lost.lower()}
