"""Something that the player has to know, and nothing to decide; and when that is told."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from thegame_desktop.view.dialogs.dialog import Dialog, Headline
from thegame_desktop.view.dialogs.path_text import PathText
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import plain_label

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
        self._headline = Headline(theme, wraps=True)
        self._explanation = plain_label(wraps=True)
        self._path = PathText()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setProperty("kind", "primary")
        ok.style().polish(ok)  # it has its look already
        buttons.accepted.connect(self.accept)
        self.stack(self._headline, self._explanation, self._path, 8, buttons, spacing=10)
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


class NewsDesk:
    """Tells news in messages; at a start only once the window has its place."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        self._theme = theme
        self._window = window
        self._waiting: list[Callable[[], News]] = []

    def tell(self, news: Callable[[], News]) -> None:
        """Tell this in a message of its own, as soon as the window is in front."""
        if self._window.isActiveWindow():
            self.tell_now(news)
        else:
            self._waiting.append(news)

    def tell_now(self, news: Callable[[], News]) -> None:
        """Tell whoever has asked for something what became of it."""
        Message(self._theme, news, self._window).open()

    def tell_waiting(self) -> None:
        """Tell what couldn't be told before the window was in front."""
        waiting, self._waiting = self._waiting, []
        for news in waiting:
            self.tell(news)
