"""Tables as spreadsheet programs read them."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

Cell = str | int | float | None

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
_MARK = "\ufeff"
"""Tells some programs that umlauts are written as UTF-8 has them."""


def as_csv(rows: Iterable[Sequence[Cell]], *, has_decimal_comma: bool) -> bytes:
    """The rows as a file; where numbers have a comma, columns are kept apart by semicolons."""
    stream = StringIO()
    writer = csv.writer(stream, delimiter=";" if has_decimal_comma else ",")
    for row in rows:
        writer.writerow([_written(cell, has_decimal_comma) for cell in row])
    return (_MARK + stream.getvalue()).encode("utf-8", "replace")


def _written(cell: Cell, has_decimal_comma: bool) -> str:
    match cell:
        case None:
            return ""
        case float():
            number = f"{cell:.4f}".rstrip("0").rstrip(".")
            return number.replace(".", ",") if has_decimal_comma else number
        case str() if cell.startswith(_FORMULA_SIGNS):
            return f"'{cell}"  # a name must not become a formula
        case _:
            return str(cell)
