"""A pile that is fanned out where it lies: all its cards, in the order in which they were laid."""

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGroupBox, QWidget

from thegame_desktop.engine import Direction
from thegame_desktop.model.list_model import VALUE_ROLE
from thegame_desktop.play.rows import PileRow
from thegame_desktop.view.look.card_art import CardArt
from thegame_desktop.view.look.focus_ring import is_choosing_key
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.texts import as_tool_tip, draw_line, explain, text_width
from thegame_desktop.view.look.theme import Theme
from thegame_desktop.view.table.motion.choreographer import Choreographer, Glide, Stage
from thegame_desktop.view.table.motion.ways import straight
from thegame_desktop.view.table.piles.fan_card import FanCard
from thegame_desktop.view.table.piles.fan_layout import READABLE, FanLayout, fan_layout
from thegame_desktop.view.table.piles.pile_button import PileButton
from thegame_desktop.view.table.places.table_layout import TableLayout
from thegame_desktop.view.widgets.scaled import Scaled
from thegame_desktop.view.words.sentences import as_sentence
from thegame_desktop.view.words.translated import Translated
from thegame_desktop.view.words.words import Words

_IN_PLACE = (0.7, 0.66)
"""How much of the table's width and height it takes, unless its cards would be too small."""
_RADIUS = 16.0
_LINE = 1.5
"""How high a line of words is, by its letters."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class FannedPile(NamedTuple):
    """The pile that is fanned out."""

    button: PileButton
    row: PileRow


# A group, because that is what it is to a screen reader: with a name, and the cards in it.
class PileFan(Translated, Scaled, QGroupBox):
    """Lies over the table until somebody does something else: a click or Esc folds it up."""

    left = Signal()
    """Folded up by somebody who uses the mouse, and who means no pile by the next key: Space may
    be there to pass the laptop on."""

    def __init__(self, theme: Theme, art: CardArt, words: Words, table: QWidget) -> None:
        super().__init__(table)
        self.setObjectName("pile fan")
        self._theme = theme
        self._art = art
        self._words = words
        self._table = table
        self._shown: FannedPile | None = None
        self._is_by_key = False
        # Not the table's, which doesn't come to rest by this: nothing has happened there.
        self._unfolding = Choreographer(self)
        self._places: TableLayout | None = None
        self._layout: FanLayout | None = None
        self._title = ""
        self._told: list[str] = []
        self.cards: list[FanCard] = []
        """The row card, and then the cards as they were laid."""
        # What is clicked here is not meant for the table below, nor is the focus of a click.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    @property
    def index(self) -> int | None:
        """Which pile is fanned out; None if none is."""
        return None if self._shown is None else self._shown.button.index

    def open_for(
        self, button: PileButton, index: QModelIndex, places: TableLayout, fan_ms: int
    ) -> None:
        """Fan this pile out; whoever uses the keyboard goes on with it at the top card."""
        self.fold()
        self._shown = FannedPile(button, index.data(VALUE_ROLE))
        self._is_by_key, self._places = button.has_ring, places
        self.cards = list(self._made(self._shown.row))
        self.retranslate()
        self.show()
        self.raise_()
        self._focus(self.cards[-1])
        application = _application()
        application.installEventFilter(self)
        application.focusChanged.connect(self._heed_focus)
        self._unfolding.play([Stage(self._unfold, fan_ms)])

    def _unfold(self) -> list[Glide]:
        self.spread(0)
        return [Glide(self, self.geometry(), along=self.spread)]

    def fold(self) -> bool:
        """Fold up, and hand the keyboard back if it was here; false if none is open."""
        if self._shown is None:
            return False
        button, self._shown = self._shown.button, None
        self._unfolding.cancel()
        application = _application()
        application.removeEventFilter(self)
        application.focusChanged.disconnect(self._heed_focus)
        focused = self.window().focusWidget()
        had_keyboard = self.isVisible() and (focused is self or self.isAncestorOf(focused))
        if had_keyboard and self._is_by_key:
            self._focus(button)
        self.hide()
        for card in self.cards:
            card.setParent(None)
            card.deleteLater()
        self.cards = []
        if had_keyboard and not self._is_by_key:
            self.left.emit()
        return True

    def _made(self, row: PileRow) -> Iterator[FanCard]:
        art, pile = self._art, row.pile
        yield FanCard(
            lambda size, ratio: art.row_card(pile.row, size, ratio, row.is_numbered),
            self._theme,
            self,
        )
        for card, command, step in zip(pile.cards, row.commands, pile.steps, strict=True):
            face = partial(art.face, card, command, is_spent=card in row.spent)
            yield FanCard(face, self._theme, self, command=command, is_trick=step < 0)

    # What it says

    def retranslate(self) -> None:
        if self._shown is None:
            return
        words, row = self._words, self._shown.row
        pile, rules = row.pile, list(self._rules(row))
        self._title = words.pile(row.place, pile.row)
        summary, rule = self._summary(row), rules[-1] if rules else []
        self._told = [summary, *rule]
        self.setAccessibleName(f"{self._title}: {summary}")
        self.setAccessibleDescription(" ".join(rule))
        explain(
            self,
            self.tr("Click to fold the pile up (Esc)"),
            self.tr(
                "A pile, fanned out: its row card, then every card that was laid on it, one after "
                "another. The last one is on top. An arrow marks a backwards trick. A click or Esc "
                "folds it up again."
            ),
        )
        names = [words.row_card(pile.row), *self._names(row)]
        for shown, name, told in zip(self.cards, names, [[], *rules], strict=True):
            shown.setAccessibleName(name)
            shown.setToolTip(as_tool_tip("\n".join((name, *told))))
            shown.update()
        self._fit()

    def _summary(self, row: PileRow) -> str:
        """How many cards there are; of an empty pile, what goes on it."""
        if row.size:
            return self.tr("%n card(s), first to last", "", row.size)
        if not row.is_numbered:
            return self.tr("Nothing laid yet. Any card fits.")
        if row.pile.row.direction is Direction.ASCENDING:
            words = self.tr("Nothing laid yet. It starts at {number}: any higher card fits.")
        else:
            words = self.tr("Nothing laid yet. It starts at {number}: any lower card fits.")
        return words.format(number=row.pile.top.number)

    def _rules(self, row: PileRow) -> Iterator[list[str]]:
        """For each card what its command demands, and whether it is spent."""
        for card, command in zip(row.pile.cards, row.commands, strict=True):
            meaning = [self._words.command_meaning(command)] if command is not None else []
            yield [*meaning, *([self._words.spent()] if card in row.spent else [])]

    def _names(self, row: PileRow) -> Iterator[str]:
        pile = row.pile
        for card, command, step in zip(pile.cards, row.commands, pile.steps, strict=True):
            name = as_sentence(self._words.card(card, command))
            if step < 0:
                back = self._words.step_badge(step, pile.row.direction, is_backwards=True)
                name = self.tr("{card}, backwards trick ({step})").format(card=name, step=back)
            yield name

    # Where everything lies

    def place(self, places: TableLayout) -> None:
        """The table is laid out like this from now on."""
        self._places = places
        self._unfolding.hurry()
        self._fit()

    def _fit(self) -> None:
        """Lie over the pile, within the table, as large as is good to read."""
        places, shown = self._places, self._shown
        if places is None or shown is None:
            return
        margin, padding = round(8 * self.unit), self._padding
        bounds = self._table.rect().marginsRemoved(QMargins(margin, margin, margin, margin))
        around = QSize(2 * padding, 2 * padding + self._head_height)
        count, widest = len(self.cards), places.hand_card.width()
        across, down = _IN_PLACE
        in_place = QSize(round(bounds.width() * across), round(bounds.height() * down))
        layout = fan_layout(count, in_place - around, widest)
        if layout.card.width() < min(READABLE, widest):
            layout = fan_layout(count, bounds.size() - around, widest)
        words = max(
            text_width(self._title_font, self._title),
            *(text_width(self._font, line) for line in self._told),
        )
        frame = QRect(QPoint(), layout.size.expandedTo(QSize(ceil(words) + 1, 0)) + around)
        frame.setSize(frame.size().boundedTo(bounds.size()))
        frame.moveCenter(shown.button.geometry().center())
        frame.moveLeft(max(bounds.left(), min(frame.left(), bounds.right() - frame.width() + 1)))
        frame.moveTop(max(bounds.top(), min(frame.top(), bounds.bottom() - frame.height() + 1)))
        self.setGeometry(frame)
        self._layout = layout
        self.spread(1.0)
        self.update()

    def spread(self, share: float) -> None:
        """Be fanned out so far: from 0, where all cards lie on their pile, to 1."""
        if self._shown is None or self._layout is None:
            return
        left = (self.width() - self._layout.size.width()) // 2
        first = QPoint(left, self._padding + self._head_height)
        pile = self._shown.button.geometry().center() - self.pos()
        for card, place in zip(self.cards, self._layout.places, strict=True):
            start, end = QRect(place), place.translated(first)
            start.moveCenter(pile)
            card.lie_at(straight(start, end, share))

    @property
    def _padding(self) -> int:
        return round(max(14.0, 18 * self.unit))

    @property
    def _title_font(self) -> QFont:
        return self._theme.font(max(14.0, 17 * self.unit), QFont.Weight.Bold)

    @property
    def _font(self) -> QFont:
        return self._theme.font(max(12.5, 14.5 * self.unit))

    @property
    def _head_height(self) -> int:
        """What the words above the cards need."""
        fonts = self._title_font, *(self._font for _ in self._told)
        return sum(round(font.pixelSize() * _LINE) for font in fonts)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        colours, painter = self._theme.colours, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, frame, _RADIUS, colours.surface, QPen(colours.accent, 2))
        is_up = self._shown.row.pile.row.direction is Direction.ASCENDING
        room = self.rect().adjusted(self._padding, self._padding // 2, -self._padding, 0)
        line = QRectF(room)
        row = colours.ascending if is_up else colours.descending
        for text, font, colour in (
            (self._title, self._title_font, row),
            *((line, self._font, colours.text) for line in self._told),
        ):
            line.setHeight(round(font.pixelSize() * _LINE))
            draw_line(painter, line, text, font, colour)
            line.translate(0, line.height())

    # What folds it up

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.fold()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click in a hurry means nothing more than the one that has opened it."""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.fold()  # also if it is the whole page that is left

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(watched, QWidget):
            self._heed(watched)
        return False

    def _heed_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self._heed(now)

    def _heed(self, used: QWidget) -> None:
        """Fold up if something else is used; but other windows may well be opened beside it.

        Its pile is left to decide for itself: a click there means to fold it up.
        """
        pile = None if self._shown is None else self._shown.button
        is_own = used in (self, pile) or self.isAncestorOf(used)
        if used.window() is self.window() and not is_own:
            self.fold()

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, nth = event.key(), self._nth_focused
        a_line = self._layout.a_line if self._layout is not None else 1
        beside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        across = {Qt.Key.Key_Up: -a_line, Qt.Key.Key_Down: a_line}
        if key == Qt.Key.Key_Escape or is_choosing_key(event):
            if not event.isAutoRepeat():  # or it would be the key that has opened it
                self.fold()
        elif key in beside:
            self._walk_to((nth + beside[Qt.Key(key)]) % len(self.cards))
        elif key in across:
            self._walk_to(nth + across[Qt.Key(key)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._walk_to(0 if key == Qt.Key.Key_Home else len(self.cards) - 1)
        else:
            event.ignore()  # the table knows what it means

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt calls it so
        if self._shown is None:
            return super().focusNextPrevChild(next)
        self._walk_to((self._nth_focused + (1 if next else -1)) % len(self.cards))
        return True

    @property
    def _nth_focused(self) -> int:
        return next((nth for nth, each in enumerate(self.cards) if each.hasFocus()), 0)

    def _walk_to(self, nth: int) -> None:
        """Go to this card, if there is one."""
        if 0 <= nth < len(self.cards):
            self._is_by_key = True
            self._focus(self.cards[nth])

    def _focus(self, widget: QWidget) -> None:
        """Give it the keyboard; there is a ring around it only for those who use that."""
        reason = Qt.FocusReason
        widget.setFocus(reason.OtherFocusReason if self._is_by_key else reason.MouseFocusReason)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "there are widgets"
    return application
