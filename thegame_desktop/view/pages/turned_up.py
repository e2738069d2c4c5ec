"""What was hidden in a game: groups of cards under titles, face up or not, as large as fits."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from thegame_desktop.engine import Card, Layout, Table
from thegame_desktop.play.ending import Reveal
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.see_through import SeeThroughScroll
from thegame_desktop.view.look.texts import draw_line, fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.pages.card_flow import Back, CardFlow, FlowCard, FlowRowCard
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_SMALLEST_CARD, _LARGEST_CARD = 46, 92
_SPARING = 0.85
"""How small cards may become, of what there is room for, to spare a hand a line."""
_SIDE_BY_SIDE = 2


class TurnedUp(Translated, Scaled, SeeThroughScroll):
    """All hands and the draw pile; if there is nothing left of them, the piles instead."""

    def __init__(self, theme: Theme, art: CardArt, words: Words) -> None:
        # There is nothing to press in here; the page passes the keys on that scroll.
        content = QWidget()
        super().__init__(content)
        self._theme = theme
        self._art = art
        self._words = words
        self._table: Table | None = None
        self._is_face_up = True
        self._is_all_laid = False
        self._small: list[_CardGroup] = []
        """The hands or the piles, side by side."""
        self._draw_pile: _CardGroup | None = None
        self._grid = QGridLayout()
        self._layout = QVBoxLayout(content)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(self._grid)
        self._layout.addStretch()
        self.retranslate()

    def show_cards(self, table: Table, reveal: Reveal) -> None:
        """Show what was hidden, or how all of it was laid."""
        self._is_face_up = True
        self._show(table, tuple(map(_in_order, reveal.hands)), reveal.draw_pile)

    def show_backs(
        self,
        table: Table,
        hand_sizes: Sequence[int],
        draw_pile_size: int,
        known_hands: Sequence[Sequence[Card]] | None = None,
    ) -> None:
        """Show how much is hidden, face down, and the hands that were not; or all that was laid."""
        self._is_face_up = False
        hands: Sequence[Sequence[FlowCard]] = [(Back.BACK,) * size for size in hand_sizes]
        if known_hands is not None:
            hands = list(map(_in_order, known_hands))
        self._show(table, hands, (Back.BACK,) * draw_pile_size)

    def clear(self) -> None:
        """Show nothing, and know nothing any more."""
        for old in self._groups:
            old.flow.show_cards((), Layout())  # it is around until Qt has time to delete it
            old.hide()
            old.deleteLater()
        self._small, self._draw_pile, self._table = [], None, None

    @property
    def hides_cards(self) -> bool:
        """True if some of the cards that are shown lie face down."""
        return any(Back.BACK in group.flow.shown for group in self._groups)

    def _show(
        self, table: Table, hands: Sequence[Sequence[FlowCard]], draw_pile: Sequence[FlowCard]
    ) -> None:
        self.clear()
        self._table = table
        self._is_all_laid = not any((*hands, draw_pile))
        layout = table.setup.layout
        if self._is_all_laid:
            numbered = table.setup.edition.row_cards_are_numbered
            for pile in table.piles:
                self._add_group((FlowRowCard(pile.row, numbered), *pile.cards), layout)
        else:
            for hand in hands:
                self._add_group(hand, layout)
        for nth, group in enumerate(self._small):
            place = divmod(nth, self._columns)
            self._grid.addWidget(group, *place, 1, self._span(nth), Qt.AlignmentFlag.AlignTop)
        if not self._is_all_laid:
            self._draw_pile = _CardGroup(self._theme, self._art, self._words)
            self._draw_pile.flow.show_cards(draw_pile, layout)
            self._layout.insertWidget(1, self._draw_pile)
        for group in self._groups:
            group.show()  # a layout would do so only with the next events
        for column in range(_SIDE_BY_SIDE):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)
        self.retranslate()
        self.rescale()
        self.verticalScrollBar().setValue(0)

    def rescale(self) -> None:
        unit = self.unit
        self._grid.setHorizontalSpacing(round(16 * unit))
        self._grid.setVerticalSpacing(round(10 * unit))
        self._layout.setSpacing(round(14 * unit))
        self._fit_cards()

    def retranslate(self) -> None:
        up, down = self.tr("Everything turned up"), self.tr("Hands and draw pile, face down")
        self.setAccessibleName(down if self.hides_cards else up)
        self.setWhatsThis(
            self.tr(
                "What was left when the game ended: everybody's hand and the draw pile. If nothing "
                "was left, all piles as they were laid."
            )
        )
        if self._table is None:
            return
        count = self._table.setup.player_count
        rows = self._table.setup.edition.rows
        for place, group in enumerate(self._small):
            if self._is_all_laid:
                title = self._words.pile(place, rows[place])
                cards = self._count_words(len(group.flow.shown) - 1)
            else:
                hand = self.tr("Your hand")
                title = hand if count == 1 else self._words.player(place, count)
                cards = self._count_words(len(group.flow.shown))
            group.set_title(title, cards)
        if self._draw_pile is not None:
            size = len(self._draw_pile.flow.shown)
            in_order = self._is_face_up and size
            title = self.tr("Draw pile, next card first") if in_order else self.tr("Draw pile")
            self._draw_pile.set_title(title, self._count_words(size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()

    @property
    def _groups(self) -> list["_CardGroup"]:
        return self._small if self._draw_pile is None else [*self._small, self._draw_pile]

    @property
    def _columns(self) -> int:
        # Whole piles are long: they read better in lines across.
        return 1 if self._is_all_laid else min(_SIDE_BY_SIDE, len(self._small))

    def _span(self, nth: int) -> int:
        """How many columns a group has: who is alone in the last line has all of them."""
        is_alone = nth == len(self._small) - 1 and nth % self._columns == 0
        return self._columns if is_alone else 1

    def _add_group(self, cards: Sequence[FlowCard], layout: Layout) -> None:
        group = _CardGroup(self._theme, self._art, self._words)
        group.flow.show_cards(cards, layout)
        self._small.append(group)

    def _count_words(self, count: int) -> str:
        return self.tr("%n card(s)", "", count) if count else self.tr("no cards")

    def _fit_cards(self) -> None:
        """Make the cards as large as they can be without scrolling, within reason."""
        if not self._groups:
            return
        # Whether or not the scroll bar shows, or the two would chase each other.
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        smallest = fitting = round(_SMALLEST_CARD * self.unit)
        too_large = round(_LARGEST_CARD * self.unit) + 1
        while too_large - fitting > 1:
            card = (fitting + too_large) // 2
            if self._height_with(card, width) <= self.height():
                fitting = card
            else:
                too_large = card
        if not self._is_all_laid:
            sparing = range(max(smallest, round(_SPARING * fitting)), fitting + 1)
            fitting = max(sparing, key=lambda card: (-self._lines_with(card, width), card))
        for group in self._groups:
            group.flow.set_card_width(fitting)

    def _lines_with(self, card: int, width: int) -> int:
        """How many lines the hands have, all together."""
        return sum(group.flow.lines_with(card, room) for group, room in self._rooms(width))

    def _rooms(self, width: int) -> Iterator[tuple["_CardGroup", int]]:
        """How wide each of the small groups is, if all of it has this width."""
        columns, gap = self._columns, self._grid.horizontalSpacing()
        share = (width - gap * (columns - 1)) // columns
        for nth, group in enumerate(self._small):
            yield group, share if self._span(nth) == 1 else width

    def _height_with(self, card: int, width: int) -> int:
        columns = self._columns
        heights = [group.height_with(card, room) for group, room in self._rooms(width)]
        lines = [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]
        height = sum(lines) + self._grid.verticalSpacing() * (len(lines) - 1)
        if self._draw_pile is not None:
            height += self._layout.spacing() + self._draw_pile.height_with(card, width)
        return height + self._layout.spacing()


class _CardGroup(Scaled, QWidget):
    """Cards under a title that also counts them."""

    def __init__(self, theme: Theme, art: CardArt, words: Words) -> None:
        super().__init__()
        self._theme = theme
        self._title = _Title(theme)
        self.flow = CardFlow(art, words)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self.flow)

    def set_title(self, title: str, count: str) -> None:
        self.flow.set_caption(title)
        self._title.show_words(title, count)

    def rescale(self) -> None:
        unit = self.unit
        self._title.setFont(self._theme.font(14 * unit, QFont.Weight.DemiBold))
        self._title.setContentsMargins(round(5 * unit), 0, 0, 0)
        self._layout.setSpacing(round(2 * unit))

    def height_with(self, card_width: int, width: int) -> int:
        """How high it is at this width, with cards of this width."""
        title = self._title.sizeHint().height() + self._layout.spacing()
        return title + self.flow.height_with(card_width, width)


class _Title(QLabel):
    """A line that makes itself smaller rather than widen the page: names can be long."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)  # players may be called anything
        self._theme = theme
        self._name = ""
        self._count = ""

    def show_words(self, name: str, count: str) -> None:
        """Show a name, and how many cards there are; the number at any cost."""
        self._name, self._count = name, f" · {count}"
        self.setText(self._name + self._count)

    def sizeHint(self) -> QSize:
        return QSize(0, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self.contentsRect()
        font = fitted(self.font(), self.text(), place.width())
        for_name = place.width() - text_width(font, self._count)
        name = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, for_name)
        with QPainter(self) as painter:
            draw_line(painter, place, name + self._count, font, self._theme.colours.text_muted)


def _in_order(hand: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(hand, key=lambda card: (card.number, card.colour or "")))
