"""The program's own files and folders: their owner's alone, or of all who write to their folder.

Whoever may write to a folder, besides its owner, may use what the program makes in it: so a family
can share one. In a sticky folder such as /tmp people don't trust each other; there nobody may.
File systems without modes are no error: what can't be taken from others there stays as it is.
"""

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

_OTHERS = 0o077


def provide(path: Path) -> None:
    """Make an empty file, unless there is one; raises OSError, also for what is no file."""
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        insist_on_a_file(path)
        return
    os.close(descriptor)
    _share(path, 0o600, 0o066)


def provide_folder(path: Path) -> None:
    """Make a folder, unless there is one, and what it lies in; raises OSError."""
    if path.is_dir():
        return
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    _share(path, 0o700, 0o077)


def rights_of_others(folder: Path) -> int:
    """What others may do with whatever is made in this folder, as the bits of a mode."""
    if os.name != "posix":
        return 0
    try:
        mode = folder.stat().st_mode
    except OSError:
        return 0
    if mode & stat.S_ISVTX:
        return 0
    return (0o070 if mode & stat.S_IWGRP else 0) | (0o007 if mode & stat.S_IWOTH else 0)


def _share(path: Path, mode: int, most: int) -> None:
    """Let those who may write to the folder use what was just made in it, as far as that can be."""
    if sys.platform == "win32":
        return
    others = rights_of_others(path.parent) & most
    if others:
        with suppress(OSError):
            group = path.parent.stat().st_gid
            with suppress(OSError):
                os.chown(path, -1, group)
            if path.stat().st_gid != group:
                others &= ~0o070  # they would be another group's
            path.chmod(mode | others)


def close_to_others(folder: Path) -> None:
    """Take from others what they may do with this folder and all in it, as far as it is ours."""
    folders = [folder] if _close(folder) else []
    while folders:
        # A folder is closed before anybody looks into it: nobody else can change what lies there.
        with suppress(OSError), os.scandir(folders.pop()) as entries:
            folders += [path for path in map(Path, entries) if _close(path)]


def insist_on_a_file(path: Path) -> None:
    """Raise OSError for anything else: a pipe would be waited for, a device may never end."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _close(path: Path) -> bool:
    """Take a file or a folder of ours from others; True if it is a folder to look into."""
    if sys.platform == "win32":
        return False
    try:
        facts = path.lstat()
        is_folder = stat.S_ISDIR(facts.st_mode)
        if not is_folder and not stat.S_ISREG(facts.st_mode):
            return False  # a link, above all: what it leads to isn't ours to close
        if facts.st_uid != os.geteuid():
            return False
        if facts.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(facts.st_mode) & ~_OTHERS)
    except OSError:
        return False
    return is_folder
