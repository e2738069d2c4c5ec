"""The program's own files are their owner's; not collected where files have no modes."""

import os
from pathlib import Path

import pytest

from tests.modes import mode, umask
from tests.no_files import NO_FILES
from thegame_desktop.storage.folder_lock import FolderLock
from thegame_desktop.storage.own_files import (
    close_to_others,
    insist_on_a_file,
    provide,
    provide_folder,
)
from thegame_desktop.storage.record_files import append_raw_record
from thegame_desktop.storage.safe_write import replacing
from thegame_desktop.storage.shelf import Shelf

__test__ = os.name == "posix"

SOMEBODY_ELSE = 65534
UNUSUAL = {
    "private": (0o700, "600", "700"),
    "open to look at": (0o755, "600", "700"),
    "a group's": (0o770, "660", "770"),
    "a group's, for all to look at": (0o775, "660", "770"),
    "everybody's": (0o777, "666", "777"),
    "a common place": (0o1777, "600", "700"),
}


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077], ids=oct)
@pytest.mark.parametrize(("folder", "file", "below"), UNUSUAL.values(), ids=UNUSUAL)
def test_whoever_writes_to_the_folder_may_use_what_is_made_in_it(
    tmp_path: Path, folder: int, file: str, below: str, mask: int
) -> None:
    tmp_path.chmod(folder)
    with umask(mask):
        provide(tmp_path / "file")
        provide_folder(tmp_path / "folder")
        Shelf(tmp_path / "games").keep("one", b"{}")
        append_raw_record(tmp_path / "finished.jsonl", b"{}")
        lock = FolderLock(tmp_path / "in-use.lock")
        assert lock.acquire()
        lock.release()
    files = ("file", "games/one.thegame", "finished.jsonl", "in-use.lock")
    assert {name: mode(tmp_path / name) for name in files} == dict.fromkeys(files, file)
    assert {mode(tmp_path / name) for name in ("folder", "games")} == {below}


@pytest.mark.parametrize("is_ours", [True, False])
def test_what_a_group_may_use_is_that_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_ours: bool
) -> None:
    """The maker's own group may be quite another one; who isn't in the folder's can't give it."""
    asked = []

    def give(path: Path, user: int, group: int) -> None:
        asked.append((path.name, user, group))
        if not is_ours:
            raise PermissionError

    tmp_path.chmod(0o770)
    folder = tmp_path.stat()
    elsewhere = os.stat_result((*folder[:5], folder.st_gid + 1, *folder[6:10]))
    monkeypatch.setattr(os, "chown", give)
    stat = Path.stat
    strange = {tmp_path: elsewhere}
    if is_ours:
        strange[tmp_path / "file"] = elsewhere
    monkeypatch.setattr(
        Path, "stat", lambda path, **options: strange.get(path) or stat(path, **options)
    )
    provide(tmp_path / "file")
    monkeypatch.undo()
    assert asked == [("file", -1, folder.st_gid + 1)]
    assert mode(tmp_path / "file") == ("660" if is_ours else "600")


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"content")
    (tmp_path / "file").chmod(0o640)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder").chmod(0o750)
    provide(tmp_path / "file")
    provide_folder(tmp_path / "folder")
    assert (tmp_path / "file").read_bytes() == b"content"
    assert [mode(tmp_path / name) for name in ("file", "folder")] == ["640", "750"]


def test_the_content_of_a_new_file_never_lies_open(tmp_path: Path) -> None:
    with umask(0), replacing(tmp_path / "own", is_own=True) as stream:
        stream.write(b"secret")
        (temporary,) = tmp_path.iterdir()
        assert mode(temporary) == "600"
    assert mode(tmp_path / "own") == "600"


def test_folders_that_lead_there_are_as_all_others(tmp_path: Path) -> None:
    with umask(0o022):
        provide_folder(tmp_path / "share" / "The Game")
    assert [mode(tmp_path / name) for name in ("share", "share/The Game")] == ["755", "700"]


