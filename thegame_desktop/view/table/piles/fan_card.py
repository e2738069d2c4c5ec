"""One card of a pile that is fanned out."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from thegame_desktop.engine import Command
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.card_art import CardArt, with_shadow
from thegame_desktop.view.look.focus_ring import FocusRing
from thegame_desktop.view.look.theme import Theme

_MARK = 0.34
"""The width of a trick's mark by the card's."""


# A label, because screen readers pass over a plain widget.
class FanCard(FocusRing, QLabel):
    """Shows a card to be looked at; one that went backwards has the sign of the trick."""

    def __init__(
        self,
        picture: Callable[[QSize, float], QPixmap],
        theme: Theme,
        parent: QWidget,
        *,
        command: Command | None = None,
        is_trick: bool = False,
    ) -> None:
        """`picture` makes the card's picture, for a size and a device pixel ratio."""
        super().__init__(parent)
        self._picture = picture
        self._theme = theme
        self._card = QSize(1, 1)
        self.command = command
        self._is_trick = is_trick
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def lie_at(self, place: QRect) -> None:
        """Have this place, which is the card's own without its shadow."""
        self._card = place.size()
        self.setGeometry(with_shadow(place))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture(self._card, self.devicePixelRatioF()))
        margin = CardArt.margin(self._card)
        card = QRectF(self.rect().adjusted(margin, margin, -margin, -margin))
        if self._is_trick:
            self._draw_mark(painter, card)
        self.draw_ring(painter, card, self._theme, card.width() * 0.09)

    def _draw_mark(self, painter: QPainter, card: QRectF) -> None:
        """At the lower left: no card has anything there, and the next one leaves it in sight."""
        side, colours = card.width() * _MARK, self._theme.colours
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(card.bottomLeft() + QPointF(side, -side) * 0.62)
        painter.setPen(QPen(colours.on_accent, max(1.0, side * 0.06)))
        painter.setBrush(colours.accent)
        painter.drawEllipse(disc)
        inset = side * 0.22
        sign = pictograms.placed(pictograms.trick(), disc.adjusted(inset, inset, -inset, -inset))
        painter.fillPath(sign, colours.on_accent)
