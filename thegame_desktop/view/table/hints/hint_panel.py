"""A hint on the table: in words between the piles and the hand, and rings around what it says."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thegame_desktop.bots.analysis.hints import Hint
from thegame_desktop.engine import FinishTurn
from thegame_desktop.model.adviser import Adviser
from thegame_desktop.view.look.announcing import announce
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.text_size import text_scale
from thegame_desktop.view.look.texts import draw_line, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.look.told import PaintedText
from thegame_desktop.view.table.hints.spotlight import Spotlight
from thegame_desktop.view.widgets.notice import Notice
from thegame_desktop.view.widgets.painted import Painted
from thegame_desktop.view.words.hint_words import HintText, HintWords
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_RADIUS = 11.0
_SMALLEST = 9
_LINE = 1.5
"""How high a line may be, by its letters."""


class _Part(NamedTuple):
    """Some words of a line, in a colour and a font of their own."""

    text: str
    colour: QColor
    font: QFont

    def of_size(self, pixels: int) -> "_Part":
        """The same in smaller letters."""
        font = QFont(self.font)
        font.setPixelSize(pixels)
        return self._replace(font=font)


class HintPanel(Translated, Painted, PaintedText):
    """Follows what the adviser tells, with rings around what it is about; a notice comes first.

    It has up to three lines, and is as wide as they are; whoever can't see them hears them.
    """

    def __init__(
        self, theme: Theme, words: Words, adviser: Adviser, notice: Notice, table: QWidget
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._words = HintWords(words)
        self._adviser = adviser
        self._notice = notice
        self._text = HintText("")
        self._spotlight = Spotlight(theme, table)
        self.setObjectName("hint words")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        adviser.changed.connect(self._show)
        notice.installEventFilter(self)

    @property
    def is_wanted(self) -> bool:
        """True while there is a hint, or one is being thought about."""
        return self._adviser.hint is not None or self._adviser.is_thinking

    def ask(self) -> None:
        """Have the next hint shown, in place of whatever else was to be said."""
        self._notice.clear()
        self._adviser.ask()

    def dismiss(self) -> None:
        """Show none any more."""
        self._adviser.dismiss()

    def look_again(self) -> None:
        """Look again where the things are that the hint is about."""
        self._spotlight.find()
        self.raise_()  # above the hand, and above the rings

    def retranslate(self) -> None:
        adviser, text = self._adviser, HintText("")
        if adviser.hint is not None:
            text = self._words.hint(adviser)
        elif adviser.is_thinking:
            text = self._words.thinking()
        if text != self._text:
            self._text = text
            self.setAccessibleName(text.spoken)
            announce(self, text.spoken)
            self.refresh()
        self._give_way()

    def _give_way(self) -> None:
        """Be there unless there is something else to be read in this place."""
        self.setVisible(self.is_wanted and self._notice.isHidden())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._give_way()
        return False

    def _show(self) -> None:
        self.retranslate()
        hint = self._adviser.hint
        self._spotlight.show([] if hint is None else _touched(hint))
        self.raise_()

    def draw(self, painter: QPainter) -> None:
        colours = self._theme.colours
        side = 16 * self.unit
        room = self.width() - 2 * side
        lines = [self._fitted(line, room) for line in self._lines(room)]
        widest = max((sum(map(_width, line)) for line in lines), default=0.0)
        # As near to the hand as it can be; a line by itself is in the middle of two.
        line_height = min(self.height() / max(2, len(lines)), _LINE * self._font().pixelSize())
        height = line_height * (len(lines) if len(lines) > 1 else 1.44)
        frame = QRectF(0, 0, min(room, widest + 2) + 2 * side, height)
        frame.moveCenter(QRectF(self.rect()).center())
        frame.moveTop(self.height() - (line_height * max(2, len(lines)) + height) / 2)
        frame = frame.adjusted(1, 1, -1, -1)
        draw_box(painter, frame, _RADIUS, colours.surface, QPen(colours.accent, 1.5))
        inner = frame.adjusted(side - 1, 2.5 * self.unit, 1 - side, -2.5 * self.unit)
        each = inner.height() / max(1, len(lines))
        for nth, line in enumerate(lines):
            rest = QRectF(inner.left(), inner.top() + nth * each, inner.width(), each)
            for part in line:
                draw_line(painter, rest, part.text, part.font, part.colour)
                rest.setLeft(rest.left() + _width(part))

    def _lines(self, room: float) -> list[list[_Part]]:
        """What is to be done, and why; a note has a line of its own if it would make them small."""
        colours, text = self._theme.colours, self._text
        why = [self._part(text.why, colours.text)] if text.why else []
        note = [self._part(text.note, colours.text_muted)] if text.note else []
        between = [self._part("  ·  ", colours.text_muted)] if why and note else []
        in_one = [*why, *between, *note]
        if text_scale() > 1 and sum(map(_width, in_one)) > room:
            lines = [self._upper(), why, note]
        else:
            lines = [self._upper(), in_one]
        return [line for line in lines if line]

    def _upper(self) -> list[_Part]:
        colours, text = self._theme.colours, self._text
        if not text.what:
            return [self._part(text.kind, colours.text_muted)] if text.kind else []
        parts = [
            self._part(f"{text.kind}: ", colours.accent, QFont.Weight.Bold),
            self._part(text.what, colours.text, QFont.Weight.Bold),
        ]
        if text.then:
            parts.append(self._part(f", {text.then}", colours.text_muted))
        return parts

    def _fitted(self, parts: Sequence[_Part], room: float) -> list[_Part]:
        """The parts of a line in letters that are small enough for the room."""
        size = min(part.font.pixelSize() for part in parts)
        while size > _SMALLEST and sum(map(_width, parts)) > room:
            size -= 1
            parts = [part.of_size(size) for part in parts]
        return list(parts)

    def _part(self, text: str, colour: QColor, weight: QFont.Weight = QFont.Weight.Normal) -> _Part:
        return _Part(text, colour, self._font(weight))

    def _font(self, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The letters where there is room."""
        return self._theme.font(max(12.5, 14.5 * self.unit), weight)


def _width(part: _Part) -> float:
    return text_width(part.font, part.text)


def _touched(hint: Hint) -> list[str]:
    """The names of what the hint is about."""
    if isinstance(hint.action, FinishTurn):
        return ["finish"]
    return [f"card {hint.action.card.code}", f"pile {hint.action.pile}"]