# What others could look into before


def test_an_open_folder_is_closed_with_all_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "The Game"
    deep = folder / "games" / "put-aside"
    deep.mkdir(parents=True)
    for path in (folder / "settings.ini", folder / "games" / "one.thegame", deep / "two.thegame"):
        path.write_bytes(b"content")
        path.chmod(0o664)
    for each in (folder, deep.parent, deep):
        each.chmod(0o2777)
    (folder / "script").touch(mode=0o755)
    close_to_others(folder)
    modes = {path.name: mode(path) for path in (folder, *folder.rglob("*"))}
    assert modes == {
        "The Game": "2700",
        "games": "2700",
        "put-aside": "2700",
        "settings.ini": "600",
        "one.thegame": "600",
        "two.thegame": "600",
        "script": "700",
    }
    assert mode(tmp_path) == "700", "what it lies in isn't its own"


def test_nothing_behind_a_link_is_touched(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "The Game"
    outside.mkdir()
    folder.mkdir()
    (outside / "photo").touch()
    for path, rights in ((outside, 0o755), (outside / "photo", 0o644)):
        path.chmod(rights)
    (folder / "photo").symlink_to(outside / "photo")
    (folder / "outside").symlink_to(outside)
    (folder / "nowhere").symlink_to("nowhere")
    (tmp_path / "link").symlink_to(outside)
    close_to_others(folder)
    close_to_others(tmp_path / "link")
    assert [mode(outside), mode(outside / "photo")] == ["755", "644"]


def test_where_modes_cannot_be_changed_all_else_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError

    for name in ("chmod", "fchmod"):
        monkeypatch.setattr(os, name, refuse)
    (tmp_path / "file").touch(mode=0o644)
    close_to_others(tmp_path)
    with umask(0):
        (tmp_path / "everybody's").mkdir()
    provide(tmp_path / "everybody's" / "file")
    provide_folder(tmp_path / "everybody's" / "folder")
    assert (tmp_path / "everybody's" / "file").is_file()
    assert (tmp_path / "everybody's" / "folder").is_dir()


def test_what_is_gone_or_no_folder_is_no_error(tmp_path: Path) -> None:
    close_to_others(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe", 0o644)
    close_to_others(tmp_path / "pipe")
    assert mode(tmp_path / "pipe") == "644"


if os.name == "posix" and os.geteuid() == 0:

    def test_what_is_somebody_elses_stays_theirs(tmp_path: Path) -> None:
        theirs, inside = tmp_path / "theirs", tmp_path / "theirs" / "mine"
        theirs.mkdir()
        inside.touch()
        (tmp_path / "file").touch()
        for path in (theirs, tmp_path / "file"):
            os.chown(path, SOMEBODY_ELSE, SOMEBODY_ELSE)
        for path, rights in ((theirs, 0o755), (inside, 0o644), (tmp_path / "file", 0o644)):
            path.chmod(rights)
        close_to_others(tmp_path)
        close_to_others(theirs)
        modes = [mode(path) for path in (theirs, inside, tmp_path / "file")]
        assert modes == ["755", "644", "644"]


# What is no file


@pytest.fixture(params=NO_FILES)
def no_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    NO_FILES[request.param](tmp_path / "no file")
    return tmp_path / "no file"


def test_what_is_no_file_is_never_waited_for(no_file: Path) -> None:
    for do in (insist_on_a_file, provide):
        with pytest.raises(OSError, match="Invalid argument"):
            do(no_file)
    with pytest.raises(OSError), replacing(no_file, is_own=True):
        raise AssertionError("it can be replaced")
    with pytest.raises(OSError):
        append_raw_record(no_file, b"{}")


def test_a_lock_that_is_no_file_keeps_nobody_out(no_file: Path) -> None:
    assert FolderLock(no_file).acquire()
