"""A part of the coach's page: a title, and what belongs together below it."""

from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.statistics.figure_tiles import draw_card
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled

_PADDING = 12


class CoachCard(Scaled, Group):
    """On a quiet ground of its own."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.heading = PageLabel(theme, 16, weight=QFont.Weight.Bold, wraps=True)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.heading)

    def rescale(self) -> None:
        padding = round(_PADDING * self.unit)
        self.column.setContentsMargins(padding, padding, padding, padding)
        self.column.setSpacing(round(8 * self.unit))

    def set_title(self, title: str) -> None:
        """Call it this."""
        self.heading.setText(title)
        self.setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_card(painter, self.rect(), self._theme, self.unit)
