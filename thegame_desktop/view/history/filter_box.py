"""A drop-down that asks for games of one kind, or for all."""

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QWidget

from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import as_tool_tip, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.buttons import restyle
from thegame_desktop.view.widgets.scaled import Scaled

HEIGHT, TEXT = 40, 14
TEXT_SHARE = 0.4
_BORDER = 2

Demand = tuple[str, object] | None
"""What of a `Wanted` is settled, and how; None for all games."""


class Option(NamedTuple):
    """Something to choose."""

    label: str
    demand: Demand = None
    short: str = ""
    """What is shown instead where the label is too long."""


class FilterBox(Scaled, QComboBox):
    """A filter in use has a bright border, so that it is not overlooked."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options: tuple[Option | None, ...] = ()
        self._first: Demand = None
        self.setObjectName(f"filter {name}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(16)
        self.currentIndexChanged.connect(self._dress)

    @property
    def option(self) -> Option:
        """What is chosen."""
        option = self._options[self.currentIndex()]
        assert option is not None, "a line can't be chosen"
        return option

    @property
    def demand(self) -> Demand:
        """What the choice settles, also before anything is offered."""
        return self.option.demand if self._options else self._first

    @property
    def is_changed(self) -> bool:
        """True if something else is chosen than at first."""
        return self.demand != self._first

    def begin_with(self, demand: Demand) -> None:
        """Choose this at first and after a reset, instead of all games."""
        self._first = demand

    def offer(self, everything: str, options: Iterable[Option | None]) -> None:
        """Let all games be chosen, or one of these; what was chosen stays so.

        None is a line between two options.
        """
        chosen, offered = self.demand, (Option(everything), *options)
        with QSignalBlocker(self):
            self.clear()
            self._options = offered
            for index, option in enumerate(self._options):
                if option is None:
                    self.insertSeparator(index)
                    continue
                self.addItem(option.short or option.label)
                if option.short:
                    tip = as_tool_tip(option.label)
                    self.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
                    self.setItemData(index, option.label, Qt.ItemDataRole.AccessibleTextRole)
            self._choose(chosen)
        self._dress()

    def reset(self) -> None:
        """Choose what is chosen at first."""
        with QSignalBlocker(self):
            self._choose(self._first)
        self._dress()

    def _choose(self, demand: Demand) -> None:
        """Choose what demands this; if that is gone, what comes first."""
        found = (i for i, each in enumerate(self._options) if each and each.demand == demand)
        self.setCurrentIndex(next(found, 0))

    def rescale(self) -> None:
        self._dress()

    def sizeHint(self) -> QSize:
        """As wide as is needed for all that can be chosen."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(kind, option, part, self)
        font = self._theme.font(TEXT * self.unit, QFont.Weight.Bold)
        texts = (self.itemText(index) for index in range(self.count()))
        widest = max((text_width(font, text) for text in texts), default=0.0)
        width = ceil(widest) + self.width() - field.width() + 2
        return QSize(width, super().sizeHint().height())

    def _dress(self) -> None:
        """Take the size that there is room for; with a bright border if games are left out."""
        colours, unit, is_changed = self._theme.colours, self.unit, self.is_changed
        line = colours.accent if is_changed else mix(colours.surface, colours.outline, 0.8)
        font = self._theme.font(TEXT * unit)
        weight = QFont.Weight.Bold if is_changed else QFont.Weight.Normal
        inner = round(grown(HEIGHT * unit, TEXT_SHARE)) - 2 * _BORDER
        ring = max(_BORDER, round(self._theme.ring_width))
        within = inner - 2 * (ring - _BORDER)
        arrow = round(16 * unit)
        sheet = (  # only the box: the list that it opens has its own heights
            f"QComboBox {{ min-height: {inner}px; max-height: {inner}px;"
            f"padding: 0 {round(9 * unit)}px; border-radius: {round(9 * unit)}px;"
            f"font-size: {font.pixelSize()}px; font-weight: {int(weight)};"
            f"border-color: {line.name()}; }}"
            f"QComboBox::drop-down {{ width: {round(30 * unit)}px; }}"
            f"QComboBox::down-arrow {{ width: {arrow}px; height: {arrow}px; }}"
            f"QComboBox:focus, QComboBox:on {{ border: {ring}px solid {colours.focus.name()};"
            f"min-height: {within}px; max-height: {within}px; }}"
            f"QComboBox QAbstractItemView {{ font-size: {font.pixelSize()}px;"
            f"font-weight: {int(QFont.Weight.Normal)}; }}"
        )
        restyle(self, sheet)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls the page filters nothing."""
        event.ignore()
