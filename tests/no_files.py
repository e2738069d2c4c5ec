"""What can lie where a file should be, and would be waited for until the end of days."""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _link_to_a_pipe(path: Path) -> None:
    pipe = path.with_name(f"{path.name}.pipe")
    os.mkfifo(pipe)
    path.symlink_to(pipe.name)


def _link_to_a_device(path: Path) -> None:
    device = Path("/dev/zero")
    if sys.platform == "linux" and os.geteuid() == 0:
        # One of our own: root could lose the machine's by a fault of the program.
        device = path.with_name(f"{path.name}.device")
        os.mknod(device, stat.S_IFCHR | 0o600, os.makedev(1, 5))
    path.symlink_to(device)


def _socket(path: Path) -> None:
    if sys.platform == "linux":
        os.mknod(path, stat.S_IFSOCK | 0o600)


NO_FILES: dict[str, Callable[[Path], None]] = {
    "pipe": _pipe,
    "link to a pipe": _link_to_a_pipe,
    "link to a device": _link_to_a_device,
    "folder": lambda path: path.mkdir(),
}
"""By what it is, how to put it in place."""
if sys.platform == "linux":
    NO_FILES["socket"] = _socket
