"""Finished games as they are packed into the archive, and finding them again in a damaged one."""

import errno
import io
import json
import os
import sqlite3
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict, fields
from pathlib import Path
from typing import NamedTuple

from thegame_desktop.engine import MAX_RECORD_BYTES
from thegame_desktop.storage.archive_schema import connected, our_table, schema_of
from thegame_desktop.storage.summaries import Result, Summary

NONSENSE = (sqlite3.Error, UnicodeDecodeError)
"""What comes of asking a damaged file: some complaints are damaged too, and can't be read."""
_LEVEL = 9
_HEAD = b"\x78\xda"
"""What everything begins with that zlib has packed at this level."""
_PIECE_BYTES = 4096
_BLOCK_BYTES = 1 << 20
_PATIENCE_S = 5.0
"""How long the damaged archive is asked again if somebody else has it."""
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
    with path.open("rb", buffering=0) as file:
        for start in _heads(file):
            with suppress(ValueError):
                yield _unpack_at(file, start)


def _asked_for(path: Path) -> Iterator[bytes]:
    """What the damaged archive itself still finds, from either end as far as it gets.

    A table that isn't as ours is never asked: it may be a view, or anything else.
    """
    for direction in ("ASC", "DESC"):
        with suppress(*NONSENSE), closing(connected(path, _PATIENCE_S)) as connection:
            if our_table("records") not in schema_of(connection):
                return
            query = f"SELECT number, data FROM records NOT INDEXED ORDER BY number {direction}"
            before = None
            for number, data in connection.execute(query):
                if before is not None and (number <= before) is (direction == "ASC"):
                    break  # pages that point in a circle never end
                before = number
                if isinstance(data, bytes):
                    yield data


def _heads(file: io.FileIO) -> Iterator[int]:
    """Where in the file something packed may begin; the file may be of any size."""
    place, end = 0, os.fstat(file.fileno()).st_size
    while (place := _next_data(file, place)) < end - 1:
        file.seek(place)
        # In blocks: what looks through all of it at once keeps every other thread waiting.
        block = file.read(_BLOCK_BYTES)
        found = block.find(_HEAD)
        while found >= 0:
            yield place + found
            found = block.find(_HEAD, found + 1)
        if len(block) < len(_HEAD):
            return  # somebody has cut it short meanwhile
        place += len(block) - 1  # a head may lie across the border


def _next_data(file: io.FileIO, place: int) -> int:
    """Where the next bytes are that were ever written, as far as the system tells."""
    if sys.platform == "win32":
        return place
    try:
        return os.lseek(file.fileno(), place, os.SEEK_DATA)
    except OSError as error:
        return sys.maxsize if error.errno == errno.ENXIO else place


def _unpack_at(file: io.FileIO, start: int) -> Finished:
    """The game that begins here; raises ValueError if there is none, or not all of it."""
    unpacker, unpacked = zlib.decompressobj(), b""
    file.seek(start)
    try:
        while not unpacker.eof and len(unpacked) < _MOST_BYTES:
            # Bit by bit: whatever comes after its end would be copied as well.
            piece = file.read(_PIECE_BYTES)
            if not piece:
                break
            unpacked += unpacker.decompress(piece)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    return _told(unpacked, is_whole=unpacker.eof)


def _told(unpacked: bytes, *, is_whole: bool) -> Finished:
    if not is_whole:
        raise ValueError("cut short")
    head, _line, record = unpacked.partition(b"\n")
    try:
        told = json.loads(head)
        told |= {
            "names": tuple(told["names"]),
            "strengths": tuple(told["strengths"]),
            "result": Result(told["result"]),
        }
        summary = Summary(**told)
    except (TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ValueError("something else") from error
    _insist_on_values(summary)
    return Finished(summary, record)


def _insist_on_values(summary: Summary) -> None:
    """Raise ValueError unless it comes out of a row as it goes in; anybody may have packed it."""
    texts: list[object] = [*summary.names, *summary.strengths]
    for field in fields(Summary):
        value = getattr(summary, field.name)
        if field.type is str:
            texts.append(value)
        # Not isinstance: what is true is no number here.
        elif field.type in (int, bool) and type(value) is not field.type:
            raise ValueError(f"{field.name} is something else")
        elif field.type is int and not 0 <= value < 2**63:
            raise ValueError(f"{field.name} is out of range")
    if len(summary.names) != len(summary.strengths):
        raise ValueError("nobody knows who played")
    if not all(isinstance(text, str) and "\n" not in text for text in texts):
        raise ValueError("no text of one line")
    "".join(map(str, texts)).encode()  # half of a surrogate pair is no character
