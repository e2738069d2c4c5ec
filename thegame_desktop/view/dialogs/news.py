"""What the window has to tell of its own accord."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.look.theme import Theme


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
