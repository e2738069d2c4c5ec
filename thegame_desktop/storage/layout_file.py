"""The editable file that says which numbers carry which command."""

from pathlib import Path

from thegame_desktop.engine import (
    MAX_RECORD_BYTES,
    BadRecord,
    Edition,
    Fault,
    Layout,
    decode_json,
    decode_layout,
)


def read_layout(path: Path, edition: Edition) -> Layout:
    """The layout in a file: JSON as in a record's `commands`. Raises OSError or BadRecord."""
    with path.open("rb") as stream:
        value = decode_json(stream.read(MAX_RECORD_BYTES + 1))
    if not isinstance(value, dict):
        raise BadRecord(Fault.WRONG_TYPE)
    return decode_layout(edition, value)
