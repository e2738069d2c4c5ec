"""Everything turned up after a game: groups of cards under titles, as large as fits."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from thegame_desktop.engine import Card, Layout, Table
from thegame_desktop.model.session import Reveal
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.card_flow import CardFlow, RowCard
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SMALLEST_CARD, _LARGEST_CARD = 46, 92
_SIDE_BY_SIDE = 2


class TurnedUp(Translated, QScrollArea):
    """All hands and the draw pile, face up; if there is nothing left, the piles instead."""

    def __init__(self, theme: Theme, art: CardArt, words: Words) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._words = words
        self._unit = 1.0
        self._table: Table | None = None
        self._reveal = Reveal((), ())
        self._small: list[_Group] = []
        """The hands or the piles, side by side."""
        self._draw_pile: _Group | None = None
        self._grid = QGridLayout()
        content = QWidget()
        self._layout = QVBoxLayout(content)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(self._grid)
        self._layout.addStretch()
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # There is nothing to press in here; the page passes the keys on that scroll.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for see_through in (self.viewport(), content):
            see_through.setAutoFillBackground(False)
        self.retranslate()

    def show_cards(self, table: Table, reveal: Reveal) -> None:
        """Show what was hidden, or how all of it was laid."""
        self._table, self._reveal = table, reveal
        for old in self._groups:
            old.hide()
            old.deleteLater()
        self._small, self._draw_pile = [], None
        layout = table.setup.layout
        if self._is_all_laid:
            numbered = table.setup.edition.row_cards_are_numbered
            for pile in table.piles:
                self._add_group((RowCard(pile.row, numbered), *pile.cards), layout)
        else:
            for hand in reveal.hands:
                self._add_group(_in_order(hand), layout)
            self._draw_pile = _Group(self._theme, self._art, self._words)
            self._draw_pile.show_cards(reveal.draw_pile, layout)
            self._layout.insertWidget(1, self._draw_pile)
        for group in self._groups:
            group.show()  # a layout would do so only with the next events
        for column in range(_SIDE_BY_SIDE):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)
        self.retranslate()
        self.set_unit(self._unit)
        self.verticalScrollBar().setValue(0)

    def set_unit(self, unit: float) -> None:
        """How large everything is; 1 is the normal size."""
        self._unit = unit
        for group in self._groups:
            group.set_unit(unit)
        self._grid.setHorizontalSpacing(round(16 * unit))
        self._grid.setVerticalSpacing(round(10 * unit))
        self._layout.setSpacing(round(14 * unit))
        self._fit_cards()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Everything turned up"))
        if self._table is None:
            return
        count = self._table.setup.player_count
        rows = self._table.setup.edition.rows
        for place, group in enumerate(self._small):
            if self._is_all_laid:
                title = self._words.pile(place, rows[place])
                cards = self.tr("%n card(s)", "", len(group.flow.shown) - 1)
            else:
                hand = self.tr("Your hand")
                title = hand if count == 1 else self._words.player(place, count)
                cards = self._count_words(len(group.flow.shown))
            group.set_title(title, cards)
        if self._draw_pile is not None:
            size = len(self._reveal.draw_pile)
            title = self.tr("Draw pile, next card first") if size else self.tr("Draw pile")
            self._draw_pile.set_title(title, self._count_words(size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()

    @property
    def _groups(self) -> list["_Group"]:
        return self._small if self._draw_pile is None else [*self._small, self._draw_pile]

    @property
    def _is_all_laid(self) -> bool:
        return not any((*self._reveal.hands, self._reveal.draw_pile))

    @property
    def _columns(self) -> int:
        # Whole piles are long: they read better in lines across.
        return 1 if self._is_all_laid else min(_SIDE_BY_SIDE, len(self._small))

    def _add_group(self, cards: Sequence[Card | RowCard], layout: Layout) -> None:
        group = _Group(self._theme, self._art, self._words)
        group.show_cards(cards, layout)
        self._small.append(group)
        self._grid.addWidget(
            group, *divmod(len(self._small) - 1, self._columns), Qt.AlignmentFlag.AlignTop
        )

    def _count_words(self, count: int) -> str:
        return self.tr("%n card(s)", "", count) if count else self.tr("no cards")

    def _fit_cards(self) -> None:
        """Make the cards as large as they can be without scrolling, within reason."""
        if not self._groups:
            return
        # Whether or not the scroll bar shows, or the two would chase each other.
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        fitting, too_large = (
            round(_SMALLEST_CARD * self._unit),
            round(_LARGEST_CARD * self._unit) + 1,
        )
        while too_large - fitting > 1:
            card = (fitting + too_large) // 2
            if self._height_with(card, width) <= self.height():
                fitting = card
            else:
                too_large = card
        for group in self._groups:
            group.flow.set_card_width(fitting)

    def _height_with(self, card: int, width: int) -> int:
        columns, gap = self._columns, self._grid.horizontalSpacing()
        share = (width - gap * (columns - 1)) // columns
        heights = [group.height_with(card, share) for group in self._small]
        lines = [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]
        height = sum(lines) + self._grid.verticalSpacing() * (len(lines) - 1)
        if self._draw_pile is not None:
            height += self._layout.spacing() + self._draw_pile.height_with(card, width)
        return height + self._layout.spacing()


class _Group(QWidget):
    """Cards under a title that also counts them."""

    def __init__(self, theme: Theme, art: CardArt, words: Words) -> None:
        super().__init__()
        self._theme = theme
        self._title = QLabel()
        palette = self._title.palette()
        palette.setColor(self._title.foregroundRole(), theme.colours.text_muted)
        self._title.setPalette(palette)
        self.flow = CardFlow(art, words)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self.flow)

    def show_cards(self, cards: Sequence[Card | RowCard], layout: Layout) -> None:
        self.flow.show_cards(cards, layout)

    def set_title(self, title: str, count: str) -> None:
        self.flow.set_caption(title)
        self._title.setText(f"{title} · {count}")

    def set_unit(self, unit: float) -> None:
        self._title.setFont(self._theme.font(14 * unit, QFont.Weight.DemiBold))
        self._title.setContentsMargins(round(5 * unit), 0, 0, 0)
        self._layout.setSpacing(round(2 * unit))

    def height_with(self, card_width: int, width: int) -> int:
        """How high it is at this width, with cards of this width."""
        title = self._title.sizeHint().height() + self._layout.spacing()
        return title + self.flow.height_with(card_width, width)


def _in_order(hand: Sequence[Card]) -> list[Card]:
    return sorted(hand, key=lambda card: (card.number, card.colour or ""))
