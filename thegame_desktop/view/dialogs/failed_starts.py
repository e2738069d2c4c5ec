"""Told where a start comes to nothing: the game is running already, or the folder is no good."""

from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.look.theme import Theme


class AlreadyRunning(Message):
    """It can't be reached, or is somebody else's: two programs must not write to one folder."""

    def __init__(self, theme: Theme, folder: str, *, is_strangers: bool = False) -> None:
        self._folder = folder
        self._is_strangers = is_strangers
        super().__init__(theme, self._news)

    def _news(self) -> News:
        headline = self.tr("The Game is running already")
        if self._is_strangers:
            return News(
                headline,
                self.tr(
                    "Somebody else on this computer has it open with the same saved games. As soon "
                    "as that window is closed, you can play."
                ),
                self._folder,
            )
        return News(
            headline,
            self.tr(
                "Another window of it has the saved games in its hands, but doesn't answer. Please "
                "close that window, or end the program, and try again."
            ),
            self._folder,
        )


class LongName(Message):
    """No file in a data folder with such a name could be named."""

    def __init__(self, theme: Theme, folder: str) -> None:
        self._folder = folder
        super().__init__(theme, self._news)

    def _news(self) -> News:
        return News(
            self.tr("The Game can't start here"),
            self.tr(
                "The name of the folder for settings and games is too long for this computer. "
                "Please choose another folder."
            ),
            self._folder,
        )
