"""The figures by themselves, each on a tile."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from thegame_desktop.view.look.style_sheet import with_alpha
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain, fitted, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.statistics.chart_data import Tile
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated

_HEIGHT = 86
_TEXT_SHARE = 0.9
TILE_SHARES = (10, 20, 10, 10, 10, 11)
"""How wide each is: there is more to say about the win rate."""


class FigureTile(Scaled, PaintedText):
    """One figure: what it is, how much, and what more there is to say."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tile = Tile("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_tile(self, tile: Tile) -> None:
        """Show this figure."""
        self.tile = tile
        self.setAccessibleName(tile.told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, tile_height(self.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_tile(painter, self.rect(), self.tile, self._theme, self.unit)


class FigureTiles(Translated, Scaled, QWidget):
    """All of them side by side, or in two rows."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles = [FigureTile(theme, self) for _ in TILE_SHARES]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.stack(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show these figures."""
        for widget, tile in zip(self._tiles, tiles, strict=True):
            widget.show_tile(tile)

    def stack(self, is_stacked: bool) -> None:
        """Have them in two rows, or in one."""
        a_row = len(self._tiles) // 2 if is_stacked else len(self._tiles)
        for nth, (tile, share) in enumerate(zip(self._tiles, TILE_SHARES, strict=True)):
            row, column = divmod(nth, a_row)
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, row, column)
            self._grid.setColumnStretch(nth, share if nth < a_row else 0)

    def rescale(self) -> None:
        self._grid.setSpacing(round(10 * self.unit))

    def retranslate(self) -> None:
        for tile, (tip, meaning) in zip(self._tiles, self._explanations(), strict=True):
            explain(tile, tip, meaning)

    def _explanations(self) -> list[tuple[str, str]]:
        return [
            (
                self.tr("How many games were played"),
                self.tr("All games that fit the filters, those that were given up too."),
            ),
            (
                self.tr("How many of the games were won, and what that says about many more"),
                self.tr(
                    "The share of games won. A few games may go well or badly by luck: after many "
                    "more of them, 19 times out of 20, the share will lie where it says “in the "
                    "long run”. A game that was given up counts as not won."
                ),
            ),
            (
                self.tr("The fewest cards that were ever left"),
                self.tr(
                    "The fewest cards left at the end of a game; none after a won one. Games that "
                    "were given up don't count here."
                ),
            ),
            (
                self.tr("How many cards were left on average"),
                self.tr(
                    "The mean of the cards left at the end; a won game has none. Games that were "
                    "given up don't count here."
                ),
            ),
            (
                self.tr("How many of the latest games were won one after another"),
                self.tr("How many games in a row were won, up to the latest game."),
            ),
            (
                self.tr("How many games were ever won one after another"),
                self.tr("The most games in a row that were ever won."),
            ),
        ]


def tile_height(unit: float) -> int:
    """How high a tile is."""
    return round(grown(_HEIGHT * unit, _TEXT_SHARE))


def draw_card(painter: QPainter, rect: QRect | QRectF, theme: Theme, unit: float) -> None:
    """A quiet ground for something that belongs together."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(with_alpha(theme.colours.surface, 0.85))
    painter.setPen(QPen(with_alpha(theme.colours.outline, 0.5), 1))
    inner = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, 12 * unit, 12 * unit)


def draw_tile(
    painter: QPainter, rect: QRect | QRectF, tile: Tile, theme: Theme, unit: float
) -> None:
    """A tile with its words, at this place."""
    colours = theme.colours
    draw_card(painter, rect, theme, unit)
    inner = QRectF(rect).adjusted(12 * unit, 8 * unit, -12 * unit, -8 * unit)
    small, large = inner.height() * 0.27, inner.height() * 0.46
    line = QRectF(inner.x(), inner.y(), inner.width(), small)
    draw_line(
        painter, line, tile.label, theme.font(13 * unit, QFont.Weight.Bold), colours.text_muted
    )
    line = QRectF(inner.x(), line.bottom(), inner.width(), large)
    font = theme.font(27 * unit, QFont.Weight.Black)
    draw_line(painter, line, tile.value, font, colours.text)
    taken = text_width(fitted(font, tile.value, line.width(), height=large), tile.value)
    beside = line.adjusted(taken + 8 * unit, large * 0.16, 0, 0)
    if tile.beside and beside.width() > 0:
        draw_line(painter, beside, tile.beside, theme.font(15 * unit), colours.text_muted)
    line = QRectF(inner.x(), line.bottom(), inner.width(), small)
    draw_line(painter, line, tile.note, theme.font(13 * unit), colours.text_muted)
