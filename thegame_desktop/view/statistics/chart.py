"""A chart to look at, to point at, and to walk through by keyboard."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing
from thegame_desktop.view.words.translated import Translated

_MARGIN = 8
_SMALLEST = QSize(320, 190)


class Chart(Translated, FocusRing, QWidget):
    """Tells of the bar below the pointer, or of the one that the arrow keys have come to."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._data = ChartData()
        self._unit = 1.0
        self._chosen: int | None = None
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @property
    def readout(self) -> str:
        """What is told of a bar just now; empty if of none."""
        return "" if self._chosen is None else ", ".join(self._data.bars[self._chosen].told)

    def show_data(self, data: ChartData) -> None:
        """Show this; whoever has come to a bar stays there if there is one."""
        self._data = data
        if self._chosen is not None and self._chosen >= len(data.bars):
            self._chosen = None
        self.setAccessibleName(data.title)
        self.setAccessibleDescription(data.summary)
        self.update()

    def set_unit(self, unit: float) -> None:
        """Grow or shrink to so many pixels for each pixel of the design."""
        self._unit = unit
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        explain(
            self,
            self.tr("Point at a bar, or go from bar to bar by the arrow keys"),
            self.tr(
                "Every bar stands for some games, the higher the more. Point at one, or use the "
                "arrow keys, to read its numbers. The same numbers can be shown as a table."
            ),
        )

    def sizeHint(self) -> QSize:
        height = grown(_SMALLEST.height() * self._unit, 0.5)
        return QSize(round(_SMALLEST.width() * self._unit), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place_of(self, index: int) -> QPointF:
        """A spot of a bar."""
        return self._drawing().column(index).center()

    def _drawing(self) -> ChartDrawing:
        margin = _MARGIN * self._unit
        place = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        return ChartDrawing(self._data, self._theme, place, self._unit)

    def _choose(self, index: int | None) -> None:
        if index != self._chosen:
            self._chosen = index
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._drawing().draw(painter, self._chosen)
            self.draw_ring(painter, QRectF(self.rect()), self._theme, 10 * self._unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._data.bars) - 1
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
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.readout))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._choose(self._drawing().bar_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._choose(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(None)
