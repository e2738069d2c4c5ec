"""What is on its way across the table: only pictures, nothing to press."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card
from thegame_desktop.view.look.card_art import with_shadow


class FlyingPicture(QWidget):
    """Shows a picture, at whatever size it has on its way, for as long as it takes."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._presence = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def start_from(self, place: QRect) -> None:
        """Lie here, small as it may be, above everything else."""
        self.setGeometry(place)
        self.show()
        self.raise_()

    def fade(self, presence: float) -> None:
        """Be there from not at all, 0, to wholly, 1."""
        self._presence = presence
        self.update()

    def land(self) -> None:
        """Be gone."""
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._presence)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)


class FlyingCard(FlyingPicture):
    """Shows what all may see of a card."""

    def __init__(self, picture: QPixmap, card: Card | None, parent: QWidget) -> None:
        super().__init__(picture, parent)
        self.card = card
        """What it is; None if it flies face down."""

    def start_from(self, place: QRect) -> None:
        """Lie here; what is given is the card's own place, without its shadow."""
        super().start_from(with_shadow(place))
