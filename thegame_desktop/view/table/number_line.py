"""The number line: all numbers with what is laid, where the piles stand, and the hand."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Card, Colour, Direction, Edition, Pile
from thegame_desktop.model.table_models import HandModel, HandRole, PileRole, PilesModel
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.spreading import spread
from thegame_desktop.view.look.texts import draw_line, explain, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.table.places.placement import lane_colours
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.row_view import RowView
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words


def tint_on_line(theme: Theme, card: Card) -> QColor:
    """The colour of a card's cell once it is laid: its tint, clearer than the empty cells."""
    clear = 6.0 if theme.is_high_contrast else 3.0
    return theme.seen_on(theme.colours.table_edge, theme.tint(card), clear)


def empty_on_line(theme: Theme) -> QColor:
    """The colour of the cell of a card that isn't laid, see-through: pale, and yet seen."""
    # White lines are strong enough when they are paler.
    return faded(theme.colours.outline, 0.36 if theme.is_high_contrast else 0.55)


class NumberLine(Translated, RowView[PilesModel], Painted, PaintedText):
    """Paints a cell for each card; a lane for each colour where the edition has colours."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words
        self._hand_model: HandModel | None = None
        self._edition: Edition | None = None
        self._piles: tuple[Pile, ...] = ()
        self._hand: frozenset[Card] = frozenset()
        self._lanes: tuple[Colour | None, ...] = (None,)
        self._numbers = range(1, 2)

    def set_hand(self, model: HandModel) -> None:
        """Show this hand too."""
        self._hand_model = model
        self.watch(model)

    def follow(self) -> None:
        piles, hand, setup = self.model, self._hand_model, self.model.setup
        if hand is None or setup is None:
            return
        laid = tuple(piles.index(row).data(PileRole.PILE) for row in range(piles.rowCount()))
        held = frozenset(hand.index(row).data(HandRole.CARD) for row in range(hand.rowCount()))
        shown = (setup.edition, laid, held)
        if shown == (self._edition, self._piles, self._hand):
            return
        if setup.edition is not self._edition:
            self._have_lanes(setup.edition)
        _, self._piles, self._hand = shown
        self.retranslate()

    def _have_lanes(self, edition: Edition) -> None:
        self._edition = edition
        self._lanes = lane_colours(edition)
        ends = [card.number for card in edition.cards]
        if edition.row_cards_are_numbered:
            ends += [row.card.number for row in edition.rows]
        self._numbers = range(min(ends), max(ends) + 1)

    def retranslate(self) -> None:
        tops = ", ".join(
            self._words.pile_state(index, pile, None, is_numbered=True)
            for index, pile in enumerate(self._piles)
            if pile.cards
        )
        hand = ", ".join(self._words.card(card) for card in sorted(self._hand))
        in_hand = self.tr("Hand: {hand}").format(hand=hand) if hand else ""
        laid = self._words.cards_laid(sum(len(pile.cards) for pile in self._piles))
        told = [self.tr("Number line"), laid, tops, in_hand]
        self.setAccessibleName(". ".join(filter(None, told)))
        explain(
            self,
            self.tr("Coloured: laid. White: your hand. The arrows show where the piles stand."),
            self.tr(
                "The number line has a place for every card of the game: what has been laid, what "
                "you hold, where the piles stand, and what must still be somewhere. The view menu "
                "and the settings can hide it."
            ),
        )
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        if self._lanes == (None,):
            self._draw_line(painter)
        else:
            self._draw_lanes(painter)

    # One lane: cells side by side, the tops above, the hand below

    def _draw_line(self, painter: QPainter) -> None:
        unit = self.unit
        side = 26 * unit
        stride = (self.width() - 2 * side) / len(self._numbers)
        top, bottom = self.height() * 0.42, self.height() * 0.66
        width = max(2.0, stride * 0.68)
        font = self._theme.font(max(11.0, 13 * unit), QFont.Weight.Bold)

        def centre(number: int) -> float:
            return side + (number - self._numbers.start + 0.5) * stride

        cells = {
            Card(number): QRectF(centre(number) - width / 2, top, width, bottom - top)
            for number in self._numbers
        }
        self._draw_cells(painter, cells, stands_out=3 * unit)
        hand = sorted(self._hand)
        self._draw_labels(
            painter,
            [(centre(card.number), str(card.number), self._theme.colours.text) for card in hand],
            QRectF(0, bottom + 3 * unit, self.width(), self.height() - bottom - 5),
            font,
        )
        self._draw_tops(painter, centre, top, font)

    def _draw_labels(
        self,
        painter: QPainter,
        labels: Sequence[tuple[float, str, QColor]],
        row: QRectF,
        font: QFont,
    ) -> None:
        """Words in a row, each as near to its place as the others and the frame let it stand."""
        gap = 7 * self.unit
        row = row.adjusted(gap, 0, -gap, 0)
        widths = [text_width(font, text) + gap for _, text, _ in labels]
        lefts = spread([place for place, _, _ in labels], widths, row.left(), row.right())
        for left, width, (_, text, colour) in zip(lefts, widths, labels, strict=True):
            place = QRectF(left, row.top(), width, row.height())
            draw_line(painter, place, text, font, colour, Qt.AlignmentFlag.AlignHCenter)

    def _draw_cells(
        self, painter: QPainter, cells: Mapping[Card, QRectF], stands_out: float = 0.0
    ) -> None:
        """The cells of all cards: pale, tinted once laid, strong in hand, there a little taller."""
        self.draw_layer(painter, self._edition, lambda on: self._draw_ground(on, cells.values()))
        for pile in self._piles:
            for card in pile.cards:
                self._draw_cell(painter, cells[card], tint_on_line(self._theme, card))
        for card in self._hand:
            cell = cells[card].adjusted(0, -stands_out, 0, stands_out)
            self._draw_cell(painter, cell, self._theme.cards.in_hand)

    def _draw_ground(self, painter: QPainter, cells: Iterable[QRectF]) -> None:
        """The line as it is before the first card: an empty cell for each."""
        panel, line = self._theme.within_panel_pen(self.rect()), self._theme.panel_pen()
        draw_box(painter, panel, 14 * self.unit, faded(self._theme.colours.table_edge, 0.75), line)
        for cell in cells:
            self._draw_cell(painter, cell, empty_on_line(self._theme))

    def _draw_cell(self, painter: QPainter, cell: QRectF, colour: QColor) -> None:
        draw_box(painter, cell, min(cell.width() / 2, 3 * self.unit), colour)

    def _draw_tops(
        self, painter: QPainter, centre: Callable[[int], float], bottom: float, font: QFont
    ) -> None:
        """A marker above each pile's top, pointing where the pile goes; equal tops share one."""
        unit = self.unit
        marks = sorted({(pile.top.number, pile.row.direction.value) for pile in self._piles})
        half, tip = 5.5 * unit, bottom - 2 * unit
        labels = []
        for number, sign in marks:
            direction = Direction(sign)
            colour = self._colour_of(direction)
            middle = centre(number)
            arrow = QPainterPath(QPointF(middle, tip))
            arrow.lineTo(middle - half, tip - 8 * unit)
            arrow.lineTo(middle + half, tip - 8 * unit)
            arrow.closeSubpath()
            painter.fillPath(arrow, colour)
            text = f"{number} →" if direction is Direction.ASCENDING else f"← {number}"
            labels.append((middle, text, colour))
        row = QRectF(0, 3 * unit, self.width(), tip - 10 * unit)
        self._draw_labels(painter, labels, row, font)

    def _colour_of(self, direction: Direction) -> QColor:
        colours = self._theme.colours
        return colours.ascending if direction is Direction.ASCENDING else colours.descending

    # Lanes of colours: a small field of cells

    def _draw_lanes(self, painter: QPainter) -> None:
        unit = self.unit
        font = self._theme.font(max(10.0, 12 * unit), QFont.Weight.Bold)
        head = font.pixelSize() * 1.5
        columns, rows = len(self._numbers), len(self._lanes)
        row_height = (self.height() - head - 8 * unit) / rows
        symbol = row_height * 0.86
        column_width = min((self.width() - 4 * symbol) / columns, row_height * 3.4)
        left = (self.width() - columns * column_width) / 2 + symbol / 2
        lanes = {suit: head + row * row_height + 2 * unit for row, suit in enumerate(self._lanes)}
        cells = {
            Card(number, suit): QRectF(
                left + nth * column_width, top, column_width, row_height
            ).adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
            for suit, top in lanes.items()
            for nth, number in enumerate(self._numbers)
        }
        self._draw_cells(painter, cells)
        for nth, number in enumerate(self._numbers):
            place = QRectF(left + nth * column_width, 2 * unit, column_width, head)
            colour = self._theme.colours.text_muted
            draw_line(painter, place, str(number), font, colour, Qt.AlignmentFlag.AlignHCenter)
        for suit, top in lanes.items():
            if suit is None:
                continue
            square = QRectF(left - symbol * 1.6, top + row_height * 0.07, symbol, symbol)
            tint = self._theme.tint(Card(self._numbers.start, suit))
            colour = self._theme.seen_on(self._theme.colours.table_edge, tint)
            painter.fillPath(pictograms.placed(pictograms.suit(suit), square), colour)
        for pile in self._piles:
            if pile.cards:
                self._draw_top_in(painter, cells[pile.top], pile)

    def _draw_top_in(self, painter: QPainter, cell: QRectF, pile: Pile) -> None:
        """A frame in the cell of a pile's top, and an arrow that points where the pile goes."""
        ink = self._theme.numeral_on(tint_on_line(self._theme, pile.top))
        draw_box(painter, cell.adjusted(1, 1, -1, -1), 3 * self.unit, None, QPen(ink, 2))
        size = cell.height() * 0.95
        square = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
        arrow = pictograms.placed(pictograms.arrow(pile.row.direction), square)
        painter.fillPath(arrow, ink)
