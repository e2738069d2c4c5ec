"""What went well for each player, and the one turn that is worth another look."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from thegame_desktop.play.seats import MOST_SEATS
from thegame_desktop.view.coach.coach_card import CoachCard
from thegame_desktop.view.look.painted import smooth_painter
from thegame_desktop.view.look.text_size import text_pixels
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import PageLabel
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_TEXT = 15


class PlayerWord(NamedTuple):
    """What is said of a player."""

    words: str
    colour: QColor


class PlayersPanel(Translated, CoachCard):
    """Tells of the players as they sit, nobody before another."""

    spacing = 3

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._lines = [_PlayerLine(theme, self) for _ in range(MOST_SEATS)]
        for line in self._lines:
            self.column.addWidget(line)
        self.column.addStretch(1)
        self.retranslate()

    def show_players(self, players: Sequence[PlayerWord]) -> None:
        """Say this of them."""
        for nth, line in enumerate(self._lines):
            line.setVisible(nth < len(players))
            if nth < len(players):
                line.show_word(players[nth])

    def retranslate(self) -> None:
        self.set_title(self.tr("Player by player"))


class _PlayerLine(Scaled, QWidget):
    """A sentence or two, after a dot in the player's colour."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = QColor()
        self._words = PageLabel(theme, _TEXT, wraps=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words)

    def show_word(self, word: PlayerWord) -> None:
        """Say this."""
        self._colour = word.colour
        self._words.setText(word.words)
        self.update()

    def rescale(self) -> None:
        self._row.setContentsMargins(round(18 * self.unit), 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._colour)
            side = 10 * self.unit
            middle = self._words.y() + text_pixels(_TEXT * self.unit) * 0.7
            painter.drawEllipse(QRectF(0, middle - side / 2, side, side))
