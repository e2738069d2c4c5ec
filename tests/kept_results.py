"""The finished games as they lie on the disk, read without any code of the program's."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

NAME = "history.sqlite"


def kept_results(folder: Path) -> list[bytes]:
    """The records in the history of a data folder, in the order in which they were added."""
    if not (folder / NAME).is_file():
        return []
    with closing(sqlite3.connect(folder / NAME)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if ("records",) not in tables.fetchall():
            return []  # the file has been begun, and nothing more
        rows = connection.execute("SELECT data FROM records ORDER BY number").fetchall()
    return [zlib.decompress(data).split(b"\n", 1)[1] for (data,) in rows]
