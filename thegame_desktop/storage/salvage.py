"""Finished games as they are packed into the archive, and finding them again in a damaged one."""

import json
import mmap
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.summaries import Result, Summary

NONSENSE = (sqlite3.Error, UnicodeDecodeError)
"""What comes of asking a damaged file: some complaints are damaged too, and can't be read."""
_LEVEL = 9
_HEAD = b"\x78\xda"
"""What everything begins with that zlib has packed at this level."""
_PIECE_BYTES = 4096
_MOST_BYTES = 2 * MAX_RECORD_BYTES


class Finished(NamedTuple):
    """A finished game: in short, and the bytes of its record."""

    summary: Summary
    record: bytes


def pack(game: Finished) -> bytes:
    """Both in one, with a checksum: wherever it is found, it tells if it is whole."""
    summary = json.dumps(asdict(game.summary)).encode()
    return zlib.compress(summary + b"\n" + game.record, _LEVEL)


def unpack(data: bytes) -> Finished:
    """The game that was packed; raises ValueError if it isn't whole."""
    unpacker = zlib.decompressobj()
    try:
        return _told(unpacker.decompress(data, _MOST_BYTES), is_whole=unpacker.eof)
    except zlib.error as error:
        raise ValueError(str(error)) from error


def salvage(path: Path) -> Iterator[Finished]:
    """Every game in a damaged archive that is still whole; some may come twice. Raises OSError."""
    for data in _asked_for(path):
        with suppress(ValueError):
            yield unpack(data)
    with path.open("rb") as file:
        if not path.stat().st_size:
            return
        with closing(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)) as content:
            start = content.find(_HEAD)
            while start >= 0:
                with suppress(ValueError):
                    yield _unpack_at(content, start)
                start = content.find(_HEAD, start + 1)


def _asked_for(path: Path) -> Iterator[bytes]:
    """What the damaged archive itself still finds, from either end as far as it gets."""
    for direction in ("ASC", "DESC"):
        with suppress(*NONSENSE), closing(sqlite3.connect(path)) as connection:
            query = f"SELECT data FROM records ORDER BY number {direction}"
            for (data,) in connection.execute(query):
                if isinstance(data, bytes):
                    yield data


def _unpack_at(content: mmap.mmap, start: int) -> Finished:
    """The game that begins here; raises ValueError if there is none, or not all of it."""
    unpacker, unpacked = zlib.decompressobj(), b""
    try:
        while not unpacker.eof and len(unpacked) < _MOST_BYTES and start < len(content):
            # Bit by bit: whatever comes after its end would be copied as well.
            piece = content[start : start + _PIECE_BYTES]
            unpacked += unpacker.decompress(piece)
            start += len(piece)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    return _told(unpacked, is_whole=unpacker.eof)


def _told(unpacked: bytes, *, is_whole: bool) -> Finished:
    if not is_whole:
        raise ValueError("cut short")
    head, _line, record = unpacked.partition(b"\n")
    told = json.loads(head)
    try:
        told |= {
            "names": tuple(told["names"]),
            "strengths": tuple(told["strengths"]),
            "result": Result(told["result"]),
        }
        return Finished(Summary(**told), record)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError("something else") from error
