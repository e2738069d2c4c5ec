"""A drop-down of a page."""

from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from thegame_desktop.view.widgets.scaled import Scaled


class FieldBox(Scaled, QComboBox):
    """Has its text fit into it; whoever scrolls the page with it in the way chooses nothing."""

    def fit(self) -> None:
        """Take a size of text that there is room for."""
        raise NotImplementedError

    @property
    def field_width(self) -> int:
        """How wide the place is that shows what is chosen."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(kind, option, part, self).width()

    def rescale(self) -> None:
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
