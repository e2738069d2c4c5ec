"""Placing labels beside each other so that none hides another."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass
class _Run:
    """Labels that touch: they stand side by side, as near to their places as they can."""

    wished_left: float
    """Where the run would begin if all its labels had their wish, on average."""
    width: float
    count: int

    def left(self, low: float, high: float) -> float:
        return max(low, min(self.wished_left, high - self.width))


def spread(
    centres: Sequence[float], widths: Sequence[float], low: float, high: float
) -> list[float]:
    """The left edges of labels wished at these rising centres, apart and between low and high."""
    runs: list[_Run] = []
    for centre, width in zip(centres, widths, strict=True):
        run = _Run(centre - width / 2, width, 1)
        while runs and runs[-1].left(low, high) + runs[-1].width > run.left(low, high):
            before = runs.pop()
            # Every label of the later run begins further right by the earlier run's width.
            wishes = (
                before.wished_left * before.count + (run.wished_left - before.width) * run.count
            )
            count = before.count + run.count
            run = _Run(wishes / count, before.width + run.width, count)
        runs.append(run)
    lefts: list[float] = []
    for run in runs:
        left = run.left(low, high)
        for width in widths[len(lefts) : len(lefts) + run.count]:
            lefts.append(left)
            left += width
    return lefts
