"""The heads of a table of signals: what a column is about, and what a row says."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Colour, Command, Direction, Pile
from thegame_desktop.view.look import pictograms
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import (
    Voice,
    draw_command,
    draw_suit,
    draw_voice,
    square_at,
)
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.painted import Painted

_GAP = 6
"""What is between the picture, the name and the number of a column's head."""
_CENTRED_LINES = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)


class _Head(Painted, QWidget):
    """Something to read beside what can be clicked."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class ColumnHead(_Head):
    """A pile, a command or a colour: its picture and its name, side by side or stacked."""

    def __init__(self, subject: Pile | Command | Colour, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._subject = subject
        self._name = ""
        self._number = ""
        self._is_stacked = False

    def show_name(self, name: str, number: str = "") -> None:
        """Call it this; the number is that of a pile's top, where there is one to show."""
        self._name, self._number = name, number
        self.refresh()

    def stack(self, *, is_stacked: bool) -> None:
        """Show the name below the picture instead of beside it."""
        self._is_stacked = is_stacked
        self.refresh()

    def width_beside(self) -> float:
        """How much room picture and name take side by side."""
        return sum(self._widths_beside()) + 2 * _GAP * self.unit

    def size_stacked(self, width: float) -> QSizeF:
        """How much room they take one below the other in a column of this width."""
        metrics = QFontMetricsF(self._font())
        lines = metrics.boundingRect(QRectF(0, 0, width, 1000), _CENTRED_LINES, self._name)
        return QSizeF(lines.width(), self._side() + 2 * self.unit + lines.height())

    def draw(self, painter: QPainter) -> None:
        unit, side, room = self.unit, self._side(), QRectF(self.rect())
        font, colour = self._font(), self._theme.colours.text
        if self._is_stacked:
            self._draw_picture(painter, square_at(QPointF(room.center().x(), side / 2), side))
            painter.setFont(font)
            painter.setPen(colour)
            below = room.adjusted(0, side + 2 * unit, 0, 0)
            painter.drawText(below, _CENTRED_LINES, self._name)
            return
        picture, name, chip = self._widths_beside()
        gap = _GAP * unit
        left = max(0.0, (room.width() - picture - gap - name - (gap + chip if chip else 0)) / 2)
        self._draw_picture(painter, QRectF(left, room.center().y() - side / 2, side, side))
        left += picture + gap
        draw_line(painter, QRectF(left, 0, name, room.height()), self._name, font, colour)
        if chip:
            self._draw_chip(painter, QRectF(left + name + gap, 0, chip, room.height()))

    def _side(self) -> float:
        return grown(max(16.0, 21 * self.unit), 0.5)

    def _font(self, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
        return self._theme.font(max(11.0, 13 * self.unit), weight)

    def _widths_beside(self) -> tuple[float, float, float]:
        """The widths of the picture, of the name, and of the chip if there is one."""
        chip = 0.0
        if self._number:
            chip = text_width(self._font(QFont.Weight.Black), self._number) + 12 * self.unit
        return self._side(), text_width(self._font(), self._name) + 1, chip

    def _draw_picture(self, painter: QPainter, square: QRectF) -> None:
        subject = self._subject
        if isinstance(subject, Command):
            draw_command(painter, subject, square, self._theme)
        elif isinstance(subject, Colour):
            draw_suit(painter, subject, square, self._theme)
        else:
            colours, direction = self._theme.colours, subject.row.direction
            is_up = direction is Direction.ASCENDING
            path = pictograms.placed(pictograms.arrow(direction), square)
            painter.fillPath(path, colours.ascending if is_up else colours.descending)

    def _draw_chip(self, painter: QPainter, place: QRectF) -> None:
        """The number on a pile, on a scrap of its card."""
        if not isinstance(self._subject, Pile):
            return
        tint, ink = self._theme.cards.row, self._theme.colours.text_muted
        if self._subject.cards:
            tint = self._theme.tint(self._subject.top)
            ink = self._theme.numeral_on(tint)
        height = min(place.height(), grown(20 * self.unit + 2))
        card = QRectF(place.left(), place.center().y() - height / 2, place.width(), height)
        draw_box(painter, card, 4 * self.unit, tint)
        font = self._font(QFont.Weight.Black)
        draw_line(painter, card, self._number, font, ink, Qt.AlignmentFlag.AlignHCenter)


class _Lines(_Head):
    """A line, and a smaller one below it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._upper = ""
        self._lower = ""
        self._explains = True

    def show_words(self, upper: str, lower: str) -> None:
        """Say this; the lower line may be empty."""
        self._upper, self._lower = upper, lower
        self.refresh()

    def explain(self, *, explains: bool) -> None:
        """Show the lower line, or leave it out."""
        self._explains = explains
        self.refresh()

    def room(self) -> QSizeF:
        """How much room the words take, and what is before them."""
        lines = [(QFontMetricsF(font), text) for text, font, _ in self._lines()]
        width = max(metrics.horizontalAdvance(text) for metrics, text in lines)
        height = sum(metrics.height() for metrics, _ in lines)
        return QSizeF(self._indent(height) + width + 1, height)

    def draw(self, painter: QPainter) -> None:
        height = self.room().height()
        line = QRectF(self.rect()).adjusted(self._indent(height), 0, 0, 0)
        line.setTop((line.height() - height) / 2)
        for text, font, colour in self._lines():
            line.setHeight(QFontMetricsF(font).height())
            draw_line(painter, line, text, font, colour)
            line.translate(0, line.height())

    def _lines(self) -> list[tuple[str, QFont, QColor]]:
        (upper, lower), colours = self._fonts(), self._theme.colours
        lines = [(self._upper, upper, colours.text)]
        if self._lower and self._explains:
            lines.append((self._lower, lower, colours.text_muted))
        return lines

    def _fonts(self) -> tuple[QFont, QFont]:
        raise NotImplementedError

    def _indent(self, height: float) -> float:
        """Where lines of this height begin."""
        return 0.0


class RowHead(_Lines):
    """What the signals of a row say, and what is meant by it."""

    def _fonts(self) -> tuple[QFont, QFont]:
        title = self._theme.font(max(11.5, 14.5 * self.unit), QFont.Weight.DemiBold)
        return title, self._theme.font(max(10.5, 12 * self.unit))


class PanelHead(_Lines):
    """Who is speaking, and what is never said."""

    _voice: Voice | None = None

    def show_speaker(self, voice: Voice) -> None:
        """Have this player's disc before the words."""
        self._voice = voice
        self.refresh()

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        side = self.room().height()
        disc = square_at(QPointF(side / 2, QRectF(self.rect()).center().y()), side)
        if self._voice is not None:
            draw_voice(painter, self._voice, disc, self._theme)

    def _fonts(self) -> tuple[QFont, QFont]:
        headline = self._theme.font(max(13.0, 18 * self.unit), QFont.Weight.Bold)
        return headline, self._theme.font(max(10.5, 13 * self.unit))

    def _indent(self, height: float) -> float:
        return height + 10 * self.unit
