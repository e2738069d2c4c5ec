"""Rows of controls that wrap where there is no room for more, and fill the whole width."""

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QWidget


def place_in_rows(groups: Iterable[Sequence[QWidget]], room: int, height: int, gap: int) -> int:
    """Place these controls, each group in rows of its own; how high all of it is."""
    y = 0
    for parts in groups:
        rest = list(parts)
        for count in split([_needed(each) for each in parts], gap, room):
            row, rest = rest[:count], rest[count:]
            _place(row, y, room, height, gap)
            y += height + gap
    return y - gap


def split(widths: Sequence[int], gap: int, room: int) -> list[int]:
    """How many of these go into each row: as few rows as there can be, and all about as full."""
    rows = _filled(widths, gap, room)
    limits = range(max(widths, default=0), room)
    fair = (_filled(widths, gap, limit) for limit in limits)
    return next((each for each in fair if len(each) == len(rows)), rows)


def _filled(widths: Sequence[int], gap: int, room: int) -> list[int]:
    """The same, with as many in each row as have room."""
    counts: list[int] = []
    taken = room
    for width in widths:
        if taken + width > room:
            counts.append(0)
            taken = 0
        counts[-1] += 1
        taken += width + gap
    return counts


def _place(row: Sequence[QWidget], y: int, room: int, height: int, gap: int) -> None:
    spare = room - sum(_needed(each) + gap for each in row) + gap
    x = 0.0
    for each in row:
        end = x + _needed(each) + spare / len(row)
        each.setGeometry(round(x), y, max(height, round(end) - round(x)), height)
        x = end + gap


def _needed(part: QWidget) -> int:
    """How wide it has to be."""
    return part.sizeHint().width()
