"""What has happened, turn by turn, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from thegame_desktop.play.seats import Seat
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.widgets.labels import mute, plain_label
from thegame_desktop.view.widgets.scaled import Scaled


class RecapList(Scaled, QWidget):
    """A line for each turn, with a dot in its player's colour, below a title."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = plain_label()
        self._title.setWordWrap(True)
        mute(self._title)
        self._lines: list[tuple[Seat, QLabel]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._column.addWidget(self._title)
        self._column.addStretch(1)

    def show_lines(self, title: str, lines: Sequence[tuple[Seat, str]] = ()) -> None:
        """Show these lines, each with whose it is, once they are made to fit."""
        self._title.setText(title)
        for _, old in self._lines:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._lines = []
        for place, (seat, text) in enumerate(lines, self._column.count() - 1):
            label = plain_label()
            label.setWordWrap(True)
            label.setText(text)
            self._column.insertWidget(place, label)
            label.show()  # the layout would do so only with the next events, and not count it now
            self._lines.append((seat, label))

    def fit(self, width: int, height: int) -> None:
        """Write many lines smaller, so that all can be seen."""
        for pixels in (15, 14, 13, 12):
            self._write(pixels)
            if self._column.heightForWidth(width) <= height:
                break

    def _write(self, pixels: float) -> None:
        """Write so large."""
        unit = self.unit
        self._title.setFont(self._theme.font(max(12.0, 14 * unit), QFont.Weight.Bold))
        font = self._theme.font(max(12.0, pixels * unit))
        for _, label in self._lines:
            label.setFont(font)
            label.setContentsMargins(round(font.pixelSize() * 1.3), 0, 0, 0)
        self._column.setSpacing(round(max(0.0, pixels - 11) * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for seat, label in self._lines:
            size = label.font().pixelSize() * 0.75
            middle = label.y() + label.fontMetrics().height() / 2
            painter.setBrush(self._theme.seats[seat.colour])
            painter.drawEllipse(QRectF(0, middle - size / 2, size, size))
