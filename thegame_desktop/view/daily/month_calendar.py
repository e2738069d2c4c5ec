"""The calendar of a month: a button for each day, with a mark for what has become of its deal."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial
from math import ceil
from types import MappingProxyType

from PySide6.QtCore import QLocale, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from thegame_desktop.play.daily import FIRST_DAY, DayResult
from thegame_desktop.view.daily.day_button import DayButton
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.choices import Choice
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.daily_words import DailyWords
from thegame_desktop.view.words.translated import Translated

_DAYS, _WEEKS, _LONGEST = 7, 6, 31
_HEAD, _BELOW_HEAD, _WEEKDAYS, _WEEK = 38, 4, 20, 39
_COLUMN = 60
_LEAST_DAY = 36
"""How high a day is at least, in pixels: as a finger needs it."""
_PADDING = 12
_CHEVRON = 40
_TEXT_SHARE = 0.6

_STEPS: Mapping[int, int] = MappingProxyType(
    {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_DAYS, Qt.Key.Key_Down: _DAYS}
)
_MONTHS: Mapping[int, int] = MappingProxyType({Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1})


class MonthCalendar(Translated, Scaled, Group):
    """Shows the month of the chosen day, and tells which other day is picked; never a future one.

    The arrow keys go from day to day, Page Up and Page Down from month to month.
    """

    picked = Signal(object)
    """A date that is to be the chosen one."""

    def __init__(self, theme: Theme, words: DailyWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._chosen = self._today = FIRST_DAY
        self._results: Mapping[date, DayResult] = {}
        self._title = PageLabel(theme, 19, weight=QFont.Weight.Black)
        self._title.setParent(self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._before = self._month_button("month before", -1)
        self._group = QButtonGroup(self)
        self._days = [DayButton(theme, number, self) for number in range(1, _LONGEST + 1)]
        for day in self._days:
            self._group.addButton(day)
            # Not `clicked`: a screen reader only toggles.
            day.toggled.connect(partial(self._pick_number, day.number))
        self._after = self._month_button("month after", 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_days(self, chosen: date, today: date, results: Mapping[date, DayResult]) -> None:
        """Show the month of the chosen day, with an edition's results."""
        self._chosen, self._today, self._results = chosen, today, results
        has_focus = any(day.hasFocus() for day in self._days)
        last = monthrange(chosen.year, chosen.month)[1]
        for button in self._days:
            button.setVisible(button.number <= last)
            if button.number <= last:
                day = chosen.replace(day=button.number)
                button.setEnabled(day <= today)
                button.show_day(results.get(day), is_today=day == today)
                button.setObjectName(f"day {day.isoformat()}")
        button = self._days[chosen.day - 1]
        with QSignalBlocker(button):
            button.setChecked(True)
        if has_focus:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before.setEnabled((chosen.year, chosen.month) > _month(min(FIRST_DAY, today)))
        self._after.setEnabled((chosen.year, chosen.month) < _month(today))
        self._place()
        self.retranslate()

    def rescale(self) -> None:
        super().rescale()
        self._place()

    def sizeHint(self) -> QSize:
        unit, padding = self.unit, 2 * _PADDING
        week = max(_WEEK * unit, _LEAST_DAY + 2 * self._gap)
        height = (_HEAD + _BELOW_HEAD + _WEEKDAYS + padding) * unit + _WEEKS * week
        return QSize(round((_DAYS * _COLUMN + padding) * unit), ceil(grown(height, _TEXT_SHARE)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def retranslate(self) -> None:
        year, month = _month(self._chosen)
        name = QLocale().standaloneMonthName(month, QLocale.FormatType.LongFormat)
        self._title.setText(f"{name} {year}")
        self.setAccessibleName(self._title.text())
        leads = self.tr("Goes from month to month. Days to come can't be chosen.")
        for button, label, tip in (
            (self._before, self.tr("Month before"), self.tr("Show the month before (Page Up)")),
            (self._after, self.tr("Month after"), self.tr("Show the month after (Page Down)")),
        ):
            button.set_label(label)
            explain(button, tip, leads)
        meaning = self.tr(
            "A day, with a mark for how its deal ended: a tick if it was won, else how many cards "
            "were left. A ring in place of a disc: played later, or with known cards. A click "
            "chooses the day."
        )
        for shown in self._days[: monthrange(year, month)[1]]:
            day = self._chosen.replace(day=shown.number)
            told = f"{self._words.day(day)}: {self._state(day)}"
            shown.set_label(str(shown.number))
            shown.setAccessibleName(told)
            explain(shown, told, meaning)
        self.update()

    def _state(self, day: date) -> str:
        if day > self._today:
            return self.tr("still to come")
        result = self._results.get(day)
        return self.tr("not played") if result is None else self._words.state(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self._pick(_later(self._chosen, _STEPS[event.key()]))
        elif event.key() in _MONTHS:
            self._turn(_MONTHS[event.key()])
        else:
            super().keyPressEvent(event)

    def _pick_number(self, number: int, is_picked: bool) -> None:
        if is_picked:
            self._pick(self._chosen.replace(day=number))

    def _turn(self, months: int) -> None:
        """The same day of another month, or the last one before it."""
        index = self._chosen.year * 12 + self._chosen.month - 1 + months
        year, month = index // 12, index % 12 + 1
        if date.min.year <= year <= date.max.year:
            self._pick(date(year, month, min(self._chosen.day, monthrange(year, month)[1])))

    def _pick(self, day: date) -> None:
        day = min(max(day, min(FIRST_DAY, self._today)), self._today)
        if day != self._chosen:
            self.picked.emit(day)

    def _month_button(self, name: str, months: int) -> "_Chevron":
        button = _Chevron(self._theme, months, self)
        button.setObjectName(name)
        button.clicked.connect(lambda: self._turn(months))
        return button

    # Where everything is

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        inner, head = self._inner, self._head
        side = round(_CHEVRON * self.unit)
        top = inner.y() + (head - side) // 2
        self._before.setGeometry(inner.x(), top, side, side)
        self._after.setGeometry(inner.right() + 1 - side, top, side, side)
        room = inner.adjusted(side, 0, -side, 0)
        self._title.setGeometry(room.x(), inner.y(), room.width(), head)
        first = self._column_of(self._chosen.replace(day=1))
        gap = self._gap
        for day in self._days:
            row, column = divmod(first + day.number - 1, _DAYS)
            day.setGeometry(self._cell(column, row).adjusted(gap, gap, -gap, -gap))

    @property
    def _head(self) -> int:
        return round(grown(_HEAD * self.unit, _TEXT_SHARE))

    @property
    def _gap(self) -> int:
        return max(1, round(self.unit))

    @property
    def _inner(self) -> QRect:
        padding = round(_PADDING * self.unit)
        return self.rect().adjusted(padding, padding, -padding, -padding)

    def _cell(self, column: int, row: int) -> QRect:
        """The place of a day; row -1 has the days of the week."""
        inner = self._inner
        top = inner.y() + self._head + round(_BELOW_HEAD * self.unit)
        names = round(grown(_WEEKDAYS * self.unit, _TEXT_SHARE))
        left, right = (inner.x() + inner.width() * nth // _DAYS for nth in (column, column + 1))
        if row < 0:
            return QRect(left, top, right - left, names)
        start = top + names
        rest = inner.bottom() + 1 - start
        top, bottom = (start + rest * nth // _WEEKS for nth in (row, row + 1))
        return QRect(left, top, right - left, bottom - top)

    def _column_of(self, day: date) -> int:
        return (day.isoweekday() - QLocale().firstDayOfWeek().value) % _DAYS

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, colours, locale = self.unit, self._theme.colours, QLocale()
        with smooth_painter(self) as painter:
            painter.setPen(QPen(with_alpha(colours.outline, 0.45), 1))
            painter.setBrush(with_alpha(colours.surface, 0.75))
            frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(frame, 16 * unit, 16 * unit)
            font = self._theme.font(13 * unit, QFont.Weight.DemiBold)
            for column in range(_DAYS):
                day = (locale.firstDayOfWeek().value - 1 + column) % _DAYS + 1
                name = locale.standaloneDayName(day, QLocale.FormatType.ShortFormat)
                centre = Qt.AlignmentFlag.AlignHCenter
                draw_line(painter, self._cell(column, -1), name, font, colours.text_muted, centre)


class _Chevron(Choice, QPushButton):
    """Leads to the month before or after."""

    def __init__(self, theme: Theme, months: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._way = months
        self.setAutoDefault(True)
        self.setStyleSheet("min-height: 0; padding: 0;")

    def sizeHint(self) -> QSize:
        return QSize(*2 * [round(_CHEVRON * self.unit)])

    def draw(self, painter: QPainter) -> None:
        self.draw_ground(painter, 10 * self.unit, has_border=True)
        colours = self.theme.colours
        ink = colours.text if self.isEnabled() else self.theme.faint_ink
        pen = QPen(ink, 2.4 * self.unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        centre, arm = QRectF(self.rect()).center(), 5.5 * self.unit
        tip = QPointF(arm / 2 * self._way, 0)
        ends = (QPointF(-arm / 2 * self._way, -arm), QPointF(-arm / 2 * self._way, arm))
        painter.drawPolyline(QPolygonF([centre + ends[0], centre + tip, centre + ends[1]]))


def _month(day: date) -> tuple[int, int]:
    return day.year, day.month


def _later(day: date, days: int) -> date:
    """So many days later; the same day where the calendar ends."""
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return day
