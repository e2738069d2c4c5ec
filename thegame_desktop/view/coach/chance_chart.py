"""The curve to look at, to point at, and to walk through by keyboard."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.coach.chance_drawing import ChanceDrawing, Curve
from thegame_desktop.view.look.focus_ring import is_choosing_key
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.pointed_chart import PointedChart


class ChanceChart(PointedChart[Curve]):
    """Shows the chance of winning over the turns; a turn can be chosen."""

    def __init__(self, theme: Theme, open_turn: Callable[[int], None], parent: QWidget) -> None:
        super().__init__("chance chart", Curve(), ChanceDrawing, theme, parent)
        self._open_turn = open_turn

    def retranslate(self) -> None:
        explain(
            self,
            self.tr("Point at a turn, or go from turn to turn by the arrow keys; Enter opens it"),
            self.tr(
                "The team's chance of winning from the first turn on the left to the end on the "
                "right. The band tells how sure the coach is. Below, each piece is a turn, in the "
                "colour of whoever played it; dots mark the turns that cost most. A click or Enter "
                "shows a turn."
            ),
        )

    def _choose(self, index: int | None) -> None:
        super()._choose(index)
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.readout or self._shown.summary)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_choosing_key(event) and self._chosen is not None:
            if not event.isAutoRepeat():
                self._open_turn(self._chosen)
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        turn = self._drawn.column_at(event.position())
        is_click = event.button() == Qt.MouseButton.LeftButton
        if is_click and turn is not None and self.rect().contains(event.position().toPoint()):
            self._open_turn(turn)
