"""Tables for spreadsheet programs."""

import csv
from io import StringIO

import pytest

from thegame_desktop.storage.csv_tables import as_csv

ROWS = [("Größe", 12, 0.25, None), (), ('Anna; "Ben", Zoë\nMika', -3, 1.0, 2 / 3)]


@pytest.mark.parametrize(
    ("has_comma", "delimiter", "numbers"),
    [(True, ";", ["0,25", "1", "0,6667"]), (False, ",", ["0.25", "1", "0.6667"])],
)
def test_it_is_read_as_it_was_written(has_comma: bool, delimiter: str, numbers: list[str]) -> None:
    written = as_csv(ROWS, has_decimal_comma=has_comma)
    assert written.startswith(b"\xef\xbb\xbf")
    text = written.decode("utf-8-sig")
    assert list(csv.reader(StringIO(text, newline=""), delimiter=delimiter)) == [
        ["Größe", "12", numbers[0], ""],
        [],
        ['Anna; "Ben", Zoë\nMika', "-3", *numbers[1:]],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_name_becomes_a_formula(name: str) -> None:
    text = as_csv([(name, 1)], has_decimal_comma=False).decode("utf-8-sig")
    (row,) = csv.reader(StringIO(text, newline=""))
    assert row == [f"'{name}", "1"]


def test_half_characters_do_no_harm() -> None:
    assert as_csv([("\ud800",)], has_decimal_comma=False).endswith(b"?\r\n")
