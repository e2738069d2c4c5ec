"""Records in files: one in a `.thegame`, one a line in a `.jsonl`, and memory that is bounded."""

import io
import json
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.record_tools import encoded, fault, new_record, simulated
from thegame_desktop.engine import MAX_RECORD_BYTES, BadRecord, Fault, decode_record
from thegame_desktop.storage.record_files import (
    append_raw_record,
    iter_raw_records,
    read_raw_records,
    write_raw_records,
)

ONE = encoded(new_record())
TWO, THREE = (encoded(new_record(starter=starter)) for starter in (0, 1))
PRETTY = json.dumps(new_record(), indent=2).encode()
TOO_LONG = encoded(new_record(x="x" * MAX_RECORD_BYTES))
MEGABYTE = 1 << 20


class Endless(io.RawIOBase):
    """A stream of so many equal bytes that are made only when they are read."""

    def __init__(self, size: int, tail: bytes = b"", filler: bytes = b"x") -> None:
        self.left = size
        self._tail = tail
        self._filler = filler

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        if self.left:
            count = min(len(buffer), self.left)
            self.left -= count
            buffer[:count] = self._filler * count
        else:
            count = min(len(buffer), len(self._tail))
            buffer[:count], self._tail = self._tail[:count], self._tail[count:]
        return count


def in_file(folder: Path, name: str, content: bytes) -> list[bytes]:
    path = folder / name
    path.write_bytes(content)
    return list(read_raw_records(path))


def stripped(lines: list[bytes]) -> list[bytes]:
    return [line.strip() for line in lines]


@pytest.mark.parametrize("name", ["a.thegame", "a.THEGAME"])
@pytest.mark.parametrize("content", [ONE, ONE + b"\n", PRETTY, PRETTY.replace(b"\n", b"\r\n")])
def test_a_thegame_file_holds_one_record_on_however_many_lines(
    tmp_path: Path, name: str, content: bytes
) -> None:
    (raw,) = in_file(tmp_path, name, content)
    assert decode_record(raw) == decode_record(encoded(new_record()))


def test_a_thegame_file_with_two_records_is_one_that_is_bad(tmp_path: Path) -> None:
    (raw,) = in_file(tmp_path, "a.thegame", TWO + b"\n" + THREE)
    assert fault(raw) is Fault.BAD_JSON


def test_an_empty_thegame_file_holds_a_bad_record(tmp_path: Path) -> None:
    (raw,) = in_file(tmp_path, "a.thegame", b"")
    assert fault(raw) is Fault.BAD_JSON


