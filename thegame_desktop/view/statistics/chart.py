"""A chart of bars to look at, to point at, and to walk through by keyboard."""

from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing
from thegame_desktop.view.statistics.pointed_chart import PointedChart


class Chart(PointedChart[ChartData]):
    """Shows how many games there are of each kind."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, ChartData(), ChartDrawing, theme, parent)

    def retranslate(self) -> None:
        explain(
            self,
            self.tr("Point at a bar, or go from bar to bar by the arrow keys"),
            self.tr(
                "Every bar stands for some games, the higher the more. Point at one, or use the "
                "arrow keys, to read its numbers. The same numbers can be shown as a table."
            ),
        )
