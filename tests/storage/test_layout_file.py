"""The editable file of the commands' numbers."""

import json
from pathlib import Path

import pytest

from thegame_desktop.engine import (
    EDITIONS,
    MAX_RECORD_BYTES,
    BadRecord,
    Card,
    Command,
    Fault,
    Layout,
    encode_layout,
)
from thegame_desktop.storage.layout_file import read_layout

EXTREME = EDITIONS["extreme"]


def layout_in(folder: Path, content: bytes, edition: str = "extreme") -> Layout:
    path = folder / "layout.json"
    path.write_bytes(content)
    return read_layout(path, EDITIONS[edition])


def test_the_default_layout_comes_back_from_a_file(tmp_path: Path) -> None:
    layout = EXTREME.default_layout
    content = json.dumps(encode_layout(layout), indent=4).encode()
    assert layout_in(tmp_path, content) == layout
    assert len(layout.by_card) == 28


def test_commands_are_edited_as_in_a_record(tmp_path: Path) -> None:
    layout = layout_in(tmp_path, b'\xef\xbb\xbf{"stop": ["50", "12"],\r\n "skull": ["13"]}\r\n')
    assert layout.cards(Command.STOP) == (Card(12), Card(50))
    assert layout.in_play == {Command.STOP, Command.SKULL}


def test_what_is_missing_or_empty_is_switched_off(tmp_path: Path) -> None:
    assert layout_in(tmp_path, b"{}") == layout_in(tmp_path, b'{"stop": []}') == Layout()


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.BAD_JSON),
        (b'{"stop": ["12"]', Fault.BAD_JSON),
        (b'{"stop": ["12"]} {}', Fault.BAD_JSON),
        (b"\xff", Fault.BAD_JSON),
        (b"[]", Fault.WRONG_TYPE),
        (b'"stop"', Fault.WRONG_TYPE),
        (b'{"stop": "12"}', Fault.WRONG_TYPE),
        (b'{"stop": [12]}', Fault.WRONG_TYPE),
        (b'{"stop": null}', Fault.WRONG_TYPE),
        (b'{"stopp": ["12"]}', Fault.UNKNOWN_COMMAND),
        (b'{"stop": ["1"]}', Fault.UNKNOWN_CARD),
        (b'{"stop": ["R7"]}', Fault.UNKNOWN_CARD),
        (b'{"stop": ["12"], "stop": ["13"]}', Fault.DOUBLED_KEY),
        (b'{"stop": ["12"], "skull": ["12"]}', Fault.DOUBLED_COMMAND),
        (b'{"stop": [1e999]}', Fault.BAD_NUMBER),
        (b"[" * 1_000_000, Fault.TOO_DEEP),
        (b"{}".ljust(MAX_RECORD_BYTES + 1), Fault.TOO_LONG),
        (b" " * 3 * MAX_RECORD_BYTES, Fault.TOO_LONG),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_layout_is_refused_with_its_code(
    tmp_path: Path, content: bytes, fault: Fault
) -> None:
    with pytest.raises(BadRecord) as raised:
        layout_in(tmp_path, content)
    assert raised.value.fault is fault


def test_an_edition_without_commands_has_no_layout(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="commands_not_in_edition"):
        layout_in(tmp_path, b'{"stop": ["12"]}', "original")


def test_a_missing_file_and_a_folder_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(OSError):
            read_layout(path, EXTREME)
