"""A path in a dialog."""

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.words.translated import Translated


class PathText(Translated, QPlainTextEdit):
    """A path that can be selected and copied as it is, on as many lines as it needs."""

    def __init__(self) -> None:
        super().__init__(readOnly=True, tabChangesFocus=True)
        self.setProperty("kind", "muted")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A space at the end of a line would be reason enough for one.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.ensurePolished()
        self.retranslate()

    def retranslate(self) -> None:
        explain(
            self,
            self.tr("Where it is: can be selected and copied"),
            self.tr("The file or folder that this is about. Its path can be selected and copied."),
        )

    def show_path(self, path: str) -> None:
        """Show this path; nothing if it is empty."""
        self.setPlainText(path)
        self.setAccessibleName(path)
        self.setVisible(bool(path))
        layout = QTextLayout(path, self.font())
        layout.setTextOption(QTextOption(self.document().defaultTextOption()))
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width())
            height += line.height()
        layout.endLayout()
        self.setFixedHeight(math.ceil(max(height, self.fontMetrics().lineSpacing())) + 2)
