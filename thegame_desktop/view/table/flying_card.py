"""A card on its way across the table: only a picture, nothing to press."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card
from thegame_desktop.view.table.card_button import with_shadow


class FlyingCard(QWidget):
    """Shows what all may see of a card, at whatever size it has on its way."""

    def __init__(self, picture: QPixmap, card: Card | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self.card = card
        """What it is; None if it flies face down."""
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
        painter.drawPixmap(self.rect(), self._picture)
