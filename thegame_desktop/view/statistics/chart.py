"""A chart of bars to look at, to point at, and to walk through by keyboard."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing
from thegame_desktop.view.statistics.pointed_chart import PointedChart


class Chart(PointedChart):
    """Shows how many games there are of each kind."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self._data = ChartData()
        self.retranslate()

    def show_data(self, data: ChartData) -> None:
        """Show this; whoever has come to a bar stays there if there is one."""
        self._data = data
        self.setAccessibleName(data.title)
        self.setAccessibleDescription(data.summary)
        self._check_choice()

    def retranslate(self) -> None:
        explain(
            self,
            self.tr("Point at a bar, or go from bar to bar by the arrow keys"),
            self.tr(
                "Every bar stands for some games, the higher the more. Point at one, or use the "
                "arrow keys, to read its numbers. The same numbers can be shown as a table."
            ),
        )

    @property
    def _length(self) -> int:
        return len(self._data.bars)

    def _told(self, index: int) -> tuple[str, ...]:
        return self._data.bars[index].told

    def _drawing(self, place: QRectF) -> ChartDrawing:
        return ChartDrawing(self._data, self._theme, place, self.unit)
