"""What all charts have in common: they can be pointed at, and walked through by keyboard."""

from collections.abc import Callable
from typing import Generic, TypeVar

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
from thegame_desktop.view.statistics.chart_data import Columns
from thegame_desktop.view.statistics.chart_drawing import ColumnDrawing
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_MARGIN = 8
_SMALLEST = QSize(320, 190)


C = TypeVar("C", bound=Columns)


class PointedChart(Translated, Scaled, FocusRing, PaintedText, Generic[C]):
    """Tells of the column below the pointer, or of the one that the arrow keys have come to."""

    def __init__(
        self,
        name: str,
        shown: C,
        drawing: Callable[[C, Theme, QRectF, float], ColumnDrawing],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """What is shown at first, and what draws it at a place, by a unit."""
        super().__init__(parent)
        self._shown = shown
        self._drawing = drawing
        self._theme = theme
        self._chosen: int | None = None
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_data(self, shown: C) -> None:
        """Show this; whoever has come to a column stays there if there is one."""
        self._shown = shown
        self.setAccessibleName(shown.title)
        if self._chosen is not None and self._chosen >= len(shown.told):
            self._chosen = None
        self.update()
        self._describe()

    def _describe(self) -> None:
        """Tell whoever can't see it what it shows."""
        self.setAccessibleDescription(self._shown.summary)

    @property
    def readout(self) -> str:
        """What is told of a column just now; empty if of none."""
        return "" if self._chosen is None else ", ".join(self._shown.told[self._chosen])

    def sizeHint(self) -> QSize:
        height = grown(_SMALLEST.height() * self.unit, 0.5)
        return QSize(round(_SMALLEST.width() * self.unit), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place_of(self, index: int) -> QPointF:
        """A spot of a column."""
        return self._drawn.column(index).center()

    @property
    def _drawn(self) -> ColumnDrawing:
        """The chart as it is drawn now."""
        margin = _MARGIN * self.unit
        place = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        return self._drawing(self._shown, self._theme, place, self.unit)

    def _choose(self, index: int | None) -> None:
        """Tell of this column, or of none."""
        if index != self._chosen:
            self._chosen = index
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._drawn.draw(painter, self._chosen)
            self.draw_ring(painter, QRectF(self.rect()), self._theme, 10 * self.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._shown.told) - 1
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
        self._choose(self._drawn.column_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._choose(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(None)
