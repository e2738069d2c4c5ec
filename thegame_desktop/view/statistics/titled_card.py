"""A title, and what belongs together below it, on a quiet ground of its own."""

from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.figure_tiles import draw_card
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled

_PADDING = 12


class TitledCard(Scaled):
    """Mixed into a widget class, before it; whoever does puts the title where it belongs."""

    spacing = 8
    """How far what is below each other is apart, in pixels of the design."""

    def __init__(self, theme: Theme, parent: QWidget, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self.heading = PageLabel(theme, 16, weight=QFont.Weight.Bold, wraps=wraps)
        self.column = QVBoxLayout(self)

    def rescale(self) -> None:
        padding = round(_PADDING * self.unit)
        self.column.setContentsMargins(padding, padding, padding, padding)
        self.column.setSpacing(round(self.spacing * self.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_card(painter, self.rect(), self._theme, self.unit)
