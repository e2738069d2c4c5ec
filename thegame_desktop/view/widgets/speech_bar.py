"""A bar above a table that tells what it is about there; buttons at its end lead on."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import tinge
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.buttons import PageButton
from thegame_desktop.view.widgets.labels import mute, plain_label
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_TRACK = 4
"""How high the line is that shows how far one has come."""
_LEAST_BESIDE = 20
"""How wide the words have to be beside the controls, by their letters; else they go below."""
_MOST = 0.46
"""How much of the page it has at most: longer words are scrolled, and the table is still there."""
_RING = 6
"""How far the ring around what is scrolled by keys is from it."""
_SCROLLING_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

TWO_LINES = "1\n2"
"""An answer that isn't known beforehand rarely has more."""


class Tone(StrEnum):
    """How an answer is meant; the value is the colour that it is written in."""

    PRAISE = "success"
    OBJECTION = "danger"
    POINTER = "accent"


@dataclass(frozen=True)
class Speech:
    """All that the bar says at a time."""

    title: str
    task: str
    answer: str = ""
    tone: Tone = Tone.PRAISE


class SpeechBar(Translated, Scaled, Group):
    """Keeps its height while it is about the same thing, so that nothing below it moves."""

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        """Whatever is on it has a name that begins with this one."""
        super().__init__(parent)
        self._theme = theme
        self._page = parent
        self._name = name
        self._speech = Speech("", "")
        self._titles: tuple[str, ...] = ()
        self._tasks: tuple[str, ...] = ()
        self._answers: tuple[str, ...] = ()
        self._played, self._steps = 0, 1
        self._count = plain_label(f"{name} count")
        self._title = plain_label(f"{name} title", wraps=True)
        self._task = plain_label(f"{name} task", wraps=True)
        self._answer = plain_label(f"{name} answer", wraps=True)
        for label in (self._title, self._task, self._answer):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        mute(self._count)
        self._head, self._controls = QWidget(), QWidget(self)
        self._buttons: list[PageButton] = []
        self._is_below = False
        self._title_width = self._most = 0

    def say(self, speech: Speech) -> None:
        """Say this from now on; whoever can't see it hears it."""
        if speech == self._speech:
            return
        is_new = (speech.title, speech.task) != (self._speech.title, self._speech.task)
        self._speech = speech
        self._title.setText(speech.title)
        self._task.setText(speech.task)
        self._task.setVisible(bool(speech.task))
        self._answer.setText(speech.answer)
        self._tint()
        self._make_room()
        part = self._title if is_new else self._answer
        QTimer.singleShot(0, self._scroll, lambda: self._scroll.ensureWidgetVisible(part, 0, 0))
        told = " ".join(filter(None, (speech.answer, speech.task)))
        self.setAccessibleName(told)
        announce(self, told)

    def count(self, played: int, steps: int, told: str) -> None:
        """Show how far one has come, and say this about it."""
        self._played, self._steps = played, steps
        self._count.setText(told)
        self.update()

    def reserve(self, titles: Iterable[str], tasks: Iterable[str], answers: Iterable[str]) -> None:
        """Keep room for the longest of these."""
        self._titles, self._tasks, self._answers = tuple(titles), tuple(tasks), tuple(answers)
        self._make_room()

    def rescale(self) -> None:
        unit = self.unit
        # Not any time later: with room for all words meanwhile, they would be scrolled back.
        self._most = round(self._page.height() * _MOST)
        self._set_fonts()
        for button in self._buttons:
            # As bold as the style makes it, or there wouldn't be room for it.
            button.setFont(self._theme.font(max(13.0, 16 * unit), QFont.Weight.Bold))
            button.setMinimumHeight(round(grown(max(34.0, 40 * unit), 0.4)))
        self._row.setContentsMargins(
            round(24 * unit), round(12 * unit), round(22 * unit), round(10 * unit) + _TRACK
        )
        self._row.setHorizontalSpacing(round(24 * unit))
        self._row.setVerticalSpacing(round(6 * unit))
        self._words.setSpacing(round(4 * unit))
        self._head_row.setSpacing(round(2 * unit))
        self._title_width = round(grown(max(140.0, 196 * unit), 0.6))
        self._make_room()

    def _set_fonts(self) -> None:
        font, unit = self._theme.font, self.unit
        self._title.setFont(font(max(15.0, 18 * unit), QFont.Weight.Black))
        self._count.setFont(font(max(12.0, 14 * unit)))
        self._task.setFont(font(max(13.5, 16.5 * unit)))
        self._answer.setFont(font(max(12.5, 15 * unit), QFont.Weight.DemiBold))

    def retranslate(self) -> None:
        self._tint()

    def _height_of_controls(self) -> int:
        """How high the buttons are at most, whichever of them are offered."""
        row = self._height_of(self._buttons[-1])
        return row if self._is_below else 2 * row + self._rows.spacing()

    def _width_of_controls(self) -> int:
        """How wide the buttons are beside the words."""
        return self._controls.sizeHint().width()

    def _width_lost_to_controls(self) -> int:
        """How much narrower the words are while the controls beside them are larger than usual."""
        return 0

    def _heed_place(self, *, is_below: bool) -> None:
        """The words have gone below the controls, or come back beside them."""
        # Nothing is beside them any more: in one row they leave more room to what is below.
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if isinstance(self._rows, QBoxLayout):
            self._rows.setDirection(row if is_below else column)

    def _height_of(self, button: QPushButton) -> int:
        return max(button.minimumHeight(), button.sizeHint().height())

    def _make_room(self) -> None:
        self._arrange()
        self._row.activate()  # other buttons may have come: how wide are the words now?
        height = self._height_with(self._scroll.width())
        is_short = height > self._most
        if is_short:
            beside = self._scroll.verticalScrollBar().sizeHint().width()
            self._height_with(self._scroll.width() - beside)
        focus = Qt.FocusPolicy.TabFocus if is_short else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(focus)
        self.setFixedHeight(min(height, self._most))

    def _height_with(self, width: int) -> int:
        """Give the words their room if they are so wide; how high all of it is then."""
        title_width = self._title_width
        if self._is_below:
            title_width = width - self._count.sizeHint().width() - self._head_row.spacing()
            title_width = max(title_width, self._title_width)
        self._title.setFixedWidth(title_width)
        self._title.setFixedHeight(_height(self._title, title_width))
        # Without a task, the answer has its room too.
        usual = width + self._width_lost_to_controls()
        task = max(_height(self._task, width), _height(self._task, usual, self._tasks))
        answer = _height(self._answer, width)
        least = max(answer, _height(self._answer, usual, self._answers))
        words = max(task + self._words.spacing() + least, answer)
        if self._speech.task:
            answer = max(answer, least)
            words = task + self._words.spacing() + answer
        self._task.setFixedHeight(task)
        self._answer.setFixedHeight(answer)
        head = _height(self._title, title_width, self._titles)
        controls = self._height_of_controls()
        if self._is_below:
            height = controls + self._row.verticalSpacing() + head + self._words.spacing() + words
        else:
            head += self._head_row.spacing() + self._count.sizeHint().height()
            height = max(head, controls, words)
        around = self._row.contentsMargins()
        return height + around.top() + around.bottom()

    def _arrange(self) -> None:
        """Have the words beside the controls if there is room for them, or else below."""
        around = self._row.contentsMargins()
        taken = around.left() + around.right() + 2 * self._row.horizontalSpacing()
        room = self.width() - taken - self._title_width - self._width_of_controls()
        is_below = room < _LEAST_BESIDE * self._task.font().pixelSize()
        if is_below == self._is_below:
            return
        self._is_below = is_below
        for part in (self._scroll, self._controls):
            self._row.removeWidget(part)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        if is_below:  # the title too: it is read with them, and scrolled with them
            self._words.insertWidget(0, self._head)
            self._row.addWidget(self._controls, 0, 0, 1, 3)
            self._row.addWidget(self._scroll, 1, 0, 1, 3)
        else:
            self._row.addWidget(self._head, 0, 0)
            self._row.addWidget(self._scroll, 0, 1)
            self._row.addWidget(self._controls, 0, 2)
        self._head.show()  # the layout would do so only with the next events
        self._row.setRowStretch(1, 1 if is_below else 0)
        self._head_row.setDirection(across if is_below else down)
        self._set_fonts()  # a label that gets another parent, with another style, loses its own
        self._heed_place(is_below=is_below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _tint(self) -> None:
        tinge(self._answer, getattr(self._theme.colours, self._speech.tone))

    def _lay_out(self, controls: QLayout) -> None:
        """Put everything in its place; these are the controls at the end."""
        self._rows = controls
        told = QWidget()
        self._words = QVBoxLayout(told)
        self._words.addWidget(self._task)
        self._words.addWidget(self._answer)
        self._words.addStretch(1)
        self._scroll = _WordsScroll(told)
        # Later: while it is being laid out, nothing may be placed elsewhere.
        later = Qt.ConnectionType.QueuedConnection
        self._scroll.got_other_width.connect(self._make_room, later)
        self._scroll.setObjectName(f"{self._name} words")
        self._row = QGridLayout(self)
        self._row.addWidget(self._head, 0, 0)
        self._row.addWidget(self._scroll, 0, 1)
        self._row.addWidget(self._controls, 0, 2)
        self._row.setColumnStretch(1, 1)
        self._head_row = QVBoxLayout(self._head)
        for label in (self._title, self._count):
            self._head_row.addWidget(label)
        self._head_row.addStretch(1)
        for layout in (self._words, self._head_row, controls):
            layout.setContentsMargins(0, 0, 0, 0)

    def _button(self, name: str, *, is_primary: bool = False) -> PageButton:
        button = PageButton(f"{self._name} {name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.make_primary(is_primary)
        self._buttons.append(button)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours.surface)
            track = self.rect().adjusted(0, self.height() - _TRACK, 0, 0)
            painter.fillRect(track, with_alpha(colours.outline, 0.5))
            track.setWidth(round(track.width() * self._played / self._steps))
            painter.fillRect(track, colours.accent)
            around = self._scroll.geometry().adjusted(-_RING, -_RING, _RING, _RING)
            self._scroll.draw_ring(painter, around.toRectF(), self._theme, _RING)


class _WordsScroll(FocusRing, SeeThroughScroll):
    """The words; where they are scrolled, keys do that rather than anything else on the page."""

    got_other_width = Signal()
    """Other words or buttons beside them have taken room or left it: they may need more lines."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.got_other_width.emit()

    def refresh(self) -> None:
        if (bar := self.parentWidget()) is not None:
            bar.update()  # which draws the ring around it

    def event(self, event: QEvent) -> bool:
        is_mine = isinstance(event, QKeyEvent) and event.key() in _SCROLLING_KEYS
        if is_mine and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)


def _height(label: QLabel, width: int, texts: Iterable[str] = ()) -> int:
    """How high a label of this width has to be for any of these texts, and for its own."""
    flags, much = int(Qt.TextFlag.TextWordWrap), 9999
    measure = label.fontMetrics().boundingRect
    texts = (*texts, label.text())
    return 2 + max(measure(0, 0, width, much, flags, text).height() for text in texts)
