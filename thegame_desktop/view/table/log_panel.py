"""The game's log in words, beside the table."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.engine import GameEnded, TurnStarted
from thegame_desktop.model.list_model import VALUE_ROLE, Index
from thegame_desktop.model.log_model import LogModel
from thegame_desktop.model.showing import ShownLog
from thegame_desktop.view.look.finger_scrolling import FingerScrolling
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.texts import explain, faded
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_INSET = 6
"""How much room there is between words and the ring around all of them."""
_INDENT = 10
"""The same, where lines about now are marked."""
_PALE = 0.5
"""How much of their usual colour the lines about what is to come have."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class LogPanel(Translated, Scaled, Group):
    """Lists what has happened and keeps the newest in sight."""

    def __init__(self, theme: Theme, model: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._title = QLabel(self)
        self._title.setFont(theme.font(15, QFont.Weight.Bold))  # in a dialog nobody says a unit
        self.list = _LogList(theme, model, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16 - _INSET, 14, 8, 12)
        self._title.setContentsMargins(_INSET, 0, 0, 0)
        layout.addWidget(self._title)
        layout.addWidget(self.list)
        model.rowsRemoved.connect(self.list.measure_anew)
        model.modelReset.connect(self.list.measure_anew)
        model.rowsInserted.connect(self.list.scrollToBottom)
        if isinstance(model, ShownLog):
            model.showing.changed.connect(self.list.follow)
            for chosen in (self.list.clicked, self.list.activated):
                chosen.connect(lambda index: model.go_to_row(index.row()))
            self.list.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def rescale(self) -> None:
        self._title.setFont(self._theme.font(max(13.0, 15 * self.unit), QFont.Weight.Bold))
        font = self._theme.font(max(12.0, 13.5 * self.unit))
        if font != self.list.font():
            self.list.setFont(font)
            self.list.measure_anew()

    def retranslate(self) -> None:
        title = self.tr("Game log")
        self._title.setText(title)
        for each in (self, self.list):
            each.setAccessibleName(title)
        tip = self.tr("What has happened, the newest at the bottom")
        meaning = self.tr(
            "The game log tells every turn: who has laid what where, and how many cards were "
            "drawn. It says nothing that not everybody may know."
        )
        if isinstance(self._model, ShownLog):
            tip = self.tr("Click a line to go there")
            meaning = self.tr(
                "The game log of the whole game. The marked lines are about what is in sight, "
                "the pale ones about what comes later. A click leads to any of them; so do the "
                "arrow keys and Enter."
            )
        explain(self.list, tip, meaning)
        self._model.retranslate()
        self.list.measure_anew()  # other words need other heights

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), faded(self._theme.colours.table_edge, 0.6))
        painter.setPen(self._theme.panel_pen())
        painter.drawLine(0, 0, 0, self.height())
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class _LogList(QListView):
    """A plain list whose lines wrap."""

    def __init__(self, theme: Theme, model: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._log = model
        self.setModel(model)
        self._delegate = _LogDelegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        FingerScrolling(self)
        self._is_at_end = True
        self.verticalScrollBar().valueChanged.connect(self._note_place)
        self.verticalScrollBar().rangeChanged.connect(self._keep_place)
        self.setStyleSheet("QListView { background: transparent; border: none; padding: 0; }")

    def _note_place(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _keep_place(self, _least: int, most: int) -> None:
        """Whoever sees the newest goes on seeing it, also when rows wrap anew."""
        if self._log.now is not None:
            self.follow()
        elif self._is_at_end:
            self.verticalScrollBar().setValue(most)

    def follow(self) -> None:
        """Have the rows about now in the middle, between what was before and what comes after."""
        now = self._log.index((self._log.now or range(0)).start)
        self.setCurrentIndex(now)
        self.scrollTo(now, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure_anew()

    def measure_anew(self) -> None:
        """Lay out all rows again, with their heights measured again."""
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()


class _LogDelegate(QStyledItemDelegate):
    """Draws an event as wrapped words; a new turn stands out."""

    def __init__(self, theme: Theme, model: LogModel, parent: QListView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._view = parent
        self._indent = _INDENT if isinstance(model, ShownLog) else _INSET
        self._lines: dict[int, _LogLine] = {}
        """The rows, kept because a list asks for all their sizes whenever one is added."""

    def forget(self) -> None:
        """Words, font or width have changed."""
        self._lines.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._line(index).size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, line = self._theme.colours, self._line(index)
        painter.save()
        painter.setFont(self._font(stands_out=line.stands_out))
        place = QRectF(option.rect)  # type: ignore[attr-defined]
        ink = colours.text if line.stands_out else colours.text_muted
        now = self._model.now
        if now is not None and index.row() >= now.stop:
            ground = mix(colours.table_edge, colours.table_centre, 0.4)
            pale = mix(ground, colours.text_muted, _PALE)
            ink = self._theme.seen_on(ground, pale, self._theme.text_contrast)
        elif now is not None and index.row() in now:
            ink = colours.text
            is_first = index.row() == now.start
            band = place.adjusted(0, line.gap - 5 if is_first else 0, 0, 0)
            painter.fillRect(band, faded(colours.accent, 0.16))
            band.setWidth(3)
            painter.fillRect(band, colours.accent)
        place.adjust(0, line.gap - 3, -4, 0)
        if self._model.now is not None and option.state & QStyle.StateFlag.State_HasFocus:  # type: ignore[attr-defined]
            painter.setPen(QPen(colours.focus, 2))
            painter.drawRect(place.adjusted(1, -1, 3, -2))
        painter.setPen(ink)
        place.adjust(self._indent, 0, 0, 0)
        painter.drawText(place, _WRAP, line.text)
        painter.restore()

    def _font(self, *, stands_out: bool) -> QFont:
        font = QFont(self._view.font())
        if stands_out:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _line(self, index: Index) -> "_LogLine":
        row = index.row()
        if row not in self._lines:
            stands_out = isinstance(index.data(VALUE_ROLE), TurnStarted | GameEnded)
            text, gap = index.data(), 14 if stands_out else 5
            width = self._view.viewport().width()
            room = QRect(0, 0, width - 4 - self._indent, 10_000)
            metrics = QFontMetrics(self._font(stands_out=stands_out))
            size = QSize(width, metrics.boundingRect(room, _WRAP, text).height() + gap)
            self._lines[row] = _LogLine(text, stands_out, gap, size)
        return self._lines[row]


class _LogLine(NamedTuple):
    """An event as it is shown."""

    text: str
    stands_out: bool
    gap: int
    """The room above its words."""
    size: QSize
