"""Tells that the data folder can't be used, because its name is too long."""

from thegame_desktop.view.dialogs.message import Message, News
from thegame_desktop.view.look.theme import Theme


class LongName(Message):
    """For a start that comes to nothing: no file in such a folder could be named."""

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
