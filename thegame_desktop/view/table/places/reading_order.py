"""The order in which the things on a canvas are found, by Tab and by screen readers."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget


def stack(canvas: QWidget, order: Sequence[QWidget]) -> None:
    """Have these children lie one above another: screen readers find the lowest first.

    At rest nothing of it overlaps; what sets out is raised again.
    """
    lying = canvas.children()
    for below, above in reversed([*pairwise(order)]):
        if lying.index(below) > lying.index(above):
            below.stackUnder(above)
            lying = canvas.children()


def chain_tabs(chain: Sequence[QWidget]) -> None:
    """Have Tab lead from each of these to the next."""
    for before, after in pairwise(chain):
        QWidget.setTabOrder(before, after)
