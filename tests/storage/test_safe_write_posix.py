"""Safe writing where files have permissions, links and devices; not collected elsewhere."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from thegame_desktop.storage.safe_write import replacing

__test__ = os.name == "posix"


def write(path: Path, content: bytes = b"new") -> None:
    with replacing(path) as stream:
        stream.write(content)


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_link_stays_and_what_it_points_to_is_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "there" / "target", tmp_path / "link"
    target.parent.mkdir()
    target.write_bytes(b"old")
    link.symlink_to(target)
    write(link)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert not target.is_symlink()
    assert names_in(tmp_path) == {"there", "link"}
    assert names_in(target.parent) == {"target"}


def test_a_link_to_nothing_stays_and_its_target_is_made(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("target")
    write(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_bytes() == b"new"


def test_links_in_a_circle_are_an_error(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    with pytest.raises(OSError):
        write(tmp_path / "one")
    assert names_in(tmp_path) == {"one", "two"}


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write(pipe)
        assert os.read(reader, 100) == b"new"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert names_in(tmp_path) == {"pipe"}


def test_the_null_device_stays_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_source: Any, target: Any) -> None:
        raise AssertionError(f"{target} would have been replaced")

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(os, "rename", refuse)
    write(Path(os.devnull))
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o660], ids=oct)
def test_a_replaced_file_keeps_its_permissions(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "game.thegame"
    path.write_bytes(b"old")
    path.chmod(mode)
    write(path)
    assert oct(stat.S_IMODE(path.stat().st_mode)) == oct(mode)


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    write(tmp_path / "game.thegame")
    assert (tmp_path / "game.thegame").stat().st_mode == (tmp_path / "other").stat().st_mode


@pytest.mark.parametrize("length", [100, 240, 250])
def test_any_name_that_the_disk_takes_can_be_written(tmp_path: Path, length: int) -> None:
    path = tmp_path / ("x" * length)
    write(path)
    assert path.read_bytes() == b"new"
    assert names_in(tmp_path) == {path.name}
