"""A place that shows what doesn't fit into it by scrolling, and what lies behind it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from thegame_desktop.view.look.finger_scrolling import FingerScrolling


class SeeThroughScroll(QScrollArea):
    """Scrolls its content up and down, never sideways; as wide as it is, the content is too."""

    def __init__(self, content: QWidget, focus: Qt.FocusPolicy = Qt.FocusPolicy.NoFocus) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(focus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        FingerScrolling(self)
        self.setStyleSheet("QScrollArea { background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
