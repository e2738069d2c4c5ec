"""A chart in its frame, which shows its numbers as a table instead if wanted."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart import Chart
from thegame_desktop.view.statistics.chart_data import ChartData
from thegame_desktop.view.statistics.figure_tiles import draw_card
from thegame_desktop.view.widgets.buttons import PageButton, restyle
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_PADDING = 12


class ChartPanel(Translated, Scaled, QWidget):
    """A title, a switch, and the chart or the table below."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = PageLabel(theme, 16, weight=QFont.Weight.Bold)
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
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._stack, 1)
        head.addWidget(self._title, 1)
        head.addWidget(self._switch)
        self._stack.addWidget(self._chart)
        self._stack.addWidget(self._table)
        self.retranslate()

    def show_data(self, data: ChartData) -> None:
        """Show this."""
        self._title.setText(data.title)
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
        unit = self.unit
        padding = round(_PADDING * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(round(6 * unit))
        pixels = text_pixels(13 * unit)
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

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_card(painter, self.rect(), self._theme, self.unit)


def _cells(texts: Sequence[str]) -> list[QStandardItem]:
    """A row: what it is about at the left, numbers at the right."""
    cells = [QStandardItem(text) for text in texts]
    for nth, cell in enumerate(cells):
        side = Qt.AlignmentFlag.AlignRight if nth else Qt.AlignmentFlag.AlignLeft
        cell.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return cells
