"""What all charts have in common: they can be pointed at, and walked through by keyboard."""

from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_MARGIN = 8
_SMALLEST = QSize(320, 190)


class Drawing(Protocol):
    """A chart at a certain size, in columns."""

    def column(self, index: int) -> QRectF:
        """The whole height of a column."""

    def column_at(self, point: QPointF) -> int | None:
        """Which column is there."""

    def draw(self, painter: QPainter, chosen: int | None) -> None:
        """Draw all of it; of one column, tell what there is to tell."""


class PointedChart(Translated, Scaled, FocusRing, PaintedText):
    """Tells of the column below the pointer, or of the one that the arrow keys have come to."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chosen: int | None = None
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def readout(self) -> str:
        """What is told of a column just now; empty if of none."""
        return "" if self._chosen is None else ", ".join(self._told(self._chosen))

    def sizeHint(self) -> QSize:
        height = grown(_SMALLEST.height() * self.unit, 0.5)
        return QSize(round(_SMALLEST.width() * self.unit), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place_of(self, index: int) -> QPointF:
        """A spot of a column."""
        return self._drawing(self._place()).column(index).center()

    # What each chart has of its own

    @property
    def _length(self) -> int:
        """How many columns there are."""
        raise NotImplementedError

    def _told(self, index: int) -> tuple[str, ...]:
        """What there is to tell of a column, a line each."""
        raise NotImplementedError

    def _drawing(self, place: QRectF) -> Drawing:
        raise NotImplementedError

    # Which column is told of

    def _choose(self, index: int | None) -> None:
        if index != self._chosen:
            self._chosen = index
            self.update()

    def _check_choice(self) -> None:
        """There may be fewer columns now; whoever has come to one stays there if it is left."""
        if self._chosen is not None and self._chosen >= self._length:
            self._chosen = None
        self.update()

    def _place(self) -> QRectF:
        margin = _MARGIN * self.unit
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._drawing(self._place()).draw(painter, self._chosen)
            self.draw_ring(painter, QRectF(self.rect()), self._theme, 10 * self.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self._length - 1
        here = self._chosen
        ways = {
            Qt.Key.Key_Left: last if here is None else max(0, here - 1),
            Qt.Key.Key_Right: 0 if here is None else min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        wanted = ways.get(Qt.Key(event.key()))
        if wanted is None or last < 0:
            super().keyPressEvent(event)
            return
        self._choose(wanted)
        announce(self, self.readout)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._choose(self._drawing(self._place()).column_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._choose(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(None)
