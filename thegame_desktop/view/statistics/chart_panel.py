"""A chart of bars in its frame, which shows its numbers as a table instead if wanted."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedLayout,
    QTableView,
    QWidget,
)

from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData
from thegame_desktop.view.statistics.chart_drawing import ChartDrawing
from thegame_desktop.view.statistics.pointed_chart import PointedChart
from thegame_desktop.view.statistics.titled_card import TitledCard
from thegame_desktop.view.widgets.buttons import PageButton, restyle
from thegame_desktop.view.words.translated import Translated


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


class ChartPanel(Translated, TitledCard, QWidget):
    """A title, a switch, and the chart or the table below."""

    spacing = 6

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._switch = PageButton(f"{name} as table", size=(38, 13))
        self._switch.clicked.connect(self._turn)
        self._chart = Chart(f"{name} chart", theme, self)
        self._table = QTableView()
        self._table.setObjectName(f"{name} table")
        self._numbers = QStandardItemModel(self._table)
        self._table.setModel(self._numbers)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head, self._stack = QHBoxLayout(), QStackedLayout()
        self.column.addLayout(head)
        self.column.addLayout(self._stack, 1)
        head.addWidget(self.heading, 1)
        head.addWidget(self._switch)
        self._stack.addWidget(self._chart)
        self._stack.addWidget(self._table)
        self.retranslate()

    def show_data(self, data: ChartData) -> None:
        """Show this."""
        self.heading.setText(data.title)
        self._chart.show_data(data)
        self._table.setAccessibleName(data.title)
        self._numbers.clear()
        for column, item in enumerate(_cells(data.table.head)):
            self._numbers.setHorizontalHeaderItem(column, item)
        for row in data.table.rows:
            self._numbers.appendRow(_cells(row))
        if data.table.head:
            header = self._table.horizontalHeader()
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def rescale(self) -> None:
        super().rescale()
        pixels = text_pixels(13 * self.unit)
        restyle(self._table, f"QTableView, QHeaderView {{ font-size: {pixels}px; }}")
        self._table.verticalHeader().setDefaultSectionSize(round(1.9 * pixels))

    def retranslate(self) -> None:
        is_table = self._stack.currentWidget() is self._table
        self._switch.inscribe(
            self.tr("As a chart") if is_table else self.tr("As a table"),
            self.tr("Show the same numbers as a picture, or as a table"),
            self.tr("Changes between the chart and a table of its numbers."),
        )
        for part in (self._table, self._table.horizontalHeader()):
            explain(
                part,
                self.tr("The numbers of the chart, row by row"),
                self.tr(
                    "The same numbers that the chart shows. The arrow keys go from row to row."
                ),
            )

    def _turn(self) -> None:
        """Show the other of the two."""
        self._stack.setCurrentIndex(1 - self._stack.currentIndex())
        self.retranslate()


def _cells(texts: Sequence[str]) -> list[QStandardItem]:
    """A row: what it is about at the left, numbers at the right."""
    cells = [QStandardItem(text) for text in texts]
    for nth, cell in enumerate(cells):
        side = Qt.AlignmentFlag.AlignRight if nth else Qt.AlignmentFlag.AlignLeft
        cell.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return cells
