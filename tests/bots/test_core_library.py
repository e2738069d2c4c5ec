"""Whether there is a compiled core, and why not."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from thegame_desktop.bots import core
from thegame_desktop.bots.core import Core, NoCore
from thegame_desktop.engine import setup_named


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the library is looked for, without one there."""
    place = tmp_path / core.LIBRARY.name
    monkeypatch.setattr(core, "LIBRARY", place)
    _forget()
    yield place
    _forget()


def _forget() -> None:
    core.trouble.cache_clear()
    core.library.cache_clear()


def test_this_project_has_one() -> None:
    assert core.trouble() is None


def test_a_missing_one_is_told(library: Path) -> None:
    assert core.trouble() == "the core isn't compiled: `python dev.py play` does it"
    with pytest.raises(NoCore, match="isn't compiled"):
        Core(setup_named("original", "standard", 1))


def test_what_is_no_library_is_told(library: Path) -> None:
    library.write_bytes(b"no library")
    assert str(core.trouble()).startswith("the core can't be loaded: ")


def test_the_answer_stays_the_same(library: Path) -> None:
    """A library that comes later would change how players think in the middle of a game."""
    assert core.trouble()
    shutil.copy(Path(core.__file__).with_name(library.name), library)
    assert core.trouble()
