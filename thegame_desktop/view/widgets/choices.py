"""Painted buttons to choose with, and a row of such segments."""

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from thegame_desktop.view.look.mixins import ButtonMixin
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.texts import draw_line, explain, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.buttons import segment_height
from thegame_desktop.view.widgets.scaled import Scaled

ChoiceValue = TypeVar("ChoiceValue", bound=Hashable)

GROUND_SHARE, POINTED_SHARE = 0.55, 0.06
"""How much of the raised surface, and of the text's colour where the mouse is, a ground has."""
_TEXT_PIXELS = 15
_PADDING = 16


class Choice(Scaled, ButtonMixin):
    """Mixed into a checkable button class, before it: painted by us, the whole of it to click."""

    double_clicked = Signal()
    """This one, and now."""
    draws_focus = True
    theme: Theme
    label = ""
    summary = ""
    """What there is to know below the label, where it shows any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the mouse comes or goes

    def set_label(self, label: str, tip: str = "") -> None:
        """Show this text; the tip explains it, to screen readers too."""
        self.label = label
        self.setAccessibleName(label)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.updateGeometry()
        self.update()

    def set_texts(self, label: str, summary: str, tip: str, meaning: str) -> None:
        """Show this label and this summary; tell the rest to whoever waits or asks."""
        self.summary = summary
        self.set_label(label)
        self.setAccessibleDescription(summary.replace("\n", ". "))
        explain(self, tip, meaning)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_clicked.emit()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the whole button, in logical pixels."""
        raise NotImplementedError

    def draw_ground(self, painter: QPainter, radius: float, *, has_border: bool) -> None:
        """Fill the button as it is: chosen, pointed at, pressed or plain; and the focus ring."""
        colours = self.theme.colours
        ground = with_alpha(colours.surface_raised, GROUND_SHARE if has_border else 0.0)
        border = with_alpha(colours.outline, 0.7)
        if self.isChecked():
            ground = mix(colours.surface_raised, colours.accent, 0.05)
            border = colours.accent
        # What is chosen is as light already as it can be with words on it.
        is_pointed_at = self.underMouse() and not self.isChecked()
        if self.isEnabled() and (is_pointed_at or self.isDown()):
            share = 0.1 if self.isDown() else POINTED_SHARE
            ground = mix(ground, with_alpha(colours.text, 1.0), share)
        painter.setBrush(ground)
        has_line = has_border or self.isChecked()
        painter.setPen(QPen(border, self.line_width) if has_line else Qt.PenStyle.NoPen)
        rect, inner = self.within_ring(radius)
        painter.drawRoundedRect(rect, inner, inner)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.focus, self._ring_width))
            painter.drawRoundedRect(self._outline, radius, radius)

    @property
    def line_width(self) -> float:
        """How broad the line around it is."""
        return max(1.5, 1.2 * self.unit)

    def within_ring(self, radius: float) -> tuple[QRectF, float]:
        """The shape of the ground, and how round it is: smaller while a ring lies around it.

        The ring lies outside, with a gap: a border in another colour would hardly be seen.
        """
        inset = 2 * self._ring_width if self.hasFocus() else 0.0
        within = self._outline.adjusted(inset, inset, -inset, -inset)
        return within, max(2.0, radius - inset)

    @property
    def _ring_width(self) -> float:
        return max(self.theme.ring_width - 1, 1.8 * self.unit)

    @property
    def _outline(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)


class Segment(Choice, QRadioButton):
    """One of several values, side by side."""

    def __init__(self, theme: Theme, value: Hashable, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.value = value
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    @property
    def _font(self) -> QFont:
        return self.theme.font(_TEXT_PIXELS * self.unit, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        width = text_width(self._font, self.label) + 2 * _PADDING * self.unit
        return QSize(round(width), segment_height(self.unit))

    def draw(self, painter: QPainter) -> None:
        colours = self.theme.colours
        self.draw_ground(painter, 8 * self.unit, has_border=False)
        colour = colours.accent if self.isChecked() else colours.text
        if not self.isEnabled():
            colour = self.theme.faint_ink
        draw_line(
            painter, self.rect(), self.label, self._font, colour, Qt.AlignmentFlag.AlignHCenter
        )


class SegmentBar(Scaled, Group, Generic[ChoiceValue]):
    """A row of segments, of which one is chosen."""

    chosen = Signal(object)
    """The value that the player has chosen just now."""

    def __init__(self, theme: Theme, values: Iterable[ChoiceValue]) -> None:
        super().__init__()
        self._theme = theme
        self._group = QButtonGroup(self)
        self._segments: dict[ChoiceValue, Segment] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for value in values:
            segment = Segment(theme, value, self)
            # Not `clicked`: a screen reader only toggles.
            segment.toggled.connect(partial(self._tell, value))
            self._group.addButton(segment)
            row.addWidget(segment)
            self._segments[value] = segment
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def offer(self, values: Iterable[ChoiceValue]) -> None:
        """Show only these values."""
        offered = set(values)
        for value, segment in self._segments.items():
            segment.setVisible(value in offered)

    def set_label(self, value: ChoiceValue, label: str, name: str = "") -> None:
        """Show a value by this label; `name` is what it is called in full, if that is longer."""
        segment = self._segments[value]
        segment.set_label(label)
        if name:
            segment.setAccessibleName(name)
            segment.setToolTip(name)

    def explain(self, value: ChoiceValue, tip: str) -> None:
        """Say more about a value in its tool tip."""
        segment = self._segments[value]
        segment.setToolTip(tip)
        segment.setAccessibleDescription(tip)

    def set_allowed(self, allowed: Iterable[ChoiceValue]) -> None:
        """Let only these values be chosen."""
        allowed = set(allowed)
        for value, segment in self._segments.items():
            segment.setEnabled(value in allowed)

    def set_value(self, value: ChoiceValue) -> None:
        """Show this value as the chosen one, without telling anyone."""
        with QSignalBlocker(self._segments[value]):
            self._segments[value].setChecked(True)

    @property
    def values(self) -> tuple[ChoiceValue, ...]:
        """All values that can ever be offered."""
        return tuple(self._segments)

    def segment(self, value: ChoiceValue) -> Segment:
        """The button of a value."""
        return self._segments[value]

    def _tell(self, value: ChoiceValue, is_chosen: bool) -> None:
        if is_chosen:
            self.chosen.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        with smooth_painter(self) as painter:
            painter.setBrush(with_alpha(colours.table_edge, 0.55))
            painter.setPen(QPen(with_alpha(colours.outline, 0.7), 1))
            painter.drawRoundedRect(rect, 8 * self.unit, 8 * self.unit)
