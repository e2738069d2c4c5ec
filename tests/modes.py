"""The modes of files, for tests of who may read them."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def mode(path: Path) -> str:
    """What everybody may do with it, as `chmod` has it."""
    return f"{stat.S_IMODE(path.lstat().st_mode):o}"


@contextmanager
def umask(mask: int) -> Iterator[None]:
    """Meanwhile, new files lack these rights."""
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)
