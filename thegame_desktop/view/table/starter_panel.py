"""Who begins? A button for each player."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


class StarterPanel(Translated, QWidget):
    """Shown once the cards are dealt: the team looks, agrees, and picks."""

    starter_chosen = Signal(int)

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self.buttons: list[QPushButton] = []
        self._around = QRect()
        self._question = QLabel(self)
        self._question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._hint = QLabel(self)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._row = QHBoxLayout()
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 18, 26, 20)
        layout.setSpacing(10)
        layout.addWidget(self._question)
        layout.addWidget(self._hint)
        layout.addLayout(self._row)
        self.hide()

    def ask(self, player_count: int) -> None:
        """Offer these many players."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for seat in range(player_count):
            button = QPushButton(self)
            button.setObjectName(f"starter {seat}")
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, seat=seat: self.starter_chosen.emit(seat))
            self._row.addWidget(button)
            self.buttons.append(button)
        self.retranslate()
        self.show()
        self.raise_()

    def place(self, around: QRect, unit: float) -> None:
        """Take the middle of this rectangle."""
        self._question.setFont(self._theme.font(max(15.0, 19 * unit), QFont.Weight.Bold))
        self._hint.setFont(self._theme.font(max(12.0, 14 * unit)))
        for button in self.buttons:
            button.setFont(self._theme.font(max(13.0, 15 * unit), QFont.Weight.DemiBold))
        self._around = around
        self._fit()

    def _fit(self) -> None:
        """Take the room that the words need, in the middle."""
        self._row.invalidate()
        self._layout.activate()
        self.adjustSize()
        place = self.rect()
        place.moveCenter(self._around.center())
        self.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colours.accent, 2))
        painter.setBrush(self._theme.colours.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)

    def retranslate(self) -> None:
        self._question.setText(self.tr("Who begins?"))
        self._hint.setText(self.tr("Click on a player above to look at that hand."))
        for seat, button in enumerate(self.buttons):
            button.setText(self._words.player(seat, len(self.buttons)))
        self._fit()
