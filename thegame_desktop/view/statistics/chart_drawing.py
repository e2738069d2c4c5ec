"""Draws a chart: bars on a grid, a line across them, and what is said of one of them."""

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from thegame_desktop.view.look.style_sheet import mix, with_alpha
from thegame_desktop.view.look.texts import draw_line, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.statistics.chart_data import ChartData, Columns, Kind

_TEXT, _READOUT_TEXT = 12, 13
_LINE = 1.45
"""How high a line of text is, as a multiple of its letters."""
_MOST_TICKS = 5
_BAR_SHARE, _WIDEST_BAR = 0.72, 52
_DOTS_UP_TO = 40
"""A line through more points than that has no dots."""


class ColumnDrawing:
    """A chart of columns side by side, at a certain size; knows where each is."""

    def __init__(self, columns: Columns, theme: Theme, place: QRectF, unit: float) -> None:
        self._told = columns.told
        self._theme = theme
        self._place = place
        self._unit = unit
        self._font = theme.font(_TEXT * unit, QFont.Weight.DemiBold)
        self._line_height = ceil(self._font.pixelSize() * _LINE)
        self.plot = QRectF(place)
        """Where the columns are; there may be words around them."""

    # Where things are

    @property
    def _pitch(self) -> float:
        return self.plot.width() / max(1, len(self._told))

    def column(self, index: int) -> QRectF:
        """The whole height of a column."""
        left = self.plot.left() + index * self._pitch
        return QRectF(left, self.plot.top(), self._pitch, self.plot.height())

    def column_at(self, point: QPointF) -> int | None:
        """Which column is there."""
        index = floor((point.x() - self.plot.left()) / self._pitch)
        return index if 0 <= index < len(self._told) else None

    # Drawing

    def draw(self, painter: QPainter, chosen: int | None = None) -> None:
        """Draw all of it; of one column, tell what there is to tell."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter)
        if chosen is not None:
            self._draw_chosen(painter, self.column(chosen))
        self._draw_chart(painter)
        if chosen is not None:
            self._draw_readout(painter, self._told[chosen], self.column(chosen))

    def _draw_ground(self, painter: QPainter) -> None:
        """What lies below the column that is told of."""

    def _draw_chart(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _draw_chosen(self, painter: QPainter, column: QRectF) -> None:
        """The ground of the column that is told of; with a line where shades are hardly seen."""
        text = self._theme.colours.text
        painter.fillRect(column, with_alpha(text, 0.07))
        if self._theme.is_high_contrast:
            painter.setPen(QPen(text, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(column)

    def _draw_readout(self, painter: QPainter, told: Sequence[str], column: QRectF) -> None:
        """A bubble beside a column, as far inside of the place as it has to be."""
        colours, plot, place, unit = self._theme.colours, self.plot, self._place, self._unit
        head = self._theme.font(_READOUT_TEXT * unit, QFont.Weight.Bold)
        plain = self._theme.font(_READOUT_TEXT * unit)
        fonts = [head, *[plain] * (len(told) - 1)]
        line, pad = ceil(head.pixelSize() * _LINE), 8 * unit
        widest = max(text_width(font, text) for font, text in zip(fonts, told, strict=True))
        bubble = QRectF(0, 0, widest + 2 * pad + 2, len(told) * line + pad)
        bubble.setWidth(min(bubble.width(), place.width()))
        bubble.moveTop(plot.top())
        if column.center().x() < plot.center().x():
            bubble.moveLeft(column.right() + 4 * unit)
        else:
            bubble.moveRight(column.left() - 4 * unit)
        bubble.moveLeft(min(max(bubble.left(), place.left()), place.right() - bubble.width()))
        painter.setPen(QPen(colours.outline, 1))
        painter.setBrush(colours.surface_raised)
        painter.drawRoundedRect(bubble, 7 * unit, 7 * unit)
        row = QRectF(bubble.left() + pad, bubble.top() + pad / 2, bubble.width() - 2 * pad, line)
        for font, text in zip(fonts, told, strict=True):
            draw_line(painter, row, text, font, colours.text)
            row.translate(0, line)

    def _draw_grid_line(self, painter: QPainter, y: float, label: str, *, is_lowest: bool) -> None:
        """A line across all columns, with what stands beside it at the left."""
        plot = self.plot
        strength = 1.0 if is_lowest else 0.4
        painter.setPen(QPen(with_alpha(self._theme.colours.outline, strength), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        beside = QRectF(self._place.left(), y - self._line_height / 2, 0, self._line_height)
        beside.setRight(plot.left() - 6 * self._unit)
        self._write(painter, beside, label, Qt.AlignmentFlag.AlignRight)

    def _write(
        self, painter: QPainter, rect: QRectF, text: str, alignment: Qt.AlignmentFlag
    ) -> None:
        draw_line(painter, rect, text, self._font, self._theme.colours.text_muted, alignment)


class ChartDrawing(ColumnDrawing):
    """Bars on a grid, and a line across them."""

    def __init__(self, data: ChartData, theme: Theme, place: QRectF, unit: float) -> None:
        super().__init__(data, theme, place, unit)
        self._data = data
        self._ticks = ticks(data.most)
        self._legend = list(self._legend_places())
        below = max((rect.bottom() for rect, *_ in self._legend), default=place.top())
        left = max(text_width(self._font, str(tick)) for tick in self._ticks) + 8 * unit
        right = max((text_width(self._font, rate) + 8 * unit for rate in data.rates), default=0.0)
        # Without rates, the highest bar has its number above it.
        self.plot.setTop(below + (10 * unit if data.rates else 4 * unit + self._line_height))
        self.plot.setBottom(place.bottom() - self._line_height - 4 * unit)
        self.plot.setLeft(place.left() + left)
        self.plot.setRight(place.right() - right)

    def _height(self, games: float) -> float:
        return self.plot.height() * games / self._ticks[-1]

    def _legend_places(self) -> Iterator[tuple[QRectF, Kind, str]]:
        """One beside another, on as many lines as are needed."""
        unit, swatch = self._unit, self._font.pixelSize()
        x, y = self._place.left(), self._place.top()
        for kind, text in self._data.legend:
            width = swatch + 6 * unit + text_width(self._font, text) + 2
            if x > self._place.left() and x + width > self._place.right():
                x, y = self._place.left(), y + self._line_height
            yield QRectF(x, y, width, self._line_height), kind, text
            x += width + 16 * unit

    def _draw_chart(self, painter: QPainter) -> None:
        self._draw_grid(painter)
        for index in range(len(self._data.bars)):
            self._draw_bar(painter, index)
        self._draw_rates(painter)
        self._draw_labels(painter)
        self._draw_legend(painter)

    def _draw_grid(self, painter: QPainter) -> None:
        plot, height = self.plot, self._line_height
        for tick in self._ticks:
            y = round(plot.bottom() - self._height(tick)) + 0.5
            self._draw_grid_line(painter, y, str(tick), is_lowest=not tick)
        for nth, rate in enumerate(self._data.rates):
            y = plot.bottom() - plot.height() * nth / (len(self._data.rates) - 1)
            beside = QRectF(plot.right() + 6 * self._unit, y - height / 2, 0, height)
            beside.setRight(self._place.right() + 1)
            self._write(painter, beside, rate, Qt.AlignmentFlag.AlignLeft)

    def _draw_bar(self, painter: QPainter, index: int) -> None:
        bar, column = self._data.bars[index], self.column(index)
        width = min(self._pitch * _BAR_SHARE, _WIDEST_BAR * self._unit)
        foot = self.plot.bottom()
        for kind, games in bar.parts:
            height = self._height(games)
            rect = QRectF(column.center().x() - width / 2, foot - height, width, height)
            if games:
                self._draw_part(painter, rect, kind)
            foot -= height
        text = str(bar.games)
        above = QRectF(column.left(), foot - self._line_height, column.width(), self._line_height)
        has_room = text_width(self._font, text) <= column.width() and not self._data.rates
        if bar.games and has_room:
            colour, middle = self._theme.colours.text, Qt.AlignmentFlag.AlignHCenter
            draw_line(painter, above, text, self._font, colour, middle)

    def _draw_part(self, painter: QPainter, rect: QRectF, kind: Kind) -> None:
        """A bar with rounded shoulders; which kind it is shows without colours too."""
        radius = min(4 * self._unit, rect.width() / 4, rect.height())
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(rect, radius, radius)
        path.addRect(rect.adjusted(0, radius, 0, 0))
        colour = colour_of(kind, self._theme)
        if kind is Kind.GIVEN_UP:
            path = path.simplified()
            painter.fillPath(path, QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.strokePath(path, QPen(colour, 1.2 * self._unit))
        else:
            painter.fillPath(path, colour)
        if kind is Kind.EXCELLENT and rect.height() > 3 * self._unit:
            cap = QRectF(rect.left(), rect.top() + 3 * self._unit, rect.width(), 1.5 * self._unit)
            painter.fillRect(cap, self._theme.colours.surface)

    def _draw_rates(self, painter: QPainter) -> None:
        if not self._data.rates:
            return
        points = [
            QPointF(
                self.column(index).center().x(), self.plot.bottom() - self.plot.height() * bar.rate
            )
            for index, bar in enumerate(self._data.bars)
            if bar.rate is not None
        ]
        pen = QPen(colour_of(Kind.RATE, self._theme), 2 * self._unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if len(points) <= _DOTS_UP_TO:
            for point in points:
                self._draw_dot(painter, point)

    def _draw_dot(self, painter: QPainter, point: QPointF) -> None:
        painter.setPen(QPen(colour_of(Kind.RATE, self._theme), 1.6 * self._unit))
        painter.setBrush(self._theme.colours.surface)
        painter.drawEllipse(point, 2.8 * self._unit, 2.8 * self._unit)

    def _draw_labels(self, painter: QPainter) -> None:
        """What stands below the bars; where there is no room, only each second one or fewer."""
        labels = [bar.label for bar in self._data.bars]
        widest = max((text_width(self._font, label) for label in labels), default=0.0)
        needed = widest + 8 * self._unit
        if widest > self._pitch:
            needed += widest / 2  # the outermost ones are moved inwards
        every = max(1, ceil(needed / self._pitch))
        top = self.plot.bottom() + 4 * self._unit
        for index in range((len(labels) - 1) % every, len(labels), every):
            rect = QRectF(0, top, widest + 1, self._line_height)
            rect.moveLeft(self.column(index).center().x() - rect.width() / 2)
            rect.moveLeft(max(self.plot.left(), rect.left()))
            rect.moveRight(min(self.plot.right(), rect.right()))
            self._write(painter, rect, labels[index], Qt.AlignmentFlag.AlignHCenter)

    def _draw_legend(self, painter: QPainter) -> None:
        side = self._font.pixelSize()
        for rect, kind, text in self._legend:
            swatch = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            if kind is Kind.RATE:
                painter.setPen(QPen(colour_of(kind, self._theme), 2 * self._unit))
                middle = swatch.center()
                painter.drawLine(
                    QPointF(swatch.left(), middle.y()), QPointF(swatch.right(), middle.y())
                )
                self._draw_dot(painter, middle)
            else:
                self._draw_part(painter, swatch.adjusted(1, 1, -1, -1), kind)
            words = rect.adjusted(side + 6 * self._unit, 0, 1, 0)
            self._write(painter, words, text, Qt.AlignmentFlag.AlignLeft)


def colour_of(kind: Kind, theme: Theme) -> QColor:
    """What colour a kind of games has, and the line across them."""
    colours = theme.colours
    return {
        Kind.WON: colours.accent,
        Kind.EXCELLENT: colours.success,
        Kind.LOST: mix(colours.surface, colours.descending, 0.7),
        Kind.GIVEN_UP: colours.text_muted,
        Kind.RATE: colours.text,
    }[kind]


def ticks(most: int) -> list[int]:
    """Round numbers from 0 up to at least the highest bar, a handful of them."""
    smallest = max(1.0, most / _MOST_TICKS)
    power = 10 ** floor(log10(smallest))
    step = next(ceil(power * each) for each in (1, 2, 5, 10) if power * each >= smallest)
    return list(range(0, max(1, ceil(most / step)) * step + 1, step))
