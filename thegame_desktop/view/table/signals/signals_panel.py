"""Where the player who is looking says what the others may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from thegame_desktop.engine import Pile, Setup, Signals
from thegame_desktop.engine import Signal as Said
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.model.table_models import SeatRole, SeatsModel
from thegame_desktop.play.wishes import Say
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.signal_drawing import voice_of
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.texts import explain, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.table.signals.signal_choices import after_choice, choice_tables
from thegame_desktop.view.table.signals.signal_heads import PanelHead
from thegame_desktop.view.table.signals.signal_table import SignalTable
from thegame_desktop.view.widgets.buttons import PageButton, restyle, stock_height, stock_style
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_FITS = (
    *((1.0, True), (0.94, True), (0.88, True)),
    *((1.0, False), (0.94, False), (0.88, False), (0.8, False), (0.72, False), (0.66, False)),
)
"""How small things become, and whether they are explained, until there is room for them."""
_LEAST_TO_SCROLL = 0.88
"""How small things are where they have to be scrolled; large texts rather scroll than shrink."""
_BUTTON_HEIGHT, _BUTTON_PIXELS = 40, 14
_LEAST_BUTTON_UNIT = 0.8
_ARROWS: dict[int, QPoint] = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


@dataclass(frozen=True)
class _Sizes:
    """How large everything in the panel is by the unit that it has."""

    margin: int
    gap: int
    heads: float
    """The width of the heads of all rows."""
    line: int
    """The height of the line with the headline and the buttons."""
    size: QSize
    is_narrow: bool
    """True if there is no room for it side by side."""
    fits: bool
    """True if all of it can be seen."""


class SignalsPanel(Translated, Scaled, Group):
    """Lies over the table while it is open; what is chosen takes effect at once."""

    closed = Signal()

    def __init__(
        self, theme: Theme, words: Words, wished: Callable[[Say], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("signals panel")
        self._wished = wished
        self._theme = theme
        self._words = words
        self._setup: Setup | None = None
        self._seat = 0
        self._said: Signals = ()
        self._hand_size = 0
        self._around = QRect()
        self._full_unit = self.unit
        self._tables: list[SignalTable] = []
        self._headline = PanelHead(theme, self)
        self._ground = _Ground(theme)
        self._scroll = _Scroll(self._ground)
        self._scroll.setParent(self)
        self._scroll.setWidgetResizable(False)
        self._none = PageButton("signals none", self)
        self._none.clicked.connect(lambda: wished(Say(())))
        self._done = PageButton("signals done", self, kind="primary")
        self._done.clicked.connect(self.dismiss)
        for button in (self._none, self._done):
            button.least_unit = _LEAST_BUTTON_UNIT
        # What is clicked beside the buttons is not meant for the table below.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()
        self.retranslate()

    def setModel(self, model: SeatsModel) -> None:
        """Show what its player says, as this model has it."""
        self._model = model
        model.dataChanged.connect(self._show_said)

    def open_for(self, seat: QModelIndex, piles: Sequence[Pile]) -> None:
        """Let this player choose what to say."""
        self._forget()
        setup, row = self._model.setup, seat.data(VALUE_ROLE)
        assert setup is not None, "a game is played"
        self._seat, self._setup, self._hand_size = seat.row(), setup, row.hand_size
        self._headline.show_speaker(voice_of(row.who, self._words.initial(row.seat)))
        self._tables = [
            SignalTable(table, setup, piles, self._theme, self._words, self._choose, self._ground)
            for table in choice_tables(setup)
        ]
        for table in self._tables:
            table.show()
        self._show_said()
        self.show()
        self.raise_()
        self.retranslate()
        self._buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        """Keep nothing of the piles: they may lie differently the next time."""
        for old in self._tables:
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self._tables = []

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._forget()
            self.hide()  # also if it is the whole page that is left

    def _show_said(self) -> None:
        """Show what the player says by now."""
        if self._setup is None or not self._tables:
            return
        self._said = said = self._model.index(self._seat).data(SeatRole.SAID)
        for table in self._tables:
            for signal, button in table.buttons.items():
                after = after_choice(said, signal, self._setup, self._hand_size)
                button.show_count(said.count(signal), can_be_chosen=after is not None)
        self._none.setEnabled(bool(said))

    def place(self, around: QRect) -> None:
        """Take the middle of this rectangle, and no more of it than is needed."""
        self._around = around
        self._fit()

    def rescale(self) -> None:
        self._full_unit = self.unit  # there may be room for less only

    def dismiss(self) -> None:
        """Close, and tell so."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        players = self._setup.player_count if self._setup else 1
        headline = self.tr("What {player} lets the others know")
        if self._words.is_you(self._seat, players):
            headline = self.tr("What you let the others know")
        headline = headline.format(player=self._words.player(self._seat, players))
        self.setAccessibleName(headline)
        self._headline.show_words(headline, self.tr("Never an exact number."))
        self._none.setText(self.tr("Say nothing"))
        self._done.setText(self.tr("Done"))
        explain(
            self._none,
            self.tr("Take back all that you are saying"),
            self.tr("Takes all your signals back at once. The others see none of you any more."),
        )
        explain(
            self._done,
            self.tr("Close the panel (Esc)"),
            self.tr("Closes the panel. What you have chosen is being said already."),
        )
        self.setWhatsThis(
            self.tr(
                "What you may tell the others by the rules: a column for each thing it is about, a "
                "row for what you say of it. What is marked can be seen by all."
            )
        )
        for table in self._tables:
            table.retranslate()
        self._fit()

    def _choose(self, signal: Said) -> None:
        if self._setup is not None:
            after = after_choice(self._said, signal, self._setup, self._hand_size)
            if after is not None:
                self._wished(Say(after))

    # Where everything lies

    def _fit(self) -> None:
        """Be as large as is good to read, or as small as it has to be."""
        if self.isHidden() or not self._tables:
            return
        least = 0.0 if text_scale() == 1 else _LEAST_TO_SCROLL
        for scale, explains in (way for way in _FITS if way[0] >= least):
            fitting = [each for each in self._tried(scale, explains=explains) if each.fits]
            if fitting:
                self._arrange(fitting[0])
                return
        sizes = self._tried(_LEAST_TO_SCROLL, explains=False)
        self._arrange(([each for each in sizes if not each.is_narrow] or sizes)[0])

    def _tried(self, scale: float, *, explains: bool) -> list[_Sizes]:
        """How large everything is at this scale: as wide as is good, and as can be."""
        self.take(self._full_unit * scale)
        for table in self._tables:
            table.explain(explains=explains)
        return [self._measured(stretches=each) for each in (False, True)]

    def _measured(self, *, stretches: bool) -> _Sizes:
        """How large everything is, as wide as is good or as can be."""
        # The scroll bar has room beside the tables.
        margin, gap = max(round(18 * self.unit), self._bar_width), round(14 * self.unit)
        buttons = [self._button_size(button) for button in (self._none, self._done)]
        heads = max(table.heads_width() for table in self._tables)
        headline = self._headline.room()
        least = headline.width() + 2 * gap + sum(size.width() for size in buttons)
        least = max(least, *(table.least_width(heads) for table in self._tables))
        best = max(least, *(table.best_width(heads) for table in self._tables))
        room = self._around.size()
        width = room.width() - 2 * margin
        if not stretches:
            width = min(width, ceil(best))
        line = max(ceil(headline.height()), buttons[0].height())
        heights = [table.height_in(width, heads) for table in self._tables]
        height = 2 * margin + line + sum(heights) + gap * len(heights)
        return _Sizes(
            margin=margin,
            gap=gap,
            heads=heads,
            line=line,
            size=QSize(width + 2 * margin, min(height, room.height())),
            is_narrow=least > width,
            fits=least <= width and height <= room.height(),
        )

    @property
    def _bar_width(self) -> int:
        return self._scroll.verticalScrollBar().sizeHint().width()

    def _button_size(self, button: PageButton) -> QSize:
        font = self._theme.font(_BUTTON_PIXELS * button.unit, QFont.Weight.Bold)
        width = text_width(font, button.text()) + 36 * button.unit
        return QSize(ceil(width), stock_height(button.unit, _BUTTON_HEIGHT))

    def _arrange(self, sizes: _Sizes) -> None:
        place = QRect(QPoint(), sizes.size)
        place.moveCenter(self._around.center())
        self.setGeometry(place)
        margin, gap, line = sizes.margin, sizes.gap, sizes.line
        right = self.width() - margin
        for button in (self._done, self._none):
            restyle(button, stock_style(button.unit, _BUTTON_HEIGHT, _BUTTON_PIXELS))
            size = self._button_size(button)
            top = margin + (line - size.height()) // 2
            button.setGeometry(QRect(QPoint(right - size.width(), top), size))
            right -= size.width() + gap // 2
        self._headline.setGeometry(margin, margin, right - gap - margin, line)
        top, width = gap // 2, self.width() - 2 * margin
        for table in self._tables:
            top += gap - gap // 2
            table.arrange(QPoint(margin, top), width, sizes.heads)
            top = table.geometry().bottom() + 1 + gap // 2
        above = margin + line + gap // 2
        view = QRect(0, above, self.width(), self.height() - above - margin // 2)
        height = top - gap // 2
        bar = self._bar_width if height > view.height() else 0
        self._ground.show_tables(self._tables, QSize(self.width() - bar, height))
        self._scroll.setGeometry(view)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, frame = self._theme.colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, frame, 16, colours.surface, QPen(colours.accent, 2))
        left, right = self._headline.x(), self._done.geometry().right() + 1
        _draw_divider(painter, self._theme, left, right, self._scroll.y())

    # The keyboard

    def _buttons(self) -> list[QAbstractButton]:
        """All buttons that can be used, in order."""
        cells = (button for table in self._tables for button in table.buttons.values())
        found: list[QAbstractButton] = [*cells, self._none, self._done]
        return [each for each in found if each.isEnabled()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Accepted, whatever it is: the table below must not take it for its own.
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif key in _ARROWS:
            self._move_focus(_ARROWS[key])

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt calls it so
        buttons = self._buttons()
        focused = self.focusWidget()
        if not self.isVisible() or focused not in buttons:
            return super().focusNextPrevChild(next)
        way = 1 if next else -1
        place = (buttons.index(focused) + way) % len(buttons)
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        self._focus(buttons[place], reason)
        return True

    def _move_focus(self, way: QPoint) -> None:
        """Go to the nearest button that way: along the same line, or on the next one."""
        buttons, focused = self._buttons(), self.focusWidget()
        if focused not in buttons:
            return
        start = self._centre(focused)
        ahead: list[tuple[int, int, QAbstractButton]] = []
        for button in buttons:
            path = self._centre(button) - start
            along = path.x() * way.x() + path.y() * way.y()
            across = abs(path.x() * way.y()) + abs(path.y() * way.x())
            is_on_line = way.x() == 0 or across < focused.height() // 2
            if along > 0 and is_on_line:
                ahead.append((along, across, button))
        if ahead:
            nearest = min(ahead, key=lambda each: each[:2])[2]
            self._focus(nearest, Qt.FocusReason.OtherFocusReason)

    def _focus(self, button: QAbstractButton, reason: Qt.FocusReason) -> None:
        button.setFocus(reason)
        if self._ground.isAncestorOf(button):
            self._scroll.ensureWidgetVisible(button, 0, button.height())

    def _centre(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self, widget.rect().center())


class _Scroll(SeeThroughScroll):
    """Leaves all keys to the panel, which knows where they lead."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class _Ground(QWidget):
    """What the tables lie on, with a line between them; scrolled if they are too high."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tables: Sequence[QWidget] = ()

    def show_tables(self, tables: Sequence[QWidget], size: QSize) -> None:
        """Have lines between these."""
        self._tables = tables
        self.resize(size)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for above, below in pairwise(self._tables):
            middle = (above.geometry().bottom() + below.geometry().top()) // 2
            _draw_divider(painter, self._theme, above.x(), above.geometry().right() + 1, middle)


def _draw_divider(painter: QPainter, theme: Theme, left: int, right: int, y: int) -> None:
    painter.setPen(QPen(with_alpha(theme.colours.outline, 0.45), 1))
    painter.drawLine(QPointF(left, y + 0.5), QPointF(right, y + 0.5))
