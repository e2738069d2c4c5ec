"""All cards that have been laid on a pile, first to last."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from thegame_desktop.engine import Layout, Pile
from thegame_desktop.view.dialogs.dialog import Dialog
from thegame_desktop.view.dialogs.headline import Headline
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.finger_scrolling import FingerScrolling
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import explain
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.card_flow import CardFlow, RowCard
from thegame_desktop.view.words.words import Words

_CARD_WIDTH = 56
_WIDTH = 600
_LOWEST_CARDS, _HIGHEST_CARDS = 100, 280
_AROUND_CARDS = 160
"""What the titles, the button and the margins need of the height."""
_TEXT_SHARE = 0.4


class PileHistory(Dialog):
    """Shows one pile as it was when the dialog was opened: the row card, then every card."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        words: Words,
        pile_index: int,
        pile: Pile,
        layout: Layout,
        numbered: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._pile_index = pile_index
        self._pile = pile
        self._title = Headline(theme)
        self._count = QLabel()
        self._count.setProperty("kind", "muted")
        self._flow = CardFlow(art, words)
        card_width = round(grown(_CARD_WIDTH, _TEXT_SHARE))
        self._flow.set_card_width(card_width)
        self._flow.show_cards((RowCard(pile.row, numbered), *pile.cards), layout)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._flow)
        self._scroll.setWidgetResizable(True)
        FingerScrolling(self._scroll)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 18, 22, 18)
        box.setSpacing(6)
        box.addWidget(self._title)
        box.addWidget(self._count)
        box.addWidget(self._scroll, 1)
        box.addSpacing(8)
        box.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        width, around = round(grown(_WIDTH, _TEXT_SHARE)), round(grown(_AROUND_CARDS, _TEXT_SHARE))
        cards = self._flow.height_with(card_width, width - 70)
        height = around + min(max(cards, _LOWEST_CARDS), _HIGHEST_CARDS)
        self.resize(QSize(width, height).boundedTo(self.room))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        name = self._words.pile(self._pile_index, self._pile.row)
        self.setWindowTitle(name)
        self._title.setText(name)
        self._flow.set_caption(name)
        self._scroll.setAccessibleName(name)
        explain(
            self._scroll,
            self.tr("All cards of this pile, first to last"),
            self.tr(
                "The row card with which the pile begins, then every card that was laid on it, one "
                "after another. The last one is on top."
            ),
        )
        laid = self.tr("%n card(s), first to last", "", len(self._pile.cards))
        self._count.setText(laid if self._pile.cards else self.tr("Nothing has been laid yet."))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())  # the latest cards matter most
