"""Records in files: `.thegame` holds one, `.jsonl` one a line."""

import io
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.own_files import insist_on_a_file, provide, provide_folder
from thegame_desktop.storage.safe_write import replacing, sync_folder

_CHUNK_BYTES = 1 << 16
_TOO_MANY_BYTES = MAX_RECORD_BYTES + 1
_LINE_END = re.compile(rb"\n(?:\s*\n)?")
"""With the blank lines after it: a file may have millions, and one by one they take long."""


def iter_raw_records(
    stream: BinaryIO, suffix: str = "", may_go_on: Callable[[], object] = lambda: None
) -> Iterator[bytes]:
    """The bytes of each record in a stream, without trusting them.

    What is longer than any record is cut off just beyond that length, so that decoding it says
    so: memory stays bounded whatever comes. Lines of nothing but white space are no records.
    `may_go_on` is called again and again, also while no record comes, and ends it by raising.
    """
    head = stream.read(_TOO_MANY_BYTES)
    if suffix == ".thegame" or (suffix != ".jsonl" and _is_one_value(head)):
        yield head
        return

    def read() -> bytes:
        may_go_on()
        return stream.read(_CHUNK_BYTES)

    for line in _lines(chain([head], iter(read, b""))):
        if line.strip():
            yield line


def read_raw_records(path: Path, may_go_on: Callable[[], object] = lambda: None) -> Iterator[bytes]:
    """The bytes of each record in a file, or in a pipe or a device as well; raises OSError."""
    with path.open("rb") as stream:
        yield from iter_raw_records(stream, path.suffix.lower(), may_go_on)


def write_raw_records(path: Path, records: Iterable[bytes]) -> None:
    """Write one record a line; if anything fails on the way, the old file stays."""
    with replacing(path) as stream:
        for record in records:
            stream.write(record + b"\n")


def read_one_record(path: Path) -> bytes:
    """The bytes of a file that should hold one record, never many more than one can have."""
    insist_on_a_file(path)
    with path.open("rb") as stream:
        return stream.read(_TOO_MANY_BYTES)


def append_raw_record(path: Path, record: bytes) -> None:
    """Add one record as a line of its own, safe on the disk when this returns.

    Whoever was interrupted can do it again: a record that is the last line is not added twice.
    """
    provide_folder(path.parent)
    provide(path)
    with path.open("ab+", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        start = max(0, size - len(record) - 2)
        file.seek(start)
        tail = (b"\n" if start == 0 else b"") + _all_of(file)
        if tail.endswith(b"\n" + record + b"\n"):
            return
        line = record + b"\n"
        if tail.endswith(b"\n" + record):
            line = b"\n"  # all that it lacks
        elif not tail.endswith(b"\n"):
            line = b"\n" + line  # a line that was cut short stays by itself
        try:
            while line:
                line = line[file.write(line) :]
            os.fsync(file.fileno())
        except OSError:
            file.truncate(size)
            raise
    if not size:
        sync_folder(path.parent)


def _all_of(file: io.FileIO) -> bytes:
    return b"".join(iter(lambda: file.read(_CHUNK_BYTES), b""))


def _is_one_value(head: bytes) -> bool:
    """True if this is the whole stream and it holds one JSON value, on however many lines.

    Whether it is a good one is not the question here: its numbers aren't even looked at.
    """
    if len(head) == _TOO_MANY_BYTES:
        return False
    try:
        json.loads(head.decode("utf-8-sig"), parse_int=str, parse_float=str, parse_constant=str)
    except (ValueError, RecursionError):
        return False
    return True


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The lines in a series of chunks, each cut to one byte more than a record can have.

    Most of the blank ones are left out.
    """
    line = b""
    for chunk in chunks:
        first, *others = _LINE_END.split(chunk)
        line += first[: _TOO_MANY_BYTES - len(line)]
        for other in others:
            yield line
            line = other[:_TOO_MANY_BYTES]
    yield line
