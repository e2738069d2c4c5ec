"""A row of the new-game page: a label, what is to be chosen, and a note below."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import Group
from thegame_desktop.view.widgets.buttons import segment_height
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled

_LABEL_WIDTH = 150


class FormRow(Scaled, Group):
    """Labels of all rows are equally wide, so that the controls stand in one line."""

    def __init__(self, theme: Theme, controls: Sequence[QWidget]) -> None:
        super().__init__()
        self._label = PageLabel(theme, 15, "text_muted", QFont.Weight.DemiBold, wraps=True)
        self._note = PageLabel(theme, 13, "text_muted", wraps=True)
        self._note.hide()
        self._controls = QHBoxLayout()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._label, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addLayout(self._controls, 0, 1)
        self._grid.addWidget(self._note, 1, 1)
        self._grid.setColumnStretch(1, 1)
        for control in controls:
            self._controls.addWidget(control)
        self._controls.addStretch(1)
        self._groups = [each for each in controls if isinstance(each, Group)] or [self]
        """What is called as the row is: groups of controls, or the row as a group of them."""

    @property
    def note(self) -> str:
        """What the row says below its controls."""
        return self._note.text()

    def set_label(self, label: str) -> None:
        """Call the row this, and what is to be chosen in it."""
        self._label.setText(label)
        for group in self._groups:
            group.setAccessibleName(label)

    def set_note(self, note: str, *, is_fault: bool = False) -> None:
        """Say this below the controls, and how bad it is."""
        self._note.set_colour("danger" if is_fault else "text_muted")
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def rescale(self) -> None:
        unit = self.unit
        self._label.setFixedWidth(text_pixels(_LABEL_WIDTH * unit))
        self._label.setMinimumHeight(segment_height(unit))
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._controls.setSpacing(round(8 * unit))
        self._grid.setHorizontalSpacing(round(12 * unit))
        self._grid.setVerticalSpacing(round(3 * unit))
