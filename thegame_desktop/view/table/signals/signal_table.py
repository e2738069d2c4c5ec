"""A table of signals to choose from: a column for each pile, command or colour."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.engine import Command, Holding, Pile, Setup
from thegame_desktop.engine import Signal as Said
from thegame_desktop.view.look.focus_ring import RingedButton
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.signal_drawing import draw_sign, square_at, tone
from thegame_desktop.view.look.style_sheet import mix
from thegame_desktop.view.look.text_size import grown
from thegame_desktop.view.look.texts import draw_line, explain, faded, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.signals.signal_choices import ChoiceTable, Subject, choice_name
from thegame_desktop.view.table.signals.signal_heads import ColumnHead, RowHead
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_ALL_COLUMNS, _WIDEST_COLUMN, _NARROWEST_COLUMN = 630, 190, 44
_ROW_HEIGHT, _LEAST_ROW_HEIGHT = 40, 36.0


class SignalTable(Translated, Scaled, QWidget):
    """Shows the signals of one kind: heads above and beside, and a button for each."""

    def __init__(
        self,
        table: ChoiceTable,
        setup: Setup,
        piles: Sequence[Pile],
        theme: Theme,
        words: Words,
        choose: Callable[[Said], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._setup = setup
        self._piles = piles
        self._words = words
        self._heads = [
            ColumnHead(piles[each] if isinstance(each, int) else each, theme, self)
            for each in table.columns
        ]
        self._row_heads = [RowHead(theme, self) for _ in table.rows]
        self.buttons: dict[Said, SignalButton] = {}
        for signal in (signal for row in table.rows for signal in row):
            button = SignalButton(signal, theme, self)
            button.clicked.connect(lambda _=False, signal=signal: choose(signal))
            self.buttons[signal] = button
        self.retranslate()

    def retranslate(self) -> None:
        words = self._words
        for subject, head in zip(self._table.columns, self._heads, strict=True):
            head.show_name(self._name(subject), self._number(subject))
        for row, row_head in zip(self._table.rows, self._row_heads, strict=True):
            row_head.show_words(words.signals.choice(row[0]), words.signals.meaning(row[0]))
        for signal, button in self.buttons.items():
            button.setAccessibleName(words.signals.phrase(signal))
            told = [words.signals.phrase(signal), words.signals.meaning(signal)]
            explain(
                button,
                "\n".join(filter(None, told)),
                self.tr(
                    "A signal to all others. A click says it: it shows on the pile or beside your "
                    "name. Another click takes it back, or says it of one more card."
                ),
            )

    def _name(self, subject: Subject) -> str:
        if isinstance(subject, int):
            return self.tr("Pile {number}").format(number=subject + 1)
        if isinstance(subject, Command):
            return self._words.command(subject)
        return self._words.colour(subject)

    def _number(self, subject: Subject) -> str:
        """The number on a pile; empty where none lies there."""
        if not isinstance(subject, int):
            return ""
        pile = self._piles[subject]
        is_shown = pile.cards or self._setup.edition.row_cards_are_numbered
        return str(pile.top.number) if is_shown else ""

    # How much room it takes

    def explain(self, *, explains: bool) -> None:
        """Show what is meant by the rows, or leave it out."""
        for row_head in self._row_heads:
            row_head.explain(explains=explains)

    def heads_width(self) -> float:
        """How wide the heads of the rows are."""
        return max(head.room().width() for head in self._row_heads) + 14 * self.unit

    def least_width(self, heads_width: float) -> float:
        """How narrow it can be."""
        stacked = max(head.size_stacked(1).width() for head in self._heads)
        column = min(stacked, max(head.width_beside() for head in self._heads))
        return self._width(max(column, _NARROWEST_COLUMN * self.unit), heads_width)

    def best_width(self, heads_width: float) -> float:
        """How wide it would like to be."""
        column = min(_ALL_COLUMNS / len(self._heads), _WIDEST_COLUMN) * self.unit
        return max(self._width(column, heads_width), self.least_width(heads_width))

    def height_in(self, width: float, heads_width: float) -> int:
        """How high it is if it is so wide."""
        rows = self._row_heights()
        return self._heads_height(width, heads_width) + sum(rows) + self._gap() * len(rows)

    def arrange(self, corner: QPoint, width: float, heads_width: float) -> None:
        """Take this place."""
        height = self.height_in(width, heads_width)
        self.setGeometry(QRect(corner.x(), corner.y(), round(width), height))
        column, gap = self._column(width, heads_width), self._gap()
        lefts = [round(heads_width + n * (column + gap)) for n in range(len(self._heads))]
        rights = [round(heads_width + n * (column + gap) + column) for n in range(len(lefts))]
        top = self._heads_height(width, heads_width)
        for head, left, right in zip(self._heads, lefts, rights, strict=True):
            head.stack(is_stacked=self._stacks(column))
            head.setGeometry(left, 0, right - left, top)
        for row, row_head, row_height in zip(
            self._table.rows, self._row_heads, self._row_heights(), strict=True
        ):
            top += gap
            row_head.setGeometry(0, top, int(heads_width), row_height)
            for signal, left, right in zip(row, lefts, rights, strict=True):
                self.buttons[signal].setGeometry(left, top, right - left, row_height)
            top += row_height

    def _gap(self) -> int:
        return max(3, round(5 * self.unit))

    def _width(self, column: float, heads_width: float) -> float:
        count = len(self._heads)
        return heads_width + count * column + (count - 1) * self._gap()

    def _column(self, width: float, heads_width: float) -> float:
        count = len(self._heads)
        return (width - heads_width - (count - 1) * self._gap()) / count

    def _stacks(self, column: float) -> bool:
        return any(head.width_beside() > column for head in self._heads)

    def _heads_height(self, width: float, heads_width: float) -> int:
        column = self._column(width, heads_width)
        if not self._stacks(column):
            return round(grown(max(18.0, 24 * self.unit), 0.8))
        return ceil(max(head.size_stacked(column).height() for head in self._heads))

    def _row_heights(self) -> list[int]:
        least = max(_LEAST_ROW_HEIGHT, _ROW_HEIGHT * self.unit)
        return [ceil(max(least, head.room().height())) for head in self._row_heads]


class SignalButton(Painted, RingedButton):
    """Says one signal; it shows whether, or how often, it is being said."""

    def __init__(self, signal: Said, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.signal = signal
        self.setObjectName(f"signal {choice_name(signal)}")
        self._theme = theme
        self._count = 0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_count(self, count: int, *, can_be_chosen: bool) -> None:
        """Show how often this is being said, and whether a click has any meaning."""
        self._count = count
        self.setChecked(count > 0)
        self.setEnabled(can_be_chosen)
        self.refresh()

    def nextCheckState(self) -> None:
        """A click only asks: what is being said is shown once it is."""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.refresh()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.refresh()

    def _colours_when_said(self) -> tuple[QColor, QColor]:
        """The ink, and the ground that makes it stand out."""
        if isinstance(self.signal, Holding):
            tint = self._theme.cards.suits[self.signal.colour]
            return self._theme.numeral_on(tint), tint
        return self._theme.colours.table_edge, tone(self.signal, self._theme)

    def draw(self, painter: QPainter) -> None:
        colours, unit = self._theme.colours, self.unit
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink, ground = colours.text_muted, colours.surface_raised
        if self.isChecked():
            ink, ground = self._colours_when_said()
        elif not self.isEnabled():
            ink, ground = faded(colours.text_muted, 0.3), faded(colours.surface_raised, 0.4)
        if self.isEnabled() and self.underMouse():
            ground = mix(ground, colours.text, 0.12)
            ink = ink if self.isChecked() else colours.text
        radius = 8 * unit
        # Some colours are hardly lighter than the ground.
        is_marked = self.isChecked() and isinstance(self.signal, Holding)
        line = QPen(colours.accent, 3) if is_marked else self._theme.panel_pen()
        draw_box(painter, frame, radius, ground, line)
        side = min(frame.height() * 0.6, grown(22 * unit, 0.5))
        centre = frame.center()
        if self._count > 1:
            font = self._theme.font(max(11.0, 15 * unit), QFont.Weight.Black)
            times = f"×{self._count}"
            width = text_width(font, times)
            centre -= QPointF((width + side * 0.3) / 2, 0)
            place = QRectF(centre.x() + side * 0.8, frame.top(), width + 2, frame.height())
            draw_line(painter, place, times, font, ink)
        painter.setPen(Qt.PenStyle.NoPen)
        draw_sign(painter, self.signal, square_at(centre, side), ink)
        self.draw_ring(painter, QRectF(self.rect()), self._theme, radius + 1)
