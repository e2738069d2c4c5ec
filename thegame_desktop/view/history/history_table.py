"""The list of finished games: a table that reads on as it is scrolled."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFont, QHelpEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from thegame_desktop.engine import EDITIONS
from thegame_desktop.model.history_model import Column, HistoryModel
from thegame_desktop.model.list_model import Index
from thegame_desktop.storage.summaries import Result, Summary
from thegame_desktop.view.look.finger_scrolling import FingerScrolling
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.text_size import grown, text_pixels, text_scale
from thegame_desktop.view.look.texts import as_tool_tip, elided
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.scaled import Scaled

_ROW, _HEAD, _TEXT = 42, 40, 15
_TEXT_SHARE = 0.4
_WIDTHS = {Column.DATE: 160, Column.EDITION: 214, Column.RESULT: 244}
"""The others share what is left."""
_WIDTH_SHARE = 0.7
"""How much of these is due to texts: what is longer is shortened sooner if they are large."""
_PADDING = 8
_HINTING = 2
"""So much wider than they are measured letters may become."""
_BAR_WIDTH, _BESIDE_BAR = 64, 10
_LARGE = 1.5
"""With larger texts than this, the words of a result have the room of its bar."""
_BAR_OF_CHOSEN = 4


class HistoryTable(Scaled, QTableView):
    """Games can be chosen, several too."""

    def __init__(
        self,
        theme: Theme,
        model: HistoryModel,
        watch: Callable[[], None],
        remove: Callable[[], None],
    ) -> None:
        """Enter or a double click watches what is chosen, Delete removes it."""
        super().__init__()
        FingerScrolling(self)
        self._theme = theme
        self._games = model
        self._watch, self._remove = watch, remove
        self.setObjectName("finished games")
        self.setModel(model)
        self._delegate = _Delegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        header.setSortIndicatorShown(True)
        header.sortIndicatorChanged.connect(self._sort)
        for column in Column:
            is_fixed = column in _WIDTHS
            mode = QHeaderView.ResizeMode.Fixed if is_fixed else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
        self.doubleClicked.connect(watch)

    @property
    def chosen_count(self) -> int:
        """How many games are chosen."""
        return sum(part.height() for part in self.selectionModel().selection().toList())

    @property
    def chosen(self) -> list[int]:
        """The rows of the games that are chosen, from top to bottom."""
        parts = self.selectionModel().selection().toList()
        return sorted(row for part in parts for row in range(part.top(), part.bottom() + 1))

    def choose(self, *rows: int) -> None:
        """Choose the games in these rows, and bring the first in sight."""
        flags = QItemSelectionModel.SelectionFlag
        # Not selectRow: that heeds Ctrl, which may be held for another reason.
        selected = QItemSelection()
        for row in rows:
            index = self._games.index(row, 0)
            selected.select(index, index)
        choices = self.selectionModel()
        choices.select(selected, flags.ClearAndSelect | flags.Rows)
        if rows:
            choices.setCurrentIndex(self._games.index(rows[0], 0), flags.NoUpdate)
            self.scrollTo(self._games.index(rows[0], 0))

    @contextmanager
    def staying(self) -> Iterator[None]:
        """List anew meanwhile: what was chosen stays so; of what is gone, the next is chosen."""
        numbers, place = self._games.numbers(self.chosen), self.currentIndex().row()
        scrolled = self.verticalScrollBar().value()
        yield
        last = self._games.rowCount() - 1
        rows = self._games.rows(numbers)
        if not rows and last >= 0:
            rows = [min(max(place, 0), last)]
        self.verticalScrollBar().setValue(scrolled)
        self.choose(*rows)

    def rescale(self) -> None:
        unit = self.unit
        self._delegate.take_size()
        header = self.horizontalHeader()
        # A style sheet: the program's own would win over a font whenever it is set anew.
        header.setStyleSheet(
            f"QHeaderView::section {{ font-size: {text_pixels(_TEXT * unit)}px;"
            f" padding: 0 {round(_PADDING * unit)}px; }}"
        )
        header.setFixedHeight(round(grown(_HEAD * unit, _TEXT_SHARE)))
        height = round(grown(_ROW * unit, _TEXT_SHARE))
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        for column, width in _WIDTHS.items():
            has_no_bar = column is Column.RESULT and not self._delegate.has_bars
            usual = width - _BAR_WIDTH - _BESIDE_BAR if has_no_bar else width
            self.setColumnWidth(column, round(grown(usual * unit, _WIDTH_SHARE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._watch()
            case Qt.Key.Key_Delete:
                self._remove()
            case _:
                super().keyPressEvent(event)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._games.sort(column, order)
        self.choose(*range(min(1, self._games.rowCount())))


class _Delegate(QStyledItemDelegate):
    """Draws the cells of a game; how far it came as a bar beside its result."""

    def __init__(self, theme: Theme, model: HistoryModel, view: HistoryTable) -> None:
        super().__init__(view)
        self._theme = theme
        self._games = model
        self._view = view
        self.take_size()

    def take_size(self) -> None:
        """Be as large as the table is, and as texts are."""
        unit = self.unit = self._view.unit
        self.has_bars = text_scale() <= _LARGE
        # Made once: a frame of scrolling draws a hundred cells.
        self._font = self._theme.font(_TEXT * unit)
        self._bold = self._theme.font(_TEXT * unit, QFont.Weight.Bold)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        summary = self._games.summary(index.row())
        if summary is None:
            return
        colours, column = self._theme.colours, Column(index.column())
        place = QRectF(option.rect)  # type: ignore[attr-defined]
        is_chosen = self._view.selectionModel().isRowSelected(index.row(), QModelIndex())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_chosen:
            painter.fillRect(place, mix(colours.surface_raised, colours.accent, 0.18))
            if column is Column.DATE:
                bar = place.adjusted(0, 0, _BAR_OF_CHOSEN - place.width(), 0)
                painter.fillRect(bar, colours.accent)
        if column is Column.RESULT and self.has_bars:
            self._draw_bar(painter, place.adjusted(_PADDING * self.unit, 0, 0, 0), summary)
        place = self._room(place, column)
        is_muted = column in (Column.DATE, Column.MARKS) and not is_chosen
        is_won = column is Column.RESULT and summary.result is Result.WON
        font = self._bold if is_won else self._font
        painter.setFont(font)
        painter.setPen(colours.text_muted if is_muted else colours.text)
        shown = elided(font, index.data(), place.width() - _HINTING)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Tell all of what there was no room for."""
        text = index.data() or ""
        place = self._room(QRectF(option.rect), Column(index.column()))  # type: ignore[attr-defined]
        is_whole = elided(self._font, text, place.width() - _HINTING) == text
        QToolTip.showText(event.globalPos(), "" if is_whole else as_tool_tip(text), view)
        return True

    def _room(self, place: QRectF, column: Column) -> QRectF:
        """Where the words of a cell are."""
        padding = _PADDING * self.unit
        has_bar = column is Column.RESULT and self.has_bars
        bar = (_BAR_WIDTH + _BESIDE_BAR) * self.unit if has_bar else 0.0
        return place.adjusted(padding + bar, 0, -padding, 0)

    def _draw_bar(self, painter: QPainter, place: QRectF, summary: Summary) -> None:
        """How many of the cards were laid."""
        colours, height = self._theme.colours, 8 * self.unit
        bar = QRectF(place.left(), place.center().y() - height / 2, _BAR_WIDTH * self.unit, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(colours.text, 0.2))
        painter.drawRoundedRect(bar, height / 2, height / 2)
        edition = EDITIONS.get(summary.edition)
        cards = max(1, len(edition.cards) if edition else 1)
        share = min(1.0, max(0.0, 1 - summary.cards_left / cards))
        is_won = summary.result is Result.WON
        painter.setBrush(colours.success if is_won else colours.text_muted)
        bar.setWidth(max(height, bar.width() * share))
        painter.drawRoundedRect(bar, height / 2, height / 2)
