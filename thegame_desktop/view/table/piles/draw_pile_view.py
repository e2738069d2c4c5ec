"""The draw pile: its thickness and how many cards it has."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from thegame_desktop.model.table_models import TurnModel, TurnRole
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.stack_edges import draw_stack_edges
from thegame_desktop.view.look.texts import draw_line, explain, fitted
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.words.translated import Translated

_CARDS_AN_EDGE = 12
"""One more edge of a card shows for as many cards."""
_LEAST_PIXELS = 10
"""Smaller words nobody can read."""


class DrawPileView(Translated, RowView[TurnModel], Painted, PaintedText):
    """Shows how many cards are still to be drawn."""

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._count = 0
        self._card = QRect(0, 0, 1, 1)
        self._margin = 0
        self.retranslate()

    def place(self, frame: QRect, card: QRect) -> None:
        """Take this place on the table; the card's own place is given on the table too."""
        self._margin = CardArt.margin(card.size())
        outer = frame.adjusted(-self._margin, -self._margin, self._margin, self._margin)
        self._card = card.translated(-outer.topLeft())
        self.setGeometry(outer)

    def follow(self) -> None:
        count = self.model.index(0).data(TurnRole.DRAW_PILE)
        if count != self._count:
            self._count = count
            self.retranslate()

    def retranslate(self) -> None:
        words = self.tr("Draw pile: %n card(s)", "", self._count)
        self.setAccessibleName(words)
        meaning = self.tr(
            "The cards that nobody has drawn yet, face down. After each turn the hand is filled up "
            "from here. Once it is empty, you play on with what you hold."
        )
        explain(self, words, meaning)
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        # Only the number changes with every card; the cards themselves seldom look different.
        self.draw_layer(painter, (self._count > 0, self._edges), self._draw_cards)
        colours = self._theme.colours
        below = QRectF(self.rect())
        below.setTop(self._card.bottom() + 8 * self.unit)
        below.setBottom(self.height() - self._margin)
        name = self._theme.font(max(11.5, 14 * self.unit), QFont.Weight.DemiBold)
        number = self._theme.font(max(15.0, 22 * self.unit), QFont.Weight.ExtraBold)
        centre, title = Qt.AlignmentFlag.AlignHCenter, self.tr("Draw pile")
        words = QRectF(below)
        words.setHeight(below.height() * 0.42)
        # Where there is hardly any room, the number has it.
        least = max(_LEAST_PIXELS, 0.75 * name.pixelSize())
        if fitted(name, title, words.width(), height=words.height()).pixelSize() >= least:
            draw_line(painter, words, title, name, colours.text_muted, centre)
            below.setTop(words.bottom())
        draw_line(painter, below, str(self._count), number, colours.text, centre)

    @property
    def _edges(self) -> int:
        """How many edges of lower cards look out from under the top."""
        return min(self._count // _CARDS_AN_EDGE, 5)

    def _draw_cards(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        size = self._card.size()
        corner = self._card.topLeft()
        if self._count:
            draw_stack_edges(
                painter, self._card, self._theme, self._edges, self.unit, is_to_left=True
            )
            picture = self._art.back(size, ratio)
        else:
            picture = self._art.empty_slot(size, ratio)
        painter.drawPixmap(corner.x() - self._margin, corner.y() - self._margin, picture)
