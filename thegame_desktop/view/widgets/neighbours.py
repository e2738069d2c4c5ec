"""What lies next to a widget in a direction, for arrow keys."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def neighbour(here: QWidget, others: Iterable[QWidget], key: Qt.Key) -> QWidget | None:
    """The nearest visible one of `others` in the direction of an arrow key, if there is any.

    Sideways that is one in the same row; of several that are as near, the first.
    """
    start = _place(here)
    found: list[tuple[int, QWidget]] = []
    for other in others:
        if other is here or not other.isVisible():
            continue
        place = _place(other)
        across = max(place.left() - start.right(), start.left() - place.right(), 0)
        down = max(place.top() - start.bottom(), start.top() - place.bottom(), 0)
        is_ahead = {
            Qt.Key.Key_Left: place.right() < start.left() and not down,
            Qt.Key.Key_Right: place.left() > start.right() and not down,
            Qt.Key.Key_Up: place.bottom() < start.top(),
            Qt.Key.Key_Down: place.top() > start.bottom(),
        }[key]
        if is_ahead:
            found.append((across + down, other))
    return min(found, key=lambda each: each[0])[1] if found else None


def _place(widget: QWidget) -> QRect:
    """Where it lies in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
