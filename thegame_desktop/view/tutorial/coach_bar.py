"""The bar above a lesson's table: what to do, what to think of what was done, and the way on."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain, tinge
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.choices import page_button
from thegame_desktop.view.table.recap_list import mute
from thegame_desktop.view.words.translated import Translated

_TRACK = 4
"""How high the line is that shows how far one has come."""


_TWO_LINES = "1\n2"
"""An answer that nobody has thought of beforehand rarely has more."""


class Tone(StrEnum):
    """How an answer is meant; the value is the colour that it is written in."""

    PRAISE = "success"
    OBJECTION = "danger"


@dataclass(frozen=True)
class Speech:
    """All that the bar says at a time."""

    title: str
    task: str
    answer: str = ""
    tone: Tone = Tone.PRAISE


class CoachBar(Translated, QWidget):
    """Keeps its height throughout a lesson, so that nothing below it moves."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._speech = Speech("", "")
        self._titles: tuple[str, ...] = ()
        self._tasks: tuple[str, ...] = ()
        self._answers: tuple[str, ...] = ()
        self._played, self._steps = 0, 1
        self.setObjectName("coach")
        self._title, self._count = _label("lesson title"), _label("lesson count")
        self._task, self._answer = _label("lesson task"), _label("lesson answer")
        for label in (self._title, self._task, self._answer):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.go_on = _button("lesson go on")
        self.go_on.setProperty("kind", "primary")
        self.play = _button("lesson play")
        self.play.setProperty("kind", "primary")
        self.others = _button("lesson others")
        self.leave = _button("lesson leave")
        mute(self._count)
        self._lay_out()
        self.retranslate()

    def say(self, speech: Speech) -> None:
        """Say this from now on; whoever can't see it hears it."""
        if speech == self._speech:
            return
        self._speech = speech
        self._title.setText(speech.title)
        self._task.setText(speech.task)
        self._answer.setText(speech.answer)
        self._tint()
        self._make_room()
        told = " ".join(filter(None, (speech.answer, speech.task)))
        self.setAccessibleName(told)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def count(self, played: int, steps: int) -> None:
        """Show how far the learner has come."""
        self._played, self._steps = played, steps
        self.retranslate()
        self.update()

    def offer(self, *, go_on: bool, is_done: bool) -> None:
        """Show the buttons for what can be done now."""
        self.go_on.setVisible(go_on)
        self.play.setVisible(is_done)
        self.others.setVisible(is_done)
        self.leave.setVisible(not is_done)

    def reserve(self, titles: Iterable[str], tasks: Iterable[str], answers: Iterable[str]) -> None:
        """Keep room for the longest of these."""
        self._titles, self._tasks, self._answers = tuple(titles), tuple(tasks), tuple(answers)
        self._make_room()

    def set_unit(self, unit: float) -> None:
        """Grow or shrink to so many pixels for each pixel of the design."""
        font = self._theme.font
        self._title.setFont(font(max(15.0, 18 * unit), QFont.Weight.Black))
        self._count.setFont(font(max(12.0, 14 * unit)))
        self._task.setFont(font(max(13.5, 16.5 * unit)))
        self._answer.setFont(font(max(12.5, 15 * unit), QFont.Weight.DemiBold))
        for button in (self.go_on, self.play, self.others, self.leave):
            button.setFont(font(max(13.0, 16 * unit)))
            button.setMinimumHeight(round(grown(max(34.0, 40 * unit), 0.4)))
        self._buttons.setSpacing(round(6 * unit))
        self._row.setContentsMargins(
            round(24 * unit), round(12 * unit), round(22 * unit), round(10 * unit) + _TRACK
        )
        self._row.setSpacing(round(24 * unit))
        self._words.setSpacing(round(4 * unit))
        self._head.setSpacing(round(2 * unit))
        for label in (self._title, self._count):
            label.setFixedWidth(round(grown(max(140.0, 196 * unit), 0.6)))
        self._make_room()

    def retranslate(self) -> None:
        self.go_on.setText(self.tr("Go on"))
        explain(
            self.go_on,
            self.tr("On to the next hand (Enter)"),
            self.tr("All that was to be played here is played. Deals the next prepared hand."),
        )
        self.play.setText(self.tr("Play a game"))
        explain(
            self.play,
            self.tr("Begin a new game of this edition"),
            self.tr("Leads to a new game of the edition that you have just learnt."),
        )
        self.others.setText(self.tr("Lessons"))
        explain(
            self.others,
            self.tr("Choose another lesson, or play this one again"),
            self.tr("Leads back to the lessons, to choose another one or the same once more."),
        )
        self.leave.setText(self.tr("Leave"))
        explain(
            self.leave,
            self.tr("Leave the lesson; you can go on with it later"),
            self.tr("Leads back to the lessons. What you have played so far is kept."),
        )
        self.setWhatsThis(
            self.tr("Tells what to do at the table below, and what to think of what you have done.")
        )
        step = min(self._played + 1, self._steps)
        count = self.tr("Step {step} of {steps}")
        self._count.setText(count.format(step=step, steps=self._steps))
        self._tint()

    def _make_room(self) -> None:
        self._row.activate()  # other buttons may have come: how wide are the words now?
        self._title.setFixedHeight(_wrapped_height(self._title, ()))
        self._task.setFixedHeight(_wrapped_height(self._task, self._tasks))
        self._answer.setFixedHeight(_wrapped_height(self._answer, (*self._answers, _TWO_LINES)))
        head = _wrapped_height(self._title, self._titles) + self._head.spacing()
        head += self._count.sizeHint().height()
        words = self._task.height() + self._words.spacing() + self._answer.height()
        buttons = 2 * self.leave.minimumHeight() + self._buttons.spacing()
        around = self._row.contentsMargins()
        self.setFixedHeight(max(head, words, buttons) + around.top() + around.bottom())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _tint(self) -> None:
        tinge(self._answer, getattr(self._theme.colours, self._speech.tone))

    def _lay_out(self) -> None:
        self._head = QVBoxLayout()
        for label in (self._title, self._count):
            self._head.addWidget(label)
        self._head.addStretch(1)
        self._words = QVBoxLayout()
        self._words.addWidget(self._task)
        self._words.addWidget(self._answer)
        self._words.addStretch(1)
        self._buttons = QVBoxLayout()
        for button in (self.go_on, self.play, self.others, self.leave):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._head)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(self._buttons)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.surface)
        track = self.rect().adjusted(0, self.height() - _TRACK, 0, 0)
        painter.fillRect(track, with_alpha(colours.outline, 0.5))
        track.setWidth(round(track.width() * self._played / self._steps))
        painter.fillRect(track, colours.accent)
        painter.end()


def _wrapped_height(label: QLabel, texts: Iterable[str]) -> int:
    """How high the label has to be for any of these texts, and for what it shows now."""
    flags, much = int(Qt.TextFlag.TextWordWrap), 9999
    measure = label.fontMetrics().boundingRect
    texts = (*texts, label.text())
    return 2 + max(measure(0, 0, label.width(), much, flags, text).height() for text in texts)


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _button(name: str) -> QPushButton:
    button = page_button(name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
