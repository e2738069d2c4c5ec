"""Something that the player has to know, and nothing to decide."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.dialogs.headline import Headline
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme

_TEXT_WIDTH = 460


class News(NamedTuple):
    """What there is to say."""

    headline: str
    explanation: str
    path: str = ""
    """Where to look, if it is about a file or a folder."""


class Message(Dialog):
    """Says it until it is closed, in the language of then. Show it with `open`."""

    def __init__(
        self, theme: Theme, tell: Callable[[], News], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._headline = Headline(theme)
        self._explanation = QLabel()
        self._path = PathText()
        for label in (self._headline, self._explanation):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setProperty("kind", "primary")
        ok.style().polish(ok)  # it has its look already
        buttons.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 24, 20)
        layout.setSpacing(10)
        for widget in (self._headline, self._explanation, self._path):
            layout.addWidget(widget)
        layout.addSpacing(8)
        layout.addWidget(buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        ok.setFocus()
        self.finished.connect(self.deleteLater)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        for part in (self._headline, self._explanation, self._path):
            part.setFixedWidth(text_pixels(_TEXT_WIDTH))
        news = self._tell()
        self.setWindowTitle(news.headline)
        self._headline.setText(news.headline)
        self._explanation.setText(news.explanation)
        self._path.show_path(news.path)