@pytest.mark.parametrize("name", ["a.jsonl", "a.JSONL", "a.txt", "a"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("last", [b"", b"\n", b"\r\n"])
def test_a_jsonl_file_holds_one_record_a_line(
    tmp_path: Path, name: str, end: bytes, last: bytes
) -> None:
    content = end.join([ONE, TWO, THREE]) + last
    raws = in_file(tmp_path, name, content)
    assert stripped(raws) == [ONE, TWO, THREE]
    assert fault(raws[1]) is fault(raws[2]) is None


def test_blank_lines_are_no_records(tmp_path: Path) -> None:
    content = b"\n\r\n  \t\n" + TWO + b"\n\n\n" + THREE + b"\n \n"
    assert in_file(tmp_path, "a.jsonl", content) == [TWO, THREE]
    assert in_file(tmp_path, "b.jsonl", b"") == []
    assert in_file(tmp_path, "c.txt", b"\n\n") == []


def test_a_line_that_is_no_record_is_given_as_it_is(tmp_path: Path) -> None:
    lines = [b"{", b"\xff", b"null", b"[1, 2]", TWO]
    assert in_file(tmp_path, "a.jsonl", b"\n".join(lines)) == lines


def test_a_jsonl_file_is_read_by_its_lines_whatever_is_in_them(tmp_path: Path) -> None:
    assert len(in_file(tmp_path, "a.jsonl", PRETTY)) == PRETTY.count(b"\n") + 1


@pytest.mark.parametrize("name", ["a.json", "a", "a.thegame.bak"])
@pytest.mark.parametrize("content", [PRETTY, b"\n\n" + PRETTY + b"\n", b"\xef\xbb\xbf" + PRETTY])
def test_one_record_over_lines_is_recognised_under_any_other_name(
    tmp_path: Path, name: str, content: bytes
) -> None:
    (raw,) = in_file(tmp_path, name, content)
    assert decode_record(raw) == decode_record(PRETTY)


def test_a_stream_without_a_name_may_hold_one_record_or_lines() -> None:
    assert list(iter_raw_records(io.BytesIO(PRETTY))) == [PRETTY]
    assert list(iter_raw_records(io.BytesIO(TWO + b"\n" + THREE))) == [TWO, THREE]
    assert list(iter_raw_records(io.BytesIO(b""))) == []


@pytest.mark.parametrize("suffix", [".jsonl", ""])
@pytest.mark.parametrize("place", range(3))
def test_a_line_that_is_too_long_does_not_hide_the_others(suffix: str, place: int) -> None:
    lines = [TWO, THREE]
    lines.insert(place, TOO_LONG)
    raws = list(iter_raw_records(io.BytesIO(b"\n".join(lines)), suffix))
    assert [fault(raw) for raw in raws] == [
        Fault.TOO_LONG if line is TOO_LONG else None for line in lines
    ]


@pytest.mark.parametrize("extra", range(-2, 3))
@pytest.mark.parametrize("before", [b"", TWO + b"\n", TWO.ljust(MAX_RECORD_BYTES) + b"\n"])
def test_a_line_may_be_just_as_long_as_a_record(extra: int, before: bytes) -> None:
    content = before + THREE.ljust(MAX_RECORD_BYTES + extra) + b"\n" + TWO
    *_, raw, last = iter_raw_records(io.BytesIO(content), ".jsonl")
    assert fault(raw) is (Fault.TOO_LONG if extra > 0 else None)
    assert last == TWO


def test_many_lines_are_read_one_by_one_and_in_order(tmp_path: Path) -> None:
    """Far more than is read at once, so that lines lie across every border."""
    lines = [encoded({"n": number, "x": "x" * (number % 977)}) for number in range(4000)]
    assert sum(map(len, lines)) > 2 * MEGABYTE - 200_000
    assert in_file(tmp_path, "a.jsonl", b"\n".join(lines)) == lines


@pytest.mark.parametrize("suffix", [".thegame", ".jsonl", ""])
def test_memory_is_bounded_however_long_a_line_is(suffix: str) -> None:
    stream = io.BufferedReader(Endless(200 * MEGABYTE, b"\n" + TWO))
    tracemalloc.start()
    try:
        faults = [fault(raw) for raw in iter_raw_records(stream, suffix)]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert faults == ([Fault.TOO_LONG] if suffix == ".thegame" else [Fault.TOO_LONG, None])
    assert peak < 10 * MEGABYTE


@pytest.mark.parametrize("blank", [b"\n", b"\r\n", b" \t\n", b"\n" * 1000 + b" " * 1000 + b"\n"])
def test_of_millions_of_blank_lines_none_is_looked_at_by_itself(blank: bytes) -> None:
    """Told by how many functions of Python are called or gone on with."""
    content = blank * (4 * MEGABYTE // len(blank))
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    stream = io.BytesIO(content + TWO + b"\n" + content + THREE + content)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        raws = list(iter_raw_records(stream, ".jsonl"))
    finally:
        sys.setprofile(before)
    assert stripped(raws) == [TWO, THREE]
    assert calls < len(content) // 1000


class Stopped(Exception):
    """Somebody has had enough."""


@pytest.mark.parametrize("filler", [b"\n", b"x", b" "])
def test_it_can_be_stopped_also_while_no_record_comes(filler: bytes) -> None:
    source = Endless(10**15, filler=filler)
    looks = iter(range(3))

    def may_go_on() -> None:
        if next(looks, None) is None:
            raise Stopped

    with pytest.raises(Stopped):
        list(iter_raw_records(io.BufferedReader(source), ".jsonl", may_go_on))
    assert 10**15 - source.left < 2 * MEGABYTE


@pytest.mark.parametrize(
    "data",
    [b"[" * MEGABYTE, b'{"":' * 200_000, b"[" + b"{}," * 340_000 + b"0]", b"[" + b"9," * 500_000],
    ids=lambda data: str(data[:4]),
)
def test_memory_is_bounded_whatever_a_record_holds(data: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord):
            decode_record(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 100 * MEGABYTE


def test_a_missing_file_and_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        list(read_raw_records(tmp_path / "nothing.jsonl"))
    with pytest.raises(OSError):
        list(read_raw_records(tmp_path))


def test_written_records_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = simulated("quick", games=3)
    write_raw_records(path, records)
    assert list(read_raw_records(path)) == records
    assert path.read_bytes() == b"".join(record + b"\n" for record in records)


def test_no_records_make_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_raw_records(path, [])
    assert path.read_bytes() == b""


def test_a_failure_between_records_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_raw_records(path, [ONE])

    def failing() -> Iterator[bytes]:
        yield TWO
        yield b"x" * 5 * MEGABYTE
        raise LookupError

    with pytest.raises(LookupError):
        write_raw_records(path, failing())
    assert list(read_raw_records(path)) == [ONE]
    assert list(tmp_path.iterdir()) == [path]


def test_records_are_added_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "made by it" / "finished.jsonl"
    for record in (b'{"a": 1}', b'{"b": 2}'):
        append_raw_record(path, record)
    assert path.read_bytes() == b'{"a": 1}\n{"b": 2}\n'


def test_a_line_that_was_cut_short_harms_no_other(tmp_path: Path) -> None:
    path = tmp_path / "finished.jsonl"
    path.write_bytes(b'{"a": 1}\n{"cut sh')
    append_raw_record(path, b'{"b": 2}')
    assert list(read_raw_records(path)) == [b'{"a": 1}', b'{"cut sh', b'{"b": 2}']
