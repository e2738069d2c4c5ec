"""Painted buttons to choose with: a row of segments, and words that grow with the page."""

from collections.abc import Hashable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from thegame_desktop.view.look.focus_ring import CHOOSING_KEYS
from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.text_size import grown, text_pixels
from thegame_desktop.view.look.texts import draw_line, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group

if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object

Value = TypeVar("Value", bound=Hashable)

SEGMENT_HEIGHT = 38
GROUND_SHARE, POINTED_SHARE = 0.55, 0.06
"""How much of the raised surface, and of the text's colour where the mouse is, a ground has."""
_LEAST_HEIGHT = 36
"""What a finger hits, in the smallest window too."""
_TEXT_PIXELS = 15
_PADDING = 16
_STOCK_BORDER = 2
_TEXT_SHARE = 0.4
"""How much of a button's height is text."""


class Choice(_Button):
    """Mixed into a checkable button class, before it: painted by us, the whole of it to click."""

    draws_focus = True
    theme: Theme
    label = ""
    unit = 1.0

    def set_label(self, label: str, tip: str = "") -> None:
        """Show this text; the tip explains it, to screen readers too."""
        self.label = label
        self.setAccessibleName(label)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.updateGeometry()
        self.update()

    def set_unit(self, unit: float) -> None:
        """Grow or shrink to so many pixels for each pixel of the design."""
        self.unit = unit
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)
        painter.end()

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


class SegmentBar(Group, Generic[Value]):
    """A row of segments, of which one is chosen."""

    chosen = Signal(object)
    """The value that the player has chosen just now."""

    def __init__(self, theme: Theme, values: Iterable[Value]) -> None:
        super().__init__()
        self._theme = theme
        self._unit = 1.0
        self._group = QButtonGroup(self)
        self._segments: dict[Value, Segment] = {}
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

    def offer(self, values: Iterable[Value]) -> None:
        """Show only these values."""
        offered = set(values)
        for value, segment in self._segments.items():
            segment.setVisible(value in offered)

    def set_label(self, value: Value, label: str, name: str = "") -> None:
        """Show a value by this label; `name` is what it is called in full, if that is longer."""
        segment = self._segments[value]
        segment.set_label(label)
        if name:
            segment.setAccessibleName(name)
            segment.setToolTip(name)

    def explain(self, value: Value, tip: str) -> None:
        """Say more about a value in its tool tip."""
        segment = self._segments[value]
        segment.setToolTip(tip)
        segment.setAccessibleDescription(tip)

    def set_allowed(self, allowed: Iterable[Value]) -> None:
        """Let only these values be chosen."""
        allowed = set(allowed)
        for value, segment in self._segments.items():
            segment.setEnabled(value in allowed)

    def set_value(self, value: Value) -> None:
        """Show this value as the chosen one, without telling anyone."""
        with QSignalBlocker(self._segments[value]):
            self._segments[value].setChecked(True)

    def set_unit(self, unit: float) -> None:
        """Grow or shrink to so many pixels for each pixel of the design."""
        self._unit = unit
        for segment in self._segments.values():
            segment.set_unit(unit)

    @property
    def values(self) -> tuple[Value, ...]:
        """All values that can ever be offered."""
        return tuple(self._segments)

    def segment(self, value: Value) -> Segment:
        """The button of a value."""
        return self._segments[value]

    def _tell(self, value: Value, is_chosen: bool) -> None:
        if is_chosen:
            self.chosen.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(with_alpha(colours.table_edge, 0.55))
        painter.setPen(QPen(with_alpha(colours.outline, 0.7), 1))
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, 8 * self._unit, 8 * self._unit)
        painter.end()


class PageLabel(QLabel):
    """A text of the page in one of the theme's colours, growing with the page."""

    def __init__(
        self,
        theme: Theme,
        pixels: int,
        colour: str = "text",
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._pixels = pixels
        self._colour = colour
        self._weight = weight
        self._unit = 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_unit(self, unit: float) -> None:
        """Grow or shrink to so many pixels for each pixel of the design."""
        self._unit = unit
        self._dress()

    def set_colour(self, colour: str) -> None:
        """Take another of the theme's colours."""
        if colour != self._colour:
            self._colour = colour
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # or of the theme
            self._dress()

    def _dress(self) -> None:
        # A style sheet, since the program's own would win over a font or a palette.
        colour = getattr(self._theme.colours, self._colour).name()
        pixels = text_pixels(self._pixels * self._unit)
        sheet = f"color: {colour}; font-size: {pixels}px; font-weight: {int(self._weight)};"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)


class PageButton(QPushButton):
    """A stock button of a page, which Enter presses too; not one that is held since before."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A page that comes up under a held key has its own button there.
        if not (event.isAutoRepeat() and event.key() in CHOOSING_KEYS):
            super().keyPressEvent(event)

    def make_primary(self, is_primary: bool) -> None:
        """Let it look like the one that is most likely wanted, or like any other."""
        kind = "primary" if is_primary else None
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)


def segment_height(unit: float) -> int:
    """How high a segment is, and whatever stands in line with one."""
    return stock_height(unit, SEGMENT_HEIGHT)


def stock_height(unit: float, height: int) -> int:
    """How high a stock button or field that has this height in the design is on the page."""
    return max(_LEAST_HEIGHT, round(grown(height * unit, _TEXT_SHARE)))


def stock_style(unit: float, height: int, pixels: int) -> str:
    """A style sheet that gives a stock button or field this height and text size."""
    inner = stock_height(unit, height) - 2 * _STOCK_BORDER
    return (
        f"min-height: {inner}px; max-height: {inner}px; padding: 0 {round(14 * unit)}px;"
        f"border-radius: {round(10 * unit)}px; font-size: {text_pixels(pixels * unit)}px;"
    )
