"""A card on its way across the table: only a picture, nothing to press."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Command
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.card_button import with_shadow


class FlyingCard(QWidget):
    """Shows a card that lies open for all, at whatever size it has on its way."""

    def __init__(
        self, card: Card, command: Command | None, size: QSize, art: CardArt, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._card = card
        self._command = command
        self._size = size
        self._art = art
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def start_from(self, place: QRect) -> None:
        """Lie here, small as it may be, above everything else."""
        self.setGeometry(with_shadow(place))
        self.show()
        self.raise_()

    def land(self) -> None:
        """Be gone."""
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face = self._art.face(self._card, self._command, self._size, self.devicePixelRatioF())
        painter.drawPixmap(self.rect(), face)
