"""A card in the hand: a button that can be dragged."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from thegame_desktop.engine import Card, Command
from thegame_desktop.view.look.card_art import CardArt, with_shadow
from thegame_desktop.view.look.focus_ring import FocusRing, is_choosing_key
from thegame_desktop.view.look.painted import draw_box
from thegame_desktop.view.look.texts import draw_line, fitted, text_width
from thegame_desktop.view.look.theme import Theme

_MARK_SIZE = 0.125
"""How large the word of a marked card is, as a share of the card's width."""
_MARK_ROOM = 0.4
"""How wide it may be."""
_SMALLEST_MARK = 11


class CardButton(FocusRing, QAbstractButton):
    """Shows one card. A press and a move drag it; what that means the table decides."""

    drag_started = Signal(object)
    """The card, as with all of these."""
    drag_moved = Signal(object, QPoint)
    """And the pointer, on the table."""
    drag_ended = Signal(object, QPoint)
    drag_cancelled = Signal()
    chosen = Signal(object)
    """It was clicked."""
    double_clicked = Signal(object)
    chosen_by_key = Signal(object)
    """As `chosen`, from the keyboard: what comes next will come from there too."""

    def __init__(
        self, card: Card, command: Command | None, theme: Theme, art: CardArt, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.card = card
        self.command = command
        self.setObjectName(f"card {card.code}")
        self._theme = theme
        self._art = art
        self._card_size = QSize(1, 1)
        self._pressed_at: QPoint | None = None
        self._is_second_click = False
        self._last_press_ms: int | None = None
        self._grip = QPoint()
        self.is_dragged = False
        self.is_face_up = True
        """False while the card lies face down, on its way from the draw pile for instance."""
        self._presence = 1.0
        self._mark = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.clicked.connect(lambda: self.chosen.emit(card))

    def set_card_size(self, size: QSize) -> None:
        """How big the card is, without its shadow, when it rests in the hand."""
        self._card_size = size
        self.update()

    def turn(self, *, is_face_up: bool) -> None:
        """Show this side."""
        if is_face_up != self.is_face_up:
            self.is_face_up = is_face_up
            self.update()

    def fade(self, presence: float) -> None:
        """Be there from not at all, 0, to wholly, 1."""
        if presence != self._presence:
            self._presence = presence
            self.update()

    def mark(self, word: str) -> None:
        """Have this word at the upper edge, for whoever sees the card; empty for none."""
        if word != self._mark:
            self._mark = word
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_second_click = False  # the button may have been let go elsewhere
            self._pressed_at = event.position().toPoint()
            self._last_press_ms = event.timestamp()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        here = event.position().toPoint()
        if not self.is_dragged:
            if (here - self._pressed_at).manhattanLength() < QApplication.startDragDistance():
                return
            self.is_dragged = True
            self._is_second_click = False
            self._grip = self._pressed_at
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.raise_()
            self.drag_started.emit(self.card)
        pointer = self.mapToParent(here)
        self.move(pointer - self._grip)
        self.drag_moved.emit(self.card, pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.is_dragged:
            pointer = self.mapToParent(event.position().toPoint())
            self.end_drag()
            self.drag_ended.emit(self.card, pointer)
            return
        self._pressed_at = None
        if self._is_second_click:
            self._is_second_click = False
            self.double_clicked.emit(self.card)
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt takes two quick taps for one double click, wherever they are.
        last = self._last_press_ms
        if last is None or event.timestamp() - last > QApplication.doubleClickInterval():
            self.mousePressEvent(event)
            return
        # It counts on release, and only if the card isn't dragged away meanwhile.
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
            self._is_second_click = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_choosing_key(event):
            if not event.isAutoRepeat():
                self.chosen_by_key.emit(self.card)
        elif event.key() == Qt.Key.Key_Escape and self.is_dragged:
            self.cancel_drag()
        else:
            event.ignore()  # the table knows where the arrow keys lead

    def cancel_drag(self) -> None:
        """Let go without laying."""
        if self.is_dragged:
            self.end_drag()
            self.drag_cancelled.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.cancel_drag()  # nobody sees where it would be dropped

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.cancel_drag()  # the release will go to another window

    def end_drag(self) -> None:
        """Follow the pointer no longer, and tell nobody."""
        self.is_dragged = False
        self._pressed_at = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def vanish(self) -> None:
        """Be there no longer: a covered card is nowhere to be found, not even until it is gone."""
        self.end_drag()
        self.hide()
        self.setParent(None)
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        side = self._art.back(self._card_size, ratio)
        if self.is_face_up:
            side = self._art.face(self.card, self.command, self._card_size, ratio)
        resting = with_shadow(QRect(QPoint(), self._card_size)).size()
        painter.setOpacity(self._presence)
        if self.size() == resting:
            painter.drawPixmap(0, 0, side)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), side)
        margin = CardArt.margin(self._card_size)
        ring = QRectF(self.rect().adjusted(margin, margin, -margin, -margin))
        self.draw_ring(painter, ring, self._theme, self._card_size.width() * 0.09)
        if self._mark and self.is_face_up:
            self._draw_mark(painter, ring)

    def _draw_mark(self, painter: QPainter, card: QRectF) -> None:
        """A small label across the upper edge, between the corners with the numbers."""
        colours = self._theme.colours
        size = max(_SMALLEST_MARK, round(card.width() * _MARK_SIZE))
        font = self._theme.font(size, QFont.Weight.Bold)
        font.setPixelSize(size)  # the card has that much room, however large texts are
        font = fitted(font, self._mark, card.width() * _MARK_ROOM, smallest=_SMALLEST_MARK)
        height = font.pixelSize() * 1.4
        label = QRectF(0, 0, text_width(font, self._mark) + height, height)
        label.moveCenter(QPointF(card.center().x(), card.top() + height * 0.1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, label, height / 2, colours.accent, QPen(colours.table_edge, 1.5))
        centred = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, label, self._mark, font, colours.on_accent, centred)
