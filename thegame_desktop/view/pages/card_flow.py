"""Small cards one after another, in as many lines as they need, painted by one widget."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from thegame_desktop.engine import Card, Layout, Row
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.table.places.table_layout import CARD_SHAPE
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_GAP_TO_WIDTH = 0.14
_BACKS_OVERLAP_TO_WIDTH = 0.8
"""There is nothing to see on a back: they lie close together."""
_DEFAULT_CARD_WIDTH = 48
_PREFERRED_CARDS_A_LINE = 8


class FlowRowCard(NamedTuple):
    """A row card among the cards of a flow."""

    row: Row
    has_number: bool


class Back(Enum):
    """A card that lies face down: there is nothing to know of it."""

    BACK = "back"


FlowCard = Card | FlowRowCard | Back


def flow(
    count: int, card: QSize, gap: int, margin: int, width: int, overlap: int = 0
) -> list[QRect]:
    """The places of so many cards in lines at most `width` wide, `margin` from the edges.

    With an `overlap`, each card of a line covers so much of the one before it and of the gap.
    """
    step = card.width() + gap - overlap
    a_line = max(1, (width - 2 * margin - card.width()) // step + 1)
    steps = (divmod(place, a_line) for place in range(count))
    return [
        QRect(
            QPoint(
                margin + column * step,
                margin + line * (card.height() + gap),
            ),
            card,
        )
        for line, column in steps
    ]


# A label, because screen readers pass over a plain widget.
class CardFlow(Translated, QLabel):
    """Shows cards; tells those face up in words by its accessible name and by tool tips."""

    def __init__(self, art: CardArt, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._words = words
        self._shown: tuple[FlowCard, ...] = ()
        self._layout = Layout()
        self._caption = ""
        self._card = _card_size(_DEFAULT_CARD_WIDTH)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    @property
    def shown(self) -> tuple[FlowCard, ...]:
        """What is shown, in order."""
        return self._shown

    def show_cards(self, cards: Sequence[FlowCard], layout: Layout) -> None:
        """Show these cards, with the commands that the layout puts on them."""
        self._shown = tuple(cards)
        self._layout = layout
        self.retranslate()
        self.updateGeometry()
        self.update()

    def set_caption(self, caption: str) -> None:
        """What the cards are, for the accessible name."""
        self._caption = caption
        self.retranslate()

    def set_card_width(self, width: int) -> None:
        """How wide one card is, in logical pixels."""
        if width != self._card.width():
            self._card = _card_size(width)
            self.updateGeometry()
            self.update()

    def card_rect(self, index: int) -> QRect:
        """Where the card of this index lies now."""
        return self._places(self._card, self.width())[index]

    def retranslate(self) -> None:
        cards = self._all_names()
        if self._caption:
            cards = self.tr("{caption}: {cards}").format(caption=self._caption, cards=cards)
        self.setAccessibleName(cards)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_with(self._card.width(), width)

    def height_with(self, card_width: int, width: int) -> int:
        """How high the flow would be at this width with cards of that width."""
        card = _card_size(card_width)
        places = self._places(card, width)
        return places[-1].y() + card.height() + self._art.margin(card) if places else 0

    def lines_with(self, card_width: int, width: int) -> int:
        """How many lines there would be at this width with cards of that width."""
        return len({place.y() for place in self._places(_card_size(card_width), width)})

    def sizeHint(self) -> QSize:
        columns = min(max(1, len(self._shown)), _PREFERRED_CARDS_A_LINE)
        gaps = (columns - 1) * _gap(self._card)
        width = 2 * self._margin + columns * self._card.width() + gaps
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = 2 * self._margin + self._card.width()
        return QSize(width, self._card.height() + 2 * self._margin if self._shown else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        margin = self._margin
        with QPainter(self) as painter:
            for item, place in self._placed():
                with_shadow = place.adjusted(-margin, -margin, margin, margin)
                if with_shadow.intersects(event.rect()):
                    painter.drawPixmap(with_shadow.topLeft(), self._pixmap(item))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_of_card(event)
            return True
        return super().event(event)

    def _tell_of_card(self, event: QHelpEvent) -> None:
        for item, place in self._placed():
            if place.contains(event.pos()) and not isinstance(item, Back):
                QToolTip.showText(event.globalPos(), as_sentence(self._name(item)), self, place)
                return
        QToolTip.hideText()

    @property
    def _margin(self) -> int:
        return self._art.margin(self._card)

    def _placed(self) -> Iterator[tuple[FlowCard, QRect]]:
        return zip(self._shown, self._places(self._card, self.width()), strict=True)

    def _places(self, card: QSize, width: int) -> list[QRect]:
        overlap = round(card.width() * _BACKS_OVERLAP_TO_WIDTH) if self._is_face_down else 0
        return flow(len(self._shown), card, _gap(card), self._art.margin(card), width, overlap)

    @property
    def _is_face_down(self) -> bool:
        return Back.BACK in self._shown

    def _pixmap(self, item: FlowCard) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if isinstance(item, FlowRowCard):
            return self._art.row_card(item.row, self._card, ratio, item.has_number)
        if isinstance(item, Back):
            return self._art.back(self._card, ratio)
        return self._art.face(item, self._layout.by_card.get(item), self._card, ratio)

    def _all_names(self) -> str:
        if not self._shown:
            return self.tr("no cards")
        if self._is_face_down:
            return self.tr("%n card(s), face down", "", len(self._shown))
        return ", ".join(self._name(item) for item in self._shown if not isinstance(item, Back))

    def _name(self, item: Card | FlowRowCard) -> str:
        if isinstance(item, FlowRowCard):
            return self._words.row_card(item.row)
        return self._words.card(item, self._layout.by_card.get(item))


def _gap(card: QSize) -> int:
    return max(4, round(card.width() * _GAP_TO_WIDTH))


def _card_size(width: int) -> QSize:
    return QSize(width, round(width * CARD_SHAPE))
