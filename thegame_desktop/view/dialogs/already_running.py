"""Tells that the game is running already, and can't be reached."""

from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.look.theme import Theme


class AlreadyRunning(Message):
    """For a start that comes to nothing: two programs must not write to the same folder."""

    def __init__(self, theme: Theme, folder: str) -> None:
        self._folder = folder
        super().__init__(theme, self._news)

    def _news(self) -> News:
        return News(
            self.tr("The Game is running already"),
            self.tr(
                "Another window of it has the saved games in its hands, but doesn't answer. Please "
                "close that window, or end the program, and try again."
            ),
            self._folder,
        )
