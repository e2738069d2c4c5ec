"""A part of the coach's page."""

from PySide6.QtWidgets import QWidget

from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.statistics.titled_card import TitledCard


class CoachCard(TitledCard, Group):
    """Called by its title."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, wraps=True)
        self.column.addWidget(self.heading)

    def set_title(self, title: str) -> None:
        """Call it this."""
        self.heading.setText(title)
        self.setAccessibleName(title)
