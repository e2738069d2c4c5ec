"""What makes words for one kind of thing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from thegame_desktop.view.words.words import Words


class Wording(QObject):
    """Has the common words at hand: those for players, cards and piles."""

    def __init__(self, words: "Words") -> None:
        super().__init__()
        self._words = words
