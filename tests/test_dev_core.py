"""The core is compiled once for each state of its sources; what goes wrong is told."""

import shutil
from pathlib import Path

import pytest

from tuning import compiler
from tuning.compiler import SOURCES, NoCore, compiled


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Small sources of one's own."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "one.c").write_text("int one(void) { return 1; }\n")
    return folder


def test_the_same_sources_are_compiled_once(sources: Path, tmp_path: Path) -> None:
    first = compiled(sources, tmp_path / "build")
    made = first.stat().st_mtime_ns
    assert compiled(sources, tmp_path / "build") == first
    assert first.stat().st_mtime_ns == made
    assert list(first.parent.iterdir()) == [first]


def test_changed_sources_are_compiled_anew(sources: Path, tmp_path: Path) -> None:
    first = compiled(sources, tmp_path / "build")
    (sources / "one.c").write_text("int one(void) { return 2; }\n")
    assert compiled(sources, tmp_path / "build") != first


def test_faulty_sources_are_told(sources: Path, tmp_path: Path) -> None:
    (sources / "one.c").write_text("int one(void) { return }\n")
    with pytest.raises(NoCore, match=r"one\.c"):
        compiled(sources, tmp_path / "build")


def test_a_missing_compiler_is_told(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "COMPILERS", ("no-such-compiler",))
    with pytest.raises(NoCore, match="no-such-compiler"):
        compiled(sources, tmp_path / "build")


def test_the_core_is_clean_c11(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strict = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
    monkeypatch.setattr(compiler, "FLAGS", (*compiler.FLAGS, *strict))
    shutil.copytree(SOURCES, tmp_path / "core")
    assert compiled(tmp_path / "core", tmp_path / "build").exists()
