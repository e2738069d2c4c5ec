"""Where the cards of a pile lie when it is fanned out."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

from thegame_desktop.view.table.places.table_layout import CARD_SHAPE

_APART, _CLOSEST = 1.1, 0.62
"""How far from one card to the next, by its width: side by side, or so that each can be told."""
_BETWEEN_LINES = 0.12
READABLE = 44
"""How wide a card is at least that isn't too small."""
_NARROWEST = 24


@dataclass(frozen=True)
class FanLayout:
    """The place of each card, first to last, from the upper left of them all."""

    places: tuple[QRect, ...]
    a_line: int
    """How many cards lie in each line but the last."""

    @property
    def card(self) -> QSize:
        """The size of each card."""
        return self.places[0].size()

    @property
    def size(self) -> QSize:
        """The room that all of them take."""
        return QSize(
            max(place.right() for place in self.places) + 1,
            max(place.bottom() for place in self.places) + 1,
        )


def fan_layout(count: int, room: QSize, widest: int) -> FanLayout:
    """So many cards in this room, as large as can be and at most this wide; at least one.

    They lie side by side, unless they would be too small then.
    """
    for step, least in ((_APART, READABLE), (_CLOSEST, _NARROWEST)):
        for width in range(widest, least - 1, -1):
            found = _with(count, room, width, step)
            if found.size.width() <= room.width() and found.size.height() <= room.height():
                return found
    return _with(count, room, _NARROWEST, _CLOSEST)


def _with(count: int, room: QSize, width: int, closest: float) -> FanLayout:
    """The same with cards of this width: in as few lines as can be, each as full as the others."""
    card = QSize(width, round(width * CARD_SHAPE))
    beside = max(0, room.width() - width)
    most = int(beside / (width * closest)) + 1
    a_line = ceil(count / ceil(count / most))
    step = width * _APART
    if a_line > 1:
        step = min(step, beside / (a_line - 1))
    down = card.height() + round(width * _BETWEEN_LINES)
    return FanLayout(
        tuple(
            QRect(QPoint(int(nth % a_line * step), nth // a_line * down), card)
            for nth in range(count)
        ),
        a_line,
    )
